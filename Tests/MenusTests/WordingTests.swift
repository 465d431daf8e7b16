import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// What the texts of several topics share.
struct WordingTests {
  @Test("the key has the name that is on it: in French it is Entrée, on the screen as in sentences")
  func enterInFrench() {
    let app = App.started(language: "fr")
    #expect(app.shows(" Entrée ") && !app.shows("Enter"), "\(app)")
    #expect(App.started(language: "nl").shows(" Enter "))
  }

  @Test("the rules of a help page do not end in a row with a single word")
  func theRulesOfAHelpPageDoNotEndInARowWithASingleWord() {
    let rules =
      "Guess the phrase, a letter at a time. Each wrong letter adds to the picture, and the seventh loses."
    let app = App.showing(.compact) { _ in HelpScreen<Never>(title: "Help", rules: rules, rows: []) }
    let rows = (0..<16).map { app.frame.row($0) }.filter { $0.contains("│") }
      .map { $0.split { " │".contains($0) } }
    #expect(rows.flatMap(\.self).starts(with: rules.split(separator: " ")), "\(app)")
    #expect(!rows.contains { $0 == ["loses."] }, "\(app)")
  }

  @Test("the parts of a line that does not fit get a line each, but a sentence is not cut at a dot")
  func parts() {
    let parts = ["12 scores of Ghost", "hard. They do not come back."]
    func popup(_ line: PopupLine) -> App {
      App.showing(.compact) { _ in PopupScreen<Never>("List", [line], [.init("Keep", then: .stay)]) }
    }
    let split = popup(.init(parts: parts))
    #expect(split.frame.row(6).contains(" 12 scores of Ghost "), "\(split)")
    #expect(split.frame.row(7).contains(" hard. They do not come back. "), "\(split)")
    let sentence = popup(.init(parts.joined(separator: " · ")))
    #expect(sentence.shows("12 scores of Ghost · hard."), "\(sentence)")
    #expect(sentence.shows(" They do not come back. "), "\(sentence)")
  }
}
