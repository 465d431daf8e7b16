/// The texts of Ghost in the settings.
struct GhostSettingsStrings: Translated {
  /// The letter that opens the game from the title screen.
  var key: Character
  var judge: String
  var bluff: String

  static let english = GhostSettingsStrings(
    key: "g", judge: "How rare a word may be to count.",
    bluff: "A dead end must be doubted to count.")

  static let dutch = GhostSettingsStrings(
    key: "g", judge: "Hoe zeldzaam een woord mag zijn.",
    bluff: "Een dood eind telt pas bij twijfel.")
}

extension Strings {
  var ghostSettings: GhostSettingsStrings { _read { yield GhostSettingsStrings[language] } }
}

/// The texts about a saved game of Ghost.
struct GhostDailyStrings: Translated {
  var yourTurn: String

  static let english = GhostDailyStrings(yourTurn: "your turn")
  static let dutch = GhostDailyStrings(yourTurn: "jouw beurt")
}

extension Strings {
  var ghostDaily: GhostDailyStrings { _read { yield GhostDailyStrings[language] } }
}
