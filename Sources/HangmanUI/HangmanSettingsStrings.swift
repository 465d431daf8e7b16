import Kit

/// The texts of Hangman in the settings.
struct HangmanSettingsStrings: Translated {
  /// The explanations of the settings for pictures and for careful entry.
  var pictures: String
  var carefulEntry: String
  /// The letter that opens the game from the title screen.
  var key: Character
  /// The captions of the preview: a loss and a win.
  var tooLate: String
  var saved: String
}

extension Strings {
  var hangmanSettings: HangmanSettingsStrings { _read { yield HangmanSettingsStrings[language] } }
}
