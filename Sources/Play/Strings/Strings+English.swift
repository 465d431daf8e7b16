extension Strings {
  static let english = Strings(
    titleName: "Wordyard",
    tagline: "games of words for the terminal",
    language: "Language",
    help: "help",
    keys: "Keys",
    menu: "menu",
    menuButton: "Menu",
    back: "back",
    close: "close",
    quit: "quit",
    quitEntry: "Quit",
    choose: "choose",
    change: "change",
    open: "open",
    start: "start",
    startButton: "Start",
    newGame: "New game",
    changeGame: "Change",
    startOver: "start over",
    startOverButton: "Start over",
    keepPlaying: "Keep playing",
    helpWalk: "walk through the entries",
    helpOpen: "open the chosen entry",
    helpNext: "the next value",
    helpPrevious: "the value before",
    helpStart: "start, or choose a value",
    helpLanguage: "change the language",
    helpMenu: "back to the menu",
    helpQuit: "leave Wordyard",
    tooSmall: { "Wordyard needs a terminal of \($0) columns and \($1) rows." },
    entry: .english,
    settings: .english,
    hangman: .english)
}

extension HangmanStrings {
  static let english = HangmanStrings(
    name: "Hangman",
    note: "guess the phrase, letter by letter",
    host: "Host",
    category: "Category",
    difficulty: "Difficulty",
    allCategories: "All of them",
    hosts: ["Phrase book", "Dictionary"],
    hostNotes: [
      "A phrase from a category of your choice.",
      "One word of five to twelve letters.",
    ],
    difficulties: ["easy", "medium", "hard"],
    noWord: "The word list has no word for this game.",
    guess: "guess",
    helpGuess: "guess a letter",
    helpWalk: "walk on the keyboard",
    helpPress: "guess the chosen letter",
    helpStartOver: "begin another game",
    begin: "Type a letter, or click one.",
    hit: { letter, places in places == 1 ? "One \(letter)." : "\(places) times \(letter)." },
    miss: { "No \($0) in this one." },
    alreadyTried: { "\($0) has been tried already." },
    notALetter: { "\($0) is not a letter." },
    misses: { "\($0) of \($1)" },
    incorrect: "Incorrect guesses:",
    streak: { "streak \($0)" },
    startOverQuestion: "The phrase you are guessing will be put away.",
    leaveTitle: "A game is running",
    leaveQuestion: "Leave it, and the phrase is put away.",
    wonTitle: { misses in
      switch misses {
      case 0: "Without a scratch"
      case 6: "By a hair's breadth"
      default: "Saved"
      }
    },
    wonLine: "You found it:",
    lostTitle: "Too late",
    lostLine: "It was:",
    score: { misses, streak in
      let count = misses == 1 ? "1 wrong guess" : "\(misses) wrong guesses"
      return streak > 1 ? "\(count) · streak \(streak)" : count
    })
}
