extension String {
  /// The lines of a text file with their numbers, counted from 1. A carriage return at a line's end is
  /// no part of it, and a newline at the end of the text begins no further line.
  public var numberedLines: NumberedLines { NumberedLines(rest: self[...]) }
}

/// A text file's lines, one after the other.
public struct NumberedLines: Sequence, IteratorProtocol {
  fileprivate var rest: Substring
  private var number = 0

  fileprivate init(rest: Substring) { self.rest = rest }

  public mutating func next() -> (number: Int, text: Substring)? {
    guard !rest.isEmpty else { return nil }
    let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n"))
    let line = rest.utf8[..<(end ?? rest.endIndex)]
    rest = end.map { rest[rest.utf8.index(after: $0)...] } ?? ""
    number += 1
    return (number, Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
  }
}

extension Substring {
  /// The text without blanks and tabs at its ends.
  public var trimmed: String {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let first = utf8.firstIndex(where: { !isBlank($0) }),
      let last = utf8.lastIndex(where: { !isBlank($0) })
    else { return "" }
    return String(Substring(utf8[first...last]))
  }
}

extension String {
  /// The text without blanks and tabs at its ends.
  public var trimmed: String { self[...].trimmed }
}

extension Unicode.Scalar {
  /// Whether it is a grapheme whatever stands beside it, as far as that can be seen at a glance: letters without
  /// combining marks, and what pictures are drawn with. To look for the ends of graphemes takes a hundred times as long.
  var standsAlone: Bool {
    switch value {
    case 0x20..<0x300, 0x2190..<0x2600: true
    default: false
    }
  }
}

extension Substring {
  /// How many graphemes it has.
  var graphemeCount: Int {
    var count = 0
    for scalar in unicodeScalars {
      guard scalar.standsAlone else { return self.count }
      count += 1
    }
    return count
  }
}
