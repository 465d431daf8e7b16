/// A line between a seat and its host: a packet of 1 to 512 bytes of UTF-8 without control characters, its fields separated
/// by one blank; free text, if any, comes last.
public enum TableLine: Equatable, Sendable {
  // From a seat.

  /// Asks for a seat, or for one's own again, with so many moves known already.
  case sit(version: Int, known: Int, name: String)
  /// Asks what table this is, without sitting down.
  case who(version: Int)
  /// Makes move `n`.
  case play(Int, String)
  /// A word found in a race.
  case word(String)
  /// Gives a chair, or the seat of somebody who is away, to a computer; `nil` frees it.
  case chair(Int, GhostLevel?)
  case begin
  case bye

  // From either.

  /// A wink of a seat: a seat says its own.
  case wink(Int)
  /// The move of this number.
  case move(Int, TableLog.Entry)
  /// Asks for the moves from a number on.
  case want(Int)
  /// In a race: this seat looks for no more words. A seat says it of itself, the host of all.
  case done(Int)

  // From the host.

  case table(TableHeader)
  /// Who has a seat; of a person, `TablePresence`.
  case seat(Int, Kind, TablePresence, String)
  /// Which seat is the receiver's.
  case you(Int)
  /// At which seat the host's own player sits.
  case host(Int)
  /// How many moves there are, and their digest.
  case at(Int, UInt32)
  /// The points and the number of words of a seat in a race.
  case score(Int, points: Int, words: Int)
  /// Words that a seat has found.
  case found(Int, [String])
  /// The milliseconds that are left of a race.
  case left(Int)
  /// A request is refused; of a move, which one.
  case no(Refusal, Int?)

  /// What a seat is, as a line says it: the host tells nobody the users' numbers.
  public enum Kind: Equatable, Sendable {
    case empty, person
    case computer(GhostLevel)
  }

  /// Why a request is refused.
  public enum Refusal: String, CaseIterable, Sendable {
    /// Another version of the lines.
    case version
    /// Another word list.
    case words
    /// Somebody of that name and user sits here already.
    case seat
    /// The name cannot be one.
    case name
    /// No seat is free.
    case full
    /// It is another seat's turn.
    case turn
    /// The rules do not allow the move.
    case rules
    /// Another move came first.
    case stale
    /// Too much at once.
    case rate
    /// Nothing that a seat may send at this point.
    case unknown
  }

  /// The most bytes of a line.
  public static let longest = 512

  /// Whether a text may stand in a line: no control characters, no line ends.
  static func isText(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
        && !(0x2028...0x2029).contains(scalar.value)
    }
  }
}
