import Kit

extension TextTwistReplayStrings {
  static let english = TextTwistReplayStrings(
    entry: { "entry \($0) of \($1)" },
    begins: "The rack as it was dealt. Times count from here.",
    noTimes: "When each word came was not recorded then.",
    noWords: "No word was found.",
    at: { $0.isEmpty ? $1 : "\($0)  \($1)" }, timeUp: "The time was up.", gaveUp: "It was given up here.",
    score: { "rack \($0)   score \($1)" })
}
