import CNcurses
import Glibc
import TextUI

/// The terminal as a device of the operating system: its modes and its size, reading and writing without blocking, and the
/// signals that concern the program. What this target needs of the system is in this file.
final class TerminalDevice {
  /// What can be waited for.
  struct Events: OptionSet {
    let rawValue: UInt8
    /// Input has arrived.
    static let input = Events(rawValue: 1)
    /// The terminal accepts output.
    static let output = Events(rawValue: 2)
    static let signal = Events(rawValue: 4)
    /// Another descriptor is readable.
    static let other = Events(rawValue: 8)
    /// The terminal has been closed. It is always waited for.
    static let hangUp = Events(rawValue: 16)
  }

  enum Signal {
    case resized, stop, continued
    /// A request to end the program, by any signal whose default action would.
    case end
  }

  // The terminal is opened again, because setting a descriptor of the shell to non-blocking would affect the shell as well. Where
  // it cannot be opened, the standard descriptors are used, and reading and writing may block.
  private let input = reopened(STDIN_FILENO, O_RDONLY) ?? STDIN_FILENO
  private let output = reopened(STDOUT_FILENO, O_WRONLY) ?? STDOUT_FILENO
  private var signals: Int32 = -1
  /// The modes in which the shell has left the terminal.
  private var modes = termios()

  init() { saveModes() }

  deinit {
    for descriptor in [input, output, signals] where descriptor > STDERR_FILENO { close(descriptor) }
  }

  private static func reopened(_ descriptor: Int32, _ access: Int32) -> Int32? {
    guard let name = ttyname(descriptor) else { return nil }
    let own = open(name, access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return own >= 0 ? own : nil
  }

  /// The terminal as a stream that ncurses reads from.
  func inputStream() -> UnsafeMutablePointer<FILE>? { fdopen(input, "r") }

  /// The size of the terminal in cells; `nil` when it has none.
  var size: Size? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return nil
    }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// Takes the present modes of the terminal for those of the shell.
  func saveModes() { tcgetattr(STDOUT_FILENO, &modes) }

  /// Lets every key arrive at once and as it is, and output reach the terminal unchanged.
  func setRawModes() {
    var raw = modes
    cfmakeraw(&raw)
    tcsetattr(STDOUT_FILENO, TCSANOW, &raw)
  }

  /// Gives the terminal the modes of the shell. This does not wait for output that the terminal has not read.
  func restoreModes() { tcsetattr(STDOUT_FILENO, TCSANOW, &modes) }

  /// Discards output that the terminal has not read.
  func discardOutput() { tcflush(STDOUT_FILENO, TCOFLUSH) }

