import Play
import TestSupport
import Testing
import TextUI

struct GhostScreenTests {
  @Test(
    "two keys after the title a player is in a match",
    arguments: [[Key.character("g"), .enter], [.character("G"), .character(" ")]])
  func begins(keys: [Key]) {
    var app = App.started(library: .sample(words: App.ghostWords))
    for key in keys { app.press(key) }
    #expect(app.shows("Your turn"))
    #expect(app.shows("Ghost · easy"))
    #expect(app.shows("Ada 0 : 0 Computer"))
  }

  @Test func `by clicks alone a player sets up a match and adds a letter`() {
    var app = App.started(library: .sample(words: App.ghostWords))
    app.click("Ghost")
    app.click("the computer")
    #expect(app.shows("a friend"))
    app.click("Start")
    #expect(app.shows("Player 1 to play"))
    app.click(" B ")
    #expect(app.shows("│ B │ ▂ │"))
    #expect(app.shows("Player 2 to play"))
  }

  @Test func `level, judge and bluff are chosen before the match`() {
    var app = App.started(library: .sample(words: App.ghostWords))
    app.type("g")
    app.press(.home, .down, .right)
    #expect(app.shows("◂ medium ▸"))
    #expect(app.shows("sees three letters ahead"))
    app.press(.right)
    #expect(app.shows("◂ hard ▸"))
    app.press(.down, .right)
    #expect(app.shows("◂ rare, too ▸"))
    app.press(.right)
    #expect(app.shows("◂ familiar ▸"))
    app.press(.down, .right)
    #expect(app.shows("◂ on ▸"))
    app.press(.end, .enter)
    #expect(app.shows("Ghost · hard"))
    app.press(.escape)
    app.click("Change")
    #expect(app.shows("◂ hard ▸"))
  }

  @Test func `the letters go to one fragment in turn, by keys, arrows and clicks`() {
    var app = App.haunting(names: ["Ada", "Bo"])
    #expect(app.shows("Ada to play"))
    app.type("B")
    #expect(app.shows("Bo to play"))
    #expect(app.shows("Ada added B."))
    app.press(.right, .right, .enter)
    #expect(app.shows("│ B │ E │ ▂ │"))
    app.click(" R ")
    #expect(app.shows("│ B │ E │ R │ ▂ │"))
    #expect(app.shows("Bo to play"))
  }

