/// Solves a game of Ghost exactly, directly from the sorted list; all players except the one to move count as one opponent.
///
/// Whoever completes a word loses, and every fragment must lead to a word. Best play in a won position is a letter that
/// wins; among those, one that ends in a fit word if possible, then the lowest tier, then the shortest word, then the
/// letter that most words follow. In a lost position it is the letter that lasts longest, then the one that most words
/// follow. Remaining ties go to the first letter in byte order.
public struct GhostSolver: Equatable, Sendable {
  public enum Verdict: Equatable, Sendable {
    /// The player of the letter wins against any defence.
    case wins
    /// The opponent wins against any defence.
    case loses
    /// The letter completes a word, which loses at once.
    case ends
    /// Neither player has won within the lookahead.
    case open
  }

  /// A letter after which a word is still possible, and what it leads to.
  public struct Line: Equatable, Sendable {
    public let letter: Character
    /// The end of the fragment at which the letter is added.
    public var side = Ghost.Side.behind
    public let verdict: Verdict
    /// The word in which best play ends; for an open line the most common word that it can become.
    public let word: String
    /// The word's tier.
    public let tier: Lexicon.Tier
    /// Whether the program may name the word.
    public let isFit: Bool
    /// The most common fit word at which the round can end after this letter while the winning side plays only winning
    /// letters; `nil` when none of those words is fit.
    public let name: String?
    /// The number of words that begin with the fragment and this letter.
    public let following: Int
    /// The number of those at which the round can end.
    public let endings: Int
  }

  public let judge: GhostJudge

  public init(_ judge: GhostJudge) {
    self.judge = judge
  }
}

extension GhostSolver {
  /// A line for every letter after which a word is still possible, in order; none when the fragment is dead or begins with
  /// a word.
  /// - Parameters:
  ///   - lookahead: the search depth in letters, counting the next one.
  ///   - seats: the number of players.
  public func lines(from fragment: String, lookahead: Int = .max, seats: Int = 2) -> [Line] {
    if let fragments = judge.fragments {
      return fragments.lines(from: fragment, lookahead: lookahead, seats: seats, judge)
    }
    guard lookahead > 0, !judge.isOver(fragment) else { return [] }
    var pass = GhostPass(judge, fragment, lookahead: lookahead, seats: seats)
    let words = judge.counted
    return pass.run().map { branch in
      let word = words.text(branch.word)
      return Line(
        letter: word[word.index(word.startIndex, offsetBy: fragment.count)], verdict: branch.verdict,
        word: word, tier: branch.rank.tier, isFit: branch.rank.isFit,
        name: branch.name.isFit ? words.text(branch.name.word) : nil, following: branch.rank.following,
        endings: branch.endings)
    }
  }

  /// The line of best play; `nil` when no letter is possible.
  public func best(from fragment: String) -> Line? {
    Self.best(of: lines(from: fragment))
  }

  /// The line of best play among the lines of one fragment.
  public static func best(of lines: [Line]) -> Line? {
    lines.first.map { first in lines.dropFirst().reduce(first) { $1.isBetter(than: $0) ? $1 : $0 } }
  }
}

extension GhostSolver.Line {
  /// The letter and the end at which it is added.
  public var added: Ghost.Letter { Ghost.Letter(letter, side) }

  /// Whether best play prefers this line to `other`, which comes earlier among the lines of the same fragment.
  func isBetter(than other: Self) -> Bool { rank.isBetter(than: other.rank) }

  private var rank: GhostRank {
    let value =
      switch verdict {
      case .wins: 1
      case .open: 0
      case .loses, .ends: -1
      }
    return GhostRank(value: value, tier: tier, isFit: isFit, letters: word.count, following: following)
  }
}

/// The quality of a line for the player who chooses it.
private struct GhostRank {
  /// 1 wins, -1 loses, 0 is beyond the lookahead.
  var value: Int
  /// The tier of the word at the line's end, whether it is fit, and its length in letters.
  let tier: Lexicon.Tier
  let isFit: Bool
  let letters: Int
  /// The number of words that begin with the fragment at which the line starts.
  var following: Int

  /// Whether this line is preferred to one whose letter is earlier in the alphabet.
  func isBetter(than other: GhostRank) -> Bool {
    if value != other.value { return value > other.value }
    if value < 0, (letters, following) != (other.letters, other.following) {
      return (letters, following) > (other.letters, other.following)
    }
    if isFit != other.isFit { return isFit }
    if tier != other.tier { return tier < other.tier }
    return value >= 0 && (-letters, following) > (-other.letters, other.following)
  }
}

/// The value of a fragment for the player whose letter made it.
private struct GhostBranch {
  /// A word, by its byte range in the list, that the program may name if it is fit; the smallest rank is preferred.
  struct Name {
    let word: Range<Int>
    let rank: Int
    let isFit: Bool
  }

  var rank: GhostRank
  /// The byte range of the word at the line's end.
  let word: Range<Int>
  /// Whether that word is the fragment itself.
  var isWord = true
  /// The number of words at which the round can end.
  var endings = 1
  /// The word to name, among those at which the round can end while the winning side plays only winning letters: the most
  /// common fit one, the shortest of those.
  var name: Name

