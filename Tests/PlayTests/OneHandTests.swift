import Engines
import Records
import TestSupport
import Testing
import TextUI

@testable import Play

/// Everything works with the keyboard alone and with the mouse alone, from the title and back to it.
struct OneHandTests {
  /// Either arrows, Enter and Esc, or clicks.
  enum Hand: String, CaseIterable, Sendable {
    case keys, mouse
  }

  @Test("every entry of the title opens and closes", arguments: Hand.allCases, [ScreenSize.home, .compact])
  func entries(hand: Hand, size: ScreenSize) {
    for code in ["en", "nl"] {
      var app = App.started(size, language: code, records: .inMemory)
      let strings = app.context.strings
      let behind = [
        strings.hangman.hostLabel, strings.textTwist.name + " · ", strings.ghost.opponentLabel,
        strings.daily.open, String(strings.records.empty.prefix { $0 != "." }),
        strings.records.newName, "1/5", "Nederlands", strings.settings.mouse,
      ]
      let titles = TitleScreen.lines.dropFirst().map { line in
        switch line {
        case .game(let kind): Games.game(kind).name(strings)
        case .entry(let entry): strings.title.entry(entry).title
        }
      }
      for (title, text) in zip(titles, behind) {
        app.choose(title, by: hand)
        #expect(app.shows(text), "\(title)")
        #expect(!app.shows("q " + strings.title.quit))
        app.goBack(by: hand)
        #expect(app.shows("q " + strings.title.quit))
      }
      app.choose(titles[behind.count], by: hand)
      #expect(app.isOver)
    }
  }

  @Test("a whole game of Hangman, and on to the high scores", arguments: Hand.allCases, ScreenSize.allCases)
  func hangman(hand: Hand, size: ScreenSize) {
    var app = App.started(size, library: .sample(phrases: ["moss"]), records: .inMemory)
    app.choose("Hangman", by: hand)
    app.choose("Start", by: hand)
    for letter in ["X", "M", "O", "S"] { app.pressLetter(letter, by: hand) }
    #expect(app.shows("You found it:"))
    app.answer("New game", by: hand)
    for letter in ["M", "O", "S"] { app.pressLetter(letter, by: hand) }
    app.answer("Menu", by: hand)
    #expect(app.shows("q quit"))
    app.choose("High scores", by: hand)
    #expect(app.shows(size == .compact ? "▸  1" : "▸   1"))
    #expect(app.shows("today"))
    app.goBack(by: hand)
    #expect(app.shows("q quit"))
  }

  @Test("a match of Ghost between two people", arguments: Hand.allCases)
  func ghost(hand: Hand) {
    var app = App.started(library: .sample(words: App.ghostWords), records: .inMemory)
    app.choose("Ghost", by: hand)
    switch hand {
    case .keys:
      app.press(.home, .right, .down, .enter)
      app.enter("Eve")
      app.press(.down, .enter)
      app.enter("Bo")
      app.press(.end, .enter)
    case .mouse:
      app.click("the computer")
      for (row, name) in [("Player 1", "EVE"), ("Player 2", "BO")] {
        app.click(row)
        for letter in name { app.pressLetter(String(letter), by: .mouse) }
        app.click("Enter done")
      }
      app.click("Start")
    }
    for round in 0..<9 {
      for letter in round.isMultiple(of: 2) ? ["B", "E", "R", "R", "Y"] : ["X"] {
        app.pressLetter(letter, by: hand)
      }
      if round < 8 { app.answer("Next round", by: hand) }
    }
    #expect(app.shows(hand == .keys ? "Bo wins" : "bo wins"))
    app.answer("Coach", by: hand)
    app.goBack(by: hand)
    app.answer("Menu", by: hand)
    app.choose("High scores", by: hand)
    #expect(app.shows("◂  two players  ▸"))
    #expect(app.shows(hand == .keys ? "1    Bo " : "1    bo "))
  }

  @Test func `a rack of Text Twist is played with the mouse alone`() {
    var app = App.started(library: .sample(words: App.conned), records: .inMemory)
    app.click("Text Twist")
    app.click("timed")
    #expect(app.shows("untimed"))
    app.click("Start")
    for word in ["code", "conned"] {
      for letter in word.uppercased() {
        let slot = app.bank.enumerated().first { $0.element == letter }?.offset
        #expect(slot != nil)
        app.clickBank(slot ?? 0)
      }
      app.click("[ Enter ]")
    }
    app.click("Keep hunting")
    app.click("[ Twist ]")
    app.click("[ Last word ]")
    #expect(app.entry == "CONNED")
    app.click("[ Clear ]")
    #expect(app.entry == "")
    app.click("Esc menu")
    app.click("Give up")
    #expect(app.shows("These were the words."))
    app.click("Enter go on")
    app.click("Menu")
    app.click("High scores")
    #expect(app.shows("◂  untimed  ▸"))
    #expect(app.shows("1    Ada"))
  }

  @Test func `a rack of Text Twist is played with the keyboard alone`() {
    var app = App.started(library: .sample(words: App.conned), records: .inMemory)
    app.press(.down, .enter, .home, .right, .end, .enter)
    app.enter("code", "conned")
    app.press(.right, .enter)
    #expect(app.shows("score 10"))
    app.giveUp()
    app.press(.enter)
    #expect(app.shows("10 points"))
    app.press(.left, .enter)
    #expect(app.shows("q quit"))
  }

