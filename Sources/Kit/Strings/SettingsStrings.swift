import TextUI

/// The texts of the settings that do not belong to a game.
package struct SettingsStrings: Translated {
  package var language: String
  package var words: String
  package var theme: String
  package var sound: String
  package var animation: String
  package var mouse: String
  package var languageNote: String
  package var wordsNote: String
  package var themeNote: String
  package var soundNote: String
  package var animationNote: String
  package var mouseNote: String
  package var themeName: @Sendable (Theme.Name) -> String
  package var soundName: @Sendable (Settings.Sound) -> String
}

extension Strings {
  package var settings: SettingsStrings { _read { yield SettingsStrings[language] } }
}
