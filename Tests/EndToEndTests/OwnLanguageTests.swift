import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of a player's own language, and files of the player's with the names of the program's.
@Suite struct OwnLanguageTests {
  /// A folder with the language `xx`, whose letters and keyboard are those of English.
  private func language(_ words: String) throws -> TemporaryFolder {
    let files = try TemporaryFolder()
    try files.write(
      "name = Xish\nletters = abcdefghijklmnopqrstuvwxyzß\nrow = qwertyuiop\nrow = asdfghjkl\nrow = zxcvbnmß\n",
      to: "wordyard/languages/xx/language.conf")
    try files.write(words, to: "wordyard/languages/xx/words.txt")
    return files
  }

  private func open(_ files: TemporaryFolder, _ arguments: String...) throws -> VirtualTerminal {
    let home = try Home()
    let terminal = try Wordyard.open(
      arguments + ["--data", home.records], environment: ["XDG_DATA_HOME": files.path], home: home)
    terminal.belongings.append(files)
    return terminal
  }

  @Test("its words may be in any order and without tiers, and a bad line is reported")
  func itsWordsMayBeInAnyOrderAndWithoutTiersAndABad() throws {
    let files = try language("zoo 1\nstraße\ncod 1\nBAD LINE\nban 7\napple 1\n")
    func run(_ arguments: String...) throws -> Program.Result {
      try Wordyard.run(arguments + ["--language", "xx"], environment: ["XDG_DATA_HOME": files.path])
    }
    #expect(try run("find", "doc").output == "cod\n")
    let solved = try run("solve", "stra", "--tier", "3")
    #expect(solved.output == "ß\twins\tstraße\n")
    #expect(solved.exit == Exit(code: 0))
    #expect(solved.errors.contains("words.txt:4: "))
    #expect(solved.errors.contains("words.txt:5: "))
  }

  @Test("with an interface.po it is a language of the interface, and what is wrong in that is reported")
  func withAnInterfacePoItIsALanguageOfTheInterface() throws {
    let files = try language("zoo 1\n")
    try files.write(
      """
      msgid "quit"
      msgstr "qopla"

      msgid "Scores"
      msgstr "{3}"

      """, to: "wordyard/languages/xx/interface.po")
    let terminal = try open(files, "--language", "xx")
    try terminal.wait(for: "q qopla")
    #expect(terminal.shows("Scores"), "what cannot be used is English: \(terminal.screen)")
    #expect(terminal.shows("Players"), "and what is missing: \(terminal.screen)")
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(terminal.shows("interface.po:4: "), "\(terminal.screen)")
  }

  @Test("a description with lines that are not UTF-8 is refused, and the first of them is named")
  func aDescriptionThatIsNotUTF8IsRefused() throws {
    let files = try language("zoo 1\n")
    let description = "wordyard/languages/xx/language.conf"
    var text = try #require(bytes(ofFile: files.path + "/" + description))
    text.insert(contentsOf: [0xFF, 0x0A], at: 0)
    text += [0x23, 0xFE, 0x0A]
    try files.write(text, to: description)
    let result = try Wordyard.run(
      "find", "zoo", "--language", "xx", environment: ["XDG_DATA_HOME": files.path])
    #expect(result.exit == Exit(code: 2) && result.output == "")
    #expect(result.errors.contains("language.conf:1: not UTF-8"), "\(result.errors)")
  }

  @Test("a list of its words without a word is refused") func aListOfItsWordsWithoutAWordIsRefused() throws {
    let files = try language("\n")
    let result = try Wordyard.run(
      "find", "doc", "--language", "xx", environment: ["XDG_DATA_HOME": files.path])
    #expect(result.exit == Exit(code: 2))
    #expect(result.errors.contains("words.txt: there is no word in this file"))
  }

  @Test("without phrases Hangman opens with the dictionary, even of a list without tiers")
  func dictionary() throws {
    let files = try language("zoo 1\nplanet\n")
    let terminal = try open(files, "--language", "xx")
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("h")
    try terminal.wait(for: "Dictionary")
    try terminal.press(.enter)
    try terminal.wait(for: "0 of 7")
    try terminal.type("planet")
    try terminal.wait(for: "P   L   A   N   E   T")
    let lines = try Wordyard.run(
      "hangman", "--plain", "--language", "xx", environment: ["XDG_DATA_HOME": files.path])
    #expect(lines.output.contains("Hangman, Dictionary"), "\(lines.output)")
  }

