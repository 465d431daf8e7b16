import Kit

extension HangmanStrings {
  static let english = HangmanStrings(
    name: "Hangman",
    tagline: "save someone, letter by letter",
    rules: """
      Guess the letters of a hidden phrase. Each wrong one adds a part to the picture, and the seventh loses.
      """,
    slide: Slide(
      title: "Hangman",
      text: """
        Guess the phrase, a letter at a time. Each wrong letter adds to the picture, and the seventh loses. \
        Tab lets you fill in all of it.
        """),
    pictures: "Pictures",
    carefulEntry: "Careful entry",
    missesHead: "Wrong guesses in a game",
    lost: "lost",
    dailyResult: { isWon, misses in
      isWon ? misses == 0 ? "nothing wrong" : "\(misses) wrong" : "not found"
    },
    hostLabel: "Host",
    category: "Category",
    allCategories: "All of them",
    host: { host in
      switch host {
      case .phraseBook: "Phrase book"
      case .dictionary: "Dictionary"
      case .duel: "Duel"
      case .devil: "Devil"
      case .mindReader: "Mind reader"
      }
    },
    hostNote: { host in
      switch host {
      case .phraseBook: "A phrase from a category of your choice.\nNone comes again before all have come."
      case .dictionary: "One word of five to twelve letters.\nThe level decides how well known it is."
      case .duel: "Two players: one enters a secret, the other guesses.\nThen they swap."
      case .devil:
        """
        It fixes only the length, and dodges as long as it can.
        It never lies: the end shows how many words were left.
        """
      case .mindReader: "You think of a word, and the computer guesses.\nYou mark the places of its letters."
      }
    },
    ownListNote: "One word of your own list, of any length.\nThe game is on no high score list.",
    typedWordNote:
      "You type a word, and the computer guesses.\nThe places of its letters are marked for you.",
    difficulty: { difficulty in
      switch difficulty {
      case .easy: "easy"
      case .medium: "medium"
      case .hard: "hard"
      }
    },
    difficultyNote: { difficulty in
      switch difficulty {
      case .easy: "easy: words everybody uses.\nEach level has its own high scores."
      case .medium: "medium: words you have met.\nEach level has its own high scores."
      case .hard: "hard: words of a school dictionary.\nEach level has its own high scores."
      }
    },
    categoryNote: "Space opens the list of categories.\nEvery phrase comes once before any comes again.",
    firstPlayerNote: "The first player hides the first secret.\nSpace lets you type another name.",
    secondPlayerNote: "The second player guesses first.\nSpace lets you type a name.",
    yourWord: "Your word",
    secret: { secret in
      switch secret {
      case .thought: "thought of"
      case .typed: "typed unseen"
      }
    },
    secretNote: { secret in
      switch secret {
      case .thought: "You mark the places of every letter it asks for.\nAt the end your marks are checked."
      case .typed: "You type the word, and nobody sees it.\nThe marks are then made for you."
      }
    },
    length: "Letters",
    lengthNote: "How many letters your word has.\nIt should be in a dictionary.",
    guess: "guess",
    helpGuess: "guess a letter",
    helpPress: "guess the chosen letter",
    helpCareful: "guess the letter that waits",
    helpEmpty: "take the waiting letter back",
    helpStartOver: "start over; counts as lost",
    solve: "solve",
    helpSolve: "fill in the blanks",
    hint: "hint",
    helpHint: "a letter, for one miss",
    count: "count",
    helpCount: "how many words are left",
    wordsLeft: { $0 == 1 ? "1 word left" : "\($0) words left" },
    guessButton: "Guess",
    confirm: { "Enter guesses \($0)." },
    hit: { letter, places in
      // A long number would make the answer with most letters longer than a guess may send.
      let number = places < 7 ? places.inEnglish.capitalizedFirst : "\(places)"
      return "\(number) \(letter)" + (places == 1 ? "." : "'s.")
    },
    miss: { "No \($0) in this one." },
    alreadyTried: { "\($0) has been tried already." },
    hinted: { "Here is \($0), for one miss." }, hintedShort: { "\($0), for one miss." },
    tooExpensive: "A hint now would lose the game.", tooExpensiveShort: "A hint would lose now.",
    misses: { "\($0) of \($1)" },
    missCount: { "\($0) wrong" },
    incorrect: "Incorrect guesses:",
    incorrectShort: "not:",
    streak: { "streak \($0)" },
    fill: "fill",
    helpFill: "fill in a letter",
    solveNow: "solve",
    helpSolveNow: "say that this is it",
    helpErase: "erase the letter before",
    moveCaret: "move",
    helpCaretRight: "the next blank",
    helpCaretLeft: "the blank before",
    putBack: "put back",
    helpPutBack: "put all back, free of charge",
    fillBlanks: "Fill the blanks.",
    price: { "A wrong \($1 ? "word" : "phrase") costs one miss: you have \($0)." },
    priceShort: { "A wrong \($1 ? "word" : "phrase") costs a miss: \($0) left." },
    notThere: { "There is no \($0) in this one." },
    stillOpen: { $0 == 1 ? "1 blank is still open." : "\($0) blanks are still open." },
    allFilled: "No blank is open. Enter solves.",
    notIt: "That is not it.",
    secretPrompt: { "\($0) enters a secret. \($1) looks away." },
    notInSecret: { "\($0) cannot be in it: only letters, blanks, - and '." },
    notInSecretShort: "Only letters, blanks, - and '.",
    twoLetters: "It needs at least two letters.",
    guesses: { "\($0) guesses" },
    handOver: { "\($0) looks now. Enter, when ready." },
    panelTitle: { "\($0) and \($1)" },
    panelSolved: "solved",
    panelToGo: { "\($0) to go" }, panelToGoIn: { "to go in \($0)" },
    panelToGoHere: "to go in this category",
    panelStreak: "streak",
    panelLongest: "longest",
    panelMisses: "Wrong guesses so far",
    panelToday: "Today", panelWordsLeft: { "Devil · \($0) words left" },
    panelRound: "This duel")
}
