import Engines
import Testing

@Suite("The bluff variant of Ghost")
struct GhostBluffTests {
  private static let rules = GhostSample.rules(bluff: true)

  @Test("a dead fragment does not end the round by itself")
  func notCalled() {
    var match = GhostSample.match(rules: Self.rules)
    #expect(GhostSample.type("caxqz", in: &match) == .added)
    #expect(match.status == .turn(1))
  }

  @Test("a completed word still ends the round")
  func completed() {
    var match = GhostSample.match(rules: Self.rules)
    #expect(GhostSample.type("camel", in: &match) == .ended(.completed("camel")))
  }

  @Test(
    "the one challenged names a word or loses",
    arguments: [
      ("cam", "camel" as String?, Ghost.Ending.answered("camel"), 1),
      ("cam", "CÂMEL", .answered("camel"), 1),
      ("cam", "camera", .caught(named: "camera", possible: "camel"), 0),
      ("ca", "goat", .caught(named: "goat", possible: "cats"), 1),
      ("ca", "cat", .caught(named: "cat", possible: "cats"), 1),
      ("c", "crub", .caught(named: "crub", possible: "cats"), 0),
      ("c", "cred", .caught(named: "cred", possible: "cats"), 0),
      ("cam", nil, .caught(named: nil, possible: "camel"), 0),
      ("cam", "", .caught(named: nil, possible: "camel"), 0),
      ("camx", nil, .caught(named: nil, possible: "camel"), 1),
      ("camxq", "camxquz", .caught(named: "camxquz", possible: "camel"), 0),
    ])
  func answers(letters: String, word: String?, ending: Ghost.Ending, loser: Int) {
    var match = GhostSample.match(words: GhostSample.words + ["crub 4", "cred x"], rules: Self.rules)
    GhostSample.type(letters, in: &match)
    let challenged = (letters.count - 1) % 2
    #expect(match.challenge() == .challenged)
    #expect(match.status == .answer(challenged))
    #expect(match.rounds[0].challenger == 1 - challenged)
    #expect(match.answer(word) == .ended(ending))
    #expect(match.rounds[0].loser == loser)
    #expect(match.letters(of: loser) == "G")
    #expect(match.status == .roundOver)
  }

  @Test("while an answer is due other moves are refused, and a text that is not a word costs nothing")
  func answerIsDue() {
    var match = GhostSample.match(rules: Self.rules)
    GhostSample.type("cam", in: &match)
    _ = match.challenge()
    let waiting = match
    #expect(match.add("e") == .notNow)
    #expect(match.challenge() == .notNow)
    #expect(match.askForHelp() == .notNow)
    #expect(match.beginRound() == .notNow)
    #expect(match.answer("cam-el") == .notALetter)
    #expect(match == waiting)
  }

  @Test("there is nothing to challenge before the first letter, nor without the variant")
  func nothingToChallenge() {
    var match = GhostSample.match(rules: Self.rules)
    #expect(match.challenge() == .notNow)
    var strict = GhostSample.match()
    GhostSample.type("ca", in: &strict)
    #expect(strict.challenge() == .notNow)
    #expect(strict.answer("cats") == .notNow)
  }

  /// HYBRIS is a word of tier 3, which the familiar judge does not count.
  private static func hybris(_ version: RulesVersion) -> Ghost {
    var match = GhostSample.match(
      words: ["hybrid 1", "hybris 3"], rules: Ghost.Rules(bluff: true, version: version))
    GhostSample.type("hybris", in: &match)
    _ = match.challenge()
    return match
  }

  @Test("who has completed a word cannot win a challenge by it: an answer is longer than the fragment")
  func completedWord() {
    var match = Self.hybris(.current)
    #expect(match.status == .answer(1))
    #expect(match.answer("hybris") == .ended(.caught(named: "hybris", possible: "hybrid")))
    #expect(match.rounds[0].loser == 1)
    var longer = GhostSample.match(
      words: ["hybrid 1", "hybris 3", "hybrises 2"], rules: Ghost.Rules(bluff: true))
    GhostSample.type("hybris", in: &longer)
    _ = longer.challenge()
    #expect(longer.answer("hybrises") == .ended(.answered("hybrises")))
  }

  @Test("a match of the second rules goes on under them: the fragment itself is an answer")
  func secondRules() {
    var match = Self.hybris(.second)
    #expect(match.answer(typed: "") == "hybris")
    #expect(match.answer("hybris") == .ended(.answered("hybris")))
    #expect(match.rounds[0].loser == 0)
  }

  @Test("the answer that a text means: the fragment goes before it, unless it is there already")
  func typedAnswer() {
    var match = GhostSample.match(words: ["berry 1", "beret 1"], rules: Ghost.Rules(bluff: true))
    GhostSample.type("ber", in: &match)
    _ = match.challenge()
    #expect(match.answer(typed: "ry") == "berry")
    #expect(match.answer(typed: "rp") == "berrp")
    #expect(match.answer(typed: "berry") == "berry")
    #expect(match.answer(typed: "berrp") == "berrp")
  }

  @Test("help is useless while every letter that can be added leaves a word possible and completes none")
  func uselessHelp() {
    func match(_ words: String) -> Ghost {
      Ghost(
        players: [Ghost.Player("Ada"), Ghost.Player("Bo")], alphabet: Alphabet("abc", folds: []),
        lexicon: Lexicon(words.split(separator: ",").map { $0 + " 1" }))
    }
    var all = match("aaaa,bbbb,cccc")
    #expect(all.isHelpUseless)
    #expect(!match("aaaa,bbbb").isHelpUseless)
    GhostSample.type("ab", in: &all)
    _ = all.beginRound()
    #expect(all.openedLetters == ["a"])
    #expect(all.isHelpUseless, "the letter that has opened a round cannot be added")
    GhostSample.type("b", in: &all)
    #expect(!all.isHelpUseless)
    var ends = match("aaaa,aaab,aaac")
    GhostSample.type("aaa", in: &ends)
    #expect(!ends.isHelpUseless)
  }

  @Test("a fragment that is not challenged has a maximum length")
  func longest() {
    var match = GhostSample.match(rules: Self.rules)
    GhostSample.type(String(repeating: "q", count: Ghost.longestFragment), in: &match)
    #expect(match.add("q") == .tooLong)
    #expect(match.fragment.count == Ghost.longestFragment)
    #expect(match.challenge() == .challenged)
  }
}
