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
    #expect(result.output.contains("\n3 words are now in "))
    #expect(
      result.errors
        == [1, 2].map { "wordyard: \(file):\($0): there is no letter to guess\n" }.joined())
    let again = try Wordyard.run(["import", file, "--name", "first"], home: home)
    #expect(again.exit == Exit(code: 2) && again.output == "")
    #expect(
      again.errors.contains("first.tsv: there is a vocabulary of this name; `--update` brings it up to date"))
    let practice = try Wordyard.run(["practice", "--plain", "--language", "en"], home: home)
    #expect(practice.output.contains("Practice, word 1 of 3.") && practice.output.contains("chien"))
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
    #expect(result.output.contains("\n2 words are now in ") && result.errors == "")
    let made = Self.list("list", home).filter { !$0.hasPrefix("# language") }
    #expect(made == ["# list", "Haus\t\thouse", "Baum\t\ttree"])
  }

  /// The lines of a vocabulary; none when there is none.
  private static func list(_ name: String, _ home: Home) -> [String] {
    let made = bytes(ofFile: "\(home.records)/vocabulary/\(name).tsv") ?? []
    return String(decoding: made, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  @Test("before anything is written it is said what each column is taken for, with the first three rows")
  func understood() throws {
    let home = try Home()
    let trial = try Wordyard.run(["import", Self.file("header-ranks.csv"), "--dry-run"], home: home)
    let understood = [
      "Language of the words: any; --language names one.", "Column 1, Rank: left out (1).",
      "Column 2, Word: word (Haus).", "Column 3, Translation: meaning (house).",
      "Column 4, Audio: left out (haus.mp3).", "Column 5, Topic: left out (home).",
      "1. word: Haus, meaning: house", "2. word: Baum, meaning: tree",
    ]
    #expect(
      trial.output.split(separator: "\n").map { String($0) } == understood + ["2 words would be taken."])
    #expect(trial.exit == Exit(code: 0) && Self.list("header-ranks", home).isEmpty)
    let taken = try Wordyard.run(["import", Self.file("header-ranks.csv"), "--language", "de"], home: home)
    #expect(taken.output.hasPrefix("Language of the words: Deutsch.\nColumn 1, Rank: left out (1).\n"))
    #expect(Self.list("header-ranks", home).contains("# language: de"))
    let dutch = try Wordyard.run(
      ["import", Self.file("header-ranks.csv"), "--dry-run"], environment: ["LC_ALL": "nl_NL.UTF-8"],
      home: home)
    #expect(dutch.output.contains("Kolom 2, Word: woord (Haus).") || dutch.exit != Exit(code: 0))
  }

  @Test("`--columns` decides what the columns are")
  func columns() throws {
    let home = try Home()
    let file = Self.file("four.csv")
    _ = try Wordyard.run(["import", file, "--columns", "-,Meaning,WORT,"], home: home)
    #expect(Self.list("four", home) == ["# four", "chien\t\tan animal"])
    for (columns, message) in [
      ("meaning", "`word` is missing"),
      ("word,word", "--columns `word`: the columns are word, hint, meaning"),
      ("word,x", "--columns `x`"), ("-,-,-,-,word", "four.csv: the file has 4 columns"),
    ] {
      let refused = try Wordyard.run(["import", file, "--update", "--columns", columns], home: home)
      #expect(refused.exit == Exit(code: 2) && refused.output == "" && refused.errors.contains(message))
    }
    #expect(Self.list("four", home) == ["# four", "chien\t\tan animal"])
  }

  @Test(
    "`--update` brings a list up to date, tells what is new, and keeps the boxes of the words and the language"
  )
  func update() throws {
    let home = try Home()
    let file = home.path + "/list.csv"
    try home.write(Array("Haus;house\nBaum;three\nHut;hat\n".utf8), to: "list.csv")
    _ = try Wordyard.run(["import", file, "--language", "de"], home: home)
    home.read { records in
      records.addForPractice(["haus", "baum"], of: "Ada", language: "de", missedOn: .today)
      records.save(PracticeWord("haus", box: 4, due: .today), of: "Ada", language: "de", answeredOn: .today)
    }
    try home.write(Array("Haus;house\nBaum;tree\nSee;lake\n".utf8), to: "list.csv")
    let updated = try Wordyard.run(["import", file, "--update"], home: home)
    #expect(updated.output.hasSuffix("/vocabulary/list.tsv.\nNew: 1. Changed: 1. Gone: 1.\n"))
    #expect(
      Self.list("list", home) == ["# list", "# language: de", "Haus\t\thouse", "Baum\t\ttree", "See\t\tlake"])
    home.read { records in
      let boxes = records.allPracticeWords(of: "Ada", language: "de").map { "\($0.word.word) \($0.word.box)" }
      #expect(boxes.sorted() == ["baum 1", "haus 4"])
    }
    let first = try Wordyard.run(["import", file, "--update", "--name", "other"], home: home)
    #expect(first.exit == Exit(code: 0) && Self.list("other", home).count == 4)
  }

  @Test(
    "a word that a list gives up rests in practice, unless another list has it, and comes back with its box"
  )
  func resting() throws {
    let home = try Home()
    func update(_ words: String..., name: String = "list") throws {
      try home.write(Array(words.map { "\($0)\tmeaning\n" }.joined().utf8), to: "list.tsv")
      let arguments = ["import", home.path + "/list.tsv", "--update", "--language", "de", "--name", name]
      _ = try Wordyard.run(arguments, home: home)
    }
    func resting() -> [String] {
      home.read { records in
        records.allPracticeWords(of: "Ada", language: "de").filter(\.isResting).map {
          "\($0.word.word) \($0.word.box)"
        }
      }
    }
    try update("Haus", "Baum", "Hut")
    home.read { records in
      for word in ["haus", "baum", "hut"] {
        records.save(PracticeWord(word, box: 3, due: .today), of: "Ada", language: "de", answeredOn: .today)
      }
    }
    try update("Baum", name: "other")
    try update("Hut")
    #expect(resting() == ["haus 3"])
    let practice = ["practice", "--player", "Ada", "--language", "de", "--report", "--json"]
    let report = try Wordyard.run(practice, home: home).output
    #expect(report.contains(#""words":3,"seen":3,"known":3,"due":2,"#), "\(report)")
    try update("Hut", name: "other")
    #expect(resting() == ["baum 3", "haus 3"])
    try update("Hut", "das Haus, -es", "Baum")
    #expect(resting() == [])
  }

  @Test("as JSON it says what the columns are and what the list has, and asks nothing") func json() throws {
    let home = try Home()
    try home.write(Array("Haus;house\nBaum;three\nHut;hat\n".utf8), to: "list.csv")
    let command = ["import", home.path + "/list.csv", "--language", "de", "--json", "--update"]
    let first = try Wordyard.run(command + ["--dry-run"], home: home)
    #expect(
      first.output
        == #"{"language":"de","columns":[{"as":"word","example":"Haus"},{"as":"meaning","example":"house"}],"#
        + #""lists":[{"title":"list","words":3,"new":3,"changed":0,"gone":0,"joined":0,"refused":0}]}"# + "\n"
    )
    #expect(first.errors == "" && Self.list("list", home).isEmpty)
    let terminal = try Wordyard.open(command, columns: 100, home: home)
    try terminal.wait(for: #""refused":0"#)
    #expect(try terminal.waitForExit() == Exit(code: 0) && Self.list("list", home).count == 5)
    try home.write(Array("Haus;house\nBaum;tree\nSee;lake\nsee;sea\n7;x\n".utf8), to: "list.csv")
    let again = try Wordyard.run(command, home: home)
    #expect(again.output.contains(#"/vocabulary/list.tsv","language":"de","#))
    let list = #"{"title":"list","words":3,"new":1,"changed":1,"gone":1,"joined":1,"refused":1}"#
    #expect(again.output.contains(list) && again.errors.contains("list.csv:5: "), "\(again.output)")
    try home.write(Array("aap\tape\n".utf8), to: "school/lesson1.tsv")
    let folder = try Wordyard.run(
      ["import", "--from", home.path + "/school", "--language", "nl", "--json"], home: home)
    let path = #"{"folder":"\#(home.path)/school","#
    #expect(folder.output == path + #""lists":[{"title":"lesson1","words":1,"new":1}]}"# + "\n")
  }

  @Test("two entries of a word are one word with two meanings, and that is said")
  func meanings() throws {
    let home = try Home()
    let result = try Wordyard.run(["import", Self.file("meanings.tsv")], home: home)
    #expect(result.output.hasSuffix("3 entries joined another one of their word.\n") && result.errors == "")
    #expect(Self.list("meanings", home).contains("bank\t\tBank; Ufer"))
  }

  @Test(
    "at a terminal Enter takes it, a number changes a column, and 0 or the end of the input takes nothing")
  func asked() throws {
    let home = try Home()
    let file = Self.file("four.csv")
    let terminal = try Wordyard.open(["import", file], columns: 100, home: home)
    let question = "Enter takes it; a column's number changes it; 0 takes nothing."
    try terminal.wait(for: question)
    try terminal.wait(for: "Column 1: word (dog).")
    try terminal.type("3\r")
    try terminal.wait(for: "Column 3: 1 word, 2 hint, 3 meaning, 4 example, 5 left out.")
    try terminal.type("1\r")
    try terminal.wait(for: "Column 3: word (chien).")
    try terminal.wait(for: "Column 1: meaning (dog).")
    #expect(Self.list("four", home).isEmpty)
    try terminal.type("\r")
    try terminal.wait(for: "1 word is now in ")
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(Self.list("four", home) == ["# four", "chien\tan animal\tdog\tThe dog barks."])
    for end in ["0\r", "\u{4}"] {
      let other = try Wordyard.open(["import", file, "--name", "other"], columns: 100, home: home)
      try other.wait(for: question)
      try other.type(end)
      try other.wait(for: "Nothing was written.")
      #expect(try other.waitForExit() == Exit(code: 1))
    }
    #expect(Self.list("other", home).isEmpty)
    let decided = try Wordyard.open(
      ["import", file, "--columns", "word", "--name", "other"], columns: 100, home: home)
    try decided.wait(for: "1 word is now in ")
    #expect(try decided.waitForExit() == Exit(code: 0))
  }

  @Test("in another encoding a file is refused in one line, with the command that converts it")
  func encoding() throws {
    for (name, encoding) in [("cp1252.csv", "CP1252"), ("latin-1.csv", "LATIN1"), ("utf-16.csv", "UTF-16")] {
      let result = try Wordyard.run("import", Self.file(name))
      #expect(
        result.exit == Exit(code: 2) && result.output == "" && result.errors.split(separator: "\n").count == 1
      )
      #expect(result.errors.contains("`iconv -f \(encoding) -t UTF-8 OLD > NEW`"))
    }
  }

  @Test("two letters stand for the one that a keyboard lacks, in `find` and `define`")
  func twoLetters() throws {
    let found = try Wordyard.run(["find", "strasse", "--language", "de"])
    let words = found.output.split(separator: "\n")
    #expect(words.contains("Straße") && words.contains("Tasse"))
    let defined = try Wordyard.run(["define", "maedchen", "--language", "de"])
    #expect(defined.exit == Exit(code: 0) && defined.output.hasPrefix("Mädchen"))
    let dutch = try Wordyard.run(["find", "ĳsberen", "--language", "nl"])
    #expect(dutch.output.split(separator: "\n").contains("ijsberen"))
  }

  @Test("of words in another script it is said once, with its name and what to do")
  func script() throws {
    let home = try Home()
    let result = try Wordyard.run(["import", Self.file("script.tsv")], home: home)
    #expect(result.exit == Exit(code: 2) && result.output == "")
    let lines = result.errors.split(separator: "\n")
    #expect(
      lines.count == 1 && result.errors.contains("script.tsv:1: the words are in another script, Greek; "))
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
