/// A language's words and their tiers. The sorted file is the index: nothing is parsed in advance, a word is found by
/// binary search in the bytes, and a puzzle by one scan over them.
///
/// Each line is a word in UTF-8, a blank, its tier and, when the word is unfit, `u`; the lines are sorted bytewise.
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

  /// Releases the bytes that a scan at `offset` has passed since `released`, in ranges of 512 KB or more.
  func release(from released: inout Int, to offset: Int) {
    guard offset - released >= Self.partReleased else { return }
    onRelease?(released..<offset)
    released = offset
  }

  private static let partReleased = 1 << 19

  /// Creates a list from unsorted lines of a word, or a word and a tier (`1`…`4`, each optionally with `u`, or `x`; 3 by
  /// default).
  public init(_ lines: some Sequence<String>) {
    let complete = lines.map { $0.contains(" ") ? $0 : $0 + " 3" }
    let text = complete.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    let storage = Storage(Array(text.joined(separator: [Self.newline])) + [Self.newline])
    self.init(sorted: UnsafeBufferPointer(storage.bytes), owner: storage)
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
  public func entry(of word: String) -> Entry? {
    var wanted = Array(word.utf8)
    wanted.append(Self.blank)
    let start = bytes.firstLine(notBefore: wanted)
    guard start + wanted.count < bytes.count, bytes[start..<start + wanted.count].elementsEqual(wanted)
    else { return nil }
    return entry(at: start + wanted.count)
  }

  public func contains(_ word: String) -> Bool { tier(of: word) != nil }

  /// The range, in bytes, of the lines whose words begin with a prefix.
  public func range(of prefix: String) -> Range<Int> {
    let start = Array(prefix.utf8)
    guard !start.isEmpty else { return 0..<bytes.count }
    return bytes.firstLine(notBefore: start)..<bytes.firstLine(notBefore: start + [0xFF])
  }

  /// Calls `body` with the bytes and the entry of each word in a range of lines, in order.
  // Inlined, with `Lines.line` and `GhostPass.add`: `solve ""` executes 40.6 instead of 43.4 million instructions.
  @inline(__always)
  func forEachWord(in range: Range<Int>, _ body: (Slice<UnsafeBufferPointer<UInt8>>, Entry) -> Void) {
    var start = range.lowerBound
    var released = start
    while start < range.upperBound {
      let end = newline(from: start, to: range.upperBound)
      if let (word, entry) = word(from: start, to: end) { body(bytes[word], entry) }
      start = end + 1
      release(from: &released, to: start)
    }
  }

  /// The bytes of a line's word and its entry; `nil` when the line is not a word and a tier.
  func word(from start: Int, to end: Int) -> (word: Range<Int>, entry: Entry)? {
    guard end - start > 2 else { return nil }
    let isMarkedUnfit = bytes[end - 1] == Self.unfit
    let tierOffset = isMarkedUnfit ? end - 2 : end - 1
    guard tierOffset - start > 1, let tier = Self.tier(bytes[tierOffset]) else { return nil }
    return (start..<tierOffset - 1, Entry(tier, isMarkedUnfit: isMarkedUnfit))
  }

  /// The entry stated after a line's blank, its tier being at `offset`.
  func entry(at offset: Int) -> Entry? {
    guard offset < bytes.count, let tier = Self.tier(bytes[offset]) else { return nil }
    return Entry(tier, isMarkedUnfit: offset + 1 < bytes.count && bytes[offset + 1] == Self.unfit)
  }

  private static func tier(_ byte: UInt8) -> Tier? {
    byte == UInt8(ascii: "x") ? .neverShown : Tier(rawValue: byte &- UInt8(ascii: "0"))
  }
}
