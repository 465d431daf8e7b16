import Kit

extension TextTwistDailyStrings {
  static let dutch = TextTwistDailyStrings { "\($0) van \($1) · \($2)" }
}
