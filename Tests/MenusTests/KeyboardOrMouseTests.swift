import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Everything can be done with only the keyboard and with only the mouse, from the title screen and back to it.
struct KeyboardOrMouseTests {
  /// Either arrows, Enter and Esc, or clicks.
  enum Device: String, CaseIterable, Sendable {
    case keys, mouse
  }

  @Test("every entry of the title opens and closes", arguments: Device.allCases, [ScreenSize.home, .compact])
  func entries(device: Device, size: ScreenSize) {
    for code in ["en", "nl"] {
      var app = App.started(size, language: code, records: .inMemory)
      let text = app.context.text
      let behind = [
        size == .compact ? text("Who sets it?") : text("Who sets the word?"), text("Text Twist") + " · ",
        text("Against"),
        String(text("Nobody is here yet. One game, and this list is yours.").prefix { $0 != "." }),
        text("a new name"), text("How to play"),
      ]
      let titles =
        GameKind.allCases.map { text.name($0) } + [text("Scores"), text("Players"), text("More")]
      for (title, shown) in zip(titles, behind) {
        app.choose(title, by: device)
        #expect(app.shows(shown), "\(title)")
        app.goBack(by: device)
        #expect(app.shows("q " + text("quit")))
      }
      for (entry, shown) in zip(
        Listing.more(app.context).entries.map(\.title),
        [text("New match"), "1/5", "Nederlands", text("Theme")])
      {
        app.choose(text("More"), by: device)
        app.choose(entry, by: device)
        #expect(app.shows(shown), "\(entry)")
        app.goBack(by: device)
        #expect(app.shows("q " + text("quit")))
      }
      if device == .keys { app.type("q") } else { app.click("q " + text("quit")) }
      #expect(app.isOver)
    }
  }

  @Test(
    "a whole game of Hangman, and on to the high scores",
    arguments: Device.allCases, ScreenSize.allCases)
  func hangman(device: Device, size: ScreenSize) {
    var app = App.started(size, library: .sample(phrases: ["moss"]), records: .inMemory)
    app.choose("Hangman", by: device)
    app.choose("Start", by: device)
    for letter in ["X", "M", "O", "S"] { app.pressLetter(letter, by: device) }
    #expect(app.shows("✓ Saved"))
    app.answer("New game", by: device)
    for letter in ["M", "O", "S"] { app.pressLetter(letter, by: device) }
    app.answer("Menu", by: device)
    #expect(app.shows("q quit"))
    app.choose("Scores", by: device)
    #expect(app.shows(size == .compact ? "▸  1" : "▸   1"))
    #expect(app.shows("today"))
    app.goBack(by: device)
    #expect(app.shows("q quit"))
  }

  @Test(
    "a match of Ghost between two people",
    arguments: Device.allCases)
  func ghost(device: Device) {
    let openers = ["B", "D", "F", "H", "M"]
    let words = openers.map { $0.lowercased() + "erry 1" }
    var app = App.started(library: .sample(words: words), records: .inMemory)
    app.choose("Ghost", by: device)
    switch device {
    case .keys:
      app.press(.home, .right, .down, .character(" "))
      app.enter("Eve")
      app.press(.down, .character(" "))
      app.enter("Bo")
      app.press(.enter)
    case .mouse:
      app.clickValue(of: "Against")
      for (row, name) in [("First player", "EVE"), ("Second player", "BO")] {
        app.clickValue(of: row)
        for letter in name { app.pressLetter(String(letter), by: .mouse) }
        app.click("Enter done")
      }
      app.click("Start")
    }
    for round in 0..<9 {
      // No two rounds begin with the same letter.
      let letters =
        round.isMultiple(of: 2)
        ? [openers[round / 2], "E", "R", "R", "Y"] : [["X", "Z", "Q", "J"][round / 2]]
      for letter in letters { app.pressLetter(letter, by: device) }
      app.settle()
      if round < 8 { app.answer("Next round", by: device) }
    }
    #expect(app.shows(device == .keys ? "Bo wins, " : "bo wins, "))
    app.answer("Coach", by: device)
    app.goBack(by: device)
    app.answer("Menu", by: device)
    app.choose("Scores", by: device)
    #expect(app.shows("◂  two players  ▸"))
    #expect(app.shows(device == .keys ? "1    Bo " : "1    bo "))
  }

  @Test("a rack of Text Twist can be played with only the mouse")
  func aRackOfTextTwistCanBePlayedWithOnlyTheMouse() {
    var app = App.started(library: .sample(words: App.conned), records: .inMemory)
    app.click("Text Twist")
    let end = Array(app.frame.row(12)).lastIndex(of: "▸") ?? 0
    app.send(.click(Point(x: end, y: 12)))
    #expect(app.shows("untimed"))
    app.click("Start")
    for word in ["code", "conned"] {
      for letter in word.uppercased() {
        let slot = app.bank.enumerated().first { $0.element == letter }?.offset
        #expect(slot != nil)
        app.clickBank(slot ?? 0)
      }
      app.click(" Enter ")
    }
    app.click("Keep hunting")
    app.click(" Twist  ")
    app.click(" Last word ")
    #expect(app.entry == "CONNED")
    app.click(" Clear ")
    #expect(app.entry == "")
    app.click("Esc menu")
    app.click("Finish")
    #expect(app.shows("Finished: 10 points"))
    app.click("Menu")
    app.click("Scores")
    #expect(app.shows("◂  untimed  ▸"))
    #expect(app.shows("1    Ada"))
  }

