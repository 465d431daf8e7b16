/// What counts as a word in a game of Ghost: the words of a list up to a tier, of a shortest length or more.
/// Shorter words do not end a round; unspoken ones do not count.
public struct GhostJudge: Sendable {
  public let lexicon: Lexicon
  /// The rarest tier that counts.
  public let tier: Lexicon.Tier
  /// The fewest letters of a word that counts.
  public let shortest: Int
  /// Which of these words count; `nil` when all do.
  let sample: Sample?

  public init(_ lexicon: Lexicon, upTo tier: Lexicon.Tier = .familiar, shortest: Int = 4) {
    self.init(lexicon, upTo: tier, shortest: shortest, sample: nil)
  }

  init(_ lexicon: Lexicon, upTo tier: Lexicon.Tier, shortest: Int, sample: Sample?) {
    precondition(shortest > 0)
    self.lexicon = lexicon
    self.tier = min(tier, .rare)
    self.shortest = shortest
    self.sample = sample
  }

  /// A part of the words, drawn by a seed: each word is in it or not whatever else the list holds.
  struct Sample: Equatable, Sendable {
    let seed: UInt64
    /// In per cent of the words.
    let share: Int

    func contains(_ word: some Sequence<UInt8>) -> Bool {
      var generator = SplitMix64(seed: seed ^ UInt64(stable: word))
      return generator.below(100) < share
    }
  }
}

extension GhostJudge: Equatable {
  /// Two judges are equal when they hold the same list, not merely one with the same words in it.
  public static func == (one: GhostJudge, other: GhostJudge) -> Bool {
    one.tier == other.tier && one.shortest == other.shortest && one.sample == other.sample
      && one.lexicon.bytes.baseAddress == other.lexicon.bytes.baseAddress
      && one.lexicon.bytes.count == other.lexicon.bytes.count
  }
}

extension GhostJudge {
  /// Whether the letters are a word that counts.
  public func isWord(_ letters: String) -> Bool {
    guard letters.count >= shortest, let found = lexicon.tier(of: letters) else { return false }
    return found <= tier && sample?.contains(letters.utf8) ?? true
  }

  /// Whether a word that counts begins with the fragment, or is it.
  public func isPossible(_ fragment: String) -> Bool {
    var lines = Lexicon.Lines(lexicon, in: lexicon.range(of: fragment))
    while let (word, entry) = lines.line() {
      if counts(word, entry.tier) { return true }
    }
    return false
  }

  /// Whether a player may name the word when challenged on the fragment.
  public func accepts(_ word: String, for fragment: String) -> Bool {
    word.hasPrefix(fragment) && isWord(word)
  }

  /// The best known fit word that the fragment can become, the shortest of those; `nil` when there is none,
  /// the fragment is dead or begins with a word.
  public func knownWord(from fragment: String) -> String? {
    GhostSolver(self).representative(of: fragment).flatMap { lexicon.isFit($0) ? $0 : nil }
  }

  /// The best known fit word that was possible before the fragment was dead; `nil` only when the list has
  /// none.
  public func wordMissed(by fragment: String) -> String? {
    var prefix = fragment
    while true {
      if let word = knownWord(from: prefix) { return word }
      if prefix.isEmpty { return nil }
      prefix.removeLast()
    }
  }

  /// Whether the letters begin with a word that counts, at which the round ends.
  func isOver(_ letters: String) -> Bool {
    var prefix = ""
    for letter in letters {
      prefix.append(letter)
      if isWord(prefix) { return true }
    }
    return false
  }

  @inline(__always)
  func counts(_ word: Range<Int>, _ tier: Lexicon.Tier) -> Bool {
    tier <= self.tier
      && (word.count >= 4 * shortest
        || word.count >= shortest && Lexicon.letterCount(lexicon.bytes[word]) >= shortest)
      && (sample == nil || sample!.contains(lexicon.bytes[word]))
  }
}
