import Engines

/// Named texts in order, which are saved as one line for each: its name, a space, the text. A name can occur several times.
struct NamedTexts: Equatable, Sendable, LosslessStringConvertible {
  struct Entry: Equatable, Sendable {
    let name: String
    let text: String
  }

  private(set) var entries: [Entry] = []

  init() {}

  /// The first text with that name.
  subscript(_ name: String) -> String? { entries.first { $0.name == name }?.text }

  /// All texts with that name, in order.
  func all(_ name: String) -> [String] { entries.compactMap { $0.name == name ? $0.text : nil } }

  /// Adds a text. Neither part may contain a line break, nor the name a space.
  mutating func add(_ name: String, _ text: String) { entries.append(Entry(name: name, text: text)) }

  /// Replaces the texts with that name by one, or by none, in entries that are sorted by name.
  mutating func set(_ name: String, _ text: String?) {
    entries.removeAll { $0.name == name }
    guard let text else { return }
    let place = entries.firstIndex { $0.name > name } ?? entries.endIndex
    entries.insert(Entry(name: name, text: text), at: place)
  }

  /// The texts without those of a name.
  func without(_ name: String) -> NamedTexts {
    var rest = self
    rest.entries.removeAll { $0.name == name }
    return rest
  }

  /// Replaces a text where it has one of some names.
  mutating func replace(_ text: String, named names: [String], by other: String) {
    for (index, entry) in entries.enumerated()
    where names.contains(entry.name) && entry.text.utf8.elementsEqual(text.utf8) {
      entries[index] = Entry(name: entry.name, text: other)
    }
  }

  var description: String { entries.map { "\($0.name) \($0.text)\n" }.joined() }

  /// Parses the format of `description`; `nil` when a line has no space.
  init?(_ text: String) {
    // By scalar, since as a Character a space or a line break would include a combining mark or `\r` next to it.
    for line in text.unicodeScalars.split(separator: "\n") {
      guard let blank = line.firstIndex(of: " ") else { return nil }
      add(String(line[..<blank]), String(line[line.index(after: blank)...]))
    }
  }
}

extension Int {
  /// A number of a database, limited to a thousand million, because a damaged one may contain any number.
  public init(limiting number: Int64) {
    let range = Int.checkedRange
    self = Int(Swift.min(Swift.max(number, Int64(range.lowerBound)), Int64(range.upperBound)))
  }
}
