import Engines
import Kit
import Menus
import Plain
import Play
import Records
import ScreenTesting
import Tables
import TestSupport
import Testing
import TextUI
import Texts

/// The two ways to play.
enum FrontEnd: String, CaseIterable, Sendable {
  case screen, lines

  var other: FrontEnd { self == .screen ? .lines : .screen }
}

/// A program of a player's, on the screen or in lines, with the same few things to do. What is said in lines is checked for what
/// holds in every language.
struct Seat {
  private enum Program {
    case screen(App)
    case lines(LineSession)
  }

  let tongue: Tongue
  private var program: Program
  /// What the last thing that was done has led to: the frame, or the answer and the prompt after it.
  private(set) var heard = ""
  /// All of that since the program began.
  private(set) var everything: [String] = []

  /// - Parameters:
  ///   - opening: what it begins with in lines; on the screen a game is opened with its set-up, a code is pasted.
  ///   - prepare: changes the choices of the player.
  init(
    _ front: FrontEnd, _ tongue: Tongue, _ opening: Opening = .menu, name: String = "Ada",
    records: SharedRecords, own: Lexicon? = nil, at location: SourceLocation = #_sourceLocation,
    _ prepare: (inout Context) -> Void = { _ in }
  ) {
    self.tongue = tongue
    var context = Self.context(tongue, name, records, own)
    context.choices.readTitle()
    prepare(&context)
    context.choices.save()
    switch front {
    case .screen:
      var app = App(size: ScreenSize.home.size, context: context, screens: [TitleScreen()])
      app.readRecords()
      switch opening {
      case .game(let kind):
        app.openSetUp(kind)
        app.press(.enter)
      case .code(let text): app.send(.paste(text))
      default: break
      }
      program = .screen(app)
      hear(app.frame.text, at: location)
    case .lines:
      var session = LineSession(context, by: .option)
      let answer = session.begin(with: opening)
      program = .lines(session)
      // The first line says how the program is used, with a question mark.
      hear(Array(answer.lines.dropFirst()), session.prompt, at: location)
    }
  }

  private static func context(
    _ tongue: Tongue, _ name: String, _ records: SharedRecords, _ own: Lexicon?
  ) -> Context {
    var settings = Settings()
    settings.language = tongue.interface
    settings.words = tongue.code
    settings.isAnimated = false
    var library = tongue.library
    library.ownWords = { _, _ in own }
    return Context(
      Profile(
        player: name, settings: settings, language: tongue.language,
        ownWords: own.map { OwnWords(path: "/own/words", lexicon: $0) }, choices: Games.all.choices, seed: 4),
      Services(
        library: library, games: .all, records: records, today: { App.today }, hoursLeft: { 7 },
        resolve: Destination.resolve))
  }

  // MARK: What is done

  /// Types a letter.
  mutating func type(_ letter: String, at location: SourceLocation = #_sourceLocation) {
    act(letter, at: location) { $0.type(letter) }
  }

  /// Types a word and Enter.
  mutating func enter(_ word: String, at location: SourceLocation = #_sourceLocation) {
    act(word, at: location) { app in
      app.type(word)
      app.press(.enter)
    }
  }

  /// Continues the only saved game.
  mutating func resume(at location: SourceLocation = #_sourceLocation) {
    act(tongue.text("Continue"), at: location) { $0.press(.enter) }
  }

  /// Opens a letter by post, and says what the other one is called.
  mutating func open(letter: String, from name: String, at location: SourceLocation = #_sourceLocation) {
    switch program {
    case .screen:
      act("", at: location) { app in
        app.send(.paste(letter))
        guard app.shows(app.context.text("What do you call the other one?")) else { return }
        app.type(name)
        app.press(.enter)
      }
    case .lines:
      say(tongue.text("By post"), at: location)
      say(tongue.text("Paste a letter"), at: location)
      say(letter, at: location)
      if heard.contains(tongue.text("What do you call the other one?")) { say(name, at: location) }
    }
  }

  /// Types a line; only in lines.
  mutating func say(_ line: String, at location: SourceLocation = #_sourceLocation) {
    act(line, at: location) { _ in Issue.record("`\(line)` is typed in lines only", sourceLocation: location)
    }
  }

