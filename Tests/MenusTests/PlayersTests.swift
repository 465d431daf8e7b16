import Engines
import Records
import ScreenTesting
import Tables
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

struct PlayersTests {
  private static func opened(_ size: ScreenSize = .home, _ sample: SampleRecords = .busy()) -> App {
    .showing(size, records: sample.records) { ListScreen.players(&$0) }
  }

  private static let bobsGame = WaitingGame(
    session: GameSession(id: 7, player: "Bob", mode: .duel, language: "en"), progress: 2)

  private static func withGame() -> SampleRecords {
    SampleRecords { state in
      state.players = ["Ada", "Bob"]
      state.waiting["Bob"] = [bobsGame]
    }
  }

  @Test("the names are listed, the current player selected and marked")
  func theNamesAreListedTheCurrentPlayerSelectedAnd() {
    let app = Self.opened()
    #expect(app.shows("▸  Ada"))
    #expect(app.shows("+ a new name"))
    #expect(app.shows("Bob"))
  }

  @Test(
    "Enter and a click on the chosen row switch to a player, with the saved games", arguments: [true, false])
  func takes(byKey: Bool) {
    let sample = Self.withGame()
    var app = Self.opened(.home, sample)
    if byKey { app.press(.down) } else { app.click("Bob") }
    #expect(app.shows("▸  Bob") && app.context.profile.player == "Ada")
    if byKey { app.press(.enter) } else { app.click("Bob") }
    #expect(app.shows("q quit"))
    #expect(app.context.profile.player == "Bob")
    #expect(sample.now.players == ["Bob", "Ada"])
    #expect(sample.now.kept["player"] == "Bob")
    #expect(app.context.profile.waiting == [Self.bobsGame])
  }

  @Test("a new name is typed, trimmed, and played under", arguments: [true, false])
  func new(byKey: Bool) {
    let sample = SampleRecords.busy()
    var app = Self.opened(.home, sample)
    if byKey { app.press(.end, .enter) } else { app.click("+ a new name") }
    app.type("  Grace ")
    app.press(.enter)
    #expect(app.shows("q quit"))
    #expect(app.context.profile.player == "Grace")
    #expect(sample.now.players.first == "Grace")
  }

  @Test("a name with a letter and its mark is that of the player whose name has both in one character")
  func marks() {
    let records = SharedRecords()
    records.add(player: "Jos\u{E9}")
    var app = App.started(records: records)
    app.type("pnJose")
    app.press(.character("\u{301}"))
    #expect(app.field?.text.unicodeScalars.count == 4)
    app.press(.backspace)
    #expect(app.field?.text == "Jos")
    app.press(.character("\u{301}"), .backspace, .character("s"))
    app.send(.paste("e\u{301}"))
    app.press(.enter)
    #expect(app.context.profile.player.unicodeScalars.elementsEqual("Jos\u{E9}".unicodeScalars))
    #expect(records.players().count { $0.hasPrefix("Jos") } == 1)
    #expect("Zoe\u{308}".asPlayerName?.unicodeScalars.count == 3)
  }

  /// What shows nothing: blanks, and the fillers of scripts.
  static let invisible = [
    "\u{3164}", "\u{115F}", "\u{1160}", "\u{FFA0}", "\u{2800}", "\u{A0}", "\u{3000}", "\u{2003}", "\u{1D159}",
    "\u{200B}", "\u{2060}", "B\u{2800}b", "Bob\u{3164}", "\u{115F}\u{1160}", "\u{3164}\u{301}",
  ]

  @Test(
    "a name that shows nothing is none, nor is one with an invisible part, here and at tables",
    arguments: invisible)
  func invisibleName(name: String) {
    #expect(name.asPlayerName == nil)
    #expect(!TableIdentity.isName(name))
    var app = App.started()
    app.type("pn")
    app.send(.paste(name))
    app.press(.enter)
    #expect(app.context.profile.player != name)
  }

