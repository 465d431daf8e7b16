import CCursesIO
import Glibc
import Testing

// The functions that stand before those of ncurses when the program is linked with `--wrap`. The platforms of the program pass
// variable arguments in the same registers as fixed ones.
@_silgen_name("__wrap__nc_tiparm") private func tiparm(
  _ count: Int32, _ sequence: UnsafePointer<CChar>, _ one: Int32, _ two: Int32, _ nine: Int32
) -> UnsafePointer<CChar>?
@_silgen_name("__wrap__nc_scroll_optimize_sp") private func optimizeScrolling(_ screen: OpaquePointer?)
@_silgen_name("__wrap__nc_outch_sp") func outch(_ screen: OpaquePointer?, _ byte: Int32) -> Int32
@_silgen_name("__wrap_tputs_sp") private func tputs(
  _ screen: OpaquePointer?, _ sequence: UnsafePointer<CChar>?, _ rows: Int32,
  _ put: @convention(c) (OpaquePointer?, Int32) -> Int32
) -> Int32
@_silgen_name("__wrap__nc_putp_sp") func putp(
  _ screen: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ sequence: UnsafePointer<CChar>?
) -> Int32
@_silgen_name("__wrap__nc_mvcur_sp") private func moveCursor(
  _ screen: OpaquePointer?, _ oldRow: Int32, _ oldColumn: Int32, _ row: Int32, _ column: Int32
) -> Int32
@_silgen_name("__wrap__nc_is_charable") private func isOneByte(_ character: wchar_t) -> Bool
@_silgen_name("wcrtomb") private func wcrtomb(
  _ bytes: UnsafeMutablePointer<CChar>?, _ character: wchar_t, _ state: OpaquePointer?
) -> Int

/// What the functions of ncurses, defined below, were called with.
nonisolated(unsafe) var calls: [String] = []
/// What the last call of the function for parameters has returned.
nonisolated(unsafe) private let text = UnsafeMutablePointer<CChar>.allocate(capacity: 256)

@_cdecl("__real__nc_tiparm")
func realTiparm(
  _ count: Int32, _ sequence: UnsafePointer<CChar>, _ one: Int32, _ two: Int32, _ three: Int32
) -> UnsafeMutablePointer<CChar>? {
  let result = "\(String(cString: sequence)) \(one) \(two) \(three)"
  calls.append(result)
  strcpy(text, result)
  return text
}

@_cdecl("__real__nc_scroll_optimize_sp")
func realScrollOptimize(_ screen: OpaquePointer?) { calls.append("scroll") }

@_cdecl("__real__nc_mvcur_sp")
func realMoveCursor(
  _ screen: OpaquePointer?, _ oldRow: Int32, _ oldColumn: Int32, _ row: Int32, _ column: Int32
) -> Int32 {
  calls.append("from \(oldRow) \(oldColumn) to \(row) \(column)")
  _ = putp(screen, nil, "absolute")
  return 5
}

@_cdecl("__real__nc_outch_sp")
func realOutch(_ screen: OpaquePointer?, _ byte: Int32) -> Int32 {
  calls.append("byte \(byte)")
  return 0
}

@_cdecl("__real_tputs_sp")
func realTputs(
  _ screen: OpaquePointer?, _ sequence: UnsafePointer<CChar>?, _ rows: Int32,
  _ put: @convention(c) (OpaquePointer?, Int32) -> Int32
) -> Int32 {
  calls.append("sequence \(sequence.map { String(cString: $0) } ?? "none") \(rows)")
  return 0
}

@_cdecl("__real__nc_putp_sp")
func realPutp(_ screen: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ sequence: UnsafePointer<CChar>?)
  -> Int32
{
  calls.append("named \(sequence.map { String(cString: $0) } ?? "none")")
  return 0
}

extension CursesIOTests {
  /// The functions that stand before those of ncurses.
  @Suite(.serialized)
  struct Functions {
    init() { calls = [] }

    /// The address of a sequence, by which its results are found again.
    private static func sequence(_ text: StaticString) -> UnsafePointer<CChar> {
      UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
    }

    private static let own: @convention(c) (OpaquePointer?, Int32) -> Int32 = { outch($0, $1) }

