import Kit

extension PracticeStrings {
  static let dutch = PracticeStrings(
    name: "Oefenen", place: { "woord \($0) van \($1)" },
    letters: { "De letters: \($0)" }, otherWord: "Dat is ook een woord. Er is een ander gevraagd.",
    known: { "Gekend. Het komt over \($0) dagen terug." }, tomorrow: "Het komt morgen terug.",
    toGo: { "Nog \($0) \($0 == 1 ? "woord" : "woorden") vandaag." },
    lastOne: "Dat was het laatste voor vandaag.", next: "Volgend woord")
}
