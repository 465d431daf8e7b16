extension MeaningStrings {
  public static let dutch = MeaningStrings(
    partOfSpeech: { part in
      switch part {
      case .noun: "zelfstandig naamwoord"
      case .verb: "werkwoord"
      case .adjective: "bijvoeglijk naamwoord"
      case .adverb: "bijwoord"
      }
    },
    partOfSpeechShort: { part in
      switch part {
      case .noun: "zn."
      case .verb: "ww."
      case .adjective: "bn."
      case .adverb: "bw."
      }
    },
    label: "betekenis", question: "wat betekent het?", questionOf: { "wat betekent \($0)?" },
    help: "wat het woord betekent",
    unknown: { "Niemand heeft opgeschreven wat \($0) betekent." },
    sense: { "\($0) van \($1)" },
    anotherSense: "andere betekenis", anotherWord: "ander woord", senseKey: "betekenis", wordKey: "woord",
    close: "Sluiten")
}
