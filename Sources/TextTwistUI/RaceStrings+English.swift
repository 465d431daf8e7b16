import Kit

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
