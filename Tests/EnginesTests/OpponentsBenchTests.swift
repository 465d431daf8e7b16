import Engines
import Glibc
import TestSupport
import Testing

/// What is measured of the opponents: seeded tables, printed when asked for with OPPONENTS_BENCH=rounds.
@Suite("The opponents, measured", .enabled(if: OpponentsBench.rounds > 0), .serialized)
struct OpponentsBenchTests {
  @Test("Ghost: every pairing of the levels and the modelled persons", arguments: ["en", "nl"])
  func ghost(code: String) {
    let lexicon = BenchLists.familiar(code)
    for line in GhostBench.table(rounds: OpponentsBench.rounds, on: lexicon) {
      print("\(code) ghost: \(line)")
    }
  }
}

enum OpponentsBench {
  static let rounds = getenv("OPPONENTS_BENCH").flatMap { Int(String(cString: $0)) } ?? 0
}

/// Lists to measure on.
enum BenchLists {
  static func whole(_ code: String) -> Lexicon { code == "nl" ? RealLexicon.dutch : RealLexicon.english }

  /// The words of tiers 1 to 2, which decide what Ghost's default judge does: the same rounds in a fraction of the
  /// time.
  static func familiar(_ code: String) -> Lexicon {
    let text = Checkout.text("assets/languages/\(code)/words.txt")!
    return Lexicon(
      text.split(separator: "\n").filter { line in
        let tier = line.split(separator: " ")[1].first
        return tier == "1" || tier == "2"
      }.map(String.init))
  }
}
