import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import TextTwistUI

@Suite("Text Twist: keys and clicks in any order")
struct TextTwistInputTests {
  @Test("bank and entry together are always the rack, whatever is pressed", arguments: 1...6)
  func consistent(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    var app = seed % 2 == 0 ? App.twisting(.untimed) : App.twistingWide(.untimed, words: App.widestRack)
    let rack = app.bank.sorted()
    let keys: [Key] = [
      .backspace, .delete, .tab, .character(" "), .enter, .pageDown, .character("q"), .character("é"),
      .function(5),
    ]
    for _ in 0..<150 {
      switch generator.below(4) {
      case 0: app.press(.character(rack[generator.below(6)]))
      case 1: app.press(keys[generator.below(keys.count)])
      case 2: app.clickBank(generator.below(6))
      default: app.clickEntry(generator.below(6))
      }
      if app.shows("A game is running") || app.shows("The next rack is open.") { app.click("Keep") }
      #expect((app.bank + app.entry).filter { $0 != "." }.sorted() == rack)
      #expect(app.bank.filter { $0 == "." }.count == app.entry.count)
    }
  }

  @Test("anything clicked anywhere leaves a whole screen", arguments: ScreenSize.allCases)
  func anywhere(size: ScreenSize) {
    var generator = SplitMix64(seed: 7)
    var app = App.twisting(.timed, size)
    for step in 0..<300 where !app.isOver {
      let targets = app.frame.targets
      if step % 3 == 0 { app.advance(by: .milliseconds(generator.below(900))) }
      if step % 97 == 0 { app.enter("conned") }
      guard !targets.isEmpty else { continue }
      app.send(.click(targets[generator.below(targets.count)].area.origin))
      #expect(app.frame.size == size.size)
      if app.shows("Wordyard ") { app = App.twisting(.timed, size) }
    }
  }

  @Test("every key that help names can be clicked there", arguments: ScreenSize.allCases)
  func help(size: ScreenSize) {
    var app = App.twisting(.timed, size)
    app.click("? help")
    app.click("stop the clock")
    #expect(app.shows("Paused"))
    app.click("Go on")
    app.click("? help")
    app.click("shuffle the bank")
    #expect(app.shows(" Enter ") && app.shows(" Clear "))
    app.click("Esc menu")
    app.click("Keep playing")
    #expect(app.shows("rack 1"))
  }
}
