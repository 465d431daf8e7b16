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

extension HangmanEndStrings {
  static let english = HangmanEndStrings(
    wonTitle: { misses in
      switch misses {
      case 0: "✓ Without a scratch"
      case 1...3: "✓ Saved"
      case 4...5: "✓ Just in time"
      default: "✓ By a thread"
      }
    },
    lostTitle: "Too late",
    wrongGuesses: { misses in
      switch misses {
      case 0: "Not one wrong guess"
      case 1: "1 wrong guess"
      default: "\(misses) wrong guesses"
      }
    },
    wrongShort: { $0 == 0 ? "None wrong" : "\($0) wrong" },
    longestYet: ", your longest yet",
    longestYetShort: ", your longest",
    rank: { "\($0.englishOrdinal) of all time in \($1)" },
    rankShort: { "\($0.englishOrdinal) in \($1)" },
    longestIs: { "Your longest is \($0)." },
    hinted: "With a hint: not on a list.",
    smallLetters: "Small letters are the ones that were missing.",
    smallLettersShort: "Small letters were missing.",
    streakEnds: { "The streak ends at \($0)." },
    wins: { "\($0) wins the round" },
    nextRound: "Next round",
    devilWonTitle: "✓ Pinned down",
    devilLostTitle: "It slipped away",
    neverChose: { "The Devil never chose. \($0) words were still possible, \($1) among them." },
    neverChoseShort: { "\($0) words left, \($1) among them." },
    neverChoseAmong: { "The Devil never chose. \($0.listed("and")) were still possible." },
    neverChoseAmongShort: { "Left: \($0.joined(separator: ", "))." },
    longestAgainst: { "Your longest streak against it is \($0)." },
    oneWasLeft: { "One word was left: \($0)." },
    nothingElse: { "Nothing else was left: \($0)." },
    tableTitle: "What was left",
    tableButton: "What was left",
    tableStart: "start",
    scroll: "scroll",
    startOverTitle: "Start over?",
    startOverLine: "This one then counts as lost.",
    itWas: { "It was: \($0)" },
    hintTitle: "A hint costs a miss",
    hintLine: { "It shows one letter. You have \($0) left." },
    showIt: "Show it",
    handOverTitle: "Your turn")
}

extension HangmanFiguresStrings {
  static let english = HangmanFiguresStrings(
    won: { "won, \($0) in 100" },
    streak: "streak now", longest: "longest",
    unscratched: "saved without a scratch",
    lastStreaks: { $0 == 1 ? "Last streak" : "Last \($0) streaks" }, missedLetters: "Most missed letters",
    note: "A game is saved, or it is not; leaving one costs nothing.")
}

extension HangmanReplayStrings {
  static let english = HangmanReplayStrings(
    guess: { "guess \($0) of \($1)" },
    begins: { "\($0) places, and nothing guessed yet." },
    hit: { $1 == 1 ? "\($0): it stands once." : "\($0): it stands \($1) times." },
    miss: { "\($0): no \($0) in this one." }, hint: { "\($0): a hint." },
    solved: { $1 ? "\($0): right." : "\($0): that was not it." },
    hitShort: { $1 == 1 ? "\($0): once." : "\($0): \($1) times." }, missShort: { "No \($0)." },
    hintShort: { "\($0): a hint." },
    wordsLeftShort: { $0 == 1 ? "1 word was left." : "\($0) words were left." },
    stillOpen: { $0 == 1 ? "1 place was still open." : "\($0) places were still open." },
    wordsLeft: { $0 == 1 ? "1 word was left." : "\($0) words were left." },
    won: { $0 == 0 ? "Saved, with nothing wrong." : "Saved, with \($0) wrong." }, lost: "Too late.",
    givenUp: "It was given up here.")
}

extension HangmanSettingsStrings {
  static let english = HangmanSettingsStrings(
    pictures: "A part for each wrong guess, and an end.",
    carefulEntry: "A letter counts only after Enter.",
    key: "h", tooLate: "too late", saved: "saved")
}

extension HangmanTableStrings {
  static let english = HangmanTableStrings(
    title: "table", tagline: "one hides, one guesses",
    rules: """
      One hides a word or a phrase, the other guesses it, then the roles swap. What is hidden stays in its own \
      terminal until the round is over; then every answer is checked.
      """,
    prompt: { "Hide a word or a phrase from \($0). It stays in this terminal until the round is over." },
    hide: "hide a phrase", helpHide: "type what the other one is to guess",
    choose: "Enter: hide a word or a phrase.", isChoosing: { "\($0) is choosing what to hide." },
    hasHidden: { "\($0) has hidden it. Guess a letter." }, guesses: { "\($0) guesses." },
    notYourTurn: { "It is \($0)'s turn." },
    callOffLater: "After two minutes you can call the round off.",
    callOffNow: "You can call the round off: nobody wins it then.",
    callOffShort: { $0 ? "You can call it off in two minutes." : "Called off, nobody wins it." },
    callOffButton: "Call the round off", callOffButtonShort: "Call off",
    tooSoon: { "\($0) has been away for less than two minutes." },
    foundTitle: { "\($0) found it" }, keptTitle: "✓ Never found",
    untrueWonTitle: "✓ The round is yours", untrueLostTitle: "Not true",
    untrue: { "\($0)'s answers were not true." },
    calledOffTitle: "The round is called off", calledOffLine: "Nobody wins it.")
}

