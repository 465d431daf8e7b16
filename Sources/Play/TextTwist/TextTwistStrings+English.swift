extension TextTwistStrings {
  static let english = TextTwistStrings(
    name: "Text Twist",
    tagline: "six letters, every word in them",
    slide: Slide(
      title: "Text Twist",
      text: """
        Six letters lie on the table. Find the words they make, from three letters up. A word of all six opens \
        the next rack.
        """),
    slideGame: SlideGame(
      rack: "lnatpe",
      words: [
        "ant", "ape", "let", "net", "pan", "pen", "lane", "late", "plan", "tale", "panel", "petal", "plane",
        "planet",
      ],
      found: ["ant", "net", "pen", "plan", "tale", "panel"], entered: "pl"),
    timer: "Twist: timer",
    dailyResult: { "\($0) of \($1), \($2) points" },
    modeLabel: "Mode",
    mode: { mode in
      switch mode {
      case .timed: "timed"
      case .untimed: "untimed"
      case .classic: "classic"
      }
    },
    modeNote: { mode in
      switch mode {
      case .timed: "Two minutes a rack. A six-letter word opens the next one."
      case .untimed: "As long as you like. A six-letter word opens the next rack."
      case .classic: "The three racks of the original course, and no clock."
      }
    },
    noRack: "The word list has no rack for this game.",
    rack: { "rack \($0)" },
    score: { "score \($0)" },
    entry: "entry",
    letters: { "\($0) letters" },
    bonusWords: "Bonus words:",
    take: "take",
    helpTake: "take a tile",
    helpPutBack: "put the last tile back",
    twist: "twist",
    twistButton: "Twist",
    helpTwist: "shuffle the bank",
    submit: "submit",
    submitButton: "Enter",
    helpSubmit: "enter the word",
    clear: "clear",
    clearButton: "Clear",
    helpClear: "put all tiles back",
    last: "last word",
    lastButton: "Last word",
    helpLast: "the last word again",
    pause: "pause",
    helpPause: "stop the clock",
    next: "next rack",
    nextButton: "Next rack",
    helpNext: "go on to the next rack",
    helpScrollDown: "scroll the words down",
    helpScrollUp: "scroll the words up",
    begin: "Type letters, or click tiles.",
    severalBingos: { "\($0) words take all six letters of this rack." },
    found: { "\($0), found: +\($1)" },
    foundBonus: { "\($0), a bonus word: +\($1)" },
    foundBingo: { "\($0), all six letters: +\($1)" },
    alreadyFound: { "\($0) has been found already." },
    tooShort: { "\($0) is too short: three letters at least." },
    notAWord: { "\($0) is not a word in this list." },
    notInBank: { "There is no \($0) in the bank." },
    nothingEntered: "There is nothing in the entry yet.",
    noLastWord: "There is no last word on this rack yet.",
    closed: "A six-letter word opens the next rack.",
    bingoTitle: "Bingo!",
    bingoLine: "All six letters: the next rack is open.",
    keepHunting: "Keep hunting",
    completeTitle: "Every word found",
    completeLine: { "The rack counts double: \($0) points." },
    leaveTitle: "A game is running",
    leaveQuestion: "From the menu you can continue. Giving up shows the missed words.",
    giveUpButton: "Give up",
    paused: "Paused",
    clockStands: { "The clock stands at \($0)." },
    bankStands: "The tiles lie face down.",
    goOn: "go on",
    goOnButton: "Go on",
    helpGoOn: "go on",
    timeUp: "Time is up.",
    allFound: "Every word found.",
    givenUp: "These were the words.",
    foundOf: { "\($0) of \($1) words found" },
    nextIsOpen: "A six-letter word takes you on.",
    helpRackBefore: "the rack before",
    helpRackAfter: "the rack after it",
    endTitle: "The end of the game",
    endLine: { $1 == 1 ? "\($0) points on one rack" : "\($0) points on \($1) racks" })
}
