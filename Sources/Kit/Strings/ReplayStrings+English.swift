import Records

extension ReplayStrings {
  package static let english = ReplayStrings(
    title: "Replay", replay: "replay", help: "see the game again, step by step",
    changed: "That game cannot be seen again: its words are not what they were.",
    changedOwn: { "It needs the words of \($0) as they were." },
    rules: "A finished game, step by step.",
    clickRule: " Click a step, or a place on the line.",
    step: "step", helpForward: "the next step", helpBack: "the step before", ends: "first, last",
    helpFirst: "before the first step", helpLast: "the last step", play: "play", stop: "stop",
    helpPlay: "go on by itself, or stop", game: "game",
    helpGameBefore: "the game before, of the same row of the list",
    helpNextGame: "the game after it", place: { "game \($0) of \($1)" }, games: "Games",
    gamesOf: { "The last games of \($0)" },
    noGames: { "\($0) has no game to see again yet. One game, and it is listed here." },
    nextGame: "the next game?",
    gamesRules: "The last \(GameRecord.limit) games; those on a high score list are kept longer.",
    gamesHelp: "see the last games again", won: "won", lost: "lost")
}
