/// What the settings say of Text Twist.
struct TextTwistSettingsStrings: Translated {
  var timer: String

  static let english = TextTwistSettingsStrings(timer: "With a clock, or all the time you want.")
  static let dutch = TextTwistSettingsStrings(timer: "Met een klok, of alle tijd die je wilt.")
}

extension Strings {
  var textTwistSettings: TextTwistSettingsStrings { .in(language) }
}
