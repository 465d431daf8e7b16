/// The owner of a seat: the user ID, which the kernel has verified, and the name they play under.
public struct TableIdentity: Equatable, Sendable {
  public let user: UInt32
  public let name: String

  public init(user: UInt32, name: String) {
    self.user = user
    self.name = name
  }

  /// The maximum length of a name in bytes; limits the number of combining marks.
  public static let longestName = 80

  /// Whether a name is allowed at a table: not empty, at most `PlayerName.longest` graphemes and 80 bytes, no control
  /// characters, not starting or ending with a blank.
  public static func isName(_ name: String) -> Bool {
    let bytes = name.utf8
    return (1...longestName).contains(bytes.count) && name.count <= PlayerName.longest && bytes.first != 0x20
      && bytes.last != 0x20
      && TableLine.isText(name)
  }
}

/// Who or what occupies a seat at a table.
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
/// `begin p 1000 4 anna c2 -`: for a person the user ID, the length of the name in bytes, and the name; for a computer its
/// level; `-` for an empty seat.
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

  /// - Returns: `nil` when the text is not a roster, or seats somebody twice.
  init?(_ text: String) {
    var fields = TableFields(Array(text.utf8))
    guard fields.next() == "begin" else { return nil }
    var chairs: [TableChair] = []
    while !fields.isAtEnd, chairs.count < TableGame.mostSeats {
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
    let people = chairs.filter(\.isPerson)
    guard fields.isAtEnd, people.indices.allSatisfy({ !people[..<$0].contains(people[$0]) }) else {
      return nil
    }
    self.chairs = chairs
  }
}

extension GhostLevel {
  /// The level that is written as `c1`, `c2` or `c3`.
  init?(tableKind text: String) {
    guard text.utf8.count == 2, text.utf8.first == UInt8(ascii: "c"), let number = Int(text.dropFirst()),
      let level = GhostLevel(rawValue: number)
    else { return nil }
    self = level
  }
}
