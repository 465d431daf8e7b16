import Kit

extension HangmanFiguresStrings {
  static let dutch = HangmanFiguresStrings(
    won: { "gewonnen, \($0) op de 100" },
    streak: "reeks nu",
    longest: "langste reeks", unscratched: "zonder één fout",
    lastStreaks: { $0 == 1 ? "Laatste reeks" : "Laatste \($0) reeksen" },
    missedLetters: "Vaakst fout geraden",
    note: "Een spel is gered of verloren; weggaan kost niets.")
}
