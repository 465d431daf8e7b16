import CVTerm
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A terminal with a program in it: a pseudo-terminal connected to libvterm. Tests type and click, and wait for the
/// contents of the screen.
public final class VirtualTerminal {
  /// The timeout of a wait. It ends a test that has failed, and is no measure of the program: beside busy processes one that reads
  /// its words unoptimised needs many times what it needs alone.
  public static let patience = Duration.seconds(30)

  public let process: pid_t
  /// The complete output of the program.
  public private(set) var received: [UInt8] = []
  public private(set) var rowCount: Int
  public private(set) var columnCount: Int
  private(set) var scanner = ModeScanner()
  /// The beginning of an incomplete character, which libvterm would treat as a complete one.
  private var cutOff: [UInt8] = []
  /// The screen as last read; `nil` when there was output since.
  var knownGrid: [[String]]?
  /// Whether the terminal answers the questions of the program.
  public var answersQuestions = true
  /// Objects with the lifetime of the program, e.g. the folder of its home.
  public var belongings: [AnyObject] = []

  let master: Int32
  let vterm: OpaquePointer
  let cells: OpaquePointer
  let termiosBefore: termios
  /// The path of the program's end of the pseudo-terminal.
  let slavePath: String
  let processDescriptor: Int32
  private var isMasterOpen = true
  private var hasHungUp = false
  /// Whether nothing has been read since the last input, so that the screen does not reflect it.
  var isAnswerDue = false
  private var exit: Exit?

  /// Starts a program in a terminal with a number of rows and columns. `term` is the value of `TERM`; `nil` leaves it
  /// unset.
  public init(_ program: Program, rows: Int = 24, columns: Int = 80, term: String? = "xterm-256color") throws
  {
    rowCount = rows
    columnCount = columns
    var ends = (master: Int32(-1), slave: Int32(-1))
    var path = [CChar](repeating: 0, count: 128)
    guard pty_open(Int32(rows), Int32(columns), &ends.master, &ends.slave, &path, path.count) == 0 else {
      throw ProgramError(message: "no pseudo-terminal: \(String(cString: strerror(errno)))")
    }
    master = ends.master
    defer { close(ends.slave) }
    var settings = termios()
    tcgetattr(ends.slave, &settings)
    termiosBefore = settings
    var program = program
    program.environment["TERM"] = term
    let name = String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    slavePath = name
    process = try program.start(on: .terminal(name))
    processDescriptor = process_descriptor(process)
    vterm = vterm_new(Int32(rows), Int32(columns))
    cells = vterm_obtain_screen(vterm)
    vterm_set_utf8(vterm, 1)
    vterm_screen_enable_altscreen(cells, 1)
    vterm_screen_reset(cells, 1)
    scribble("$ wordyard\r\n")
  }

  deinit {
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
    if exit == nil { waitpid(process, nil, 0) }
    if isMasterOpen { close(master) }
    close(processDescriptor)
    vterm_free(vterm)
  }
}

extension VirtualTerminal {
  /// Reads output until a condition holds. After input, only later output counts.
  /// - Throws: `TerminalFailure` with the screen when the program ends or the deadline passes before that, or when the
  ///   condition held before the program reacted to the last input.
  public func wait(
    _ what: String, patience: Duration = VirtualTerminal.patience,
    at place: SourceLocation = #_sourceLocation,
    until condition: () -> Bool
  ) throws {
    let deadline = Deadline(patience)
    guard !isAnswerDue || !condition() else {
      throw failure("the screen has shown \(what) before the input: this waits for nothing", at: place)
    }
    while !condition() {
      let milliseconds = deadline.milliseconds
      guard milliseconds > 0, !hasHungUp else {
        let why = hasHungUp ? "the program has gone" : "\(patience) have passed"
        throw failure("\(why) without \(what)", at: place)
      }
      pump(milliseconds)
    }
  }

  /// Asks again and again, without reading output, until a condition that depends on something else holds.
  public func spin(
    until what: String, at place: SourceLocation = #_sourceLocation, _ condition: () -> Bool
  ) throws {
    let deadline = Deadline(Self.patience)
    while !condition() {
      guard deadline.milliseconds > 0 else {
        throw failure("\(Self.patience) have passed without \(what)", at: place)
      }
    }
  }

  /// Waits until the program has ended and all its output has been read.
  public func waitForExit(
    patience: Duration = VirtualTerminal.patience, at place: SourceLocation = #_sourceLocation
  ) throws -> Exit {
    if let exit { return exit }
    let deadline = Deadline(patience)
    while isMasterOpen, !hasHungUp {
      guard deadline.milliseconds > 0 else { throw failure("the program has not ended", at: place) }
      pump(deadline.milliseconds)
    }
    var descriptor = pollfd(fd: processDescriptor, events: Int16(POLLIN), revents: 0)
    while poll(&descriptor, 1, deadline.milliseconds) <= 0 {
      guard deadline.milliseconds > 0 else {
        throw failure("the program lives on without a terminal", at: place)
      }
    }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    exit = Exit(status: status)
    return exit!
  }

  /// Reads output until the program has processed all input and waits for more, or has ended.
  public func drain(patience: Duration = VirtualTerminal.patience) {
    let deadline = Deadline(patience)
    defer { isAnswerDue = false }
    while !hasHungUp, deadline.milliseconds > 0 {
      let count = received.count
      pump(0)
      if received.count != count { continue }
      guard hasReadInput, isWaiting else {
        pump(1)
        continue
      }
      // Output from before it began to wait.
      pump(0)
      if received.count == count { return }
    }
  }

