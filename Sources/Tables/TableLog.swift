/// The moves of a table, numbered from 0. Together with the header they are the whole state: replaying them always yields
/// the same game.
public struct TableLog: Equatable, Sendable {
  /// A move, and the seat that made it.
  public struct Entry: Sendable {
    public let seat: Int
    public let move: String

    public init(_ seat: Int, _ move: String) {
      self.seat = seat
      self.move = move
    }
  }

  /// The maximum number of moves of a table.
  public static let limit = 4096

  public private(set) var entries: [Entry] = []
  /// FNV-1a of 32 bits over the lines of all entries; logs with equal digests are assumed to be equal.
  public private(set) var digest = seed

  public init() {}

  public init(_ entries: some Sequence<Entry>) {
    for entry in entries { append(entry) }
  }

  public var count: Int { entries.count }
  /// Whether no further move is allowed.
  public var isFull: Bool { count >= Self.limit }

  /// The entry with a number; `nil` when there is none.
  public subscript(_ index: Int) -> Entry? { entries.indices.contains(index) ? entries[index] : nil }

  /// The lines that send the entries from a number on, as many as are sent at a time.
  func lines(from number: Int) -> [TableLine] {
    entries.indices.dropFirst(max(0, number)).prefix(TableHost.batch).map { .move($0, entries[$0]) }
  }

  public mutating func append(_ entry: Entry) {
    entries.append(entry)
    for byte in entry.description.utf8 { digest = (digest ^ UInt32(byte)) &* 0x0100_0193 }
    digest = (digest ^ 0x0A) &* 0x0100_0193
  }

  /// Removes all entries from a number on.
  public mutating func truncate(to count: Int) {
    guard count < self.count else { return }
    self = TableLog(entries.prefix(max(0, count)))
  }

  private static let seed: UInt32 = 0x811c_9dc5
}

/// `1 +a`: the seat, a blank, the move. Also the format in saved games.
extension TableLog.Entry: LosslessStringConvertible {
  public var description: String { "\(seat) \(move)" }

  public init?(_ text: String) {
    var fields = TableFields(Array(text.utf8))
    guard let seat = fields.number(), let move = fields.rest() else { return nil }
    self.init(seat, move)
  }
}

extension TableLog.Entry: Equatable {
  /// Whether two entries are equal byte by byte; `String` comparison would ignore differences in normalization.
  public static func == (one: Self, other: Self) -> Bool {
    one.seat == other.seat && one.move.utf8.elementsEqual(other.move.utf8)
  }
}
