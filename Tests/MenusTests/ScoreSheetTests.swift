import Engines
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

struct ScoreSheetTests {
  private func sheet(_ sample: SampleRecords, _ code: String = "en") -> String {
    ScoreSheet(sample.records, player: "Ada", .shipped(code)).text
  }

  @Test("every non-empty list, in columns, separated by blank lines")
  func everyNonEmptyListInColumnsSeparatedByBlankLines() {
    let text = sheet(.busy())
    let lists = text.split(separator: "\n\n")
    #expect(lists.count == 4)
    #expect(
      lists[3] == """
        Ghost · two players
             name  games won  date
          1  Bob           4  2026-11-18
          2  Ada           2  2026-11-18

        """)
    #expect(text.hasPrefix("Hangman · Phrase book\n"))
    #expect(text.hasSuffix("2026-11-18\n"))
  }

  @Test("wide names keep the columns straight") func wideNamesKeepTheColumnsStraight() {
    let lines = sheet(.busy()).split(separator: "\n\n")[2].split(separator: "\n")
    let wide = lines.first { $0.contains("山田太郎") }!
    let narrow = lines.first { $0.contains("Bob") }!
    #expect(String(wide).columns == String(narrow).columns)
    #expect(wide.count == narrow.count - 4)
  }

  @Test("nothing when all lists are empty") func nothingWhenAllListsAreEmpty() {
    let isEmpty = ScoreSheet(SampleRecords.blank().records, player: "Ada", .english).isEmpty
    #expect(isEmpty)
    #expect(sheet(.blank()) == "")
  }

  @Test("no name speaks to the terminal") func noNameSpeaksToTheTerminal() {
    let sample = SampleRecords { state in
      state.standings[.duel] = [
        Standing(player: "\u{1B}[2J\u{7}", score: 1, day: Day(year: 2026, month: 1, day: 1))
      ]
    }
    #expect(sheet(sample).contains("\u{FFFD}[2J\u{FFFD}"))
    #expect(!sheet(sample).contains("\u{1B}"))
  }
}
