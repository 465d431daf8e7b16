import Kit

/// The texts of a shared result.
struct TextTwistDailyStrings: Translated {
  var share: @Sendable (_ found: Int, _ words: Int, _ points: Int) -> String
}

extension Strings {
  var textTwistDaily: TextTwistDailyStrings { .in(language) }
}
