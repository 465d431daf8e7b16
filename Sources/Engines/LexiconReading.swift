extension Lexicon {
  /// The maximum number of letters of a word in a player's own list.
  public static let longestWord = 100

  /// Parses a player's own list: one word a line, optionally followed by a tier (`1`…`4`, each optionally with `u`, or `x`;
  /// 3 by default), in any order and case; accented letters are folded as the alphabet defines. After the tier the spellings
  /// to show can follow; without one, a word is shown with the accents with which it is listed. When a word is listed more
  /// than once, the line with its most common tier is used.
  ///
  /// A line that is not a word, or whose spelling is not that of the word, is reported, within `ProblemLimit`, and skipped.
  /// - Throws: `InputProblem` when the list has no word at all.
  public init(
    reading list: [UInt8], file: String, alphabet: Alphabet, report: (InputProblem) -> Void
  ) throws(InputProblem) {
    var reader = LexiconReader(alphabet)
    var limit = ProblemLimit()
    if let encoding = list.foreignEncoding { throw InputProblem(file: file, .encoding(encoding)) }
    var (number, start) = (0, list.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    list.withUnsafeBufferPointer { bytes in
      while start < bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != Self.newline { end += 1 }
        number += 1
        if !reader.take(plain: bytes[start..<end]), let cause = reader.read(line: list[start..<end]),
          limit.admits()
        {
          report(InputProblem(file: file, line: number, cause))
        }
        start = end + 1
      }
    }
    if let rest = limit.rest(of: file) { report(rest) }
    guard !reader.isEmpty else { throw InputProblem(file: file, list.isEmpty ? .emptyFile : .noWord) }
    let storage = Storage(reader.sorted())
    self.init(sorted: UnsafeBufferPointer(storage.bytes), owner: storage)
  }
}

/// Converts the lines that a player writes into the sorted lines of a lexicon.
private struct LexiconReader {
  private let alphabet: Alphabet
  /// For each byte, the ASCII letter that it counts as, or 0.
  private let plain: [UInt8]
  /// The lines read: each a word, a blank and a tier, optionally a blank and a spelling, once or more, and a newline.
  private var bytes: [UInt8] = []
  private var starts: [Int] = []
  /// Whether each line sorts after the one before it, and has another word.
  private var isSorted = true

  init(_ alphabet: Alphabet) {
    self.alphabet = alphabet
    plain = (UInt8.min...UInt8.max).map { byte in
      byte < 0x80 ? alphabet.letter(Character(UnicodeScalar(byte)))?.asciiValue ?? 0 : 0
    }
  }

  var isEmpty: Bool { starts.isEmpty }

  /// Takes a line that is nothing but a word in ASCII, as most are.
  /// - Returns: false for any other line, of which nothing is taken.
  mutating func take(plain line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let start = bytes.count
    guard (1...Lexicon.longestWord).contains(line.count) else { return false }
    for byte in line {
      let letter = plain[Int(byte)]
      guard letter != 0 else {
        bytes.removeSubrange(start...)
        return false
      }
      bytes.append(letter)
    }
    bytes.append(Lexicon.blank)
    bytes.append(UInt8(ascii: "3"))
    end(lineFrom: start)
    return true
  }

  private mutating func end(lineFrom start: Int) {
    bytes.append(Lexicon.newline)
    if isSorted, let last = starts.last {
      isSorted = bytes.withUnsafeBufferPointer { bytes in
        // What two lines with the same word have in common reaches beyond the blank after it.
        let same = bytes.commonLength(last, start)
        return bytes[last + same] < bytes[start + same]
          && !bytes[start..<start + same].contains(Lexicon.blank)
      }
    }
    starts.append(start)
  }

