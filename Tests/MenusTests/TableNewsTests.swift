import Engines
import Play
import Records
import ScreenTesting
import Tables
import TestSupport
import Testing
import TextUI
import Texts

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Events at a table reach every screen; and each player has their own settings.
struct TableNewsTests {
  /// A screen that shows how often it received news, and opens a screen above itself when the player has lost the seat.
  private struct Listener: Screen {
    enum Command: Sendable { case none }
    enum Opened: Sendable { case notice, field }
    var opens = Opened.notice
    private(set) var heard = 0

    init(opens: Opened = .notice) { self.opens = opens }

    func name(_ text: Texts) -> String { "" }
    func bindings(_ context: Context) -> [KeyBinding<Command>] { [] }
    mutating func perform(_ command: Command, _ context: inout Context) -> Transition { .stay }
    mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition {
      heard += 1
      guard news == .hostLeft else { return .pop }
      switch opens {
      case .notice: return .push(Notice())
      case .field:
        let rules = EntryRules.name(longest: 20, context.text)
        return .ask(EntryScreen(["x"], prompt: "x", rules: rules, context) { _, _ in .perform(Command.none) })
      }
    }
    func draw(on canvas: inout Canvas, _ context: Context) {
      canvas.put("heard \(heard)", at: Point(x: 0, y: 0), .text)
    }
  }

  private struct Notice: Screen {
    enum Command: Sendable { case none }
    func name(_ text: Texts) -> String { "" }
    func bindings(_ context: Context) -> [KeyBinding<Command>] { [] }
    mutating func perform(_ command: Command, _ context: inout Context) -> Transition { .stay }
    func draw(on canvas: inout Canvas, _ context: Context) {
      canvas.put("the host left", at: Point(x: 0, y: 0), .text)
    }
  }

  private func app(_ screens: [any Screen]) -> App {
    App(size: ScreenSize.home.size, context: App.started().context, screens: screens)
  }

  @Test("a covered screen receives news, too, and does not close screens above it")
  func aCoveredScreenReceivesNewsTooAndDoesNotClose() {
    var app = app([Listener(), Notice()])
    app.receive(.seats)
    app.receive(.scores)
    #expect(app.shows("the host left"))
    #expect((app.layers[0] as? Listener)?.heard == 2)
    #expect(app.layers.count == 2)
  }

  @Test("a covered screen may open one in place of what covers it")
  func aCoveredScreenMayOpenOneInPlaceOfWhatCoversIt() {
    var app = app([Listener(), HelpScreen<Never>(title: "x", rules: "", rows: [])])
    app.receive(.hostLeft)
    #expect(app.shows("the host left"))
    #expect(app.layers.count == 2)
  }

  @Test("what opens with news ignores input at first, however long nothing had happened before")
  func whatOpensWithNewsIgnoresInputAtFirstHoweverLong() {
    var app = app([Listener(), Notice()])
    app.receive([.key(.enter)], news: [.hostLeft], after: .seconds(5))
    #expect(app.shows("the host left"))
    #expect(app.patience == .milliseconds(600))
  }

  @Test("what is pasted into a field that has just opened with news is ignored, too")
  func whatIsPastedIntoAFieldThatHasJustOpenedWithNews() {
    var app = app([Listener(opens: .field), Notice()])
    app.receive(.hostLeft)
    app.send(.paste("moss"))
    app.advance(by: .milliseconds(599))
    app.send(.paste("moss"))
    #expect(app.field?.text == "")
    app.advance(by: .milliseconds(1))
    app.send(.paste("moss"))
    #expect(app.field?.text == "moss")
  }

  @Test("the screen on top does what it answers") func theScreenOnTopDoesWhatItAnswers() {
    var app = app([Notice(), Listener()])
    app.receive(.seats)
    #expect(app.layers.count == 1)
  }

  @Test("another player's settings take effect with the player, and the old ones are restored")
  func anotherPlayersSettingsTakeEffectWithThePlayerAnd() {
    let records = SharedRecords()
    var app = App.started(records: records)
    var context = app.context
    let before = context.profile.settings.theme
    context.profile.settings.theme = "paper"
    context.play(as: "Bo")
    #expect(context.profile.settings.theme == before)
    context.profile.settings.theme = "mono"
    context.play(as: "Ada")
    #expect(context.profile.player == "Ada")
    #expect(context.profile.settings.theme == "paper")
    context.play(as: "Bo")
    #expect(context.profile.settings.theme == "mono")
    #expect(records.title(of: "Cy").settings["player"] == "Bo")
    #expect(records.title(of: "Cy").settings["theme"] == nil)
    app.send(.terminate)
  }
}
