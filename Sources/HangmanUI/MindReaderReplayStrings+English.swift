import Kit

extension MindReaderReplayStrings {
  static let english = MindReaderReplayStrings(
    question: { "question \($0) of \($1)" },
    begins: { $0 == 1 ? "1 word, and nothing asked yet." : "\($0) words, and nothing asked yet." },
    isIt: { "Is it \($0)?" }, yes: "Yes.", no: "No.", whatWasIt: "What was it?")
}
