import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The first start asks for a language and shows the introduction, once.
@Suite struct FirstStartTests {
  @Test(
    "the first start asks for a language and shows the games, and the second does not",
    arguments: [VirtualTerminal.InputDevice.keys, .mouse])
  func theFirstStartAsksForALanguageAndShowsTheGamesAnd(
    by device: VirtualTerminal.InputDevice
  ) throws {
    let home = try Home(isFirstStart: true)
    let terminal = try Wordyard.open(home: home)
    try terminal.wait(for: "Nederlands")
    switch device {
    case .keys: try terminal.press(.end, .enter)
    case .mouse: try terminal.click("Nederlands")
    }
    try terminal.wait(for: "Speluitleg")
    try terminal.wait(for: "1/5")
    for page in 2...5 {
      switch device {
      case .keys: try terminal.press(.right)
      case .mouse: try terminal.click("→ ")
      }
      try terminal.wait(for: "\(page)/5")
    }
    switch device {
    case .keys: try terminal.press(.enter)
    case .mouse: try terminal.click("Enter klaar")
    }
    try terminal.wait(for: "q stoppen")
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))

    let next = try Wordyard.open(home: home)
    try next.wait(for: "q stoppen")
    #expect(!next.shows("Speluitleg   1/5"))
    try next.press(.enter, .enter)
    try next.wait(for: "Niet erin")
  }

  @Test("the introduction can be skipped, and both open again from the title")
  func theIntroductionCanBeSkippedAndBothOpenAgainFrom() throws {
    let terminal = try Wordyard.open(home: Home(isFirstStart: true))
    try terminal.wait(for: "Nederlands")
    try terminal.press(.enter)
    try terminal.wait(for: "1/5")
    try terminal.press(.escape)
    try terminal.waitUntilGone("1/5")
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("mh")
    try terminal.wait(for: "1/5")
    try terminal.press(.escape)
    try terminal.waitUntilGone("1/5")
    try terminal.wait(for: VirtualTerminal.tagline)
    try terminal.type("ml")
    try terminal.wait(for: "Nederlands")
    try terminal.press(.escape)
    try terminal.waitUntilGone("Nederlands")
    try terminal.wait(for: VirtualTerminal.tagline)
  }

  @Test("the first screen reads no texts but those of the language it is in")
  func readsNoTextsButItsOwn() throws {
    let assets = try SmallAssets(words: "tea 1\n")
    let folder = "languages/nl"
    try assets.write(
      SmallAssets.language.replacing("name = English", with: "name = Nederlands\ngreeting = dag dag"),
      to: folder + "/language.conf")
    try assets.write("nonsense\n", to: folder + "/interface.po")
    for (language, isRead) in [("C.UTF-8", false), ("nl_NL.UTF-8", true)] {
      let terminal = try Wordyard.open(
        environment: ["WORDYARD_ASSETS": assets.path, "LANG": language], home: Home(isFirstStart: true))
      try terminal.wait(for: "dag dag")
      try terminal.press(.control("c"))
      _ = try terminal.waitForExit()
      #expect(terminal.shows("nl/interface.po:1: ") == isRead, "\(terminal.screen)")
    }
  }

  @Test("the locale's language is chosen at first") func theLocalesLanguageIsChosenAtFirst() throws {
    let terminal = try Wordyard.open(
      environment: ["LANG": "nl_NL.UTF-8"], home: Home(isFirstStart: true))
    try terminal.wait(for: "▸ Nederlands")
  }

  @Test("a game named on the command line comes after the introduction")
  func aGameNamedOnTheCommandLineComesAfterThe() throws {
    let terminal = try Wordyard.open("twist", home: Home(isFirstStart: true))
    try terminal.wait(for: "Nederlands")
    try terminal.press(.enter)
    try terminal.wait(for: "1/5")
    try terminal.press(.escape)
    try terminal.wait(for: "rack 1")
  }

  @Test("--language answers the question for the language") func languageAnswersTheQuestionForTheLanguage()
    throws
  {
    let home = try Home(isFirstStart: true)
    let terminal = try Wordyard.open("--language", "nl", home: home)
    try terminal.wait(for: "1/5")
    #expect(terminal.shows("Speluitleg"))
    try terminal.press(.escape)
    try terminal.wait(for: "q stoppen")
    try terminal.press(.control("c"))
    #expect(try terminal.waitForExit() == Exit(code: 0))
    let next = try Wordyard.open(home: home)
    try next.wait(for: "q stoppen")
    #expect(!next.shows("1/5"))
  }
}
