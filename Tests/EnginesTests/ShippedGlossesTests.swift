import Engines
import TestSupport
import Testing

/// The files of meanings, checked first without and then with the code that reads them.
@Suite struct ShippedGlossesTests {
  private static let parts = ["noun", "verb", "adj", "adv", "other"]

  /// The senses of a line, without their parts of speech.
  private func texts(_ line: RealGlosses.Line) -> [String] {
    line.fields.compactMap { field in
      Self.parts.first { field.hasPrefix($0 + ": ") }.map { String(field.dropFirst($0.count + 2)) }
    }
  }

  /// The phrases in which a word that is not fit may stand in a sense.
  private static let harmlessPhrases: [[String]] = {
    let lines = (Checkout.text("tools/words/en-harmless.txt") ?? "").split(separator: "\n")
    return lines.map { words($0.prefix { $0 != "#" }) }.filter { !$0.isEmpty }
  }()

  /// The words of a text, in lower case.
  private static func words(_ text: some StringProtocol) -> [String] {
    text.lowercased().split { !("a"..."z" ~= $0) }.map(String.init)
  }

  /// Whether a phrase stands in the words so that it covers the word at a place.
  private static func covers(_ phrase: [String], _ place: Int, of words: [String]) -> Bool {
    let starts = max(0, place - phrase.count + 1)...place
    return starts.contains { words[$0...].starts(with: phrase) }
  }

  @Test("its lines are sorted bytewise, each lemma once", arguments: RealGlosses.languages)
  func itsLinesAreSortedBytewiseEachLemmaOnce(code: String) {
    let keys = RealGlosses.lines(of: code).map { Array($0.key.utf8) + [0x09] }
    #expect(keys.count > 20_000)
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }

