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
    guard lookahead > 0, !judge.isOver(fragment) else { return [] }
    let letters = fragment.count
    return branches(of: fragment, lookahead: lookahead, seats: seats).map { branch in
      let word = text(of: branch)
      return Line(
        letter: word[word.index(word.startIndex, offsetBy: letters)], verdict: branch.verdict, word: word,
        tier: branch.tier, isFit: branch.isFit,
        name: branch.name.isFit
          ? String(decoding: judge.lexicon.bytes[branch.name.word], as: UTF8.self) : nil,
        following: branch.following)
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

  private func branches(of fragment: String, lookahead: Int, seats: Int = 2) -> [GhostBranch] {
    var pass = GhostPass(
      judge: judge, fragmentBytes: fragment.utf8.count, fragmentLetters: fragment.count, lookahead: lookahead,
      seats: seats)
    return pass.run(in: judge.lexicon.range(of: fragment))
  }

  private func text(of branch: GhostBranch) -> String {
    String(decoding: judge.lexicon.bytes[branch.word], as: UTF8.self)
  }
}

extension GhostSolver.Line {
  /// Whether best play prefers this line to `other`, which comes earlier among the lines of the same fragment.
  func isBetter(than other: Self) -> Bool {
    rank.isBetter(than: other.rank)
  }

  private var rank: GhostRank {
    let value: Int8 =
      switch verdict {
      case .wins: 1
      case .open: 0
      case .loses, .ends: -1
      }
    return GhostRank(
      value: value, tier: tier.rawValue, isFit: isFit, letters: word.count, following: following)
  }
}
