import Kit

extension TextTwistFiguresStrings {
  static let dutch = TextTwistFiguresStrings(
    chart: "Punten per ronde",
    racks: { $0 == 1 ? "ronde" : "rondes" }, best: "punten, het beste spel",
    bestRack: "punten, de beste ronde", bingos: { $0 == 1 ? "woord van zes" : "woorden van zes" },
    last: { $0 == 1 ? "Laatste ronde" : "Laatste \($0) rondes" },
    note: "Alle woorden van een ronde verdubbelen de punten.")
}
