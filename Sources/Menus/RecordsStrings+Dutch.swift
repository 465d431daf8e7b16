import Kit

extension RecordsStrings {
  static let dutch = RecordsStrings(
    highScores: "Topscores", statistics: "Statistiek", name: "naam", date: "datum",
    unit: { ranking in
      switch ranking {
      case .streak: "op rij"
      case .points: "punten"
      case .wins, .none: "gewonnen"
      }
    },
    rank: "plek", you: "jij?", today: "vandaag",
    empty: "Hier staat nog niemand. Eén spel, en deze lijst is van jou.",
    of: { "\($0) van \($1)" }, playButton: { "\($0) spelen" }, playButtonShort: "Spelen",
    helpPlayList: "dit spel spelen",
    highScoresRules: """
      Een lijst per spel en niveau, met de beste honderd. Jouw laatste plek is gemarkeerd. Winst met een hint zet een \
      reeks voort, maar staat op geen lijst.
      """,
    range: { "\($0)–\($1) van \($2)" }, list: "lijst", helpNextList: "de volgende lijst",
    helpListBefore: "de vorige lijst",
    game: "spel", helpNextGame: "naar het volgende spel",
    helpGameBefore: "naar het vorige spel",
    scroll: "bladeren", helpScroll: "door de lijst",
    clear: "leegmaken", helpClear: "deze lijst leegmaken", figures: "statistiek",
    helpStatistics: "jouw statistiek",
    clearTitle: "Lijst leegmaken?",
    clearLine: { count, list in
      count == 1
        ? "1 score van \(list). Die komt niet terug." : "\(count) scores van \(list). Die komen niet terug."
    },
    keepButton: "Laten staan", clearButton: "Leegmaken",
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
    dailyStreaks: { now, longest in
      "Dagpuzzels: \(now) op rij, langste \(longest)."
    },
    statisticsRules: "Wat een speler heeft gespeeld en gewonnen. Tab opent de pagina van elk spel.",
    nothingPlayed: { "\($0) heeft nog geen spel uitgespeeld. Eén spel, en deze tabel begint." },
    player: "speler", helpNextPlayer: "de volgende speler",
    helpPlayerBefore: "de vorige speler",
    page: "spel", helpPage: "naar het volgende spel",
    players: "Spelers", newName: "een nieuwe naam", playsNow: { "\($0) speelt" },
    games: "keer", lastGame: { $0 ? "laatst" : "laatste spel" },
    when: { day, today in
      switch today.number - day.number {
      case ...0: "vandaag"
      case 1: "gisteren"
      case let days where days <= 30: "\(days) dagen terug"
      case ...330: "in \(CalendarStrings.dutch.month(day.month))"
      default: "in \(day.parts.year)"
      }
    },
    playersNote: { "\($0) speelt nu. Iedereen heeft eigen scores, reeksen en open spellen." },
    playersNoteShort: { "\($0) speelt nu." },
    playersRules: "Iedereen heeft eigen scores, reeksen en open spellen.",
    guestsNote: { "\($0) is een gast, die alleen deze naam heeft." },
    guestsPlayers: "Een gast kan geen naam kiezen, veranderen of wissen.",
    guestsScores: "Een gast kan geen lijst wissen.",
    rename: "hernoemen", helpRename: "een andere naam geven",
    renamePrompt: { "Hoe heet \($0) voortaan?" },
    nameTaken: { "Iemand heet al \($0)." },
    play: "spelen", helpPlay: "onder deze naam spelen", new: "nieuw", helpNew: "een nieuwe naam opgeven",
    remove: "wissen", helpRemove: "deze naam wissen",
    helpTheirStatistics: "statistiek van deze naam",
    namePrompt: "Hoe heet je?", removeTitle: { "\($0) wissen?" },
    removeLine: { unfinished in
      switch unfinished {
      case 0: "Scores blijven onder die naam."
      case 1: "Scores blijven onder die naam; het open spel gaat weg."
      default: "Scores blijven onder die naam; de open spellen gaan weg."
      }
    },
    keepPlayerButton: "Houden",
    removeButton: "Wissen")
}
