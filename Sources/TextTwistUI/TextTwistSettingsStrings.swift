import Kit

/// The texts of Text Twist in the settings.
struct TextTwistSettingsStrings: Translated {
  /// The letter that opens the game from the title screen.
  var key: Character
  var timer: String
}

extension Strings {
  var textTwistSettings: TextTwistSettingsStrings { _read { yield TextTwistSettingsStrings[language] } }
}
