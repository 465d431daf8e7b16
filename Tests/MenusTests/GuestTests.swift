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

/// A guest has a fixed name, and cannot change data of others.
struct GuestTests {
  private static func guest(_ app: App) -> App {
    var context = app.context
    context.profile.isGuest = true
    return App(size: app.frame.size, context: context, screens: app.layers.map { $0 as! any Screen })
  }

  @Test("a guest cannot choose, change or remove a name, and sees the reason")
  func aGuestCannotChooseChangeOrRemoveANameAndSeesThe() {
    let sample = SampleRecords.busy()
    var app = App.showing(.home, records: sample.records) { context in
      context.profile.isGuest = true
      return ListScreen.players(&context)
    }
    #expect(app.shows("Ada is a guest, who has this name only."))
    for label in ["n new", "r rename", "- remove", "Enter play"] { #expect(!app.shows(label), "\(label)") }
    app.press(.end)
    app.type("nr-")
    app.press(.enter)
    app.click("Bob")
    app.click("Bob")
    #expect(app.shows("Ada is a guest, who has this name only.") && app.context.profile.player == "Ada")
    app.click("+ a new name")
    #expect(app.shows("Ada is a guest, who has this name only."))
    #expect(app.context.profile.player == "Ada")
    app.type("?")
    #expect(app.shows("A guest cannot choose, change or remove a name."))
    #expect(!app.shows("remove this name"))
    let host = App.showing(.home, records: sample.records) { ListScreen.players(&$0) }
    #expect(host.shows("- remove"))
  }

  @Test("a guest cannot clear a list, and sees the reason") func aGuestCannotClearAListAndSeesTheReason() {
    let records = SharedRecords()
    records.finish(
      GameResult(
        player: "Ada", mode: .textTwistClassic, language: "en", day: Day(number: 0), isWon: true, points: 9),
      game: 0)
    func opened() -> App {
      .showing(.home, records: records) { HighScoresScreen(&$0, of: .textTwistClassic) }
    }
    #expect(opened().shows("c clear"))
    var app = Self.guest(opened())
    #expect(!app.shows("c clear"))
    app.type("c")
    #expect(!app.shows("Clear this list?"))
    app.type("?")
    #expect(app.shows("A guest cannot clear a list."))
  }

  @Test("for a match of two at one keyboard only a guest's own result is saved")
  func forAMatchOfTwoAtOneKeyboardOnlyAGuestsOwnResult() {
    let records = SharedRecords()
    var context = App.started(records: records).context
    context.profile.isGuest = true
    let session = GameSession(id: 5, player: "Ada", mode: .ghostFriends, language: "en")
    let game = SavedGame(session: session, progress: 0, fields: SavedGame.Fields())
    session.save(game, names: ["Ada", "Bob"], winner: 0, &context)
    #expect(records.tallies(of: "Ada").first?.won == 1)
    #expect(records.tallies(of: "Bob").isEmpty)
  }

  @Test("a guest adds nothing to another player's practice")
  func practice() {
    let records = SharedRecords()
    var context = App.started(records: records).context
    context.profile.isGuest = true
    let session = GameSession(id: 5, player: "Bob", mode: .ghostFriends, language: "en")
    for name in ["Bob", "Ada"] { context.practiceBook.add(["abbey"], of: name, session, isFromList: false) }
    #expect(records.allPracticeWords(of: "Bob", language: "en").isEmpty)
    #expect(records.allPracticeWords(of: "Ada", language: "en").map(\.word.word) == ["abbey"])
  }

  @Test("a guest who presses no key for an hour is logged out, and a key begins a new hour")
  func aGuestWhoPressesNoKeyForAnHourIsLoggedOutAndAKey() {
    var context = App.started().context
    context.profile.isGuest = true
    var app = App(size: ScreenSize.home.size, context: context, screens: [TitleScreen()])
    #expect(app.waitingTime == .seconds(3600))
    app.receive([], after: .seconds(3000))
    #expect(app.waitingTime == .seconds(600))
    app.receive([.resize(Size(width: 90, height: 30)), .redraw], after: .seconds(100))
    #expect(app.waitingTime == .seconds(500))
    app.receive([.key(.down)], after: .seconds(499))
    #expect(app.waitingTime == .seconds(3600))
    app.receive([], after: .seconds(3600))
    #expect(app.isOver)
  }

  @Test("who is no guest need not press a key") func whoIsNoGuestNeedNotPressAKey() {
    var app = App.started()
    #expect(app.waitingTime == nil)
    app.receive([], after: .seconds(100_000))
    #expect(!app.isOver)
  }
}
