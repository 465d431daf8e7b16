import Engines
import Testing

@Suite("A match of Ghost")
struct GhostTests {
  @Test("players add a letter in turn, in either case, accented or not")
  func turns() {
    var match = GhostSample.match()
    #expect(match.status == .turn(0))
    #expect(match.add("C") == .added)
    #expect(match.status == .turn(1))
    #expect(match.add("â") == .added)
    #expect(match.status == .turn(0))
    #expect(match.fragment == "ca")
    #expect(match.rounds[0].turns.map(\.player) == [0, 1])
  }

  @Test(
    "a character that is not a letter costs nothing and is not a move",
    arguments: ["1", " ", "-", "!", "\u{1b}", "字"])
  func noLetter(grapheme: Character) {
    var match = GhostSample.match()
    #expect(match.add(grapheme) == .notALetter)
    #expect(match == GhostSample.match())
  }

  @Test(
    "completing a word of more than three letters loses the round",
    arguments: [
      ("cats", Ghost.Ending.completed("cats"), 1), ("camel", .completed("camel"), 0),
      ("gecko", .completed("gecko"), 0), ("goat", .completed("goat"), 1),
    ])
  func completed(letters: String, ending: Ghost.Ending, loser: Int) {
    var match = GhostSample.match()
    #expect(GhostSample.type(letters, in: &match) == .ended(ending))
    #expect(match.status == .roundOver)
    #expect(match.rounds[0].loser == loser)
    #expect(match.add("s") == .notNow)
  }

  @Test("a word of three letters is a fragment like any other")
  func shortWord() {
    var match = GhostSample.match()
    #expect(GhostSample.type("cat", in: &match) == .added)
    #expect(match.status == .turn(1))
  }

  @Test("the shortest word can be set")
  func shortest() {
    var match = GhostSample.match(rules: GhostSample.rules(shortest: 3))
    #expect(GhostSample.type("cat", in: &match) == .ended(.completed("cat")))
  }

  @Test(
    "a letter after which no word is possible loses the round, and a word that was possible is named",
    arguments: [
      ("x", "cats", 0), ("cx", "cats", 1), ("camx", "camel", 1), ("gox", "goat", 0), ("o", "cats", 0),
    ])
  func dead(letters: String, possible: String, loser: Int) {
    var match = GhostSample.match(words: GhostSample.words + ["ox 1"])
    #expect(GhostSample.type(letters, in: &match) == .ended(.dead(possible: possible)))
    #expect(match.rounds[0].loser == loser)
    #expect(match.add("e") == .notNow)
  }

  @Test("a short word without longer continuations does not make a fragment possible")
  func shortWordIsNoRescue() {
    var match = GhostSample.match(words: ["ox 1", "cats 1"])
    #expect(match.add("o") == .ended(.dead(possible: "cats")))
  }

  @Test(
    "the word named for a dead fragment is the best known one, then the shortest")
  func bestKnown() {
    var match = GhostSample.match(words: ["cabbage 3", "cadaver 2", "cactus 1", "candle 1", "cattle 4"])
    #expect(GhostSample.type("cx", in: &match) == .ended(.dead(possible: "cactus")))
  }

  @Test("the judge's list is tiers 1 to 2 and can be 1 to 3 or 1 to 4; words never shown do not count")
  func judge() {
    #expect(Ghost.Rules() == Ghost.Rules(list: .familiar, shortest: 4, bluff: false))
    let words = ["crib 2", "croc 3", "crub 4", "cred x"]
    func ending(_ letters: String, _ judge: GhostJudge.List) -> Ghost.Outcome {
      var match = GhostSample.match(words: words, rules: GhostSample.rules(list: judge))
      return GhostSample.type(letters, in: &match)
    }
    #expect(ending("cro", .familiar) == .ended(.dead(possible: "crib")))
    #expect(ending("croc", .standard) == .ended(.completed("croc")))
    #expect(ending("cru", .standard) == .ended(.dead(possible: "crib")))
    #expect(ending("crub", .rare) == .ended(.completed("crub")))
    #expect(ending("cre", .rare) == .ended(.dead(possible: "crib")))
    #expect(!GhostJudge(Lexicon(words), upTo: .neverShown).isPossible("cre"))
  }

  @Test(
    "the loser gains a letter of GHOST, the starter alternates, and all five letters lose the match")
  func letters() {
    var match = GhostSample.match()
    for round in 1...5 {
      #expect(match.status == .turn((round - 1) % 2))
      _ = GhostSample.type(round % 2 == 1 ? "cats" : "camel", in: &match)
      #expect(match.letters(of: 1) == String("GHOST".prefix(round)))
      #expect(match.letters(of: 0).isEmpty)
      #expect(match.beginRound() == (round < 5 ? .began : .notNow))
    }
    #expect(match.status == .over(winner: 0))
    #expect(match.player == nil)
    #expect(match.add("c") == .notNow)
    #expect(match.askForHelp() == .notNow)
  }

  @Test("the next round waits until it is begun, and is begun once")
  func nextRound() {
    var match = GhostSample.match()
    #expect(match.beginRound() == .notNow)
    _ = GhostSample.type("cats", in: &match)
    #expect(match.fragment == "cats")
    #expect(match.beginRound() == .began)
    #expect(match.fragment.isEmpty)
    #expect(match.beginRound() == .notNow)
    #expect(match.rounds.count == 2)
  }

  @Test(
    "with three players the one who is out is passed over, and the last one standing wins")
  func three() {
    var match = GhostSample.match(players: ["Ada", "Bo", "Cy"])
    #expect(GhostSample.lose(&match, by: [0, 0, 0, 0, 0]) == .turn(2))
    #expect(!match.isLeft(0))
    let score = match.score(of: 0)
    _ = match.add("c")
    #expect(match.status == .turn(1))
    _ = match.add("a")
    #expect(match.status == .turn(2))
    #expect(GhostSample.lose(&match, by: [2, 2, 2, 2, 2]) == .over(winner: 1))
    #expect(match.score(of: 0) == score)
  }
}
