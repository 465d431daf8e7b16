import Synchronization

/// Every fragment of the words that count in a match of Superghost, where letters are added at either end: which of them are
/// words, which one can become which, and who wins from it.
///
/// They are found once, word by word, and shared by all matches with the same list. Whoever asks before all are found waits for
/// the rest; a screen finds some at a time instead.
public final class GhostFragments: Sendable {
  private let state: Mutex<State>
  private let facts = Mutex<Facts?>(nil)

  init(_ judge: GhostJudge) { state = Mutex(State(judge)) }

  /// Whether all fragments are found, so that nobody waits.
  public var areFound: Bool { state.withLock { $0.isOver } }

  /// Finds the fragments of some more words.
  /// - Returns: whether all are found.
  public func find(words: Int) -> Bool {
    state.withLock { state in
      state.find(words: words)
      return state.isOver
    }
  }

  /// The most fragments that are found, and the most that the words of a list may have, each counted by itself.
  static let most = 4_000_000

  fileprivate func withAll<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    state.withLock { state in
      state.find(words: .max)
      return body(&state)
    }
  }
}

/// What one scan over the words tells of their fragments.
private struct Facts {
  let letters: [Character]
  let areTooMany: Bool
}

extension GhostFragments {
  /// The letters that stand in at least two in a hundred of the fit words that count, in order; where there are none, those of
  /// any word.
  func letters(_ judge: GhostJudge) -> [Character] { facts(judge).letters }

  /// Whether the words that count have more fragments than can be found, as a large list of one's own has.
  public func areTooMany(_ judge: GhostJudge) -> Bool { facts(judge).areTooMany }

  private func facts(_ judge: GhostJudge) -> Facts {
    facts.withLock { facts in
      if let facts { return facts }
      let found = Self.facts(judge)
      facts = found
      return found
    }
  }

  private static func facts(_ judge: GhostJudge) -> Facts {
    var (fit, any): ([Character: Int], Set<Character>) = ([:], [])
    var (words, fragments) = (0, 0)
    for (word, entry) in judge.counted.scan() where judge.counts(word, entry.tier) {
      let count = judge.counted.letterCount(word)
      guard count <= Ghost.longestFragment else { continue }
      fragments += count * (count + 1) / 2
      if fragments > most { break }
      let letters = Set(judge.counted.text(word))
      any.formUnion(letters)
      guard entry.isFit else { continue }
      words += 1
      for letter in letters { fit[letter, default: 0] += 1 }
    }
    let common = fit.filter { $0.value * 50 >= words }.keys
    return Facts(
      letters: (common.isEmpty ? Array(any) : Array(common)).sorted(), areTooMany: fragments > most)
  }

  /// Whether a word that counts for a judge contains the fragment, or is it.
  func isPossible(_ fragment: String, _ judge: GhostJudge) -> Bool {
    // Whether there is a word at all is known from the first one.
    if fragment.isEmpty, judge.sample == nil, state.withLock({ $0.isWhole(judge) }) {
      return state.withLock { state in
        if !state.isOver { state.find(words: 1) }
        return state.nodes.count > 1
      }
    }
    return withAll { all in all.node(of: fragment).map { all.isPossible($0, judge) } ?? false }
  }

  /// Whether a word that counts contains the fragment and has more letters.
  func hasMore(than fragment: String) -> Bool {
    withAll { all in all.node(of: fragment).map(all.hasMore) ?? false }
  }

  /// The most common fit word of a judge that contains the fragment and has more letters, the shortest of those; `nil` when the
  /// judge does not count that.
  func word(beyond fragment: String, _ judge: GhostJudge) -> String? {
    withAll { all in all.node(of: fragment).flatMap { all.knows($0, judge) ? all.known($0) : nil } }
  }

  /// A line for every letter at either end after which a word that counts for a judge is possible, those in front first, each
  /// in order; none when the fragment is a word.
  ///
  /// Without an end of the lookahead the verdicts are exact, and a line's word is one in which play ends when whoever wins plays
  /// only winning letters.
  func lines(from fragment: String, lookahead: Int, seats: Int, _ judge: GhostJudge) -> [GhostSolver.Line] {
    withAll { all in
      guard !judge.isWord(fragment), let node = all.node(of: fragment) else { return [] }
      return all.lines(from: node, lookahead: lookahead, seats: seats, judge)
    }
  }

  /// The letters at either end after which a word that counts for a judge is possible.
  func followers(of fragment: String, _ judge: GhostJudge) -> [Ghost.Letter] {
    withAll { all in
      guard let node = all.node(of: fragment) else { return [] }
      return all.steps(from: node).filter { all.isPossible($0.node, judge) }.map(\.letter)
    }
  }
}