    /// The bytes kept while `write` runs.
    private func kept(shortening: Bool = false, _ write: () -> Void) -> String {
      curses_io_begin(STDOUT_FILENO, -1)
      if shortening { curses_styles_begin() }
      write()
      let bytes = UnsafeBufferPointer(start: curses_io_end(), count: curses_io_count())
      return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `a sequence is not given the same parameters again`() {
      let (move, color) = (Self.sequence("move %p1%d %p2%d"), Self.sequence("color %p1%d"))
      for (count, sequence, row, result) in [
        (2, move, 3, "move %p1%d %p2%d 3 4 0"), (2, move, 4, "move %p1%d %p2%d 4 4 0"),
        (1, color, 3, "color %p1%d 3 0 0"), (2, move, 3, "move %p1%d %p2%d 3 4 0"),
      ] as [(Int32, UnsafePointer<CChar>, Int32, String)] {
        #expect(String(cString: tiparm(count, sequence, row, 4, 9)!) == result)
        calls = []
        #expect(String(cString: tiparm(count, sequence, row, 4, 9)!) == result)
        #expect(calls.isEmpty)
      }
    }

    @Test func `as many results as there are cells and colours are right`() {
      let move = Self.sequence("move")
      var generator = SystemRandomNumberGenerator()
      for _ in 1...20_000 {
        let (row, column) = (
          Int32.random(in: 0..<40, using: &generator), Int32.random(in: 0..<120, using: &generator)
        )
        #expect(String(cString: tiparm(2, move, row, column, 0)!) == "move \(row) \(column) 0")
      }
    }

    @Test(arguments: [
      "sets a variable %p1%Pa", "reads one %ga%d",
      "a sequence too long to be stored, of more bytes than that",
    ])
    func `other sequences are left to ncurses`(_ sequence: StaticString) {
      let sequence = Self.sequence(sequence)
      for _ in 1...2 { #expect(String(cString: tiparm(1, sequence, 7, 0, 0)!).hasSuffix(" 7 0 0")) }
      #expect(calls.count == 2)
    }

    @Test func `scrolled rows are searched only if there can be any`() {
      optimizeScrolling(nil)
      curses_io_search_scrolled_rows(false)
      optimizeScrolling(nil)
      curses_io_search_scrolled_rows(true)
      optimizeScrolling(nil)
      #expect(calls == ["scroll", "scroll"])
    }

    @Test(
      "the cursor is moved by the shortest sequence",
      arguments: [
        // Within the row: to its beginning, a few columns back, to a column.
        (4, 0, "\r"), (4, 9, "\u{8}"), (4, 7, "\u{8}\u{8}\u{8}"), (4, 6, "\u{1B}[7G"), (4, 14, "\u{1B}[15G"),
        (4, 109, "\u{1B}[110G"),
        // To the next row, the one before, and any other.
        (5, 0, "\r\n"), (5, 10, "\n"), (5, 9, "\u{8}\n"), (5, 12, "\u{1B}[6;13H"), (5, 6, "\u{1B}[6;7H"),
        (3, 10, "\u{1B}[A"), (3, 8, "\u{8}\u{8}\u{1B}[A"), (6, 10, "\u{1B}[7d"), (6, 0, "\r\u{1B}[7d"),
        (9, 11, "\u{1B}[C\u{1B}[10d"), (9, 12, "\u{1B}[10;13H"), (23, 79, "\u{1B}[24;80H"),
      ])
    func moves(row: Int32, column: Int32, sent: String) {
      var result: Int32 = 0
      let bytes = kept(shortening: true) { result = moveCursor(nil, 4, 10, row, column) }
      #expect(bytes == sent)
      #expect(result == 5)
      #expect(calls == ["from -1 -1 to \(row) \(column)"])
    }

    /// The bytes for a letter, two skipped blanks, which end in row 4 and column 13, a move from there, and a letter.
    private func skipping(thenTo row: Int32, _ column: Int32) -> String {
      kept(shortening: true) {
        curses_styles_skip_blanks(true)
        for byte in "A  ".utf8 { _ = outch(nil, Int32(byte)) }
        _ = moveCursor(nil, 4, 13, row, column)
        _ = outch(nil, 66)
      }
    }

    @Test func `a move follows the blanks that were skipped, and no switch of styles`() {
      #expect(skipping(thenTo: 5, 12) == "A\u{1B}[2C\u{8}\nB")
    }

    @Test func `before an absolute position, skipped blanks need no movement`() {
      #expect(skipping(thenTo: 9, 40) == "A\u{1B}[10;41HB")
    }

    @Test func `a position after an unknown one is absolute`() {
      #expect(kept(shortening: true) { _ = moveCursor(nil, 4, -1, 4, 7) } == "\u{1B}[5;8H")
      #expect(kept(shortening: true) { _ = moveCursor(nil, -1, 10, 0, 0) } == "\u{1B}[1;1H")
      #expect(kept(shortening: true) { _ = moveCursor(nil, -1, 10, 10, 7) } == "\u{1B}[11;8H")
    }

    @Test func `over a few characters ncurses moves the cursor, unless there is more output`() {
      for column in [11, 13] as [Int32] {
        #expect(kept(shortening: true) { _ = moveCursor(nil, 4, 10, 4, column) } == "absolute")
      }
      #expect(calls == ["from 4 10 to 4 11", "from 4 10 to 4 13"])
      let long = String(repeating: ".", count: 128)
      for (column, sent) in [(11, "\u{1B}[C"), (13, "\u{1B}[14G")] as [(Int32, String)] {
        let bytes = kept(shortening: true) {
          _ = putp(nil, nil, long)
          _ = moveCursor(nil, 4, 10, 4, column)
        }
        #expect(bytes == long + sent)
      }
    }

    @Test func `to the place where the cursor is, and in output that is not shortened, ncurses moves it`() {
      #expect(kept(shortening: true) { _ = moveCursor(nil, 4, 10, 4, 10) } == "absolute")
      #expect(kept { _ = moveCursor(nil, 4, 10, 4, 0) } == "absolute")
      #expect(calls == ["from 4 10 to 4 10", "from 4 10 to 4 0"])
    }

    @Test func `long output is sent in parts to a terminal that is ready, and kept for one that is not`() {
      var ends: [Int32] = [-1, -1]
      Glibc.pipe(&ends)
      defer { for end in ends { close(end) } }
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
      func sent(_ count: Int) -> Int {
        curses_io_begin(STDOUT_FILENO, ends[1])
        for _ in 1...count { _ = putp(nil, nil, "0123456789") }
        curses_io_end()
        return curses_io_sent()
      }
      #expect(sent(200) == 0)
      #expect(sent(210) == 2050)
      #expect(sent(450) == 4100)
      #expect(curses_io_count() == 4500)
      var bytes = [UInt8](repeating: 0, count: 1 << 20)
      #expect(Glibc.read(ends[0], &bytes, bytes.count) == 2050 + 4100)
      while write(ends[1], bytes, bytes.count) > 0 {}
      while write(ends[1], bytes, 1) > 0 {}
      #expect(sent(450) == 0)
      #expect(curses_io_count() == 4500)
    }

    @Test func `what comes up to the first movement is sent at once, the rest of a short frame at its end`() {
      var ends: [Int32] = [-1, -1]
      Glibc.pipe(&ends)
      defer { for end in ends { close(end) } }
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
      curses_io_begin(STDOUT_FILENO, ends[1])
      curses_styles_begin()
      _ = outch(nil, 65)
      #expect(curses_io_sent() == 0)
      _ = moveCursor(nil, 4, 10, 9, 12)
      #expect(curses_io_sent() == "A\u{1B}[10;13H".utf8.count)
      _ = outch(nil, 66)
      _ = moveCursor(nil, 9, 13, 12, 40)
      curses_io_end()
      #expect(curses_io_sent() == "A\u{1B}[10;13H".utf8.count)
      #expect(curses_io_count() == "A\u{1B}[10;13HB\u{1B}[13;41H".utf8.count)
    }

    @Test func `bytes and sequences of a frame are kept in their order`() {
      let long = String(repeating: "0123456789", count: 1000)
      let frame = kept {
        for byte in "ab".utf8 { _ = outch(nil, Int32(byte)) }
        _ = putp(nil, "name", "\u{1B}[1m")
        Glibc.write(STDOUT_FILENO, "c", 1)
        _ = putp(nil, nil, long)
        _ = outch(nil, 0x9F)
      }
      #expect(frame.hasPrefix("ab\u{1B}[1mc0123456789"))
      #expect(frame.utf8.count == 2 + 4 + 1 + 10_000 + 3)
      #expect(calls.isEmpty)
    }

    @Test func `sequences that need time, and those outside of a frame, are left to ncurses`() {
      _ = outch(nil, 97)
      _ = putp(nil, "name", "b")
      let frame = kept {
        _ = putp(nil, "name", "c$<5>")
        _ = tputs(nil, "d", 2, Self.own)
        #expect(putp(nil, "name", nil) == -1)
      }
      #expect(frame.isEmpty)
      #expect(calls == ["byte 97", "named b", "sequence c$<5> 1", "sequence d 2"])
    }

    @Test func `only ASCII characters are sent as one byte`() {
      #expect((-1...0x11_0000).allSatisfy { isOneByte(wchar_t($0)) == (0..<0x80 ~= $0) })
    }

    @Test func `all characters are encoded as in UTF-8`() {
      var bytes: [CChar] = [0, 0, 0, 0]
      let different = (0...0x11_0000).filter { code in
        let scalar = UnicodeScalar(UInt32(code))
        let count = wcrtomb(&bytes, wchar_t(code), nil)
        return scalar.map { Array(String($0).utf8) != bytes.prefix(count).map { UInt8(bitPattern: $0) } }
          ?? (count != -1)
      }
      #expect(different.isEmpty)
      #expect(wcrtomb(nil, 0x20AC, nil) == 1)
    }
  }
}
