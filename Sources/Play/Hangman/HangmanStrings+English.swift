extension HangmanStrings {
  static let english = HangmanStrings(
    name: "Hangman",
    tagline: "guess the phrase, letter by letter",
    slide: Slide(
      title: "Hangman",
      text: """
        Guess the phrase, a letter at a time. Each wrong letter adds to the picture, and the seventh loses. \
        Tab lets you type the whole phrase.
        """),
    slidePhrase: "Words fail me",
    slideGuesses: "earotnuc",
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
      case .phraseBook: "A phrase from a category of your choice."
      case .dictionary: "One word of five to twelve letters."
      case .duel: "Two players: one enters a secret, the other guesses."
      case .devil: "It fixes only the length, and dodges. It never lies."
      case .mindReader: "You think of a word, and the computer guesses."
      }
    },
    difficulty: { difficulty in
      switch difficulty {
      case .easy: "easy"
      case .medium: "medium"
      case .hard: "hard"
      }
    },
    yourWord: "Your word",
    secret: { secret in
      switch secret {
      case .thought: "thought of"
      case .typed: "typed unseen"
      }
    },
    length: "Letters",
    guess: "guess",
    helpGuess: "guess a letter",
    helpPress: "guess the chosen letter",
    helpCareful: "guess the letter that waits",
    helpStartOver: "begin another game",
    solve: "solve",
    helpSolve: "type the whole phrase",
    solvePrompt: "What is the whole phrase?",
    notIt: "That is not it.",
    hint: "hint",
    helpHint: "a letter, for one miss",
    hinted: { "Here is \($0), for one miss." },
    tooDear: "A hint now would lose the game.",
    count: "count",
    helpCount: "how many words are left",
    wordsLeft: { $0 == 1 ? "1 word left" : "\($0) words left" },
    tableTitle: "What was left",
    tableRow: { count, word in count == 1 ? "1 word: \(word)" : "\(count) words, such as \(word)" },
    guessButton: "Guess",
    confirm: { _ in "Enter guesses" },
    hit: { letter, places in places == 1 ? "One \(letter)." : "\(places) times \(letter)." },
    miss: { "No \($0) in this one." },
    alreadyTried: { "\($0) has been tried already." },
    misses: { "\($0) of \($1)" },
    incorrect: "Incorrect guesses:",
    streak: { "streak \($0)" },
    secretPrompt: { "\($0) enters a secret. \($1) looks away." },
    notInSecret: { "\($0) cannot be in it: only letters, blanks, - and '." },
    twoLetters: "It needs at least two letters.",
    guesses: { "\($0) guesses" },
    nextRound: "Next round",
    typeWord: "Type a word, unseen. The computer will not peek.",
    answer: "done",
    helpAnswer: "these are the places",
    mark: "mark",
    helpMark: "mark the place, or not",
    helpNextPlace: "the next place",
    helpPlaceBefore: "the place before",
    takeBack: "take back",
    takeBackButton: "Take it back",
    helpTakeBack: "take the last marks back",
    asks: { "Mark every \($0), or none." },
    asksTyped: { "Is there an \($0) in it?" },
    markedAt: { letter, places in
      places.isEmpty ? "no \(letter)" : "\(letter) in \(places.joined(separator: ", "))"
    },
    isIt: "Is it this?",
    yes: "Yes",
    no: "No",
    readerWonTitle: "Read",
    readerWon: { $0 == 1 ? "The computer had 1 letter wrong." : "The computer had \($0) letters wrong." },
    readerLostTitle: "Your mind is safe",
    readerLost: "Seven letters were wrong.",
    notInList: "Then it is not in the word list.",
    contradictedTitle: "No word fits",
    contradicted: "Take these marks back?",
    leaveReading: "Leave it, and it waits for you under Continue.",
    startOverQuestion: "The phrase you are guessing will be put away.",
    leaveTitle: "A game is running",
    leaveQuestion: "Leave it, and it waits for you under Continue.",
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
