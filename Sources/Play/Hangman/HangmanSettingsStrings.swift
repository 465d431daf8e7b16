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

  static let english = HangmanSettingsStrings(
    pictures: "A part for each wrong guess, and an end.",
    carefulEntry: "A letter counts only after Enter.",
    key: "h", tooLate: "too late", saved: "saved")

  static let dutch = HangmanSettingsStrings(
    pictures: "Een deel per foute letter, en een eind.",
    carefulEntry: "Een letter telt pas na Enter.",
    key: "a", tooLate: "te laat", saved: "gered")
}

extension Strings {
  var hangmanSettings: HangmanSettingsStrings { _read { yield HangmanSettingsStrings[language] } }
}
