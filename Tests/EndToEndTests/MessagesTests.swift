import TestSupport
import Testing

/// The error messages of the command line, in each interface language.
@Suite struct MessagesTests {
  private static let refused: [(arguments: [String], english: String, dutch: String)] = [
    (["--nonsense"], "`--nonsense`: there is no such option", "`--nonsense`: zo'n optie is er niet"),
    (["find", "tea", "-hx"], "`-x`: there is no such option", "`-x`: zo'n optie is er niet"),
    (["--words"], "`--words`: FILE is missing", "`--words`: BESTAND ontbreekt"),
    (["find", "tea", "--words"], "`--words`: FILE is missing", "`--words`: BESTAND ontbreekt"),
    (["find", "--missed"], "`--missed`: LETTERS is missing", "`--missed`: LETTERS ontbreekt"),
    (
      ["find", "tea", "--ascii=yes"], "`--ascii=yes`: this option takes no value",
      "`--ascii=yes`: bij deze optie hoort geen waarde"
    ),
    (
      ["--judge", "5"], "--judge `5`: the words are base, familiar, wide, rare",
      "--judge `5`: de woorden zijn base, familiar, wide, rare"
    ),
    (
      ["--tier", "5"], "--tier `5`: the tiers are 1, 2, 3 and 4",
      "--tier `5`: de klassen zijn 1, 2, 3 en 4"
    ),
    (
      ["--min-length", "0"], "--min-length `0`: not a whole number of 1 or more",
      "--min-length `0`: geen geheel getal van 1 of hoger"
    ),
    (
      ["--seed", "-1"], "--seed `-1`: not a whole number of 0 or more",
      "--seed `-1`: geen geheel getal van 0 of hoger"
    ),
    (["--data", ""], "--data: the name of the folder is empty", "--data: de naam van de map is leeg"),
    (["chess"], "`chess`: there is no such command", "`chess`: zo'n opdracht is er niet"),
    (["find"], "`find`: LETTERS is missing", "`find`: LETTERS ontbreekt"),
    (["find", ""], "`find`: LETTERS is missing", "`find`: LETTERS ontbreekt"),
    (["solve"], "`solve`: FRAGMENT is missing", "`solve`: FRAGMENT ontbreekt"),
    (["guess"], "`guess`: PATTERN is missing", "`guess`: PATROON ontbreekt"),
    (["ghost", "now"], "`now`: one argument too many", "`now`: één argument te veel"),
    (["find", "a1"], "find `a1`: `1` is not a letter", "find `a1`: `1` is geen letter"),
    (["solve", "a1"], "solve `a1`: `1` is not a letter", "solve `a1`: `1` is geen letter"),
    (
      ["guess", "_", "--missed", "?"], "--missed `?`: `?` is not a letter", "--missed `?`: `?` is geen letter"
    ),
    (
      ["guess", "a1"], "guess `a1`: a pattern is made of letters, and `_` for each hidden one",
      "guess `a1`: een patroon bestaat uit letters, en `_` voor elke verborgen letter"
    ),
    (
      ["guess", String(repeating: "_", count: 61)], "guess: a pattern has 1 to 60 letters",
      "guess: een patroon heeft 1 tot 60 letters"
    ),
    (
      ["guess", "_a", "--missed", "a"], "--missed `a`: `a` is in the pattern",
      "--missed `a`: `a` staat in het patroon"
    ),
    (
      ["--theme", "blue"], "--theme `blue`: the themes are auto, night, paper, contrast, mono",
      "--theme `blue`: de thema's zijn auto, night, paper, contrast, mono"
    ),
    (
      ["find", "tea", "--language", "xx"], "--language `xx`: the languages are de, en, es, fr, nl",
      "--language `xx`: de talen zijn de, en, es, fr, nl"
    ),
    (
      ["--player", " "], "--player ` `: a name has 1 to 20 letters and no control characters",
      "--player ` `: een naam heeft 1 tot 20 letters en geen stuurtekens"
    ),
  ]

  @Test("an invalid command line is reported in the language of the locale", arguments: refused.indices)
  func anInvalidCommandLineIsReportedInTheLanguageOfThe(index: Int) throws {
    let (arguments, english, dutch) = Self.refused[index]
    for (locale, message) in [
      ("C.UTF-8", "\(english); see `wordyard --help`"), ("nl_NL.UTF-8", "\(dutch); zie `wordyard --help`"),
    ] {
      let result = try Wordyard.run(arguments, environment: ["LANG": locale])
      #expect(result.errors == "wordyard: \(message)\n")
      #expect(result.output == "")
      #expect(result.exit == Exit(code: 2))
    }
  }

