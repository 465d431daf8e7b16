/// Reads the rows of a text in which a character separates the fields (CSV, TSV, Anki's notes): fields in quotes may
/// contain it, line ends and doubled quotes. Lines end with LF, CR LF or CR.
struct SeparatedText {
  struct Row {
    /// Counted from 1: where the row begins.
    let line: Int
    var fields: [String] = []
    /// Why the row cannot be used.
    var problem: InputProblem.Cause?
  }

  /// A row has at most this many bytes; more fields than these are not kept.
  static let longestRow = 1 << 16
  private static let mostFields = 64
  /// After this many quotes that nothing closes, quotes are characters like any other.
  private static let mostUnclosed = 20

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private(set) var line = 1
  var separator: UInt8
  /// What ends a row besides the end of a line.
  var rowEnd: UInt8?
  /// Whether what stands between HTML's tags `<style>` and `<script>` belongs to no field, its line ends included.
  var skipsStyles = false
  private var unclosed = 0
  /// Whether a field of the row being read is in quotes.
  private var hasQuotes = false

  init(_ bytes: ArraySlice<UInt8>, separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
    index = bytes.startIndex
  }

  private static let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
  private static let quote = UInt8(ascii: "\"")

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == Self.feed || byte == Self.carriage || byte == rowEnd
  }

  /// The separator that a first line `sep=;` states, as Excel reads and writes it.
  mutating func readSeparatorLine() -> UInt8? {
    let line = bytes[index...].prefix(5)
    guard line.count > 4, String(decoding: line.prefix(4), as: UTF8.self).lowercased() == "sep=",
      let separator = line.last, isLineEnd(bytes[(index + 5)...].first ?? Self.feed)
    else { return nil }
    skipLine()
    return separator
  }

  /// The line that follows, which is not a row, if it begins with `#`.
  mutating func readHeader() -> Substring? {
    guard index < bytes.endIndex, bytes[index] == UInt8(ascii: "#") else { return nil }
    let start = index
    skipLine()
    let text = bytes[start..<index].prefix { !isLineEnd($0) }.prefix(Self.longestRow)
    return Substring(String(decoding: text.dropFirst(), as: UTF8.self))
  }

  /// The next row; `nil` at the end.
  mutating func next() -> Row? {
    guard index < bytes.endIndex else { return nil }
    let (start, firstLine) = (index, line)
    var row = Row(line: line)
    hasQuotes = false
    do {
      repeat {
        let field = try readField(of: start)
        if row.fields.count < Self.mostFields { row.fields.append(String(decoding: field, as: UTF8.self)) }
      } while skipSeparator()
      skipLineEnd()
    } catch {
      // What follows the first line of it is read again, with quotes only so often.
      if hasQuotes { unclosed += 1 }
      row = Row(
        line: firstLine,
        problem: hasQuotes ? .quoteNotClosed : .lineTooLong(most: Self.longestRow >> 10))
      (index, line) = (start, firstLine)
      skipLine()
    }
    return row
  }

  /// A row is too long, or ends within a quote.
  private struct Overrun: Error {}

  private mutating func skipSeparator() -> Bool {
    guard index < bytes.endIndex, bytes[index] == separator else { return false }
    index += 1
    return true
  }

  private mutating func skipLine() {
    while index < bytes.endIndex, !isLineEnd(bytes[index]) { index += 1 }
    skipLineEnd()
  }

  private mutating func skipLineEnd() {
    guard index < bytes.endIndex, isLineEnd(bytes[index]) else { return }
    let isPair = bytes[index] == Self.carriage && bytes[(index + 1)...].first == Self.feed
    index += isPair ? 2 : 1
    line += 1
  }

  private mutating func readField(of start: Int) throws(Overrun) -> [UInt8] {
    var field: [UInt8] = []
    if unclosed < Self.mostUnclosed, index < bytes.endIndex, bytes[index] == Self.quote {
      index += 1
      hasQuotes = true
      while true {
        guard index < bytes.endIndex, index - start <= Self.longestRow else { throw Overrun() }
        if bytes[index] == Self.quote {
          index += 1
          guard index < bytes.endIndex, bytes[index] == Self.quote else { break }
        }
        if isLineEnd(bytes[index]) {
          skipLineEnd()
          field.append(Self.feed)
        } else {
          field.append(bytes[index])
          index += 1
        }
      }
    }
    while index < bytes.endIndex, bytes[index] != separator, !isLineEnd(bytes[index]) {
      guard index - start <= Self.longestRow else { throw Overrun() }
      if skipsStyles, skipStyle() { continue }
      field.append(bytes[index])
      index += 1
    }
    return field
  }

  /// Skips a style or a script that begins here and ends within the length of a row.
  private mutating func skipStyle() -> Bool {
    guard unclosed < Self.mostUnclosed, bytes[index] == UInt8(ascii: "<"),
      let name = ["style", "script"].first(where: { begins("<\($0)", index) })
    else { return false }
    let end = bytes[index...].prefix(Self.longestRow).indices.first { begins("</\(name)>", $0) }
    guard let end else {
      unclosed += 1
      return false
    }
    while index < end { isLineEnd(bytes[index]) ? skipLineEnd() : (index += 1) }
    index = end + name.utf8.count + 3
    return true
  }

  private func begins(_ text: String, _ place: Int) -> Bool {
    bytes[place...].prefix(text.utf8.count).elementsEqual(text.utf8) { $0 == $1 || $0 | 0x20 == $1 }
  }
}
