import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Accidental input on the screens that are common to the games.
struct AccidentsTests {
  private static let words = App.nine + ["bonnet 1", "cotton 1"]

  /// Begins a game, which remembers its set-up, and goes back to the title.
  private static func beginAndLeave(_ app: inout App) {
    app.press(.enter)
    for _ in 0..<3 where !app.shows("q quit") {
      app.press(.escape)
      if app.shows("Keep playing") { app.click("Menu") }
    }
  }

  @Test("Esc on the question before a hint keeps playing, and costs nothing")
  func escOnTheQuestionBeforeAHintKeepsPlayingAndCosts() {
    var app = App.playing("moss")
    app.type("!")
    #expect(app.shows("Show it"))
    app.press(.escape)
    #expect(!app.shows("Show it"))
    #expect(app.shows("0 of 7"))
  }

  @Test(
    "Enter starts from every row of a set-up, whatever was remembered",
    arguments: ["Phrase book", "Dictionary", "Duel", "Devil", "Mind reader"], 0..<3)
  func enterStarts(host: String, row: Int) {
    var app = App.settingUp(host, words: Self.words)
    Self.beginAndLeave(&app)
    app.type("h")
    for _ in 0..<row { app.press(.down) }
    app.press(.enter)
    #expect(!app.hasChosen("Start"))
    #expect(app.shows("enters a secret") == (host == "Duel"))
    if host == "Mind reader" { #expect(app.shows("6 letters")) }
  }

  @Test("an own word list leaves no set-up without a chosen row", arguments: ["Dictionary", "Devil"])
  func ownWords(host: String) {
    var app = App.settingUp(host, words: Self.words, ownWords: true)
    Self.beginAndLeave(&app)
    app.type("h")
    #expect(app.shows("▸ Who sets the word?"))
    app.press(.enter)
    #expect(app.shows("0 of 7"))
  }

  @Test("what a secret may not contain is told until the next key that changes it", arguments: [true, false])
  func refusedSecret(isPasted: Bool) {
    var app = App.settingUp("Duel")
    app.press(.enter)
    if isPasted { app.send(.paste("m7oss")) } else { app.type("m7oss") }
    #expect(app.shows("••••") && !app.shows("•••••"))
    #expect(app.shows("7: letters, dashes"))
    app.press(.backspace)
    #expect(!app.shows("7: letters, dashes"))
    // In a text that is seen the next letter answers the refusal.
    app.type("@8ss")
    #expect(app.shows("mosss") && !app.shows("8: letters, dashes"))
  }

  @Test("that a secret is too short is no longer told once a letter is typed")
  func thatASecretIsTooShortIsNoLongerToldOnceALetterIs() {
    var app = App.settingUp("Duel")
    app.press(.enter, .enter)
    #expect(app.shows("two letters"))
    app.type("m")
    #expect(!app.shows("two letters"))
  }

  @Test("text pasted into a text field is typed, without its line ends")
  func textPastedIntoATextFieldIsTypedWithoutItsLine() {
    var app = App.settingUp("Duel")
    app.press(.enter)
    app.send(.paste("hello\r\nworld\n"))
    #expect(app.shows("••••••••••") && app.shows("enters a secret"))
    app.type("@")
    #expect(app.shows("helloworld"))
  }

  @Test("what was only looked at in a set-up is not remembered", arguments: [false, true])
  func looking(atHelp: Bool) {
    let records = SharedRecords()
    var app = App.started(records: records)
    let before = records.title(of: "Ada").settings
    app.type("t")
    app.press(.right)
    #expect(app.shows("untimed"))
    if atHelp { app.press(.character("?"), .escape) }
    app.press(.escape)
    app.openSettings()
    #expect(
      app.frame.text.split(separator: "\n").contains { $0.contains("Twist: timer") && $0.contains("on") })
    #expect(records.title(of: "Ada").settings == before)
    app.press(.escape)
    app.type("h")
    app.press(.right, .control("c"))
    #expect(records.title(of: "Ada").settings == before)
  }

  @Test("what was played is remembered, and a name that was typed")
  func whatWasPlayedIsRememberedAndANameThatWasTyped() {
    let records = SharedRecords()
    var app = App.started(library: .sample(words: App.conned), records: records)
    app.type("t")
    app.press(.right, .enter, .escape)
    app.click("Menu")
    app.openSetUp(.textTwist)
    #expect(app.shows("◂ untimed "))
    app.press(.escape)
    app.openSetUp(.ghost)
    app.press(.home, .right, .down, .down)
    app.type(" Bob")
    app.press(.enter, .escape)
    app.openSetUp(.ghost)
    #expect(app.shows("◂ Bob "))
  }
}
