/// Decides what counts as a word in a game of Ghost: the words of a list up to a tier and from a minimum length. Shorter
/// words do not end a round, and words that are never shown do not count.
public struct GhostJudge: Sendable {
  /// The lists that a match can be judged by, from the smallest. The number is saved, sent to tables, written in letters and
  /// never changes; that of a list with tiers is its rarest tier.
  public enum List: Int, CaseIterable, Sendable {
    /// Headwords of tiers 1 to 2: infinitives and singulars.
    case base = 0
    case familiar = 2
    case standard = 3
    case rare = 4

    /// The rarest tier that counts.
    public var tier: Lexicon.Tier {
      switch self {
      case .base, .familiar: .familiar
      case .standard: .standard
      case .rare: .rare
      }
    }
  }

  /// All words of the language, whether they count or not.
  public let lexicon: Lexicon
  /// The words among which those that count are: all of them, or the headwords.
  let counted: Lexicon
  /// Whether only headwords count.
  public let onlyHeadwords: Bool
  /// The rarest tier that counts.
  public let tier: Lexicon.Tier
  /// The minimum number of letters of a word that counts.
  public let shortest: Int
  /// Restricts the words to a sample; `nil` for all of them.
  let sample: Sample?
  /// Whether a fragment that is a word is itself an answer to a challenge, as it was under the second rules and before.
  let acceptsFragment: Bool
  /// In Superghost, where a word is possible as long as it contains the fragment: all fragments of the words.
  public let fragments: GhostFragments?

  public init(_ lexicon: Lexicon, upTo tier: Lexicon.Tier = .familiar, shortest: Int = 4) {
    self.init(lexicon, upTo: tier, shortest: shortest, sample: nil)
  }

  /// - Parameter isSuper: whether a word is possible as long as it contains the fragment, as in Superghost.
  public init(_ lexicon: Lexicon, _ list: List, shortest: Int = 4, isSuper: Bool = false) {
    let judge = GhostJudge(lexicon, upTo: list.tier, shortest: shortest, onlyHeadwords: list == .base)
    self.init(judge, fragments: isSuper ? lexicon.fragments(judge, list) : nil)
  }

  init(
    _ lexicon: Lexicon, upTo tier: Lexicon.Tier, shortest: Int, onlyHeadwords: Bool = false,
    sample: Sample? = nil, acceptsFragment: Bool = false
  ) {
    precondition(shortest > 0)
    self.lexicon = lexicon
    self.onlyHeadwords = onlyHeadwords
    counted = onlyHeadwords ? lexicon.headwords : lexicon
    self.tier = min(tier, .rare)
    self.shortest = shortest
    self.sample = sample
    self.acceptsFragment = acceptsFragment
    fragments = nil
  }

  /// The same judge for Superghost, which shares its fragments with no other.
  public var forSuperghost: GhostJudge { GhostJudge(self, fragments: GhostFragments(self)) }

  private init(_ judge: GhostJudge, fragments: GhostFragments?) {
    lexicon = judge.lexicon
    counted = judge.counted
    onlyHeadwords = judge.onlyHeadwords
    tier = judge.tier
    shortest = judge.shortest
    sample = judge.sample
    acceptsFragment = judge.acceptsFragment
    self.fragments = fragments
  }

  /// The same judge with another rarest tier.
  func upTo(_ tier: Lexicon.Tier, sample: Sample? = nil) -> GhostJudge {
    let judge = GhostJudge(
      lexicon, upTo: tier, shortest: shortest, onlyHeadwords: onlyHeadwords, sample: sample)
    return GhostJudge(judge, fragments: fragments)
  }

  /// A random sample of the words, drawn by a seed: whether a word is in it does not depend on the rest of the list.
  struct Sample: Equatable, Sendable {
    let seed: UInt64
    /// The size of the sample, in per cent of the words.
    let share: Int

    func contains(_ word: some Sequence<UInt8>) -> Bool {
      var generator = SplitMix64(seed: seed ^ UInt64(stable: word))
      return generator.below(100) < share
    }
  }
}

