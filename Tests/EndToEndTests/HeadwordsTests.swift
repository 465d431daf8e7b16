import TestSupport
import Testing

/// The headwords of a language, which are optional.
@Suite struct HeadwordsTests {
  @Test("the day's word is a headword where the language has a list of them", arguments: [true, false])
  func daysWord(hasHeadwords: Bool) throws {
    let assets = try SmallAssets(words: "balloons 1\nplanet 4\n")
    if hasHeadwords { try assets.write("planet 1\n", to: "languages/en/headwords.txt") }
    let home = try Home()
    let terminal = try Wordyard.open(
      "daily", "--player", "Ada", "--data", home.records, environment: ["WORDYARD_ASSETS": assets.path],
      home: home)
    try terminal.wait(for: "not played yet")
    try terminal.press(.enter)
    try terminal.wait(for: VirtualTerminal.invitation)
    #expect(terminal.rows.joined().count { $0 == "_" } == (hasHeadwords ? 6 : 8), "\(terminal.screen)")
  }
}
