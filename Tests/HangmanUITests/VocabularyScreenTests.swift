import Engines
import Play
import Records
import ScreenTesting
import Synchronization
import Tables
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit

/// A race of words at a table, on the screens of its players.
struct VocabularyScreenTests {
  @Test("everybody is asked for the same words, the clue first, with the same clock")
  func sameWords() {
    var table = TableOfApps.vocabulary(["Ada", "Bob"])
    for name in table.names {
      let app = table[name]
      #expect(app.shows("Vocabulary · table with") && app.shows("2:00"), "\(app.frame.text)")
      #expect(app.shows("Word 1 of 3") && app.askedWord != nil, "\(app.frame.text)")
    }
    #expect(table["Ada"].askedWord == table["Bob"].askedWord)
    table.advance(by: .seconds(33))
    #expect(table["Bob"].shows("1:27"))
  }

  @Test("there is one try; a blank word is passed, a word half filled in is not taken")
  func oneTry() {
    var table = TableOfApps.vocabulary(["Ada", "Bob"])
    let first = table["Ada"].askedWord!.capitals
    table["Ada"].type("x")
    table["Ada"].press(.enter)
    #expect(table["Ada"].shows("still open.") && table["Ada"].shows("Word 1 of 3"))
    table["Ada"].press(.backspace, .enter)
    #expect(table["Ada"].shows("It was \(first).") && table["Ada"].shows("Word 2 of 3"))
    let second = table["Ada"].askedWord!.capitals
    table.answer("Ada")
    #expect(table["Ada"].shows("\(second): right.") && table["Ada"].shows("Word 3 of 3"))
    table.advance(by: .seconds(1))
    #expect(table["Bob"].shows("Ada knew a word."))
    let third = table["Ada"].askedWord!.capitals
    table.answer("Ada", isRight: false)
    #expect(table["Ada"].shows("It was \(third)."))
    #expect(table["Ada"].askedWord == nil)
  }

  @Test("who knows more wins, and both are told all the words", arguments: ScreenSize.allCases)
  func whoKnowsMoreWins(size: ScreenSize) {
    var table = TableOfApps.vocabulary(["Ada", "Bob"], size)
    for isRight in [true, true, false] {
      table.answer("Ada", isRight: isRight)
      table.advance(by: .seconds(1))
    }
    for _ in 0..<3 {
      table.answer("Bob")
      table.advance(by: .seconds(1))
    }
    table.advance(by: .seconds(1))
    #expect(table["Bob"].shows("✓ You win the race"), "\(table["Bob"].frame.text)")
    #expect(table["Ada"].shows("Bob wins") && table["Ada"].shows("Bob 3, Ada 2."))
    #expect(table["Ada"].shows(size == .compact ? "FERN" : "FERN, "))
    #expect(table["Ada"].shows("not known:") == (size != .compact))
    for name in table.names {
      var records = table.records[name]!
      let results = records.results(of: name, in: [.vocabularyTable], limit: 5)
      #expect(
        results.map(\.isWon) == [name == "Bob"] && results[0].details.wordsFound == (name == "Bob" ? 3 : 2))
    }
  }

  @Test("the time ends it; a game that was left goes on under Continue, with what was answered")
  func goesOn() {
    var table = TableOfApps.vocabulary(["Ada", "Bob"])
    // A word that was passed is passed, too, when the race goes on.
    table["Bob"].press(.enter)
    table.answer("Ada")
    table.advance(by: .seconds(10))
    for name in table.names { table.kill(name) }
    table.start("Ada")
    table["Ada"].press(.home, .enter)
    #expect(table["Ada"].shows("Waiting for Bob"), "\(table["Ada"].frame.text)")
    table.start("Bob")
    table["Bob"].press(.home, .enter)
    table.advance(by: .seconds(1))
    for name in table.names {
      #expect(table[name].shows("Word 2 of 3"), "\(table[name].frame.text)")
    }
    table.answer("Ada")
    table.advance(by: .seconds(120))
    #expect(table["Ada"].shows("✓ You win the race"), "\(table["Ada"].frame.text)")
    #expect(table["Bob"].shows("Ada 2, Bob 0."))
  }

  @Test("what was not known is practised")
  func practised() {
    var table = TableOfApps.vocabulary(["Ada", "Bob"])
    let missed = table["Ada"].askedWord!
    table.answer("Ada", isRight: false)
    table.answer("Ada")
    table.answer("Ada")
    table.advance(by: .seconds(121))
    var records = table.records["Ada"]!
    let words = records.allPracticeWords(of: "Ada", language: "en").map(\.word.word)
    #expect(words == [missed.filter(\.isLetter)])
  }

  @Test("a word of somebody else's list that no list here has is not practised")
  func foreignList() {
    let isThere = Mutex(true)
    var library = Library.withVocabulary
    library.vocabularies = { language in
      isThere.withLock(\.self) ? Library.withVocabulary.vocabularies(language) : []
    }
    var table = TableOfApps.vocabulary(["Ada", "Bob"], library: library)
    table.answer("Ada", isRight: false)
    isThere.withLock { $0 = false }
    table.advance(by: .seconds(121))
    var records = table.records["Ada"]!
    #expect(records.results(of: "Ada", in: [.vocabularyTable], limit: 1).count == 1)
    #expect(records.allPracticeWords(of: "Ada", language: "en").isEmpty)
  }

  @Test("what was never reached is not practised")
  func notPractised() {
    var table = TableOfApps.vocabulary(["Ada", "Bob"])
    let first = table["Ada"].askedWord!.filter(\.isLetter)
    table.answer("Ada", isRight: false)
    // All that is left is passed: the one that is asked for now was reached.
    table["Bob"].press(.escape)
    table["Bob"].click("I am done")
    table.advance(by: .seconds(121))
    let words = table.names.map { name -> [String] in
      var records = table.records[name]!
      return records.allPracticeWords(of: name, language: "en").map(\.word.word)
    }
    #expect(words == [[first], [first]], "\(table["Bob"].frame.text)")
  }

  @Test("a finished race is seen again word by word")
  func replay() throws {
    var table = TableOfApps.vocabulary(["Ada", "Bob"])
    for _ in 0..<3 { table.answer("Ada") }
    table.advance(by: .seconds(121))
    let records = table.records["Ada"]!
    let id = try #require(records.finishedGames(of: "Ada").first?.id)
    let record = try #require(records.record(of: id))
    let replay = try #require(VocabularyReplay(record, table["Ada"].context))
    #expect(replay.marks.map(\.text) == ["1", "2", "3"] && replay.outcome.agrees(with: record.result))
    #expect(replay.sentences(at: 2, table["Ada"].context).first?.text.contains(", known: ") == true)
  }
}
