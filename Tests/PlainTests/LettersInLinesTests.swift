import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import Texts

@testable import Plain

@Suite("Words in lines are in the letters of their language, whatever the interface")
struct LettersInLinesTests {
  /// A phrase of a language, one of its letters, and what is said when that is guessed.
  struct Sample: Sendable {
    let code: String
    let phrase: String
    let letter: String
    let heard: String
    /// The same where only ASCII can be shown.
    let named: String
  }

  private static let samples = [
    Sample(
      code: "en", phrase: "moss", letter: "m", heard: "M: 1. Word: M, 3 blanks.",
      named: "M: 1. Word: M, 3 blanks."),
    Sample(
      code: "nl", phrase: "reëel", letter: "r", heard: "R: 1. Word: R, 4 blanks.",
      named: "R: 1. Word: R, 4 blanks."),
    Sample(
      code: "de", phrase: "Käse", letter: "ä", heard: "Ä: 1. Word: blank, Ä, 2 blanks.",
      named: "A diaeresis: 1. Word: blank, A diaeresis, 2 blanks."),
    Sample(
      code: "fr", phrase: "blé", letter: "e", heard: "E: 1. Word: 2 blanks, É.",
      named: "E: 1. Word: 2 blanks, E."),
    Sample(
      code: "es", phrase: "año", letter: "ñ", heard: "Ñ: 1. Word: blank, Ñ, blank.",
      named: "N tilde: 1. Word: blank, N tilde, blank."),
    Sample(
      code: "uk", phrase: "книга", letter: "к", heard: "К: 1. Word: К, 4 blanks.",
      named: "ka: 1. Word: ka, 4 blanks."),
    Sample(
      code: "el", phrase: "ψάρι", letter: "ψ", heard: "Ψ: 1. Word: Ψ, 3 blanks.",
      named: "psi: 1. Word: psi, 3 blanks."),
  ]

  private static let ownLetters = [
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", "el": "αβγδεζηθικλμνξοπρστυφχψω",
  ]

  /// A shipped language, or one of a player's own.
  private static func words(_ code: String) -> Language {
    guard let letters = ownLetters[code] else { return TestSupport.language(code) }
    let rows = stride(from: 0, to: letters.count, by: 12).map { Array(Array(letters)[$0...].prefix(12)) }
    return Language(code: code, name: code, alphabet: Alphabet(letters), keyboard: rows)
  }

  /// A game about a phrase in an interface.
  private static func talk(_ sample: Sample, _ interface: String, isASCII: Bool = false) -> Conversation {
    let own = words(sample.code)
    var library = Library.sample(phrases: [sample.phrase])
    library.language = { $0 == own.code ? own : TestSupport.language($0) }
    return Conversation(.game(.hangman), language: interface, library: library, isASCII: isASCII) {
      $0.profile.settings.words = own.code
      $0.profile.language = own
    }
  }

  @Test("a letter that is guessed, and the places where it stands")
  func guessed() {
    for sample in Self.samples {
      var talk = Self.talk(sample, "en")
      let lines = talk.type(sample.letter).lines
      #expect(lines == [sample.heard], "\(sample.code)")
    }
  }

  @Test(
    "a letter that is wrong, the letters so far and the phrase at the end", arguments: Texts.shippedLanguages)
  func wholeGame(interface: String) {
    for sample in Self.samples {
      var talk = Self.talk(sample, interface)
      let alphabet = talk.session.context.profile.language.alphabet
      let letters = alphabet.letters(of: sample.phrase)
      let wrong = alphabet.letters.last { !letters.contains($0) && $0 != "q" }!
      let capital = String(alphabet.letterCase.capital(wrong))
      let miss = talk.type(String(wrong)).lines.joined()
      #expect(miss.contains(capital) && !miss.contains("?"), "\(interface) \(sample.code): \(miss)")
      #expect(talk.type("missed").lines.joined().contains(capital))
      for letter in letters where letter != letters.last { talk.type(String(letter)) }
      let end = talk.type(String(letters.last!)).lines.joined(separator: " ")
      let whole = sample.phrase.map { String(alphabet.letterCase.capital($0)) }.joined()
      #expect(end.contains(whole) && !end.contains("?"), "\(interface) \(sample.code): \(end)")
    }
  }

  @Test("where only ASCII can be shown, letters of the words are named and nothing is a question mark")
  func named() {
    for sample in Self.samples {
      var talk = Self.talk(sample, "en", isASCII: true)
      #expect(talk.type(sample.letter).lines == [sample.named], "\(sample.code)")
    }
    #expect("No Ä. Käse, ÄHRE.".plain(Self.words("de").alphabet) == "No A diaeresis. Kase, AHRE.")
    #expect("À toi. «Ça va ?»".plain(Self.words("fr").alphabet) == "A toi. \"Ca va ?\"")
    #expect("¿Añade la Ñ?".plain(Self.words("es").alphabet) == "Anade la N tilde?")
    #expect("КА".plain(Self.words("uk").alphabet) == "ka A")
  }

  @Test("where only ASCII can be shown, no answer has anything else", arguments: Texts.shippedLanguages)
  func inASCII(interface: String) {
    for sample in Self.samples {
      var talk = Self.talk(sample, interface, isASCII: true)
      talk.type("?", "board", sample.letter, "menu", "2", "1", "1", "?", "menu", "menu")
      let strange = talk.transcript.replacing(sample.letter + "\n", with: "").filter { !$0.isASCII }
      #expect(strange.isEmpty, "\(interface) \(sample.code): \(strange)")
    }
  }

  @Test("a letter by post is shown in its letters", arguments: Texts.shippedLanguages)
  func byPost(interface: String) throws {
    for sample in Self.samples {
      var context = App.started(language: interface, records: SharedRecords()).context
      context.profile.language = Self.words(sample.code)
      let command = PostCommand(move: nil, solution: sample.phrase, showsPosition: true)
      let lines = try command.lines("hangman", &context)
      let capitals = context.capitals.during {
        String(Self.words(sample.code).alphabet.letters(of: sample.phrase)).capitals
      }
      #expect(lines.contains(capitals), "\(interface) \(sample.code): \(lines)")
    }
  }

  @Test(
    "a number is asked for only after what it chooses has been read out", arguments: Texts.shippedLanguages)
  func numbers(code: String) {
    for opening in [Opening.table, .practice, .replay(nil), .code("WYABU")] {
      let talk = Conversation(opening, language: code)
      #expect(talk.session.prompt == talk.session.context.text("Number?"))
      #expect(talk.transcript.contains("\n1 "), "\(opening): \(talk.transcript)")
    }
  }
}
