extension SavedGameStrings {
  static let english = SavedGameStrings(
    title: "Continue",
    welcomeBack: "Welcome back; all is as you left it.",
    claimed: "Another Wordyard is playing that game.",
    broken: "That game cannot go on: its words are not what they were.",
    outdated: "It was begun with an older version, which dealt by other rules.",
    noWords: { "It needs the words of \($0), which cannot be read." },
    discard: "Throw it away",
    unranked: "Games with words of your own are on no high score list.",
    unrankedShort: "Own words are on no list.",
    waitingTitle: "Which one?",
    misses: { "\($0) wrong" },
    points: { $0 == 1 ? "1 point" : "\($0) points" },
    daily: { "daily of \($0)" },
    puzzles: "Puzzles",
    copyResult: "Copy the result", copyResultShort: "Copy",
    noticeTitle: "About your saved data",
    damaged: { "It was damaged. The file is now called \($0), and a new one has been begun." },
    newer: { "\($0) is from a newer Wordyard. It is not changed, and nothing of this game is saved." },
    unreadable: { "\($0): \($1). You can play on; nothing more will be saved." },
    notSaved: { "\($0). You can play on; nothing more will be saved." },
    playOn: "Play on")
}
