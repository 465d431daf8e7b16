/// A list of words in one line that can be pasted into any chat, in the notation of letters by post.
///
/// After `WY` come characters of base 32 in groups of five. They hold the format (4 bits), 7 for the kind (3), the language (10), the
/// packed text, as many zeros as complete the last character, and a check (25). The text is that of a vocabulary's file, with its name
/// in the first line and its title, if that is another one, in the second.
public struct ListLetter: Equatable, Sendable {
  /// The name of the list.
  public let name: String
  public let title: String
  /// The code of the language of the words: two letters from a to z.
  public let language: String
  /// The words, which are not checked.
  public let entries: [Vocabulary.Entry]

  /// Why a text holds no list that can be read.
  public enum Problem: Error, Equatable, Sendable {
    /// Nothing in it begins like one.
    case none
    /// The check does not fit: a character is wrong, or some are missing.
    case damaged
    /// It has more characters than are read.
    case tooLong
  }

  /// How many characters are read: as many as chats let through in a message.
  public static let longest = 2000
  private static let longestText = 1 << 15
  /// How many letters of a text are unpacked whose check fits; where these hold no list, somebody has made them so, and each takes its
  /// time.
  static let mostUnpacked = 4
  private static let format: UInt64 = 1
  private static let kind: UInt64 = 7
  private static let headBits = 17
  private static let checkCount = 5

  public init(name: String, title: String, language: String, entries: [Vocabulary.Entry]) {
    (self.name, self.title, self.language, self.entries) = (name, title, language, entries)
  }

  /// A vocabulary as it is sent.
  /// - Parameter usual: the code of the language of words that state none.
  public init(_ list: Vocabulary, language usual: String) {
    self.init(
      name: String(list.id.dropFirst(Vocabulary.folder.count)), title: list.title,
      language: list.language ?? usual, entries: list.entries)
  }

  /// The same without the examples, which are the longest of what a list says.
  public var withoutExamples: ListLetter {
    let entries = entries.map { Vocabulary.Entry($0.word, hint: $0.hint, meaning: $0.meaning) }
    return ListLetter(name: name, title: title, language: language, entries: entries)
  }

  /// The file of the list.
  public var file: String {
    "# \(title)\n# language: \(language)\n" + entries.map { $0.line + "\n" }.joined()
  }
}

extension ListLetter {
  /// The letter as it is sent: `WYABC-…`; `nil` when the code of the language is none that it can hold.
  public var text: String? {
    let code = Array(language.utf8)
    guard code.count == 2, code.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    var bits = Bits()
    bits.add(Self.format, 4)
    bits.add(Self.kind, 3)
    for letter in code { bits.add(UInt64(letter - 0x61), 5) }
    let head = [name, title == name ? "" : title]
    let lines = (head + entries.map(\.line)).joined(separator: "\n")
    for byte in TextPacking.packed(lines.filter { $0 != "\0" }) { bits.add(UInt64(byte), 8) }
    bits.fill()
    bits.add(UInt64(Self.check(bits.values[...])), 5 * Self.checkCount)
    var text = ""
    for (index, character) in ("WY" + bits.values.map { GameCode.alphabet[Int($0)] }).enumerated() {
      if index > 0, index % GameCode.group == 0 { text += "-" }
      text.append(character)
    }
    return text
  }

  /// Whether a text has the beginning of such a letter, which no other letter has.
  public static func isIn(_ text: String) -> Bool {
    PostLetter.beginnings(PostLetter.plain(text, most: longestText)) { rest in
      let first = rest.lazy.compactMap(PostLetter.value).prefix(2)
      return first.count == 2 && UInt64(first.first ?? 0) == format << 1 | kind >> 2
        && first.dropFirst().first.map { UInt64($0) >> 3 } == kind & 3
    }
  }

  /// The list in a pasted text, which may be quoted, wrapped, in small letters or with blanks; of several the first.
  public static func found(in text: String) throws(Problem) -> ListLetter {
    var found: ListLetter?
    var problem = Problem.none
    var unpacked = 0
    _ = PostLetter.beginnings(PostLetter.plain(text, most: longestText)) { rest in
      switch read(rest, &unpacked) {
      case .success(let letter): found = letter
      case .failure(let failure): problem = problem == .none ? failure : problem
      }
      return found != nil || unpacked == mostUnpacked
    }
    guard let found else { throw problem }
    return found
  }

  private static func read(
    _ text: ArraySlice<Unicode.Scalar>, _ unpacked: inout Int
  ) -> Result<ListLetter, Problem> {
    var values: [UInt8] = []
    // The check of the values so far, which then need not be gone through for each end.
    var checks = [check([])]
    // Where it can end: before a blank, or a sign that joins no groups.
    var ends: [Int] = []
    for scalar in text {
      if let value = PostLetter.value(of: scalar) {
        values.append(value)
        checks.append(check([value], after: checks[checks.count - 1]))
        guard 6 * values.count / GameCode.group < longest else { return .failure(.tooLong) }
      } else if !["-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}"].contains(scalar) {
        if ends.last != values.count { ends.append(values.count) }
        guard PostLetter.isQuoting(scalar) else { break }
      }
    }
    ends.append(values.count)
    for end in ends.reversed() where end > checkCount + 3 && unpacked < mostUnpacked {
      let content = end - checkCount
      guard values[content..<end].reduce(0, { $0 << 5 | UInt32($1) }) == checks[content] else { continue }
      unpacked += 1
      if let letter = letter(of: Array(values[..<content])) { return .success(letter) }
    }
    return .failure(.damaged)
  }

  private static func letter(of values: [UInt8]) -> ListLetter? {
    var (bits, position) = (Bits(values: values), 0)
    guard bits.number(4, &position) == format, bits.number(3, &position) == kind else { return nil }
    let code = (0..<2).map { _ in UInt8(bits.number(5, &position)) }
    let bytes = (0..<(5 * values.count - headBits) / 8).map { _ in UInt8(bits.number(8, &position)) }
    guard code.allSatisfy({ $0 < 26 }),
      let text = TextPacking.unpacked(bytes, most: longestText)
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2 else { return nil }
    return ListLetter(
      name: String(lines[0]), title: String(lines[1].isEmpty ? lines[0] : lines[1]),
      language: String(decoding: code.map { $0 + 0x61 }, as: UTF8.self),
      entries: lines.dropFirst(2).map(Vocabulary.Entry.init(line:)))
  }

  /// The cyclic redundancy check of 24 bits that OpenPGP has (RFC 4880, 6.1), and a zero before it.
  /// - Parameter remainder: that of the values before.
  static func check(_ values: ArraySlice<UInt8>, after remainder: UInt32 = 0xB7_04CE) -> UInt32 {
    var remainder = remainder
    for value in values {
      for bit in (0..<5).reversed() {
        let isOdd = (remainder >> 23 ^ UInt32(value) >> UInt32(bit)) & 1 == 1
        remainder = remainder << 1 & 0xFF_FFFF
        if isOdd { remainder ^= 0x86_4CFB }
      }
    }
    return remainder
  }
}
