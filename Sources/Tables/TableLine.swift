import Engines

/// A line between a seat and its host: 1 to 512 bytes of UTF-8 without control characters. Fields are separated
/// by single blanks; free text, if any, comes last.
public enum TableLine: Equatable, Sendable {
  // Sent by a seat.

  /// Requests a seat, or one's previous seat, and gives the number of moves known already.
  case sit(version: Int, known: Int, name: String)
  /// Asks for the table's description without taking a seat.
  case who(version: Int)
  /// Asks to watch the table without a seat.
  case watch(version: Int)
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
  /// How many watch the table.
  case watchers(Int)
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

  /// No table has this seat. Programs that do not know watchers leave a table that sends a line they do not know, but ignore
  /// the words of another seat; so their number is written as its only word.
  private static let watchersSeat = 99

  /// Whether a text is allowed in a line: no control characters and no line ends.
  static func isText(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value)
        && !(0x2028...0x2029).contains(scalar.value)
    }
  }
}

extension TableLine {
  /// The line as it is transmitted.
  public var bytes: [UInt8] { Array(text.utf8) }

  private var text: String {
    switch self {
    case .sit(let version, let known, let name): "sit \(version) \(known) \(name)"
    case .who(let version): "who \(version)"
    case .watch(let version): "watch \(version)"
    case .play(let number, let move): "play \(number) \(move)"
    case .word(let word): "word \(word)"
    case .chair(let seat, let level): "chair \(seat) \(level?.rawValue ?? 0)"
    case .begin: "begin"
    case .bye: "bye"
    case .wink(let seat): "wink \(seat)"
    case .host(let seat): "host \(seat)"
    case .move(let number, let entry): "move \(number) \(entry)"
    case .want(let number): "want \(number)"
    case .done(let seat): "done \(seat)"
    case .table(let header): "table \(TableHeader.version) \(header)"
    case .seat(let seat, let kind, let presence, let name):
      switch kind {
      case .empty: "seat \(seat) - \(presence.rawValue)"
      case .person: "seat \(seat) p \(presence.rawValue) \(name)"
      case .computer(let level): "seat \(seat) c\(level.rawValue) \(presence.rawValue)"
      }
    case .you(let seat): "you \(seat)"
    case .at(let count, let digest): "at \(count) \(Self.hexadecimal(digest))"
    case .score(let seat, let points, let words): "score \(seat) \(points) \(words)"
    case .found(let seat, let words): "found \(seat) \(words.joined(separator: ","))"
    case .watchers(let count): "found \(Self.watchersSeat) \(count)"
    case .left(let milliseconds): "left \(milliseconds)"
    case .no(let refusal, let number): "no \(refusal.rawValue)" + (number.map { " \($0)" } ?? "")
    }
  }

  /// Parses a packet.
  /// - Returns: `nil` when the packet is not a valid line.
  public init?(_ bytes: [UInt8]) {
    guard (1...Self.longest).contains(bytes.count), let text = String(validating: bytes, as: UTF8.self),
      Self.isText(text)
    else { return nil }
    var fields = TableFields(bytes)
    guard let verb = fields.next(), let line = Self.read(verb, &fields), fields.isAtEnd else { return nil }
    self = line
  }

  private static func read(_ verb: String, _ fields: inout TableFields) -> TableLine? {
    switch verb {
    case "begin": return .begin
    case "bye": return .bye
    case "sit":
      guard let version = fields.number(), let known = fields.number(), let name = fields.rest() else {
        return nil
      }
      return .sit(version: version, known: known, name: name)
    case "who": return fields.number().map { .who(version: $0) }
    case "watch": return fields.number().map { .watch(version: $0) }
    case "play":
      guard let number = fields.number(), let move = fields.rest() else { return nil }
      return .play(number, move)
    case "word": return fields.next().map { .word($0) }
    case "chair":
      guard let seat = fields.number(), let number = fields.number() else { return nil }
      let level = GhostLevel(rawValue: number)
      return number == 0 || level != nil ? .chair(seat, level) : nil
    case "move":
      guard let number = fields.number(), let seat = fields.number(), let move = fields.rest() else {
        return nil
      }
      return .move(number, TableLog.Entry(seat, move))
    case "wink": return fields.number().map { .wink($0) }
    case "want": return fields.number().map { .want($0) }
    case "done": return fields.number().map { .done($0) }
    case "table":
      guard fields.number() == TableHeader.version, let header = TableHeader(&fields) else { return nil }
      return .table(header)
    default: return readState(verb, &fields)
    }
  }

