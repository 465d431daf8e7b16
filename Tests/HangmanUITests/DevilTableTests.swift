import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit

/// The table of what was left of the Devil's words.
@Suite struct DevilTableTests {
  /// The table after some wrong guesses.
  private static func opened(_ guesses: String, _ size: ScreenSize) -> App {
    let words = Candidates(
      Lexicon(App.nine), alphabet: TestSupport.language("en").alphabet, length: 4, upTo: .rare)
    var devil = DevilHangman(words)
    for letter in guesses { _ = devil.guess(letter) }
    return App.showing(size) {
      DevilTable<Never>(devil.candidateHistory!, missed: devil.missedLetters, $0, whenClosed: .stay)
    }
  }

  @Test("scrolling is offered where not all rows are visible", arguments: ScreenSize.allCases)
  func offers(size: ScreenSize) {
    #expect(Self.opened("zxvq", size).shows("↑ ↓ scroll") == (size == .compact))
    #expect(Self.opened("zxvqk", size).shows("↑ ↓ scroll") == (size != .large))
  }

  @Test("after End, each ↑ shows one row more", arguments: [ScreenSize.compact, .home])
  func scrolls(size: ScreenSize) {
    var app = Self.opened("zxvqkj", size)
    let rows = size == .compact ? 3 : 5
    app.press(.end)
    #expect(app.shows("·J·") && app.canClick("↑"))
    for _ in 0..<7 - rows {
      #expect(!app.shows(" start "))
      app.press(.up)
    }
    #expect(app.shows(" start ") && !app.shows("·J·"))
  }

  @Test("all guesses are beside the picture, also at the end, where the result does not repeat them")
  func beside() throws {
    var app = App.settingUp("Devil", words: App.nine, ownWords: true)
    app.press(.enter)
    for (index, letter) in "zxvqkjm".enumerated() {
      app.type(String(letter))
      #expect(Set(app.frame.places(of: "██").map(\.minY)).count == index + 1, "\(app)")
    }
    app.listen()
    #expect(Set(app.frame.places(of: "██").map(\.minY)).count == 7)
    let bar = try #require(app.frame.find("██"))
    #expect(app.frame[bar.origin].role == .clock)
  }

  @Test("more guesses than rows stand in two columns")
  func columns() {
    var app = App.settingUp("Devil", words: App.nine, ownWords: true)
    app.press(.enter)
    app.type("zxeolvqk")
    let rows = app.frame.text.split(separator: "\n").filter { $0.contains("·Z·") }
    #expect(rows.first?.contains("K") == true || app.shows("·K·"), "\(app)")
  }

  @Test("behind w the same bars have words, which are dim")
  func colours() throws {
    var app = App.settingUp("Devil", words: App.nine, ownWords: true)
    app.press(.enter)
    app.type("zxvqkjm")
    app.listen()
    app.type("w")
    let start = try #require(app.frame.find("start"), "\(app)")
    let row = app.frame.row(start.minY)
    let bar = try #require(row.firstIndex(of: "█"))
    #expect(app.frame[Point(x: row.distance(from: row.startIndex, to: bar), y: start.minY)].role == .clock)
    let end = try #require(row.lastIndex { $0.isLetter })
    #expect(app.frame[Point(x: row.distance(from: row.startIndex, to: end), y: start.minY)].role == .dim)
  }

  @Test("on a terminal that has grown ↑ has an effect at once")
  func onATerminalThatHasGrownHasAnEffectAtOnce() {
    var app = Self.opened("zxvqkj", .compact)
    app.press(.end)
    app.send(.resize(ScreenSize.home.size))
    #expect(app.shows("·J·"))
    app.press(.up)
    #expect(!app.shows("·J·"))
  }

  @Test("a meaning replaces the table, which may be longer", arguments: ScreenSize.allCases)
  func meaning(size: ScreenSize) {
    var app = Self.opened("zxvqkj", size)
    app.apply(.push(MeaningPopup(of: ["moss"], app.context)))
    app.press(.wheel(1))
    #expect(app.shows("MOSS") && !app.shows("·Z·") && !app.shows("What was left"))
    #expect(app.frame.text.filter { $0 == "└" }.count == 1)
    app.press(.escape)
    #expect(app.shows("·Z·") && app.shows("What was left"))
  }
}
