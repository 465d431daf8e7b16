/// The texts about a saved game of Ghost.
struct GhostDailyStrings: Translated {
  var yourTurn: String
}

extension Strings {
  var ghostDaily: GhostDailyStrings { _read { yield GhostDailyStrings[language] } }
}
