extension TableLine {
  /// The line as it is transmitted.
  public var bytes: [UInt8] { Array(text.utf8) }

  private var text: String {
    switch self {
    case .sit(let version, let known, let name): "sit \(version) \(known) \(name)"
    case .who(let version): "who \(version)"
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
    case "play":
      guard let number = fields.number(), let move = fields.rest() else { return nil }
      return .play(number, move)
    case "word": return fields.next().map { .word($0) }
    case "chair":
      guard let seat = fields.number(), let level = fields.number(), (0...3).contains(level) else {
        return nil
      }
      return .chair(seat, GhostLevel(rawValue: level))
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
      guard let seat = fields.number(), let text = fields.next() else { return nil }
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
