import Engines
import TestSupport
import Testing

/// `wordyard play CODE`
@Suite struct PlayCodeTests {
  /// A code from a later version, for a missing language, for another word list, or malformed.
  private static func code(mode: Int = 2, language: String = "en", version: Int = 2) -> String {
    GameCode(mode: mode, language: language, deal: 5, rules: .init(version: version), words: 1, result: 0)?
      .text ?? ""
  }

  @Test(
    "an unplayable code is refused in one line, without a terminal and without creating a file",
    arguments: [
      (["play"], "`play`: CODE is missing"), (["play", ""], "That is no code and no letter."),
      (["play", "abc"], "That is no code and no letter."),
      (["play", "9DBY0-938NK-R4YZE-Y4FX"], "A code has 20 characters, not 19."),
      (["play", "9DBY0-938NK-R4YZE-Y4FXY"], "A character of this code is wrong."),
      (["play", "9DBY0-938NK-R4YZE-Y4FXU"], "U is in no code."),
      (["play", code(mode: 0)], "This code is from a newer Wordyard."),
      (["play", code(version: 15)], "This code is from a newer Wordyard."),
      (["play", code(language: "it")], "This code needs the language it."),
      (["play", code()], "This code was made with another list of words."),
      (["play", "9DBY0", "938NK"], "one argument too many"), (["play", "\u{1B}[31m"], "is in no code."),
    ])
  func anUnplayableCodeIsRefusedInOneLineWithoutA(
    arguments: [String], reason: String
  ) throws {
    let home = try Home(isFirstStart: true)
    let result = try Wordyard.run(arguments, home: home)
    let isMisuse = reason.hasSuffix("is missing") || reason.hasSuffix("too many")
    #expect(result.exit == Exit(code: isMisuse ? 2 : 3))
    #expect(result.output == "")
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(result.errors.hasPrefix("wordyard: ") && result.errors.count { $0 == "\n" } == 1)
    #expect(!result.errors.contains("\u{1B}"))
    #expect(home.files.isEmpty)
  }

  @Test("it is reported in the locale's language") func itIsReportedInTheLocalesLanguage() throws {
    let result = try Wordyard.run("play", "abc", environment: ["LANG": "nl_NL.UTF-8"])
    #expect(result.errors == "wordyard: Dat is geen code en geen brief.\n")
  }

  @Test("it opens the game that was sent, in its language, in lower case and with spaces, too")
  func opens() throws {
    let first = try Wordyard.open("twist", "--language", "nl")
    try first.wait(for: "ronde 1")
    first.drain()
    let tiles = first.rows[4].filter(\.isLetter)
    try first.press(.escape)
    try first.wait(for: "Opgeven")
    try first.press(.left, .enter)
    try first.wait(for: "y terugkijken")
    try first.type("y")
    try first.wait(for: "code  ")
    first.drain()
    let row = try #require(first.rows.first { $0.contains("code  ") })
    let code = String(try #require(row.split(separator: " ").last))
    for typed in [code, code.lowercased(), code.replacing("-", with: " "), code.replacing("1", with: "l")] {
      let second = try Wordyard.open("play", typed)
      try second.wait(for: "rack 1")
      second.drain()
      #expect(second.rows[4].filter(\.isLetter) == tiles, "\(second.screen)")
    }
  }
}
