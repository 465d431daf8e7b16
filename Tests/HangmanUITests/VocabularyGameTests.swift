import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit

/// A vocabulary: a category whose hints are clues, and words that are learned in practice.
struct VocabularyGameTests {
  private static let today = Day(year: 2026, month: 11, day: 21)
  private static let house = ["# First words", "haus\tto live in\thouse\tDas Haus ist alt."]

  private static func playing(
    _ vocabulary: [String] = house, _ size: ScreenSize = .home, records: any Records = .forgetful
  ) -> App {
    var app = App.started(size, library: .sample(vocabulary: vocabulary), records: records)
    app.context.hangman.category = "vocabulary/first"
    app.openSetUp(.hangman)
    app.press(.enter)
    return app
  }

  @Test("a vocabulary is one of the categories, under its title") func category() {
    var app = App.started(library: .sample(vocabulary: Self.house))
    app.openSetUp(.hangman)
    app.press(.down, .left)
    #expect(
      app.shows("First words")
        || {
          app.press(.left); return app.shows("First words")
        }())
    app.press(.enter)
    #expect(app.shows("Hangman · First words"))
  }

  @Test("when all categories are chosen, no word of a vocabulary comes") func notAmongAll() {
    for seed in UInt64(1)...20 {
      var app = App.started(library: .sample(vocabulary: Self.house), seed: seed)
      app.openSetUp(.hangman)
      app.press(.enter)
      #expect(app.shows("Proverbs") && !app.shows("First words"))
    }
  }

  @Test("a hint shows the clue first, which is free, then a letter, which costs a miss")
  func clueFirst() {
    var app = Self.playing()
    #expect(!app.shows("to live in"))
    app.type("!")
    #expect(app.shows("to live in") && app.shows("0 of 7"))
    app.type("x")
    #expect(app.shows("to live in") && app.shows("1 of 7"))
    app.type("!")
    #expect(app.shows("A hint costs a miss"))
    app.press(.enter)
    #expect(app.shows("2 of 7") && app.shows("to live in"))
  }

  @Test(
    "in the compact layout the clue stands where the message was, and a hint brings it back before it costs")
  func compact() {
    var app = Self.playing(Self.house, .compact)
    app.type("!")
    #expect(app.shows("to live in"))
    app.type("x")
    #expect(!app.shows("to live in"))
    app.type("!")
    #expect(app.shows("to live in") && !app.shows("A hint costs a miss"))
    app.type("!")
    #expect(app.shows("A hint costs a miss"))
  }

  @Test(
    "the clue is the hint, else the meaning, else the example without the word",
    arguments: [
      ("haus\t\thouse\tDas Haus ist alt.", "house"), ("haus\t\t\tDas Haus ist alt.", "Das … ist alt."),
    ])
  func otherClues(line: String, clue: String) {
    var app = Self.playing([line])
    app.type("!")
    #expect(app.shows(clue))
  }

  @Test("a word without a clue has ordinary hints") func noClue() {
    var app = Self.playing(["haus"])
    app.type("!")
    #expect(app.shows("A hint costs a miss"))
  }

  @Test("the result says what the word means, and shows its example") func taught() {
    var app = Self.playing()
    app.type("haus")
    #expect(app.shows("haus: house. Das Haus ist alt."))
  }

  @Test("a word that is lost is due tomorrow, with its blanks where it is asked") func lost() {
    let records = SharedRecords()
    let vocabulary = ["ice cream\tcold\tsweet, frozen"]
    var app = Self.playing(vocabulary, records: records)
    app.type("bdfghjk")
    let tomorrow = Day(number: Self.today.number + 1)
    #expect(
      records.practiceWords(of: "Ada", language: "en", on: tomorrow)
        == [PracticeWord("icecream", due: tomorrow)])
    app = App.started(library: .sample(vocabulary: vocabulary), records: records, today: tomorrow)
    app.readRecords()
    app.click("Practice")
    #expect(app.shows("sweet, frozen"))
    app.type("icream")
    #expect(app.shows("Known. It comes back in 2 days.") && app.shows("ice cream: sweet, frozen"))
  }

  @Test("the title offers practice where there is a vocabulary, and says where the words come from")
  func title() {
    var app = App.started(library: .sample(vocabulary: Self.house), records: SharedRecords())
    app.readRecords()
    #expect(app.shows("Practice") && app.shows("from your vocabulary"))
  }

  @Test("words with the same meaning are not asked on one day") func sameMeaning() {
    let records = SharedRecords()
    var app = App.started(
      library: .sample(vocabulary: ["haus\t\thouse", "heim\t\thouse", "baum\t\ttree"]), records: records)
    app.readRecords()
    app.click("Practice")
    #expect(app.shows("word 1 of 2"))
  }

  @Test("new words come at most ten a day, however often practice is opened", arguments: [true, false])
  func newWords(isKnown: Bool) throws {
    let records = SharedRecords()
    let letters = Array("abcdefghijklmnopqrst")
    let vocabulary = letters.map { "w\($0)x\t\tmeaning of it \($0)\($0)" }
    var asked: Set<String> = []
    var openings = 0
    while openings < 40 {
      openings += 1
      var app = App.started(library: .sample(vocabulary: vocabulary), records: records, today: Self.today)
      app.readRecords()
      app.click("Practice")
      guard app.shows("Practice · word") else { break }
      let word = try #require(app.open(HangmanScreen.self)?.play.practice?.word.word)
      asked.insert(word)
      // Every second time it is left without an answer.
      guard openings.isMultiple(of: 2) else { continue }
      app.type(isKnown ? word : "bcdefgh".filter { !word.contains($0) } + "ijk".filter { !word.contains($0) })
      app.listen()
      app.click("Menu")
    }
    #expect(openings < 40 && asked.count == 10, "\(openings): \(asked.sorted())")
    #expect(records.allPracticeWords(of: "Ada", language: "en").count == 10)
  }

  @Test("two hundred words are learned: ten a day, known ones come back in two days, the others tomorrow")
  func learned() throws {
    let records = SharedRecords()
    let words = (0..<200).map {
      "w" + String(String($0 + 100).map { Character(UnicodeScalar($0.asciiValue! + 49)) })
    }
    let vocabulary = words.enumerated().map { "\($1)\t\tmeaning \($0) of \($0)" }
    var knownOn: [String: Int] = [:]
    var missedOn: [String: Int] = [:]
    var asked: [[String]] = []
    for later in 0..<3 {
      let day = Day(number: Self.today.number + later)
      var app = App.started(library: .sample(vocabulary: vocabulary), records: records, today: day)
      app.readRecords()
      app.click("Practice")
      var today: [String] = []
      while app.shows("Practice · word") {
        let word = try #require(app.open(HangmanScreen.self)?.play.practice?.word.word)
        #expect(app.shows("meaning \(words.firstIndex(of: word)!)"))
        today.append(word)
        // Every third word is not known.
        let isKnown = words.firstIndex(of: word)! % 3 != 0 || later > 0
        app.type(
          isKnown ? String(Set(word)) : "xyzvutsrq".filter { !word.contains($0) }.prefix(7).description)
        if isKnown { knownOn[word] = later } else { missedOn[word] = later }
        #expect(app.shows(isKnown ? "Known. It comes back in" : "It comes back tomorrow."))
        app.listen()
        if app.canClick("Next word") { app.click("Next word") } else { app.click("Menu") }
      }
      asked.append(today)
    }
    #expect(asked.map(\.count) == [10, 10, 10])
    #expect(Set(asked[0]) == Set(words.prefix(10)))
    // Tomorrow come the four that were missed, and six new ones.
    let missed = Set(words.prefix(10).enumerated().filter { $0.offset % 3 == 0 }.map(\.element))
    #expect(Set(asked[1]) == missed.union(words[10..<16]))
    // On the third day the six that were known on the first, and four new ones.
    #expect(Set(asked[2]) == Set(words.prefix(10)).subtracting(missed).union(words[16..<20]))
    let boxes = Dictionary(
      uniqueKeysWithValues: records.allPracticeWords(of: "Ada", language: "en").map {
        ($0.word.word, [$0.word.box, $0.word.due.number - Self.today.number])
      })
    #expect(boxes.count == 20)
    for word in missed { #expect(boxes[word] == [2, 3]) }
    for word in words[10..<16] { #expect(boxes[word] == [2, 3]) }
    for word in asked[2] { #expect(boxes[word] == (words[16..<20].contains(word) ? [2, 4] : [3, 6])) }
  }
}
