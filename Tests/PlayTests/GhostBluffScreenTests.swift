import Play
import TestSupport
import Testing
import TextUI

/// The bluff variant, as a player sees it.
struct GhostBluffScreenTests {
  @Test func `without bluff there is nothing to challenge`() {
    var app = App.haunting()
    app.type("be#")
    #expect(!app.shows("challenge"))
    #expect(app.shows("│  B  │  E  │  ▂  │"))
  }

  @Test func `with bluff a dead fragment continues until it is challenged`() {
    var app = App.haunting(words: ["berry 1"], names: ["Ada", "Bob"], bluff: true)
    #expect(app.shows("bluff on"))
    #expect(!app.canClick("# challenge"))
    app.type("bx")
    #expect(app.shows("│  B  │  X  │  ▂  │"))
    #expect(app.shows("Bob added X. Doubt it? # asks Bob for a word."))
    app.click("# challenge")
    #expect(app.shows("Ada challenges Bob"))
    #expect(app.shows("Ada says no word begins with BX. Name one, or own up."))
    app.click("I bluffed")
    #expect(app.shows("Bob had no word for BX. Ada scores 2."))
    #expect(app.shows("E for X"))
  }

  @Test func `the key that challenges is highlighted, and not a sign in a name`() throws {
    var app = App.haunting(words: ["berry 1"], names: ["Ada", "C#"], bluff: true)
    app.type("bx")
    let line = try #require(app.frame.find("C# added X. Doubt it? # asks C# for a word."))
    func role(_ column: Int) -> Role { app.frame[Point(x: line.minX + column, y: line.minY)].role }
    #expect(role(22) == .shortcut)
    #expect(role(1) == .text && role(30) == .text)
  }

  @Test func `after a match that a caught bluff ended, the word that was possible is explained`() {
    var app = App.haunting(
      words: ["berry 1"], names: ["Ada", "Bob"], bluff: true, glosses: ["berry\tnoun: a fruit"])
    for _ in 0..<10 where !app.shows("wins the match") {
      app.type("bx#")
      app.listen()
      app.click("I bluffed")
      app.listen()
      if app.canClick("Next round") { app.click("Next round") }
    }
    #expect(app.shows("wins the match"))
    app.listen()
    app.type("d")
    #expect(app.shows("─ berry ─") && app.shows("a fruit"), "\(app.frame.text)")
  }

  @Test(
    "the one challenged types the word on the fragment, and the challenger loses", arguments: ["ry", "RY"])
  func named(rest: String) {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("ber")
    app.press(.function(4), .enter)
    #expect(app.shows("Ada, which word begins with BER? Type the rest."))
    app.type(rest)
    #expect(app.shows("│  B  │  E  │  R  │  r  │  y  │  ▂  │"))
    app.press(.enter)
    #expect(app.shows("Bob gets a G"))
    #expect(app.shows("Bob doubted BER, and Ada had BERRY. Ada scores 3."))
  }

  @Test func `who types the whole word is understood`() {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("ber")
    app.press(.function(4), .enter)
    app.type("berry")
    app.press(.enter)
    #expect(app.shows("Bob doubted BER, and Ada had BERRY. Ada scores 3."))
  }

  @Test func `the word is typed by clicks, too`() {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("be#")
    app.click("Name a word")
    app.click(" A ")
    app.click(" X ")
    app.click("⌫ erase")
    app.click(" R ")
    app.click("Enter name")
    #expect(app.shows("Bob had BEAR"))
  }

  @Test func `a wrong word loses, and the right one is named`() {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("ber#")
    app.press(.enter)
    app.type("5")
    #expect(app.shows("5 cannot be in a word."))
    app.type("p")
    app.press(.enter)
    #expect(app.shows("Ada named BERP, which is no word. Bob scores 3."))
    #expect(app.shows("BERRY would have been the answer."))
  }

  @Test func `Enter without a letter names nothing, and Esc asks before the match is left`() {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("ber#")
    app.press(.escape, .enter)
    #expect(app.shows("Type how BER goes on. Or own up with =."))
    app.type("xy")
    app.press(.escape, .enter)
    #expect(app.shows("│  x  │  y  │"))
    app.click("= own up")
    #expect(app.shows("Ada had no word for BER."))
  }

  @Test func `owning up is for those who are challenged`() {
    var app = App.haunting(names: ["Ada", "Bob"], bluff: true)
    app.type("be=")
    #expect(!app.shows("own up"))
    #expect(app.shows("│  B  │  E  │  ▂  │"))
  }

  @Test func `the computer challenges a bluff, and answers for its own letters`() {
    var app = App.bluffing()
    app.type("x")
    for _ in 0..<3 where !app.shows("Hard challenges Ada") {
      app.letComputerThink()
      if !app.shows("Hard challenges Ada") { app.type("x") }
    }
    #expect(app.shows("Hard says no word begins with X"))
    app.press(.right, .enter)
    #expect(app.shows("Hard says no word begins with X"))
    app.settle()
    app.press(.right, .enter)
    #expect(app.shows("Ada had no word for X"))

    app = App.bluffing()
    app.type("b")
    app.letComputerThink()
    #expect(app.shows("Doubt it? # asks Hard for its word."))
    app.type("#")
    #expect(app.shows("Ada challenges Hard"))
    app.letComputerThink()
    #expect(app.shows("Ada doubted BE, and Hard had "))
    #expect(app.shows("Ada gets a G"))
  }
}
