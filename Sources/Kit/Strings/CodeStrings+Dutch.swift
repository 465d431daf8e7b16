import Engines

extension CodeStrings {
  public static let dutch = CodeStrings(
    title: "Code", row: "Een code die iemand stuurde",
    prompt: "Typ de code die je kreeg.", label: { "code  \($0)" }, copy: "kopiëren",
    helpCopy: "de code kopiëren",
    isUnranked: "Een spel met code telt op geen lijst.",
    yours: { "Jij: \($0)" }, theirs: { "Afzender: \($0)" }, theirsShort: { "Zij: \($0)" },
    atLeast: { "\($0) of meer" },
    problem: { problem in
      switch problem {
      case .notACode(.length(let count)): "Een code heeft \(GameCode.length) tekens, geen \(count)."
      case .notACode(.character(let character)): "\(character) komt in geen code voor."
      case .notACode(.damaged): "Een teken van deze code klopt niet."
      case .newer: "Deze code is van een nieuwere Wordyard."
      case .noLanguage(let code): "Deze code heeft de taal \(code) nodig."
      case .otherWords: "Deze code is met een andere woordenlijst gemaakt."
      }
    })
}
