import Kit

/// The texts of a replay of the mind reader.
struct MindReaderReplayStrings: Translated {
  var question: @Sendable (_ number: Int, _ count: Int) -> String
  var begins: @Sendable (_ words: Int) -> String
  var isIt: @Sendable (_ word: String) -> String
  var yes: String
  var no: String
  var whatWasIt: String
}

extension Strings {
  var mindReaderReplay: MindReaderReplayStrings { .in(language) }
}
