/// The phrases of a category, stored as one text: as separate strings they would take five times as much memory.
public struct Phrases: RandomAccessCollection, Equatable, Sendable {
  private var text: [UInt8] = []
  /// The offset in `text` after each phrase.
  private var ends: [Int32] = []

  /// An empty collection.
  /// - Parameter capacity: the expected length of all phrases, in bytes of UTF-8.
  init(capacity: Int) { text.reserveCapacity(capacity) }

  public init(_ phrases: some Sequence<String>) { phrases.forEach { append($0) } }

  public var startIndex: Int { 0 }
  public var endIndex: Int { ends.count }

  public subscript(index: Int) -> String {
    String(decoding: text[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])], as: UTF8.self)
  }

  mutating func append(_ phrase: String) {
    text += phrase.utf8
    ends.append(Int32(text.count))
  }
}
