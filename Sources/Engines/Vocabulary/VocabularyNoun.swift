/// A noun and its article, as lists write them: `die Gabel`.
public struct Noun: Equatable, Sendable {
  /// One of the articles of the language, by its place among them.
  public let article: Int
  public let word: String
}

extension Vocabulary.Entry {
  /// What is to be guessed: the word without the plural behind it.
  public var phrase: String { plural.isEmpty ? word : String(word.dropLast(plural.count)).trimmed }

  /// How the plural is written behind a noun, `, -n` or ` (-n)`; empty without one. It begins with a sign that no word begins with.
  public var plural: Substring {
    guard word.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "(") }) else { return "" }
    for (mark, end) in [(", ", ""), (" (", ")")] where word.hasSuffix(end) {
      guard let place = word.lastRange(of: mark), place.lowerBound > word.startIndex,
        let first = word[place.upperBound...].first, "-–¨\"".contains(first)
      else { continue }
      return word[place.lowerBound...]
    }
    return ""
  }

  /// The noun, if the phrase begins with one of these articles.
  public func noun(_ articles: [String]) -> Noun? {
    guard let (first, rest) = phrase[...].halves(at: " "), !rest.isEmpty,
      let article = articles.firstIndex(of: first.lowercased())
    else { return nil }
    return Noun(article: article, word: rest)
  }

  /// The entry in a line of a vocabulary.
  var line: String {
    var fields = [word, hint, meaning, example]
    while fields.last?.isEmpty == true { fields.removeLast() }
    return fields.joined(separator: "\t")
  }

  /// Reads a line of a vocabulary.
  init(line: Substring) {
    let tab = UInt8(ascii: "\t")
    let fields = line.utf8.split(separator: tab, maxSplits: 4, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    func field(_ index: Int) -> String { index < fields.count ? fields[index] : "" }
    self.init(field(0), hint: field(1), meaning: field(2), example: field(3))
  }
}

extension String {
  /// Where another text comes last.
  fileprivate func lastRange(of other: String) -> Range<String.Index>? {
    var (found, rest) = (Range<String.Index>?.none, self[...])
    while let next = rest.firstRange(of: other) { (found, rest) = (next, rest[next.upperBound...]) }
    return found
  }
}
