/// The texts of screens for typing a text.
package struct EntryStrings: Translated {
  /// The rules of a text field, followed by one of the two sentences below.
  package var rules: @Sendable (_ characters: Int) -> String
  package var refusalRule: String
  package var secretRule: String
  package var accept: String
  package var erase: String
  package var peek: String
  package var hide: String
  /// The label of the same key on 40 columns.
  package var hideShort: String
  package var helpAccept: String
  package var helpErase: String
  package var helpPeek: String
  package var helpCancel: String
  package var empty: String
  package var tooLong: @Sendable (_ characters: Int) -> String
  package var notPossible: @Sendable (Character) -> String
  package var notInWord: @Sendable (Character) -> String
  /// Of two players at one keyboard.
  package var nameTaken: String
}

extension Strings {
  package var entry: EntryStrings { _read { yield EntryStrings[language] } }
}
