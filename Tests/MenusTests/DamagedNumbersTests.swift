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

/// Saved games and results that contain numbers which only damage leads to.
struct DamagedNumbersTests {
  private static let numbers = [Int.min, -1_000_000_001, -1, 0, 99, 1_000_000_001, .max]

  /// The texts in which one number has been replaced.
  private static func damaged(_ text: String, with number: Int) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.indices.flatMap { row in
      lines[row].indices.compactMap { place in
        var lines = lines
        let sign = lines[row][place].hasPrefix("+") ? "+" : ""
        guard Int(lines[row][place]) != nil else { return nil }
        lines[row][place] = number < 0 ? "\(number)" : sign + "\(number)"
        return lines.map { $0.joined(separator: " ") }.joined(separator: "\n")
      }
    }
  }

  @Test(
    "a saved game is continued or refused, whatever number it contains", arguments: SavingTests.plays, numbers
  )
  func saved(play: SavingTests.Play, number: Int) throws {
    let records = SharedRecords()
    var app = SavingTests.started(records)
    play.play(&app)
    app.send(.key(.control("c")))
    let id = try #require(records.title(of: "Ada").waiting.first?.session.id)
    let saved = try #require(records.claim(id))
    for text in Self.damaged(saved.fields.description, with: number) {
      let other = SharedRecords()
      other.save(
        SavedGame(session: saved.session, progress: number, fields: try #require(SavedGame.Fields(text))))
      other.release(id)
      var next = SavingTests.started(other)
      next.readRecords()
      next.press(.enter)
      if next.shows("That game cannot go on") {
        next.press(.enter)
        #expect(next.shows("q quit"), "\(text)\n\(next.frame.text)")
        continue
      }
      let header = next.frame.row(0)
      let game = next.context.text.name(saved.session.mode.game)
      #expect(header.hasPrefix(" \(game) · "), "\(text)\n\(next.frame.text)")
      next.type("eoc")
      next.press(.enter, .right, .enter)
      next.run(seconds: 30)
      #expect(next.frame.row(0) == header, "\(text)\n\(next.frame.text)")
    }
  }

  @Test("every list, chart and share line takes a result with any numbers", arguments: numbers)
  func results(number: Int) {
    let records = SharedRecords()
    let modes: [Mode] = [
      .phraseBook, .textTwistUntimedStandard, .textTwistTimedStandard, .ghostEasy, .dailyHangman,
      .dailyTextTwist, .dailyGhost,
    ]
    for mode in modes {
      for _ in 0..<2 {
        var details = GameResult.Details()
        for name in ["bingos", "end", "hints", "letters", "table", "words-found", "words-total"] {
          details[name] = number
        }
        for name in ["rack-points", "rounds"] { details[numbers: name] = [number, 1, number] }
        records.finish(
          GameResult(
            player: "Ada", mode: mode, language: "en", day: Day(year: 2026, month: 11, day: 21), isWon: true,
            points: 1, details: details), game: 0)
      }
    }
    var app = App.started(records: records)
    app.readRecords()
    app.type("s")
    for game in ["‹Hangman›", "‹Text Twist›", "‹Ghost›"] {
      #expect(app.shows(game) && app.shows(" 1    Ada "), "\(app)")
      app.press(.down, .tab)
    }
    app.type("s")
    for (game, text) in [
      ("‹All games›", " Phrase book            2         2         2         2"), ("‹Hangman›", "3  games"),
      ("‹Text Twist›", "5  games"), ("‹Ghost›", "3  matches"),
    ] {
      #expect(app.shows(game) && app.shows(text), "\(app)")
      app.press(.down, .tab)
    }
    app.press(.escape, .escape)
    app.type("d")
    #expect(app.shows("Text Twist  ") && app.shows("✓ All three"))
    app.type("c")
    #expect(app.shows("Copied."))
    #expect(app.shows("Wordyard 2026-11-21 en "))
    let ghost = app.frame.text.split(separator: "\n").first { $0.contains("Ghost ") }
    #expect(ghost?.contains(" won in ") == true, "\(app)")
  }
}
