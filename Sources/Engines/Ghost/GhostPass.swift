/// The quality of a line for the player who chooses it.
struct GhostRank {
  /// 1 wins, -1 loses, 0 is beyond the lookahead.
  var value: Int8
  /// The tier of the word at the line's end.
  var tier: UInt8
  /// Whether that word is fit.
  var isFit: Bool
  /// The length of that word, in letters.
  var letters: Int
  /// The number of words that begin with the fragment at which the line starts.
  var following: Int

  /// Whether this line is preferred to one whose letter is earlier in the alphabet.
  func isBetter(than other: GhostRank) -> Bool {
    if value != other.value { return value > other.value }
    if value < 0 {
      if letters != other.letters { return letters > other.letters }
      if following != other.following { return following > other.following }
      if isFit != other.isFit { return isFit }
      return tier < other.tier
    }
    if isFit != other.isFit { return isFit }
    if tier != other.tier { return tier < other.tier }
    if letters != other.letters { return letters < other.letters }
    return following > other.following
  }
}

/// A word at which a line can end and that the program may name: the most common fit one is preferred.
struct GhostName {
  /// Smaller is better: unfit words last, then by tier, then by length.
  var rank: Int
  /// The word's byte range in the list.
  var word: Range<Int>

  init(_ word: Range<Int>, _ rank: GhostRank) {
    self.word = word
    self.rank = (rank.isFit ? 0 : Self.unfit) + Int(rank.tier) * 1024 + rank.letters
  }

  private static let unfit = 1 << 20

  var isFit: Bool { rank < Self.unfit }
}

/// The value of a fragment for the player whose letter made it.
struct GhostBranch {
  var rank: GhostRank
  /// The byte range of the word at the line's end.
  var word: Range<Int>
  /// Whether that word is the fragment itself.
  var isWord: Bool
  /// The word to name, among those at which the round can end while the winning side plays only winning letters.
  var name: GhostName

  var tier: Lexicon.Tier { Lexicon.Tier(rawValue: rank.tier)! }
  var isFit: Bool { rank.isFit }
  var following: Int { rank.following }

  var verdict: GhostSolver.Verdict {
    if isWord { return .ends }
    return rank.value > 0 ? .wins : rank.value < 0 ? .loses : .open
  }

  func isBetter(than other: GhostBranch) -> Bool { rank.isBetter(than: other.rank) }
}

/// One pass over the sorted lines that begin with a fragment. The prefixes of the current word are a stack;
/// when the next word does not share one of them, every word with that prefix has been read and its value is
/// final.
struct GhostPass {
  /// A prefix of the current word.
  private struct Node {
    /// The length of the prefix, in bytes.
    let end: Int
    /// The best letter found after it.
    var best: GhostBranch?
    /// The word to name after the letters that are as good as the best one.
    var name: GhostName?
    var following = 0
  }

  private let judge: GhostJudge
  private let fragmentLetters: Int
  private let lookahead: Int
  /// The number of players; all except the one to move count as one opponent.
  private let seats: Int
  private var nodes: [Node]
  private var branches: [GhostBranch] = []

  init(judge: GhostJudge, fragmentBytes: Int, fragmentLetters: Int, lookahead: Int, seats: Int) {
    self.seats = seats
    self.judge = judge
    self.fragmentLetters = fragmentLetters
    self.lookahead = lookahead
    nodes = [Node(end: fragmentBytes)]
  }

  /// The branch of each letter that can follow the fragment, in order.
  mutating func run(in range: Range<Int>) -> [GhostBranch] {
    let root = nodes[0].end
    var lines = Lexicon.Lines(judge.lexicon, in: range)
    var word = range.lowerBound..<range.lowerBound
    var wordEntry = Lexicon.Entry(.common, isMarkedUnfit: false)
    var last = word
    var following = 0
    while let (line, entry) = lines.line() {
      guard entry.tier <= judge.tier else { continue }
      let shared = following > 0 ? lines.sharedBytes(word, line, known: root) : root
      if following > 0, shared == word.count {
        let isRepeated =
          line.count == last.count && lines.sharedBytes(last, line, known: shared) == line.count
        if !isRepeated { following += 1 }
        last = line
        continue
      }
      guard judge.counts(line, entry.tier) else { continue }
      if following > 0 {
        add(leaf(word, wordEntry, following: following))
        settle(downTo: shared)
      }
      push(line)
      (word, wordEntry, last, following) = (line, entry, line, 1)
    }
    if following > 0 {
      add(leaf(word, wordEntry, following: following))
      settle(downTo: root)
    }
    return branches
  }

  /// Pushes the prefixes between the last shared one and the word.
  private mutating func push(_ word: Range<Int>) {
    let bytes = judge.lexicon.bytes
    var end = nodes[nodes.count - 1].end + 1
    while end < word.count {
      if bytes[word.lowerBound + end] & 0xC0 != 0x80 { nodes.append(Node(end: end)) }
      end += 1
    }
  }

  /// The branch of a complete word, a loss if it is within the lookahead.
  private func leaf(_ word: Range<Int>, _ entry: Lexicon.Entry, following: Int) -> GhostBranch {
    let rank = GhostRank(
      value: nodes.count <= lookahead ? -1 : 0, tier: entry.tier.rawValue, isFit: entry.isFit,
      letters: fragmentLetters + nodes.count, following: following)
    return GhostBranch(rank: rank, word: word, isWord: true, name: GhostName(word, rank))
  }

  /// Pops every prefix that the next word does not share and merges its value into its parent.
  private mutating func settle(downTo shared: Int) {
    while nodes.count > 1, nodes[nodes.count - 1].end > shared {
      let node = nodes.removeLast()
      guard var branch = node.best, let name = node.name else { continue }
      if isOpponentNext(after: nodes.count) { branch.rank.value = -branch.rank.value }
      branch.name = name
      branch.rank.following = node.following
      branch.isWord = false
      add(branch)
    }
  }

  /// Merges a branch of final value into the prefix on top of the stack.
  // Inlined: see `Lexicon.forEachWord`.
  @inline(__always)
  private mutating func add(_ branch: GhostBranch) {
    let parent = nodes.count - 1
    if parent == 0 { branches.append(branch) }
    nodes[parent].following += branch.following
    guard let best = nodes[parent].best else {
      nodes[parent].best = branch
      nodes[parent].name = branch.name
      return
    }
    if branch.rank.value > best.rank.value
      || branch.rank.value == best.rank.value && branch.name.rank < nodes[parent].name!.rank
    {
      nodes[parent].name = branch.name
    }
    if branch.isBetter(than: best) { nodes[parent].best = branch }
  }

  /// Whether the letter at this index belongs to the opposing side: one side plays every `seats`th letter, starting with
  /// the first.
  private func isOpponentNext(after letters: Int) -> Bool {
    seats == 2 || letters % seats <= 1
  }
}
