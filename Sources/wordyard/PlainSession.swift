import Engines
import Plain
import Platform
import Play
import Records
import Storage
import Terminal

/// A session in lines, from the first line until the player leaves or the input ends.
struct PlainSession {
  private let start: Start
  private var session: LineSession
  private var input: LineInput
  private let opening: Opening

  /// - Throws: when a code or a letter cannot be opened; nothing has been said then.
  init(
    _ start: Start, _ options: Options, _ opening: Opening, _ input: LineInput, by reason: PlainReason
  ) throws {
    var start = start
    (self.opening, self.input) = (opening, input)
    try opening.check(start.context)
    // What could not be read in time is waited for: nothing is drawn meanwhile.
    start.context.choices.readTitle()
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
        let time = System.time
        // Whoever reads a pipe line by line sees in it that the answer has ended.
        let prompt = session.prompt + (input.isTerminal ? " " : "\n")
        if !session.isSecret { try System.write(Array(prompt.utf8), to: System.standardOutput) }
        let line = session.isSecret ? try input.secret(after: prompt) : input.line()
        // The prompt at which the input has ended stands in a line of its own.
        if input.isTerminal, line == nil || session.isSecret {
          try System.write([UInt8(ascii: "\n")], to: System.standardOutput)
        }
        try write(session.answer(line, after: System.time - time))
      }
    } catch {
      // Nobody reads any more; every move has been saved.
    }
    Start.close(start.store, start.assets)
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