extension MindReaderReplayStrings {
  static let english = MindReaderReplayStrings(
    question: { "question \($0) of \($1)" },
    begins: { $0 == 1 ? "1 word, and nothing asked yet." : "\($0) words, and nothing asked yet." },
    isIt: { "Is it \($0)?" }, yes: "Yes.", no: "No.", whatWasIt: "What was it?")
}

extension MindReaderStrings {
  static let english = MindReaderStrings(
    rules: """
      Think of a word. The computer asks for letters, you mark where each one stands, and seven that are not in \
      it mean that you have won.
      """,
    typeWord: "Type a word, unseen. The computer will not peek.",
    question: { "\($0.englishArticle.capitalizedFirst) \($0)?" },
    answered: { $1.isEmpty ? "There is no \($0)." : "\($0) is the \(ordinals($1))." },
    whereIs: { "Where is the \($0)? Mark every one." },
    yes: { "Yes: the \(ordinals($0))." },
    yesShort: { "Yes: \(numbers($0))." },
    none: { "No \($0)." },
    noneButton: { "No \($0)" },
    markOrNone: { "Mark every \($0), or press n for none." },
    doneButton: "Done", nextButton: "Next",
    notInIt: "Not in it:",
    letters: { $0 == 1 ? "1 letter" : "\($0) letters" },
    answer: "done",
    helpAnswer: "these are the places", next: "next", helpNext: "the next question",
    noneLabel: "none",
    helpNone: "the letter is not in the word",
    mark: "mark",
    helpMark: "mark the place, or not",
    helpMarkNumber: "mark the place of this number",
    helpNextPlace: "the next place",
    helpPlaceBefore: "the place before",
    takeBack: "take back",
    helpTakeBack: "take the last marks back",
    isIt: "Is it this?",
    yesButton: "Yes",
    noButton: "No",
    wonTitle: "Read your mind",
    wonLine: { questions, misses in
      "\(questions == 1 ? "1 question" : "\(questions) questions"), \(misses == 1 ? "1 miss" : "\(misses) misses")"
    },
    anotherWord: "Another word",
    lostTitle: "✓ Your mind is safe",
    sevenWrong: { "Seven letters were wrong. \($0 == 1 ? "1 word was" : "\($0) words were") left." },
    sevenWrongShort: { "\($0 == 1 ? "1 word was" : "\($0) words were") left." },
    otherWord: { "\($0) was the only word left." },
    whatWasIt: "What was it? Type it, and it is checked.",
    whatWasItShort: "What was it? It is checked.",
    typeIt: "Type it",
    typePrompt: "What was the word?",
    otherLength: { "It should have \($0) letters." },
    marksRight: { "\($0): every mark was right." },
    unknownWord: { "\($0) is not in the word list. Every mark was right." },
    differs: { letter, marked, actual in
      let given = marked.isEmpty ? "no \(letter)" : "\(letter) in \(numbers(marked))"
      let right = actual.isEmpty ? "there is none" : "it stands in \(numbers(actual))"
      return "You marked \(given), but \(right)."
    },
    differsTitle: { "\($0): a mark was wrong" },
    contradictedTitle: "No word fits",
    leavesNoWord: { letter, places in
      places.isEmpty
        ? "Without \(letter) there is no word." : "The \(letter) in \(numbers(places)) leaves no word."
    },
    takeBackButton: "Take it back",
    otherMark: "another mark",
    wrongMark: "a wrong mark",
    wasMarkWrong: "was a mark wrong?",
    wasMarkWrongTitle: "Was a mark wrong?",
    isMarkWrong: { letter, places in
      places.isEmpty
        ? "Is there \(letter.englishArticle) \(letter) after all?"
        : "Was the \(letter) in \(numbers(places)) a slip?"
    },
    allRight: "All marks are right", allRightShort: "All true",
    thatWord: "That word",
    panelTitle: "What was asked")

  private static func ordinals(_ places: [Int]) -> String { places.map(\.englishOrdinal).listed("and") }

  private static func numbers(_ places: [Int]) -> String { places.map(String.init).listed("and") }
}

extension PracticeStrings {
  static let english = PracticeStrings(
    name: "Practice", place: { "word \($0) of \($1)" },
    letters: { "Its letters: \($0)" }, otherWord: "That is a word, too. Another one is asked.",
    known: { "Known. It comes back in \($0) days." }, tomorrow: "It comes back tomorrow.",
    toGo: { "\($0) \($0 == 1 ? "word" : "words") to go today." },
    lastOne: "That was the last one for today.", next: "Next word")
}
