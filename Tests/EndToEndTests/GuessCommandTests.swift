import TestSupport
import Testing

/// `wordyard guess PATTERN`
@Suite struct GuessCommandTests {
  @Test("it prints the number of words and in how many of them each untried letter occurs")
  func itPrintsTheNumberOfWordsAndInHowManyOfThemEach() throws {
    let files = try TemporaryFolder()
    let list = try files.write("cool\ncook\nfool\nloon\nmoor 4\nzoom x\ncoil\n", to: "words.txt")
    let result = try Wordyard.run("guess", "_oo_", "--missed", "n", "--words", list)
    #expect(result.exit == Exit(code: 0))
    #expect(result.errors == "")
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "4")
    #expect(lines.dropFirst().prefix(5) == ["c\t2", "l\t2", "f\t1", "k\t1", "m\t1"])
    #expect(lines.count == 1 + 26 - 2)
    #expect(!lines.contains { $0.hasPrefix("o") || $0.hasPrefix("n") })
  }

  @Test("blanks may stand between the places, as the board shows them")
  func blanksBetweenPlaces() throws {
    let spaced = try Wordyard.run("guess", "_ A _ _ _ e", "--missed", "S")
    let plain = try Wordyard.run("guess", "_A___e", "--missed", "S")
    #expect(!spaced.output.isEmpty && spaced.output == plain.output)
  }

  @Test("its numbers are those of a plain search of the list")
  func itsNumbersAreThoseOfAPlainSearchOfTheList() throws {
    let words = try #require(Checkout.text("assets/languages/en/words.txt"))
    var fitting = 0
    var withR = 0
    for line in words.split(separator: "\n") where !line.hasSuffix("x") {
      let word = Array(line.prefix { $0 != " " }.utf8)
      guard word.count == 6, word[1] == UInt8(ascii: "a"), word[5] == UInt8(ascii: "e") else { continue }
      let hidden = [0, 2, 3, 4].map { word[$0] }
      guard
        !hidden.contains(where: { [UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "s")].contains($0) })
      else { continue }
      fitting += 1
      withR += hidden.contains(UInt8(ascii: "r")) ? 1 : 0
    }
    let result = try Wordyard.run("guess", "_A___e", "--missed", "S")
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "\(fitting)")
    #expect(lines.contains("r\t\(withR)"))
  }

  @Test("when no word fits it exits with 1") func whenNoWordFitsItExitsWith1() throws {
    let result = try Wordyard.run("guess", "zzzzz_")
    #expect(result.exit == Exit(code: 1))
    #expect(result.output.hasPrefix("0\n"))
  }

  @Test(
    "an invalid argument is named",
    arguments: [
      (["guess"], "PATTERN is missing"), (["guess", "a1"], "`a1`"),
      (["guess", ""], "a pattern has 1 to 60 letters"),
      (["guess", "_a", "--missed", "a"], "--missed `a`: `a` is in the pattern"),
      (["guess", "_", "--missed", "?"], "--missed `?`: `?` is not a letter"),
      (["guess", "_", "_"], "one argument too many"), (["guess", "\u{1B}[31m"], "made of letters"),
    ])
  func anInvalidArgumentIsNamed(arguments: [String], message: String) throws {
    let result = try Wordyard.run(arguments)
    #expect(result.exit == Exit(code: 2))
    #expect(result.output == "")
    #expect(result.errors.contains(message))
    #expect(!result.errors.contains("\u{1B}"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
