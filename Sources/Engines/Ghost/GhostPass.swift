/// How good a line is for the player who chooses it.
struct GhostRank {
  /// 1 wins, -1 loses, 0 is beyond the lookahead.
  var value: Int8
  /// The tier of the word at the line's end.
  var tier: UInt8
  /// Whether that word is fit.
  var isFit: Bool
  /// How many letters that word has.
  var letters: Int
  /// How many words begin with the fragment the line starts with.
  var following: Int

  /// Whether this line is preferred to one whose letter is earlier in the alphabet.
  @inline(__always)
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

/// The value of a fragment for the player whose letter made it.
struct GhostBranch {
  var rank: GhostRank
  /// The bytes of the word at the line's end.
  var word: Range<Int>
  /// Whether that word is the fragment itself.
  var isWord: Bool

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
    /// Its length in bytes.
    let end: Int
    /// The best letter found after it.
    var best: GhostBranch?
    var following = 0
  }

  private let judge: GhostJudge
  private let fragmentLetters: Int
  private let lookahead: Int
  private var nodes: [Node]
  private var branches: [GhostBranch] = []

  init(judge: GhostJudge, fragmentBytes: Int, fragmentLetters: Int, lookahead: Int) {
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

  /// The branch of a complete word, which loses if it is within the lookahead.
  private func leaf(_ word: Range<Int>, _ entry: Lexicon.Entry, following: Int) -> GhostBranch {
    GhostBranch(
      rank: GhostRank(
        value: nodes.count <= lookahead ? -1 : 0, tier: entry.tier.rawValue, isFit: entry.isFit,
        letters: fragmentLetters + nodes.count, following: following),
      word: word, isWord: true)
  }

  /// Pops every prefix that the next word does not share and adds its value to its parent.
  private mutating func settle(downTo shared: Int) {
    while nodes.count > 1, nodes[nodes.count - 1].end > shared {
      let node = nodes.removeLast()
      guard var branch = node.best else { continue }
      branch.rank.value = -branch.rank.value
      branch.rank.following = node.following
      branch.isWord = false
      add(branch)
    }
  }

  /// Adds a branch of final value to the prefix on top of the stack.
  @inline(__always)
  private mutating func add(_ branch: GhostBranch) {
    let parent = nodes.count - 1
    if parent == 0 { branches.append(branch) }
    nodes[parent].following += branch.following
    if let best = nodes[parent].best, !branch.isBetter(than: best) { return }
    nodes[parent].best = branch
  }
}
