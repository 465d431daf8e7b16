import Engines
import ScreenTesting
import TestSupport
import Testing
import Texts

@testable import GhostUI
@testable import Kit

struct GhostReportTests {
  @Test(
    "no full stop follows the ellipsis of a shortened name, in any room",
    arguments: Texts.shippedLanguages)
  func ellipsis(language: String) {
    var match = Ghost(
      players: [Ghost.Player("Bo"), Ghost.Player("Alexandrina")], rules: Ghost.Rules(), seed: 1,
      alphabet: TestSupport.language("en").alphabet, lexicon: Lexicon(["abcd 1"]))
    for letter in "abc" { _ = match.play(.add(letter)) }
    // The report names the loser because a computer plays for her.
    _ = match.play(.replace(.medium))
    _ = match.play(.add("d"))
    #expect(match.rounds[0].ending == .completed("abcd"))
    let report = GhostReport(match, .shipped(language))
    let texts = (1...60).flatMap { room in
      [
        report.alternative(room), report.alternative(room, isShort: true), report.why(room),
        report.brief(room),
      ]
    }
    #expect(texts.contains { $0.contains("…") })
    for text in texts { #expect(!text.contains("…."), "\(text)") }
  }
}
