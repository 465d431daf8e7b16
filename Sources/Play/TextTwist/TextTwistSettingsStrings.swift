/// What the settings say of Text Twist.
struct TextTwistSettingsStrings: Translated {
  /// The letter that opens it on the title screen.
  var key: Character
  var timer: String

  static let english = TextTwistSettingsStrings(key: "t", timer: "With a clock, or all the time you want.")
  static let dutch = TextTwistSettingsStrings(key: "t", timer: "Met een klok, of alle tijd die je wilt.")
}

extension Strings {
  var textTwistSettings: TextTwistSettingsStrings { _read { yield TextTwistSettingsStrings[language] } }
}