  @Test(
    "what was mistyped names the nearest",
    arguments: [
      (["--thme", "night"], "`--thme`: there is no such option. Did you mean --theme?"),
      (["--no-moose=1"], "`--no-moose=1`: there is no such option. Did you mean --no-mouse?"),
      (["-seed", "4"], "`-s`: there is no such option. Did you mean --seed?"),
      (
        ["--theme", "nigth"],
        "--theme `nigth`: the themes are auto, night, paper, contrast, mono. Did you mean --theme night?"
      ),
      (
        ["--theme=Light"],
        "--theme `Light`: the themes are auto, night, paper, contrast, mono. Did you mean --theme paper?"
      ),
      (
        ["find", "tea", "--language", "eng"],
        "--language `eng`: the languages are de, en, es, fr, nl. Did you mean --language en?"
      ),
      (["hangmen"], "`hangmen`: there is no such command. Did you mean hangman?"),
      (["twsit"], "`twsit`: there is no such command. Did you mean twist?"),
      (["score", "--seed", "1"], "`score`: there is no such command. Did you mean scores?"),
      (["hlep"], "`hlep`: there is no such command. Did you mean help?"),
    ])
  func whatWasMistypedNamesTheNearest(arguments: [String], message: String) throws {
    let result = try Wordyard.run(arguments)
    #expect(result.errors == "wordyard: \(message)\n")
    #expect(result.exit == Exit(code: 2))
    let dutch = try Wordyard.run(arguments, environment: ["LANG": "nl_NL.UTF-8"])
    #expect(dutch.errors.contains(". Bedoel je ") && dutch.errors.hasSuffix("?\n"))
  }

