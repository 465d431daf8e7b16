import Kit

/// The texts of the settings screen.
struct SettingsScreenStrings: Translated {
  var name: String
  var done: String
  var rules: String
  var group: @Sendable (Setting.Group) -> String
}

extension Strings {
  var settingsScreen: SettingsScreenStrings { _read { yield SettingsScreenStrings[language] } }
}
