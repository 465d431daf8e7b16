import Play
import TestSupport
import Testing
import TextUI

/// The bluff variant and the coach, as a player sees them.
struct GhostBluffScreenTests {
  @Test func `without bluff there is nothing to challenge`() {
    var app = App.haunting()
    app.type("be#")
    #expect(!app.shows("challenge"))
    #expect(app.shows("│ B │ E │ ▂ │"))
  }

  @Test func `with bluff a dead fragment goes on until somebody challenges`() {
    var app = App.haunting(names: ["Ada", "Bo"], bluff: true)
    #expect(!app.canClick("# challenge"))
    app.type("bx")
    #expect(app.shows("│ B │ X │ ▂ │"))
    app.click("# challenge")
    #expect(app.shows("Bo · Challenged"))
    #expect(app.shows("Ada: there is no word with BX."))
    app.click("I bluffed")
    #expect(app.shows("Bo had no word."))
    #expect(app.shows("There was BERRY.") || app.shows("There was BEAR."))
  }

  @Test("the one challenged names a word, and the challenger loses", arguments: ["ry", "RY"])
  func named(rest: String) {
    var app = App.haunting(names: ["Ada", "Bo"], bluff: true)
    app.type("ber")
    app.press(.function(4), .enter)
    #expect(app.shows("Ada: which word begins with BER?"))
    app.type(rest)
    app.press(.enter)
    #expect(app.shows("BERRY"))
    #expect(app.shows("Ada had a word in mind."))
    #expect(app.shows("Bo    G"))
  }

  @Test func `the word is typed by clicks, too`() {
    var app = App.haunting(names: ["Ada", "Bo"], bluff: true)
    app.type("ber#")
    app.click("Name a word")
    app.click(" R ")
    app.click(" Y ")
    app.click("Enter done")
    #expect(app.shows("Ada had a word in mind."))
  }

  @Test func `a wrong word loses, and the right one is named`() {
    var app = App.haunting(names: ["Ada", "Bo"], bluff: true)
    app.type("ber#")
    app.press(.enter)
    app.type("5")
    #expect(app.shows("5 cannot be in a word."))
    app.type("p")
    app.press(.enter)
    #expect(app.shows("Ada said BERP. It does not count."))
    #expect(app.shows("There was BERRY."))
  }

  @Test func `whoever goes back from naming a word can still name or admit`() {
    var app = App.haunting(names: ["Ada", "Bo"], bluff: true)
    app.type("ber#")
    app.press(.enter, .escape)
    app.type("xyz")
    app.press(.enter)
    #expect(app.shows("which word begins with BER?"))
    app.press(.escape)
    app.click("= bluffed")
    #expect(app.shows("Ada had no word."))
  }

  @Test func `the computer challenges a bluff, and answers for its own letters`() {
    var app = App.bluffing()
    app.type("x")
    for _ in 0..<3 where !app.shows("Challenged") {
      app.letComputerThink()
      if !app.shows("Challenged") { app.type("x") }
    }
    #expect(app.shows("Ada · Challenged"))
    app.press(.right, .enter)
    #expect(app.shows("Ada had no word."))

    app = App.bluffing()
    app.type("b")
    app.letComputerThink()
    app.type("#")
    #expect(app.shows("Ada challenged it."))
    #expect(app.shows("The computer is thinking"))
    app.letComputerThink()
    #expect(app.shows("Computer had a word in mind."))
    #expect(app.shows("Ada        G"))
  }

  @Test func `the coach opens at the first mistake and names what would have kept the round`() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.loseAMatch()
    app.click("Coach")
    #expect(app.shows("round 1 of 9"))
    #expect(app.shows("Ada added R."))
    #expect(app.shows("A won round thrown away."))
    #expect(app.shows("A would have kept it, and forced BEAR."))
    #expect(app.shows("BERRY"))
  }

  @Test func `the coach does not name a word that is not fit`() {
    let words = App.ghostWords.map { ["bear", "best", "belt"].contains($0.prefix(4)) ? $0 + "u" : $0 }
    var app = App.haunting(words: words, names: ["Ada", "Bo"])
    app.loseAMatch()
    app.click("Coach")
    #expect(app.shows("A would have kept it."))
    #expect(!app.shows("BEAR"))
  }

  @Test func `the coach is walked by keys and clicks, letter by letter and round by round`() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.loseAMatch()
    app.click("Coach")
    app.press(.home)
    #expect(app.shows("Ada added B."))
    app.press(.left)
    #expect(app.shows("Ada added B."))
    app.press(.right)
    #expect(app.shows("Bo added E."))
    #expect(app.shows("Nothing thrown away."))
    app.click("→ next")
    #expect(app.shows("Ada added R."))
    app.click("Y")
    #expect(app.shows("Ada added Y."))
    app.press(.right)
    #expect(app.shows("round 2 of 9"))
    #expect(app.shows("Bo added X."))
    app.click("← previous")
    #expect(app.shows("Ada added Y."))
    app.click(" 3× ")
    #expect(app.shows("round 3 of 9"))
    app.press(.tab)
    #expect(app.shows("A won round thrown away."))
    app.press(.end, .right, .down)
    #expect(app.shows("round 1 of 9"))
    app.press(.escape)
    #expect(app.shows("Bo wins"))
  }

  @Test func `a match without a mistake is called so`() {
    var app = App.haunting(words: ["berry 1"])
    for round in 0..<9 {
      app.type("berry")
      if round < 8 { app.press(.enter) }
    }
    app.click("Coach")
    #expect(app.shows("Nobody threw a won round away."))
    #expect(app.shows("round 1 of 9"))
  }
}

extension App {
  /// A match with bluff against Hard.
  static func bluffing() -> App {
    var app = App.started(library: .sample(words: App.ghostWords), isAnimated: true)
    app.type("g")
    app.press(.home, .down, .left, .down, .down, .right, .end, .enter)
    return app
  }
}