  /// Parses one line, which may be blank.
  /// - Returns: why it is not a word; `nil` when it is one or is blank.
  mutating func read(line: ArraySlice<UInt8>) -> InputProblem.Cause? {
    if line.contains(where: { $0 >= 0x80 }), let text = String(validating: line, as: UTF8.self) {
      let visible = text.withoutInvisibles
      if visible.utf8.count != line.count { return read(line: Array(visible.utf8)[...]) }
    }
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var text = line.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text.removeLast() }
    guard !text.isEmpty else { return nil }
    let word = text.prefix { !isBlank($0) }
    let behind = text[word.endIndex...].drop(while: isBlank)
    let tier = behind.prefix { !isBlank($0) }
    let spellings = behind[tier.endIndex...].split(whereSeparator: isBlank)
    guard ([word] + spellings).allSatisfy({ $0.count <= Self.longest }) else {
      return .wordTooLong(most: Lexicon.longestWord)
    }
    guard tier.isEmpty || Self.isTier(tier) else { return .notWordAndTier }
    return add(word, tier: tier, spellings: spellings)
  }

  /// The maximum number of bytes of a word before its letters are counted.
  private static let longest = 8 * Lexicon.longestWord

  /// Whether the bytes are a tier in either case: a number, optionally with the mark of unfit words, or `x`.
  private static func isTier(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch (UnicodeScalar(bytes.first!), bytes.dropFirst().first.map { UnicodeScalar($0) }) {
    case ("1"..."4", nil), ("x", nil), ("X", nil): true
    case ("1"..."4", "u"), ("1"..."4", "U"): bytes.count == 2
    default: false
    }
  }

  private mutating func add(
    _ word: ArraySlice<UInt8>, tier: ArraySlice<UInt8>, spellings: [ArraySlice<UInt8>]
  ) -> InputProblem.Cause? {
    let start = bytes.count
    var shown: [String] = []
    if word.count <= Lexicon.longestWord, word.allSatisfy({ plain[Int($0)] != 0 }) {
      for byte in word { bytes.append(plain[Int(byte)]) }
    } else {
      guard let text = String(validating: word, as: UTF8.self) else { return .notUTF8 }
      guard let folded = alphabet.word(text) else { return .notAWord }
      guard folded.count <= Lexicon.longestWord else { return .wordTooLong(most: Lexicon.longestWord) }
      bytes += folded.utf8
      shown = [text.lowercased()]
    }
    if !shown.isEmpty || !spellings.isEmpty {
      let folded = String(decoding: bytes[start...], as: UTF8.self)
      if !spellings.isEmpty { shown = [] }
      for spelling in spellings {
        let text = String(validating: spelling, as: UTF8.self)
        guard let text, alphabet.word(text) == folded else {
          bytes.removeSubrange(start...)
          return text == nil ? .notUTF8 : .notASpelling(of: folded)
        }
        if !shown.contains(text) { shown.append(text) }
      }
      if shown == [folded] { shown = [] }
    }
    bytes.append(Lexicon.blank)
    if tier.isEmpty { bytes.append(UInt8(ascii: "3")) }
    // The letters of a tier become small ones.
    for byte in tier { bytes.append(byte | 0x20) }
    for text in shown { bytes += [Lexicon.blank] + text.utf8 }
    end(lineFrom: start)
    return nil
  }

  /// The lines of the lexicon: sorted, without duplicates.
  func sorted() -> [UInt8] {
    guard !isSorted else { return bytes }
    return bytes.withUnsafeBufferPointer { bytes in
      var sorted: [UInt8] = []
      sorted.reserveCapacity(bytes.count)
      var last = bytes[..<0]
      // Most lines differ in their first bytes, which are compared at once.
      var lines = starts.map { (key: bytes.key(at: $0), start: $0) }
      lines.sort {
        guard $0.key == $1.key, $0.start != $1.start else { return $0.key < $1.key }
        let same = bytes.commonLength($0.start, $1.start)
        return bytes[$0.start + same] < bytes[$1.start + same]
      }
      for line in lines {
        let end = bytes.newline(from: line.start, to: bytes.count)
        let word = bytes[line.start..<end].prefix { $0 != Lexicon.blank }
        guard !word.elementsEqual(last) else { continue }
        last = word
        sorted += bytes[line.start...end]
      }
      return sorted
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes that two lines have in common from their start on; of equal lines, those before the newline.
  fileprivate func commonLength(_ one: Int, _ other: Int) -> Int {
    var offset = 0
    while self[one + offset] == self[other + offset], self[one + offset] != Lexicon.newline { offset += 1 }
    return offset
  }

  /// Eight bytes as a number that sorts as they do, with those of the next line where one is shorter: such lines differ before them.
  fileprivate func key(at start: Int) -> UInt64 {
    (start..<start + 8).reduce(0) { $0 << 8 | ($1 < count ? UInt64(self[$1]) : 0) }
  }
}
