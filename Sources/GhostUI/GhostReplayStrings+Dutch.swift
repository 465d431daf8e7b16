import Kit

extension GhostReplayStrings {
  static let dutch = GhostReplayStrings(
    letter: { "zet \($0) van \($1)" }, begins: { "\($0) begint." },
    givenUp: "Hier is de partij opgegeven.")
}