  @Test(
    "the language is that of LC_ALL, else LC_MESSAGES, else LANG",
    arguments: [
      (["LC_ALL": "nl_NL.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LANG": "en_US.UTF-8"], true),
      (["LC_ALL": "en_US.UTF-8", "LC_MESSAGES": "nl_NL.UTF-8", "LANG": "nl_NL.UTF-8"], false),
      (["LC_MESSAGES": "nl_NL.UTF-8", "LANG": "en_US.UTF-8"], true),
      (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "nl"], true),
      (["LC_ALL": "nl@euro", "LANG": "en_US.UTF-8"], true),
      (["LC_ALL": "sv_SE.UTF-8", "LANG": "nl_NL.UTF-8"], false),
    ])
  func theLanguageIsThatOfLCALLElseLCMESSAGESElseLANG(
    environment: [String: String], isDutch: Bool
  ) throws {
    let result = try Wordyard.run("scores", environment: environment)
    #expect(
      result.errors
        == (isDutch ? "wordyard: er zijn nog geen scores\n" : "wordyard: there are no scores yet\n"))
    let help = try Wordyard.run("--help", environment: environment)
    #expect(help.output.hasPrefix(isDutch ? "Gebruik: " : "Usage: "))
  }

  @Test(
    "for the game LC_ALL takes precedence over LANG",
    arguments: [
      ("nl_NL.UTF-8", "en_US.UTF-8", "q stoppen"), ("en_US.UTF-8", "nl_NL.UTF-8", VirtualTerminal.tagline),
    ])
  func forTheGameLCALLTakesPrecedenceOverLANG(all: String, lang: String, tagline: String) throws {
    let terminal = try Wordyard.open(environment: ["LC_ALL": all, "LANG": lang])
    try terminal.wait(for: tagline)
  }

  @Test(
    "invalid files of a language are reported by every command that needs them",
    arguments: [
      (
        "name = English\nletters = ab\ncolour = red\n", "ab 1\n",
        "language.conf:3: there is no key `colour`", "language.conf:3: er is geen sleutel `colour`"
      ),
      (
        "name = English\n", "ab 1\n", "language.conf: `letters` is missing",
        "language.conf: `letters` ontbreekt"
      ),
      (SmallAssets.language, "", "words.txt: the file is empty", "words.txt: het bestand is leeg"),
      (
        SmallAssets.language, nil, "words.txt: No such file or directory",
        "words.txt: dat bestand of die map is er niet"
      ),
    ])
  func invalidFilesOfALanguageAreReportedByEveryCommand(
    language: String, words: String?, english: String, dutch: String
  ) throws {
    let assets = try SmallAssets(language: language, words: words)
    let texts = try #require(Checkout.text("assets/languages/nl/interface.po"))
    try assets.write(texts, to: "languages/nl/interface.po")
    let own = try TemporaryFolder()
    try own.write(SmallAssets.language, to: "wordyard/languages/fr/language.conf")
    try own.write("tea 1\n", to: "wordyard/languages/fr/words.txt")
    for command in [["find", "tea"], ["solve", "t"], ["guess", "t__"]] {
      for (locale, message) in [("C.UTF-8", english), ("nl_NL.UTF-8", dutch)] {
        let result = try Wordyard.run(
          command,
          environment: ["WORDYARD_ASSETS": assets.path, "XDG_DATA_HOME": own.path, "LANG": locale])
        #expect(result.errors == "wordyard: \(assets.path)/languages/en/\(message)\n")
        #expect(result.output == "")
        #expect(result.exit == Exit(code: 2))
      }
    }
  }

  @Test(
    "an unusable terminal is reported in the language of the locale",
    arguments: [
      (
        "nonsense", "TERM=nonsense: this terminal is not known here; try TERM=xterm-256color wordyard",
        "TERM=nonsense: deze terminal is hier onbekend; probeer TERM=xterm-256color wordyard"
      )
    ])
  func anUnusableTerminalIsReportedInTheLanguageOfThe(
    term: String, english: String, dutch: String
  ) throws {
    for (locale, message) in [("C.UTF-8", english), ("nl_NL.UTF-8", dutch)] {
      let terminal = try Wordyard.open(term: term, environment: ["LANG": locale])
      #expect(try terminal.waitForExit() == Exit(code: 2))
      #expect(String(decoding: terminal.received, as: UTF8.self) == "wordyard: \(message)\r\n")
    }
  }

  @Test("an invalid file is reported in Dutch in the settings and after the game")
  func anInvalidFileIsReportedInDutchInTheSettingsAnd() throws {
    let files = try TemporaryFolder()
    try files.write("= 0\no\n= 3\n", to: "wordyard/gallows/bad.txt")
    let home = try Home()
    let terminal = try Wordyard.open(
      ["--data", home.records, "--language", "nl"],
      environment: ["XDG_DATA_HOME": files.path, "LANG": "nl_NL.UTF-8"], home: home)
    try terminal.wait(for: "q stoppen")
    try terminal.click("Meer")
    try terminal.wait(for: "Instellingen")
    try terminal.click("Instellingen")
    try terminal.wait(for: "bad.txt:3: hier hoort `= 1` te staan")
    try terminal.press(.control("c"))
    _ = try terminal.waitForExit()
    let sent = String(decoding: terminal.received, as: UTF8.self)
    #expect(sent.contains("wordyard: \(files.path)/wordyard/gallows/bad.txt:3: hier hoort `= 1` te staan"))
  }

  @Test("a picture set of the program that cannot be read is reported once")
  func aPictureSetOfTheProgramThatCannotBeReadIs() throws {
    let assets = try SmallAssets(words: "tea 1\n")
    try assets.write("= 0\no\n= 3\n", to: "gallows/classic.txt")
    let home = try Home()
    let terminal = try Wordyard.open(
      "--data", home.records, environment: ["WORDYARD_ASSETS": assets.path], home: home)
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("ms")
    try terminal.wait(for: "classic.txt:3: `= 1` was expected here")
    try terminal.press(.down, .down, .up)
    terminal.drain()
    try terminal.press(.control("c"))
    _ = try terminal.waitForExit()
    let lines = String(decoding: terminal.received, as: UTF8.self).split(whereSeparator: \.isNewline)
    #expect(lines.count { $0.contains("wordyard: \(assets.path)/gallows/classic.txt:3:") } == 1)
  }

  @Test("a folder without languages, or without a valid one, is reported")
  func aFolderWithoutLanguagesOrWithoutAValidOneIs() throws {
    let empty = try TemporaryFolder()
    #expect(
      try Wordyard.run("find", "tea", environment: ["WORDYARD_ASSETS": empty.path]).errors
        == "wordyard: \(empty.path): WORDYARD_ASSETS is set to this folder, which has no folder `languages`\n"
    )
    let assets = try SmallAssets(language: "name\n", words: "tea 1\n")
    #expect(
      try assets.run("find", "tea").errors == "wordyard: languages: there is no usable language\n")
  }

  @Test(
    "the help lists every game, command and option",
    arguments: [
      ("C.UTF-8", "find LETTERS", "Word games for the terminal."),
      ("nl_NL.UTF-8", "guess PATROON", "Woordspellen voor de terminal."),
      ("de_DE.UTF-8", "guess MUSTER", "Wortspiele für das Terminal."),
      ("fr_FR.UTF-8", "guess MOTIF", "Jeux de lettres pour le terminal."),
      ("es_ES.UTF-8", "guess PATRÓN", "Juegos de palabras para la terminal."),
    ])
  func theHelpListsEveryGameCommandAndOption(locale: String, command: String, purpose: String)
    throws
  {
    let help = try Wordyard.run("--help", environment: ["LANG": locale]).output
    #expect(help.contains("[hangman | twist | ghost | daily"))
    #expect(help.contains(command))
    #expect(help.contains("\n\(purpose)\n"))
    for option in ["words", "missed", "min-length", "tier", "player", "data", "theme", "seed", "language"] {
      #expect(help.contains("--\(option) "))
    }
    #expect(help.split(separator: "\n").filter { $0.count > 82 } == [])
    // Two groups of options, and examples.
    let parts = help.split(separator: "\n\n")
    #expect(parts.map { $0.contains("\n  --") } == [false, true, true, false])
    #expect(parts.last?.contains("\n  $ wordyard twist") == true)
  }

  @Test("standard output that cannot be written is reported")
  func standardOutputThatCannotBeWrittenIsReported() throws {
    let terminal = try Wordyard.openShell(#"LANG=nl_NL.UTF-8 "$WORDYARD" find tea > /dev/full; echo exit $?"#)
    try terminal.wait(for: "exit 2")
    let sent = String(decoding: terminal.received, as: UTF8.self)
    #expect(sent.contains("wordyard: standaarduitvoer: de schijf is vol"))
  }
}
