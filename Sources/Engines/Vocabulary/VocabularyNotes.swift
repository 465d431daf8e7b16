extension Vocabulary {
  /// Entries as Anki's notes in plain text: a head that says how the fields are separated, then a note a line: word, meaning,
  /// example. Without names, Anki takes the first two for those of its basic note in any language, and so does an import.
  public static func notes(_ entries: [Entry]) -> String {
    entries.reduce(into: "#separator:tab\n#html:false\n") { text, entry in
      let fields = [entry.word, entry.meaning, entry.example].map(quoted)
      text += fields.joined(separator: "\t") + "\n"
    }
  }

  /// A field in quotes if it has one.
  private static func quoted(_ field: String) -> String {
    guard field.contains("\"") else { return field }
    return "\"" + field.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
