import Play
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

struct RecordsHelpTests {
  private static let screens: [(name: String, open: @Sendable (inout Context) -> any Screen)] = [
    ("language", { ListScreen.languages(&$0) }),
    ("first language", { ListScreen.languages(&$0, isFirst: true) }),
    ("introduction", { _ in IntroductionScreen() }),
    ("high scores", { HighScoresScreen(&$0, of: .phraseBook) }),
    ("statistics", { StatisticsScreen(&$0) }), ("players", { ListScreen.players(&$0) }),
  ]

  @Test("the help of each screen is readable on the smallest terminal", arguments: screens.map(\.name))
  func fits(name: String) {
    let screen = Self.screens.first { $0.name == name }!.open
    for code in ["en", "nl"] {
      var app = App.showing(.compact, language: code, records: SampleRecords.busy().records, screen)
      app.type("?")
      let box = (0..<16).map(app.frame.row).filter { $0.contains("│") }
      #expect(box.count > 3)
      #expect(!box.joined().split(separator: "│").contains { $0.hasSuffix("… ") }, "\(app.frame.text)")
    }
  }
}
