import Commentary
import Engines
import ScreenTesting
import TestSupport
import Testing
import Texts

@testable import Kit
@testable import TextUI

/// What the Devil says is true of the records.
@Suite struct DevilSpeechTests {
  /// A memory in which a sentence is true, and what makes it false.
  private struct Row: Sendable {
    let line: DevilLine
    var memory: DevilMemory
    let change: @Sendable (inout DevilMemory) -> Void
  }

  private static func row(
    _ line: DevilLine, _ set: (inout DevilMemory) -> Void = { _ in },
    but change: @escaping @Sendable (inout DevilMemory) -> Void
  ) -> Row {
    var memory = DevilMemory(line.occasion)
    memory.lastWord = "TRUMPS"
    memory.weekdayName = "Tuesday"
    memory.letter = "E"
    memory.length = 6
    set(&memory)
    return Row(line: line, memory: memory, change: change)
  }

  private static func elsewhere(_ line: DevilLine) -> Row {
    row(line) { $0.occasion = $0.occasion == .guess ? .greeting : .guess }
  }

  private static let greetings: [Row] = [
    row(.first) { $0.lost = 1 },
    row(.second, { $0.lost = 1 }) { $0.won = 1 },
    row(.daily, { $0.days = 1 }) { $0.days = 2 },
    row(.week, { $0.days = 9 }) { $0.days = 6 },
    row(.month, { $0.days = 30 }) { $0.days = 29 },
    row(.lostWord, { $0.lastWon = false }) { $0.lastWon = true },
    row(.wonWord, { $0.lastWon = true }) { $0.lastWord = "" },
    row(.byOne, { ($0.won, $0.lastWon, $0.lastMisses) = (1, true, 6) }) { $0.lastMisses = 5 },
    row(.harder, { $0.step = 1 }) { $0.step = 0 },
    row(.easier, { $0.step = -1 }) { $0.step = 1 },
    row(.ahead, { ($0.won, $0.lost) = (3, 1) }) { $0.lost = 3 },
    row(.behind, { ($0.won, $0.lost) = (2, 5) }) { $0.won = 4 },
    row(.even, { ($0.won, $0.lost) = (2, 2) }) { $0.lost = 3 },
    row(.trident, { $0.pieces = 1 }) { $0.pieces = 0 },
    row(.tail, { $0.pieces = 2 }) { $0.pieces = 1 },
    row(.horn, { $0.pieces = 3 }) { $0.pieces = 5 },
    row(.beard, { $0.pieces = 4 }) { $0.pieces = 3 },
    row(.horns, { $0.pieces = 5 }) { $0.pieces = 4 },
    row(.brows, { $0.pieces = 6 }) { $0.pieces = 0 },
    row(.newMoon, { $0.leftHat = true }) { $0.leftHat = false },
    row(.monday, { $0.weekday = 0 }) { $0.weekday = 1 },
    row(.sunday, { $0.weekday = 6 }) { $0.weekday = 5 },
    row(.friday13, { ($0.weekday, $0.dayOfMonth) = (4, 13) }) { $0.weekday = 3 },
    row(.halloween, { ($0.month, $0.dayOfMonth) = (10, 31) }) { $0.month = 12 },
    row(.newYear, { ($0.month, $0.dayOfMonth) = (1, 1) }) { $0.dayOfMonth = 2 },
    row(.threePuzzles, { $0.dailyToday = 3 }) { $0.dailyToday = 2 },
    row(.threeWins, { $0.wonToday = 3 }) { $0.wonToday = 2 },
    row(.badGame, { $0.lastGameWon = false }) { $0.lastGameWon = true },
    row(.ghost, { $0.lastGame = "ghost" }) { $0.lastGame = "twist" },
    row(.twist, { $0.lastGame = "twist" }) { $0.lastGame = "hangman" },
    row(.expects, { $0.usual = "E" }) { $0.usual = nil },
    row(.rareWords, { $0.level = .hard }) { $0.level = .medium },
    elsewhere(.seated), elsewhere(.short), elsewhere(.almost),
  ]

