import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `wordyard define WORD`
@Suite struct DefineTests {
  @Test("it prints the senses of a word, each after its lemma and part of speech")
  func itPrintsTheSensesOfAWordEachAfterItsLemmaAndPart() throws {
    let moss = try Wordyard.run("define", "Moss", "--language", "en")
    #expect(moss.output == "moss, noun: soft green plant on damp stones\n")
    #expect(moss.errors == "")
    #expect(moss.exit == Exit(code: 0))
    let cafes = try Wordyard.run("define", "cafés", "--language", "en")
    #expect(cafes.output.hasPrefix("café, noun: "))
    let geese = try Wordyard.run("define", "geese", "--language", "en")
    #expect(geese.output.hasPrefix("goose, noun: large white"))
    #expect(geese.exit == Exit(code: 0))
  }

  @Test(
    "of words that share their letters the one is explained that is typed, all of them when it is typed without accents, then that first",
    arguments: [
      ("fr", "élève", ["élève, "]), ("fr", "élevé", ["élevé, "]),
      ("fr", "ELEVE", ["élevé, ", "élève, ", "élever, "]),
      ("de", "Rasen", ["Rasen, "]), ("de", "rasen", ["rasen, ", "Rasen, "]), ("es", "sábana", ["sábana, "]),
      ("es", "sabana", ["sabana, ", "sábana, "]), ("fr", "foret", ["foret, ", "forêt, "]),
      ("fr", "FORÊT", ["forêt, "]),
      ("en", "résumé", ["résumé, "]),
      ("fr", "forets", ["forêt, ", "foret, "]),
    ])
  func spelled(language: String, word: String, expected: [String]) throws {
    let lines = try Wordyard.run("define", word, "--language", language).output.split(separator: "\n")
    #expect(lines.count == expected.count, "\(lines)")
    #expect(zip(lines, expected).allSatisfy { $0.hasPrefix($1) }, "\(lines)")
  }

  @Test(
    "a word without a known meaning is reported in one line",
    arguments: ["zzz", "penis", "qwertyuiopqwertyuiopqwertyuiopqwertyuiopqwertyuiopqwertyuiop"])
  func aWordWithoutAKnownMeaningIsReportedInOneLine(word: String) throws {
    let result = try Wordyard.run("define", word, "--language", "en")
    #expect(result.exit == Exit(code: 1))
    #expect(result.output == "")
    #expect(result.errors == "wordyard: the meaning of `\(word)` is not known\n")
  }

  @Test("a language without meanings is reported in the locale's language")
  func aLanguageWithoutMeaningsIsReportedInTheLocales() throws {
    let files = try TemporaryFolder()
    try files.write(
      "name = Xish\nletters = abcdefghijklmnopqrstuvwxyz\nrow = qwertyuiop\nrow = asdfghjkl\nrow = zxcvbnm\n",
      to: "wordyard/languages/xx/language.conf")
    try files.write("huis 1\n", to: "wordyard/languages/xx/words.txt")
    let own = ["XDG_DATA_HOME": files.path]
    let english = try Wordyard.run("define", "huis", "--language", "xx", environment: own)
    #expect(english.exit == Exit(code: 1))
    #expect(english.output == "")
    #expect(english.errors == "wordyard: Xish: this language has no meanings of words\n")
    let dutch = try Wordyard.run(
      "define", "huis", "--language", "xx", environment: own.merging(["LANG": "nl_NL.UTF-8"]) { $1 })
    #expect(dutch.exit == Exit(code: 1))
    #expect(dutch.errors == "wordyard: Xish: deze taal heeft geen betekenissen van woorden\n")
  }

  @Test(
    "the meanings are those of the words' language, a noun with its article and plural",
    arguments: [
      ("nl", "fiets", "(de, fietsen)"), ("nl", "kocht", "kopen"), ("es", "casa", "(la, casas)"),
      ("fr", "élève", "classe"), ("de", "Gabel", "(die, Gabeln)"), ("nl", "zes", "vijf"),
    ])
  func theMeaningsAreThoseOfTheWordsLanguage(language: String, word: String, shown: String) throws {
    let result = try Wordyard.run("define", word, "--language", language)
    #expect(result.exit == Exit(code: 0))
    #expect(result.output.contains(shown), "\(result.output)")
  }

