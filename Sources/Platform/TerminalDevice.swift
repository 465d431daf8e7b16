import Engines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal as a device of the operating system: its modes and its size, reading and writing without blocking, and the
/// signals that concern the program.
package final class TerminalDevice {
  /// What can be waited for.
  package struct Events: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Input has arrived.
    package static let input = Events(rawValue: 1)
    /// The terminal accepts output.
    package static let output = Events(rawValue: 2)
    package static let signal = Events(rawValue: 4)
    /// Something has happened to another watch of the loop.
    package static let other = Events(rawValue: 8)
    /// The terminal has been closed. It is always waited for.
    package static let hangUp = Events(rawValue: 16)
  }

  package enum Request {
    case resized, stop, continued
    /// A request to end the program, by any signal whose default action would.
    case end
  }

  // The terminal is opened again, because setting a descriptor of the shell to non-blocking would affect the shell as well.
  // Where it cannot be opened, the standard descriptors are used, and reading and writing may block.
  private let input = reopened(STDIN_FILENO, O_RDONLY) ?? STDIN_FILENO
  package let output = reopened(STDOUT_FILENO, O_WRONLY) ?? STDOUT_FILENO
  private let loop: EventLoop
  private var reading, writing: EventLoop.Watch?
  private var signals: [Signal: EventLoop.Watch] = [:]
  private var requests: [Request] = []
  /// What has happened to other watches of the loop.
  private var others: [EventLoop.Event] = []
  private var isGone = false
  /// Whether the process was started with the signal of Ctrl-Z ignored, and with that of the background.
  private let (ignoresStop, ignoresBackground) = (startedIgnoring(SIGTSTP), startedIgnoring(SIGTTOU))
  /// The modes in which the shell has left the terminal.
  private var modes = termios()

  package init(_ loop: EventLoop) throws(SystemError) {
    self.loop = loop
    reading = try loop.watch(input, for: [])
    writing = try loop.watch(output, for: [])
    // In the background the kernel would stop the process in the midst of giving the terminal back, for ever.
    signal(SIGTTOU, SIG_IGN)
  }

  deinit {
    (reading, writing) = (nil, nil)
    for descriptor in [input, output] where descriptor > STDERR_FILENO { close(descriptor) }
  }

  private static func reopened(_ descriptor: Int32, _ access: Int32) -> Int32? {
    guard let name = ttyname(descriptor) else { return nil }
    let own = open(name, access | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    return own >= 0 ? own : nil
  }

  /// The size of the terminal in cells; `nil` when it has none.
  package var size: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, numericCast(TIOCGWINSZ), &size) == 0, size.ws_row > 0, size.ws_col > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Takes the present modes of the terminal for those of the shell.
  package func saveModes() { tcgetattr(STDOUT_FILENO, &modes) }

  /// Lets every key arrive at once and as it is, and output reach the terminal unchanged.
  package func setRawModes() {
    var raw = modes
    cfmakeraw(&raw)
    tcsetattr(STDOUT_FILENO, TCSANOW, &raw)
  }

  /// Gives the terminal the modes of the shell, unless the shell has set its own since. Output that is not read is not waited for.
  package func restoreModes() {
    var (present, raw) = (termios(), modes)
    tcgetattr(STDOUT_FILENO, &present)
    cfmakeraw(&raw)
    guard !isInBackground || present.c_lflag == raw.c_lflag else { return }
    tcsetattr(STDOUT_FILENO, TCSANOW, &modes)
  }

  /// Discards output that the terminal has not read.
  package func discardOutput() { tcflush(STDOUT_FILENO, TCOFLUSH) }

  /// Reads what has arrived, at most so many bytes.
  package func read(atMost most: Int) -> [UInt8] {
    if input == STDIN_FILENO, !wait(for: .input, atMost: .zero).contains(.input) { return [] }
    var bytes = [UInt8](repeating: 0, count: most)
    let count = bytes.withUnsafeMutableBytes { readSome(input, $0) }
    return Array(bytes.prefix(max(0, count)))
  }

  /// Writes as many bytes as the terminal accepts now.
  /// - Returns: how many; `nil` when it accepts none any more.
  package func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    let count = bytes.withUnsafeBytes { writeSome($0, output) }
    if count >= 0 { return count }
    return errno == EAGAIN || errno == EINTR ? 0 : nil
  }

  /// Waits until one of some events has happened.
  /// - Parameter time: the timeout; `nil` for none.
  /// - Returns: what has happened; empty when the time has passed. Besides what is waited for, it may be `hangUp`.
  package func wait(for events: Events, atMost time: Duration?) -> Events {
    guard let reading, let writing, !isGone else { return .hangUp }
    loop.change(reading, to: events.contains(.input) ? .reading : [])
    loop.change(writing, to: events.contains(.output) ? .writing : [])
    let watches = events.contains(.other) ? nil : [reading, writing] + signals.values
    var happened: Events = []
    for event in loop.wait(for: requests.isEmpty ? time : .zero, only: watches) {
      switch event.occurrence {
      case .readable where event.watch == reading.id: happened.insert(.input)
      case .writable where event.watch == writing.id: happened.insert(.output)
      case .ended where event.watch == reading.id || event.watch == writing.id: isGone = true
      case .signal(.windowChanged): requests.append(.resized)
      case .signal(.stop): requests.append(.stop)
      case .signal(.continue): requests.append(.continued)
      case .signal: requests.append(.end)
      default:
        others.append(event)
        happened.insert(.other)
      }
    }
    if !requests.isEmpty, events.contains(.signal) { happened.insert(.signal) }
    if isGone { happened.insert(.hangUp) }
    return happened
  }

  /// What has happened to other watches of the loop since the last call.
  package func takeOtherEvents() -> [EventLoop.Event] {
    defer { others = [] }
    return others
  }

  /// Receives signals as events from now on: changes of the size, stops, and all that would end the program without giving the
  /// terminal back.
  package func watchSignals() {
    signals = loop.watch(
      [.windowChanged, .stop, .continue, .terminate, .hangUp, .interrupt, .quit] + Signal.others)
  }

  /// The requests of the signals that have arrived since the last call.
  package func pendingRequests() -> [Request] {
    defer { requests = [] }
    return requests
  }

  /// Whether the process can be stopped. In an orphaned process group (POSIX, "Orphaned Process Group"), which no shell could
  /// continue, the kernel discards the signal: without a shell, or in one without job control.
  package var isStoppable: Bool { getpgrp() != getsid(0) && getsid(getppid()) == getsid(0) }

  /// Stops the process until the shell continues it, unless it was started with that signal ignored.
  package func stop() {
    guard !ignoresStop else { return }
    if let watch = signals[.stop] { loop.takeDefaultAction(.stop, watch) }
    // What has arrived meanwhile, such as the signal that has continued it.
    _ = wait(for: .signal, atMost: .zero)
  }

  /// Whether the terminal is another process group's.
  private var isInBackground: Bool {
    let foreground = tcgetpgrp(STDOUT_FILENO)
    return foreground > 0 && foreground != getpgrp()
  }

  /// In the background stops the process group, as the kernel does with whoever sets modes there, until it is in the foreground
  /// or has been told to end: by a signal, or because nobody could continue it.
  package func waitForForeground() {
    while isInBackground, !ignoresBackground, !requests.contains(.end) {
      // While it is pending, a SIGCONT behind a signal that comes too late to be seen here discards it.
      System.setBlocked(true, SIGTTOU)
      signal(SIGTTOU, SIG_DFL)
      kill(0, SIGTTOU)
      _ = wait(for: .signal, atMost: .zero)
      if requests.contains(.end) { signal(SIGTTOU, SIG_IGN) }
      System.setBlocked(false, SIGTTOU)
      signal(SIGTTOU, SIG_IGN)
      _ = wait(for: .signal, atMost: .zero)
      if !requests.contains(.continued) { requests.append(.end) }
    }
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
  package func restoreOnCrash(_ bytes: [UInt8]?) {
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
          _ = writeSome(UnsafeRawBufferPointer(restoration.pointee.bytes), restoration.pointee.output)
          tcsetattr(STDOUT_FILENO, TCSANOW, &restoration.pointee.modes)
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}

/// What the environment says about the terminal and its character set.
package enum TerminalEnvironment {
  /// Whether standard input and output are a terminal.
  package static var isTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// The name of the terminal; empty when there is none.
  package static var name: String {
    get { value("TERM") }
    set { setenv("TERM", newValue, 1) }
  }

  /// Sets the locale and returns whether its character set is UTF-8. When UTF-8 is asked for in a locale that is not installed,
  /// `C.UTF-8` is used, if necessary the one in a folder, which may be missing.
  package static func setLocale(from localeFolder: String) -> Bool {
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

  private static func value(_ name: String) -> String { System.environment(name) ?? "" }
}

private func startedIgnoring(_ number: Int32) -> Bool {
  let action = signal(number, SIG_DFL)
  signal(number, action)
  return unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
}