  @Test("a rack of Text Twist can be played with only the keyboard")
  func aRackOfTextTwistCanBePlayedWithOnlyTheKeyboard() {
    var app = App.started(library: .sample(words: App.conned), records: .inMemory)
    app.press(.down, .enter, .home, .right, .end, .enter)
    app.enter("code", "conned")
    app.waitForPopup()
    app.press(.right, .enter)
    #expect(app.shows("score 10"))
    app.giveUp()
    #expect(app.shows("10 points"))
    app.press(.left, .enter)
    #expect(app.shows("q quit"))
  }

  @Test(
    "a whole phrase is said, whatever else than letters is in it",
    arguments: Device.allCases)
  func solve(device: Device) {
    var app = App.playing("Who's there? It's Catch-22!", records: .inMemory)
    if device == .keys { app.press(.tab) } else { app.click("Tab solve") }
    for letter in "WHOSTHEREITSCATCH" {
      if device == .keys { app.type(String(letter)) } else { app.pressLetter(String(letter), by: .mouse) }
    }
    if device == .keys { app.press(.enter) } else { app.click("Enter solve") }
    #expect(app.shows("✓ Without a scratch"))
    #expect(app.shows("Not one wrong guess"))
  }

  @Test(
    "a secret is entered for a friend, who finds it, and then the other way round",
    arguments: Device.allCases
  )
  func duel(device: Device) {
    var app = App.settingUp("Duel")
    app.choose("Start", by: device)
    for round in 0..<2 {
      for letter in "MOSS" {
        if device == .keys { app.type(String(letter)) } else { app.pressLetter(String(letter), by: .mouse) }
      }
      if device == .keys { app.press(.enter) } else { app.click("Enter done") }
      app.answer("Start", by: device)
      for letter in "MOS" { app.pressLetter(String(letter), by: device) }
      #expect(app.shows(round == 0 ? "Ada 0 : 1 Player 2" : "Ada 1 : 1 Player 2"))
      if round == 0 { app.answer("Next round", by: device) }
    }
  }

  @Test(
    "a day's puzzle, settings, a language and the introduction",
    arguments: Device.allCases)
  func around(device: Device) {
    var app = App.started(library: .sample(words: DailyTests.words), records: .inMemory)
    app.choose("Daily", by: device)
    if device == .keys { app.press(.enter) } else { app.click("Play Hangman") }
    for letter in ["C", "O", "N", "E", "D"] { app.pressLetter(letter, by: device) }
    app.answer("Puzzles", by: device)
    #expect(app.shows("nothing wrong"))
    app.goBack(by: device)

    app.choose("More", by: device)
    app.choose("Settings", by: device)
    if device == .keys { app.press(.home, .down, .down, .right) } else { app.click("auto") }
    #expect(app.shows("night"))
    app.goBack(by: device)

    app.choose("More", by: device)
    app.choose("Language", by: device)
    app.choose("Nederlands", by: device)
    #expect(app.shows("q stoppen"))

    app.choose(app.context.text("More"), by: device)
    app.choose("Speluitleg", by: device)
    for page in 2...5 {
      if device == .keys { app.press(.right) } else { app.click("→ ") }
      #expect(app.shows("\(page)/5"))
    }
    if device == .keys { app.press(.enter) } else { app.click("Enter klaar") }
    #expect(app.shows("q stoppen"))
  }
}

extension App {
  /// Selects an entry of a list, or the button of a form, with arrow keys and Enter or with a click.
  mutating func choose(
    _ label: String, by device: KeyboardOrMouseTests.Device, at place: SourceLocation = #_sourceLocation
  ) {
    guard device == .keys else { return click(label, at: place) }
    for _ in 0..<30 where !isChosen(label) { press(.down) }
    #expect(isChosen(label), "\(label) on\n\(frame.text)", sourceLocation: place)
    press(.enter)
  }

  /// Presses the button of a popup.
  mutating func answer(
    _ label: String, by device: KeyboardOrMouseTests.Device, at place: SourceLocation = #_sourceLocation
  ) {
    guard device == .keys else { return click(label, at: place) }
    listen()
    for _ in 0..<5 where !isChosen(label) { press(.right) }
    #expect(isChosen(label), "\(label) on\n\(frame.text)", sourceLocation: place)
    press(.enter)
  }

  /// Presses a key of the on-screen keyboard, with arrow keys or with a click.
  mutating func pressLetter(
    _ letter: String, by device: KeyboardOrMouseTests.Device, at place: SourceLocation = #_sourceLocation
  ) {
    guard device == .keys else {
      // The letter may also be on the board, where it cannot be clicked.
      let key = frame.targets.last {
        frame[Point(x: $0.area.minX + 1, y: $0.area.minY)].character == Character(letter)
      }
      #expect(key != nil, "\(letter) on\n\(frame.text)", sourceLocation: place)
      if let key { send(.click(key.area.origin)) }
      return
    }
    for _ in 0..<3 where !isChosen(letter) {
      press(.down, .home)
      for _ in 0..<10 where !isChosen(letter) { press(.right) }
    }
    #expect(isChosen(letter), "\(letter) on\n\(frame.text)", sourceLocation: place)
    press(.enter)
  }

  mutating func goBack(by device: KeyboardOrMouseTests.Device, at place: SourceLocation = #_sourceLocation) {
    if device == .keys { press(.escape) } else { click("Esc ", at: place) }
  }

  /// Whether Enter would activate the element with this text.
  private func isChosen(_ label: String) -> Bool {
    (0..<frame.size.height).contains { y in
      let chosen = (0..<frame.size.width).filter { frame[Point(x: $0, y: y)].role == .chosen }
      return String(chosen.map { frame[Point(x: $0, y: y)].character }).contains(label)
    }
  }
}