  @Test(
    "unusable arguments are refused in one line",
    arguments: [
      (["define"], "`define`: WORD is missing"), (["define", ""], "`define`: WORD is missing"),
      (["define", "a1"], "define `a1`: `1` is not a letter"),
      (["define", "a", "b"], "`b`: one argument too many"),
      (["define", String(repeating: "a", count: 61)], "define: no more than 60 letters"),
      (["define", "\u{1B}[31m"], "is not a letter"),
    ])
  func unusableArgumentsAreRefusedInOneLine(arguments: [String], reason: String) throws {
    let result = try Wordyard.run(arguments)
    #expect(result.exit == Exit(code: 2))
    #expect(result.output == "")
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(result.errors.hasPrefix("wordyard: "))
    #expect(result.errors.count { $0 == "\n" } == 1)
    #expect(!result.errors.contains("\u{1B}"))
  }

  @Test("the contents of a file reach the terminal without control characters")
  func theContentsOfAFileReachTheTerminalWithoutControl() throws {
    let files = try TemporaryFolder()
    try files.write(SmallAssets.language, to: "languages/en/language.conf")
    try files.write("cat\tnoun: a \u{1B}[31mred\u{7} pet\r\n", to: "languages/en/glosses.txt")
    let result = try Wordyard.run("define", "cat", environment: ["WORDYARD_ASSETS": files.path])
    #expect(result.output == "cat, noun: a ?[31mred? pet\n")
    #expect(result.exit == Exit(code: 0))
  }

  @Test(
    "a file that cannot be used is named with the reason", arguments: ["empty", "folder", "fifo", "lines"])
  func aFileThatCannotBeUsedIsNamedWithTheReason(kind: String) throws {
    let files = try TemporaryFolder()
    try files.write(SmallAssets.language, to: "languages/en/language.conf")
    let path = files.path + "/languages/en/glosses.txt"
    let reason: String
    switch kind {
    case "empty":
      try files.write("", to: "languages/en/glosses.txt")
      reason = "the file is empty"
    case "folder":
      #expect(mkdir(path, 0o700) == 0)
      reason = "Is a directory"
    case "fifo":
      #expect(mkfifo(path, 0o600) == 0)
      reason = "not a regular file"
    default:
      try files.write(String(repeating: "\n", count: 5_000_001), to: "languages/en/glosses.txt")
      reason = "more than 5000000 lines"
    }
    let result = try Wordyard.run("define", "cat", environment: ["WORDYARD_ASSETS": files.path])
    #expect(result.exit == Exit(code: 2))
    #expect(result.output == "")
    #expect(result.errors == "wordyard: \(path): \(reason)\n")
  }

  @Test("a file of more than 64 MB is refused") func aFileOfMoreThan64MBIsRefused() throws {
    let files = try TemporaryFolder()
    try files.write(SmallAssets.language, to: "languages/en/language.conf")
    try files.write("cat\tnoun: a pet\n", to: "languages/en/glosses.txt")
    let path = files.path + "/languages/en/glosses.txt"
    #expect(truncate(path, (64 << 20) + 1) == 0)
    let result = try Wordyard.run("define", "cat", environment: ["WORDYARD_ASSETS": files.path])
    #expect(result.exit == Exit(code: 2))
    #expect(result.errors == "wordyard: \(path): larger than 64 MB\n")
  }

  @Test("at the title and in a game the file is not mapped") func atTheTitleAndInAGameTheFileIsNotMapped()
    throws
  {
    let terminal = try Wordyard.open("hangman")
    try terminal.wait(for: "0 of 7")
    let game = terminal.mappedFiles
    #expect(game.contains { $0.hasSuffix("/wordyard") }, "\(game)")
    #expect(!game.contains { $0.hasSuffix("glosses.txt") })
    let title = try Wordyard.open()
    try title.wait(for: VirtualTerminal.tagline)
    #expect(title.mappedFiles.contains { $0.hasSuffix("/wordyard") })
    #expect(!title.mappedFiles.contains { $0.hasSuffix("glosses.txt") })
  }
}
