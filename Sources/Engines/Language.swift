/// A language to play in: what `language.conf` says of it.
public struct Language: Equatable, Sendable {
  /// The name of its folder, e.g. `en`.
  public let code: String
  /// What it calls itself.
  public let name: String
  public let alphabet: Alphabet
  /// The on-screen keyboard, from the upper row down.
  public let keyboard: [[Character]]

  public init(code: String, name: String, alphabet: Alphabet, keyboard: [[Character]]) {
    self.code = code
    self.name = name
    self.alphabet = alphabet
    self.keyboard = keyboard
  }

  /// Reads a `language.conf`: lines of `key = value`, where the keys are `name`, `letters`, `row` (once for
  /// each row of the keyboard) and `fold` (a letter, then the accented letters that count as it).
  /// - Throws: `InputProblem` with the file and the line.
  public init(code: String, configuration: String, file: String) throws(InputProblem) {
    var name: String?
    var letters: [Character] = []
    var rows: [[Character]] = []
    var folds: [[Character]] = []
    for entry in configuration.numberedLines {
      let (number, line) = (entry.number, entry.text)
      let text = line.trimmed
      if text.isEmpty || text.utf8.first == UInt8(ascii: "#") { continue }
      guard let (key, value) = line.halves(at: "=") else {
        throw InputProblem(
          file: file, line: number, "not of the form `key = value`",
          dutch: "niet van de vorm `sleutel = waarde`")
      }
      guard !value.isEmpty else {
        throw InputProblem(file: file, line: number, "the value is missing", dutch: "de waarde ontbreekt")
      }
      switch key {
      case "name": name = value
      case "letters": letters = value.graphemes
      case "row": rows.append(value.graphemes)
      case "fold": folds.append(value.graphemes)
      default:
        throw InputProblem(
          file: file, line: number, "there is no key `\(key)`", dutch: "er is geen sleutel `\(key)`")
      }
    }
    guard let name else { throw InputProblem(file: file, "`name` is missing", dutch: "`name` ontbreekt") }
    guard !letters.isEmpty else {
      throw InputProblem(file: file, "`letters` is missing", dutch: "`letters` ontbreekt")
    }
    guard letters.indices.allSatisfy({ !letters[..<$0].contains(letters[$0]) }) else {
      throw InputProblem(
        file: file, "a letter stands twice in `letters`", dutch: "een letter staat twee keer in `letters`")
    }
    if let stray = folds.first(where: { !letters.contains($0[0]) }) {
      throw InputProblem(
        file: file, "`fold`: `\(stray[0])` is none of the letters",
        dutch: "`fold`: `\(stray[0])` is geen van de letters")
    }
    let keys = rows.flatMap { $0 }
    guard keys.count == letters.count, letters.allSatisfy(keys.contains) else {
      throw InputProblem(
        file: file, "the keyboard's rows must have every letter once, and no other",
        dutch: "op de rijen van het toetsenbord moet elke letter één keer staan, en geen andere")
    }
    self.init(code: code, name: name, alphabet: Alphabet(letters, folds: folds), keyboard: rows)
  }
}

extension String {
  /// Everything in the text but blanks.
  fileprivate var graphemes: [Character] {
    var graphemes: [Character] = []
    graphemes.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      guard scalar.standsAlone else { return filter { $0 != " " }.map { $0 } }
      if scalar != " " { graphemes.append(Character(scalar)) }
    }
    return graphemes
  }
}
