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

/// Where the player's attention is, which braille displays and screen readers follow.
struct FocusTests {
  /// What is wrong with the focus of the current frame; `nil` when nothing is.
  private static func flaw(_ app: App) -> String? {
    let frame = app.frame
    guard let focus = frame.focus, frame.bounds.contains(focus) else { return "no focus on the screen" }
    let mark = frame[focus].base
    if let popup = app.layers[app.layers.count - 1] as? any AnyPopup,
      popup.labels.contains(where: { app.hasChosen($0) }), frame[focus].role != .chosen
    {
      return "the focus \(focus) is not at the popup's button"
    }
    let width = frame.size.width
    let chosen = Set(frame.cells.indices.filter { frame.cells[$0].role == .chosen }.map { $0 / width })
    // The mind reader's place to mark is lit, while Enter takes the button.
    let isLit = [.filledLetter, .fresh].contains(frame[focus].role)
    return chosen.isEmpty || chosen.contains(focus.y) || mark == "▸" || isLit
      ? nil : "the focus \(focus) is not at what is chosen"
  }

  @Test(
    "the focus lies on the screen, where something is chosen in its row, and over a popup's button",
    arguments: GoldenTests.allScenes)
  func scenes(scene: GoldenTests.Scene) {
    for (code, size) in GoldenTests.variants {
      let app = scene.build(size, code)
      #expect(Self.flaw(app) == nil, "\(code) \(size)\n\(app.frame.text)")
    }
  }

  @Test("so it does wherever keys and time lead", arguments: GoldenTests.allScenes.indices)
  func walk(scene: Int) {
    let scenes = GoldenTests.allScenes
    let keys: [Key] =
      [
        .up, .down, .left, .right, .tab, .backTab, .home, .end, .pageDown, .enter, .enter, .escape,
        .backspace,
      ]
      + "aehot dcnrs?=+!".map(Key.character)
    var random = SplitMix64(seed: UInt64(scene))
    var app = scenes[scene].build(ScreenSize.allCases[scene % 3], "en")
    for number in 0...(LongTrials.areOn ? 10_000 : 600) / scenes.count {
      let key = keys[random.below(keys.count)]
      app.press(key)
      guard !app.isOver else { return }
      #expect(Self.flaw(app) == nil, "key \(number), \(key)\n\(app.frame.text)")
      if let patience = app.patience { app.advance(by: patience) }
      #expect(Self.flaw(app) == nil, "after key \(number), \(key)\n\(app.frame.text)")
    }
  }

  @Test("a minute of a running clock does not move the focus", arguments: ["", "c", "con"])
  func clock(typed: String) {
    var app = App.twisting(.timed)
    var table = TableOfApps.race(["Ada", "Bob"])
    table.advance(by: .seconds(5))
    app.type(typed)
    table["Ada"].type(typed)
    let (alone, racing) = (app.frame, table["Ada"].frame)
    for second in 1...60 {
      app.advance(by: .seconds(1))
      table.advance(by: .seconds(1))
      #expect(app.frame != alone && app.frame.focus == alone.focus, "\(second)")
      #expect(table["Ada"].frame != racing && table["Ada"].frame.focus == racing.focus, "\(second)")
    }
  }

  @Test("no animation moves the focus", arguments: ["m", "x", "!"])
  func animation(key: String) {
    var app = App.playing("moss", isAnimated: true)
    app.type(key)
    let focus = app.frame.focus
    while let patience = app.patience {
      app.advance(by: patience)
      #expect(app.frame.focus == focus)
    }
  }

  @Test("the message is read before the phrase, a key under the cursor before the message")
  func order() throws {
    var app = App.playing("moss")
    app.type("m")
    #expect(app.frame.focus == app.frame.find("One M.")?.origin)
    app.press(.left)
    let chosen = app.frame.cells.firstIndex { $0.role == .chosen }
    #expect(app.frame.focus.map { $0.y * app.frame.size.width + $0.x } == chosen && chosen != nil)
    app.type("x")
    #expect(app.frame.focus == app.frame.find("No X in this one.")?.origin)
  }

  @Test("what is typed is read where the next letter goes")
  func typed() throws {
    var app = App.twisting(.untimed)
    app.type("co")
    let row = try #require(app.frame.focus)
    #expect(app.frame.row(row.y).contains("C") && app.frame.row(row.y).contains("O"))
    #expect(app.frame[Point(x: row.x - 6, y: row.y)].character == "O")
    app.press(.enter)
    #expect(app.frame[app.frame.focus!].character.isUppercase, "the message")
  }

  @Test("the bell rings once a frame, however much is refused") func bell() {
    var app = App.playing("moss")
    app.context.profile.settings.sound = .bell
    app.receive("xyz".map { .key(.character($0)) }, after: .zero)
    #expect(app.takeEffects().count == 1)
  }
}