  /// The branch of a complete word.
  init(_ word: Range<Int>, _ rank: GhostRank) {
    self.rank = rank
    self.word = word
    name = Name(
      word: word, rank: (rank.isFit ? 0 : 1 << 20) + Int(rank.tier.rawValue) << 10 + rank.letters,
      isFit: rank.isFit)
  }

  var verdict: GhostSolver.Verdict {
    if isWord { return .ends }
    return rank.value > 0 ? .wins : rank.value < 0 ? .loses : .open
  }
}

/// One pass over the sorted lines that begin with a fragment. The prefixes of the current word are a stack;
/// when the next word does not share one of them, every word with that prefix has been read and its value is
/// final.
private struct GhostPass {
  /// A prefix of the current word.
  private struct Node {
    /// The length of the prefix, in bytes.
    let end: Int
    /// The best letter found after it.
    var best: GhostBranch?
    /// The word to name after the letters that are as good as the best one.
    var name: GhostBranch.Name?
    var following = 0
    var endings = 0
  }

  private let judge: GhostJudge
  private let fragment: String
  private let lookahead: Int
  /// The number of players; all except the one to move count as one opponent.
  private let seats: Int
  private var nodes: [Node]
  private var branches: [GhostBranch] = []

  init(_ judge: GhostJudge, _ fragment: String, lookahead: Int, seats: Int) {
    self.judge = judge
    self.fragment = fragment
    self.lookahead = lookahead
    self.seats = seats
    nodes = [Node(end: fragment.utf8.count)]
  }

  /// The branch of each letter that can follow the fragment, in order.
  mutating func run() -> [GhostBranch] {
    let root = nodes[0].end
    let fragmentLetters = fragment.count
    /// The last word that ended the round, and the number of words that begin with it.
    var last: (word: Range<Int>, entry: Lexicon.Entry, following: Int)?
    var latest = 0..<0
    func settle(_ pass: inout GhostPass, downTo shared: Int) {
      guard let last else { return }
      let rank = GhostRank(
        value: pass.nodes.count <= pass.lookahead ? -1 : 0, tier: last.entry.tier, isFit: last.entry.isFit,
        letters: fragmentLetters + pass.nodes.count, following: last.following)
      pass.add(GhostBranch(last.word, rank))
      pass.settle(downTo: shared)
    }
    for (word, entry) in judge.words(from: fragment) where entry.tier <= judge.tier {
      let shared = last.map { sharedBytes($0.word, word, known: root) } ?? root
      if let ended = last, shared == ended.word.count {
        // The round ends before this word; a word that the list repeats counts once.
        let isRepeated = word.count == latest.count && sharedBytes(latest, word, known: shared) == word.count
        if !isRepeated { last!.following += 1 }
        latest = word
        continue
      }
      guard judge.counts(word, entry.tier) else { continue }
      settle(&self, downTo: shared)
      push(word)
      (last, latest) = ((word, entry, 1), word)
    }
    settle(&self, downTo: root)
    return branches
  }

  /// The length of the common prefix of two words in bytes, given that the first `known` bytes are equal.
  private func sharedBytes(_ one: Range<Int>, _ other: Range<Int>, known: Int) -> Int {
    let bytes = judge.counted.bytes
    let most = min(one.count, other.count)
    var shared = known
    while shared < most, bytes[one.lowerBound + shared] == bytes[other.lowerBound + shared] { shared += 1 }
    return shared
  }

  /// Pushes the prefixes between the last shared one and the word.
  private mutating func push(_ word: Range<Int>) {
    for end in (nodes[nodes.count - 1].end + 1)..<max(word.count, nodes[nodes.count - 1].end + 1)
    where judge.counted.bytes[word.lowerBound + end] & 0xC0 != 0x80 {
      nodes.append(Node(end: end))
    }
  }

  /// Pops every prefix that the next word does not share and merges its value into its parent.
  private mutating func settle(downTo shared: Int) {
    while nodes.count > 1, nodes[nodes.count - 1].end > shared {
      let node = nodes.removeLast()
      guard var branch = node.best, let name = node.name else { continue }
      // One side plays every `seats`th letter, starting with the first; all others are the opponent's.
      if seats == 2 || nodes.count % seats <= 1 { branch.rank.value = -branch.rank.value }
      branch.name = name
      branch.rank.following = node.following
      branch.endings = node.endings
      branch.isWord = false
      add(branch)
    }
  }

  /// Merges a branch of final value into the prefix on top of the stack.
  private mutating func add(_ branch: GhostBranch) {
    let parent = nodes.count - 1
    if parent == 0 { branches.append(branch) }
    nodes[parent].following += branch.rank.following
    nodes[parent].endings += branch.endings
    guard let best = nodes[parent].best, let name = nodes[parent].name else {
      (nodes[parent].best, nodes[parent].name) = (branch, branch.name)
      return
    }
    if branch.rank.value > best.rank.value
      || branch.rank.value == best.rank.value && branch.name.rank < name.rank
    {
      nodes[parent].name = branch.name
    }
    if branch.rank.isBetter(than: best.rank) { nodes[parent].best = branch }
  }
}
