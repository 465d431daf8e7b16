/// The texts of screens for typing a text.
struct EntryStrings: Translated {
  /// The rules of a text field, followed by one of the two sentences below.
  var rules: @Sendable (_ characters: Int) -> String
  var refusalRule: String
  var secretRule: String
  var accept: String
  var erase: String
  var peek: String
  var hide: String
  /// The label of the same key on 40 columns.
  var hideShort: String
  var helpAccept: String
  var helpErase: String
  var helpPeek: String
  var helpCancel: String
  var empty: String
  var tooLong: @Sendable (_ characters: Int) -> String
  var notPossible: @Sendable (Character) -> String
  var notInWord: @Sendable (Character) -> String
  /// Of two players at one keyboard.
  var nameTaken: String
}

extension Strings {
  var entry: EntryStrings { _read { yield EntryStrings[language] } }
}
