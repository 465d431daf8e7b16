import Kit

extension GhostReplayStrings {
  static let english = GhostReplayStrings(
    letter: { "move \($0) of \($1)" }, begins: { "\($0) begins." }, givenUp: "The match was given up here.")
}
