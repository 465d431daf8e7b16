/// The texts of all replays.
struct ReplayStrings: Translated {
  var title: String
  /// The label of the key that opens a replay, in the bottom line and in a result.
  var replay: String
  var help: String
  /// Why a game cannot be rebuilt.
  var changed: String
  var changedOwn: @Sendable (_ path: String) -> String
  var rules: String
  var step: String
  var helpForward: String
  var helpBack: String
  var ends: String
  var helpFirst: String
  var helpLast: String
  var play: String
  var stop: String
  var helpPlay: String
  /// The keys that open the other games of a streak.
  var game: String
  var helpGameBefore: String
  var helpNextGame: String
  /// Which of the games that a row of a high score list counts.
  var place: @Sendable (_ number: Int, _ count: Int) -> String
  /// The list of games that can be replayed.
  var games: String
  var gamesOf: @Sendable (_ player: String) -> String
  var noGames: @Sendable (_ player: String) -> String
  var gamesRules: String
  var gamesHelp: String
  var won: String
  var lost: String

  static let english = ReplayStrings(
    title: "Replay", replay: "replay", help: "see the game again, step by step",
    changed: "That game cannot be seen again: its words are not what they were.",
    changedOwn: { "It needs the words of \($0) as they were." },
    rules: "A finished game, step by step. Click a step, or a place on the line.",
    step: "step", helpForward: "the next step", helpBack: "the step before", ends: "first, last",
    helpFirst: "before the first step", helpLast: "the last step", play: "play", stop: "stop",
    helpPlay: "go on by itself, or stop", game: "game",
    helpGameBefore: "the game before, of the same row of the list",
    helpNextGame: "the game after it", place: { "game \($0) of \($1)" }, games: "Games",
    gamesOf: { "The last games of \($0)" },
    noGames: { "\($0) has no game to see again yet." },
    gamesRules: "The last 200 games; those on a high score list are kept longer.",
    gamesHelp: "see the last games again", won: "won", lost: "lost")

  static let dutch = ReplayStrings(
    title: "Terugkijken", replay: "terugkijken", help: "het spel stap voor stap terugzien",
    changed: "Dat spel is niet terug te zien: de woorden zijn niet meer wat ze waren.",
    changedOwn: { "Het heeft de woorden van \($0) nodig zoals ze waren." },
    rules: "Een afgelopen spel, stap voor stap. Klik op een stap, of op een plaats van de lijn.",
    step: "stap", helpForward: "de volgende stap", helpBack: "de stap ervoor", ends: "eerste, laatste",
    helpFirst: "voor de eerste stap", helpLast: "de laatste stap", play: "afspelen", stop: "stoppen",
    helpPlay: "afspelen, of stoppen", game: "spel",
    helpGameBefore: "het spel ervoor, uit dezelfde rij van de lijst",
    helpNextGame: "het spel erna", place: { "spel \($0) van \($1)" }, games: "Spellen",
    gamesOf: { "De laatste spellen van \($0)" },
    noGames: { "\($0) heeft nog geen spel om terug te zien." },
    gamesRules: "De laatste 200 spellen; die in de topscores blijven langer bewaard.",
    gamesHelp: "de laatste spellen terugzien", won: "gewonnen", lost: "verloren")
}

extension Strings {
  var replay: ReplayStrings { .in(language) }
}
