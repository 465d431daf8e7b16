import Engines
import Testing

/// The coach's verdicts where a round of the third rules went on after the judge's list: only answers to a challenge decide
/// there.
@Suite("The verdicts on a round of Ghost with bluff")
struct GhostBluffVerdictTests {
  private typealias Review = (better: [GhostCoach.Better?], verdicts: [GhostCoach.Verdict?])

  private static func review(
    _ words: [String], _ letters: String, _ moves: [Ghost.Move] = [], players: Int = 2
  ) -> Review {
    var match = GhostSample.match(
      players: (0..<players).map { Ghost.Player("\($0)") }, rules: Ghost.Rules(bluff: true, version: .third),
      lexicon: Lexicon(words))
    GhostSample.type(letters, in: &match)
    for move in moves { _ = match.play(move) }
    let review = GhostCoach(match.judge).review(of: match)
    return (review.remarks[0].map(\.better), review.verdicts[0])
  }

  @Test("a letter that only an answer goes on with keeps the win where the other must complete that answer")
  func kept() {
    let review = Self.review(["zero 1", "zeds 3"], "zed", [.challenge, .answer("zeds")])
    #expect(review.verdicts == [.good, .lost, .good, .lost, .good])
    #expect(review.better == [nil, nil, nil, nil, nil])
  }

  @Test("a letter that wins by an answer is not lost, although every word of the judge's list was")
  func saved() {
    let review = Self.review(["just 1", "jussive 3"], "juss", [.challenge, .answer("jussive")])
    #expect(review.verdicts == [.good, .lost, .good, .good, .lost, .good])
  }

  /// After KNU the letter C wins. After KNUR the letter L does, because KNURLS is the last answer.
  private static let knurls = ["knuckle 1", "knurl 3", "knurls 3"]

  @Test("a letter that an answer defends depended on the other, and the challenge of it was a mistake")
  func held() {
    let review = Self.review(Self.knurls, "knur", [.challenge, .answer("knurls")])
    #expect(review.verdicts == [.lost, .good, .lost, .open, .mistake, .good])
    #expect(review.better[4] == .letter("l", word: "knurls"))
  }

  @Test("a letter that an answer went on with threw the round away where the other knew that answer")
  func refuted() {
    let review = Self.review(Self.knurls, "knurls", [.challenge, .answer(nil)])
    #expect(review.verdicts == [.lost, .good, .lost, .mistake, .good, .lost, .good, .lost])
    #expect(review.better[3] == .letter("c", word: "knuckle"))
  }

  @Test("a letter without any answer is judged by what a doubt does to it")
  func bluffed() {
    let caught = Self.review(Self.knurls, "knux", [.challenge, .answer(nil)])
    #expect(caught.verdicts == [.lost, .good, .lost, .mistake, .good, .lost])
    #expect(caught.better[3] == .letter("c", word: "knuckle"))
    let believed = Self.review(Self.knurls, "knuxq", [.challenge, .answer(nil)])
    #expect(believed.verdicts == [.lost, .good, .lost, .mistake, .mistake, .good, .lost])
    #expect(believed.better[4] == .challenge)
  }

  @Test("a challenge is judged by whether there was an answer, not by the one that was given")
  func wrongAnswer() {
    let saved = Self.review(Self.knurls, "knur", [.challenge, .answer("knurx")])
    #expect(saved.verdicts == [.lost, .good, .lost, .open, .mistake, .mistake])
    #expect(saved.better[5] == .answer("knurl"))
    let lost = Self.review(["quad 1", "qadi 3", "qadis 3"], "qa", [.challenge, .answer("qaxx")])
    #expect(lost.verdicts == [.good, .good, .lost, .mistake])
  }

  @Test("with three players a wrong challenge ended a round that a letter would have continued")
  func three() {
    let review = Self.review(["bear 1", "berry 1"], "b", [.challenge, .answer("bear")], players: 3)
    #expect(review.better[1] == .continuation("e", word: "berry"))
    #expect(review.verdicts == [.open, .mistake, .good])
  }

  @Test("the letters after a fragment that only answers begin with are those that lead to them")
  func choices() {
    var match = GhostSample.match(
      words: Self.knurls + ["knurr 4"], rules: Ghost.Rules(bluff: true, version: .third))
    GhostSample.type("knurls", in: &match)
    let choices = GhostCoach(match.judge).review(of: match).choices[0]
    #expect(choices[4].map(\.letter) == ["l"])
    #expect(choices[4].map(\.verdict) == [.wins])
    #expect(choices[5].map(\.verdict) == [.ends])
  }
}
