extension RecordsStrings {
  static let dutch = RecordsStrings(
    highScores: "Topscores", statistics: "Statistieken", name: "naam", date: "datum", 
    unit: { ranking in
      switch ranking {
      case .streak: "op rij"
      case .points: "punten"
      case .wins, .none: "gewonnen"
      }
    },
    empty: { ranking in
      switch ranking {
      case .streak: "Deze lijst is nog leeg. Win een spel, en je reeks staat hier."
      case .points: "Deze lijst is nog leeg. Speel een spel uit, en je punten staan hier."
      case .wins, .none: "Deze lijst is nog leeg. Wie een spel van een ander wint, staat hier."
      }
    },
    range: { "\($0)–\($1) van \($2)" }, list: "lijst", helpNextList: "de volgende lijst",
    helpListBefore: "de vorige lijst",
    game: "spel", helpNextGame: "naar het volgende spel",
    helpGameBefore: "naar het vorige spel",
    scroll: "bladeren", helpScroll: "door de lijst",
    clear: "leegmaken", helpClear: "deze lijst leegmaken", figures: "statistiek",
    helpStatistics: "jouw statistieken",
    clearTitle: "Lijst leegmaken", clearLine: { $1 == 1 ? "\($0): 1 score" : "\($0): \($1) scores" },
    clearNote: "De statistieken blijven bewaard.", keepButton: "Laten staan", clearButton: "Leegmaken",
    allGames: "Alle spellen",
    tallyHead: { column, isShort in
      switch column {
      case .played: isShort ? "keer" : "gespeeld"
      case .won: isShort ? "winst" : "gewonnen"
      case .streak: "reeks"
      case .best: "beste"
      }
    },
    bestNote: "Beste is de langste reeks, of de meeste punten.",
    nothingPlayed: { "\($0) heeft nog geen spel uitgespeeld." },
    player: "speler", helpNextPlayer: "de volgende speler",
    helpPlayerBefore: "de vorige speler",
    page: "pagina", helpPage: "de andere pagina",
    players: "Wie speelt er", newName: "Nieuwe naam", playsNow: "speelt nu",
    play: "spelen", helpPlay: "onder deze naam spelen", new: "nieuw", helpNew: "een nieuwe naam opgeven",
    remove: "wissen", helpRemove: "deze naam wissen",
    helpTheirStatistics: "statistieken van deze naam",
    namePrompt: "Hoe heet je?", removeTitle: { "\($0) wissen" },
    removeLine: "Scores, statistieken en bewaarde spellen gaan ook weg.",
    removeButton: "Wissen")
}
