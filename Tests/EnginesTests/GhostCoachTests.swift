import Engines
import Testing

@Suite("The coach after a match of Ghost")
struct GhostCoachTests {
  /// Of the opening letters only `g` wins. After `ge` the letter `r` preserves the win and `c` gives it away.
  private static let words = ["cat", "camel", "goat", "gerbil", "gecko", "gar", "gannet"]
  private static let rules = GhostSample.rules(shortest: 3)

  @Test("marks the move that gave away a won position, with the better letter and its word")
  func mistake() {
    let remarks = Self.remarks(after: ["cat"])
    #expect(remarks[0].map(\.fragment) == ["", "c", "ca"])
    #expect(remarks[0].map(\.player) == [0, 1, 0])
    #expect(remarks[0].map(\.move) == [.add("c"), .add("a"), .add("t")])
    #expect(remarks[0].map(\.better) == [.letter("g", word: "goat"), nil, nil])
  }

  @Test(
    "marks nothing else",
    arguments: [
      ("camel", [0]), ("goat", []), ("gecko", [2]), ("gerbil", []), ("gar", [2]), ("gannet", []), ("x", [0]),
      ("gerx", []), ("gex", [2]),
    ])
  func moves(letters: String, mistakes: [Int]) {
    let remarks = Self.remarks(after: [letters])[0]
    #expect(remarks.indices.filter { remarks[$0].better != nil } == mistakes)
  }

  @Test("has no verdict on letters that were dealt")
  func dealt() {
    var rules = Self.rules
    rules.dealtLetters = 2
    var match = GhostSample.match(words: Self.words, rules: rules)
    GhostSample.type("gecko", in: &match)
    let review = GhostCoach(match.judge).review(of: match)
    #expect(review.remarks[0].map(\.isDealt) == [true, true, false, false, false])
    #expect(review.verdicts[0].prefix(3) == [nil, nil, .mistake])
    #expect(review.choices[0].map(\.isEmpty) == [true, true, false, false, false])
  }

  @Test("goes through every round of the match")
  func rounds() {
    let remarks = Self.remarks(after: ["cat", "gecko", "goat"])
    #expect(remarks.map(\.count) == [3, 5, 4])
    #expect(remarks[1].map(\.player) == [1, 0, 1, 0, 1])
    #expect(remarks[1][2].better == .letter("r", word: "gerbil"))
  }

  @Test("with bluff: a letter on a dead fragment should have been a challenge")
  func missedChallenge() {
    let remarks = Self.remarks(after: ["goxa"], bluff: [.challenge, .answer(nil)])[0]
    #expect(remarks.map(\.better) == [nil, nil, .letter("a", word: "goat"), .challenge, nil, nil])
    #expect(remarks.map(\.move).suffix(2) == [.challenge, .answer(nil)])
    #expect(remarks.map(\.player) == [0, 1, 0, 1, 0, 1])
  }

  @Test("with bluff: challenging or failing to answer on a possible fragment gives away a won position")
  func wrongChallenge() {
    let wrong = Self.remarks(after: ["ge"], bluff: [.challenge, .answer("gecko")])[0]
    #expect(wrong.map(\.better) == [nil, nil, .letter("r", word: "gerbil"), nil])
    let lost = Self.remarks(after: ["go"], bluff: [.challenge, .answer("gone")])[0]
    #expect(lost.last?.better == .answer("goat"))
    #expect(lost.last?.player == 1)
  }

  @Test("a challenge would have won against a word that only the answers' list has")
  func wideWord() {
    var match = GhostSample.match(words: ["hybrid 1", "hybris 3"], rules: Ghost.Rules(bluff: true))
    GhostSample.type("hybrise", in: &match)
    #expect(GhostCoach(match.judge).review(of: match).remarks[0].last?.better == .challenge)
    var caught = GhostSample.match(words: ["hybrid 1", "hybris 3"], rules: Ghost.Rules(bluff: true))
    GhostSample.type("hybris", in: &caught)
    _ = caught.challenge()
    _ = caught.answer("hybris")
    let review = GhostCoach(caught.judge).review(of: caught)
    #expect(review.remarks[0].last?.better == nil)
    #expect(review.verdicts[0].suffix(2) == [.good, .lost])
  }