  @Test func `what is no letter is refused with a message and costs nothing`() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.type("5")
    #expect(app.shows("5 is not a letter."))
    #expect(app.shows("Ada to play"))
  }

  @Test func `completing a word of four letters loses the round, which names the word`() {
    var app = App.haunting(words: ["be 1", "ber 1", "berry 1"], names: ["Ada", "Bo"])
    app.type("berr")
    #expect(!app.shows("Next round"))
    app.type("y")
    #expect(app.shows("BERRY"))
    #expect(app.shows("Ada finished a word."))
    #expect(app.shows("G · · · ·"))
    #expect(app.shows("Ada 0 : 5 Bo"))
  }

  @Test func `a letter after which no word is possible loses the round, which says what was possible`() {
    var app = App.haunting(words: ["berry 1"], names: ["Ada", "Bo"])
    app.type("bx")
    #expect(app.shows("No word begins with BX."))
    #expect(app.shows("There was BERRY."))
    #expect(app.shows("Ada 2 : 0 Bo"))
  }

  @Test func `an unspoken word is none, and the judge decides how rare a word may be`() {
    var app = App.haunting(words: ["dog x", "doge x", "berry 1", "dodo 4"])
    app.type("d")
    #expect(app.shows("No word begins with D."))
    var strict = App.haunting(words: ["berry 1", "cello 3"])
    strict.press(.escape)
    strict.click("Change")
    strict.click("standard")
    strict.click("rare, too")
    strict.press(.end, .enter)
    strict.type("c")
    #expect(strict.shows("No word begins with C."))
  }

  @Test func `the starter alternates, and five letters lose the match`() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.type("x")
    app.press(.enter)
    #expect(app.shows("Round 2. Bo to begin."))
    #expect(app.shows("Bo to play"))
    app.type("x")
    app.press(.enter)
    #expect(app.shows("Ada to play"))
    app.press(.escape, .right, .right, .enter)
    app = App.haunting(names: ["Ada", "Bo"])
    app.loseAMatch()
    #expect(app.shows("Bo wins"))
    #expect(app.shows("Ada   G H O S T"))
    #expect(app.shows("Points 4 : 25 · matches 0 : 1"))
  }

  @Test func `matches are counted until a name changes`() {
    var app = App.haunting(names: ["Ada", "Bo"])
    for _ in 0..<2 {
      app.loseAMatch()
      if app.shows("matches 0 : 1") { app.click("New game") }
    }
    #expect(app.shows("matches 0 : 2"))
    app.press(.escape)
    app.type("g")
    app.press(.home, .down, .enter)
    app.type("x")
    app.press(.enter, .end, .enter)
    app.loseAMatch()
    #expect(app.shows("matches 0 : 1"))
  }

  @Test func `the computer takes a human moment, in which a letter does no harm`() {
    var app = App.ghosting()
    app.type("b")
    #expect(app.patience == .milliseconds(500))
    #expect(app.shows("The computer is thinking"))
    app.type("e#!=")
    app.press(.enter)
    app.advance(by: .milliseconds(400))
    #expect(app.patience == .milliseconds(100))
    #expect(app.shows("│ B │ ▂ │"))
    app.advance(by: .milliseconds(100))
    #expect(app.shows("│ B │ E │ ▂ │"))
    #expect(app.shows("Computer added E."))
    #expect(app.patience == nil)
  }

  @Test func `without animation the computer answers at once, and begins its rounds, too`() {
    var app = App.started(library: .sample(words: App.ghostWords), isAnimated: true)
    app.type("e")
    app.press(.home, .down, .down, .down, .down, .enter, .escape)
    app.type("g")
    app.press(.enter)
    app.type("b")
    #expect(app.shows("│ B │ E │ ▂ │"))
    app.type("x")
    app.press(.enter)
    #expect(app.shows("Your turn"))
    #expect(app.shows("Computer added "))
  }

  @Test func `a popup holds the computer's move back`() {
    var app = App.ghosting()
    app.type("b")
    app.press(.escape)
    #expect(app.patience == nil)
    app.advance(by: .seconds(5))
    app.press(.enter)
    #expect(app.shows("│ B │ ▂ │"))
    app.letComputerThink()
    #expect(app.shows("│ B │ E │ ▂ │"))
  }

  @Test("help shows on the keyboard what a letter leads to", arguments: [Key.character("!"), .function(2)])
  func alive(key: Key) {
    var app = App.haunting(words: ["bear 1", "berry 1", "beat 1"], names: ["Ada", "Bo"])
    app.type("be")
    app.press(key)
    for cap in ["[A]", "[R]", "─X─", "─T─"] { #expect(app.shows(cap)) }
    #expect(app.shows("[A] lives, ─A─ is dead, A ends a word."))
    #expect(app.shows("no points"))
    app.press(key)
    #expect(!app.shows("[R]"))
    app.type("a")
    #expect(!app.shows("[R]"))
    #expect(app.shows("Bo to play"))
    #expect(!app.shows("no points"))
    app.press(key)
    #expect(app.shows(" R ") && !app.shows("[R]") && !app.shows("─R─"))
  }

  @Test func `help costs the points of the round`() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.type("b!e")
    app.type("rry")
    #expect(app.shows("Ada 0 : 0 Bo"))
    app.press(.enter)
    app.type("x")
    #expect(app.shows("Ada 1 : 0 Bo"))
  }

  @Test func `a round won against hard counts three times`() {
    var app = App.started(library: .sample(words: ["bear 1"]))
    app.type("g")
    app.press(.home, .down, .left, .end, .enter)
    for letter in "ba" {
      app.type(String(letter))
      app.letComputerThink()
    }
    #expect(app.shows("Computer finished a word."))
    #expect(app.shows("Ada 12 : 0 Computer"))
  }

  @Test func `Stop asks first and keeps the match on a no`() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.type("be")
    app.click("Esc stop")
    app.press(.enter)
    #expect(app.shows("│ B │ E │ ▂ │"))
    app.press(.escape, .escape)
    #expect(app.shows("Ada to play"))
    app.press(.escape)
    app.click("Menu")
    #expect(app.shows("q quit"))
  }

  @Test func `Stop after a round asks, too, and the round can still go on`() {
    var app = App.haunting(names: ["Ada", "Bo"])
    app.type("x")
    app.click("Stop")
    #expect(app.shows("waits for you under Continue"))
    app.press(.enter)
    #expect(app.shows("Enter next round"))
    app.type("b")
    app.click("Enter next round")
    #expect(app.shows("Bo to play"))
  }

  @Test(
    "after a match there are three ways on",
    arguments: [("New game", "Type a letter"), ("Coach", "round 1 of 9"), ("Menu", "q quit")])
  func ways(button: String, next: String) {
    var byMouse = App.haunting()
    byMouse.loseAMatch()
    byMouse.click(button)
    #expect(byMouse.shows(next))
    var byKeys = App.haunting()
    byKeys.loseAMatch()
    while !byKeys.shows("‹ \(button) ›") { byKeys.press(.right) }
    byKeys.press(.enter)
    #expect(byKeys.shows(next))
  }

  @Test func `losing to the computer is said kindly`() {
    var app = App.ghosting()
    app.loseToTheComputer()
    #expect(app.shows("You are a ghost now"))
    for label in ["New game", "Coach", "Menu"] { #expect(app.canClick(label)) }
  }

  @Test func `a list without a word for Ghost says so`() {
    var app = App.ghosting(words: ["cat 1", "slur x"])
    #expect(app.shows("The word list has no word"))
    app.press(.enter)
    #expect(app.shows("Words that count"))
  }

  @Test("the bottom line names what matters, each clickable", arguments: ScreenSize.allCases)
  func bottomLine(size: ScreenSize) {
    var app = App.haunting(size)
    app.type("be")
    app.click("? help")
    app.click("which letters live")
    #expect(app.shows("[A]"))
    app.click("Esc stop")
    #expect(app.shows("Keep playing"))
  }
}
