/// What the high scores, the statistics and the list of players say.
struct RecordsStrings: Sendable {
  var highScores: String
  var statistics: String

  var name: String
  var date: String
  /// The head of the scores: games won in a row, points of one game, games won in all.
  var inARow: String
  var points: String
  var gamesWon: String
  /// How to get onto a list that nobody is on.
  var noStreaks: String
  var noPoints: String
  var noWins: String
  /// From this place to that one, of so many.
  var range: @Sendable (Int, Int, Int) -> String

  var list: String
  var helpNextList: String
  var helpListBefore: String
  var game: String
  var helpNextGame: String
  var helpGameBefore: String
  var scroll: String
  var helpScroll: String
  var clear: String
  var helpClear: String
  var figures: String
  var helpStatistics: String
  var clearTitle: String
  /// A list and how many are on it.
  var clearLine: @Sendable (String, Int) -> String
  var clearNote: String
  var keepButton: String
  var clearButton: String

  var allGames: String
  /// Played, won, streak, best.
  var tallyHeads: [String]
  /// The same for a narrow screen.
  var tallyHeadsShort: [String]
  var bestNote: String
  var missesHead: String
  var lost: String
  var lastStreaks: String
  var nothingPlayed: @Sendable (String) -> String
  var player: String
  var helpNextPlayer: String
  var helpPlayerBefore: String
  var page: String
  var helpPage: String

  var players: String
  var newName: String
  var playsNow: String
  var play: String
  var helpPlay: String
  var new: String
  var helpNew: String
  var remove: String
  var helpRemove: String
  var helpTheirStatistics: String
  var namePrompt: String
  var removeTitle: @Sendable (String) -> String
  var removeLine: String
  var removeButton: String
}

extension RecordsStrings {
  static let english = RecordsStrings(
    highScores: "High scores", statistics: "Statistics", name: "name", date: "date", inARow: "in a row",
    points: "points", gamesWon: "games won",
    noStreaks: "Nobody is on this list yet. Win a game, and your streak stands here.",
    noPoints: "Nobody is on this list yet. Finish a game, and your points stand here.",
    noWins: "Nobody is on this list yet. Whoever wins a game against somebody stands here.",
    range: { "\($0)–\($1) of \($2)" }, list: "list", helpNextList: "the next list",
    helpListBefore: "the list before",
    game: "game", helpNextGame: "the lists of the next game", helpGameBefore: "the lists of the game before",
    scroll: "scroll", helpScroll: "through the list",
    clear: "clear", helpClear: "clear this list", figures: "statistics", helpStatistics: "your statistics",
    clearTitle: "Clear this list", clearLine: { $1 == 1 ? "\($0): 1 score" : "\($0): \($1) scores" },
    clearNote: "The statistics stay as they are.", keepButton: "Keep it", clearButton: "Clear it",
    allGames: "All games",
    tallyHeads: ["played", "won", "streak", "best"], tallyHeadsShort: ["played", "won", "streak", "best"],
    bestNote: "Best is the longest streak, or the most points.",
    missesHead: "Wrong guesses in a game", lost: "lost", lastStreaks: "Last streaks",
    nothingPlayed: { "\($0) has not finished a game yet." },
    player: "player", helpNextPlayer: "the next player", helpPlayerBefore: "the player before",
    page: "page", helpPage: "the other page",
    players: "Who plays", newName: "New name", playsNow: "plays now",
    play: "play", helpPlay: "play under this name", new: "new", helpNew: "play under a new name",
    remove: "remove", helpRemove: "remove this name", helpTheirStatistics: "the statistics of this name",
    namePrompt: "What is your name?", removeTitle: { "Remove \($0)" },
    removeLine: "Scores, statistics and saved games go, too.", removeButton: "Remove")

  static let dutch = RecordsStrings(
    highScores: "Topscores", statistics: "Statistieken", name: "naam", date: "datum", inARow: "op rij",
    points: "punten", gamesWon: "gewonnen",
    noStreaks: "Deze lijst is nog leeg. Win een spel, en je reeks staat hier.",
    noPoints: "Deze lijst is nog leeg. Speel een spel uit, en je punten staan hier.",
    noWins: "Deze lijst is nog leeg. Wie een spel van een ander wint, staat hier.",
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
    tallyHeads: ["gespeeld", "gewonnen", "reeks", "beste"],
    tallyHeadsShort: ["keer", "winst", "reeks", "beste"],
    bestNote: "Beste is de langste reeks, of de meeste punten.",
    missesHead: "Fout geraden per spel", lost: "verloren", lastStreaks: "Laatste reeksen",
    nothingPlayed: { "\($0) heeft nog geen spel uitgespeeld." },
    player: "speler", helpNextPlayer: "de volgende speler",
    helpPlayerBefore: "de vorige speler",
    page: "blad", helpPage: "het andere blad",
    players: "Wie speelt er", newName: "Nieuwe naam", playsNow: "speelt nu",
    play: "spelen", helpPlay: "onder deze naam spelen", new: "nieuw", helpNew: "een nieuwe naam opgeven",
    remove: "wissen", helpRemove: "deze naam wissen",
    helpTheirStatistics: "statistieken van deze naam",
    namePrompt: "Hoe heet je?", removeTitle: { "\($0) wissen" },
    removeLine: "Scores, statistieken en bewaarde spellen gaan ook weg.",
    removeButton: "Wissen")
}
