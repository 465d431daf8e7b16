import Kit

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
    level: { level in
      switch level {
      case .relaxed: "relaxed"
      case .standard: "standard"
      case .expert: "expert"
      }
    },
    levelNote: { level in
      switch level {
      case .relaxed:
        "relaxed: words everybody uses. Half of them, or a word of six letters, opens the next rack."
      case .standard: "standard: words you have met. A word of six letters opens the next rack."
      case .expert: "expert: words of the big dictionary, too. A word of six letters opens the next rack."
      }
    },
    modeNote: { mode in
      switch mode {
      case .timed: "A minute, and 5 seconds more for each hidden word. A six-letter word opens the next rack."
      case .untimed: "As long as you like. A six-letter word opens the next rack."
      case .classic: "The three racks of the original course, and no clock."
      }
    },
    noRack: "The word list has no rack for this game.",
    rules: """
      Type the words that the six letters make, from three letters up. A word of all six opens the next rack, \
      and finding every word doubles the rack's points.
      """,
    lastRackRules: """
      Type the words that the six letters make, from three letters up. No rack follows this one; finding every word \
      doubles its points.
      """,
    rack: { "rack \($0)" },
    score: { "score \($0)" },
    heading: { "\($0): \($1) of \($2)" },
    bonus: "bonus:",
    opensNext: "opens the next rack",
    halfOpensNext: { "or \($0) words: the next rack" },
    allSix: "takes all six letters",
    nextIsOpenKey: "the next rack is open: =",
    allDouble: { "all \($0): score doubled" },
    thisRack: "This rack",
    ofWords: { "of \($0) words" },
    rackPoints: { points, extra, bonus in
      if extra == 0 { return points == 1 ? "point" : "points" }
      return bonus.count == 1
        ? "points, \(extra) more for \(bonus[0].capitals)" : "points, \(extra) for bonus"
    },
    forAll: { "for all \($0)" },
    bonusTitle: "Bonus words",
    thisGame: "This game",
    yourBest: { "your best: \($0)" },
    firstPlace: { "first place: \($0), \($1)" },
    take: "take",
    helpTake: "take a tile",
    helpPutBack: "put the last tile back",
    twist: "twist",
    twistButton: .init("Twist"),
    helpTwist: "shuffle the bank",
    submit: "submit",
    submitButton: .init("Enter"),
    helpSubmit: "enter the word",
    clear: "clear",
    clearButton: .init("Clear"),
    helpClear: "put all tiles back",
    last: "last word",
    lastButton: .init("Last word", short: "Last"),
    helpLast: "the last word again",
    pause: "pause",
    helpPause: "stop the clock",
    next: "next rack",
    nextButton: "Next rack",
    helpNext: "go on to the next rack",
    helpScrollDown: "scroll the words down",
    helpScrollUp: "scroll the words up",
    begin: "Type letters, or click tiles.", beginTyping: "Type letters.",
    severalBingos: { all, bonus in
      switch bonus {
      case 0: "\(all) words take all six letters."
      case 1: "\(all) words take all six; 1 is a bonus."
      default: "\(all) words take all six; \(bonus) are bonuses."
      }
    },
    found: { "\($0), found: +\($1)" },
    foundBonus: { "\($0), a bonus word: +\($1)" },
    foundNeverShown: { "A bonus word: +\($0)" },
    foundBingo: { "\($0), all six letters: +\($1)" },
    alreadyFound: { "\($0), already found" },
    alreadyFoundNeverShown: "That word is already found",
    tooShort: { "\($0) is too short" },
    notAWord: { "\($0) is not a word" },
    notInBank: { "No \($0) on the table." },
    nothingEntered: "There is nothing in the entry yet.",
    noLastWord: "No word has been submitted on this rack yet.",
    closed: { half in
      half.map { "Six letters, or \($0) words, open the next." } ?? "A six-letter word opens the next rack."
    },
    noNextRack: "No rack follows this one.",
    bingo: { "★ \($0): all six letters" },
    bingoNeverShown: "★ All six letters",
    nextIsOpen: "The next rack is open.",
    clockWaits: "The clock waits.",
    wordsToGo: { missing, all, points in
      "\(missing) \(missing == 1 ? "word" : "words") to go here; all \(all) would double \(points) points."
    },
    wordsToGoShort: { "\($0) \($0 == 1 ? "word" : "words") to go here." },
    halfTitle: "Half of the words",
    keepHunting: "Keep hunting",
    everyWord: { "Every word. Score doubled: \($0)." },
    doubled: { "Score doubled: \($0)." },
    lastWordHere: "That was the last word here.",
    missed: { $1 == 0 ? "You missed \($0)." : "You missed \($0) and \($1) more." },
    everyWordTitle: "✓ Every word",
    paused: "Paused",
    clockStands: { "The clock stands at \($0)." },
    tilesLieFaceDown: "The tiles lie face down.",
    goOnButton: "Go on",
    timeUp: "Time is up",
    lastRack: "The last rack",
    gaveUp: "You gave up",
    bestYet: "✓ Your best yet",
    endLine: { found, all, bonus, points, racks in
      let extra = bonus == 0 ? "" : bonus == 1 ? " and a bonus" : " and \(bonus) bonuses"
      let made = points.pointsInEnglish
      let on = racks == 1 ? "on one rack" : "on \(racks) racks"
      return "\(found) of \(all) words\(extra)   ·   \(made) \(on)"
    },
    endLineShort: { "\($0) of \($1) · \($2.pointsInEnglish)" },
    best: { "Your best is \($0)." },
    bestShort: { "your best is \($0)" },
    sixLetterWord: { "\($1 ? "The" : "A") six-letter word was \($0)." },
    rank: { "\($0) points: \($1.englishOrdinal) of all time, \($2)" },
    rankShort: { "\($0) points: \($1.englishOrdinal) of all time" },
    wordsToScroll: "words", pickWords: "pick the words", arrows: "arrows")

}

