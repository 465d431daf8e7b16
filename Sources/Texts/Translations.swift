/// The entries of a gettext file. When it is read, only where each begins is noted; an entry is parsed when it is asked for, because
/// a screen shows few of them. What is wrong with one is reported then, each time that it is asked for.
final class Translations: Sendable {
  private let file: [UInt8]
  /// Where the entries begin, by the hashes of context and English pattern.
  private let places: [Int: Int]
  let plural: PluralRule
  private let report: @Sendable (Texts.Problem) -> Void

  /// Notes the entries of a gettext file, and reports the lines that belong to none.
  init(_ file: [UInt8], _ report: @escaping @Sendable (Texts.Problem) -> Void) {
    (self.file, self.report) = (file, report)
    (places, plural) = file.withUnsafeBufferPointer { file in
      var places = Self.places(in: file, report)
      let header = places.removeValue(forKey: Self.hash([]))
      let fields =
        header.flatMap { try? Self.forms(of: "", at: $0, in: file)?.first }?.split(separator: "\n") ?? []
      let field = fields.first { $0.hasPrefix("Plural-Forms:") }?.dropFirst("Plural-Forms:".count)
      let rule = field.map { PluralRule(String($0)) } ?? .english
      if rule == nil { report(Texts.Problem(.pluralForms, at: header!, in: file)) }
      return (places, rule ?? .english)
    }
  }

  /// The translated patterns of a text, one for each plural form; `nil` when there are none that can be used.
  func forms(of pattern: String, in context: String?) -> [String]? {
    let key = Array((context.map { $0 + "\u{4}" } ?? "").utf8) + Array(pattern.utf8)
    guard let place = places[Self.hash(key)] else { return nil }
    return file.withUnsafeBufferPointer { file in
      do throws(Texts.Problem) { return try Self.forms(of: pattern, at: place, in: file) } catch {
        report(error)
        return nil
      }
    }
  }

  /// Where the texts of the entries begin that are not marked as fuzzy; the header may be.
  private static func places(in file: Bytes, _ report: (Texts.Problem) -> Void) -> [Int: Int] {
    var places: [Int: Int] = [:]
    places.reserveCapacity(file.count / 100)
    // Of the present entry: its key so far, whether the next lines may go on with it, and where its text begins.
    var (key, isOpen, place, isFuzzy) = ([UInt8](), false, Int?.none, false)
    for line in Lines(file) {
      switch line.part {
      case .plural, .form:
        if isOpen, !isFuzzy || key.isEmpty { places[hash(key)] = place }
        isOpen = false
      case .blank, .comment, .fuzzy, .context, .id:
        if place != nil || line.part == .blank {
          key.removeAll(keepingCapacity: true)
          (place, isFuzzy) = (nil, false)
        }
        isFuzzy = isFuzzy || line.part == .fuzzy
        isOpen = line.part == .context || line.part == .id
        if line.part == .id {
          place = line.place
          if !key.isEmpty { key.append(4) }
        }
      case .more, .unknown: break
      }
      let isStray = line.part == .unknown || line.part == .more && !isOpen && place == nil
      if isStray || isOpen && !line.unquote(into: &key) {
        report(Texts.Problem(.syntax, at: line.place, in: file))
        (key, isOpen, place) = ([], false, nil)
      }
    }
    return places
  }

  private static func hash(_ key: [UInt8]) -> Int {
    var hasher = Hasher()
    key.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// The translations of a text whose entry begins at a place.
  private static func forms(of pattern: String, at place: Int, in file: Bytes) throws(Texts.Problem)
    -> [String]?
  {
    var (english, forms, index) = ([UInt8](), [[UInt8]](), Int?.none)
    entry: for line in Lines(file, from: place) {
      switch line.part {
      case .blank, .comment, .fuzzy, .context,
        .id where line.place > place:
        break entry
      case .unknown: continue
      case .form(let number):
        index = number
        while forms.count <= number { forms.append([]) }
      case .id, .plural, .more: break
      }
      let isWhole = index.map { line.unquote(into: &forms[$0]) } ?? line.unquote(into: &english)
      guard isWhole else { throw Texts.Problem(.syntax, at: line.place, in: file) }
    }
    guard !forms.isEmpty, !forms.contains([]), english.starts(with: pattern.utf8) else { return nil }
    let known = placeholders(english)
    var texts: [String] = []
    for form in forms {
      if let wrong = placeholders(form).subtracting(known).min() {
        throw Texts.Problem(.placeholder(wrong), at: place, in: file)
      }
      guard let text = String(validating: form, as: UTF8.self) else {
        throw Texts.Problem(.encoding, at: place, in: file)
      }
      texts.append(text)
    }
    return texts
  }

  /// The names of the values in a pattern, e.g. `{1}`.
  private static func placeholders(_ pattern: [UInt8]) -> Set<String> {
    var found: Set<String> = []
    for part in pattern.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false).dropFirst() {
      let digits = part.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      if !digits.isEmpty, part.dropFirst(digits.count).first == UInt8(ascii: "}") {
        found.insert("{\(String(decoding: digits, as: UTF8.self))}")
      }
    }
    return found
  }
}

