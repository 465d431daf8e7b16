import Engines
import Records
import Texts

/// What a session begins with.
public enum Opening: Equatable, Sendable {
  case menu, daily, practice, table
  case game(GameKind)
  /// The game of a code, or the match of a letter by post.
  case code(String)
  /// A finished game, or the list of the player's last ones.
  case replay(Int64?)

  /// What it calls for; `nil` for the menu alone.
  package func action(_ context: Context) -> ListAction? {
    switch self {
    case .menu: nil
    case .daily: .daily
    case .practice: .practise()
    case .table: .tables
    case .game(let kind): .deal(kind)
    case .code(let text): .letter(text)
    case .replay(let game): game.map { .replay($0) } ?? .replays(of: context.profile.player)
    }
  }

  /// Checks that the match of a letter or the game of a code can be opened, and opens nothing.
  public func check(_ context: Context) throws {
    guard case .code(let text) = self else { return }
    if ListLetter.isIn(text) {
      _ = try context.list(in: text)
    } else if PostLetter.isIn(text) {
      try context.postBox.check(text)
    } else {
      try context.check(code: text)
    }
  }
}

/// Why a saved game cannot go on.
package enum ResumeProblem: Error, Sendable {
  /// Another process has claimed it.
  case isPlayed
  /// The player's own words, by their path, cannot be read.
  case noWords(String)
  /// It was begun with an older version, which dealt by other rules.
  case oldRules
  case otherWords
}

extension Texts {
  /// Why a saved game cannot go on.
  package func problem(_ problem: ResumeProblem) -> String {
    switch problem {
    case .isPlayed: self("Another Wordyard is playing that game.")
    case .noWords(let path): self("It needs the words of \(path), which cannot be read.")
    case .oldRules: self("It was begun with an older version, which dealt by other rules.")
    case .otherWords: self("That game cannot go on: its words are not what they were.")
    }
  }
}

extension RulesVersion {
  /// The first version of the rules whose games have codes; earlier games were dealt by other numbers.
  package static let firstWithCodes = RulesVersion.second
}

extension Context {
  /// Claims a saved game, and rebuilds it with its language and words.
  /// - Parameter restore: rebuilds what the front end continues with; `nil` when that is impossible.
  package mutating func resumed<Opened>(
    _ game: Int64, by restore: (SavedGame, inout Context) -> Opened?
  ) throws(ResumeProblem) -> (SavedGame, Opened) {
    guard let saved = services.records.claim(game) else { throw .isPlayed }
    let session = saved.session
    let hasWords = useWords(of: session)
    // What a game that cannot be rebuilt has changed by then, such as its set-up, is dropped.
    var context = self
    guard hasWords, let opened = restore(saved, &context) else {
      returnToTitle()
      services.records.release(game)
      if !hasWords, !session.words.isEmpty { throw .noWords(session.words) }
      throw saved.rules == .first ? .oldRules : .otherWords
    }
    self = context
    return (saved, opened)
  }

  /// The game that a code stands for, before its first move; nothing has changed when it throws.
  /// - Parameter deal: makes what the front end opens; `nil` when the words differ from the code's.
  package mutating func dealt<Opened>(
    code text: String, by deal: (GameCode, GameSession, inout Context) -> Opened?
  ) throws(CodeProblem) -> (GameSession, Opened) {
    let code: GameCode
    do { code = try GameCode(text) } catch { throw .notACode(error) }
    guard let mode = Mode(codeNumber: code.mode), let rules = RulesVersion(rawValue: code.rules.version)
    else { throw .newer }
    guard rules >= .firstWithCodes else { throw .notACode(.damaged) }
    guard let language = services.library.language(code.language) else { throw .noLanguage(code.language) }
    var dealing = self
    (dealing.profile.language, dealing.profile.ownWords) = (language, nil)
    let session = GameSession(
      id: .random(in: 1 ... .max), player: profile.player, mode: mode, language: language.code,
      code: code.text)
    guard let opened = deal(code, session, &dealing) else { throw .otherWords }
    self = dealing
    return (session, opened)
  }

  package func check(code: String) throws(CodeProblem) {
    var dealing = self
    _ = try dealing.dealt(code: code) { code, session, context in
      session.mode.game.traits.isDealt(by: code, session, &context) ? true : nil
    }
  }
}
