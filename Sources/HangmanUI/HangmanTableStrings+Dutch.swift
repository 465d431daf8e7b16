import Kit

extension HangmanTableStrings {
  static let dutch = HangmanTableStrings(
    title: "tafel", tagline: "één verbergt, één raadt",
    rules: """
      De een verbergt een woord of een zin, de ander raadt, dan wisselen jullie. Wat verborgen is, blijft in de eigen \
      terminal tot de ronde voorbij is; dan wordt elk antwoord nagekeken.
      """,
    prompt: {
      "Verberg een woord of een zin voor \($0). Het blijft in deze terminal tot de ronde voorbij is."
    },
    hide: "iets verbergen", helpHide: "typen wat de ander moet raden",
    choose: "Enter: verberg een woord of een zin.", isChoosing: { "\($0) kiest iets om te verbergen." },
    hasHidden: { "\($0) verborg iets. Raad een letter." }, guesses: { "\($0) raadt." },
    notYourTurn: { "\($0) is aan de beurt." },
    callOffLater: "Na twee minuten kun je de ronde afbreken.",
    callOffNow: "Je kunt de ronde afbreken: dan wint niemand.",
    callOffShort: { $0 ? "Afbreken kan na twee minuten." : "Na afbreken wint niemand." },
    callOffButton: "Ronde afbreken", callOffButtonShort: "Afbreken",
    tooSoon: { "\($0) is nog geen twee minuten weg." },
    foundTitle: { "\($0) heeft het gevonden" }, keptTitle: "✓ Niet gevonden",
    untrueWonTitle: "✓ De ronde is voor jou", untrueLostTitle: "Onjuiste antwoorden",
    untrue: { "\($0) gaf onjuiste antwoorden." },
    calledOffTitle: "De ronde is afgebroken", calledOffLine: "Niemand wint deze ronde.")
}