  private static let guesses: [Row] = [
    row(.usual, { ($0.letters, $0.usual) = (["E"], "E") }) { $0.usual = "A" },
    row(.unusual, { ($0.letters, $0.usual) = (["E"], "A") }) { $0.usual = "E" },
    row(.sameFirst, { ($0.letters, $0.lastLetters) = (["E"], ["E", "A"]) }) { $0.lastLetters = ["A"] },
    row(.weekday, { $0.askedOnWeekday = true }) { $0.askedOnWeekday = false },
    row(.consistent, { $0.missedLast = true }) { $0.places = 1 },
    row(.refused, { $0.missed = 2 }) { $0.missed = 1 },
    row(.forOnce, { ($0.asked, $0.missed, $0.places) = (2, 2, 1) }) { $0.missed = 1 },
    row(.neverAsked, { $0.lost = 4 }) { $0.asked = 1 },
    row(.everyVisit, { ($0.lost, $0.asked) = (4, 4) }) { $0.asked = 3 },
    row(.wasIn, { $0.lastWord = "EAGLE" }) { $0.lastWord = "TRUMPS" },
    row(.cost, { ($0.wordsBefore, $0.wordsLeft) = (300, 200) }) { $0.wordsLeft = 201 },
    row(.oneHand, { $0.wordsLeft = 5 }) { $0.wordsLeft = 6 },
    row(.oneLeft, { $0.wordsLeft = 1 }) { $0.wordsLeft = 2 },
    row(.fourWrong, { $0.misses = 4 }) { $0.places = 1 },
    row(.lastOne, { $0.misses = 6 }) { $0.misses = 5 },
    row(.sweat, { $0.letters = ["E", "A", "I", "O"] }) { $0.misses = 1 },
    row(.several, { $0.places = 2 }) { $0.places = 1 },
    row(.vowels, { $0.letters = Array("AIOSUE") }) { $0.letters = Array("AIOSE") },
    row(.flattered, { $0.letter = "Q" }) { $0.letter = "S" },
    row(.sameThree, { ($0.letters, $0.lastLetters) = (["A", "I", "E"], ["A", "I", "E"]) }) {
      $0.lastLetters = ["A", "E", "I"]
    },
    elsewhere(.noted), elsewhere(.coming),
  ]

  private static let ends: [Row] = [
    row(.firstWin) { $0.won = 1 },
    row(.spotless) { $0.misses = 1 },
    row(.byThread, { $0.misses = 6 }) { $0.misses = 5 },
    row(.quick, { $0.letters = Array("EAIRST") }) { $0.letters = Array("EAIRSTON") },
    row(.winStreak, { $0.streak = 2 }) { $0.streak = 1 },
    row(.revenge, { $0.streak = -1 }) { $0.streak = 0 },
    row(.level, { ($0.won, $0.lost) = (1, 2) }) { $0.lost = 1 },
    row(.lead, { ($0.won, $0.lost) = (2, 2) }) { $0.lost = 3 },
    row(.best, { ($0.misses, $0.fewestMisses) = (2, 3) }) { $0.fewestMisses = 2 },
    row(.museum, { $0.won = 9 }) { $0.won = 10 },
    row(.rareWon, { $0.level = .hard }) { $0.level = .easy },
    elsewhere(.wellPlayed), elsewhere(.haveIt),
    row(.firstLoss) { $0.lost = 1 },
    row(.close, { $0.wordsLeft = 2 }) { $0.wordsLeft = 4 },
    row(.goodDay, { $0.streak = 2 }) { $0.streak = -2 },
    row(.simplerNext, { $0.step = -1 }) { $0.step = 0 },
    row(.hadMost, { $0.found = 4 }) { $0.found = 3 },
    row(.keeps, { $0.pieces = 1 }) { $0.pieces = 0 },
    elsewhere(.neither), elsewhere(.around),
  ]

  private static let rows = greetings + guesses + ends

  @Test("there are at least sixty sentences, each with a memory in which it is true")
  func count() {
    #expect(DevilLine.allCases.count >= 60)
    #expect(Set(Self.rows.map(\.line)) == Set(DevilLine.allCases))
    #expect(Self.rows.count == DevilLine.allCases.count)
  }

  @Test("each is true of one memory and false of another")
  func truth() {
    for row in Self.rows {
      #expect(row.line.isTrue(of: row.memory), "\(row.line)")
      var other = row.memory
      row.change(&other)
      #expect(!row.line.isTrue(of: other), "\(row.line)")
    }
  }

  @Test(
    "each is there in every language, and fits on its row and beside him", arguments: Texts.shippedLanguages)
  func languages(code: String) {
    let text = Texts.shipped(code)
    var said: Set<String> = []
    for row in Self.rows {
      let line = text.devil(row.line, row.memory)
      said.insert(line)
      #expect(code == "en" || line != Texts.english.devil(row.line, row.memory), "\(row.line)")
      #expect(line.columns <= 78, "\(line)")
      #expect(line.filled(to: 18).count <= 6, "\(line)")
      #expect(!line.contains("{"), "\(line)")
    }
    #expect(said.count == Self.rows.count)
  }
}
