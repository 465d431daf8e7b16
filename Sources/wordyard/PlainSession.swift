import Engines
import Plain
import Platform
import Play
import Records
import Storage
import Tables
import Terminal

/// A session in lines, from the first line until the player leaves or the input ends.
struct PlainSession {
  private let start: Start
  private var session: LineSession
  private var input: LineInput
  private let opening: Opening
  private let loop: EventLoop
  private let tables: TableRoom
  /// What is watched while the player is at a table or lists them: only then is the input not simply read.
  private var watches: Watches?
  /// Until when the time has been told to the session.
  private var told = System.time
  /// Whether a signal has told the process to end.
  private var isTerminated = false

  private struct Watches {
    /// While no whole line has arrived.
    var input: EventLoop.Watch?
    let signals: [Signal: EventLoop.Watch]

    init(_ loop: EventLoop) { signals = loop.watch([.interrupt, .terminate, .hangUp, .quit, .stop]) }
  }

  /// How long a table may take to answer before the next line is asked for all the same.
  private static let answerTime = Duration.seconds(1)

  /// - Throws: when a code or a letter cannot be opened; nothing has been said then.
  init(
    _ start: Start, _ options: Options, _ opening: Opening, _ input: LineInput, by reason: PlainReason
  ) throws {
    var start = start
    (self.opening, self.input) = (opening, input)
    try opening.check(start.context)
    // What could not be read in time is waited for: nothing is drawn meanwhile.
    start.context.choices.readTitle()
    loop = try EventLoop()
    tables = try options.tables(in: start.folder, loop, &start.context)
    start.context.services.tables = tables
    self.start = start
    let isUTF8 = CursesTerminal.setLocale(from: start.assets.localeFolder)
    session = LineSession(
      start.context, by: reason, isASCII: options.isASCII || !isUTF8,
      hidesSecrets: input.isTerminal)
  }

  /// Plays until the end.
  mutating func run() {
    do throws(SystemError) {
      try write(session.begin(with: opening))
      while !session.isOver {
        try awaitTable()
        let line = try readLine()
        if isTerminated { break }
        // The prompt at which the input has ended stands in a line of its own.
        if input.isTerminal, line == nil || session.isSecret { try endLine() }
        let answer = session.answer(line, after: timePassed())
        // Whoever types a secret as soon as it is asked for is not seen either.
        if session.isSecret, !tables.isActive { input.hide(true) }
        try write(answer)
      }
    } catch {
      // Nobody reads any more; every move has been saved.
    }
    input.hide(false, isWatched: true)
    tables.leave()
    Start.close(start.store, start.assets, timeout: isTerminated ? .milliseconds(300) : nil)
  }

  /// The time since it was last asked for.
  private mutating func timePassed() -> Duration {
    let now = System.time
    defer { told = now }
    return now - told
  }

  /// Asks for the next line, again after each time that something is said meanwhile.
  /// - Returns: `nil` at the end of the input, or when the process has been told to end.
  private mutating func readLine() throws(SystemError) -> String? {
    guard tables.isActive else {
      watches = nil
      _ = timePassed()
      if session.isSecret { return try input.secret(after: prompt) }
      try System.write(Array(prompt.utf8), to: System.standardOutput)
      think()
      return input.line()
    }
    defer { input.hide(false, isWatched: true) }
    while !isTerminated {
      input.hide(session.isSecret, isWatched: true)
      try System.write(Array(prompt.utf8), to: System.standardOutput)
      var answer: Answer?
      while answer == nil, !isTerminated {
        // Tables are heard first, or a script would never let them speak.
        answer = hear(for: input.hasLine ? .zero : nil)
        if answer == nil, input.hasLine { return input.line() }
      }
      guard let answer else { break }
      if input.isTerminal { try endLine() }
      try write(answer)
      try awaitTable()
    }
    return nil
  }

  /// Lets the session work while the player thinks; a program that has typed on does not wait for it.
  private mutating func think() { if !input.hasMore { session.think() } }

  /// Lets the table answer what it has been asked, before the next line is asked for.
  private mutating func awaitTable() throws(SystemError) {
    let end = System.time + Self.answerTime
    while session.isAwaiting, tables.isActive, !isTerminated, System.time < end {
      if let answer = hear(for: end - System.time) { try write(answer) }
    }
  }

  /// Waits for the tables, a signal, the input or some time, and takes in what has come.
  /// - Returns: what is said of it, after which the prompt is repeated; `nil` for nothing.
  private mutating func hear(for time: Duration?) -> Answer? {
    var watches = watches ?? Watches(loop)
    let reads = !input.hasLine
    watches.input = reads ? watches.input ?? input.watch(in: loop) : nil
    self.watches = watches
    let isFile = reads && watches.input == nil
    let due = [time, session.patience, tables.patience, isFile ? .zero : nil].compactMap { $0 }.min()
    let events = loop.wait(for: due)
    tables.receive(events)
    if isFile || events.contains(where: { $0.watch == watches.input?.id }) { input.receive() }
    for case .signal(let signal) in events.map(\.occurrence) {
      if signal == .stop { return stop() }
      isTerminated = true
    }
    let news = tables.isActive ? tables.news() : []
    return session.hear(news, after: timePassed())
  }

  /// Lets others keep the table while the process is stopped.
  private mutating func stop() -> Answer? {
    guard let watch = watches?.signals[.stop] else { return nil }
    input.hide(false, isWatched: true)
    tables.handOver()
    loop.takeDefaultAction(.stop, watch)
    tables.rejoin()
    return session.hear(tables.news(), after: timePassed()) ?? Answer([])
  }

  /// What asks for the next line. Whoever reads a pipe line by line sees in its end that the answer has ended.
  private var prompt: String { session.prompt + (input.isTerminal ? " " : "\n") }

  private func endLine() throws(SystemError) {
    try System.write([UInt8(ascii: "\n")], to: System.standardOutput)
  }

  private func write(_ answer: Answer) throws(SystemError) {
    let text = answer.lines.map { $0 + "\n" }.joined()
    try System.write(Array(text.utf8), to: System.standardOutput)
  }
}

extension Options {
  /// Why there are lines whatever the records say; `nil` for a screen if the terminal can show one.
  /// - Throws: `TerminalError` when there is no terminal, and nothing says what is to be played in lines.
  func plainReason() throws -> PlainReason? {
    if isPlain { return .option }
    for name in ["WORDYARD_PLAIN", "ACCESSIBLE"] {
      if let value = System.environment(name), !["", "0", "false"].contains(value) { return .variable(name) }
    }
    guard TerminalEnvironment.isTerminal else {
      if command == nil { throw TerminalError.noTerminal }
      return .pipe
    }
    return ["", "dumb"].contains(TerminalEnvironment.name) ? .terminal(TerminalEnvironment.name) : nil
  }
}
