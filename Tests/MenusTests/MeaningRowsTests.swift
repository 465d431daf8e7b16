import Engines
import Play
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// How much of a meaning there is room for: whole clauses in two rows, never the first words of one before a `…`.
struct MeaningRowsTests {
  /// A word with its first sense.
  private typealias Explained = (word: String, sense: Meaning.Sense)

  /// Words with a meaning: a hundred with the longest ones, and a hundred others.
  private static func words(_ code: String) -> [Explained] {
    let (lexicon, glosses) = (RealLexicon.of(code), RealGlosses.of(code)!)
    let alphabet = language(code).alphabet
    let all = RealGlosses.lines(of: code).compactMap { line -> Explained? in
      guard (3...14).contains(line.key.count), alphabet.word(line.key) != nil,
        lexicon.tier(of: line.key) != nil,
        lexicon.spellings(of: line.key).count < 2,
        let sense = glosses.meaning(of: line.key, spelled: lexicon.spelling(of: line.key))?.senses.first
      else { return nil }
      return (line.key, sense)
    }
    let longest = all.sorted { ($0.sense.text.count, $0.word) > ($1.sense.text.count, $1.word) }.prefix(100)
    var generator = SplitMix64(seed: 7)
    return Array(longest + all.shuffled(using: &generator).prefix(100))
  }

  @Test(
    "a result of any of 1,000 words in five languages tells its meaning in whole clauses, and its key the rest",
    arguments: Texts.shippedLanguages, [ScreenSize.home, .compact])
  func results(code: String, size: ScreenSize) {
    let words = Self.words(code)
    #expect(words.count == 200)
    var told = 0
    for (word, sense) in words {
      var library = Library.shipped(code)
      let spelling = RealLexicon.of(code).spelling(of: word)
      library.categories = { _ in [PhraseCategory(id: "one", title: "One", phrases: [spelling])] }
      var app = App.started(size, language: code, library: library)
      app.press(.enter, .enter)
      for letter in Set(language(code).alphabet.letters(of: spelling)).sorted() { app.type(String(letter)) }
      let rows = app.frame.text.split(separator: "\n").filter { $0.contains("║") }.joined(separator: " ")
      let shown = rows.split { " ║".contains($0) }.joined(separator: " ")
      #expect(!rows.isEmpty, "\(word): \(app)")
      #expect(sense.text.contains("…") || !shown.contains("…"), "\(word): \(app)")
      if let start = shown.range(of: ": " + sense.text.prefix(8)) {
        told += 1
        let rest = shown[start.lowerBound...].dropFirst(2)
        let same = zip(rest, sense.text).prefix { $0 == $1 }.count
        let isWhole = same == sense.text.count
        let next = sense.text.dropFirst(same).drop { $0 == " " }.first ?? " "
        #expect(isWhole || ";,(".contains(next), "\(word): \(app)")
      }
      app.listen()
      app.type("d")
      if app.open(MeaningPopup.self) != nil {
        #expect(app.says(sense.text), "\(word): \(app)")
      }
    }
    #expect(told > 150)
  }

  @Test(
    "a long meaning has two rows, ends at a clause, or has a third row; of what has no clause there is nothing"
  )
  func rows() {
    let clauses =
      "a kind of cloth for the table or the bed, woven of threads from a plant (flax), and much else besides"
    #expect("a short one".explained(to: 30) == ["a short one"])
    #expect(
      clauses.explained(to: 30)
        == ["a kind of cloth for the table", "or the bed"])
    #expect(
      clauses.explained(to: 40)
        == ["a kind of cloth for the table or the bed,", "woven of threads from a plant (flax)"]
        || clauses.explained(to: 40).joined(separator: " ")
          == "a kind of cloth for the table or the bed, woven of threads from a plant"
    )
    let whole = "one that goes on and on without any clause in it at all up to here"
    #expect(whole.explained(to: 24).joined(separator: " ") == whole && whole.explained(to: 24).count == 3)
    #expect(whole.explained(to: 12).isEmpty)
    #expect("(geology, of a rock) hard".explained(to: 8).isEmpty)
  }

  @Test("a phrase means what its category says of it, else nothing, never what one of its words means")
  func phrases() {
    let text = "# Stage\nOedipus Rex | tragedy by Sophocles\nRex Harrison\n"
    let category = try! PhraseCategory(
      id: "stage", text: text, file: "stage.txt", alphabet: language("en").alphabet, report: { _ in })
    #expect(category.phrases == ["Oedipus Rex", "Rex Harrison"])
    for (phrase, letters) in [("Oedipus Rex", "oedipusrx"), ("Rex Harrison", "rexhaison")] {
      var library = Library.sample(words: ["rex 1"], glosses: ["rex\tnoun: a male sovereign"])
      library.categories = { _ in
        [PhraseCategory(id: "stage", title: "Stage", phrases: [phrase], meanings: category.meanings)]
      }
      var app = App.started(library: library)
      app.press(.enter, .enter)
      app.type(letters)
      #expect(app.shows("Oedipus Rex: tragedy by Sophocles") == (phrase == "Oedipus Rex"), "\(app)")
      #expect(!app.shows("sovereign"))
    }
  }
}

extension String {
  /// The place of a text.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
