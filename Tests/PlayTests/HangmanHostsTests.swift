import Engines
import Play
import TestSupport
import Testing
import TextUI

struct HangmanHostsTests {
  static let nine = ["ally", "beta", "cool", "deal", "else", "flew", "good", "hope", "ibex"].map { $0 + " 1" }

  /// The set-up of Hangman with a host chosen, by walking to it.
  static func setUp(
    _ host: String, _ size: ScreenSize = .home, language code: String = "en", words: [String] = ["abbey 1"],
    ownWords: Bool = false, phrases: [String] = ["moss"]
  ) -> App {
    var app = App.started(
      size, language: code, library: .sample(phrases: phrases, words: words),
      ownWords: ownWords ? Lexicon(words) : nil)
    app.press(.enter, .home)
    for _ in 0..<5 where !app.shows(host) { app.press(.right) }
    return app
  }

  static func duel(_ secret: String, _ size: ScreenSize = .home, language code: String = "en") -> App {
    var app = setUp("Duel", size, language: code)
    app.press(.end, .enter)
    app.type(secret)
    app.press(.enter)
    return app
  }

  @Test func `in a duel one enters a secret that nobody sees, and the other guesses`() {
    var app = Self.setUp("Duel")
    app.press(.end, .enter)
    #expect(app.shows("Player 1 enters a secret. Player 2 looks away."))
    app.type("Hello, world")
    #expect(app.shows("•••••••••••"))
    #expect(!app.shows("H e l l o") && !app.shows("Hello"))
    app.press(.enter)
    #expect(app.shows("_ _ _ _ _   _ _ _ _ _"))
    #expect(!app.shows("HELLO"))
    app.type("l")
    #expect(app.shows("_ _ L L _   _ _ _ L _"))
  }

  @Test(
    "a secret takes letters, blanks, - and ', and says what it does not take while it is typed",
    arguments: [
      ("5", "5 cannot be in it"), ("!", "! cannot be in it"), ("ж", "ж cannot be in it"),
    ])
  func refusals(typed: String, message: String) {
    var app = Self.setUp("Duel")
    app.press(.end, .enter)
    app.type("it's a-" + typed)
    #expect(app.shows(message))
    app.type("b")
    app.press(.enter)
    #expect(app.shows("_ _ ' _   _ - _"))
  }

  @Test("a secret has two letters or more", arguments: ["a", "", "a-' ", "- -"])
  func tooFew(secret: String) {
    var app = Self.duel(secret)
    #expect(app.shows("It needs at least two letters."))
    app.type("bc")
    app.press(.enter)
    #expect(app.shows("Player 2 guesses"))
  }

  @Test func `a secret has forty characters at most`() {
    var app = Self.setUp("Duel")
    app.press(.end, .enter)
    app.type(String(repeating: "ab", count: 20))
    #expect(!app.shows("No more than"))
    app.type("c")
    #expect(app.shows("No more than 40 characters."))
  }

  @Test func `the secret can be shown for a look and hidden again`() {
    for key in [Key.function(3), .character("@")] {
      var app = Self.setUp("Duel")
      app.press(.end, .enter)
      app.type("hello")
      app.press(key)
      #expect(app.shows("hello"))
      app.press(key)
      #expect(!app.shows("hello"))
    }
  }

  @Test func `after a round the roles swap and the score stands on screen`() {
    var app = Self.duel("moss")
    app.type("mos")
    #expect(app.shows("Player 1 0 : 1 Player 2"))
    app.press(.enter)
    #expect(app.shows("Player 2 enters a secret. Player 1 looks away."))
    app.type("fern")
    app.press(.enter)
    app.type("abcdghi")
    app.press(.enter)
    #expect(app.shows("Player 1 0 : 2 Player 2"))
  }

  @Test func `the duelists have names`() {
    var app = Self.setUp("Duel")
    app.click("Player 1")
    app.type("Ada")
    app.press(.enter)
    #expect(app.shows("Ada"))
    app.press(.end, .enter)
    #expect(app.shows("Ada enters a secret. Player 2 looks away."))
  }

  @Test func `a secret is typed with the mouse alone`() {
    var app = Self.setUp("Duel")
    app.click("Start")
    for letter in ["M", "O", "S", "S"] { app.click(" \(letter) ") }
    app.click("⌫ erase")
    app.click("Enter done")
    #expect(app.shows("_ _ _"))
    #expect(!app.shows("_ _ _ _"))
  }

