import Engines
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

/// The rows of the saved games, each with its name, a preview and its progress.
struct ContinueListTests {
  private static func waiting(
    _ mode: Mode, _ glimpse: String, progress: Int = 0, with company: [String] = [], language: String = "en"
  ) -> WaitingGame {
    WaitingGame(
      session: GameSession(id: 1, player: "Ada", mode: mode, language: language), progress: progress,
      glimpse: glimpse, company: company)
  }

  @Test("games that would look the same are told apart by their modes")
  func gamesThatWouldLookTheSameAreToldApartByTheir() {
    let games = [Self.waiting(.devilHard, "______"), Self.waiting(.mindReader, "______")]
    #expect(
      Games.all.lines(of: games, language: "en", room: 30, .english) == [
        "Devil, hard   _ _ _ _ _ _", "Mind reader   _ _ _ _ _ _",
      ])
    let ghosts = [Self.waiting(.ghostHard, ""), Self.waiting(.ghostEasy, "")]
    #expect(
      Games.all.lines(of: ghosts, language: "en", room: 20, .english) == [
        "Ghost · hard   ▂", "Ghost · easy   ▂",
      ])
  }

  @Test("games that look different are called by their game only")
  func gamesThatLookDifferentAreCalledByTheirGameOnly() {
    let games = [Self.waiting(.devilHard, "______"), Self.waiting(.mindReader, "___A__")]
    #expect(
      Games.all.lines(of: games, language: "en", room: 30, .english) == [
        "Hangman  _ _ _ _ _ _  0 wrong", "Hangman  _ _ _ A _ _  0 wrong",
      ])
  }

  @Test("a game in another language than that of the words says in which")
  func aGameInAnotherLanguageThanThatOfTheWordsSaysIn() {
    let games = [Self.waiting(.ghostHard, "BE"), Self.waiting(.ghostHard, "BE", language: "nl")]
    #expect(
      Games.all.lines(of: games, language: "en", room: 60, .english) == [
        "Ghost · hard        B E ▂   your turn", "Ghost · hard (nl)   B E ▂   your turn",
      ])
    #expect(
      Games.all.lines(of: games, language: "nl", room: 19, .english) == [
        "Ghost (en)   B E ▂", "Ghost        B E ▂",
      ])
  }

  @Test("all rows stand in the same columns", arguments: [30, 36, 44, 60])
  func columns(room: Int) throws {
    let games = [
      Self.waiting(.ghostEasy, "BE"), Self.waiting(.textTwistTimed, "CDENNO", progress: 38),
      Self.waiting(.phraseBook, "A ______ ____"), Self.waiting(.devilHard, "______", progress: 2),
    ]
    let lines = Games.all.lines(of: games, language: "en", room: room, .english)
    let previews = zip(lines, ["B E ▂", "C D E N N O", "A   _ _", "_ _ _ _ _ _"])
    let starts = try previews.map { line, preview in
      try #require(
        line.ranges(of: preview).first.map { line.distance(from: line.startIndex, to: $0.lowerBound) })
    }
    #expect(Set(starts).count == 1, "\(lines)")
    #expect(lines.allSatisfy { $0.columns <= room })
    // The progress of one is shown with that of the others.
    #expect(lines[1].hasSuffix("38 points") == lines[3].hasSuffix("2 wrong"))
  }

  @Test("of a long fragment the end is shown, where it grows", arguments: ["en", "nl"])
  func fragment(code: String) {
    let game = Self.waiting(.ghostHard, "ANTIDISESTABLISHMENT")
    let strings = Texts.shipped(code)
    for line in Games.all.lines(of: [game], language: "en", room: 30, strings) + [
      Games.all.line(of: game, room: 30, strings)
    ] {
      let hasEnd = line.hasSuffix("H M E N T ▂")
      #expect(hasEnd, "\(line)")
      #expect(line.columns <= 30 && line.contains("… "))
    }
  }
}
