import Kit

/// The texts of the replay of a game of Text Twist.
struct TextTwistReplayStrings: Translated {
  var entry: @Sendable (_ number: Int, _ count: Int) -> String
  var begins: String
  var noTimes: String
  /// Of a race without words.
  var noWords: String
  /// What happened, and at what time; the time is empty when it is not known.
  var at: @Sendable (_ time: String, _ text: String) -> String
  var timeUp: String
  var gaveUp: String
  var score: @Sendable (_ rack: Int, _ points: Int) -> String
}

extension Strings {
  var textTwistReplay: TextTwistReplayStrings { .in(language) }
}
