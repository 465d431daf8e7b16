import TestSupport
import Testing

/// `wordyard solve FRAGMENT`
@Suite struct SolveTests {
  private func solve(_ words: String, _ arguments: String...) throws -> Program.Result {
    let files = try TemporaryFolder()
    let list = try files.write(words, to: "words.txt")
    return try Wordyard.run(["solve"] + arguments + ["--words", list])
  }

  @Test(
    "every opening has a verdict and the word where it ends",
    arguments: [
      ("cat\ncamel\ngecko\n", "c\tloses\tcamel\ng\tloses\tgecko\n"),
      ("cat\ncamel\ngoat\ngerbil\n", "c\tloses\tcamel\ng\twins\tgerbil\n"),
    ])
  func everyOpeningHasAVerdictAndTheWordWhereItEnds(words: String, expected: String) throws {
    let result = try solve(words, "", "--min-length", "3")
    #expect(result.exit == Exit(code: 0))
    #expect(result.errors == "")
    #expect(result.output == expected)
  }

  @Test("the word is printed in its spelling") func theWordIsPrintedInItsSpelling() throws {
    #expect(try solve("cafes 1 caf\u{E9}s\n", "caf").output == "e\twins\tcaf\u{E9}s\n")
  }

  @Test("a letter that completes a word ends the round") func aLetterThatCompletesAWordEndsTheRound() throws {
    let result = try solve("cats\ncatsup\ncatnip\n", "cat")
    #expect(result.output == "n\tloses\tcatnip\ns\tends\tcats\n")
  }

  @Test("control characters of a word list are not printed") func controlCharactersOfAWordListAreNotPrinted()
    throws
  {
    let result = try SmallAssets(words: "bingo\u{1B}[2J 1\n").run("solve", "")
    #expect(result.output == "b\tloses\tbingo?[2J\n")
  }

  @Test("the language's words count up to tier 2, and a player's own up to tier 4")
  func theLanguagesWordsCountUpToTier2AndAPlayersOwnUp() throws {
    let words = "catnip 3\ncats 2\ncatty x\n"
    let assets = try SmallAssets(words: words)
    #expect(try assets.run("solve", "cat").output == "s\tends\tcats\n")
    #expect(try solve(words, "cat").output == "n\tloses\tcatnip\ns\tends\tcats\n")
    #expect(try assets.run("solve", "cat", "--tier", "3").output == "n\tloses\tcatnip\ns\tends\tcats\n")
    #expect(try solve(words, "cat", "--tier", "2").output == "s\tends\tcats\n")
  }

  @Test("the words that count are those named, else those that the language has in Ghost")
  func judge() throws {
    let words = "chant 1\nchanta 1\nchanter 1\nchantoir 3\nchantour 4\n"
    let familiar = try SmallAssets(words: words)
    try familiar.write("chanter 1\nchantoir 3\n", to: "languages/en/headwords.txt")
    let base = try SmallAssets(language: SmallAssets.language + "ghost = base\n", words: words)
    try base.write("chanter 1\nchantoir 3\n", to: "languages/en/headwords.txt")
    let (forms, ended) = ("e\twins\tchanter\n", "t\tends\tchant\n")
    #expect(try familiar.run("solve", "chan").output == ended)
    #expect(try familiar.run("solve", "chant", "--judge", "base").output == forms)
    #expect(try base.run("solve", "chant").output == forms)
    #expect(try base.run("solve", "chan", "--judge", "familiar").output == ended)
    #expect(try base.run("solve", "chan", "--tier", "2").output == ended)
    let wide = try base.run("solve", "chanto", "--judge", "wide")
    #expect(wide.errors.contains("`chant` is already a word"))
    let folder = try TemporaryFolder()
    let list = try folder.write("rarely 4\n", to: "words.txt")
    #expect(try base.run("solve", "r", "--words", list).output == "a\tloses\trarely\n")
  }

  @Test(
    "words of fewer than four letters do not count, unless --min-length is given",
    arguments: [
      ([], "b\tloses\tcable\n"), (["--min-length", "3"], "b\tends\tcab\n"),
      (["--min-length", "5"], "b\tloses\tcable\n"),
      (["--min-length", "6"], "b\twins\tcables\n"),
    ])
  func wordsOfFewerThanFourLettersDoNotCountUnlessMin(
    arguments: [String], expected: String
  ) throws {
    let assets = try SmallAssets(words: "cab 1\ncable 1\ncables 1\n")
    #expect(try assets.run(["solve", "ca"] + arguments).output == expected)
  }

  @Test("a fragment that begins no word is reported, with exit code 1")
  func aFragmentThatBeginsNoWordIsReportedWithExitCode1() throws {
    let result = try solve("cats\n", "dog")
    #expect(result.exit == Exit(code: 1))
    #expect(result.output == "")
    #expect(result.errors == "wordyard: no word begins with `dog`\n")
  }

  @Test("no word has the largest minimum length") func noWordHasTheLargestMinimumLength() throws {
    let result = try solve("cats\n", "c", "--min-length", "\(Int.max)")
    #expect(result.exit == Exit(code: 1))
    #expect(result.errors == "wordyard: no word begins with `c`\n")
  }

  @Test("of a fragment that begins with a word the word is named", arguments: ["cats", "catsu"])
  func ofAFragmentThatBeginsWithAWordTheWordIsNamed(fragment: String) throws {
    let result = try solve("cats\ncatsup\n", fragment)
    #expect(result.exit == Exit(code: 1))
    #expect(result.output == "")
    #expect(result.errors == "wordyard: `cats` is already a word\n")
  }

  @Test(
    "an invalid argument is refused",
    arguments: [["solve"], ["solve", "a1"], ["solve", "", "--min-length", "0"]])
  func anInvalidArgumentIsRefused(arguments: [String]) throws {
    let result = try Wordyard.run(arguments)
    #expect(result.exit == Exit(code: 2))
    #expect(result.output == "")
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