  /// Reads what has arrived, at most as much as the buffer holds; returns the number of bytes.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    if input == STDIN_FILENO, wait(for: .input, atMost: 0) != .input { return 0 }
    return max(0, Glibc.read(input, buffer.baseAddress, buffer.count))
  }

  /// Writes as many bytes as the terminal accepts now.
  /// - Returns: how many; `nil` when it accepts none any more.
  func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Writes a capability of terminfo at once, with its pauses; false when the terminal has none of this name.
  func send(capability name: String) -> Bool { curses_send(name, output) }

  /// Waits until one of some events has happened.
  /// - Parameters:
  ///   - other: another descriptor that input can arrive at; -1 for none.
  ///   - milliseconds: the timeout; negative for none.
  /// - Returns: what has happened; empty when the time has passed.
  func wait(for events: Events, alongside other: Int32 = -1, atMost milliseconds: Int32 = -1) -> Events {
    let all: [(Events, Int32, Int32)] = [
      (.input, input, POLLIN), (.output, output, POLLOUT), (.signal, signals, POLLIN),
    ]
    let awaited = all.filter { events.contains($0.0) } + (other < 0 ? [] : [(.other, other, POLLIN)])
    var descriptors = awaited.map { pollfd(fd: $0.1, events: Int16($0.2), revents: 0) }
    guard poll(&descriptors, nfds_t(descriptors.count), milliseconds) > 0 else { return [] }
    var happened: Events = []
    for (descriptor, (event, _, wanted)) in zip(descriptors, awaited) {
      if descriptor.revents & Int16(wanted) != 0 || event == .other && descriptor.revents != 0 {
        happened.insert(event)
      }
      let isTerminal = event == .input || event == .output
      if isTerminal, descriptor.revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 {
        happened.insert(.hangUp)
      }
    }
    return happened
  }

  /// Receives signals as events from now on: changes of the size, stops, and all that would end the program without giving the
  /// terminal back.
  func watchSignals() {
    var watched = sigset_t()
    sigemptyset(&watched)
    let named = [
      SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE,
      SIGXCPU, SIGPWR, SIGVTALRM, SIGPROF, SIGIO, SIGSTKFLT,
    ]
    for number in named + Array(curses_first_realtime_signal()...curses_last_realtime_signal()) {
      sigaddset(&watched, number)
    }
    signals = curses_signal_descriptor(&watched)
  }

  /// The signals that have arrived since the last call.
  func pendingSignals() -> [Signal] {
    var pending: [Signal] = []
    var info = signalfd_siginfo()
    while Glibc.read(signals, &info, MemoryLayout<signalfd_siginfo>.size) > 0 {
      switch Int32(bitPattern: info.ssi_signo) {
      case SIGWINCH: pending.append(.resized)
      case SIGTSTP: pending.append(.stop)
      case SIGCONT: pending.append(.continued)
      default: pending.append(.end)
      }
    }
    return pending
  }

  /// Whether the process can be stopped. In an orphaned process group (POSIX, "Orphaned Process Group"), which no shell could
  /// continue, the kernel discards the signal: without a shell, or in one without job control.
  var isStoppable: Bool { getpgrp() != getsid(0) && getsid(getppid()) == getsid(0) }

  /// Stops the process until the shell continues it, unless it was started with that signal ignored.
  func stop() {
    var stop = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    sigprocmask(SIG_UNBLOCK, &stop, nil)
    raise(SIGTSTP)
    sigprocmask(SIG_BLOCK, &stop, nil)
  }

  /// What gives the terminal back, in a form that a handler of signals may use.
  private struct Restoration {
    var output: Int32
    var bytes: UnsafeMutableBufferPointer<UInt8>
    var modes: termios
  }

  /// In a global, because a handler of signals cannot reach anything else; `nil` while the terminal is the shell's.
  private nonisolated(unsafe) static var restoration: UnsafeMutablePointer<Restoration>?

  /// Gives the terminal back on the signals of a crash, before these end the process.
  /// - Parameter bytes: what is sent to it then; `nil` for nothing from now on.
  func restoreOnCrash(_ bytes: [UInt8]?) {
    if let old = Self.restoration {
      Self.restoration = nil
      old.pointee.bytes.deallocate()
      old.deallocate()
    }
    guard let bytes else { return }
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.initialize(from: bytes)
    let restoration = UnsafeMutablePointer<Restoration>.allocate(capacity: 1)
    restoration.initialize(to: Restoration(output: output, bytes: copy, modes: modes))
    Self.restoration = restoration
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS] {
      signal(number) { number in
        if let restoration = TerminalDevice.restoration {
          Glibc.write(
            restoration.pointee.output, restoration.pointee.bytes.baseAddress, restoration.pointee.bytes.count
          )
          tcsetattr(STDOUT_FILENO, TCSANOW, &restoration.pointee.modes)
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}

/// The channel into which ncurses writes, and from which its output is taken. ncurses would block, or write again and again, on
/// a terminal that does not read; the channel never makes it wait as long as its output is taken in time.
final class OutputChannel {
  let stream: UnsafeMutablePointer<FILE>
  private let end: Int32

  /// `nil` when no descriptors are left.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    var size = 2 * Self.capacity
    setsockopt(ends[1], SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout.size(ofValue: size)))
    guard let stream = fdopen(ends[1], "w") else { return nil }
    (end, self.stream) = (ends[0], stream)
  }

  deinit { close(end) }

  /// At least so many bytes can be written before they are taken.
  static let capacity: Int32 = 1 << 17

  /// Takes what has been written since the last call.
  func take() -> [UInt8] {
    var bytes: [UInt8] = []
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 1) { buffer in
      while case let count = read(end, buffer.baseAddress, buffer.count), count > 0 {
        bytes += buffer[..<count]
      }
    }
    return bytes
  }

  /// Writes a capability of terminfo into the channel, if the terminal has it.
  func put(capability name: String) { _ = curses_send(name, fileno(stream)) }

  /// Writes what lets all rows of the terminal scroll into the channel.
  func putWholeRegion() { curses_send_whole_region(fileno(stream)) }
}

/// What the environment says about the terminal and its character set.
enum TerminalEnvironment {
  /// Whether standard input and output are a terminal.
  static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// The name of the terminal; empty when there is none.
  static var name: String {
    get { value("TERM") }
    set { setenv("TERM", newValue, 1) }
  }

  /// Sets the locale and returns whether its character set is UTF-8. When UTF-8 is asked for in a locale that is not installed,
  /// `C.UTF-8` is used, if necessary the one in a folder, which may be missing.
  static func setLocale(from localeFolder: String) -> Bool {
    if setlocale(LC_CTYPE, "") == nil, asksForUTF8, setlocale(LC_CTYPE, "C.UTF-8") == nil {
      setenv("LOCPATH", localeFolder, 1)
      setlocale(LC_CTYPE, "C.UTF-8")
    }
    return String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
  }

  private static var asksForUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.map(value).first { !$0.isEmpty } ?? ""
    // `language.codeset@modifier`, or only the codeset, as some terminals send it.
    let codeset = locale.uppercased().prefix { $0 != "@" }
      .split(separator: ".", omittingEmptySubsequences: false).last
    return codeset == "UTF-8" || codeset == "UTF8"
  }

  private static func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
}

/// Decodes characters in the character set of the locale.
struct CharacterDecoder {
  /// The bytes of a character of which the rest has not arrived.
  private var partial: [CChar] = []

  /// Whether the next byte may belong to a character that has begun.
  var isInsideCharacter: Bool { !partial.isEmpty }

  /// Forgets a character that has begun.
  mutating func reset() { partial = [] }

  /// Decodes one more byte. Bytes that are not part of a character are ignored, but not those after them.
  mutating func decode(_ byte: UInt8) -> [Unicode.Scalar] {
    partial.append(CChar(bitPattern: byte))
    var scalars: [Unicode.Scalar] = []
    while !partial.isEmpty {
      var (state, character) = (mbstate_t(), wchar_t())
      let length = mbrtowc(&character, partial, partial.count, &state)
      if length == Self.isIncomplete { break }
      partial.removeFirst(max(1, length))
      if length >= 0, let scalar = Unicode.Scalar(UInt32(bitPattern: character)) { scalars.append(scalar) }
    }
    return scalars
  }

  /// The result of `mbrtowc` for the beginning of a character.
  private static let isIncomplete = -2
}