  @Test("a translation begins with every text in English")
  func texts() throws {
    let result = try Wordyard.run("texts")
    #expect(result.exit == Exit(code: 0) && result.errors == "")
    #expect(
      result.output.hasPrefix("msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"))
    #expect(result.output.contains("\nmsgid \"No {1} in this one.\"\nmsgstr \"\"\n"))
    let files = try language("zoo 1\n")
    try files.write(result.output, to: "wordyard/languages/xx/interface.po")
    let terminal = try open(files, "--language", "xx")
    try terminal.wait(for: VirtualTerminal.tagline)
    #expect(terminal.shows("q quit"))
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    #expect(!terminal.shows("interface.po"))
  }

  @Test("its empty configuration is named") func itsEmptyConfigurationIsNamed() throws {
    let files = try language("cod 1\n")
    try files.write("", to: "wordyard/languages/xx/language.conf")
    let result = try Wordyard.run(
      "hangman", "--language", "xx", environment: ["XDG_DATA_HOME": files.path])
    #expect(result.exit == Exit(code: 2))
    #expect(result.errors.contains("xx/language.conf: `name` is missing"), "\(result.errors)")
  }

  @Test("its meanings may be in any order, and those in another encoding are named")
  func meanings() throws {
    let files = try language("cod 1\nzoo 1\n")
    func define(_ word: String) throws -> Program.Result {
      try Wordyard.run(
        "define", word, "--language", "xx", environment: ["XDG_DATA_HOME": files.path])
    }
    try files.write(
      "zoo\tnoun: a garden of animals\ncod\tnoun: a fish\n", to: "wordyard/languages/xx/glosses.txt")
    #expect(try define("cod").output.contains("a fish"))
    #expect(try define("zoo").output.contains("a garden of animals"))
    let utf16: [UInt8] = [0xFF, 0xFE] + "cod\tnoun: a fish\n".utf16.flatMap { [UInt8($0), 0] }
    try files.write(utf16, to: "wordyard/languages/xx/glosses.txt")
    let result = try define("cod")
    #expect(result.errors.contains("xx/glosses.txt: the file is UTF-16"), "\(result.errors)")
  }

  private static let unusable = [
    ("abg\u{303}ehmnuk", "`g\u{303}` in `letters` is more than one Unicode character"),
    (String((0xAC00..<0xAD2C).map { Character(Unicode.Scalar($0)!) }), "there are more than 64 letters"),
    ("abcQ", "`Q` cannot be a letter"),
  ]

  @Test("letters that cannot be counted are refused with file and line", arguments: unusable)
  func letters(letters: String, problem: String) throws {
    let files = try language("abga\nhame\n")
    try files.write(
      "name = Xish\nletters = \(letters)\nrow = \(letters)\n", to: "wordyard/languages/xx/language.conf")
    let result = try Wordyard.run(
      "guess", "____", "--language", "xx", environment: ["XDG_DATA_HOME": files.path])
    #expect(result.exit == Exit(code: 2))
    #expect(result.errors.contains("xx/language.conf:2: \(problem)"), "\(result.errors)")
  }

  @Test("a game in a language with an apostrophe among its letters is continued")
  func aGameInALanguageWithAnApostropheAmongItsLetters() throws {
    let files = try language("l'eau 1\n")
    try files.write(
      "name = Xish\nletters = abcdefghijklmnopqrstuvwxyz'\nrow = qwertyuiop\nrow = asdfghjkl'\nrow = zxcvbnm\n",
      to: "wordyard/languages/xx/language.conf")
    try files.write("# Water\nl'eau\n", to: "wordyard/languages/xx/phrases/water.txt")
    let home = try Home()
    func open(_ arguments: String...) throws -> VirtualTerminal {
      let terminal = try Wordyard.open(
        arguments + ["--language", "xx", "--data", home.records], environment: ["XDG_DATA_HOME": files.path],
        home: home)
      terminal.belongings.append(files)
      return terminal
    }
    let first = try open("hangman")
    try first.wait(for: "_   _   _   _   _")
    try first.type("'e")
    try first.wait(for: "_   '   E   _   _")
    try first.press(.control("c"))
    _ = try first.waitForExit()
    let second = try open()
    try second.wait(for: "Continue")
    try second.press(.enter)
    try second.wait(for: "Welcome back")
    #expect(second.shows("_   '   E   _   _"), "\(second.screen)")
  }

  private func turkish() throws -> TemporaryFolder {
    let files = try TemporaryFolder()
    try files.write(
      """
      name = Türkçe
      letters = abcçdefgğhıijklmnoöprsştuüvyz
      row = ertyuıopğü
      row = asdfghjklşi
      row = zcvbnmöç

      """, to: "wordyard/languages/tr/language.conf")
    try files.write("ilik 1\nişi 1\nkış 1\nılık 1\nısı 1\n", to: "wordyard/languages/tr/words.txt")
    try files.write("# Deneme\nILIK\n", to: "wordyard/languages/tr/phrases/d.txt")
    return files
  }

  @Test("in the commands I is the capital of ı, and İ that of i, where the language has both")
  func inTheCommandsIIsTheCapitalOfAndThatOfI() throws {
    let files = try turkish()
    func output(_ arguments: String...) throws -> String {
      try Wordyard.run(arguments + ["--language", "tr"], environment: ["XDG_DATA_HOME": files.path]).output
    }
    #expect(try output("find", "ILIK") == "ılık\n")
    #expect(try output("find", "İLİK") == "ilik\n")
    #expect(try output("solve", "IL", "--min-length", "3").hasPrefix("ı\t"))
    #expect(try output("guess", "I_I_", "--missed", "İ").hasPrefix("1\n"))
  }

  @Test("on the board I is the capital of ı, and İ that of i, where the language has both")
  func onTheBoardIIsTheCapitalOfAndThatOfI() throws {
    let terminal = try open(try turkish(), "hangman", "--language", "tr")
    try terminal.wait(for: "_   _   _   _")
    try terminal.wait(for: " İ ")
    #expect(!terminal.shows("ı"), "\(terminal.screen)")
    try terminal.type("ı")
    try terminal.wait(for: "I   _   I   _")
    #expect(terminal.isUsed("I") && !terminal.isUsed("İ") && terminal.shows("0 of 7"), "\(terminal.screen)")
  }

  @Test("its classic racks are offered") func itsClassicRacksAreOffered() throws {
    let files = try language("cat 1\n")
    try files.write("cdenno: conned coden code cod\n", to: "wordyard/languages/xx/racks.txt")
    let terminal = try open(files, "twist", "--language", "xx")
    // Six letters for another rack are not in its list.
    try terminal.wait(for: "The word list has no rack for this game.")
    try terminal.waitUntilStill()
    try terminal.press(.enter)
    try terminal.waitUntilGone("The word list has no rack for this game.")
    try terminal.press(.right)
    try terminal.wait(for: VirtualTerminal.value("untimed"))
    try terminal.press(.right)
    try terminal.wait(for: VirtualTerminal.value("classic"))
    try terminal.press(.enter)
    try terminal.wait(for: "★ 6")
  }

  @Test("a category with the name of one of the program's is another one")
  func aCategoryWithTheNameOfOneOfTheProgramsIsAnother() throws {
    let files = try TemporaryFolder()
    try files.write("# Aa my birds\nzebra\n", to: "wordyard/phrases/birds.txt")
    let terminal = try open(files)
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("h")
    try terminal.wait(for: "New game")
    try terminal.press(.down, .right)
    try terminal.wait(for: VirtualTerminal.value("Aa my birds"))
    try terminal.press(.enter)
    try terminal.wait(for: "_   _   _   _   _")
    try terminal.type("zebra")
    try terminal.wait(for: "✓ Without a scratch")
  }

  @Test("a line that is not UTF-8 is skipped, and the rest of its category is played")
  func aLineThatIsNotUTF8IsSkippedAndTheRestOfIts() throws {
    let files = try TemporaryFolder()
    try files.write(
      Array("# Aa mixed\nok\n".utf8) + [0xFF, 0xFE] + Array("\nzebra\n".utf8),
      to: "wordyard/phrases/mixed.txt")
    let terminal = try open(files)
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("h")
    try terminal.wait(for: "New game")
    try terminal.press(.down, .right)
    try terminal.wait(for: VirtualTerminal.value("Aa mixed"))
    try terminal.type(" ")
    try terminal.wait(for: "All of them")
    #expect(terminal.rows.contains { $0.contains("Aa mixed") && $0.contains(" 2 ") })
    try terminal.press(.control("c"))
    _ = try terminal.waitForExit()
    #expect(String(decoding: terminal.received, as: UTF8.self).contains("mixed.txt:3: not UTF-8"))
  }

  @Test("a game whose list of words was a pipe does not wait for it when it is continued")
  func aGameWhoseListOfWordsWasAPipeDoesNotWaitForIt() throws {
    let home = try Home()
    let files = try TemporaryFolder()
    let pipe = files.path + "/words"
    #expect(mkfifo(pipe, 0o600) == 0)
    let first = try Wordyard.open(
      "--words", pipe, "--data", home.records, home: home)
    // The program waits for the writer, this test.
    let writer = Glibc.open(pipe, O_WRONLY | O_CLOEXEC)
    #expect(writer >= 0)
    let words = Array("banana\n".utf8)
    #expect(write(writer, words, words.count) == words.count)
    close(writer)
    try first.wait(for: VirtualTerminal.tagline)
    try first.type("h")
    try first.wait(for: "New game")
    try first.press(.enter)
    try first.wait(for: "0 of 7")
    try first.type("b")
    try first.wait("the game taking b") { first.isUsed("b") }
    try first.press(.control("c"))
    _ = try first.waitForExit()
    let second = try Wordyard.open("--data", home.records, home: home)
    second.belongings.append(files)
    try second.wait(for: "▸ Continue")
    try second.press(.enter)
    try second.wait(for: "which cannot be read.")
    #expect(second.shows("It needs the words of \(pipe),"))
    try second.press(.control("c"))
    #expect(try second.waitForExit() == Exit(code: 0))
  }
}
