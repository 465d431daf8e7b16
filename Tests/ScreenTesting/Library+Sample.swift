import Engines
import Kit
import Menus
import Play
import TestSupport
import Texts

extension Library {
  /// A library with the real languages, of which English and Dutch are listed, and the real pictures, but with few phrases, words
  /// and meanings.
  /// - Parameter glosses: lines of a `glosses.txt`; without any no language has meanings.
  package static func sample(
    phrases: [String] = ["A rolling stone gathers no moss"], words: [String] = ["abbey 1"],
    glosses: [String] = []
  ) -> Library {
    let lexicon = Lexicon(words)
    let meanings = Glosses(glosses)
    var library = Library(
      languageCodes: { ["en", "nl"] },
      language: { Texts.shippedLanguages.contains($0) ? TestSupport.language($0) : nil },
      categories: { language in
        [
          PhraseCategory(
            id: "proverbs", title: language.code == "nl" ? "Spreekwoorden" : "Proverbs", phrases: phrases)
        ]
      },
      lexicon: { _ in lexicon },
      racks: { classicRacks($0) },
      pictureIDs: { [] }, pictureSet: { _ in .blank },
      interfaces: { ["en", "nl"] }, texts: { Texts.shipped($0) },
      hasGlosses: { _ in !glosses.isEmpty },
      glosses: { _ in glosses.isEmpty ? nil : meanings })
    library.setPictures(shippedPictureSets())
    return library
  }

  /// The phrases of each shipped language, which are read once for all tests.
  private static let shippedCategories = Dictionary(
    uniqueKeysWithValues: Texts.shippedLanguages.map { code in
      let alphabet = TestSupport.language(code).alphabet
      let folder = "assets/languages/\(code)/phrases"
      let categories = Checkout.names(in: folder).compactMap { file in
        try? PhraseCategory(
          id: String(file.dropLast(4)), text: Checkout.text("\(folder)/\(file)")!, file: file,
          alphabet: alphabet, report: { _ in })
      }
      return (code, categories)
    })

  /// A library with the words, phrases and meanings of a shipped language.
  package static func shipped(_ code: String) -> Library {
    let categories = shippedCategories[code] ?? []
    var library = Library.sample()
    library.lexicon = { _ in RealLexicon.of(code) }
    library.categories = { _ in categories }
    library.hasGlosses = { _ in RealGlosses.of(code) != nil }
    library.glosses = { _ in RealGlosses.of(code) }
    return library
  }

  /// Replaces the picture sets; those of the Devil are the shipped ones.
  package mutating func setPictures(_ sets: [PictureSet]) {
    pictureIDs = { sets.map(\.id) }
    pictureSet = { @Sendable id in
      let file = "assets/\(id).txt"
      let devil =
        id.hasPrefix("devil/")
        ? Checkout.text(file).flatMap { try? PictureSet(id: id, text: $0, file: file) } : nil
      return devil ?? sets.first { $0.id == id } ?? sets[0]
    }
  }
}
