extension Lexicon {
  /// The letters a word of a player's own list has at most.
  public static let longestWord = 100
  /// So many bad lines are reported one by one; one more report counts the others.
  public static let problemsReported = 20

  /// Reads a player's own list: a word a line, behind it perhaps a tier (`1`…`4` or `x`; without one, 3), in any
  /// order and case; accented letters count as the alphabet says. A word that comes twice has the better known tier.
  ///
  /// A line that is no word is reported and skipped.
  /// - Throws: `InputProblem` when no line is a word.
  public init(
    reading list: [UInt8], file: String, alphabet: Alphabet, report: (InputProblem) -> Void
  ) throws(InputProblem) {
    var reader = Reader(alphabet)
    if list.withUnsafeBufferPointer({ reader.isSorted($0) }) {
      let storage = Storage(list)
      self.init(sorted: UnsafeBufferPointer(storage.bytes), owner: storage)
      return
    }
    var problems = 0
    reader.read(list) { line, message in
      problems += 1
      if problems <= Self.problemsReported { report(InputProblem(file: file, line: line, message)) }
    }
    if problems > Self.problemsReported {
      report(
        InputProblem(
          file: file, "\(problems - Self.problemsReported) more lines like these",
          dutch: "nog \(problems - Self.problemsReported) van zulke regels"))
    }
    guard !reader.entries.isEmpty else {
      throw InputProblem(file: file, list.isEmpty ? .empty : .noWord)
    }
    let storage = Storage(reader.sorted())
    self.init(sorted: UnsafeBufferPointer(storage.bytes), owner: storage)
  }

  /// Turns lines as a player writes them into lines of a lexicon.
  fileprivate struct Reader {
    struct Entry {
      /// The first eight bytes, to be compared at once.
      let beginning: UInt64
      /// Where the line stands in `bytes`, without its newline.
      let start: Int
      let count: Int
    }

    static let tiers = Array("1234x".utf8)

    let alphabet: Alphabet
    /// By a byte: the letter it is, or 0. Letters beyond ASCII are not here.
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
  /// Whether the list is one already: nothing but lower-case ASCII words and tiers, sorted, none twice.
  func isSorted(_ list: UnsafeBufferPointer<UInt8>) -> Bool {
    guard list.last == Lexicon.newline else { return false }
    var last = 0..<0
    var start = 0
    while start < list.count {
      var end = start
      while plain[Int(list[end])] == list[end], list[end] != 0 { end += 1 }
      guard list[end] == Lexicon.blank, end > start, end - start <= Lexicon.longestWord, end + 2 < list.count,
        list[end + 2] == Lexicon.newline, Self.tiers.contains(list[end + 1])
      else { return false }
      let word = start..<end + 1
      guard last.isEmpty || precedes(list, last, word) else { return false }
      last = word
      start = end + 3
    }
    return true
  }

  private func precedes(_ list: UnsafeBufferPointer<UInt8>, _ one: Range<Int>, _ other: Range<Int>) -> Bool {
    var offset = 0
    let most = min(one.count, other.count)
    while offset < most, list[one.lowerBound + offset] == list[other.lowerBound + offset] { offset += 1 }
    return offset < most && list[one.lowerBound + offset] < list[other.lowerBound + offset]
  }

  /// Takes every line that is a word and says of the others why they are none.
  mutating func read(_ list: [UInt8], report: (Int, Sentence) -> Void) {
    bytes.reserveCapacity(list.count + list.count / 4)
    var number = 0
    var start = list.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < list.count {
      var end = start
      while end < list.count, list[end] != Lexicon.newline { end += 1 }
      number += 1
      if let message = take(list[start..<end]) { report(number, message) }
      start = end + 1
    }
  }

  /// Takes one line, or says why it is no word. A blank line is neither.
  private mutating func take(_ line: ArraySlice<UInt8>) -> Sentence? {
    var (start, end) = (line.startIndex, line.endIndex)
    while end > start, isBlank(line[end - 1]) { end -= 1 }
    while start < end, isBlank(line[start]) { start += 1 }
    guard start < end else { return nil }
    guard end - start <= 8 * Lexicon.longestWord else { return .tooLong }
    var wordEnd = start
    while wordEnd < end, !isBlank(line[wordEnd]) { wordEnd += 1 }
    var tier = UInt8(ascii: "3")
    if wordEnd < end {
      tier = line[end - 1] == UInt8(ascii: "X") ? UInt8(ascii: "x") : line[end - 1]
      guard isBlank(line[end - 2]), line[wordEnd..<end - 1].allSatisfy(isBlank),
        Self.tiers.contains(tier)
      else { return .notOfTheForm }
    }
    return take(word: line[start..<wordEnd], tier: tier)
  }

  private mutating func take(word: ArraySlice<UInt8>, tier: UInt8) -> Sentence? {
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
      guard folded.count <= Lexicon.longestWord else { return .tooLong }
      bytes += folded.utf8
    }
    bytes.append(Lexicon.blank)
    bytes.append(tier)
    var beginning: UInt64 = 0
    for offset in start..<start + 8 {
      beginning = beginning << 8 | (offset < bytes.count ? UInt64(bytes[offset]) : 0)
    }
    entries.append(Entry(beginning: beginning, start: start, count: bytes.count - start))
    return nil
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// The lines of the lexicon: sorted, each word once.
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
      // The blank belongs to it, so that no word is taken for the beginning of another.
      let word = bytes[entry.start..<entry.start + entry.count - 1]
      guard word != last else { continue }
      last = word
      lines += bytes[entry.start..<entry.start + entry.count]
      lines.append(Lexicon.newline)
    }
    return lines
  }
}

extension Sentence {
  fileprivate static let tooLong = Sentence("too long for a word", dutch: "te lang voor een woord")
  fileprivate static let notOfTheForm = Sentence(
    "not of the form `word` or `word tier`, the tier being 1, 2, 3, 4 or x",
    dutch: "niet van de vorm `woord` of `woord klasse`, met als klasse 1, 2, 3, 4 of x")
  fileprivate static let notUTF8 = Sentence("not UTF-8", dutch: "geen UTF-8")
  fileprivate static let notAWord = Sentence("not a word of letters", dutch: "geen woord van letters")
  fileprivate static let empty = Sentence("the file is empty", dutch: "het bestand is leeg")
  fileprivate static let noWord = Sentence("there is no word in it", dutch: "er staat geen woord in")
}
