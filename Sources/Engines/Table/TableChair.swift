/// Who a seat belongs to: the user's number, which the kernel vouches for, and the name they play under.
public struct TableIdentity: Equatable, Sendable {
  public let user: UInt32
  public let name: String

  public init(user: UInt32, name: String) {
    self.user = user
    self.name = name
  }

  /// The most bytes of a name: marks do not pile up.
  public static let longestName = 80

  /// Whether a name can be one at a table: 1 to 20 graphemes, at most 80 bytes, no control characters, no blank around it.
  public static func isName(_ name: String) -> Bool {
    let bytes = name.utf8
    return (1...longestName).contains(bytes.count) && name.count <= 20 && bytes.first != 0x20
      && bytes.last != 0x20
      && TableLine.isText(name)
  }
}

/// What a seat at a table is.
public enum TableChair: Equatable, Sendable {
  case empty
  case person(TableIdentity)
  case computer(GhostLevel)

  public var isPerson: Bool { if case .person = self { true } else { false } }
}

/// Whether the person of a seat is connected.
public enum TablePresence: String, Sendable {
  case here, away
}

/// Who sits where when the game begins: the first entry of every log.
///
/// `begin p 1000 4 anna c2 -`: of a person the user's number, the bytes of the name and the name; of a computer its level.
struct TableRoster: LosslessStringConvertible {
  let chairs: [TableChair]

  var description: String {
    chairs.reduce(into: "begin") { text, chair in
      switch chair {
      case .empty: text += " -"
      case .computer(let level): text += " c\(level.rawValue)"
      case .person(let identity):
        text += " p \(identity.user) \(identity.name.utf8.count) \(identity.name)"
      }
    }
  }

  init(_ chairs: [TableChair]) {
    self.chairs = chairs
  }

  init?(_ text: String) {
    var fields = TableFields(Array(text.utf8))
    guard fields.next() == "begin" else { return nil }
    var chairs: [TableChair] = []
    while !fields.isAtEnd, chairs.count < 5 {
      switch fields.next() {
      case "-": chairs.append(.empty)
      case "p":
        guard let user = fields.next().flatMap(TableFields.unsigned) as UInt32?, let count = fields.number(),
          let name = fields.text(ofBytes: count), TableIdentity.isName(name)
        else { return nil }
        chairs.append(.person(TableIdentity(user: user, name: name)))
      case let text?:
        guard let level = GhostLevel(tableKind: text) else { return nil }
        chairs.append(.computer(level))
      case nil: return nil
      }
    }
    guard fields.isAtEnd else { return nil }
    self.chairs = chairs
  }
}

extension GhostLevel {
  /// The level that a line writes as `c1`, `c2` or `c3`.
  init?(tableKind text: String) {
    guard text.utf8.count == 2, text.utf8.first == UInt8(ascii: "c"), let number = Int(text.dropFirst()),
      let level = GhostLevel(rawValue: number)
    else { return nil }
    self = level
  }
}
