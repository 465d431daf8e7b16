import Kit
import Records

extension TitleStrings {
  static let english = TitleStrings(
    name: "Wordyard",
    quit: "quit",
    letter: { $0 ? "underlined letter" : "marked letter" },
    helpOpen: "open the chosen entry",
    helpLetter: "open that letter's entry",
    helpQuit: "leave Wordyard",
    rules: { isUnderlined in
      """
      \(GameKind.allCases.count.inEnglish.capitalizedFirst) word games, alone or together. \
      \(isUnderlined ? "An underlined" : "A marked") letter opens its entry at once.
      """
    },
    entry: { entry in
      switch entry {
      case .resume: ("Continue", "", "c")
      case .code: ("Code", "a game that somebody sent", "o")
      case .daily: ("Daily", "\(Mode.daily.count.inEnglish) puzzles, one try each", "d")
      case .table: ("Table", "two terminals, one game", "b")
      case .practice: ("Practice", "", "a")
      case .scores: ("High scores", "and statistics", "s")
      case .players: ("Players", "", "p")
      case .introduction: ("How to play", "\(IntroductionScreen.pageCount.inEnglish) pictures", "w")
      case .language: ("Language", "", "l")
      case .settings: ("Settings", "pictures, colours and sound", "e")
      case .quit: ("Quit", "", "q")
      }
    },
    openTables: { "\($0) open" },
    due: { $0 == 1 ? "1 word is due" : "\($0) words are due" }, nextDue: { "the next \($0)" },
    nothingDue: { "Nothing is due today. The next word comes \($0)." },
    played: { "\($0) of \($1) today" })
}

extension DailyStrings {
  static let english = DailyStrings(
    name: "Daily",
    note: "The same \(Mode.daily.count.inEnglish) for everyone today, and one try at each.",
    open: "not played yet",
    begun: "begun, and waiting",
    oneTry: "One try a day; come back tomorrow.",
    noPuzzle: "This word list has no such puzzle.",
    newDay: "It is past midnight: these are the new ones.",
    share: "copy",
    shareTitle: "To share",
    helpShare: "show the result and copy it, to share",
    play: "play",
    helpPlay: "play the chosen puzzle",
    rules: """
      Everybody has the same \(Mode.daily.count.inEnglish) puzzles today. A day counts for the days in a row once \
      all \(Mode.daily.count.inEnglish) have been played, won or lost. The result tells no letter of them.
      """,
    hint: "+hint",
    playButton: { "Play \($0)" },
    newOnes: { $0 == 1 ? "New ones within the hour." : "New ones in \($0) hours." })
}

extension IntroductionStrings {
  static let english = IntroductionStrings(
    name: "How to play",
    welcome: Slide(
      title: "Welcome to Wordyard",
      text: """
        \(GameKind.allCases.count.inEnglish.capitalizedFirst) word games. Play alone, against the computer, two at one \
        keyboard, or at tables, each at a terminal of this machine. What you leave unfinished waits for you.
        """),
    controls: Slide(
      title: "Keys and mouse",
      text: """
        Type, or click what you see. The keyboard on the screen shows a cursor once you press an arrow. ? shows \
        all keys, Esc goes back, Ctrl-C leaves: your game is saved.
        """),
    keys: Slide(
      title: "Keys",
      text: """
        The keyboard on the screen shows a cursor once you press an arrow. ? shows all keys, Esc goes back, \
        Ctrl-C leaves: your game is saved.
        """),
    control: { control in
      switch control {
      case .arrows: "move"
      case .enter: "choose"
      case .escape: "back"
      case .help: "help"
      }
    },
    next: "next", before: "previous", skip: "skip", done: "done",
    helpNext: "the next page", helpBefore: "the page before", helpFirst: "the first page",
    helpLast: "the last page", helpSkip: "leave the introduction",
    rules: "A page for each game, and one for the keys. Esc skips the rest.",
    languageRules: "The language of the words and of the menus. They can be set separately in the settings.",
    whichLanguage: "Which language would you like?", greeting: "words and menus in English",
    choose: "choose", helpChoose: "play in this language", helpBack: "keep the previous language")
}

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

extension SettingsScreenStrings {
  static let english = SettingsScreenStrings(
    name: "Settings", done: "Done",
    rules: "Each change takes effect at once, for you only, and is saved.",
    group: { group in
      switch group {
      case .words: "Words"
      case .looks: "Looks"
      case .playing: "Playing"
      case .terminal: "Terminal"
      }
    })
}

extension WaitingStrings {
  static let english = WaitingStrings(
    title: "A game waits for you", newGame: "A new game",
    helpNumber: "open the game of that number",
    rules: "The games you left, the last one first. Each goes on after your last key.")
}
