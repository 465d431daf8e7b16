import Engines
import Play
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

/// A game of each kind in every language, on the language's own words and phrases.
struct ShippedLanguagesTests {
  /// The program with the real words and phrases of a language, on the smallest terminal.
  private static func started(_ code: String) -> App {
    .started(.compact, language: code, library: .shipped(code))
  }

  @Test("a phrase is guessed, letter by letter", arguments: Checkout.languages)
  func hangman(code: String) throws {
    var app = Self.started(code)
    app.openSetUp(.hangman)
    app.press(.enter)
    let phrase = try #require(app.open(HangmanScreen.self)?.game.phrase)
    for letter in app.context.profile.language.alphabet.letters(of: phrase) { app.type(String(letter)) }
    #expect(app.open(HangmanScreen.self)?.game.status == .won)
    #expect(app.shows(app.context.text("New game")), "\(app)")
    #expect(app.shows(app.context.text("Menu")), "\(app)")
  }

  @Test("all words of a rack are found, and the game is finished", arguments: Checkout.languages)
  func textTwist(code: String) throws {
    var app = Self.started(code)
    app.openSetUp(.textTwist)
    app.press(.home, .right, .end, .enter)
    let rack = try #require(app.open(TextTwistScreen.self)?.game.round.rack)
    for word in rack.hidden {
      app.enter(word)
      app.waitForPopup()
      if app.canClick(app.context.text("Keep hunting")) { app.click(app.context.text("Keep hunting")) }
    }
    let game = try #require(app.open(TextTwistScreen.self)?.game)
    #expect(game.round.missed == [], "\(app)")
    #expect(game.score == 2 * rack.hidden.reduce(0) { $0 + $1.count })
    app.click(app.context.text("Finish"))
    #expect(app.open(TextTwistScreen.self)?.game.status == .over, "\(app)")
    #expect(app.shows(app.context.text("New game")), "\(app)")
  }

  @Test("a match of Ghost against Easy is played to its end", arguments: Checkout.languages)
  func ghost(code: String) throws {
    var app = Self.started(code)
    app.openSetUp(.ghost)
    app.press(.enter)
    var turns = 0
    while let match = app.open(GhostScreen.self)?.match, turns < 400 {
      turns += 1
      if case .over = match.status { break }
      if match.status == .roundOver {
        app.passOn()
      } else if match.status == .turn(0) {
        let lines = GhostSolver(match.judge).lines(from: match.fragment)
          .filter { !match.fragment.isEmpty || !match.openedLetters.contains($0.letter) }
        let best = lines.first { $0.verdict == .wins } ?? lines.first { $0.verdict == .loses } ?? lines.first
        app.type(String(best?.letter ?? "e"))
      } else {
        app.letComputerThink()
      }
    }
    let match = try #require(app.open(GhostScreen.self)?.match)
    #expect(match.status == .over(winner: 0), "\(app)")
    #expect(app.shows(app.context.text("New game")), "\(app)")
  }
}
