/// Solves a game of Ghost for two players exactly, directly from the sorted list.
///
/// Whoever completes a word loses, and every fragment must lead to a word. Best play is: in a won position a
/// letter that wins, ending in a fit word if it can, the best known of those (lowest tier), then the shortest,
/// then by the letter most words follow; in a lost one the letter that lasts longest, then the one most words
/// follow. The first in the alphabet's byte order where all that is equal.
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
    /// The word in which best play ends; for an open line the best known word that it can become.
    public let word: String
    /// The word's tier.
    public let tier: Lexicon.Tier
    /// Whether the word is fit to be named.
    public let isFit: Bool
    /// The most common fit word at which the round can end after this letter when whoever wins plays letters that
    /// win; `nil` when no such word is fit.
    public let name: String?
    /// How many words begin with the fragment and this letter.
    public let following: Int
  }

  public let judge: GhostJudge

  public init(_ judge: GhostJudge) {
    self.judge = judge
  }
}

extension GhostSolver {
  /// A line for every letter after which a word is still possible, in order; none when the fragment is dead
  /// or begins with a word.
  /// - Parameters:
  ///   - lookahead: how many letters are searched, the next one being the first.
  ///   - seats: how many players there are; all but the one whose letter is next are taken for one opponent.
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

  /// The line of best play among the lines of a fragment.
  public static func best(of lines: [Line]) -> Line? {
    lines.first.map { first in lines.dropFirst().reduce(first) { $1.isBetter(than: $0) ? $1 : $0 } }
  }

  /// The best known word that the fragment can become, the shortest of those; one that is not fit only when
  /// none is.
  func representative(of fragment: String) -> String? {
    guard !judge.isOver(fragment) else { return judge.isWord(fragment) ? fragment : nil }
    let branches = branches(of: fragment, lookahead: 0)
    guard let first = branches.first else { return nil }
    return text(of: branches.dropFirst().reduce(first) { $1.isBetter(than: $0) ? $1 : $0 })
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
  /// Whether best play prefers this line to an earlier one of the same fragment.
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
