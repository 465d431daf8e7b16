/// A line between a seat and its host: a packet of 1 to 512 bytes of UTF-8 without control characters. Fields are separated
/// by single blanks; free text, if any, comes last.
public enum TableLine: Equatable, Sendable {
  // Sent by a seat.

  /// Requests a seat, or one's previous seat, and gives the number of moves known already.
  case sit(version: Int, known: Int, name: String)
  /// Asks for the table's description without taking a seat.
  case who(version: Int)
  /// Makes move `n`.
  case play(Int, String)
  /// Submits a word found in a race.
  case word(String)
  /// Assigns a chair, or the seat of a player who is away, to a computer; `nil` frees it.
  case chair(Int, GhostLevel?)
  case begin
  case bye

  // Sent by both.

  /// A wink from a seat; a seat sends its own number.
  case wink(Int)
  /// The move with this number.
  case move(Int, TableLog.Entry)
  /// Requests the moves from a number on.
  case want(Int)
  /// In a race: this seat has stopped looking for words. A seat sends its own number, the host that of any seat.
  case done(Int)

  // Sent by the host.

  case table(TableHeader)
  /// The occupant of a seat, with `TablePresence` for a person.
  case seat(Int, Kind, TablePresence, String)
  /// The number of the receiver's seat.
  case you(Int)
  /// The seat of the host's own player.
  case host(Int)
  /// The number of moves, and their digest.
  case at(Int, UInt32)
  /// The points and the number of words of a seat in a race.
  case score(Int, points: Int, words: Int)
  /// Words that a seat has found.
  case found(Int, [String])
  /// The remaining time of a race, in milliseconds.
  case left(Int)
  /// A request was refused; for a move, with its number.
  case no(Refusal, Int?)

  /// The kind of a seat as lines state it: the host does not disclose user IDs.
  public enum Kind: Equatable, Sendable {
    case empty, person
    case computer(GhostLevel)
  }

  /// Why a request was refused.
  public enum Refusal: String, CaseIterable, Sendable {
    /// The protocol version differs.
    case version
    /// The word list differs.
    case words
    /// A player with that name and user ID has a seat already.
    case seat
    /// The name is not allowed.
    case name
    /// No seat is free.
    case full
    /// It is another seat's turn.
    case turn
    /// The rules do not allow the move.
    case rules
    /// Another move came first.
    case stale
    /// The rate limit was exceeded.
    case rate
    /// A line that a seat may not send at this point.
    case unknown
  }

  /// The maximum length of a line, in bytes.
  public static let longest = 512

  /// Whether a text is allowed in a line: no control characters and no line ends.
  static func isText(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
        && !(0x2028...0x2029).contains(scalar.value)
    }
  }
}
