extension Lexicon {
  /// The maximum number of letters of a word in a player's own list.
  public static let longestWord = 100

  /// Parses a player's own list: one word a line, optionally followed by a tier (`1`…`4`, each optionally with `u`, or `x`;
  /// 3 by default), in any order and case; accented letters are folded as the alphabet defines. When a word is listed more
  /// than once, its most common tier is used.
  ///
  /// A line that is not a word is reported, within `ProblemLimit`, and skipped.
  /// - Throws: `InputProblem` when the list has no word at all.
  public init(
    reading list: [UInt8], file: String, alphabet: Alphabet, report: (InputProblem) -> Void
  ) throws(InputProblem) {
    var reader = Reader(alphabet)
    if list.withUnsafeBufferPointer({ reader.isSorted($0) }) {
      let storage = Storage(list)
      self.init(sorted: UnsafeBufferPointer(storage.bytes), owner: storage)
      return
    }
    var limit = ProblemLimit()
    reader.read(list) { line, cause in
      if limit.admits() { report(InputProblem(file: file, line: line, cause)) }
    }
    if let rest = limit.rest(of: file) { report(rest) }
    guard !reader.entries.isEmpty else {
      throw InputProblem(file: file, list.isEmpty ? .emptyFile : .noWord)
    }
    let storage = Storage(reader.sorted())
    self.init(sorted: UnsafeBufferPointer(storage.bytes), owner: storage)
  }

  /// Converts a list as a player writes it into the sorted lines of a lexicon.
  fileprivate struct Reader {
    struct Entry {
      /// The first eight bytes as one number, which decides most comparisons.
      let beginning: UInt64
      /// The offset of the line in `bytes`; `count` does not include its newline.
      let start: Int
      let count: Int
    }

    /// Whether the bytes are a tier: a number, optionally with the mark of unfit words, or `x`.
    static func isTier(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
      guard let tier = bytes.first else { return false }
      let isNumber = UInt8(ascii: "1")...UInt8(ascii: "4") ~= tier
      return switch bytes.count {
      case 1: isNumber || tier == UInt8(ascii: "x")
      case 2: isNumber && bytes.last == Lexicon.unfit
      default: false
      }
    }

    let alphabet: Alphabet
    /// For each byte, the ASCII letter that it counts as, or 0.
    let plain: [UInt8]
    var bytes: [UInt8] = []
    var entries: [Entry] = []

    init(_ alphabet: Alphabet) {
      self.alphabet = alphabet
      plain = (UInt8.min...UInt8.max).map { byte in
        guard byte < 0x80, let letter = alphabet.letter(Character(UnicodeScalar(byte))) else { return 0 }
        return letter.asciiValue ?? 0
      }
    }
  }
}

extension Lexicon.Reader {
  /// Whether the list can be used as it is: lower-case ASCII words with tiers, sorted, none repeated.
  func isSorted(_ list: UnsafeBufferPointer<UInt8>) -> Bool {
    guard list.last == Lexicon.newline else { return false }
    var last = 0..<0
    var start = 0
    while start < list.count {
      var end = start
      while plain[Int(list[end])] == list[end], list[end] != 0 { end += 1 }
      guard list[end] == Lexicon.blank, end > start, end - start <= Lexicon.longestWord, end + 2 < list.count
      else { return false }
      let word = start..<end + 1
      guard last.isEmpty || precedes(list, last, word) else { return false }
      last = word
      start = end + 2
      while start < list.count, list[start] != Lexicon.newline, start < end + 4 { start += 1 }
      guard start < list.count, Self.isTier(list[end + 1..<start]) else { return false }
      start += 1
    }
    return true
  }

  private func precedes(_ list: UnsafeBufferPointer<UInt8>, _ one: Range<Int>, _ other: Range<Int>) -> Bool {
    var offset = 0
    let most = min(one.count, other.count)
    while offset < most, list[one.lowerBound + offset] == list[other.lowerBound + offset] { offset += 1 }
    return offset < most && list[one.lowerBound + offset] < list[other.lowerBound + offset]
  }

  /// Parses every line that is a word, and reports the number of each bad line and what is wrong with it.
  mutating func read(_ list: [UInt8], report: (Int, InputProblem.Cause) -> Void) {
    bytes.reserveCapacity(list.count + list.count / 4)
    var number = 0
    var start = list.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < list.count {
      var end = start
      while end < list.count, list[end] != Lexicon.newline { end += 1 }
      number += 1
      if let cause = read(line: list[start..<end]) { report(number, cause) }
      start = end + 1
    }
  }

  /// Parses one line, which may be blank.
  /// - Returns: why it is not a word; `nil` when it is one or is blank.
  private mutating func read(line: ArraySlice<UInt8>) -> InputProblem.Cause? {
    var (start, end) = (line.startIndex, line.endIndex)
    while end > start, isBlank(line[end - 1]) { end -= 1 }
    while start < end, isBlank(line[start]) { start += 1 }
    guard start < end else { return nil }
    guard end - start <= 8 * Lexicon.longestWord else { return .wordTooLong(most: Lexicon.longestWord) }
    var wordEnd = start
    while wordEnd < end, !isBlank(line[wordEnd]) { wordEnd += 1 }
    var tier = [UInt8(ascii: "3")]
    if wordEnd < end {
      tier = line[wordEnd..<end].drop(while: isBlank).map(lowercased)
      guard Self.isTier(tier) else { return .notWordAndTier }
    }
    return add(word: line[start..<wordEnd], tier: tier)
  }

  private mutating func add(word: ArraySlice<UInt8>, tier: [UInt8]) -> InputProblem.Cause? {
    let start = bytes.count
    var isPlain = word.count <= Lexicon.longestWord
    if isPlain {
      for byte in word {
        let letter = plain[Int(byte)]
        if letter == 0 {
          isPlain = false
          break
        }
        bytes.append(letter)
      }
    }
    if !isPlain {
      bytes.removeSubrange(start...)
      guard let text = String(validating: word, as: UTF8.self) else { return .notUTF8 }
      guard let folded = alphabet.word(text) else { return .notAWord }
      guard folded.count <= Lexicon.longestWord else { return .wordTooLong(most: Lexicon.longestWord) }
      bytes += folded.utf8
    }
    bytes.append(Lexicon.blank)
    bytes += tier
    var beginning: UInt64 = 0
    for offset in start..<start + 8 {
      beginning = beginning << 8 | (offset < bytes.count ? UInt64(bytes[offset]) : 0)
    }
    entries.append(Entry(beginning: beginning, start: start, count: bytes.count - start))
    return nil
  }

  private func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// The lines of the lexicon: sorted, without duplicates.
  func sorted() -> [UInt8] {
    let order = entries.sorted { one, other in
      if one.beginning != other.beginning { return one.beginning < other.beginning }
      return bytes[one.start..<one.start + one.count].lexicographicallyPrecedes(
        bytes[other.start..<other.start + other.count])
    }
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count + order.count)
    var last: ArraySlice<UInt8> = []
    for entry in order {
      // The blank is included, so that a word does not compare equal to a longer one that begins with it.
      let end = entry.start + entry.count
      let word = bytes[entry.start..<end - (bytes[end - 1] == Lexicon.unfit ? 2 : 1)]
      guard word != last else { continue }
      last = word
      lines += bytes[entry.start..<entry.start + entry.count]
      lines.append(Lexicon.newline)
    }
    return lines
  }
}
