import Kit

/// The texts of the list of saved games.
struct WaitingStrings: Translated {
  var title: String
  var newGame: String
  var helpNumber: String
  var rules: String
}

extension Strings {
  var waiting: WaitingStrings { _read { yield WaitingStrings[language] } }
}
