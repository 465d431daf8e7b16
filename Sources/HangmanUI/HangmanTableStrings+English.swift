import Kit

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