extension RaceStrings {
  static let english = RaceStrings(
    title: "race", tagline: "the same rack for both",
    rules: """
      Everybody has the same six letters and the same two minutes. A word counts a point a letter for all who find \
      it, and all words double the points. Most points win. The clock stops for nobody, help included.
      """,
    panelTitle: "The race", leave: "leave", helpLeave: "be done, or leave the race",
    begins: "One rack, one clock. Most points win.",
    found: { "\($0) found a word of \($1.inEnglish)." },
    foundAll: { "\($0) has found all the words." },
    isDone: { "\($0) looks for no more words." },
    hasLeft: { "\($0) left the race." },
    noPause: "The clock stops for nobody.",
    oneRack: "A race has one rack.",
    timeUp: "The time is up. The words are counted.",
    tooLate: "That word came too late.",
    youAreDone: "It ends when all who are here are done.",
    leaveTitle: "The clock runs on",
    leaveLine: "It stops for nobody, and runs while this is open.",
    leaveLine2: "The race is under Continue until it is over.",
    leaveLine3: "When all who are here are done, it is over at once.",
    leaveShort: "It stops for nobody.", leaveShort2: "Done: it ends when all are.",
    doneButton: "I am done", doneShort: "Done",
    waitTitle: { $0.isEmpty ? "Waiting for the others" : "Waiting for \($0)" },
    waitLine: { "The clock stands at \($0) until somebody else sits down." },
    waitLine2: "If they have ended it without you, give up.",
    waitShort: { "The clock stands at \($0)." }, waitShort2: "It runs again when somebody comes.",
    youWin: "You win the race", youShare: "You share the win",
    wins: { $0.listed("and") + ($0.count < 2 ? " wins the race" : " share the win") },
    nobodyWins: "Nobody found a word",
    tally: { found, all, bonus in
      let extra = bonus == 0 ? "" : bonus == 1 ? " and a bonus" : " and \(bonus) bonuses"
      return "You found \(found) of \(all) words\(extra)."
    },
    tallyShort: { "You found \($0) of \($1)." },
    wasShort: { "was \($0)." },
    againButton: "Another race",
    wordsKey: "words of each", wordsKeyShort: "whose", wordsHint: "whose words?")
}

extension TextTwistDailyStrings {
  static let english = TextTwistDailyStrings { "\($0) of \($1) · \($2)" }
}

extension TextTwistFiguresStrings {
  static let english = TextTwistFiguresStrings(
    chart: "Points a rack",
    racks: { $0 == 1 ? "rack" : "racks" }, best: "points, the best game",
    bestRack: "points, the best rack", bingos: { $0 == 1 ? "six-letter word" : "six-letter words" },
    last: { $0 == 1 ? "Last rack" : "Last \($0) racks" }, note: "All words of a rack double its points.")
}

extension TextTwistReplayStrings {
  static let english = TextTwistReplayStrings(
    entry: { "entry \($0) of \($1)" },
    begins: "The rack as it was dealt. Times count from here.",
    noTimes: "When each word came was not recorded then.",
    noWords: "No word was found.",
    at: { $0.isEmpty ? $1 : "\($0)  \($1)" }, timeUp: "The time was up.", gaveUp: "It was given up here.",
    score: { "rack \($0)   score \($1)" })
}

extension TextTwistSettingsStrings {
  static let english = TextTwistSettingsStrings(key: "t", timer: "With a clock, or all the time you want.")
}
