import Engines
import Testing

@Suite("The score in Ghost")
struct GhostScoreTests {
  @Test(
    "a round won scores the fragment's length, times 1, 2 or 3 by the level",
    arguments: [(GhostLevel.easy, 4), (.medium, 8), (.sharp, 8), (.hard, 12), (nil, 4)])
  func factor(level: GhostLevel?, points: Int) {
    var match = GhostSample.match(players: [Ghost.Player("Ada"), Ghost.Player("Bo", level: level)])
    GhostSample.type("cats", in: &match)
    #expect(match.score(of: 0) == points)
    #expect(match.score(of: 1) == 0)
  }

  @Test("the points of all rounds add up, and a round in play scores nothing")
  func sum() {
    var match = GhostSample.match()
    for letters in ["cats", "camel", "gox"] {
      GhostSample.type(letters, in: &match)
      _ = match.beginRound()
    }
    GhostSample.type("go", in: &match)
    #expect(match.score(of: 0) == 4 + 5)
    #expect(match.score(of: 1) == 3)
  }

  @Test("help costs the points of its round, for the one who asked")
  func help() {
    var match = GhostSample.match()
    #expect(match.askForHelp() == .helped)
    #expect(match.askForHelp() == .helped)
    #expect(match.moves == [.askForHelp])
    GhostSample.type("cats", in: &match)
    #expect(match.score(of: 0) == 0)
    _ = match.beginRound()
    GhostSample.type("camel", in: &match)
    #expect(match.score(of: 0) == 5)
  }

  @Test("help shows the letters after which a word is possible, and which of them complete one")
  func possibleLetters() {
    var match = GhostSample.match()
    #expect(match.possibleLetters.map(\.letter) == ["c", "g"])
    GhostSample.type("ca", in: &match)
    #expect(match.possibleLetters.map(\.letter) == ["m", "t"])
    _ = match.add("t")
    #expect(match.possibleLetters.map(\.completes) == [true])
  }

  @Test(
    "points won against several computers count by the strongest of them",
    arguments: [
      ([GhostLevel.easy, .hard], 15), ([.hard, .easy], 15), ([.easy, .medium], 10), ([.sharp, .hard], 15),
    ])
  func strongest(levels: [GhostLevel], points: Int) {
    var match = GhostSample.match(
      players: [Ghost.Player("Ada")] + levels.map { Ghost.Player("\($0)", level: $0) })
    GhostSample.type("camel", in: &match)
    #expect(match.rounds[0].loser == 1)
    #expect(match.score(of: 0) == points)
  }

  @Test("with three players everybody but the loser has won the round")
  func three() {
    var match = GhostSample.match(players: ["Ada", "Bo", "Cy"])
    GhostSample.type("cats", in: &match)
    #expect((0...2).map(match.score) == [0, 4, 4])
  }
}
