/// Which game this is among those that are kept, and whose.
public struct GameSession: Equatable, Sendable {
  /// Tells it from every other game; drawn by chance when the game begins.
  public let id: Int64
  public let player: String
  public let mode: Mode
  /// The code of the words' language.
  public let language: String
  /// The path of the player's own word list; empty for the language's words.
  public let words: String
  /// The day a daily puzzle is for.
  public let day: Day?

  public init(
    id: Int64, player: String, mode: Mode, language: String, words: String = "", day: Day? = nil
  ) {
    self.id = id
    self.player = player
    self.mode = mode
    self.language = language
    self.words = words
    self.day = day
  }
}

/// A running game as it is kept: enough to rebuild it by replaying.
public struct SavedGame: Equatable, Sendable {
  public var session: GameSession
  /// A word on how far it is, for the line that says what is waiting: wrong guesses in Hangman, points in
  /// Text Twist, the letters of GHOST that the first player has.
  public var progress: Int
  public var fields: Fields

  public init(session: GameSession, progress: Int, fields: Fields) {
    self.session = session
    self.progress = progress
    self.fields = fields
  }

  /// What the player would know the game by: the phrase as far as it is found, the fragment, the letters.
  public var sight: String { fields["sight"] ?? "" }

  /// The same as the title screen tells of it.
  public var waiting: WaitingGame { WaitingGame(session: session, progress: progress, sight: sight) }

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

    /// Adds a value. Neither part has a line break, and the name no blank.
    public mutating func add(_ name: String, _ value: String) { lines.append((name, value)) }

    /// A line for each value: its name, a blank, the value.
    public var description: String { lines.map { "\($0.name) \($0.value)\n" }.joined() }

    public init?(_ text: String) {
      // By scalar: as a character, a blank or a line break takes in a mark or a `\r` beside it.
      for line in text.unicodeScalars.split(separator: "\n") {
        guard let blank = line.firstIndex(of: " ") else { return nil }
        add(String(line[..<blank]), String(line[line.index(after: blank)...]))
      }
    }
  }
}
