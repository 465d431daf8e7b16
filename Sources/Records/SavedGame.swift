import Engines

/// The identity of a game: its id, its player, and what it is played with.
public struct GameSession: Equatable, Sendable {
  /// Unique among all games; random, except for a daily puzzle.
  public let id: Int64
  public let player: String
  public let mode: Mode
  /// The code of the language of the words.
  public let language: String
  /// The path of the player's own word list; empty when the language's words are used.
  public let words: String
  /// The day of a daily puzzle.
  public let day: Day?
  /// The code that the game was dealt by, which excludes it from all lists; empty for other games.
  public let code: String
  /// Whether it tries out how another game could have gone on: it is neither saved nor recorded.
  public let isWhatIf: Bool

  /// Whether its result counts: not that of a game dealt by a code, nor of one that is only tried out.
  public var counts: Bool { code.isEmpty && !isWhatIf }

  public init(
    id: Int64, player: String, mode: Mode, language: String, words: String = "", day: Day? = nil,
    code: String = "", isWhatIf: Bool = false
  ) {
    self.id = id
    self.player = player
    self.mode = mode
    self.language = language
    self.words = words
    self.day = day
    self.code = code
    self.isWhatIf = isWhatIf
  }
}

/// The saved form of a game: the data to rebuild it by replaying its moves.
public struct SavedGame: Equatable, Sendable {
  public var session: GameSession
  /// The progress displayed on the title screen: wrong guesses in Hangman, points in Text Twist, the first player's letters
  /// of GHOST. Never negative.
  public private(set) var progress: Int
  public var fields: Fields

  public init(session: GameSession, progress: Int, fields: Fields) {
    self.session = session
    self.progress = max(0, progress)
    self.fields = fields
  }

  /// The preview by which a player recognises the game: the phrase as far as revealed, the fragment, the letters. Games
  /// saved before database version 2 have it under the old name `sight`.
  public var glimpse: String { fields["glimpse"] ?? fields["sight"] ?? "" }

  /// Whether it is not the turn of the player but of an opponent, from the field `turn`, which earlier versions did not save.
  public var isOthersTurn: Bool { fields["turn"] == "other" }

  /// The version of its rules, from the field `rules`, which the first version did not have; `nil` when it is unknown.
  public var rules: RulesVersion? {
    fields["rules"] == nil ? .first : fields[number: "rules"].flatMap(RulesVersion.init)
  }

  /// The game as displayed on the title screen.
  public var waiting: WaitingGame {
    WaitingGame(
      session: session, progress: progress, glimpse: glimpse, company: fields.all("with"),
      isOthersTurn: isOthersTurn)
  }

  /// The maximum number of saved games of a player; claimed games count, but are never deleted.
  public static let limit = 10

  /// The data that a game is rebuilt from: named texts; a name can have several values, in order.
  public struct Fields: Equatable, Sendable, LosslessStringConvertible {
    private var texts = NamedTexts()

    public init() {}

    /// The first value with that name.
    public subscript(_ name: String) -> String? { texts[name] }

    /// The first value with that name as a number; `nil` when there is none or it is no plausible number.
    public subscript(number name: String) -> Int? { texts[name].flatMap { Int(checked: $0) } }

    /// All values with that name, in order.
    public func all(_ name: String) -> [String] { texts.all(name) }

    /// Adds a value. Neither part may contain a line break, nor the name a space.
    public mutating func add(_ name: String, _ value: String) { texts.add(name, value) }

    /// The values of all other names.
    public func without(_ name: String) -> Fields {
      var rest = self
      rest.texts = texts.without(name)
      return rest
    }

    /// Renames a player in a game that is not played at a table; there the others know each player by an earlier name.
    public mutating func rename(player: String, to name: String) {
      texts.replace(player, named: ["player", "name"], by: name)
    }

    /// One line for each value: its name, a space, the value.
    public var description: String { texts.description }

    /// `description` in parts of so many lines, at least one part. Adding values leaves all parts but the last as they are.
    public func parts(ofLines count: Int) -> [String] {
      let entries = texts.entries
      return stride(from: 0, to: max(1, entries.count), by: count).map { start in
        entries[start..<min(start + count, entries.count)].map { "\($0.name) \($0.text)\n" }.joined()
      }
    }

    /// Parses the format of `description`; `nil` when a line is malformed.
    public init?(_ text: String) {
      guard let texts = NamedTexts(text) else { return nil }
      self.texts = texts
    }
  }
}

/// A saved game as displayed on the title screen.
public struct WaitingGame: Equatable, Sendable {
  public var session: GameSession
  /// Equal to `SavedGame.progress`.
  public private(set) var progress: Int
  /// Equal to `SavedGame.glimpse`, but for a game whose clock would stand still while its letters are looked at.
  public var glimpse: String
  /// The names of the other people at its table; empty when it is not played at one.
  public var company: [String]
  /// Whether it is not the turn of the player but of an opponent.
  public var isOthersTurn: Bool

  public init(
    session: GameSession, progress: Int, glimpse: String = "", company: [String] = [],
    isOthersTurn: Bool = false
  ) {
    self.session = session
    self.progress = max(0, progress)
    self.glimpse = session.mode == .textTwistLightning ? "" : glimpse
    self.company = company
    self.isOthersTurn = isOthersTurn
  }
}