/// The fragments as nodes of a tree, in which each has those with one more letter behind it, and besides those with one more
/// letter in front. Each comes after those that it contains.
private struct State {
  struct Node {
    /// The first of the fragments with one more letter, and the next one with the same letters but that one; 0 for none.
    var behind: UInt32 = 0
    var nextBehind: UInt32 = 0
    var front: UInt32 = 0
    var nextFront: UInt32 = 0
    /// Where the most common fit word begins in the list that contains it and has more letters, the shortest of those.
    var known: UInt32 = 0
    let first: UInt8
    let last: UInt8
    /// The tier of the known word and its letters: the less, the more common; the largest number for none.
    var rank = UInt8.max
    /// Whether it is a word that counts.
    var isWord = false
  }

  /// A fragment with one more letter than another one.
  struct Step {
    let node: Int
    let letter: Ghost.Letter
  }

  private let judge: GhostJudge
  private var words: Lexicon.Scan?
  private(set) var nodes = [Node(first: 0, last: 0)]
  /// The fragments that are words, and where these begin in the list; in the order of the fragments once all are found.
  private var whole: [(node: UInt32, start: UInt32)] = []
  private var letters: [Character] = []
  private var codes: [Character: UInt8] = [:]
  /// The same of letters in ASCII, by their byte.
  private var codesOfASCII = [UInt8](repeating: .max, count: 128)
  /// The fragments that end before each letter of the word that is added, and begin after its first one.
  private var inner: [UInt32] = []
  /// For each number of players and each fragment whether the first one wins, a bit for each number of turns that they are away.
  private var won: [Int: [UInt8]] = [:]

  init(_ judge: GhostJudge) {
    self.judge = judge
    words = judge.counted.scan()
  }

  var isOver: Bool { words == nil }

  mutating func find(words count: Int) {
    guard var words else { return }
    var left = count
    while left > 0 {
      // More would need too much memory; no match is played with such a list.
      guard nodes.count < GhostFragments.most, let (word, entry) = words.next() else {
        (self.words, inner) = (nil, [])
        whole.sort { $0.node < $1.node }
        return
      }
      guard judge.counts(word, entry.tier), judge.counted.letterCount(word) <= Ghost.longestFragment,
        let codes = codes(of: word)
      else { continue }
      add(codes, word, entry)
      left -= 1
    }
    self.words = words
  }

  /// The letters of a word as numbers; `nil` where there are more different letters than a language can have.
  private mutating func codes(of word: Range<Int>) -> [UInt8]? {
    let bytes = judge.counted.bytes[word]
    let known = bytes.map { $0 < 0x80 ? codesOfASCII[Int($0)] : .max }
    if !known.contains(.max) { return known }
    var codes: [UInt8] = []
    for letter in judge.counted.text(word) {
      if let code = self.codes[letter] {
        codes.append(code)
        continue
      }
      guard letters.count < Language.mostLetters else { return nil }
      let code = UInt8(letters.count)
      codes.append(code)
      self.codes[letter] = code
      if let byte = letter.asciiValue { codesOfASCII[Int(byte)] = code }
      letters.append(letter)
    }
    return codes
  }

  private mutating func add(_ codes: [UInt8], _ word: Range<Int>, _ entry: Lexicon.Entry) {
    let rank = Self.rank(entry, letters: codes.count)
    let known = UInt32(truncatingIfNeeded: word.lowerBound)
    inner = Array(repeating: 0, count: codes.count)
    if rank < nodes[0].rank { (nodes[0].rank, nodes[0].known) = (rank, known) }
    for start in codes.indices.reversed() {
      var node: UInt32 = 0
      for end in start..<codes.count {
        node = child(of: node, first: codes[start], last: codes[end], inner: end > start ? inner[end] : 0)
        inner[end] = node
        if start == 0, end == codes.count - 1 {
          if !nodes[Int(node)].isWord { whole.append((node, known)) }
          nodes[Int(node)].isWord = true
        } else if rank < nodes[Int(node)].rank {
          (nodes[Int(node)].rank, nodes[Int(node)].known) = (rank, known)
        }
      }
    }
  }

  private static func rank(_ entry: Lexicon.Entry, letters: Int) -> UInt8 {
    entry.isFit ? (entry.tier.rawValue - 1) << 6 | UInt8(min(letters, 62)) : .max
  }

