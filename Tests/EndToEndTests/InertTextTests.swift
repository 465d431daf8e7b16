import Engines
import Records
import Storage
import TestSupport
import Testing

/// Signs that turn a line around, break it or take no room, wherever they come from: a terminal gets none of them.
@Suite struct InertTextTests {
  /// The ten signs of direction of UAX 9 with the two marks, what has no width, and the ends of lines and paragraphs.
  private static let signs =
    "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{61C}\u{200E}\u{200F}"
    + "\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{AD}\u{2028}\u{2029}"

  private static func isInert(_ text: String) -> Bool {
    !text.unicodeScalars.contains { signs.unicodeScalars.contains($0) }
  }

  @Test("in a name, in the lists of scores and in the milestones") func name() throws {
    let home = try Home()
    home.read { records in
      records.finish(
        GameResult(
          player: "Ann\(Self.signs)Bob", mode: .textTwistTimed, language: "en", day: Day("2026-11-20")!,
          isWon: true, points: 9), game: 0)
    }
    for arguments in [["scores"], ["scores", "--verify"], ["scores", "--json"], ["doctor"], ["yard"]] {
      let result = try Wordyard.run(arguments, home: home)
      #expect(Self.isInert(result.output + result.errors), "\(arguments): \(result.output.debugDescription)")
    }
    #expect(try Wordyard.run("scores", "--json", home: home).output.contains("\\u202e"))
  }

  @Test("in a catalogue, a meaning and a word of an own language, on the screen, in lines and in commands")
  func catalogue() throws {
    let (home, files) = (try Home(), try TemporaryFolder())
    let folder = "wordyard/languages/xx/"
    try files.write(
      "name = Xi\(Self.signs)sh\nletters = abcdefghijklmnopqrstuvwxyz\nrow = qwertyuiop\nrow = asdfghjkl\nrow = zxcvbnm\n",
      to: folder + "language.conf")
    try files.write("cod 1\ndoc 1\n", to: folder + "words.txt")
    try files.write("cod\tnoun: a fi\(Self.signs)sh\n", to: folder + "glosses.txt")
    try files.write("# Fi\(Self.signs)sh\nCod\(Self.signs) cod\n", to: folder + "phrases/fish.txt")
    try files.write(
      ["there are no scores yet", "Hangman", "noun", "Scores"].map {
        "msgid \"\($0)\"\nmsgstr \"x\(Self.signs)y\"\n\n"
      }.joined() + "msgid \"quit\"\nmsgstr \"x\u{202E}y\"\n", to: folder + "interface.po")
    let environment = ["XDG_DATA_HOME": files.path]
    let given = ["--language", "xx", "--data", home.records]
    for arguments in [
      ["define", "cod"], ["find", "cod"], ["scores"], ["--help"], ["hangman", "--plain"], ["--plain"],
    ] {
      let result = try Wordyard.run(arguments + given, environment: environment, home: home)
      let said = result.output + result.errors
      #expect(Self.isInert(said) && !said.isEmpty, "\(arguments): \(said.debugDescription)")
    }
    let terminal = try Wordyard.open(given, environment: environment, home: home)
    try terminal.wait(for: "q x\u{FFFD}y")
    #expect(Self.isInert(terminal.screen))
  }

  @Test("in a list that is imported and shown; what goes on to another program has all of it") func list()
    throws
  {
    let home = try Home()
    try home.write(Array("dog\tHu\(Self.signs)nd\n".utf8), to: "pets.tsv")
    let imported = try Wordyard.run("import", home.path + "/pets.tsv", "--language", "en", home: home)
    #expect(Self.isInert(imported.output + imported.errors) && imported.exit == Exit(code: 0), "\(imported)")
    home.read { records in
      records.add(player: "Ann")
      records.addForPractice(["dog"], of: "Ann", language: "en", missedOn: Day("2026-11-20")!)
    }
    let notes = try Wordyard.run("export", "--missed", "--player", "Ann", home: home)
    #expect(notes.output.unicodeScalars.contains("\u{202E}"), "\(notes)")
    for arguments in [["practice", "--report"], ["export", "pets", "--letter"]] {
      let result = try Wordyard.run(arguments + ["--player", "Ann"], home: home)
      #expect(Self.isInert(result.output + result.errors), "\(arguments): \(result.output.debugDescription)")
    }
  }
}
