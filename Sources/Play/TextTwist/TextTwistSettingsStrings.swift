/// The texts of Text Twist in the settings.
struct TextTwistSettingsStrings: Translated {
  /// The letter that opens the game from the title screen.
  var key: Character
  var timer: String

  static let english = TextTwistSettingsStrings(key: "t", timer: "With a clock, or all the time you want.")
  static let dutch = TextTwistSettingsStrings(key: "t", timer: "Met een klok, of alle tijd die je wilt.")
}

extension Strings {
  var textTwistSettings: TextTwistSettingsStrings { _read { yield TextTwistSettingsStrings[language] } }
}
