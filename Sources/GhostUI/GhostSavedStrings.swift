import Kit

/// The texts about a saved game of Ghost.
struct GhostSavedStrings: Translated {
  var yourTurn: String
}

extension Strings {
  var ghostSaved: GhostSavedStrings { _read { yield GhostSavedStrings[language] } }
}