extension GhostJudge: Equatable {
  /// Two judges are equal when they use the same list object, not merely lists with the same words.
  public static func == (one: GhostJudge, other: GhostJudge) -> Bool {
    one.tier == other.tier && one.shortest == other.shortest && one.sample == other.sample
      && one.acceptsFragment == other.acceptsFragment && one.onlyHeadwords == other.onlyHeadwords
      && (one.fragments == nil) == (other.fragments == nil)
      && one.lexicon.bytes.baseAddress == other.lexicon.bytes.baseAddress
      && one.lexicon.bytes.count == other.lexicon.bytes.count
  }
}

extension GhostJudge {
  /// Whether the letters are a word that counts.
  public func isWord(_ letters: String) -> Bool {
    guard letters.count >= shortest, let found = counted.tier(of: letters) else { return false }
    return found <= tier && sample?.contains(letters.utf8) ?? true
  }

  /// Whether some word that counts begins with the fragment, in Superghost contains it, or equals it.
  public func isPossible(_ fragment: String) -> Bool {
    if let fragments { return fragments.isPossible(fragment, self) }
    return words(from: fragment).contains { counts($0.word, $0.entry.tier) }
  }

  /// Whether the word is a valid answer to a challenge on the fragment: it goes on after it, in Superghost at either
  /// end. The fragment itself is none, because whoever completes a word must not win by it.
  public func accepts(_ word: String, for fragment: String) -> Bool {
    (fragments == nil ? word.hasPrefix(fragment) : word.contains(fragment)) && isWord(word)
      && (acceptsFragment || word != fragment)
  }

  /// Whether a challenge on the fragment has a valid answer.
  public func hasAnswer(to fragment: String) -> Bool {
    if let fragments { return fragments.hasMore(than: fragment) }
    return words(from: fragment).contains { word, entry in
      (acceptsFragment || word.count > fragment.utf8.count) && counts(word, entry.tier)
    }
  }

  /// The most common fit word that the fragment becomes with more letters, the shortest of those; `nil` when there is none.
  public func knownWord(from fragment: String) -> String? {
    if let fragments { return fragments.word(beyond: fragment, self) }
    var best: (tier: Lexicon.Tier, word: Range<Int>)?
    for (word, entry) in words(from: fragment) {
      guard word.count > fragment.utf8.count, entry.isFit, counts(word, entry.tier),
        best.map({ (entry.tier, word.count) < ($0.tier, $0.word.count) }) ?? true
      else { continue }
      best = (entry.tier, word)
    }
    if let best { return counted.text(best.word) }
    return acceptsFragment && isWord(fragment) && lexicon.isFit(fragment) ? fragment : nil
  }

  /// The most common fit word that was possible before the last fragment became dead; `nil` only when the list has none.
  /// - Parameter fragments: those of a round, in the order in which they were made, the empty one first.
  public func wordMissed(by fragments: [String]) -> String? {
    fragments.reversed().lazy.compactMap { knownWord(from: $0) }.first
  }

  /// Whether a prefix of the letters is a word that counts, so that the round has ended.
  func isOver(_ letters: String) -> Bool {
    letters.indices.contains { isWord(String(letters[...$0])) }
  }

  /// Whether a fit word can end the round after the fragment, or as the fragment itself.
  func canEndFit(_ fragment: String) -> Bool {
    if let fragments {
      return fragments.word(beyond: fragment, self) != nil || isWord(fragment) && counted.isFit(fragment)
    }
    var ended: Range<Int>?
    for (word, entry) in words(from: fragment) where counts(word, entry.tier) {
      // The round has ended before a word that another one begins.
      if let ended, counted.bytes[word].starts(with: counted.bytes[ended]) { continue }
      if entry.isFit { return true }
      ended = word
    }
    return false
  }

  /// The words of `counted` that begin with a fragment, whether they count or not.
  func words(from fragment: String) -> Lexicon.Scan { counted.scan(counted.range(of: fragment)) }

  /// Whether a word of `counted`, by its byte range and tier, ends a round.
  func counts(_ word: Range<Int>, _ tier: Lexicon.Tier) -> Bool {
    tier <= self.tier && counted.letterCount(word) >= shortest
      && (sample == nil || sample!.contains(counted.bytes[word]))
  }
}
