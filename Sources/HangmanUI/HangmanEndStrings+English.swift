import Kit

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
