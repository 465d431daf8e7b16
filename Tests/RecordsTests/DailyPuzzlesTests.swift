import Engines
import Records
import TestSupport
import Testing

/// The puzzles of a day are the same for everyone with the same word list, and fair.
struct DailyPuzzlesTests {
  private static func puzzles(_ day: String, _ code: String = "en") -> DailyPuzzles {
    DailyPuzzles(
      day: Day(day)!, language: language(code),
      lexicon: code == "nl" ? RealLexicon.dutch : RealLexicon.english)
  }

  /// What a day deals, on a line.
  private static func deal(_ day: Day, _ code: String) -> String {
    let puzzles = puzzles(day.description, code)
    let lexicon = code == "nl" ? RealLexicon.dutch : RealLexicon.english
    let rack = TextTwistDealer(lexicon: lexicon, seed: puzzles.rackSeed).rack(number: 1)
    let ghost = puzzles.ghost(player: "Ada", computer: "Computer")
    return
      "\(day) \(code) \(puzzles.word ?? "-") \(rack.map { String($0.letters) } ?? "-") \(ghost?.fragment ?? "-")"
  }

  private static let dealt = """
    2026-11-21 en narcotics esdnei ek
    2026-11-22 en cerebellum bhaeev ky
    2026-11-23 en ignorant emdgre zi
    2026-11-24 en cartridges niliad by
    2026-11-21 nl eigenwijze beueln ts
    2026-11-22 nl behoorlijk seirkb tr
    2026-11-23 nl mafkees dajitl wu
    2026-11-24 nl sieraden tbkene pa
    """

  @Test func `four days in both languages are dealt as they were when this was written`() {
    let dealt = ["en", "nl"].flatMap { code in
      (0..<4).map { Self.deal(Day(number: Day("2026-11-21")!.number + $0), code) }
    }
    #expect(dealt.joined(separator: "\n") == Self.dealt)
  }

  @Test("every day of a week has three fair puzzles", arguments: ["en", "nl"])
  func fair(code: String) throws {
    for offset in 0..<7 {
      let day = Day(number: Day("2027-02-01")!.number + offset)
      let puzzles = Self.puzzles(day.description, code)
      #expect(DailyRules.wordLengths.contains(puzzles.word?.count ?? 0))
      let match = try #require(puzzles.ghost(player: "Ada", computer: "Computer"))
      #expect(match.fragment.count == 2)
      #expect(match.player == 0)
      #expect(match.players[1].level == .hard)
      let verdicts = GhostSolver(match.judge).lines(from: match.fragment).map(\.verdict)
      #expect(verdicts.contains(.wins) && verdicts.contains(.loses))
    }
  }

  @Test func `another day, another language and another word list have other puzzles`() {
    let days = (1...9).map { Self.puzzles("2026-12-0\($0)") }
    #expect(Set(days.map(\.word)).count > 5)
    #expect(Set(days.map(\.rackSeed)).count == 9)
    #expect(Self.puzzles("2026-12-01", "nl").rackSeed != days[0].rackSeed)
  }

  @Test func `a list without such words has no such puzzles`() {
    let tiny = DailyPuzzles(day: Day("2026-12-01")!, language: language("en"), lexicon: Lexicon(["ab 1"]))
    #expect(tiny.word == nil)
    #expect(tiny.ghost(player: "Ada", computer: "Computer") == nil)
  }

  @Test func `the version of a word list changes with any of its bytes`() {
    let versions = [["abbey 1"], ["abbey 2"], ["abbex 1"], ["abbey 1", "abbeys 1"]].map {
      Lexicon($0).version
    }
    #expect(Set(versions).count == 4)
    #expect(versions.allSatisfy { $0.count == 6 && $0.allSatisfy(\.isHexDigit) })
    #expect(Lexicon(["abbey 1"]).version == versions[0])
  }

  @Test(
    "the streak counts the days on which all three were played, up to today or yesterday",
    arguments: [
      ([], 0), ([0], 1), ([-1], 1), ([0, -1, -2], 3), ([-2], 0), ([0, -2], 1), ([-1, -2, -4], 2), ([1], 0),
    ])
  func streak(offsets: [Int], expected: Int) {
    let today = Day("2026-11-21")!
    let results = offsets.flatMap { offset in
      DailyPuzzles.modes.map { mode in
        GameResult(
          player: "Ada", mode: mode, language: "en", day: Day(number: today.number + offset), isWon: false)
      }
    }
    #expect(DailyPuzzles.streak(of: results, upTo: today) == expected)
    let partial = results.filter { $0.day != today || $0.mode != .dailyGhost }
    #expect(DailyPuzzles.streak(of: partial, upTo: today) == (offsets.contains(0) ? expected - 1 : expected))
  }
}
