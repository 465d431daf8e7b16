import Engines

/// A language of the checkout.
public func language(_ code: String) -> Language { shippedLanguages[code]! }

/// A picture set of the checkout.
public func pictureSet(_ id: String) -> PictureSet { shippedPictures.first { $0.id == id }! }

/// All picture sets of the checkout.
public func shippedPictureSets() -> [PictureSet] { shippedPictures }

/// The classic racks of the checkout; empty when the language has none.
public func classicRacks(_ language: Language) -> [Rack] { shippedRacks[language.code] ?? [] }

// Each file is read once for all tests.

private let shippedLanguages: [String: Language] = read(Checkout.languages) { code in
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
