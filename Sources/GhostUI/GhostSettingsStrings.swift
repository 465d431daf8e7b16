import Kit

/// The texts of Ghost in the settings.
struct GhostSettingsStrings: Translated {
  /// The letter that opens the game from the title screen.
  var key: Character
  var judge: String
  var bluff: String
}

extension Strings {
  var ghostSettings: GhostSettingsStrings { _read { yield GhostSettingsStrings[language] } }
}
