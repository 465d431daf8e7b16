import Engines
import TestSupport
import Testing
import TextUI

@testable import Play

/// Bindings and bottom lines that are used again are those that would be made now, a frame of which only parts were drawn again
/// is the one that would be drawn now, and a saved game that is not compared has not changed.
struct BindingStateTests {
  private static let keys: [Key] =
    [.up, .down, .left, .right, .tab, .enter, .escape, .backspace, .character(" "), .delete, .home, .end]
    + [.function(2), .function(4), .function(5)] + "eatocsynhdgr#!=+-19?".map { .character($0) }

  private static func contents(of bindings: any AnyBindings) -> [String] {
    Mirror(reflecting: bindings).children.map { String(describing: $0.value) }
  }

  @Test("after every key on every screen", arguments: ScreenSize.allCases, ["en", "nl"])
  func everyScreen(size: ScreenSize, language: String) {
    var generator = SplitMix64(seed: 7)
    for (name, scene) in GoldenTests.allScenes.map({ ($0.name, $0.build(size, language)) }) {
      var app = scene
      for _ in 0..<10 where !app.isOver {
        app.press(Self.keys.randomElement(using: &generator)!)
        let waited = generator.next() % 8
        if waited < 2 { app.advance(by: .milliseconds([30, 700][Int(waited)])) }
        var fresh = app
        fresh.forget()
        fresh.draw()
        #expect(app.frame.text == fresh.frame.text, "\(name)")
        let isSame = app.frame.looksAndActs(like: fresh.frame)
        #expect(isSame, "\(name)")
        fresh.save()
        let isSaved = app.saved == fresh.saved
        #expect(isSaved, "\(name)")
        // Describing them takes longer than everything else.
        guard generator.next() % 3 == 0 else { continue }
        let bindsTheSame = Self.contents(of: app.bindings()) == Self.contents(of: fresh.bindings())
        #expect(bindsTheSame, "\(name)")
      }
    }
  }
}
