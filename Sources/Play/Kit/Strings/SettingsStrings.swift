/// What the settings that belong to no game say.
struct SettingsStrings: Translated {
  var language: String
  var words: String
  var theme: String
  var sound: String
  var animation: String
  var mouse: String
  var themeName: @Sendable (ThemeName) -> String
  var soundName: @Sendable (Settings.Sound) -> String
}

extension Strings {
  var settings: SettingsStrings { .in(language) }
}
