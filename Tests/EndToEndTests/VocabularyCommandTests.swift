import Records
import TestSupport
import Testing

/// `wordyard import` and `wordyard export`.
@Suite struct VocabularyCommandTests {
  private static func file(_ name: String) -> String {
    "\(Checkout.root)/Tests/EnginesTests/Fixtures/Vocabulary/\(name)"
  }

  @Test("an import says how many words it took, and of each other line why not") func imported() throws {
    let home = try Home()
    let file = Self.file("no-letters.tsv")
    let result = try Wordyard.run(["import", file, "--name", "first"], home: home)
    #expect(result.exit == Exit(code: 0))
    #expect(result.output.hasSuffix("/vocabulary/first.tsv.\n2 were not taken.\n"))
    #expect(result.output.hasPrefix("1 word is now in "))
    #expect(
      result.errors
        == [1, 2].map { "wordyard: \(file):\($0): there is no letter to guess\n" }.joined())
    let again = try Wordyard.run(["import", file, "--name", "first"], home: home)
    #expect(again.exit == Exit(code: 2) && again.output == "")
    #expect(again.errors.contains("first.tsv: there is a vocabulary of this name; `--name` gives it another"))
    let practice = try Wordyard.run(["practice", "--plain", "--language", "en"], home: home)
    #expect(practice.output.contains("Practice, word 1 of 1.") && practice.output.contains("chien"))
  }

  @Test("the name is that of the file, and a name that no file can have is refused") func names() throws {
    let home = try Home()
    let result = try Wordyard.run(["import", Self.file("parley.kvtml")], home: home)
    #expect(
      result.output.contains("2 words are now in ") && result.output.contains("/vocabulary/parley.tsv."))
    for name in ["", "a/b", ".a", "a\u{1B}[0m"] {
      let refused = try Wordyard.run(["import", Self.file("bom.csv"), "--name", name], home: home)
      #expect(refused.exit == Exit(code: 2) && refused.errors.contains("not a name for a vocabulary"))
    }
  }

  @Test(
    "what cannot be imported is named, with exit 2",
    arguments: [
      (["import"], "`import`: FILE is missing"), (["import", "/dev/null"], "/dev/null: not a regular file"),
      (["import", "/nowhere"], "/nowhere: No such file or directory"),
      (["find", "abc", "--name", "x"], "--name: only valid with the command `import`"),
      (["export"], "`export`: `--missed` is missing"),
      (["export", "--missed=st"], "--missed: only valid with the command `guess`"),
    ])
  func refused(arguments: [String], message: String) throws {
    let result = try Wordyard.run(arguments)
    #expect(result.exit == Exit(code: 2) && result.output == "" && result.errors.contains(message))
  }

  @Test("an option before the command is the same as after it")
  func before() throws {
    let home = try Home()
    home.read { $0.addForPractice(["moss"], of: "Ada", language: "en", missedOn: .today) }
    let options = ["--player", "Ada", "--language", "en"]
    for arguments in [
      ["export", "--missed"] + options, ["--missed", "export"] + options, ["--missed"] + options + ["export"],
      options + ["--missed", "export"],
    ] {
      let result = try Wordyard.run(arguments, home: home)
      #expect(result.output.contains("moss\tsoft") && result.exit == Exit(code: 0), "\(arguments)")
    }
    let after = try Wordyard.run("guess", "_ull", "--missed", "export", "--language", "en")
    for arguments in [["--missed", "export", "guess", "_ull"], ["--missed=export", "guess", "_ull"]] {
      let result = try Wordyard.run(arguments + ["--language", "en"])
      #expect(result.output == after.output && result.exit == Exit(code: 0))
    }
  }

  @Test("with another folder of records the words are imported there, and practised there")
  func data() throws {
    let (home, other) = (try Home(), try Home())
    let result = try Wordyard.run(
      ["import", Self.file("tab-two.tsv"), "--data", other.records], home: home)
    #expect(result.exit == Exit(code: 0))
    #expect(other.files.contains("vocabulary") && !home.files.contains("vocabulary"))
    let again = try Wordyard.run(["import", Self.file("tab-two.tsv"), "--data", other.records], home: home)
    #expect(again.exit == Exit(code: 2) && again.errors.contains("there is a vocabulary of this name"))
    _ = try Wordyard.run(["import", Self.file("words-only.txt")], home: home)
    func practised(_ arguments: String...) throws -> String {
      try Wordyard.run(["practice", "--plain", "--language", "en"] + arguments, home: home).output
    }
    // Beside them those in the player's own folder, which are there for all records.
    #expect(try practised("--data", other.records).contains("word 1 of 5."))
    #expect(try practised().contains("word 1 of 3."))
  }

  @Test(
    "a line with the names of the columns is none of the words, in every language of the interface",
    arguments: [
      "Question,Answer", "Vocabulary,Translation", "Deutsch,Englisch", "Wort,Bedeutung", "Woord,Betekenis",
      "mot,traduction", "Français,Anglais", "Palabra,Traducción", "English,Deutsch", "TÉRMINO,Definición",
    ])
  func header(line: String) throws {
    let home = try Home()
    try home.write(Array("\(line)\nHaus,house\nBaum,tree\n".utf8), to: "list.csv")
    let result = try Wordyard.run(["import", home.path + "/list.csv"], home: home)
    #expect(result.output.hasPrefix("2 words are now in ") && result.errors == "")
    let made = bytes(ofFile: home.records + "/vocabulary/list.tsv") ?? []
    #expect(String(decoding: made, as: UTF8.self) == "# list\nHaus\t\thouse\nBaum\t\ttree\n")
  }

  @Test("of words in another script it is said once, with its name and what to do")
  func script() throws {
    let home = try Home()
    let result = try Wordyard.run(["import", Self.file("script.tsv")], home: home)
    #expect(result.exit == Exit(code: 2) && result.output == "")
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count == 1 && result.errors.contains("script.tsv:1: words in another script, Greek, "))
    #expect(result.errors.contains("--language") && result.errors.contains("languages/CODE"))
  }

  @Test("an escape sequence in the title or the name of a vocabulary is shown inert")
  func escape() throws {
    let home = try Home()
    let files = [
      ("evil", "# \u{1B}[31mEvil\u{1B}]0;owned\u{7}\nmoss\t\tit rolls\n"),
      ("b\u{1B}[31mad", "stone\t\tit is hard\n"),
      ("c\u{9B}31md", "fern\t\ta plant\n"),
    ]
    for (name, text) in files { try home.write(Array(text.utf8), to: "data/wordyard/vocabulary/\(name).tsv") }
    let robot = try PipeRobot(["hangman", "--plain"], home: home)
    for line in ["change", "category"] { try robot.say(line) }
    let listed = robot.said.joined(separator: "\n")
    #expect(listed.contains(" evil\n") && listed.contains("31mad"))
    #expect(!listed.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" || $0 == "\u{7}" })
    let terminal = try Wordyard.open("--language", "en", home: home)
    try terminal.wait(for: "from your vocabulary")
    try terminal.type("h")
    try terminal.wait(for: "New game")
    try terminal.press(.down)
    try terminal.type(" ")
    try terminal.wait(for: "evil")
    try terminal.press(.control("c"))
    _ = try terminal.waitForExit()
    let sent = String(decoding: terminal.received, as: UTF8.self)
    #expect(!sent.contains("owned") && !sent.contains("\u{1B}[31mad") && !sent.contains("\u{9B}"))
    let exported = try Wordyard.run(["define", "moss", "--json", "--language", "en"], home: home)
    #expect(!exported.output.contains("\u{1B}"))
  }

  @Test("the words that were missed are exported with their meanings, the others not") func exported() throws
  {
    let home = try Home()
    home.read { records in
      records.addForPractice(["moss", "stone"], of: "Ada", language: "en", missedOn: .today)
      records.save(
        PracticeWord("stone", box: 2, due: .today), of: "Ada", language: "en", answeredOn: .today)
    }
    let result = try Wordyard.run(["export", "--missed", "--player", "Ada", "--language", "en"], home: home)
    #expect(result.exit == Exit(code: 0))
    let lines = result.output.split(separator: "\n")
    #expect(lines.prefix(2) == ["#separator:tab", "#html:false"])
    #expect(lines.count == 3 && lines[2].hasPrefix("moss\tsoft green plant"))
    let nobody = try Wordyard.run(["export", "--missed", "--player", "Bob"], home: home)
    #expect(nobody.exit == Exit(code: 1) && nobody.errors.contains("Bob has missed no word"))
  }
}
