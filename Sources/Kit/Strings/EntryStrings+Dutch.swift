extension EntryStrings {
  package static let dutch = EntryStrings(
    rules: { "Een tekst van hooguit \($0) tekens." },
    refusalRule: "Wat er niet in kan, wordt meteen geweigerd.",
    secretRule: "Je ziet alleen stippen, zodat niemand meeleest.",
    accept: "klaar", erase: "wissen", peek: "kijken", hide: "verbergen", hideShort: "dicht",
    helpAccept: "de tekst bevestigen", helpErase: "het laatste teken wissen",
    helpPeek: "even laten zien", helpCancel: "terug, zonder iets te veranderen",
    empty: "Er staat nog niets.",
    tooLong: { "Niet meer dan \($0) tekens." },
    notPossible: { "\($0) kan hier niet." },
    notInWord: { $0 == " " ? "Een spatie kan niet in een woord." : "\($0) kan niet in een woord." },
    nameTaken: "Zo heet al een andere speler.")
}
