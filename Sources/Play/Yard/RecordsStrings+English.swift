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
    empty: { ranking in
      switch ranking {
      case .streak: "Nobody is on this list yet. Win a game, and your streak stands here."
      case .points: "Nobody is on this list yet. Finish a game, and your points stand here."
      case .wins, .none: "Nobody is on this list yet. Whoever wins a game against somebody stands here."
      }
    },
    range: { "\($0)–\($1) of \($2)" }, list: "list", helpNextList: "the next list",
    helpListBefore: "the list before",
    game: "game", helpNextGame: "the lists of the next game", helpGameBefore: "the lists of the game before",
    scroll: "scroll", helpScroll: "through the list",
    clear: "clear", helpClear: "clear this list", figures: "statistics", helpStatistics: "your statistics",
    clearTitle: "Clear this list", clearLine: { $1 == 1 ? "\($0): 1 score" : "\($0): \($1) scores" },
    clearNote: "The statistics stay as they are.", keepButton: "Keep it", clearButton: "Clear it",
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
    nothingPlayed: { "\($0) has not finished a game yet." },
    player: "player", helpNextPlayer: "the next player", helpPlayerBefore: "the player before",
    page: "page", helpPage: "the other page",
    players: "Who plays", newName: "New name", playsNow: "plays now",
    play: "play", helpPlay: "play under this name", new: "new", helpNew: "play under a new name",
    remove: "remove", helpRemove: "remove this name", helpTheirStatistics: "the statistics of this name",
    namePrompt: "What is your name?", removeTitle: { "Remove \($0)" },
    removeLine: "Scores, statistics and saved games go, too.", removeButton: "Remove")
}
