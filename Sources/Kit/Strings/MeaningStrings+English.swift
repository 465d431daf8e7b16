extension MeaningStrings {
  public static let english = MeaningStrings(
    partOfSpeech: { part in
      switch part {
      case .noun: "noun"
      case .verb: "verb"
      case .adjective: "adjective"
      case .adverb: "adverb"
      }
    },
    partOfSpeechShort: { part in
      switch part {
      case .noun: "noun"
      case .verb: "verb"
      case .adjective: "adj."
      case .adverb: "adv."
      }
    },
    label: "meaning", question: "what does it mean?", questionOf: { "what does \($0) mean?" },
    help: "what the word means",
    unknown: { "Nobody has written down what \($0) means." },
    sense: { "\($0) of \($1)" },
    anotherSense: "another sense", anotherWord: "another word", senseKey: "sense", wordKey: "word",
    close: "Close")
}
