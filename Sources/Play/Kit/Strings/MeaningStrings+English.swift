extension MeaningStrings {
  public static let english = MeaningStrings(
    partOfSpeech: { part in
      switch part {
      case .noun: "noun"
      case .verb: "verb"
      case .adjective: "adjective"
      case .adverb: "adverb"
      }
    })
}
