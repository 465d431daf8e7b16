import Synchronization

/// A language's words and their tiers. The sorted file is the index: nothing is parsed in advance, a word is found by
/// binary search in the bytes, and a puzzle by one scan over them.
///
/// Each line is a word in UTF-8, a blank, its tier and, when the word is unfit, `u`; where the word is not spelled with its
/// letters alone, a blank and its spelling follow (`reeel 2 reëel`), for words that share their letters one after the other, the
/// most frequent one first (`eleve 1 élève élevé`). The lines are sorted bytewise.
public struct Lexicon: @unchecked Sendable {
  /// How common a word is.
  public enum Tier: UInt8, Comparable, CaseIterable, Sendable {
    case common = 1
    case familiar, standard, rare
    /// Valid when a player enters it, but never chosen, displayed or played by the program.
    case neverShown

    public static func < (one: Tier, other: Tier) -> Bool { one.rawValue < other.rawValue }
  }

  /// What a list states about one of its words.
  public struct Entry: Equatable, Sendable {
    public let tier: Tier
    /// Whether the program may choose the word, as a secret, a word to find, or one that it names. Unfit words are accepted
    /// from players like any other.
    public let isFit: Bool

    init(_ tier: Tier, isMarkedUnfit: Bool) {
      self.tier = tier
      isFit = !isMarkedUnfit && tier != .neverShown
    }

    /// Whether the program may choose the word when words up to a tier are allowed.
    public func isFit(upTo tier: Tier) -> Bool { isFit && self.tier <= tier }
  }

  // `@unchecked Sendable`: the bytes never change after `init`.
  let bytes: UnsafeBufferPointer<UInt8>
  private let owner: AnyObject
  /// Called for each range of bytes that a scan has passed; `nil` where memory cannot be released.
  private let onRelease: ((Range<Int>) -> Void)?
  /// The list of headwords, opened when it is first needed; `nil` for a list that has none.
  private var openHeadwords: (@Sendable () -> Lexicon)?
  /// The fragments of its words that are found already, as long as a match needs them.
  private let fragments = Fragments()
  private var versions = Versions()

  /// - Parameters:
  ///   - owner: keeps the bytes alive and unchanged for its own lifetime.
  ///   - release: called for each range of bytes that a scan has passed, so that a mapped file does not remain in memory as
  ///     a whole.
  public init(
    sorted bytes: UnsafeBufferPointer<UInt8>, owner: AnyObject, release: ((Range<Int>) -> Void)? = nil
  ) {
    self.bytes = bytes
    self.owner = owner
    onRelease = release
  }

  /// The list with a list of its headwords: the fit words that can stand alone as a secret.
  /// - Parameter open: called whenever the headwords are needed.
  public func with(headwords open: @escaping @Sendable () -> Lexicon) -> Lexicon {
    var list = self
    list.openHeadwords = open
    list.versions = Versions()
    return list
  }

  /// Whether the list states which of its words are headwords.
  public var hasHeadwords: Bool { openHeadwords != nil }

  /// The words that can stand alone as a secret; the list itself, with all its fit words, when it states none.
  public var headwords: Lexicon { openHeadwords?() ?? self }

  /// Creates a list from unsorted lines of a word, or a word and a tier (`1`…`4`, each optionally with `u`, or `x`; 3 by
  /// default), or these and a spelling.
  public init(_ lines: some Sequence<String>) {
    let complete = lines.map { $0.contains(" ") ? $0 : $0 + " 3" }
    let text = complete.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    let storage = Storage(Array(text.joined(separator: [Self.newline])) + [Self.newline])
    self.init(sorted: UnsafeBufferPointer(storage.bytes), owner: storage)
  }

  /// The version, once it is known.
  private final class Versions: Sendable {
    let known = Mutex<String?>(nil)
  }

  private final class Fragments: Sendable {
    struct Weak: Sendable {
      weak var fragments: GhostFragments?
    }

    let found = Mutex<[GhostJudge.List: Weak]>([:])
  }

  /// The fragments of the words that a judge of Superghost counts, which all matches with the same list share.
  func fragments(_ judge: GhostJudge, _ list: GhostJudge.List) -> GhostFragments {
    fragments.found.withLock { found in
      if let fragments = found[list]?.fragments { return fragments }
      let fragments = GhostFragments(judge)
      found[list] = Fragments.Weak(fragments: fragments)
      return fragments
    }
  }

  static let newline = UInt8(ascii: "\n")
  static let blank = UInt8(ascii: " ")
  /// Follows the tier of an unfit word.
  static let unfit = UInt8(ascii: "u")

  final class Storage {
    let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ source: some Collection<UInt8>) {
      bytes = .allocate(capacity: source.count)
      _ = bytes.initialize(from: source)
    }

    deinit { bytes.deallocate() }
  }
}