  @Test(
    "a line has senses and inflections only, in characters that a terminal shows as they are",
    arguments: RealGlosses.languages)
  func aLineHasSensesAndInflectionsOnlyInCharactersThat(code: String) {
    for line in RealGlosses.lines(of: code) {
      let forms = line.fields.filter { field in Self.parts.contains { field.hasPrefix($0 + "=") } }
      let articles = line.fields.filter { $0.hasPrefix("form: ") }
      let spellings = line.fields.count { $0.hasPrefix("spelled: ") }
      let known = texts(line).count + forms.count + articles.count + spellings
      let isComplete =
        known == line.fields.count && known > articles.count + spellings
        && articles.count <= max(1, spellings)
        && spellings != 1
      let isInert = line.text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control: scalar == "\t"
        case .format, .privateUse, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator,
          .nonspacingMark:
          false
        case .spaceSeparator: scalar == " "
        default: true
        }
      }
      if !isComplete || !isInert { Issue.record("\(line.text)") }
    }
  }

  @Test(
    "a sense fits on two lines of 58 characters, and a part of speech has two senses at most",
    arguments: RealGlosses.languages)
  func aSenseFitsOnTwoLinesOf58CharactersAndAPartOf(code: String) {
    for line in RealGlosses.lines(of: code) {
      let lines = texts(line).map { text in
        var (count, width) = (1, 0)
        for word in text.split(separator: " ") {
          if width > 0, width + 1 + word.count > 58 { (count, width) = (count + 1, 0) }
          width += (width > 0 ? 1 : 0) + word.count
        }
        return count
      }
      let words = line.fields.split { $0.hasPrefix("spelled: ") }
      let most =
        words.flatMap { word in
          Self.parts.map { part in word.count { $0.hasPrefix(part + ": ") } }
        }.max() ?? 0
      if lines.contains(where: { $0 > 2 }) || most > 2 { Issue.record("\(line.text)") }
    }
  }

  /// English senses may name such a word in a harmless phrase; they have a test of their own.
  private static let notEnglish = RealGlosses.languages.filter { $0 != "en" }

  @Test("no sense names a word that is never shown, and no unfit word has a meaning", arguments: notEnglish)
  func neverShown(code: String) throws {
    let alphabet = language(code).alphabet
    let glosses = try #require(RealGlosses.of(code))
    let words = (Checkout.text("assets/languages/\(code)/words.txt") ?? "").split(separator: "\n").map {
      $0.split(separator: " ")
    }
    let neverShown = Set(words.filter { $0[1] == "x" }.map { String($0[0]) })
    #expect(neverShown.count > 300)
    for line in RealGlosses.lines(of: code) {
      for text in texts(line) {
        for word in text.split(whereSeparator: { !$0.isLetter }).compactMap(alphabet.word) {
          if neverShown.contains(word) { Issue.record("\(line.key): \(text): \(word)") }
        }
      }
    }
    for word in words where word[1].hasSuffix("u") || word[1] == "x" {
      if glosses.meaning(of: String(word[0])) != nil { Issue.record("\(word[0])") }
    }
  }

  @Test("no English sense names a word that is not fit, and no such word has a meaning")
  func noSenseNamesAWordThatIsNotFitAndNoSuchWordHasA() {
    let words = (Checkout.text("assets/languages/en/words.txt") ?? "").split(separator: "\n").map {
      $0.split(separator: " ")
    }
    let unfit = Set(words.filter { $0[1].utf8.count > 1 || $0[1] == "x" }.map { String($0[0]) })
    #expect(unfit.count > 2000)
    let harmless = Self.harmlessPhrases
    #expect(harmless.count > 100)
    for line in RealGlosses.lines {
      for text in texts(line) {
        let words = Self.words(text)
        for (place, word) in words.enumerated() where unfit.contains(word) {
          if !harmless.contains(where: { Self.covers($0, place, of: words) }) {
            Issue.record("\(line.key): \(text): \(word)")
          }
        }
      }
    }
    for word in unfit where RealGlosses.english.meaning(of: word) != nil { Issue.record("\(word)") }
  }

  @Test("every lemma is reached from a word of the list or of a phrase, and most words have a meaning")
  func everyLemmaIsReachedFromAWordThatTheProgramMay() {
    let glosses = RealGlosses.english
    var reached: Set<String> = []
    var counts: [Substring: (all: Int, found: Int)] = [:]
    for line in (Checkout.text("assets/languages/en/words.txt") ?? "").split(separator: "\n") {
      let fields = line.split(separator: " ")
      let meaning = glosses.meaning(of: String(fields[0]))
      counts[fields[1], default: (0, 0)].all += 1
      if meaning != nil { counts[fields[1]]?.found += 1 }
      reached.formUnion((meaning?.senses ?? []).map(\.lemma))
    }
    let english = language("en")
    for name in Checkout.names(in: "assets/languages/en/phrases") {
      let phrases = Checkout.text("assets/languages/en/phrases/\(name)") ?? ""
      for word in phrases.split(whereSeparator: { !$0.isLetter }).compactMap(english.alphabet.word) {
        reached.formUnion((glosses.meaning(of: word)?.senses ?? []).map(\.lemma))
      }
    }
    #expect(Set(RealGlosses.lines.filter { !texts($0).isEmpty }.map(\.key)) == reached)
    for (tier, least) in [("1", 99), ("2", 99), ("3", 70), ("4", 19)] {
      let count = counts[Substring(tier)] ?? (1, 0)
      #expect(count.found * 100 >= count.all * least, "tier \(tier): \(count.found) of \(count.all)")
    }
  }

  @Test(
    "a word is defined by itself or by its stem",
    arguments: [
      ("moss", "moss", "soft green plant on damp stones"), ("geese", "goose", "long neck"),
      ("running", "run", "move fast"), ("cities", "city", "large, important town"),
      ("happier", "happy", "good mood"), ("women", "woman", "grown-up"),
      ("aardvarks", "aardvark", "termites"),
      ("zymurgy", "zymurgy", "fermentation"), ("aa", "aa", "lava"),
    ])
  func examples(word: String, lemma: String, part: String) {
    let senses = RealGlosses.english.meaning(of: word)?.senses ?? []
    #expect(senses.contains { $0.lemma == lemma && $0.text.contains(part) }, "\(senses)")
  }
}
