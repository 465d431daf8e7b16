extension Vocabulary {
  /// Entries as Anki's notes in plain text: a head that says how the fields are separated and what they are, then a note a
  /// line. The first two fields are those of Anki's basic note. The same file can be imported as a vocabulary.
  public static func notes(_ entries: [Entry]) -> String {
    let head = "#separator:tab\n#html:false\n#columns:Word\tMeaning\tExample\tHint\n"
    return entries.reduce(into: head) { text, entry in
      let fields = [entry.word, entry.meaning, entry.example, entry.hint].map(quoted)
      text += fields.joined(separator: "\t") + "\n"
    }
  }

  /// A field in quotes where it would be read in another way without.
  private static func quoted(_ field: String) -> String {
    guard field.contains("\"") || field.hasPrefix("#") else { return field }
    return "\"" + field.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