extension Lexicon {
  /// The word's tier; `nil` when it is not in the list. The word must consist of letters of the alphabet.
  public func tier(of word: String) -> Tier? { entry(of: word)?.tier }

  /// Whether the word is in the list and the program may choose it.
  public func isFit(_ word: String) -> Bool { entry(of: word)?.isFit ?? false }

  /// Whether the program may display the word: any but those that are never shown, even one that is not in the list.
  public func mayBeShown(_ word: String) -> Bool { tier(of: word) != .neverShown }

  /// The entry of a word; `nil` when it is not in the list. The word must consist of letters of the alphabet.
  public func entry(of word: String) -> Entry? { tierOffset(of: word).flatMap(entry) }

  /// The offset of a word's tier; `nil` when the word is not in the list.
  private func tierOffset(of word: String) -> Int? {
    let wanted = Array(word.utf8) + [Self.blank]
    let start = bytes.firstLine(notBefore: wanted)
    guard start + wanted.count < bytes.count, bytes[start..<start + wanted.count].elementsEqual(wanted)
    else { return nil }
    return start + wanted.count
  }

  public func contains(_ word: String) -> Bool { tier(of: word) != nil }

  /// The word as it is written where it stands whole, with its accents and capitals, the most frequent of its spellings; the
  /// word itself when the list states no other or does not have it. The word must consist of letters of the alphabet.
  public func spelling(of word: String) -> String { spellings(of: word)[0] }

  /// The spellings of words that share these letters, at least one, the most frequent first; the word itself when the list
  /// states no other or does not have it. The word must consist of letters of the alphabet.
  public func spellings(of word: String) -> [String] {
    let stated = tierOffset(of: word).map(spellings) ?? []
    return stated.isEmpty ? [word] : stated
  }

