import Kit

extension RecordsStrings {
  static let english = RecordsStrings(
    highScores: "High scores", statistics: "Statistics", name: "name", date: "date",
    unit: { ranking in
      switch ranking {
      case .streak: "in a row"
      case .points: "points"
      case .wins, .none: "games won"
      }
    },
    rank: "rank", you: "you?", today: "today",
    empty: "Nobody is here yet. One game, and this list is yours.",
    of: { "\($0) of \($1)" }, playButton: { "Play \($0)" }, playButtonShort: "Play",
    helpPlayList: "play the game of this list",
    highScoresRules: """
      A list for each game and level, its hundred best. Your last entry is marked. A win with a hint continues a \
      streak, but is on no list.
      """,
    range: { "\($0)–\($1) of \($2)" }, list: "list", helpNextList: "the next list",
    helpListBefore: "the list before",
    game: "game", helpNextGame: "the lists of the next game", helpGameBefore: "the game before",
    scroll: "scroll", helpScroll: "through the list",
    clear: "clear", helpClear: "clear this list", figures: "statistics", helpStatistics: "your statistics",
    clearTitle: "Clear this list?",
    clearLine: { count, list in
      count == 1
        ? "1 score of \(list). It does not come back." : "\(count) scores of \(list). They do not come back."
    },
    keepButton: "Keep them", clearButton: "Clear",
    allGames: "All games",
    tallyHead: { column, _ in
      switch column {
      case .played: "played"
      case .won: "won"
      case .streak: "streak"
      case .best: "best"
      }
    },
    bestNote: "Best is the longest streak, or the most points.",
    dailyStreaks: { now, longest in
      "Daily: \(now) \(now == 1 ? "day" : "days") in a row, longest \(longest)."
    },
    statisticsRules: "What a player has played and won. Tab opens the page of each game.",
    nothingPlayed: { "\($0) has not finished a game yet. One game, and this table begins." },
    player: "player", helpNextPlayer: "the next player", helpPlayerBefore: "the player before",
    page: "game", helpPage: "the page of the next game",
    players: "Players", newName: "a new name", playsNow: { "\($0) plays" },
    games: "games", lastGame: { _ in "last game" },
    when: { day, today in
      switch today.number - day.number {
      case ...0: "today"
      case 1: "yesterday"
      case let days where days <= 30: "\(days) days ago"
      case ...330: "in \(CalendarStrings.english.month(day.month))"
      default: "in \(day.parts.year)"
      }
    },
    playersNote: { "\($0) plays now. Scores, streaks and unfinished games are each their own." },
    playersNoteShort: { "\($0) plays now." },
    playersRules: "Everybody has scores, streaks and unfinished games of their own.",
    guestsNote: { "\($0) is a guest, who has this name only." },
    guestsPlayers: "A guest cannot choose, change or remove a name.",
    guestsScores: "A guest cannot clear a list.",
    rename: "rename", helpRename: "give another name",
    renamePrompt: { "What is \($0) called from now on?" },
    nameTaken: { "\($0) is somebody's name already." },
    play: "play", helpPlay: "play under this name", new: "new", helpNew: "play under a new name",
    remove: "remove", helpRemove: "remove this name", helpTheirStatistics: "the statistics of this name",
    namePrompt: "What is your name?", removeTitle: { "Remove \($0)?" },
    removeLine: { unfinished in
      switch unfinished {
      case 0: "Scores stay under that name."
      case 1: "Scores stay under that name; the unfinished game goes."
      default: "Scores stay under that name; the unfinished games go."
      }
    },
    keepPlayerButton: "Keep",
    removeButton: "Remove")
}