  /// Hears what has happened at the tables; only in lines.
  mutating func hearTables(at location: SourceLocation = #_sourceLocation) {
    guard case .lines(var session) = program else { return }
    var tables = session.context.services.tables
    let answer = session.hear(tables?.news() ?? [])
    program = .lines(session)
    if let answer { hear(answer.lines, session.prompt, at: location) }
  }

  /// Does something on the screen only.
  mutating func press(at location: SourceLocation = #_sourceLocation, _ keys: (inout App) -> Void) {
    act("", at: location, keys)
  }

  private mutating func act(_ line: String, at location: SourceLocation, _ keys: (inout App) -> Void) {
    switch program {
    case .screen(var app):
      keys(&app)
      // A popup that opened by itself ignores keys for a moment.
      app.listen()
      program = .screen(app)
      hear(app.frame.text, at: location)
    case .lines(var session):
      let answer = session.answer(line)
      program = .lines(session)
      hear(answer.lines, session.prompt, at: location)
    }
  }

  // MARK: What is said

  /// The screen; `nil` in lines.
  var app: App? { if case .screen(let app) = program { app } else { nil } }

  /// The letter by post that was last said or copied.
  mutating func letter() -> String? {
    switch program {
    case .screen(var app):
      let copied = app.takeEffects().compactMap { effect -> String? in
        if case .copy(let text) = effect { text } else { nil }
      }
      program = .screen(app)
      return copied.last
    case .lines:
      return heard.split(separator: "\n").map(String.init).last { $0.hasPrefix("WY") }
    }
  }

  private mutating func hear(_ lines: [String], _ prompt: String, at location: SourceLocation) {
    for problem in Rules.problems(lines, tongue) {
      Issue.record("\(problem): \(lines)", sourceLocation: location)
    }
    // A prompt ends with a question mark, and has none besides.
    let asked = prompt.hasSuffix("?") ? String(prompt.dropLast()) : prompt
    for problem in Rules.problems([asked.trimmingBlanks], tongue) {
      Issue.record("\(problem): \(prompt)", sourceLocation: location)
    }
    heard = (lines + [prompt]).joined(separator: "\n")
    everything.append(heard)
  }

  private mutating func hear(_ frame: String, at location: SourceLocation) {
    heard = frame.split { " \n│║".contains($0) }.joined(separator: " ")
    everything += Self.sentences(of: frame)
    if heard.contains("\u{FFFD}") {
      Issue.record("a character is not one: \(heard)", sourceLocation: location)
    }
  }

  /// What stands on a screen, each thing by itself: a name beside its points is no sentence.
  static func sentences(of frame: String) -> [String] {
    var sentences: [String] = []
    for row in frame.split(whereSeparator: { "\n│║─".contains($0) }) {
      let parts: String = String(row).replacing("  ", with: "\n")
      for part in parts.split(separator: "\n") {
        let sentence: String = String(part).trimmingBlanks
        if sentence != "You", sentence != "▸ You", !sentence.isEmpty { sentences.append(sentence) }
      }
    }
    return sentences
  }

  /// Expects that something was said, whole or with its letters apart.
  func expect(_ spelled: Spelled, at location: SourceLocation = #_sourceLocation) {
    let isHeard = spelled.isIn(heard)
    #expect(isHeard, "`\(spelled.shown)` is not in: \(heard)", sourceLocation: location)
  }

  func expect(_ text: String, at location: SourceLocation = #_sourceLocation) {
    let isHeard = heard.contains(text)
    #expect(isHeard, "`\(text)` is not in: \(heard)", sourceLocation: location)
  }
}

extension String {
  fileprivate var trimmingBlanks: String { split(separator: " ").joined(separator: " ") }
}

extension SharedRecords {
  /// The moves of a player's only saved game, and its glimpse; none when there is no single one.
  func standing(of player: String = "Ada") -> [String] {
    let saved = savedGames(of: player)
    guard saved.count == 1 else { return ["\(saved.count) saved games"] }
    // How much time has passed is no move.
    let moves = saved[0].fields.all("move").filter { move in
      let isTime: Bool = move.hasPrefix("+") && move.dropFirst().allSatisfy(\.isNumber)
      return !isTime
    }
    return [saved[0].fields["glimpse"] ?? ""] + moves
  }

  /// How a player's last game ended: whether it was won, its misses and its points.
  func ending(of player: String = "Ada") -> [String] {
    finishedGames(of: player).map { game in
      let result = game.result
      return "\(result.mode.rawValue) \(result.isWon) \(result.misses) \(result.points)"
    }
  }
}
