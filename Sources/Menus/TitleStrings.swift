import Kit

/// The texts of the title screen.
struct TitleStrings: Translated {
  var name: String
  var quit: String
  /// What opens an entry; where nothing can be underlined, the letter is marked in another way.
  var letter: @Sendable (_ isUnderlined: Bool) -> String
  var helpOpen: String
  var helpLetter: String
  var helpQuit: String
  var rules: @Sendable (_ isUnderlined: Bool) -> String
  /// An entry that is not a game: its title, a short description, and its letter, which must differ from those of the other
  /// entries and games.
  var entry: @Sendable (TitleScreen.Entry) -> (title: String, note: String, key: Character)
  /// The number of open tables.
  var openTables: @Sendable (Int) -> String
  /// The number of words to practise today, or when the next one is due.
  var due: @Sendable (Int) -> String
  var nextDue: @Sendable (_ when: String) -> String
  /// The long form.
  var nothingDue: @Sendable (_ when: String) -> String
  /// The number of the day's puzzles that have been played, and of all of them.
  var played: @Sendable (_ count: Int, _ all: Int) -> String
}

extension Strings {
  var title: TitleStrings { _read { yield TitleStrings[language] } }
}
