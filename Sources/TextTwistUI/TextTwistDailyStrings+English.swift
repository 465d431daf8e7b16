import Kit

extension TextTwistDailyStrings {
  static let english = TextTwistDailyStrings { "\($0) of \($1) · \($2)" }
}
