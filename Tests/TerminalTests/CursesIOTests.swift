import CCursesIO
import Glibc
import Testing

// The headers hide them from Swift.
@_silgen_name("wcwidth") private func wcwidth(_ character: wchar_t) -> Int32
@_silgen_name("wcswidth") private func wcswidth(_ text: UnsafePointer<wchar_t>, _ count: Int) -> Int32
@_silgen_name("wctob") private func wctob(_ character: UInt32) -> Int32
// The platforms of the program pass the variable argument in the same register as a fixed one.
@_silgen_name("__sprintf_chk") private func format(
  _ buffer: UnsafeMutablePointer<CChar>, _ flag: Int32, _ size: Int, _ format: UnsafePointer<CChar>,
  _ number: Int32
) -> Int32

/// What ncurses writes, reads and polls, on the descriptors of a pipe.
@Suite(.serialized)
struct CursesIOTests {
  private let reading, writing: Int32

  init() {
    (reading, writing) = Self.pipe()
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  private static func pipe() -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    Glibc.pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private func close() {
    curses_io_read_ahead(-1)
    Glibc.close(reading)
    if fcntl(writing, F_GETFD) >= 0 { Glibc.close(writing) }
  }

  private func send(_ text: String) { write(writing, Array(text.utf8), text.utf8.count) }

  private func read(_ count: Int) -> String? {
    var bytes = [UInt8](repeating: 0, count: count)
    let length = Glibc.read(reading, &bytes, count)
    return length < 0 ? nil : String(decoding: bytes.prefix(length), as: UTF8.self)
  }

  /// The result of poll, and what it says about the pipe.
  private func poll(alongside others: [pollfd] = [], _ timeout: Int32) -> (found: Int32, isReadable: Bool) {
    var descriptors = [pollfd(fd: reading, events: Int16(POLLIN), revents: 0)] + others
    let found = Glibc.poll(&descriptors, nfds_t(descriptors.count), timeout)
    return (found, descriptors[0].revents & Int16(POLLIN) != 0)
  }

  @Test func `the widths of all characters are those of the C library`() {
    let former = uselocale(newlocale(1 << LC_CTYPE, "C.UTF-8", nil))
    defer { freelocale(uselocale(former)) }
    let different = (1...0x3FFFF).filter { code in
      var character = wchar_t(code)
      return wcwidth(character) != wcswidth(&character, 1)
    }
    #expect(different.isEmpty)
  }

  @Test func `only the characters of ASCII are single bytes`() {
    #expect((0..<0x80).allSatisfy { wctob(UInt32($0)) == $0 })
    #expect([0x80, 0xE9, 0x2500, 0x10FFFF, .max].allSatisfy { wctob($0) == -1 })
  }

  @Test(arguments: [0, 7, 10, 99, 100, 255, 32767, Int32.max, -1, .min])
  func `numbers are formatted as by the C library`(_ number: Int32) {
    for (template, text) in [
      ("%d", "\(number)"), ("%x", String(UInt32(bitPattern: number), radix: 16)), ("%d%%", "\(number)%"),
    ] {
      for size in [-1, 16, text.utf8.count + 1] {
        var buffer = [CChar](repeating: 1, count: 16)
        let length = format(&buffer, 1, size, template, number)
        #expect(String(cString: buffer) == text)
        #expect(length == text.utf8.count)
      }
    }
  }

  @Test func `output is kept until the end, and only that of the descriptor`() {
    defer { close() }
    curses_io_begin(writing, -1)
    send("first ")
    let other = Self.pipe()
    write(other.writing, "x", 1)
    for _ in 0..<1000 { send("0123456789") }
    let bytes = UnsafeBufferPointer(start: curses_io_end(), count: curses_io_count())
    #expect(String(decoding: bytes, as: UTF8.self) == "first " + String(repeating: "0123456789", count: 1000))
    #expect(read(1) == nil)
    send("now")
    #expect(read(3) == "now")
    var byte: UInt8 = 0
    let length = Glibc.read(other.reading, &byte, 1)
    #expect(length == 1 && byte == UInt8(ascii: "x"))
    for end in [other.reading, other.writing] { Glibc.close(end) }
  }

  @Test func `bytes that were read ahead are input that has arrived`() {
    defer { close() }
    curses_io_read_ahead(reading)
    send("\u{1B}OA")
    #expect(poll(-1) == (1, true))
    #expect(read(1) == "\u{1B}")
    #expect(poll(25) == (1, true))
    let silent = pollfd(fd: writing, events: 0, revents: 0)
    #expect(poll(alongside: [silent], -1) == (1, true))
    let ready = pollfd(fd: writing, events: Int16(POLLOUT), revents: 0)
    #expect(poll(alongside: [ready], -1) == (2, true))
    #expect(read(2) == "OA")
    #expect(poll(0) == (0, false))
    #expect(read(1) == nil)
  }

  /// The bytes of a text as they lie in memory, with zeros after them.
  private func packed(_ text: String) -> UInt64 {
    var bytes: UInt64 = 0
    withUnsafeMutableBytes(of: &bytes) { $0.copyBytes(from: text.utf8) }
    return bytes
  }

  @Test func `up to eight bytes can be looked at before they are read, all or none`() {
    defer { close() }
    curses_io_read_ahead(reading)
    #expect(curses_io_peek() == 0)
    send("\u{1B}OA")
    #expect(curses_io_peek() == packed("\u{1B}OA"))
    #expect(curses_io_peek() == packed("\u{1B}OA"))
    #expect(read(1) == "\u{1B}")
    #expect(curses_io_peek() == packed("OA"))
    curses_io_take_all()
    #expect(poll(0) == (0, false))
    send("12345678")
    #expect(curses_io_peek() == packed("12345678"))
    curses_io_take_all()
    send("123456789")
    #expect(curses_io_peek() == 0)
    #expect(read(16) == "123456789")
    #expect(read(1) == nil)
  }

  @Test func `what arrives after the last byte is noticed`() {
    defer { close() }
    curses_io_read_ahead(reading)
    send("a")
    #expect(read(1) == "a")
    send("b")
    // Only the first answer may be out of date: `a` was all there was.
    _ = poll(0)
    #expect(poll(0) == (1, true))
    #expect(read(1) == "b")
    #expect(poll(1) == (0, false))
  }

  @Test func `input of any length arrives completely and in order`() {
    defer { close() }
    curses_io_read_ahead(reading)
    let text = String((0..<2000).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
    send(text)
    var received = ""
    while poll(0).isReadable, let part = read(1 + received.count % 7) { received += part }
    #expect(received == text)
    Glibc.close(writing)
    #expect(poll(-1).found == 1)
    #expect(read(1) == "")
  }
}
