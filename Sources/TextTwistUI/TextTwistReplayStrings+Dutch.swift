import Kit

extension TextTwistReplayStrings {
  static let dutch = TextTwistReplayStrings(
    entry: { "invoer \($0) van \($1)" },
    begins: "De letters zoals ze lagen. De tijden tellen vanaf dan.",
    noTimes: "Wanneer elk woord kwam, is toen niet bewaard.",
    noWords: "Er is geen woord gevonden.",
    at: { $0.isEmpty ? $1 : "\($0)  \($1)" }, timeUp: "De tijd was om.", gaveUp: "Hier is het opgegeven.",
    score: { "ronde \($0)   score \($1)" })
}
