import TextUI

/// The texts of the settings that do not belong to a game.
struct SettingsStrings: Translated {
  var language: String
  var words: String
  var theme: String
  var sound: String
  var animation: String
  var mouse: String
  var languageNote: String
  var wordsNote: String
  var themeNote: String
  var soundNote: String
  var animationNote: String
  var mouseNote: String
  var themeName: @Sendable (Theme.Name) -> String
  var soundName: @Sendable (Settings.Sound) -> String
}

extension Strings {
  var settings: SettingsStrings { _read { yield SettingsStrings[language] } }
}
