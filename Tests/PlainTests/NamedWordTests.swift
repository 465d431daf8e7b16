import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import Plain

/// What a result names and what it explains are one word.
struct NamedWordTests {
  private static func ended(_ library: Library, words code: String = "en", seed: UInt64 = 4) -> String {
    var talk = Conversation(.game(.textTwist), library: library, seed: seed) {
      $0.profile.language = language(code)
      $0.profile.settings.words = code
    }
    talk.type("give up")
    return talk.type("yes").lines.joined(separator: " ")
  }

  /// The word that the end of a rack names, the one that it explains, in small letters, and the beginning of what it says of it.
  private static func words(_ end: String) -> (named: String, explained: String, meaning: [String])? {
    let sentence = "six-letter word was "
    guard let start = end.firstRange(of: sentence)?.upperBound else { return nil }
    let parts = end[start...].split(separator: ". ", maxSplits: 1)
    guard parts.count == 2, let colon = parts[1].firstIndex(of: ":") else { return nil }
    // A noun is followed by its article and plural in brackets.
    let explained = parts[1][..<colon].split(separator: " (")[0]
    return (parts[0].lowercased(), explained.lowercased(), beginning(parts[1][colon...]))
  }

  /// The first words of a text, without signs.
  private static func beginning(_ text: some StringProtocol) -> [String] {
    text.split { !$0.isLetter }.prefix(3).map { String($0) }
  }

  @Test(
    "the end of a rack explains the word that it names, whatever is dealt", arguments: RealGlosses.languages)
  func dealtRacks(code: String) throws {
    let library = Library.shipped(code)
    let glosses = try #require(RealGlosses.of(code))
    var explained = 0
    for seed in 0..<Self.racks {
      let end = Self.ended(library, words: code, seed: UInt64(seed))
      guard let words = Self.words(end) else { continue }
      explained += 1
      #expect(words.named == words.explained, "\(end)")
      let letters = String(language(code).alphabet.letters(of: words.named))
      let sense = glosses.meaning(of: letters)?.senses.first
      #expect(words.meaning == sense.map { Self.beginning($0.text) }, "\(end)")
    }
    #expect(explained > 0)
  }

  private static let racks = 20

  @Test(
    "a phrase of several words is explained by its own meaning or not at all",
    arguments: RealGlosses.languages)
  func phrases(code: String) throws {
    let library = Library.shipped(code)
    let context = App.started(language: code, library: library).context
    let glosses = try #require(RealGlosses.of(code))
    for phrase in library.categories(language(code)).flatMap(\.phrases) {
      let sense = context.meanings.named(phrase: phrase)?.sense
      let isOneWord = phrase.allSatisfy { $0.isLetter }
      guard isOneWord else {
        let hasParts = phrase.split { !$0.isLetter }.count > 1 || phrase.contains(where: \.isNumber)
        if hasParts { #expect(sense == nil, "\(phrase): \(sense?.text ?? "")") }
        continue
      }
      let letters = String(language(code).alphabet.letters(of: phrase))
      let mayBeShown = RealLexicon.of(code).mayBeShown(letters)
      let own =
        mayBeShown && letters.count > 1 ? glosses.meaning(of: letters, spelled: phrase)?.senses.first : nil
      #expect(sense == own, "\(phrase)")
    }
  }

  private static func solved(_ phrase: String, glosses: [String]) -> Answer {
    var talk = Conversation(.game(.hangman), library: .sample(phrases: [phrase], glosses: glosses))
    talk.type(phrase)
    return talk.type("yes")
  }

  @Test("no part of a phrase is explained for the whole")
  func splinters() {
    for phrase in ["Oedipus Rex", "Rex 13", "Rex-Rex", "Rex!"] {
      let end = Self.solved(phrase, glosses: ["rex\tnoun: a male sovereign"]).lines.joined(separator: " ")
      #expect(end.contains("a male sovereign") == (phrase == "Rex!"), "\(end)")
    }
  }

  @Test("a phrase has a meaning of its own where one is written down")
  func wholePhrase() {
    let end = Self.solved(
      "Oedipus Rex", glosses: ["rex\tnoun: a male sovereign", "oedipus rex\tnoun: tragedy by Sophocles"])
    #expect(end.lines.last == "Oedipus Rex: tragedy by Sophocles.", "\(end.lines)")
  }

  @Test("after giving up against the Devil, what is explained is the word that is named")
  func devilGivenUp() {
    let words = ["gloom", "bloom", "groom", "broom", "brood", "blood", "flood", "floor"]
    var talk = Conversation(
      .game(.hangman),
      library: .sample(words: words.map { $0 + " 1" }, glosses: words.map { "\($0)\tnoun: what \($0) is" })
    ) { $0.hangman.host = .devil }
    talk.type("x", "give up")
    let end = talk.type("yes").lines.joined(separator: " ")
    let explained = words.filter { end.contains("what \($0) is") }
    let isNamed = explained.allSatisfy { end.contains($0.uppercased()) }
    #expect(explained.count == 1 && isNamed, "\(end)")
  }

  @Test("a result of Ghost explains only a word that it names")
  func ghost() {
    let words = [
      "stage", "stain", "stair", "stand", "start", "station", "steam", "steel", "step", "stone", "stop",
      "storm",
      "story", "strange", "stream", "street", "strong", "bear", "berry", "best", "cold", "dear", "quack",
    ]
    let library = Library.sample(
      words: words.map { $0 + " 1" }, glosses: words.map { "\($0)\tnoun: what \($0) is" })
    var explained = 0
    for seed in 0..<30 {
      var generator = SplitMix64(seed: UInt64(seed))
      var talk = Conversation(.game(.ghost), library: library, seed: UInt64(seed))
      for _ in 0..<40 {
        let letters = Array("stabcdeqoir")
        let answer = talk.type(String(letters[generator.below(letters.count)])).lines.joined(separator: " ")
        for word in words where answer.contains("what \(word) is") {
          explained += 1
          #expect(answer.contains(word.uppercased()), "\(answer)")
        }
        if talk.session.prompt.contains("Number?") { talk.type("1") }
      }
    }
    #expect(explained > 0)
  }
}