  /// The fragment with one more letter behind, which is new where no word had it.
  /// - Parameter inner: that fragment without its first letter.
  private mutating func child(of node: UInt32, first: UInt8, last: UInt8, inner: UInt32) -> UInt32 {
    var child = nodes[Int(node)].behind
    while child != 0 {
      if nodes[Int(child)].last == last { return child }
      child = nodes[Int(child)].nextBehind
    }
    child = UInt32(nodes.count)
    var new = Node(first: first, last: last)
    (new.nextBehind, new.nextFront) = (nodes[Int(node)].behind, nodes[Int(inner)].front)
    if nodes.count == nodes.capacity { nodes.reserveCapacity(nodes.count + nodes.count / 4 + 1024) }
    nodes.append(new)
    nodes[Int(node)].behind = child
    nodes[Int(inner)].front = child
    return child
  }

  // MARK: What is known of a fragment

  func node(of fragment: String) -> Int? {
    var node = 0
    for letter in fragment {
      guard let code = codes[letter] else { return nil }
      var child = Int(nodes[node].behind)
      while child != 0, nodes[child].last != code { child = Int(nodes[child].nextBehind) }
      if child == 0 { return nil }
      node = child
    }
    return node
  }

  func hasMore(_ node: Int) -> Bool { nodes[node].behind != 0 || nodes[node].front != 0 }

  /// The most common fit word beyond a fragment that has one.
  func known(_ node: Int) -> String { judge.counted.text(word(at: nodes[node].known)) }

  /// The word that begins at a place in the list.
  private func word(at start: UInt32) -> Range<Int> {
    let bytes = judge.counted.bytes
    return Int(start)..<(bytes[Int(start)...].firstIndex(of: Lexicon.blank) ?? bytes.count)
  }

  /// A fragment that is a word, as it stands in the list.
  private func whole(_ node: Int) -> (place: Range<Int>, entry: Lexicon.Entry)? {
    guard nodes[node].isWord else { return nil }
    var (low, high) = (0, whole.count)
    while low < high {
      let middle = (low + high) / 2
      if whole[middle].node < node { low = middle + 1 } else { high = middle }
    }
    let place = word(at: whole[low].start)
    return judge.counted.entry(of: place).map { (place, $0) }
  }

  /// Whether a judge counts the same words as the one whose fragments these are.
  func isWhole(_ judge: GhostJudge) -> Bool { judge.sample == nil && judge.tier >= self.judge.tier }

  /// Whether a judge counts the most common word beyond a fragment; the empty one is beyond none.
  func knows(_ node: Int, _ judge: GhostJudge) -> Bool {
    guard nodes[node].rank != .max, nodes[node].rank >> 6 < judge.tier.rawValue else { return false }
    return node == 0 || judge.sample?.contains(known(node).utf8) ?? true
  }

  /// Whether a fragment is a word for a judge.
  func isWord(_ node: Int, _ judge: GhostJudge) -> Bool {
    guard nodes[node].isWord else { return false }
    return isWhole(judge) || whole(node).map { judge.counts($0.place, $0.entry.tier) } ?? false
  }

  /// Whether a word that counts for a judge contains a fragment, or is it.
  func isPossible(_ node: Int, _ judge: GhostJudge) -> Bool {
    isWhole(judge) ? nodes.count > 1 : knows(node, judge) || isWord(node, judge)
  }

  /// The fragments with one more letter, those in front first, each in the order of the letters; only once a single letter.
  func steps(from node: Int) -> [Step] {
    var (front, behind): ([Step], [Step]) = ([], [])
    var child = node == 0 ? 0 : Int(nodes[node].front)
    while child != 0 {
      front.append(Step(node: child, letter: .init(letters[Int(nodes[child].first)], .front)))
      child = Int(nodes[child].nextFront)
    }
    child = Int(nodes[node].behind)
    while child != 0 {
      behind.append(Step(node: child, letter: .init(letters[Int(nodes[child].last)], .behind)))
      child = Int(nodes[child].nextBehind)
    }
    return [front, behind].flatMap { $0.sorted { $0.letter.character < $1.letter.character } }
  }

  // MARK: Who wins

  /// Whether the first of several players wins from each fragment against all the others, who play as one: a bit for each number
  /// of players who add a letter before the first one does.
  private mutating func won(seats: Int) -> [UInt8] {
    if let won = won[seats] { return won }
    var won = [UInt8](repeating: 0, count: nodes.count)
    let most = UInt8(1) << UInt8(seats) - 1
    for node in nodes.indices.reversed() {
      var (one, all) = (UInt8(0), most)
      func count(_ child: Int) {
        let after = Self.outcome(nodes[child].isWord, won[child], seats)
        one |= after
        all &= after
      }
      var child = Int(nodes[node].front)
      while child != 0 {
        count(child)
        child = Int(nodes[child].nextFront)
      }
      child = Int(nodes[node].behind)
      while child != 0 {
        count(child)
        child = Int(nodes[child].nextBehind)
      }
      won[node] = one & 1 | all & ~1
    }
    self.won[seats] = won
    return won
  }