  @Test(
    "a name at a table is one that a player can have",
    arguments: [
      "Ann", "Zoë 李", "e\u{301}", " Ann", "Ann ", "A nn", "Ann\u{202E}", "a\u{7}", "한글", "❤\u{FE0F}", "\t",
      "J. O'Neil", "",
      "abcdefghijklmnopqrstu",
    ])
  func nameAtTable(name: String) {
    #expect(
      TableIdentity.isName(name) == (name.asPlayerName.map { $0.utf8.elementsEqual(name.utf8) } ?? false))
  }

  @Test(
    "letters of every script and signs can be in a name",
    arguments: ["한글", "李", "❤\u{FE0F}", "ʻOkina", "a\u{308}\u{304}", "Ann B"])
  func visibleName(name: String) { #expect(name.asPlayerName != nil) }

  @Test("a mark by itself, and one too many for a name, are not taken")
  func lonelyMarks() {
    var app = App.started()
    app.type("pn")
    app.press(.character("\u{301}"))
    #expect(app.field?.text == "")
    app.type(String(repeating: "e", count: 20))
    app.press(.character("\u{301}"))
    #expect(app.field?.text == String(repeating: "e", count: 19) + "é")
    app.type("x")
    #expect(app.shows("No more than 20 characters."))
  }

  @Test("a new player begins with the language and theme in use, a known one with their own")
  func aNewPlayerBeginsWithTheLanguageAndThemeInUseA() {
    let records = SharedRecords()
    records.add(player: "Bob")
    records.save(settings: ["theme": "paper"], for: "Bob")
    var app = App.started(language: "nl", records: records)
    app.openSettings()
    app.press(.down, .down, .right, .right, .right, .escape)
    #expect(app.context.profile.settings.theme == "contrast")
    app.type("p")
    app.type("nGrace")
    app.press(.enter)
    #expect(app.context.profile.player == "Grace")
    #expect(app.shows("Dagpuzzels"))
    #expect(app.context.profile.settings.theme == "contrast")
    app.type("p")
    app.click("Bob")
    app.press(.enter)
    #expect(app.context.profile.settings.theme == "paper")
    app.send(.terminate)
    #expect(records.title(of: "Grace").settings["theme"] == "contrast")
  }

  @Test("where a name begins `?` opens help, and behind a letter it is one of the name") func questionMark() {
    var app = Self.opened()
    app.type("n?")
    #expect(app.shows("Keys · "), "\(app)")
    app.press(.escape)
    app.type("Bo?")
    #expect(app.field?.text == "Bo?")
  }

  @Test("n asks for a new name, and Esc from there changes nothing")
  func nAsksForANewNameAndEscFromThereChangesNothing() {
    var app = Self.opened()
    app.type("n")
    app.type("x")
    app.press(.escape)
    #expect(app.shows("▸  Ada"))
    app.click("n new")
    #expect(app.shows("What is your name?"))
    #expect(app.context.profile.player == "Ada")
  }

  @Test("a name has one to twenty graphemes and no control character")
  func aNameHasOneToTwentyGraphemesAndNoControl() {
    var app = Self.opened()
    app.type("n")
    app.type("   ")
    app.press(.enter)
    #expect(app.shows("There is nothing yet."))
    app.press(.backspace, .backspace, .backspace)
    app.type("\u{1B}")
    #expect(app.shows("is not possible here."))
    app.type(String(repeating: "é", count: 20))
    app.type("é")
    #expect(app.shows("No more than 20"))
    app.press(.enter)
    #expect(app.context.profile.player == String(repeating: "é", count: 20))
  }

  @Test("removing a name asks first and deletes all its data", arguments: [Key.character("-"), .delete])
  func removes(key: Key) {
    let sample = Self.withGame()
    var app = Self.opened(.home, sample)
    app.press(.down, key)
    #expect(app.shows("Remove Bob"))
    #expect(app.shows("the unfinished game goes."))
    app.press(.enter)
    #expect(sample.now.players == ["Ada", "Bob"])
    app.click("- remove")
    app.press(.escape)
    #expect(sample.now.players == ["Ada", "Bob"])
    app.click("- remove")
    app.click("Remove  ")
    #expect(sample.now.players == ["Ada"])
    #expect(!app.shows("Bob"))
    #expect(app.shows("▸  Ada"))
  }

  @Test("the current player can be removed from the list") func theCurrentPlayerCanBeRemovedFromTheList() {
    let sample = Self.withGame()
    var app = Self.opened(.home, sample)
    app.press(.down, .enter)
    var context = app.context
    app = App(size: app.frame.size, context: context, screens: [TitleScreen(), ListScreen.players(&context)])
    #expect(app.context.profile.waiting == [Self.bobsGame])
    app.type("-")
    app.press(.right, .enter)
    #expect(sample.now.players == ["Ada"])
    #expect(app.shows("▸  Ada"))
    #expect(app.shows("Ada plays now."))
    #expect(app.context.profile.waiting.isEmpty)
  }

  @Test("the last name can go, too, and a new name is left") func theLastNameCanGoTooAndANewNameIsLeft() {
    let sample = SampleRecords { $0.players = ["Ada"] }
    var app = Self.opened(.home, sample)
    app.type("-")
    app.press(.right, .enter)
    #expect(app.shows("▸  + a new name"))
    app.type("-")
    #expect(!app.shows("Keep"))
    app.press(.enter)
    #expect(app.shows("What is your name?"))
  }

  @Test("s and a click show the statistics of the chosen name")
  func sAndAClickShowTheStatisticsOfTheChosenName() {
    var app = Self.opened()
    app.press(.down)
    app.type("s")
    #expect(app.shows("◂ Bob ▸  2 of 5"))
    app.press(.escape)
    app.click("s statistics")
    #expect(app.shows("◂ Bob ▸  2 of 5"))
  }

  @Test("the entry for a new name can be neither removed nor looked up")
  func theEntryForANewNameCanBeNeitherRemovedNorLooked() {
    var app = Self.opened()
    app.press(.end)
    #expect(!app.shows("- remove"))
    #expect(!app.shows("s statistics"))
    app.type("s-")
    #expect(app.shows("▸  + a new name"))
  }

  @Test("many names scroll by keys and wheel", arguments: ScreenSize.allCases)
  func scrolls(size: ScreenSize) {
    let sample = SampleRecords { $0.players = ["Ada"] + (1...60).map { "player \($0)." } }
    var app = Self.opened(size, sample)
    #expect(app.shows("↓"))
    #expect(!app.shows("player 60."))
    app.press(.end)
    app.press(.up)
    #expect(app.shows(size == .compact ? "▸ player 60." : "▸  player 60."))
    #expect(app.shows("↑"))
    app.press(.wheel(-61))
    app.press(.pageDown)
    #expect(app.shows(size == .compact ? "▸ player 8." : "▸  player 8."))
  }

  @Test("a click in a list that has scrolled chooses the name that it is on", arguments: ScreenSize.allCases)
  func clicksScrolled(size: ScreenSize) {
    let sample = SampleRecords { $0.players = ["Ada"] + (1...60).map { "player \($0)." } }
    var app = Self.opened(size, sample)
    app.press(.end, .up)
    app.click("player 55.")
    #expect(app.shows(size == .compact ? "▸ player 55." : "▸  player 55."))
  }

  @Test("long names are cut, whatever they are made of", arguments: ScreenSize.allCases)
  func long(size: ScreenSize) {
    let wide = String(repeating: "山", count: 20)
    let sample = SampleRecords { $0.players = [wide, "Ada", "👩‍👩‍👧", String(repeating: "e\u{301}", count: 20)] }
    var app = Self.opened(size, sample)
    #expect(
      app.shows(
        size == .compact ? String(repeating: "山", count: 8) + "…" : String(repeating: "山", count: 11) + "…"))
    app.press(.home)
    app.type("-")
    #expect(app.shows("Remove") && app.shows(String(repeating: "山", count: 10)))
    #expect(app.hasChosen("Keep"))
  }

  @Test("Esc goes back and changes nothing") func escGoesBackAndChangesNothing() {
    var app = Self.opened()
    app.press(.down)
    app.click("Esc back")
    #expect(app.shows("q quit"))
    #expect(app.context.profile.player == "Ada")
  }

  @Test("the question says what goes: no game, one, or several", arguments: [0, 1, 2])
  func whatGoes(games: Int) {
    let sample = SampleRecords { state in
      state.players = ["Ada", "Bob"]
      state.waiting["Bob"] = Array(repeating: Self.bobsGame, count: games)
    }
    var app = Self.opened(.home, sample)
    app.press(.down, .character("-"))
    #expect(app.shows("Scores stay under that name"))
    let going = ["that name. ", "the unfinished game goes.", "the unfinished games go."][games]
    #expect(app.shows(going))
    #expect(app.shows("unfinished") == (games > 0))
  }
}