  @Test("a whole phrase is said, whatever else than letters is in it", arguments: Hand.allCases)
  func solve(hand: Hand) {
    var app = App.playing("Who's there? It's Catch-22!", records: .inMemory)
    if hand == .keys { app.press(.tab) } else { app.click("Tab solve") }
    for letter in "WHOSTHEREITSCATCH" {
      if hand == .keys { app.type(String(letter)) } else { app.pressLetter(String(letter), by: .mouse) }
    }
    if hand == .keys { app.press(.enter) } else { app.click("Enter done") }
    #expect(app.shows("You found it:"))
    #expect(app.shows("0 wrong guesses"))
  }

  @Test(
    "a secret is entered for a friend, who finds it, and then the other way round", arguments: Hand.allCases)
  func duel(hand: Hand) {
    var app = HangmanHostsTests.setUp("Duel")
    app.choose("Start", by: hand)
    for round in 0..<2 {
      for letter in "MOSS" {
        if hand == .keys { app.type(String(letter)) } else { app.pressLetter(String(letter), by: .mouse) }
      }
      if hand == .keys { app.press(.enter) } else { app.click("Enter done") }
      for letter in "MOS" { app.pressLetter(String(letter), by: hand) }
      #expect(app.shows(round == 0 ? "Player 1 0 : 1 Player 2" : "Player 1 1 : 1 Player 2"))
      if round == 0 {
        if hand == .keys { app.press(.enter) } else { app.click("Next") }
      }
    }
  }

  @Test("a day's puzzle, settings, a language and the introduction", arguments: Hand.allCases)
  func around(hand: Hand) {
    var app = App.started(library: .sample(words: DailyTests.words), records: .inMemory)
    app.choose("Daily", by: hand)
    app.choose("Hangman", by: hand)
    for letter in ["C", "O", "N", "E", "D"] { app.pressLetter(letter, by: hand) }
    app.answer("Puzzles", by: hand)
    #expect(app.shows("nothing wrong"))
    app.goBack(by: hand)

    app.choose("Settings", by: hand)
    if hand == .keys { app.press(.home, .down, .down, .right) } else { app.click("night") }
    #expect(app.shows("paper"))
    app.goBack(by: hand)

    app.choose("Language", by: hand)
    app.choose("Nederlands", by: hand)
    #expect(app.shows("q stoppen"))

    app.choose("Speluitleg", by: hand)
    for page in 2...5 {
      if hand == .keys { app.press(.right) } else { app.click("→ ") }
      #expect(app.shows("\(page)/5"))
    }
    if hand == .keys { app.press(.enter) } else { app.click("Enter klaar") }
    #expect(app.shows("q stoppen"))
  }
}

extension App {
  /// Chooses an entry of a list, or the button of a form, by arrows and Enter or by a click.
  mutating func choose(
    _ label: String, by hand: OneHandTests.Hand, at place: SourceLocation = #_sourceLocation
  ) {
    guard hand == .keys else { return click(label, at: place) }
    for _ in 0..<30 where !isChosen(label) { press(.down) }
    #expect(isChosen(label), "\(label) on\n\(frame.text)", sourceLocation: place)
    press(.enter)
  }

  /// Takes the button of a popup.
  mutating func answer(
    _ label: String, by hand: OneHandTests.Hand, at place: SourceLocation = #_sourceLocation
  ) {
    guard hand == .keys else { return click(label, at: place) }
    for _ in 0..<5 where !shows("‹ \(label) ›") { press(.right) }
    #expect(shows("‹ \(label) ›"), "\(label) on\n\(frame.text)", sourceLocation: place)
    press(.enter)
  }

  /// Presses a key of the keyboard on the screen, walking there or clicking.
  mutating func pressLetter(
    _ letter: String, by hand: OneHandTests.Hand, at place: SourceLocation = #_sourceLocation
  ) {
    guard hand == .keys else {
      // The letter may stand on the board, too, where nothing can be clicked.
      let key = frame.targets.last {
        frame[Point(x: $0.area.minX + 1, y: $0.area.minY)].character == Character(letter)
      }
      #expect(key != nil, "\(letter) on\n\(frame.text)", sourceLocation: place)
      if let key { send(.click(key.area.origin)) }
      return
    }
    for _ in 0..<3 where !shows("‹\(letter)›") {
      press(.down, .home)
      for _ in 0..<10 where !shows("‹\(letter)›") { press(.right) }
    }
    #expect(shows("‹\(letter)›"), "\(letter) on\n\(frame.text)", sourceLocation: place)
    press(.enter)
  }

  mutating func goBack(by hand: OneHandTests.Hand, at place: SourceLocation = #_sourceLocation) {
    if hand == .keys { press(.escape) } else { click("Esc ", at: place) }
  }

  /// Whether Enter would take what this text stands on.
  private func isChosen(_ label: String) -> Bool {
    (0..<frame.size.height).contains { y in
      let chosen = (0..<frame.size.width).filter { frame[Point(x: $0, y: y)].role == .chosen }
      return String(chosen.map { frame[Point(x: $0, y: y)].character }).contains(label)
    }
  }
}
