import Engines
import Play
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Each setting takes effect immediately, when something is next drawn or played.
struct EffectsTests {
  /// Changes a row of the settings with `times` clicks, and returns to the title screen.
  private static func change(_ row: String, times: Int = 1, _ app: inout App) {
    app.openSettings()
    for _ in 0..<times { app.clickValue(of: row) }
    app.press(.escape)
  }

  @Test("the theme is the chosen one with the next frame") func theThemeIsTheChosenOneWithTheNextFrame() {
    var app = App.started(records: .inMemory)
    app.openSettings()
    for name in ["night", "paper", "contrast", "mono", "auto"] {
      app.clickValue(of: "Theme")
      #expect(app.context.profile.settings.theme == name)
    }
  }

  @Test("the pictures are the chosen ones, in the preview and in the next game")
  func thePicturesAreTheChosenOnesInThePreviewAndInThe() {
    var app = App.started(library: .sample(phrases: ["moss"]), records: .inMemory)
    app.openSettings()
    let before = app.frame.text
    app.clickValue(of: "Pictures")
    #expect(app.frame.text != before)
    let chosen = app.context.pictures
    let last = chosen.frames[Hangman.missesAllowed].first { $0.contains { $0 != " " } } ?? ""
    #expect(app.shows(last.trimmed))
    app.press(.escape, .enter, .enter)
    app.type("abc")
    for line in chosen.frames[3] where !line.trimmed.isEmpty { #expect(app.shows(line.trimmed)) }
  }

  @Test("a continued game uses the pictures chosen in the meantime")
  func aContinuedGameUsesThePicturesChosenInTheMeantime() {
    var library = Library.sample(phrases: ["moss"])
    library.setPictures([pictureSet("classic"), pictureSet("candle")])
    var app = App.started(library: library, records: .inMemory)
    app.press(.enter, .enter)
    app.type("x")
    #expect(app.context.pictures.id == "classic")
    #expect(app.shows("│╱   (o o)"))
    app.press(.escape)
    app.click("Menu")
    Self.change("Pictures", &app)
    app.type("c")
    #expect(app.context.pictures.id == "candle")
    let lines = pictureSet("candle").frames[1].map(\.trimmed).filter { !$0.isEmpty }
    #expect(lines.count > 3)
    for line in lines { #expect(app.shows(line)) }
    #expect(!app.shows("(o o)"))
  }

  @Test("careful entry counts in the very game that waited") func carefulEntryCountsInTheVeryGameThatWaited()
  {
    var app = App.playing("moss", records: .inMemory)
    app.type("m")
    app.press(.escape)
    app.click("Menu")
    Self.change("Careful entry", &app)
    app.type("c")
    app.type("x")
    #expect(app.shows("0 of 7"))
    app.press(.enter)
    #expect(app.shows("1 of 7"))
  }

  @Test("judge and bluff count in the next match")
  func judgeAndBluffCountInTheNextMatch() {
    var app = App.started(
      library: .sample(words: ["cello 2", "bear 1", "zebu 3"]), records: .inMemory)
    Self.change("Ghost: bluff", &app)
    app.openSetUp(.ghost)
    app.press(.home, .right)
    app.click("Start")
    app.type("bx")
    #expect(!app.shows("Next round"))
    #expect(app.shows("# "))
    app.press(.escape, .right, .enter)

    Self.change("Ghost: bluff", &app)
    app.openSetUp(.ghost)
    #expect(app.shows("◂ familiar "))
    app.click("Start")
    app.type("z")
    #expect(app.shows("Next round"))
    app.click("Stop")
    app.press(.right, .enter)

    Self.change("Ghost: words", &app)
    app.openSetUp(.ghost)
    #expect(app.shows("◂ wide "))
    app.click("Start")
    app.type("z")
    #expect(!app.shows("Next round"))
    #expect(app.shows("Player 2's turn"))
  }

  @Test("without the timer the next rack has no clock") func withoutTheTimerTheNextRackHasNoClock() {
    var app = App.started(library: .sample(words: App.conned), records: .inMemory)
    app.type("t")
    app.press(.enter)
    #expect(app.shows("3:10"))
    app.press(.escape, .right, .enter)
    Self.change("Twist: timer", &app)
    app.type("t")
    #expect(app.shows("untimed"))
    app.press(.end, .enter)
    #expect(!app.shows("2:00"))
    #expect(app.patience == nil)
  }

  @Test("without animation only the last picture is shown, with it the others too")
  func withoutAnimationOnlyTheLastPictureIsShownWithIt() {
    func isMoving(after changes: Int) -> Bool {
      var app = App.started(library: .sample(phrases: ["moss"]), isAnimated: true, records: .inMemory)
      Self.change("Animation", times: changes, &app)
      app.press(.enter, .enter)
      app.type("abcdefg")
      // The popup starts to accept keys without any input.
      return app.patience.map { $0 < .milliseconds(600) } ?? false
    }
    #expect(isMoving(after: 0))
    #expect(!isMoving(after: 1))
    #expect(isMoving(after: 2))
  }

  @Test("words and interface change each for itself, here and in the next game")
  func wordsAndInterfaceChangeEachForItselfHereAndInThe() {
    let pools: @Sendable (Language) -> [PhraseCategory] = { language in
      [
        PhraseCategory(
          id: "proverbs", title: "x", phrases: [language.code == "nl" ? "kaas" : "cheese"])
      ]
    }
    var library = Library.sample()
    library.categories = pools
    var app = App.started(library: library, records: .inMemory)
    app.openSettings()
    app.clickValue(of: "Words")
    #expect(app.shows("Settings"))
    app.press(.escape, .enter, .enter)
    #expect(app.shows("Not in it:"))
    app.type("kas")
    #expect(app.spells("K A A S"))
    app.click("Menu")
    app.openSettings()
    app.clickValue(of: "Language")
    #expect(app.shows("Instellingen"))
    app.clickValue(of: "Woorden")
    app.press(.escape)
    #expect(app.shows("q stoppen"))
    app.press(.enter)
    app.type("chesm")
    #expect(app.spells("C H E E S E"))
  }

  @Test(
    "a change of the mouse or the sound setting applies from the next key on", arguments: ["Mouse", "Sound"])
  func settingAppliesAtOnce(row: String) {
    var app = App.started(records: .inMemory)
    app.openSettings()
    app.clickValue(of: row)
    if row == "Mouse" {
      #expect(!app.context.profile.settings.usesMouse)
    } else {
      #expect(app.takeEffects() == [.alert(.bell)])
    }
  }
}
