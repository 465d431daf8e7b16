import Engines

/// A running game as it is saved: enough to rebuild it by replaying.
public struct SavedGame: Equatable, Sendable {
  public var session: GameSession
  /// How far it is, for the line that shows it on the title screen: wrong guesses in Hangman, points in Text Twist, the
  /// letters of GHOST that the first player has.
  public var progress: Int
  public var fields: Fields

  public init(session: GameSession, progress: Int, fields: Fields) {
    self.session = session
    self.progress = progress
    self.fields = fields
  }

  /// What a player recognises the game by: the phrase as far as it is found, the fragment, the letters. Games saved
  /// before database version 2 have it under its old name, `sight`.
  public var glimpse: String { fields["glimpse"] ?? fields["sight"] ?? "" }

  /// The rules that it was begun under, from the field `rules`; `nil` when a newer program wrote it.
  public var rules: RulesVersion? { RulesVersion(rawValue: fields["rules"].flatMap { Int($0) } ?? 1) }

  /// The game as the title screen shows it.
  public var waiting: WaitingGame { WaitingGame(session: session, progress: progress, glimpse: glimpse) }

  /// The most saved games of a player; those that are claimed count, but are never deleted.
  public static let limit = 10

  /// What a game is rebuilt from: texts by name, and several under one name in their order.
  public struct Fields: Equatable, Sendable, LosslessStringConvertible {
    private var lines: [(name: String, value: String)] = []

    public init() {}

    public static func == (one: Fields, other: Fields) -> Bool {
      one.lines.elementsEqual(other.lines) { $0 == $1 }
    }

    /// The first value of that name.
    public subscript(_ name: String) -> String? { lines.first { $0.name == name }?.value }

    /// Every value of that name.
    public func all(_ name: String) -> [String] { lines.compactMap { $0.name == name ? $0.value : nil } }

    /// Adds a value. Neither part may have a line break, and the name no space.
    public mutating func add(_ name: String, _ value: String) { lines.append((name, value)) }

    /// A line for each value: its name, a space, the value.
    public var description: String { lines.map { "\($0.name) \($0.value)\n" }.joined() }

    public init?(_ text: String) {
      // By scalar: as a Character, a space or a line break would include a combining mark or `\r` beside it.
      for line in text.unicodeScalars.split(separator: "\n") {
        guard let blank = line.firstIndex(of: " ") else { return nil }
        add(String(line[..<blank]), String(line[line.index(after: blank)...]))
      }
    }
  }
}
