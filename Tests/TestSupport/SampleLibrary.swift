import Engines
import Play

/// A language as the checkout has it.
public func language(_ code: String) -> Language {
  let file = "assets/languages/\(code)/language.conf"
  do {
    return try Language(code: code, configuration: Checkout.text(file) ?? "", file: file)
  } catch {
    fatalError("\(error)")
  }
}

/// A set of pictures as the checkout has it.
public func pictureSet(_ id: String) -> PictureSet {
  let file = "assets/gallows/\(id).txt"
  do {
    return try PictureSet(id: id, text: Checkout.text(file) ?? "", file: file)
  } catch {
    fatalError("\(error)")
  }
}

/// The classic racks as the checkout has them.
public func classicRacks(_ language: Language) -> [Rack] {
  let file = "assets/languages/\(language.code)/racks.txt"
  do {
    return try Rack.classics(
      text: Checkout.text(file) ?? "", file: file, alphabet: language.alphabet,
      report: { fatalError("\($0)") })
  } catch {
    fatalError("\(error)")
  }
}

extension Library {
  /// A library of the two real languages and the real pictures with a few phrases and words of its own.
  public static func sample(
    phrases: [String] = ["A rolling stone gathers no moss"], words: [String] = ["abbey 1"]
  ) -> Library {
    let languages = ["en": TestSupport.language("en"), "nl": TestSupport.language("nl")]
    let pictures = Checkout.names(in: "assets/gallows").map { pictureSet(String($0.dropLast(4))) }
    let lexicon = Lexicon(words)
    let racks = ["en": classicRacks(TestSupport.language("en"))]
    return Library(
      languageCodes: { ["en", "nl"] },
      language: { languages[$0] },
      categories: { language in
        [
          PhraseCategory(
            id: "proverbs", title: language.code == "nl" ? "Spreekwoorden" : "Proverbs", phrases: phrases)
        ]
      },
      lexicon: { _ in lexicon },
      racks: { racks[$0.code] ?? [] },
      pictures: { pictures })
  }
}