extension Texts.Problem {
  fileprivate init(_ cause: Cause, at place: Int, in file: Bytes) {
    self.init(line: 1 + file[..<place].count { $0 == UInt8(ascii: "\n") }, cause: cause)
  }
}

private typealias Bytes = UnsafeBufferPointer<UInt8>

/// The lines of a gettext file.
private struct Lines: Sequence, IteratorProtocol {
  /// What a line is, or has the text of: `more` goes on with that of the line before.
  enum Part: Equatable { case blank, comment, fuzzy, context, id, plural, form(Int), more, unknown }

  struct Line {
    let part: Part
    /// Where the line begins, in bytes.
    let place: Int
    /// What follows the keyword.
    let quoted: Slice<Bytes>

    /// Adds the text to another; false when it is not one string in quotes, or has characters that would control a terminal.
    func unquote(into text: inout [UInt8]) -> Bool {
      let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
      var rest = quoted.dropFirst()
      while let end = rest.firstIndex(where: {
        $0 == quote || $0 == backslash || $0 < 0x20 || $0 == 0x7F || $0 == 0xC2
      }) {
        text += rest[..<end]
        rest = rest[end...]
        switch (rest.removeFirst(), rest.first) {
        case (quote, _): return rest.allSatisfy { $0 == UInt8(ascii: " ") }
        case (backslash, UInt8(ascii: "n")): text.append(UInt8(ascii: "\n"))
        case (backslash, UInt8(ascii: "t")): text.append(UInt8(ascii: "\t"))
        case (backslash, let next?) where next == quote || next == backslash: text.append(next)
        case (0xC2, let next?) where next > 0x9F: text += [0xC2, next]
        default: return false
        }
        rest.removeFirst()
      }
      return false
    }
  }

  private let file: Bytes
  private var place: Int

  init(_ file: Bytes, from place: Int? = nil) {
    self.file = file
    self.place = place ?? (file.starts(with: "\u{FEFF}".utf8) ? 3 : 0)
  }

  mutating func next() -> Line? {
    guard place < file.count else { return nil }
    let start = place
    var end = start
    while end < file.count, file[end] != UInt8(ascii: "\n") { end += 1 }
    place = end + 1
    if end > start, file[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let line = file[start..<end]
    let quote = line.first == UInt8(ascii: "#") ? nil : line.firstIndex(of: UInt8(ascii: "\""))
    return Line(part: Self.part(line, quote), place: start, quoted: line[(quote ?? end)...])
  }

  private static func part(_ line: Slice<Bytes>, _ quote: Int?) -> Part {
    if line.isEmpty { return .blank }
    if line.first == UInt8(ascii: "#") {
      let isFlags = line.dropFirst().first == UInt8(ascii: ",")
      return isFlags && String(decoding: line, as: UTF8.self).contains("fuzzy") ? .fuzzy : .comment
    }
    guard let quote else { return .unknown }
    let head = line[..<quote].drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: " ") }
    let keyword = String(decoding: head, as: UTF8.self)
    switch keyword {
    case "msgid": return .id
    case "msgstr": return .form(0)
    case "": return .more
    case "msgid_plural": return .plural
    case "msgctxt": return .context
    default:
      let isForm = keyword.hasPrefix("msgstr[") && keyword.hasSuffix("]")
      guard isForm, let index = Int(keyword.dropFirst(7).dropLast()), 0..<16 ~= index else { return .unknown }
      return .form(index)
    }
  }
}
