import Kit

extension MindReaderReplayStrings {
  static let dutch = MindReaderReplayStrings(
    question: { "vraag \($0) van \($1)" },
    begins: { $0 == 1 ? "1 woord, en nog niets gevraagd." : "\($0) woorden, en nog niets gevraagd." },
    isIt: { "Is het \($0)?" }, yes: "Ja.", no: "Nee.", whatWasIt: "Wat was het?")
}
