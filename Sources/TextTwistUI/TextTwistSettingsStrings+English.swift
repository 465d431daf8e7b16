import Kit

extension TextTwistSettingsStrings {
  static let english = TextTwistSettingsStrings(key: "t", timer: "With a clock, or all the time you want.")
}
