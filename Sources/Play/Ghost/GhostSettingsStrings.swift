/// What the settings say of Ghost.
struct GhostSettingsStrings: Translated {
  var judge: String
  var bluff: String

  static let english = GhostSettingsStrings(
    judge: "How rare a word may be to count.",
    bluff: "A dead end must be doubted to count.")

  static let dutch = GhostSettingsStrings(
    judge: "Hoe zeldzaam een woord mag zijn.",
    bluff: "Een dood eind telt pas bij twijfel.")
}

extension Strings {
  var ghostSettings: GhostSettingsStrings { .in(language) }
}

/// What is said of a saved game of Ghost.
struct GhostDailyStrings: Translated {
  var yourTurn: String

  static let english = GhostDailyStrings(yourTurn: "your turn")
  static let dutch = GhostDailyStrings(yourTurn: "jouw beurt")
}

extension Strings {
  var ghostDaily: GhostDailyStrings { .in(language) }
}