  /// The spellings stated after the tier at `offset`.
  private func spellings(at offset: Int) -> [String] {
    guard let end = tierEnd(from: offset), end < bytes.count, bytes[end] == Self.blank else { return [] }
    return bytes[end + 1..<bytes.newline(from: end, to: bytes.count)].split(separator: Self.blank)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The range, in bytes, of the lines whose words begin with a prefix.
  public func range(of prefix: String) -> Range<Int> {
    let start = Array(prefix.utf8)
    guard !start.isEmpty else { return 0..<bytes.count }
    return bytes.firstLine(notBefore: start)..<bytes.firstLine(notBefore: start + [0xFF])
  }

  /// The words of the lines in a range of bytes, by default of the whole list.
  func scan(_ range: Range<Int>? = nil) -> Scan { Scan(self, range ?? 0..<bytes.count) }

  /// The entry of a word, by its byte range.
  func entry(of word: Range<Int>) -> Entry? { entry(at: word.upperBound + 1) }

  /// The text of a word, by its byte range.
  func text(_ word: Range<Int>) -> String { String(decoding: bytes[word], as: UTF8.self) }

  /// The number of letters of a word in precomposed UTF-8: the number of bytes that are not continuation bytes.
  func letterCount(_ word: Range<Int>) -> Int {
    var count = 0
    for offset in word where bytes[offset] & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Iterates over lines, in order: the byte range of each word, and its entry. What is not a word and a tier is skipped.
  struct Scan: Sequence, IteratorProtocol {
    private let lexicon: Lexicon
    private let end: Int
    private var start: Int
    private var released: Int

    fileprivate init(_ lexicon: Lexicon, _ range: Range<Int>) {
      self.lexicon = lexicon
      start = range.lowerBound
      released = start
      end = range.upperBound
    }

    mutating func next() -> (word: Range<Int>, entry: Entry)? {
      let bytes = lexicon.bytes
      while start < end {
        let line = start
        var offset = line
        while offset < end, bytes[offset] != Lexicon.blank, bytes[offset] != Lexicon.newline { offset += 1 }
        lexicon.release(from: &released, to: line)
        start = bytes.newline(from: offset, to: end) + 1
        if offset > line, offset < end, bytes[offset] == Lexicon.blank,
          let entry = lexicon.entry(at: offset + 1)
        {
          return (line..<offset, entry)
        }
      }
      return nil
    }
  }

  /// Releases the bytes that a scan at `offset` has passed since `released`, in ranges of 512 KB or more.
  private func release(from released: inout Int, to offset: Int) {
    guard offset - released >= 1 << 19 else { return }
    onRelease?(released..<offset)
    released = offset
  }

  /// The entry stated after a line's blank, its tier being at `offset`; `nil` when that is not a tier.
  private func entry(at offset: Int) -> Entry? {
    guard let end = tierEnd(from: offset), let tier = Self.tier(bytes[offset]) else { return nil }
    return Entry(tier, isMarkedUnfit: end > offset + 1)
  }

  /// The offset after the byte of a tier and the mark of an unfit word.
  private func tierEnd(from offset: Int) -> Int? {
    guard offset < bytes.count, bytes[offset] > Self.blank else { return nil }
    return offset + 1 < bytes.count && bytes[offset + 1] == Self.unfit ? offset + 2 : offset + 1
  }

  private static func tier(_ byte: UInt8) -> Tier? {
    byte == UInt8(ascii: "x") ? .neverShown : Tier(rawValue: byte &- UInt8(ascii: "0"))
  }
}

extension Lexicon {
  /// Every word that can be made from the letters of `bag`, each used at most once, with its entry and its spelling, sorted
  /// bytewise. The words have at least `shortest` letters.
  ///
  /// When the beginning of a line needs a letter that the bag does not have, all lines with that beginning are skipped at
  /// once. Bytes of letters outside ASCII can combine into a letter that is not in the bag, so such a word is checked again
  /// letter by letter.
  public func words(
    from bag: [Character], shortest: Int = 3
  ) -> [(word: String, entry: Entry, spelling: String)] {
    var available = [Int](repeating: 0, count: 256)
    for byte in String(bag).utf8 { available[Int(byte)] += 1 }
    available[Int(Self.blank)] = 0
    available[Int(Self.newline)] = 0
    var found: [(word: String, entry: Entry, spelling: String)] = []
    var start = 0
    var released = 0
    while start < bytes.count {
      release(from: &released, to: start)
      var end = start
      while end < bytes.count, available[Int(bytes[end])] > 0 {
        available[Int(bytes[end])] -= 1
        end += 1
      }
      for index in start..<end { available[Int(bytes[index])] += 1 }
      guard end < bytes.count else { break }
      let next = bytes.newline(from: end, to: bytes.count) + 1
      if bytes[end] == Self.blank {
        let word = start..<end
        if let entry = entry(at: end + 1), letterCount(word) >= shortest {
          let text = text(word)
          if letterCount(word) == word.count || text.fits(bag) {
            found.append((text, entry, spellings(at: end + 1).first ?? text))
          }
        }
        start = next
      } else {
        // No letter has the byte 0xFF, so that it sorts after every line with this beginning.
        start = bytes.firstLine(notBefore: bytes[start...end] + [0xFF], from: Swift.min(next, bytes.count))
      }
    }
    return found
  }

  /// Where every fit word with this number of letters and of these tiers stands, in order.
  func places(
    letters: ClosedRange<Int>, from first: Tier = .common, upTo tier: Tier
  ) -> [Range<Int>] {
    scan().filter {
      $0.entry.isFit(upTo: tier) && $0.entry.tier >= first && letters.contains(letterCount($0.word))
    }.map(\.word)
  }

  /// Every fit word with this number of letters and at most this tier, in order.
  func words(letters: ClosedRange<Int>, upTo tier: Tier) -> [String] {
    places(letters: letters, upTo: tier).map(text)
  }

  /// The tiers up to this one that have a fit word with this number of letters, the most common first.
  func tiers(letters: ClosedRange<Int>, upTo tier: Tier) -> [Tier] {
    var tiers: Set<Tier> = []
    for (word, entry) in scan() where entry.isFit(upTo: tier) && !tiers.contains(entry.tier) {
      if letters.contains(letterCount(word)) { tiers.insert(entry.tier) }
    }
    return tiers.sorted()
  }

  /// The most common tier of a fit word: `.standard` for a player's own list without tiers. The scan ends at the first word
  /// of tier 1.
  var mostCommonTier: Tier {
    var tier = Tier.rare
    for (_, entry) in scan() where entry.isFit {
      tier = min(tier, entry.tier)
      if tier == .common { break }
    }
    return tier
  }

  /// The version of a word list: six hexadecimal digits that change when any byte of a word or a tier does (their stable
  /// hash, folded), also in its list of headwords. The spelling of a word does not count, so that a list keeps its version
  /// when it is given some; those after the first do, of which a game is dealt one.
  public var version: String {
    versions.known.withLock { known in
      let version = known ?? countedVersion
      known = version
      return version
    }
  }

  private var countedVersion: String {
    var hash = StableHash()
    add(to: &hash)
    if let headwords = openHeadwords?() { headwords.add(to: &hash) }
    let value = hash.value
    return ((value >> 40 ^ value >> 16 ^ value) & 0xFF_FFFF).digits(6, radix: 16)
  }

  /// Adds the words, their tiers and all spellings but the first to a hash.
  private func add(to hash: inout StableHash) {
    var blanks = 0
    for byte in bytes {
      if byte == Self.newline { blanks = 0 } else if byte == Self.blank { blanks += 1 }
      if blanks != 2 { hash.add(byte) }
    }
    onRelease?(0..<bytes.count)
  }
}

extension String {
  /// Whether the letters can be taken from a bag, each used at most once.
  func fits(_ bag: [Character]) -> Bool {
    var left = bag
    return allSatisfy { letter in left.firstIndex(of: letter).map { left.remove(at: $0) } != nil }
  }
}
