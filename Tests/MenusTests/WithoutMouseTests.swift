import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// What is said to players who have left the mouse to the terminal.
struct WithoutMouseTests {
  /// The screens that speak of the mouse while it is on.
  private static func frames(usesMouse: Bool, _ code: String, _ size: ScreenSize) -> [String] {
    var app = App.showing(
      size, language: code, records: .inMemory, library: .sample(phrases: ["moss"], words: App.conned)
    ) {
      $0.profile.settings.usesMouse = usesMouse
      return IntroductionScreen()
    }
    var frames: [String] = []
    app.press(.end)
    frames.append(app.frame.text)
    app.press(.escape)
    app.press(.enter, .enter)
    frames.append(app.frame.text)
    app.press(.tab, .escape)
    frames.append(app.frame.text)
    app.type("bcfghjk")
    app.listen()
    app.type("y?")
    frames.append(app.frame.text)
    app.press(.escape, .escape, .escape)
    app.type(code == "nl" ? "h" : "g")
    app.press(.enter)
    frames.append(app.frame.text)
    app.press(.escape, .right, .enter)
    app.type("t")
    app.press(.enter)
    frames.append(app.frame.text)
    return frames
  }

  private static func speaksOfTheMouse(_ text: String) -> Bool {
    ["click", "klik", "mouse", "muis"].contains { text.lowercased().contains($0) }
  }

  @Test("no text speaks of clicking", arguments: ["en", "nl"], ScreenSize.allCases)
  func texts(code: String, size: ScreenSize) {
    for frame in Self.frames(usesMouse: false, code, size) {
      #expect(!Self.speaksOfTheMouse(frame), "\(frame)")
    }
    for frame in Self.frames(usesMouse: true, code, size) {
      #expect(Self.speaksOfTheMouse(frame), "\(frame)")
    }
  }
}
