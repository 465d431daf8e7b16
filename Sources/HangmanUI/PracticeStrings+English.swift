import Kit

extension PracticeStrings {
  static let english = PracticeStrings(
    name: "Practice", place: { "word \($0) of \($1)" },
    letters: { "Its letters: \($0)" }, otherWord: "That is a word, too. Another one is asked.",
    known: { "Known. It comes back in \($0) days." }, tomorrow: "It comes back tomorrow.",
    toGo: { "\($0) \($0 == 1 ? "word" : "words") to go today." },
    lastOne: "That was the last one for today.", next: "Next word")
}
