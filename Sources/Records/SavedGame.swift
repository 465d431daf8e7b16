import Engines

/// The saved form of a game: the data to rebuild it by replaying its moves.
public struct SavedGame: Equatable, Sendable {
  public var session: GameSession
  /// The progress displayed on the title screen: wrong guesses in Hangman, points in Text Twist, the first player's letters
  /// of GHOST.
  public var progress: Int
  public var fields: Fields

  public init(session: GameSession, progress: Int, fields: Fields) {
    self.session = session
    self.progress = progress
    self.fields = fields
  }

  /// The preview by which a player recognises the game: the phrase as far as revealed, the fragment, the letters. Games
  /// saved before database version 2 have it under the old name `sight`.
  public var glimpse: String { fields["glimpse"] ?? fields["sight"] ?? "" }

  /// The version of its rules, from the field `rules`; `nil` when a newer program wrote it.
  public var rules: RulesVersion? { RulesVersion(rawValue: fields["rules"].flatMap { Int($0) } ?? 1) }

  /// The game as displayed on the title screen.
  public var waiting: WaitingGame { WaitingGame(session: session, progress: progress, glimpse: glimpse) }

  /// The maximum number of saved games of a player; claimed games count, but are never deleted.
  public static let limit = 10

  /// The data that a game is rebuilt from: named texts; a name can have several values, in order.
  public struct Fields: Equatable, Sendable, LosslessStringConvertible {
    private var lines: [(name: String, value: String)] = []

    public init() {}

    public static func == (one: Fields, other: Fields) -> Bool {
      one.lines.elementsEqual(other.lines) { $0 == $1 }
    }

    /// The first value with that name.
    public subscript(_ name: String) -> String? { lines.first { $0.name == name }?.value }

    /// All values with that name, in order.
    public func all(_ name: String) -> [String] { lines.compactMap { $0.name == name ? $0.value : nil } }

    /// Adds a value. Neither part may contain a line break, nor the name a space.
    public mutating func add(_ name: String, _ value: String) { lines.append((name, value)) }

    /// One line for each value: its name, a space, the value.
    public var description: String { lines.map { "\($0.name) \($0.value)\n" }.joined() }

    public init?(_ text: String) {
      // By scalar, since as a Character a space or a line break would include a combining mark or `\r` next to it.
      for line in text.unicodeScalars.split(separator: "\n") {
        guard let blank = line.firstIndex(of: " ") else { return nil }
        add(String(line[..<blank]), String(line[line.index(after: blank)...]))
      }
    }
  }
}