  /// Reads output until the program waits without a timeout: no animation runs, and no popup ignores keys. The end of such
  /// a timeout need not change the screen, so this polls instead of waiting for output.
  public func waitUntilIdle(at place: SourceLocation = #_sourceLocation) throws {
    try pump(at: place) { waitsForInputOnly }
  }

  /// Reads output until the program remains idle for this time.
  public func waitUntilItRests(for time: Duration, at place: SourceLocation = #_sourceLocation) throws {
    try pump(at: place) { rests(for: time) }
  }

  /// Reads output until the program waits for input with a timeout of at least this time.
  public func waitUntilItsPatienceIs(
    atLeast time: Duration, at place: SourceLocation = #_sourceLocation
  ) throws {
    try pump(at: place) { !waitsForInputOnly && rests(for: time) }
  }

  /// Reads output, and asks every two milliseconds whether the program is idle.
  private func pump(at place: SourceLocation, until isIdle: () -> Bool) throws {
    let deadline = Deadline(Self.patience)
    repeat {
      guard deadline.milliseconds > 0, !hasHungUp else {
        throw failure("the program does not come to rest", at: place)
      }
      pump(2)
      drain()
    } while !isIdle()
  }

  /// Reads output from several terminals until a condition holds.
  public static func wait(
    _ terminals: [VirtualTerminal], for what: String, patience: Duration = VirtualTerminal.patience,
    at place: SourceLocation = #_sourceLocation, until condition: () -> Bool
  ) throws {
    let deadline = Deadline(patience)
    while !condition() {
      guard deadline.milliseconds > 0 else {
        let screens = terminals.map(\.screen).joined(separator: "\n")
        throw TerminalFailure(
          message: "\(patience) have passed without \(what)", place: place, screen: screens)
      }
      var descriptors = terminals.map { pollfd(fd: $0.master, events: Int16(POLLIN), revents: 0) }
      poll(&descriptors, nfds_t(descriptors.count), deadline.milliseconds)
      for terminal in terminals { terminal.pump(0) }
    }
  }

  /// Sends bytes unchanged, while reading output so that neither side blocks.
  public func send(_ bytes: some Collection<UInt8>, at place: SourceLocation = #_sourceLocation) throws {
    let deadline = Deadline(Self.patience)
    var rest = Array(bytes)[...]
    isAnswerDue = true
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      guard deadline.milliseconds > 0, !hasHungUp else {
        throw failure("the program does not read", at: place)
      }
      pump(deadline.milliseconds, events: POLLIN | POLLOUT)
    }
  }

  /// Closes the terminal.
  public func vanish() {
    close(master)
    isMasterOpen = false
  }

  /// Waits for the next output once, and processes it.
  private func pump(_ milliseconds: Int32, events: Int32 = POLLIN) {
    var descriptor = pollfd(fd: master, events: Int16(events), revents: 0)
    guard poll(&descriptor, 1, milliseconds) > 0 else { return }
    guard descriptor.revents & Int16(POLLIN | POLLHUP) != 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else {
      hasHungUp = hasHungUp || errno == EIO
      return
    }
    received += buffer[..<count]
    isAnswerDue = false
    knownGrid = nil
    let shown = cutOff + scanner.scan(buffer[..<count])
    cutOff = Array(shown.suffix(shown.incompleteTail))
    shown.withUnsafeBytes { _ = vterm_input_write(vterm, $0.baseAddress, $0.count - cutOff.count) }
    if answersQuestions { answer() } else { _ = takeAnswer() }
  }

  /// Writes to the terminal as another program would.
  public func scribble(_ text: String) {
    knownGrid = nil
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { _ = vterm_input_write(vterm, $0.baseAddress, $0.count) }
    }
  }

  /// Sends the data that libvterm has produced: keys, clicks, and answers to the program's requests.
  func answer() {
    let answer = takeAnswer()
    _ = answer.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  private func takeAnswer() -> ArraySlice<CChar> {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = vterm_output_read(vterm, &buffer, buffer.count)
    return buffer.prefix(count)
  }

  func adoptSize(rows: Int, columns: Int) {
    rowCount = rows
    columnCount = columns
    knownGrid = nil
    isAnswerDue = true
    vterm_set_size(vterm, Int32(rows), Int32(columns))
    pty_set_size(master, Int32(rows), Int32(columns))
  }

  /// An error that includes the screen.
  public func failure(_ message: String, at place: SourceLocation) -> TerminalFailure {
    TerminalFailure(message: message, place: place, screen: screen)
  }
}

/// The expectation of a wait that failed, and the screen.
public struct TerminalFailure: Error, CustomStringConvertible {
  public let message: String
  public let place: SourceLocation
  public let screen: String

  public var description: String {
    let rows = screen.split(separator: "\n", omittingEmptySubsequences: false).map { "    | \($0)\n" }
      .joined()
    return "\(message) (\(place.fileName):\(place.line)); the screen:\n\(rows)"
  }
}

extension [UInt8] {
  /// The number of bytes at the end that are the beginning of an incomplete UTF-8 character.
  fileprivate var incompleteTail: Int {
    for length in 1...3 where length <= count {
      let byte = self[count - length]
      if byte & 0xC0 == 0x80 { continue }
      let whole = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return whole > length ? length : 0
    }
    return 0
  }
}
