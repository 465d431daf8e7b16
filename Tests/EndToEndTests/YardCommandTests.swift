import Engines
import Records
import TestSupport
import Testing

/// `wordyard yard`.
@Suite struct YardCommandTests {
  private static func grown() throws -> Home {
    let home = try Home()
    home.read { records in
      records.save(settings: ["player": "Ada"])
      for (mode, day) in Mode.daily.map({ ($0, "2026-11-20") }) + [
        (.devilHard, "2026-11-19"), (.duel, "2025-02-01"),
      ] {
        let result = GameResult(player: "Ada", mode: mode, language: "en", day: Day(day)!, isWon: true)
        records.finish(result, game: 0)
      }
    }
    return home
  }

  @Test("it is drawn, in ASCII where need be, and said", arguments: [false, true])
  func drawn(isASCII: Bool) throws {
    let result = try Wordyard.run(["yard"] + (isASCII ? ["--ascii"] : []), home: Self.grown())
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(result.exit == Exit(code: 0) && result.errors == "")
    #expect(result.output.contains(isASCII ? "/--+-\\" : "/──┴─\\"))
    #expect(result.output.contains(isASCII ? "^ ^" : "▲ ▲"))
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[lines.count - 2].hasSuffix("3 days in all."))
    if isASCII { #expect(result.output.utf8.allSatisfy { $0 < 0x80 }) }
  }

  @Test("in lines it is only said") func said() throws {
    let result = try Wordyard.run(["yard", "--plain"], home: Self.grown())
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.output.hasSuffix("3 days in all.\n"))
  }

  @Test("as JSON each day has its date, its games and its plant") func json() throws {
    let result = try Wordyard.run(["yard", "--json"], home: Self.grown())
    let expected = [
      #"{"count":3,"days":[{"date":"2025-02-01","games":1},"#,
      #"{"date":"2026-11-19","games":1,"plant":"horns"},{"date":"2026-11-20","games":3,"plant":"tree"}]}"#,
    ].joined()
    #expect(result.output == expected + "\n")
  }

  @Test("without a day it says so and exits with 1") func empty() throws {
    let result = try Wordyard.run(["yard"])
    #expect(result.output.hasSuffix("Nothing has grown here yet. What you finish today is planted here.\n"))
    #expect(result.exit == Exit(code: 1))
  }
}
