import Engines
import TestSupport
import Testing

@Suite("The opponents, measured", .enabled(if: OpponentsBench.rounds > 0), .serialized)
struct OpponentsBenchTests {
  @Test("devil, mind reader, racks, openings, bluffs and dailies", arguments: Checkout.languages)
  func others(code: String) {
    for line in OpponentsBench.table(code) { print("\(code)  \(line)") }
  }

  @Test("Ghost and Superghost: how rounds end", arguments: Checkout.languages)
  func variants(code: String) {
    let lines = GhostBench.variants(
      rounds: OpponentsBench.rounds, on: OpponentsBench.familiar(code), alphabet: language(code).alphabet,
      list: language(code).ghostList)
    for line in lines { print("\(code)  \(line)") }
  }

  @Test("Ghost: every pairing of the levels and the modelled persons", arguments: Checkout.languages)
  func ghost(code: String) {
    for list in OpponentsBench.lists(code) {
      let lines = GhostBench.table(
        rounds: OpponentsBench.rounds, on: OpponentsBench.familiar(code), alphabet: language(code).alphabet,
        list: list)
      for line in lines { print("\(code)  words \(list): \(line)") }
    }
  }
}
