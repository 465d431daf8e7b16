import Engines
import Play

/// A language of the checkout.
public func language(_ code: String) -> Language { shippedLanguages[code]! }

/// A picture set of the checkout.
public func pictureSet(_ id: String) -> PictureSet { shippedPictures.first { $0.id == id }! }

/// The classic racks of the checkout; empty when the language has none.
public func classicRacks(_ language: Language) -> [Rack] { shippedRacks[language.code] ?? [] }

// Each file is read once for all tests.

private let shippedLanguages: [String: Language] = read(["en", "nl"]) { code in
  let file = "assets/languages/\(code)/language.conf"
  return try Language(code: code, configuration: shippedText(file), file: file)
}

private let shippedPictures: [PictureSet] = {
  let ids = Checkout.names(in: "assets/gallows").map { String($0.dropLast(4)) }
  let sets = read(ids) { id in
    let file = "assets/gallows/\(id).txt"
    return try PictureSet(id: id, text: shippedText(file), file: file)
  }
  return ids.map { sets[$0]! }
}()

private let shippedRacks: [String: [Rack]] = read(["en"]) { code in
  let file = "assets/languages/\(code)/racks.txt"
  return try Rack.classics(
    text: shippedText(file), file: file, alphabet: language(code).alphabet, report: { fatalError("\($0)") })
}

private func read<Value>(_ names: [String], _ value: (String) throws -> Value) -> [String: Value] {
  do {
    return Dictionary(uniqueKeysWithValues: try names.map { ($0, try value($0)) })
  } catch {
    fatalError("\(error)")
  }
}

private func shippedText(_ file: String) -> String {
  guard let text = Checkout.text(file) else { fatalError("\(file) is missing") }
  return text
}

extension Library {
  /// A library with the two real languages and the real pictures, but with few phrases, words and meanings.
  /// - Parameter glosses: lines of a `glosses.txt`; without any no language has meanings.
  public static func sample(
    phrases: [String] = ["A rolling stone gathers no moss"], words: [String] = ["abbey 1"],
    glosses: [String] = []
  ) -> Library {
    let lexicon = Lexicon(words)
    let meanings = Glosses(glosses)
    return Library(
      languageCodes: { ["en", "nl"] },
      language: { shippedLanguages[$0] },
      categories: { language in
        [
          PhraseCategory(
            id: "proverbs", title: language.code == "nl" ? "Spreekwoorden" : "Proverbs", phrases: phrases)
        ]
      },
      lexicon: { _ in lexicon },
      racks: { classicRacks($0) },
      pictures: { shippedPictures },
      hasGlosses: { _ in !glosses.isEmpty },
      glosses: { _ in glosses.isEmpty ? nil : meanings })
  }
}