  @Test func `the devil dodges, counts honestly when asked, and shows at the end what was left`() {
    for key in [Key.function(4), .character("#")] {
      var app = Self.setUp("Devil", words: Self.nine, ownWords: true)
      app.press(.end, .enter)
      app.type("e")
      #expect(app.shows("No E in this one."))
      app.press(key)
      #expect(app.shows("3 words left"))
      app.type("od")
      app.press(key)
      #expect(app.shows("1 word left"))
      app.type("cl")
      #expect(app.shows("What was left"))
      #expect(app.shows("3 words, such as ALLY"))
      #expect(app.shows("2 words, such as COOL"))
      #expect(app.shows("1 word: COOL"))
      app.press(.enter)
      #expect(app.shows("You found it:"))
    }
  }

  @Test func `the mind reader asks, is told, and finds the word`() {
    var app = Self.setUp("Mind reader", words: Self.nine)
    app.press(.down, .down)
    while !app.shows(" 4 ") { app.press(.left) }
    app.press(.end, .enter)
    #expect(app.shows("9 words left"))
    #expect(app.shows("Mark every E, or none."))
    app.press(.enter)
    #expect(app.shows("3 words left"))
    #expect(app.shows("Mark every L, or none."))
    app.press(.right, .character(" "), .right, .character(" "), .enter)
    #expect(app.shows("ALLY"))
    app.press(.enter)
    #expect(app.shows("The computer had 1 letter wrong."))
  }

  @Test func `places are marked by clicks, too, and an answer can be taken back`() {
    var app = Self.setUp("Mind reader", words: Self.nine)
    app.press(.down, .down)
    while !app.shows(" 4 ") { app.press(.left) }
    app.press(.end, .enter)
    app.click("_")
    app.click("Enter done")
    #expect(app.shows("E in 1"))
    app.click("Take it back")
    #expect(app.shows("9 words left"))
  }

  @Test func `marks that fit no word are told, and the mark to take back is named`() {
    var app = Self.setUp("Mind reader", words: ["abc 1", "abd 1", "xyz 1", "xyw 1"])
    app.press(.down, .down)
    while !app.shows(" 3 ") { app.press(.left) }
    app.press(.end, .enter)
    app.press(.right, .right, .character(" "), .enter)
    #expect(app.shows("No word fits"))
    #expect(app.shows("A in 3"))
    app.press(.enter)
    #expect(app.shows("4 words left"))
  }

  @Test func `a word typed unseen is marked by the program`() {
    var app = Self.setUp("Mind reader", words: Self.nine)
    app.press(.down, .right, .end, .enter)
    app.type("good")
    #expect(!app.shows("good"))
    app.press(.enter)
    #expect(app.shows("9 words left"))
    app.press(.enter)
    #expect(app.shows("3 words left"))
    for _ in 0..<6 where !app.shows("GOOD") { app.press(.enter) }
    #expect(app.shows("The computer had"))
  }

  @Test func `careful entry counts a letter only at Enter or the Guess button`() {
    var app = App.playing("moss")
    app.press(.escape)
    app.click("Menu")
    app.type("e")
    app.click("Careful entry")
    app.press(.escape, .enter, .enter)
    app.type("x")
    #expect(app.shows("0 of 7"))
    app.type("m")
    app.press(.enter)
    #expect(app.shows("M _ _ _"))
    app.click(" S ")
    #expect(app.shows("M _ _ _"))
    app.click("‹ Guess ›")
    #expect(app.shows("M _ S S"))
    #expect(app.shows("0 of 7"))
  }

  @Test func `the whole phrase can be said, and a wrong one costs one miss`() {
    var app = App.playing("It's moss")
    app.press(.tab)
    app.type("it's mess")
    app.press(.enter)
    #expect(app.shows("That is not it."))
    #expect(app.shows("1 of 7"))
    app.click("Tab solve")
    app.type("ITS MOSS")
    app.press(.enter)
    #expect(app.shows("IT'S MOSS"))
    #expect(app.shows("1 wrong guess"))
  }

  @Test func `a hint gives a letter for one miss, and none that would lose`() {
    for key in [Key.function(2), .character("!")] {
      var app = App.playing("moss")
      app.press(key)
      #expect(app.shows("1 of 7"))
      #expect(app.shows(", for one miss."))
      app.type("abcde")
      app.press(key)
      #expect(app.shows("A hint now would lose the game."))
      #expect(app.shows("6 of 7"))
    }
  }

  @Test func `a losing picture moves before the popup, any key ends that, and it can be switched off`() {
    var app = App.playing("moss", isAnimated: true)
    app.type("abcdefg")
    #expect(!app.shows("Too late"))
    #expect(app.patience == .milliseconds(120))
    for _ in 0..<5 { app.advance(by: .milliseconds(120)) }
    #expect(app.shows("Too late"))
    #expect(app.patience == nil)
    var hurried = App.playing("moss", isAnimated: true)
    hurried.type("abcdefgh")
    #expect(hurried.shows("Too late"))
    #expect(hurried.shows("7 of 7"))
  }
}
