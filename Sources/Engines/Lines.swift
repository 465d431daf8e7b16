extension String {
  /// The lines of a text file with their numbers, counted from 1. A carriage return at the end of a line is
  /// removed, and a newline at the end of the text does not begin another line.
  public var numberedLines: NumberedLines {
    // A byte order mark, which some editors write, is not part of the first line.
    NumberedLines(rest: self[unicodeScalars.index(startIndex, offsetBy: hasByteOrderMark ? 1 : 0)...])
  }

  private var hasByteOrderMark: Bool { unicodeScalars.first == "\u{FEFF}" }
}

/// A line of a text file.
public struct NumberedLine {
  /// Counted from 1.
  public let number: Int
  public let text: Substring
}

/// The lines of a text file, in order.
public struct NumberedLines: Sequence, IteratorProtocol {
  fileprivate var rest: Substring
  private var number = 0

  fileprivate init(rest: Substring) { self.rest = rest }

  public mutating func next() -> NumberedLine? {
    guard !rest.isEmpty else { return nil }
    let length = rest.withUTF8 { $0.firstIndex(of: UInt8(ascii: "\n")) }
    let end = length.map { rest.utf8.index(rest.startIndex, offsetBy: $0) }
    let line = rest.utf8[..<(end ?? rest.endIndex)]
    rest = end.map { rest[rest.utf8.index(after: $0)...] } ?? ""
    number += 1
    return NumberedLine(
      number: number, text: Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
  }
}

extension Substring {
  /// The text without blanks and tabs at its ends.
  public var trimmed: String {
    var text = self
    return text.withUTF8 { bytes in String(trimming: bytes[...]) }
  }

  /// The text before and after the first occurrence of a character, each trimmed; `nil` when it does not occur.
  func halves(at separator: Unicode.Scalar) -> (before: String, behind: String)? {
    var text = self
    return text.withUTF8 { bytes in
      guard let place = bytes.firstIndex(of: UInt8(ascii: separator)) else { return nil }
      return (String(trimming: bytes[..<place]), String(trimming: bytes[(place + 1)...]))
    }
  }
}

extension String {
  /// The text without blanks and tabs at its ends.
  public var trimmed: String { self[...].trimmed }

  fileprivate init(trimming bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var (start, end) = (bytes.startIndex, bytes.endIndex)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    self.init(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is certainly a grapheme of its own, judged by its code alone: letters without combining marks, and
  /// box-drawing and block characters. General grapheme breaking is about a hundred times slower.
  var isGrapheme: Bool {
    switch value {
    case 0x20..<0x300, 0x2190..<0x2600: true
    default: false
    }
  }
}

extension Substring {
  /// The number of graphemes.
  var graphemeCount: Int {
    var count = 0
    for scalar in unicodeScalars {
      guard scalar.isGrapheme else { return self.count }
      count += 1
    }
    return count
  }
}
