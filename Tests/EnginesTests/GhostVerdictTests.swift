import Engines
import Testing

/// The verdicts on the letters of a round of Ghost, and the score of a round.
@Suite("The verdicts on a round of Ghost")
struct GhostVerdictTests {
  /// Of the opening letters only `g` wins. After `ge` the letter `r` preserves the win and `c` gives it away.
  private static let words = ["cat", "camel", "goat", "gerbil", "gecko", "gar", "gannet"]

  private static func match(_ rounds: [String], players: Int = 2) -> Ghost {
    var match = GhostSample.match(
      players: (0..<players).map { Ghost.Player("\($0)") },
      rules: Ghost.Rules(list: .standard, shortest: 3),
      lexicon: Lexicon(words))
    for letters in rounds {
      for letter in letters { _ = match.play(.add(letter)) }
      _ = match.beginRound()
    }
    return match
  }

  private static func verdicts(_ letters: String, players: Int = 2) -> [GhostCoach.Verdict?] {
    let match = match([letters], players: players)
    return GhostCoach(match.judge).review(of: match).verdicts[0]
  }

  @Test(
    "a letter keeps the win, throws it away, or was lost anyway")
  func verdicts() {
    #expect(Self.verdicts("gecko") == [.good, .lost, .mistake, .good, .lost])
    #expect(Self.verdicts("gerbil") == [.good, .lost, .good, .lost, .good, .lost])
    #expect(Self.verdicts("cat") == [.mistake, .good, .lost])
  }

  @Test(
    "with more than two players a letter is judged against all the others together")
  func three() {
    #expect(Self.verdicts("gecko", players: 3) == [.mistake, .mistake, .good, .good, .lost])
  }

  @Test(
    "the choices after a fragment are those that win, then those that lose, then those that complete a word")
  func choices() {
    let match = Self.match(["gar"])
    let choices = GhostCoach(match.judge).review(of: match).choices[0]
    #expect(choices[0].map(\.letter) == ["g", "c"])
    #expect(choices[2].map(\.letter) == ["n", "r"])
    #expect(choices[2].map(\.verdict) == [.wins, .ends])
  }

  @Test(
    "each round has its score, and what came before does not count in it")
  func scores() {
    let match = Self.match(["cat", "gecko"])
    #expect([0, 1].map { match.score(of: $0, inRound: 0) } == [0, 3])
    #expect([0, 1].map { match.score(of: $0, inRound: 1) } == [5, 0])
    #expect([0, 1].map { match.score(of: $0, inRound: 2) } == [0, 0])
    #expect([0, 1].map { match.roundsWon(by: $0) } == [1, 1])
  }
}
