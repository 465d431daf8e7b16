import Engines
import Testing

@Suite("The score in Ghost")
struct GhostScoreTests {
  @Test(
    "a round won scores the fragment's length, times 1, 2 or 3 by the level",
    arguments: [(GhostLevel.easy, 4), (.medium, 8), (.hard, 12), (nil, 4)])
  func factor(level: GhostLevel?, points: Int) {
    var match = GhostTable.match(players: [Ghost.Player("Ada"), Ghost.Player("Bo", level: level)])
    GhostTable.type("cats", in: &match)
    #expect(match.score(of: 0) == points)
    #expect(match.score(of: 1) == 0)
  }

  @Test("the points of all rounds add up, and a round in play scores nothing")
  func sum() {
    var match = GhostTable.match()
    for letters in ["cats", "camel", "gox"] {
      GhostTable.type(letters, in: &match)
      _ = match.beginRound()
    }
    GhostTable.type("go", in: &match)
    #expect(match.score(of: 0) == 4 + 5)
    #expect(match.score(of: 1) == 3)
  }

  @Test("help costs the points of its round, for the one who asked")
  func help() {
    var match = GhostTable.match()
    #expect(match.askForHelp() == .helped)
    #expect(match.askForHelp() == .helped)
    #expect(match.moves == [.askForHelp])
    GhostTable.type("cats", in: &match)
    #expect(match.score(of: 0) == 0)
    _ = match.beginRound()
    GhostTable.type("camel", in: &match)
    #expect(match.score(of: 0) == 5)
  }

  @Test("help shows the letters after which a word is possible, and which of them complete one")
  func possibleLetters() {
    var match = GhostTable.match()
    #expect(match.possibleLetters.map(\.letter) == ["c", "g"])
    GhostTable.type("ca", in: &match)
    #expect(match.possibleLetters.map(\.letter) == ["m", "t"])
    _ = match.add("t")
    #expect(match.possibleLetters.map(\.completes) == [true])
  }

  @Test("with three players everybody but the loser has won the round")
  func three() {
    var match = GhostTable.match(players: ["Ada", "Bo", "Cy"])
    GhostTable.type("cats", in: &match)
    #expect((0...2).map(match.score) == [0, 4, 4])
  }
}
