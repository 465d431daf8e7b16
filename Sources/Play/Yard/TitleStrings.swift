/// What the title screen says.
struct TitleStrings: Translated {
  var name: String
  var quit: String
  var letter: String
  var helpOpen: String
  var helpLetter: String
  var helpQuit: String
  var rules: String
  /// An entry that is no game, a few words on what is behind it, and its letter, which no other entry has, nor a game
  /// as its key.
  var entry: @Sendable (TitleScreen.Entry) -> (title: String, note: String, key: Character)
  /// How many tables there are.
  var openTables: @Sendable (Int) -> String
  /// So many words are to be practised today, or when the next one comes.
  var due: @Sendable (Int) -> String
  var nextDue: @Sendable (_ when: String) -> String
  /// In full.
  var nothingDue: @Sendable (_ when: String) -> String
  /// How many of the day's puzzles have been played.
  var played: @Sendable (_ count: Int, _ all: Int) -> String
}

extension Strings {
  var title: TitleStrings { _read { yield TitleStrings[language] } }
}
