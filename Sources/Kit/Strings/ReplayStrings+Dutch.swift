import Records

extension ReplayStrings {
  package static let dutch = ReplayStrings(
    title: "Terugkijken", replay: "terugkijken", help: "het spel stap voor stap terugzien",
    changed: "Dat spel is niet terug te zien: de woorden zijn niet meer wat ze waren.",
    changedOwn: { "Het heeft de woorden van \($0) nodig zoals ze waren." },
    rules: "Een afgelopen spel, stap voor stap.",
    clickRule: " Klik op een stap, of op een plaats van de lijn.",
    step: "stap", helpForward: "de volgende stap", helpBack: "de stap ervoor", ends: "eerste, laatste",
    helpFirst: "voor de eerste stap", helpLast: "de laatste stap", play: "afspelen", stop: "stoppen",
    helpPlay: "afspelen, of stoppen", game: "spel",
    helpGameBefore: "het spel ervoor, uit dezelfde rij van de lijst",
    helpNextGame: "het spel erna", place: { "spel \($0) van \($1)" }, games: "Spellen",
    gamesOf: { "De laatste spellen van \($0)" },
    noGames: { "\($0) heeft nog niets om terug te zien. Eén spel, en het staat hier." },
    nextGame: "het volgende spel?",
    gamesRules: "De laatste \(GameRecord.limit) spellen; die in de topscores blijven langer bewaard.",
    gamesHelp: "de laatste spellen terugzien", won: "gewonnen", lost: "verloren")
}