  @Test("distinguishes the computer's mistakes from the player's")
  func computersMistake() {
    // Bo, the computer, starts the second round and gives it away with its second letter.
    let players = [Ghost.Player("Ada"), Ghost.Player("Bo", level: .easy)]
    var match = GhostSample.match(players: players, rules: Self.rules, lexicon: Lexicon(Self.words))
    for letters in ["goat", "gecko"] {
      _ = match.beginRound()
      GhostSample.type(letters, in: &match)
    }
    let remarks = GhostCoach(match.judge).review(of: match).remarks
    let mistakes = remarks.flatMap { $0 }.filter { $0.better != nil }
    #expect(mistakes.map(\.player) == [1])
    #expect(mistakes.map(\.fragment) == ["ge"])
    #expect(mistakes.map(\.move) == [.add("c")])
    #expect(match.players[mistakes[0].player].level == .easy)
  }

  /// With three players, the one who adds the first letter of `camel` is safe: the second one completes it.
  @Test("with three players a letter wins if it does so against all the others together")
  func three() {
    let match = Self.three(["camel", "goat"], "goat")
    #expect(
      GhostCoach(match.judge).review(of: match).remarks[0].map(\.better) == [
        .letter("c", word: "camel"), nil, nil, nil,
      ])
    #expect(match.completer(of: "camel", after: 0, by: 0, inRound: 0) == 1)
    let verdicts = GhostCoach(match.judge).review(of: match).verdicts
    #expect(verdicts[0] == [.mistake, .good, .good, .lost])
    // After BE the third player decides who completes a word.
    let open = Self.three(["bear", "berry"], "bear")
    #expect(GhostCoach(open.judge).review(of: open).verdicts[0] == [.open, .open, .good, .lost])
  }

  @Test("with three players a letter that ends the round should have gone on, where one does")
  func continuation() {
    let match = Self.three(["cats", "catamaran"], "cats")
    let better = GhostCoach(match.judge).review(of: match).remarks[0].map(\.better)
    #expect(better.last == .letter("a", word: "catamaran"))
    let verdicts = GhostCoach(match.judge).review(of: match).verdicts
    #expect(verdicts[0].last == .mistake)
  }

  @Test("a round counts only those who are still in the match")
  func standing() {
    var match = GhostSample.match(players: ["Ada", "Bo", "Cy"])
    _ = GhostSample.lose(&match, by: [2, 2, 2, 2, 2])
    #expect(match.playersLeft(beforeRound: 0) == [0, 1, 2])
    #expect(match.playersLeft(beforeRound: 5) == [0, 1])
  }

  @Test("once a player has dropped out, moves are judged as between those who are left")
  func droppedOut() {
    let players = ["Ada", "Bo", "Cy"].map { Ghost.Player($0) }
    var match = GhostSample.match(
      players: players, rules: GhostSample.rules(), lexicon: Lexicon(["camel", "goat"]))
    _ = GhostSample.lose(&match, by: [2, 2, 2, 2, 2])
    GhostSample.type("goat", in: &match)
    // Of three, the one who begins CAMEL is safe, of two the one who begins GOAT.
    let review = GhostCoach(match.judge).review(of: match)
    #expect(review.remarks[5].first?.better == nil && review.verdicts[5].first == .good)
  }

  private static func three(_ words: [String], _ letters: String) -> Ghost {
    var match = GhostSample.match(
      players: ["Ada", "Bo", "Cy"].map { Ghost.Player($0) }, rules: GhostSample.rules(),
      lexicon: Lexicon(words))
    GhostSample.type(letters, in: &match)
    return match
  }

  private static func remarks(after rounds: [String], bluff moves: [Ghost.Move] = []) -> [[GhostCoach.Remark]]
  {
    var match = GhostSample.match(words: words, rules: GhostSample.rules(shortest: 3, bluff: !moves.isEmpty))
    for letters in rounds {
      _ = match.beginRound()
      GhostSample.type(letters, in: &match)
    }
    for move in moves { _ = match.play(move) }
    return GhostCoach(match.judge).review(of: match).remarks
  }
}
