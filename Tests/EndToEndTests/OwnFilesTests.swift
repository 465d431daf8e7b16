import TestSupport
import Testing

/// A player's own phrases, pictures, words and languages.
@Suite struct OwnFilesTests {
  private func open(
    _ files: TemporaryFolder, _ arguments: [String] = []
  ) throws -> VirtualTerminal {
    let home = try Home()
    let terminal = try Wordyard.open(
      arguments + ["--data", home.records], environment: ["XDG_DATA_HOME": files.path], home: home)
    terminal.belongings.append(files)
    return terminal
  }

  @Test("a player's own category is played, and its bad lines are reported")
  func aPlayersOwnCategoryIsPlayedAndItsBadLinesAre() throws {
    let files = try TemporaryFolder()
    try files.write("# My beasts\nZebu\n!!!\nzebu\n", to: "wordyard/phrases/beasts.txt")
    try files.write([0xE9, 0x74, 0xE9, 0x0A], to: "wordyard/phrases/latin.txt")
    let terminal = try open(files)
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.press(.enter, .down)
    try terminal.type(" ")
    try terminal.wait(for: "Esc back")
    for _ in 0..<30 where !terminal.shows("My beasts") {
      try terminal.press(.down)
      terminal.drain()
    }
    #expect(terminal.shows("My beasts"))
    try terminal.press(.control("c"))
    _ = try terminal.waitForExit()
    let said = String(decoding: terminal.received, as: UTF8.self)
    #expect(said.contains("beasts.txt:3: there is no letter to guess"))
    #expect(said.contains("beasts.txt:4: this phrase is in the file already"))
    #expect(said.contains("latin.txt:1: not UTF-8"))
  }

  @Test("a player's own set of pictures is offered, and an invalid one is reported in the settings")
  func aPlayersOwnSetOfPicturesIsOfferedAndAnInvalidOne()
    throws
  {
    let files = try TemporaryFolder()
    let good = (0...7).map { "= \($0)\nmisses: \($0)\n" }.joined()
    try files.write("# en: Counter\n" + good, to: "wordyard/gallows/counter.txt")
    try files.write("= 0\no\n= 3\n", to: "wordyard/gallows/bad.txt")
    // The phrase of this seed has no Q.
    let terminal = try open(files, ["--seed", "6"])
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("ms")
    try terminal.wait(for: "bad.txt:3: `= 1` was expected here")
    try terminal.press(.down, .down, .down)
    for _ in 0..<8 where !terminal.shows("Counter") {
      try terminal.press(.right)
      terminal.drain()
    }
    try terminal.wait(for: "Counter")
    try terminal.wait(for: "misses: 7")
    try terminal.press(.escape)
    try terminal.openHangman()
    try terminal.type("q")
    try terminal.wait(for: "misses: 1")
    #expect(terminal.shows("·Q·"))
  }

  @Test("another language is a new folder, with an English interface")
  func anotherLanguageIsANewFolderWithAnEnglishInterface() throws {
    let files = try TemporaryFolder()
    try files.write(
      "name = Plattdüütsch\nletters = abcdefghijklmnopqrstuvwxyzäöüß\nrow = qwertzuiopü\nrow = asdfghjklöä\nrow = yxcvbnmß\n",
      to: "wordyard/languages/pd/language.conf")
    try files.write("äpfel 1\nstraße 1\n", to: "wordyard/languages/pd/words.txt")
    try files.write("# Straßen\nGrote Straße\n", to: "wordyard/languages/pd/phrases/strassen.txt")
    let terminal = try open(files, ["--language", "pd"])
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("m")
    try terminal.wait(for: "Plattdüütsch")
    try terminal.press(.escape)
    try terminal.openHangman()
    try terminal.type("ß")
    try terminal.wait(for: "_   _   _   _   _       _   _   _   _   ẞ   _")
    try terminal.wait("the game taking ß") { terminal.isUsed("ẞ") }
  }

  @Test(
    "a list without words is refused",
    arguments: [
      ("", "words.txt: the file is empty"), ("12\n!!\n", "words.txt: there is no word in this file"),
    ])
  func aListWithoutWordsIsRefused(text: String, message: String) throws {
    let files = try TemporaryFolder()
    let list = try files.write(text, to: "words.txt")
    let result = try Wordyard.run("guess", "___", "--words", list)
    #expect(result.exit == Exit(code: 2))
    #expect(result.errors.contains(message))
    #expect(result.output == "")
  }

  @Test("Hangman deals a word of the list that is brought, and phrases again the next time")
  func hangman() throws {
    let (home, files) = (try Home(), try TemporaryFolder())
    let list = try files.write("planet\n", to: "words.txt")
    func said(_ arguments: String...) throws -> String {
      try Wordyard.run(["hangman", "--plain", "--language", "en"] + arguments, home: home).output
    }
    #expect(try said("--words", list).contains("Hangman, Dictionary"))
    #expect(try !said().contains("Hangman, Dictionary"))
  }

  @Test("a missing list is named") func aMissingListIsNamed() throws {
    let result = try Wordyard.run("guess", "___", "--words", "/nowhere/words.txt")
    #expect(result.exit == Exit(code: 2))
    #expect(result.errors == "wordyard: /nowhere/words.txt: No such file or directory\n")
  }
}
