extension DailyStrings {
  static let dutch = DailyStrings(
    name: "Dagpuzzels",
    note: "Vandaag voor iedereen dezelfde drie, met elk één poging.",
    open: "nog niet gespeeld",
    begun: "begonnen, en wacht",
    oneTry: "Eén poging per dag; tot morgen.",
    noPuzzle: "Met deze woordenlijst is er geen puzzel.",
    share: "kopiëren",
    shareButton: "Uitslag kopiëren",
    helpShare: "de uitslag kopiëren, om te delen",
    helpPlay: "de gekozen puzzel spelen",
    copied: "Gekopieerd, als je terminal dat toestaat.",
    months: [
      "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober",
      "november", "december",
    ],
    weekdays: ["zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"],
    streak: { "\($0) \($0 == 1 ? "dag" : "dagen") op rij" },
    sharedTitle: { "Wordyard \($0) · \($1) · lijst \($2)" })
}
