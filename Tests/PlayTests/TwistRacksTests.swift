import Engines
import Play
import TestSupport
import Testing
import TextUI

@Suite("Text Twist: from rack to rack on the screen")
struct TwistRacksTests {
  @Test func `a six-letter word opens the next rack, now or later, and the score goes on`() {
    var app = App.twisting(.untimed)
    app.type("=")
    #expect(app.shows("A six-letter word opens the next rack."))
    #expect(!app.shows("= next rack"))
    app.enter("conned")
    #expect(app.shows("Bingo!"))
    app.click("Keep hunting")
    app.enter("con")
    #expect(app.shows("score 9"))
    app.click("= next rack")
    #expect(app.shows("score 9   rack 2"))
    #expect(app.shows("6 letters  0/1"))
    app.enter("conned")
    app.click("‹ Next rack ›")
    #expect(app.shows("score 15   rack 3"))
  }

  @Test func `all words found double the rack's score`() {
    var app = App.twisting(.untimed)
    app.enter("conned")
    app.press(.escape)
    for word in App.conned.dropFirst().dropLast(3) { app.enter(String(word.dropLast(2))) }
    #expect(app.shows("Every word found"))
    #expect(app.shows("The rack counts double: 198 points."))
    app.press(.enter)
    #expect(app.shows("score 198   rack 2"))
  }

  @Test func `racks with several six-letter words are marked, and each of them is a bingo`() {
    var app = App.twisting(.untimed, words: GoldenTests.largest)
    #expect(app.shows("2 words take all six letters of this rack."))
    #expect(app.shows("★ 6"))
    #expect(!App.twisting(.untimed).shows("★"))
    app.enter("danios")
    #expect(app.shows("Bingo!"))
    app.press(.escape)
    app.enter("adonis")
    #expect(app.shows("ADONIS, all six letters: +6"))
  }

  @Test func `the classic racks come as they are, in order, and the third is the last`() {
    var app = App.twisting(.classic)
    #expect(app.bank == "CDENNO")
    app.enter("conned")
    app.press(.enter)
    #expect(app.bank == "EHHSSU")
    app.enter("hushes")
    app.press(.enter)
    #expect(app.bank == "HISSWY")
    app.enter("swishy")
    #expect(!app.shows("Bingo!"))
    #expect(app.shows("SWISHY, all six letters: +6"))
    app.enter("hissy", "swish", "hiss", "whys", "wish", "wiss", "ywis", "his", "shy", "sis", "why", "wis")
    #expect(app.shows("Every word found."))
    #expect(app.shows("13 of 13 words found"))
    app.press(.enter)
    #expect(app.shows("114 points on 3 racks"))
  }

  @Test func `a language without classic racks does not offer them`() {
    var app = App.started(language: "nl")
    app.type("t")
    app.press(.home, .right)
    #expect(app.shows("◂ zonder tijd ▸"))
    app.press(.right)
    #expect(app.shows("◂ op tijd ▸"))
  }

  @Test func `at the end all words are shown, the missed ones marked, on every rack`() {
    var app = App.twisting(.untimed)
    app.enter("conned")
    app.press(.enter)
    app.enter("con")
    app.giveUp()
    #expect(app.shows("1 of 26 words found"))
    #expect(app.shows("C O N"))
    #expect(app.shows("c·o·d"))
    app.press(.left)
    #expect(app.shows("C O N N E D"))
    #expect(app.shows("c·o·n"))
    app.click("→ rack 2")
    #expect(app.shows("c·o·n·n·e·d"))
  }

  @Test(
    "after the end a new game, another or the menu",
    arguments: [("New game", "rack 1"), ("Change", "◂ untimed ▸"), ("Menu", "q quit")])
  func ways(button: String, next: String) {
    var app = App.twisting(.untimed)
    app.giveUp()
    app.press(.enter)
    #expect(app.shows("0 points on one rack"))
    app.click(button)
    #expect(app.shows(next))
    #expect(!app.shows("The end of the game"))
  }

  @Test func `a list without a rack says so`() {
    let app = App.twisting(.timed, words: ["abbey 1"])
    #expect(app.shows("The word list has no rack for this game."))
  }
}
