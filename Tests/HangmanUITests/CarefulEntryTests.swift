import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit

/// A pending letter is discarded after another guess.
struct CarefulEntryTests {
  private static func begun() -> App {
    App.showing { context in
      context.hangman.isCareful = true
      let round = HangmanRound(GameSession(.phraseBook, &context), phrase: "moss", &context)
      return HangmanScreen(.game(round), &context)
    }
  }

  private static func tried(_ app: App) -> Set<Character> {
    Set(app.open(HangmanScreen.self)?.game.tried ?? [])
  }

  @Test("Enter guesses the letter that waits", arguments: ["m", "x"])
  func waits(letter: Character) {
    var app = Self.begun()
    app.type(String(letter))
    #expect(Self.tried(app) == [])
    app.press(.enter)
    #expect(Self.tried(app) == [letter])
  }

  @Test("after a hint no letter waits") func afterAHintNoLetterWaits() {
    var app = Self.begun()
    app.type("x!")
    app.press(.enter)
    #expect(Self.tried(app).count == 1)
    app.press(.enter, .enter)
    #expect(!Self.tried(app).contains("x"))
  }

  @Test("after a guess no letter waits") func afterAGuessNoLetterWaits() {
    var app = Self.begun()
    app.type("m")
    app.press(.enter)
    #expect(app.open(HangmanScreen.self)?.pending == nil)
  }

  @Test("after the whole phrase was tried no letter waits") func afterTheWholePhraseWasTriedNoLetterWaits() {
    var app = Self.begun()
    app.type("x")
    app.press(.tab)
    app.type("mess")
    app.press(.enter)
    app.press(.enter, .enter)
    #expect(!Self.tried(app).contains("x"))
  }
}
