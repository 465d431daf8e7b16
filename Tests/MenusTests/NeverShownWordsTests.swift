import Engines
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

/// All the ways in which a word reaches the screen, with a list in which some words must never be displayed and others
/// never be chosen.
struct NeverShownWordsTests {
  private static let neverShown = ["deco", "coed", "coden", "nonced"]
  private static let unfit = ["node", "once", "donne"]

  private static let words = App.conned.map { line in
    let word = String(line.dropLast(2))
    return neverShown.contains(word) ? word + " x" : unfit.contains(word) ? word + " 1u" : line
  }

  /// The words on the screen in capitals or small letters, including those with blanks between their letters.
  private static func shown(_ app: App) -> Set<String> {
    var shown: Set<String> = []
    for y in 0..<app.frame.size.height {
      let row = Array(app.frame.row(y).lowercased())
      shown.formUnion(row.split { !$0.isLetter }.map { String($0) })
      var spaced = ""
      for (x, character) in row.enumerated() where character.isLetter {
        let isAlone = (x == 0 || !row[x - 1].isLetter) && (x + 1 == row.count || !row[x + 1].isLetter)
        let follows = x > 2 && row[x - 1] == " " && row[x - 2].isLetter && !row[x - 3].isLetter
        spaced = isAlone ? (follows ? spaced : "") + String(character) : ""
        shown.insert(spaced)
      }
    }
    return shown
  }

  private static func expectFit(
    _ app: App, _ others: [String] = unfit, at place: SourceLocation = #_sourceLocation
  ) {
    let found = shown(app).intersection(neverShown + others)
    #expect(found.isEmpty, "\(found) on\n\(app.frame.text)", sourceLocation: place)
  }

  @Test("words are found on a screen however they are written")
  func wordsAreFoundOnAScreenHoweverTheyAreWritten() {
    var app = App.twisting(.untimed, words: App.conned)
    app.enter("deco", "cond")
    app.giveUp()
    #expect(Self.shown(app).isSuperset(of: ["deco", "node", "cond", "coden", "none"]))
    #expect(!Self.shown(app).contains("nonced"))
  }

  @Test("the racks of every level and their ends", arguments: TextTwist.Level.allCases, ScreenSize.allCases)
  func twist(level: TextTwist.Level, size: ScreenSize) {
    var app = App.started(size, library: .sample(words: Self.words), records: .inMemory)
    app.type("t")
    app.press(.home, .right, .down)
    for _ in 0..<3 where !app.shows(" \(level.rawValue) ") { app.press(.right) }
    app.press(.enter)
    #expect(app.open(TextTwistScreen.self)?.game.level == level)
    Self.expectFit(app)
    for word in Self.neverShown {
      app.enter(word, word)
      if app.asks { app.click("Keep hunting") }
      Self.expectFit(app)
    }
    // Two words of four letters, one of five, one of six.
    #expect(app.open(TextTwistScreen.self)?.game.score == 19)
    app.giveUp()
    Self.expectFit(app)
    for _ in 0..<12 {
      app.press(.down)
      Self.expectFit(app)
    }
  }

  @Test("the dictionary's words", arguments: 1...12 as ClosedRange<UInt64>)
  func dictionary(seed: UInt64) {
    var app = App.started(library: .sample(words: Self.words), seed: seed, records: .inMemory)
    app.type("h")
    app.press(.home, .right)
    #expect(app.shows("Dictionary"))
    for _ in 0..<3 {
      app.press(.end, .right, .enter)
      app.type("qxzjvwkbfg")
      #expect(app.shows("Too late"))
      Self.expectFit(app)
      app.click("Change")
    }
  }

  @Test("the Devil's words", arguments: 1...6 as ClosedRange<UInt64>)
  func devil(seed: UInt64) {
    var app = App.started(
      library: .sample(words: Self.words), seed: seed, ownWords: Lexicon(Self.words), records: .inMemory)
    app.type("h")
    app.press(.home)
    for _ in 0..<5 where !app.shows("Devil") { app.press(.right) }
    app.press(.enter)
    app.type("qxzjvwkbfg")
    #expect(app.shows("It slipped away"))
    Self.expectFit(app)
    app.click("w what was left")
    Self.expectFit(app)
  }

  @Test(
    "the mind reader names no word that is never shown, marked, typed or thought of", arguments: neverShown)
  func mindReader(word: String) {
    for isTyped in [false, true] {
      var app = App.showing(library: .sample(words: Self.words)) {
        MindReaderScreen.reading(word.count, secret: isTyped ? Array(word) : nil, &$0).screen
      }
      Self.expectFit(app, [])
      for _ in 0..<20 {
        guard let screen = app.open(MindReaderScreen.self), let asked = screen.asked else { break }
        for (place, letter) in word.enumerated() where letter == asked && !isTyped {
          if screen.game.pattern[place] == nil { app.press(.choose(place)) }
        }
        if !isTyped, app.open(MindReaderScreen.self)?.marks == 0 { app.type("n") } else { app.press(.enter) }
        // The places that the player has marked are shown unchanged.
        if app.asks { Self.expectPopupFit(app) }
        if app.shows("No word fits") { break }
      }
      app.listen()
      if app.canClick("  No  ") { app.click("  No  ") }
      Self.expectPopupFit(app)
      guard app.canClick("Type it") else { continue }
      app.click("Type it")
      app.type(word)
      app.press(.enter)
      Self.expectPopupFit(app)
    }
  }

  /// The contents of the screen in place of the keyboard.
  private static func expectPopupFit(_ app: App, at place: SourceLocation = #_sourceLocation) {
    let rows = (14..<23).map { app.frame.row($0).lowercased() }
    for word in neverShown {
      #expect(
        !rows.contains { $0.split { !$0.isLetter }.contains { $0 == word } }, "\(app.frame.text)",
        sourceLocation: place)
    }
  }

  @Test("Ghost's words, its hints and its coach", arguments: GhostLevel.allCases)
  func ghost(level: GhostLevel) {
    var app = App.ghosting(words: Self.words, records: .inMemory)
    app.press(.escape)
    app.click("Give up")
    app.press(.home, .down)
    for _ in 0..<GhostLevel.allCases.firstIndex(of: level)! { app.press(.right) }
    app.press(.enter)
    for (step, letter) in "decodenonconedcodenonceden".enumerated() {
      if app.shows("New game") { break }
      if app.shows("Next round") {
        app.settle()
        app.type("c")
        for _ in 0..<8 {
          Self.expectFit(app)
          app.press(.right)
        }
        app.press(.escape)
        app.passOn()
      }
      if step == 2 {
        app.type("!")
        app.press(.enter)
      }
      app.type(String(letter))
      app.letComputerThink()
      Self.expectFit(app)
    }
  }

  @Test("the word of the day and its rack") func theWordOfTheDayAndItsRack() {
    for day in 0..<10 {
      var app = App.started(
        library: .sample(words: Self.words), records: .inMemory,
        today: Day(number: DailyTests.today.number + day))
      app.readRecords()
      app.openPuzzles()
      app.click("Hangman")
      app.type("qxzjvwkbfg")
      #expect(app.shows("Too late"))
      Self.expectFit(app)
      app.click("Puzzles")
      app.click("Text Twist")
      app.run(seconds: 300)
      #expect(app.shows("Time is up"))
      Self.expectFit(app)
    }
  }
}
