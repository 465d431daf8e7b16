import Engines
import Testing

@Suite("A match of Ghost is rebuilt from its moves")
struct GhostReplayTests {
  @Test("after every move of random matches, two or three players, with and without bluff")
  func replay() {
    var generator = SplitMix64(seed: 9)
    for number in 0..<24 {
      let players = ["Ada", "Bo", "Cy"].prefix(2 + number % 2)
      let start = GhostSample.match(players: Array(players), rules: GhostSample.rules(bluff: number % 4 < 2))
      var match = start
      for _ in 0..<80 {
        let before = match
        let outcome = match.play(Self.anyMove(using: &generator))
        let isRefused = [.notALetter, .tooLong, .notNow].contains(outcome)
        #expect(!isRefused || match == before)
        var again = start
        let isAccepted = again.replay(match.moves)
        #expect(isAccepted)
        #expect(again == match)
      }
      #expect(match.rounds.count > 1)
    }
  }

  @Test("with the same computer players making the same moves")
  func computers() {
    func play() -> Ghost {
      let players = [Ghost.Player("Ada", level: .easy), Ghost.Player("Bo", level: .medium)]
      var match = GhostSample.match(players: players, rules: GhostSample.rules(bluff: true), seed: 7)
      while case let move = match.computerMove ?? .beginRound, match.moves.count < 500 {
        if match.play(move) == .notNow { break }
      }
      return match
    }
    let match = play()
    #expect(match == play())
    guard case .over = match.status else {
      Issue.record("the match did not end")
      return
    }
  }

  @Test("and a move that the rules do not accept ends the replay")
  func refused() {
    var match = GhostSample.match()
    let isAccepted = match.replay([.add("c"), .challenge, .add("a")])
    #expect(!isAccepted)
    #expect(match.fragment == "c")
  }

  private static func anyMove(using generator: inout SplitMix64) -> Ghost.Move {
    switch generator.below(20) {
    case 0: .challenge
    case 1: .askForHelp
    case 2: .add("7")
    case 3, 4: .beginRound
    case 5, 6: .answer([nil, "camel", "goat", "cats", "?"][generator.below(5)])
    default: .add(["c", "a", "m", "e", "l", "t", "s", "g", "o", "k"][generator.below(10)])
    }
  }
}
