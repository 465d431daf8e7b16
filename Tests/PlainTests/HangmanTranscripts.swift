import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import Plain

@Suite("Hangman in lines, as it is heard")
struct HangmanTranscripts {
  private static let library = Library.sample(
    phrases: ["Black hole"], words: ["black 1", "hole 1"],
    glosses: ["black\tadj: being of the achromatic colour of maximum darkness", "hole\tnoun: an opening"])

  private static func letters(_ code: String) -> (yes: String, no: String) {
    code == "nl" ? ("ja", "nee") : ("yes", "no")
  }

  @Test("a phrase that is solved", arguments: ["en", "nl"])
  func solved(code: String) {
    var talk = Conversation(.game(.hangman), language: code, library: Self.library)
    let (yes, no) = Self.letters(code)
    talk.type(
      "e", " T ", "t", "L", "board", "missed", "left", "log", "score", "7", "black hall", "solve red hole")
    talk.type(no, "black hole", "maybe", yes, "2", "q")
    expectTranscript(talk, "hangman-solved-\(code)")
  }

  @Test("a phrase that is lost, with a hint", arguments: ["en", "nl"])
  func lost(code: String) {
    var talk = Conversation(.game(.hangman), language: code, library: Self.library)
    talk.type(
      "hint", Self.letters(code).yes, "z", "x", "y", "w", "v", "hint", "undo", "q", "y", "?", "u", ".",
      "replay", "5",
      "q")
    expectTranscript(talk, "hangman-lost-\(code)")
  }

  @Test("the menu, the set-up, and a game that is given up", arguments: ["en", "nl"])
  func setUp(code: String) {
    var talk = Conversation(language: code, library: Self.library)
    talk.type(
      "1", "?", "2", "?", "dict", "", "give up", Self.letters(code).yes, "menu", "twist", "?", "settings")
    talk.end()
    expectTranscript(talk, "hangman-set-up-\(code)")
  }

  @Test("the Devil", arguments: ["en", "nl"])
  func devil(code: String) {
    let words = ["abbey", "badge", "cabin", "dance", "eagle", "fable", "gable", "habit", "igloo"].map {
      $0 + " 1"
    }
    var talk = Conversation(.game(.hangman), language: code, library: .sample(words: words)) {
      $0.hangman.host = .devil
      $0.hangman.difficulty = .easy
    }
    talk.type("e", "a", "i", "o", "b", "l", "c", "d", "g", "t", "n")
    expectTranscript(talk, "hangman-devil-\(code)")
  }

  @Test("a duel of two rounds, of which the secrets are not shown", arguments: ["en", "nl"])
  func duel(code: String) {
    var talk = Conversation(language: code, library: Self.library)
    talk.type(
      "1", "2", "duel", "3", "", "4", "ada", "Bob", "", "?", "x", "a1b", "moss", "m", "o", "s", "1", "stone",
      "board")
    talk.end()
    expectTranscript(talk, "hangman-duel-\(code)")
  }

  @Test("the mind reader reads a word, is told wrong places, and is beaten", arguments: ["en", "nl"])
  func reader(code: String) {
    let words = ["abbey", "badge", "cabin", "dance", "eagle"].map { $0 + " 1" }
    var talk = Conversation(.game(.hangman), language: code, library: .sample(words: words)) {
      $0.hangman.host = .mindReader
      $0.hangman.length = 5
    }
    let (yes, no) = Self.letters(code)
    talk.type("?", "9", "2", "undo", "2 5", "0", no, "board", "1", yes)
    talk.end()
    expectTranscript(talk, "hangman-reader-\(code)")
  }

  @Test("words are practised by their meaning and by their letters", arguments: ["en", "nl"])
  func practice(code: String) {
    let records = SharedRecords()
    records.addForPractice(["hole", "stone"], of: "Ada", language: code, missedOn: Day("2026-11-20")!)
    let library = Library.sample(
      words: ["hole 1", "stone 1", "notes 1"], glosses: ["hole\tnoun: an opening"])
    var talk = Conversation(.practice, language: code, library: library, records: records)
    talk.type("e", "board", "hole", Self.letters(code).yes, "1", "notes", "stone", "menu")
    expectTranscript(talk, "hangman-practice-\(code)")
  }

  @Test("the day's word, the high scores, the statistics and the players", arguments: ["en", "nl"])
  func records(code: String) {
    let words = ["candle", "planet", "rocket"].map { $0 + " 1" }
    var talk = Conversation(.daily, language: code, library: .sample(words: words))
    talk.type("1", "give up", Self.letters(code).yes, "puzz", "1", "menu")
    talk.type("5", Self.letters(code).no, "6", "7", "8", "1", "2", "9", "2", "Bob", "8", "1")
    talk.end()
    expectTranscript(talk, "hangman-records-\(code)")
  }
}

/// A vocabulary in lines.
@Suite("A vocabulary in lines, as it is heard")
struct VocabularyTranscripts {
  private static let library = Library.sample(
    vocabulary: ["# First words", "haus\tto live in\thouse\tDas Haus ist alt.", "see\t\tlake"])

  @Test("a hint is the clue, then a letter", arguments: ["en", "nl"]) func clue(code: String) {
    var talk = Conversation(.game(.hangman), language: code, library: Self.library) {
      $0.hangman.category = "vocabulary/first"
    }
    let yes = code == "nl" ? "ja" : "yes"
    talk.type("?", "hint", "board", "hint", yes, "h", "a", "u", "s", "e", "q")
    expectTranscript(talk, "vocabulary-clue-\(code)")
  }

  @Test("new words are practised by their meanings", arguments: ["en", "nl"]) func practice(code: String) {
    var talk = Conversation(.practice, language: code, library: Self.library)
    talk.type("s", "e", "1", "h", "a", "u", "s", "q")
    expectTranscript(talk, "vocabulary-practice-\(code)")
  }

  @Test("who does not know a word says so, and a noun's article is asked first") func unknownInLines() {
    let library = Library.sample(vocabulary: ["die Gabel, -n\t\tfork", "die Tasse\t\tcup"])
    var talk = Conversation(.practice, language: "de", library: library) {
      $0.profile.settings.language = "en"
      $0.practising.asksArticles = true
    }
    #expect(talk.session.prompt == "1 der, 2 die, 3 das. Number?")
    let right = talk.type("die")
    #expect(right.lines.first == "Right: die.")
    let known = talk.type("don't know")
    #expect(known.lines.joined(separator: " ").contains("Not known yet."))
    let wrong = talk.type("1", "3")
    #expect(wrong.lines.first == "No: die.")
  }

  @Test("racks are dealt from a vocabulary with a word of six letters", arguments: ["en", "nl"])
  func racks(code: String) {
    var talk = Conversation(
      language: code, library: .sample(vocabulary: ["# First words", "conned\t\tcheated"], words: App.conned))
    talk.type("twist", "?", "4", "", "conned", "q")
    expectTranscript(talk, "vocabulary-racks-\(code)")
  }
}
