/// A language to play in, as described by its `language.conf`.
public struct Language: Equatable, Sendable {
  /// The name of its folder, e.g. `en`.
  public let code: String
  /// Its name in the language itself.
  public let name: String
  /// What the first screen says beside the name, in the language itself; `nil` when not stated.
  public let greeting: String?
  public let alphabet: Alphabet
  /// The on-screen keyboard, from the upper row down.
  public let keyboard: [[Character]]
  /// The words that the devil chooses from; empty when the language does not state it.
  public let devilDeals: [DevilDeal]
  /// The name of the work that the meanings come from, e.g. `WordNet 3.0`; `nil` when not stated.
  public let meaningsSource: String?
  /// The categories of phrases that are dealt only when they are chosen themselves, not among all.
  public let categoriesApart: Set<String>
  /// The articles of a noun, which tell its gender; empty when the language has none that do.
  public let articles: [String]
  /// The words that count in Ghost where the player has not chosen others.
  public let ghostList: GhostJudge.List

  public init(
    code: String, name: String, greeting: String? = nil, alphabet: Alphabet, keyboard: [[Character]],
    devilDeals: [DevilDeal] = [], meaningsSource: String? = nil, categoriesApart: Set<String> = [],
    articles: [String] = [], ghostList: GhostJudge.List = .familiar
  ) {
    self.articles = articles
    self.ghostList = ghostList
    self.greeting = greeting
    self.categoriesApart = categoriesApart
    self.devilDeals = devilDeals
    self.meaningsSource = meaningsSource
    self.code = code
    self.name = name
    self.alphabet = alphabet
    self.keyboard = keyboard
  }

  /// Parses a `language.conf`: lines of `key = value`, where the keys are `name`, `greeting`, `letters`, `row` (once for each
  /// row of the keyboard), `fold` (a letter, then the accented letters that count as it), `case` (`tr`: `I` is the capital of
  /// `ı`), `devil` (a deal of the devil: difficulty, letters, rarest tier, per cent), `meanings` (the work that the meanings
  /// come from), `apart` (a category of phrases that is dealt only by itself), `articles` (those of a noun, at most nine) and `ghost` (`base`: in Ghost base forms count,
  /// unless the player chooses other words).
  /// - Throws: `InputProblem` with the file and the line.
  public init(code: String, configuration: String, file: String) throws(InputProblem) {
    var (name, greeting) = (String?.none, String?.none)
    var letters: [Character] = []
    var rows: [[Character]] = []
    var folds: [[Character]] = []
    var letterCase: LetterCase?
    var devilDeals: [DevilDeal] = []
    var meaningsSource: String?
    var categoriesApart: Set<String> = []
    var articles: [String] = []
    var ghostList = GhostJudge.List.familiar
    for entry in configuration.composed.numberedLines {
      let (number, line) = (entry.number, entry.text)
      let text = line.trimmed
      if text.isEmpty || text.utf8.first == UInt8(ascii: "#") { continue }
      func problem(_ cause: InputProblem.Cause) -> InputProblem {
        InputProblem(file: file, line: number, cause)
      }
      guard let (key, value) = line.halves(at: "=") else { throw problem(.notKeyAndValue) }
      guard !value.isEmpty else { throw problem(.valueMissing) }
      switch key {
      case "name": name = value
      case "greeting": greeting = value
      case "letters":
        letters = Array(value.filter { $0 != " " })
        if let cause = Self.problem(of: letters) { throw problem(cause) }
      case "row": rows.append(Array(value.filter { $0 != " " }))
      case "fold": folds.append(Array(value.filter { $0 != " " }))
      case "case":
        guard value == "tr" else { throw problem(.notACase(value)) }
        letterCase = .dotted
      case "devil":
        guard let deal = DevilDeal(configuration: value) else { throw problem(.notADevilDeal) }
        devilDeals.append(deal)
      case "meanings": meaningsSource = value
      case "apart": categoriesApart.insert(value)
      case "articles": articles = value.split(separator: " ").prefix(9).map(String.init)
      case "ghost":
        guard value == "base" else { throw problem(.notGhostsWords(value)) }
        ghostList = .base
      default: throw problem(.unknownKey(key))
      }
    }
    guard let name else { throw InputProblem(file: file, .keyMissing("name")) }
    guard !letters.isEmpty else { throw InputProblem(file: file, .keyMissing("letters")) }
    let known = Set(letters)
    guard known.count == letters.count else { throw InputProblem(file: file, .letterRepeated) }
    if let stray = folds.first(where: { !known.contains($0[0]) }) {
      throw InputProblem(file: file, .foldNotALetter(stray[0]))
    }
    let keys = rows.joined()
    guard keys.count == letters.count, Set(keys) == known else {
      throw InputProblem(file: file, .keyboardIncomplete)
    }
    self.init(
      code: code, name: name, greeting: greeting,
      alphabet: Alphabet(letters, folds: folds, letterCase: letterCase), keyboard: rows,
      devilDeals: devilDeals, meaningsSource: meaningsSource, categoriesApart: categoriesApart,
      articles: articles, ghostList: ghostList)
  }
}

extension Language {
  /// The maximum number of letters.
  public static let mostLetters = 64

  /// Why these cannot be the letters of a language; `nil` when they can. Words are counted and compared by their scalars, and
  /// capitals, digits and the punctuation of ASCII have meanings of their own in files and as keys.
  private static func problem(of letters: [Character]) -> InputProblem.Cause? {
    guard letters.count <= mostLetters else { return .tooManyLetters(most: mostLetters) }
    for letter in letters {
      guard letter.unicodeScalars.count == 1 else { return .letterOfSeveralCharacters(letter) }
      guard letter.canBeALetter else { return .notUsableAsLetter(letter) }
    }
    return nil
  }
}