  private static func readState(_ verb: String, _ fields: inout TableFields) -> TableLine? {
    switch verb {
    case "seat":
      guard let seat = fields.number(), let kind = fields.next(),
        let presence = fields.next().flatMap(TablePresence.init)
      else { return nil }
      switch kind {
      case "-": return .seat(seat, .empty, presence, "")
      case "p": return fields.rest().map { .seat(seat, .person, presence, $0) }
      default: return GhostLevel(tableKind: kind).map { .seat(seat, .computer($0), presence, "") }
      }
    case "you": return fields.number().map { .you($0) }
    case "host": return fields.number().map { .host($0) }
    case "at":
      guard let count = fields.number(), let digest = fields.next().flatMap(digest) else { return nil }
      return .at(count, digest)
    case "score":
      guard let seat = fields.number(), let points = fields.number(), let words = fields.number() else {
        return nil
      }
      return .score(seat, points: points, words: words)
    case "found":
      guard let seat = fields.number() else { return nil }
      if seat == watchersSeat { return fields.number().map { .watchers($0) } }
      guard let text = fields.next() else { return nil }
      let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return words.contains("") ? nil : .found(seat, words)
    case "left": return fields.number().map { .left($0) }
    case "no":
      guard let refusal = fields.next().flatMap(Refusal.init) else { return nil }
      if fields.isAtEnd { return .no(refusal, nil) }
      return fields.number().map { .no(refusal, $0) }
    default: return nil
    }
  }

  /// Eight digits with leading zeros, so that each digest has exactly one representation.
  private static func hexadecimal(_ digest: UInt32) -> String { digest.digits(8, radix: 16) }

  private static func digest(_ text: String) -> UInt32? {
    guard let digest = UInt32(text, radix: 16), hexadecimal(digest) == text else { return nil }
    return digest
  }
}

/// Parses the fields of a line, separated by single blanks. Works on bytes, because as a `Character` a blank would include
/// the combining mark that follows it.
struct TableFields {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether the line is used up; a blank at the end means that one more, empty field follows.
  var isAtEnd: Bool { position > bytes.count || bytes.isEmpty }

  /// The next field; `nil` when there is none or it is empty.
  mutating func next() -> String? {
    guard position < bytes.count else { return nil }
    let end = bytes[position...].firstIndex(of: Self.blank) ?? bytes.count
    guard end > position else { return nil }
    defer { position = end + 1 }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }

  /// The rest of the line, blanks included; `nil` when nothing is left.
  mutating func rest() -> String? {
    guard position < bytes.count else { return nil }
    defer { position = bytes.count + 1 }
    return String(decoding: bytes[position...], as: UTF8.self)
  }

  /// The next `count` bytes, which must be followed by a blank or the end.
  mutating func text(ofBytes count: Int) -> String? {
    guard count > 0, count <= bytes.count - position else { return nil }
    let end = position + count
    guard end == bytes.count || bytes[end] == Self.blank else { return nil }
    defer { position = end + 1 }
    return String(validating: bytes[position..<end], as: UTF8.self)
  }

  /// A number of at most nine digits, without a sign or leading zeros.
  mutating func number() -> Int? {
    guard let text = next(), (1...9).contains(text.utf8.count),
      text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      text.utf8.count == 1 || text.utf8.first != 0x30
    else { return nil }
    return Int(text)
  }

  /// Parses a number without a sign or leading zeros.
  static func unsigned<Number: FixedWidthInteger & UnsignedInteger>(_ text: String) -> Number? {
    guard let number = Number(text), String(number) == text else { return nil }
    return number
  }

  /// The value of a field `name=value`.
  mutating func value(_ name: String) -> String? {
    guard let field = next(), field.hasPrefix(name + "=") else { return nil }
    return String(field.dropFirst(name.count + 1))
  }

  private static let blank = UInt8(ascii: " ")
}
