extension MeaningStrings {
  public static let dutch = MeaningStrings(
    partOfSpeech: { part in
      switch part {
      case .noun: "zelfstandig naamwoord"
      case .verb: "werkwoord"
      case .adjective: "bijvoeglijk naamwoord"
      case .adverb: "bijwoord"
      }
    })
}
