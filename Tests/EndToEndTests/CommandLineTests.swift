import TestSupport
import Testing

/// Output outside the full screen.
@Suite struct CommandLineTests {
  @Test("without a terminal it prints one line that says so") func withoutATerminalItPrintsOneLineThatSaysSo()
    throws
  {
    let result = try Wordyard.run()
    #expect(result.output == "")
    #expect(result.exit == Exit(code: 2))
    expectOneLine(result.errors)
    #expect(result.errors.contains("terminal"))
  }

  @Test(
    "on an unusable terminal it prints one line and nothing else",
    arguments: ["nonsense", "\u{1B}[31mred"])
  func onAnUnusableTerminalItPrintsOneLineAndNothing(term: String) throws {
    let terminal = try Wordyard.open(term: term)
    #expect(try terminal.waitForExit() == Exit(code: 2))
    let sent = String(decoding: terminal.received, as: UTF8.self)
    expectOneLine(sent.replacing("\r\n", with: "\n"))
    #expect(sent.contains("TERM"))
    #expect(terminal.leftBehind == [])
  }

  @Test(
    "an invalid command line is refused",
    arguments: [
      ["--theme", "nonsense"], ["--language", "xx"], ["--seed", "many"], ["--nonsense"], ["-x"], ["--seed"],
      ["nonsense"], ["--theme"], ["find", "abc", "--theme", "bogus"], ["find", "abc", "--player", ""],
      ["scores", "--language", "xx"], ["--theme", "\u{1B}[31m"],
    ])
  func anInvalidCommandLineIsRefused(arguments: [String]) throws {
    let terminal = try Wordyard.open(arguments)
    #expect(try terminal.waitForExit() == Exit(code: 2))
    let sent = String(decoding: terminal.received, as: UTF8.self)
    expectOneLine(sent.replacing("\r\n", with: "\n"))
    #expect(sent.contains("--help"))
    #expect(terminal.leftBehind == [])
  }

  @Test("the help lists the options") func theHelpListsTheOptions() throws {
    let result = try Wordyard.run("--help")
    #expect(result.exit == Exit(code: 0))
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("Usage: wordyard"))
    for option in ["--language", "--theme", "--seed", "--ascii", "--no-mouse", "--version"] {
      #expect(result.output.contains(option))
    }
  }

  @Test(
    "the help is in the language of --language, before and after it",
    arguments: [
      ("de", "Aufruf: wordyard"), ("fr", "Usage\u{A0}: wordyard"), ("nl", "Gebruik: wordyard"),
      ("xx", "Usage: wordyard"),
    ])
  func helpInALanguage(code: String, beginning: String) throws {
    for arguments in [
      ["--help", "--language", code], ["--language=\(code)", "help"], ["-h", "--language", code],
    ] {
      let result = try Wordyard.run(arguments)
      #expect(result.output.hasPrefix(beginning) && result.exit == Exit(code: 0), "\(arguments)")
    }
  }

  @Test("the help is printed, whatever else is given") func theHelpIsPrintedWhateverElseIsGiven() throws {
    #expect(try Wordyard.run("--help", "find").output.hasPrefix("Usage: wordyard"))
    #expect(try Wordyard.run("scores", "x", "--help").exit == Exit(code: 0))
  }

  @Test(
    "help and version are options, letters and commands",
    arguments: [["--help", "-h", "help"], ["--version", "-v", "-V", "version"]])
  func helpAndVersion(forms: [String]) throws {
    let results = try forms.map { try Wordyard.run($0) }
    #expect(results.allSatisfy { $0.exit == Exit(code: 0) && $0.errors == "" })
    #expect(Set(results.map(\.output)).count == 1)
  }

  @Test("every example of the help works")
  func everyExampleWorks() throws {
    let help = try Wordyard.run("--help").output
    let examples = help.split(separator: "\n").filter { $0.hasPrefix("  $ wordyard ") }
    #expect(examples.count == 3)
    for example in examples {
      let line = example.dropFirst("  $ wordyard ".count)
      let command = line[..<(line.firstRange(of: "  ")?.lowerBound ?? line.endIndex)]
      let arguments = command.split(separator: " ").map(String.init)
      if arguments[0] == "twist" {
        try Wordyard.open(arguments).wait(for: "Text Twist")
      } else {
        #expect(try Wordyard.run(arguments).exit == Exit(code: 0), "\(command)")
      }
    }
  }

  @Test("the version is one line") func theVersionIsOneLine() throws {
    let result = try Wordyard.run("--version")
    #expect(result.exit == Exit(code: 0))
    #expect(result.errors == "")
    #expect(result.output.wholeMatch(of: /wordyard \d+\.\d+\.\d+\n/) != nil)
  }

  @Test("wordyard hangman opens Hangman") func wordyardHangmanOpensHangman() throws {
    let terminal = try Wordyard.open("hangman")
    try terminal.wait(for: VirtualTerminal.invitation)
    try terminal.press(.escape, .escape)
    try terminal.wait(for: VirtualTerminal.tagline)
  }

  @Test("the same seed deals the same game, and another seed another game")
  func theSameSeedDealsTheSameGameAndAnotherSeedAnother() throws {
    let phrases = try [11, 11, 12, 13].map(phrase(ofSeed:))
    #expect(phrases[0] == phrases[1])
    #expect(Set(phrases).count > 1)
  }

  @Test("in Dutch everything is Dutch", arguments: [(["--language", "nl"], "C.UTF-8"), ([], "nl_NL.UTF-8")])
  func inDutchEverythingIsDutch(arguments: [String], locale: String) throws {
    let terminal = try Wordyard.open(arguments, environment: ["LANG": locale])
    try terminal.wait(for: "q stoppen")
    try terminal.press(.enter)
    try terminal.wait(for: "Zinnenboek")
    try terminal.press(.enter)
    try terminal.wait(for: "Typ een letter")
    #expect(terminal.shows("Niet erin:"))
    for letter in "jqxzvkwfbgpymcuhdlrsntoiae" where !terminal.hasEnded {
      try terminal.guess(letter)
    }
    try terminal.wait(for: "Te laat")
    try terminal.wait(for: " Nieuw spel ")
  }

  private func expectOneLine(_ text: String, at place: SourceLocation = #_sourceLocation) {
    #expect(text.hasPrefix("wordyard: "), sourceLocation: place)
    #expect(text.hasSuffix("\n"), sourceLocation: place)
    #expect(text.count { $0 == "\n" } == 1, "\(text.debugDescription)", sourceLocation: place)
    #expect(!text.contains("\u{1B}"), sourceLocation: place)
  }
}