  /// Whether the first player wins once the fragment has been made, by the number of players who would have moved before them: who
  /// completes a word loses.
  private static func outcome(_ isWord: Bool, _ won: UInt8, _ seats: Int) -> UInt8 {
    let most = UInt8(1) << UInt8(seats) - 1
    return isWord ? most & ~1 : won >> 1 | (won & 1) << UInt8(seats - 1)
  }

  mutating func lines(
    from node: Int, lookahead: Int, seats: Int, _ judge: GhostJudge
  ) -> [GhostSolver.Line] {
    let isExact = lookahead == .max && isWhole(judge)
    let won = isExact ? won(seats: seats) : []
    return steps(from: node).compactMap { step in
      let isEnd = isWord(step.node, judge)
      guard isEnd || isPossible(step.node, judge) else { return nil }
      let following = steps(from: step.node).count
      if isEnd {
        guard let word = whole(step.node) else { return nil }
        return line(step, .ends, judge.counted.text(word.place), word.entry, following)
      }
      let verdict: GhostSolver.Verdict
      var end: (text: String, entry: Lexicon.Entry)?
      if isExact {
        verdict = Self.outcome(false, won[step.node], seats) & 1 == 1 ? .wins : .loses
        end = played(from: step.node, won, seats)
      } else {
        let value = value(of: step.node, turn: 1 % seats, letters: lookahead - 1, seats, judge)
        verdict = value > 0 ? .wins : value < 0 ? .loses : .open
      }
      if end == nil, nodes[step.node].rank != .max {
        let known = known(step.node)
        end = judge.counted.entry(of: known).map { (known, $0) }
      }
      return end.map { line(step, verdict, $0.text, $0.entry, following) }
    }
  }

  private func line(
    _ step: Step, _ verdict: GhostSolver.Verdict, _ word: String, _ entry: Lexicon.Entry, _ following: Int
  ) -> GhostSolver.Line {
    GhostSolver.Line(
      letter: step.letter.character, side: step.letter.side, verdict: verdict, word: word, tier: entry.tier,
      isFit: entry.isFit, name: entry.isFit ? word : nil, following: following, endings: 1)
  }

  /// 1 where the first player wins within a number of letters, -1 where they lose, 0 where neither is seen.
  /// - Parameter turn: the number of players who add a letter before the first one does: who is to move.
  private func value(of node: Int, turn: Int, letters: Int, _ seats: Int, _ judge: GhostJudge) -> Int {
    guard letters > 0 else { return 0 }
    let isFirst = turn == 0
    var best: Int?
    for step in steps(from: node) {
      let isEnd = isWord(step.node, judge)
      guard isEnd || isPossible(step.node, judge) else { continue }
      let value =
        isEnd
        ? isFirst ? -1 : 1
        : value(of: step.node, turn: (turn + 1) % seats, letters: letters - 1, seats, judge)
      if value == (isFirst ? 1 : -1) { return value }
      best = best.map { isFirst ? max($0, value) : min($0, value) } ?? value
    }
    return best ?? 0
  }

  /// The word in which play ends from a fragment, when whoever wins plays only winning letters, and of those each side that with
  /// the most common word beyond; an ended word only where nothing else is left.
  private func played(from start: Int, _ won: [UInt8], _ seats: Int) -> (String, Lexicon.Entry)? {
    var (node, turn) = (start, 1 % seats)
    while !nodes[node].isWord {
      let bit = UInt8(1) << UInt8(turn)
      let isWon = won[node] & bit != 0
      let kept = steps(from: node).map(\.node).filter { child in
        (Self.outcome(nodes[child].isWord, won[child], seats) & bit != 0) == isWon
      }
      let going = kept.filter { !nodes[$0].isWord }
      func rank(_ child: Int) -> UInt8 {
        whole(child).map { Self.rank($0.entry, letters: 0) } ?? nodes[child].rank
      }
      guard let next = (going.isEmpty ? kept : going).min(by: { rank($0) < rank($1) }) else { return nil }
      (node, turn) = (next, (turn + 1) % seats)
    }
    return whole(node).map { (judge.counted.text($0.place), $0.entry) }
  }
}
