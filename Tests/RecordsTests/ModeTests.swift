import Engines
import Records
import Testing

struct ModeTests {
  @Test("results of Text Twist from before the levels count as expert")
  func resultsOfTextTwistFromBeforeTheLevelsCountAs() {
    #expect(Mode(rawValue: "twist-timed") == .textTwistTimed)
    #expect(Mode(rawValue: "twist-untimed") == .textTwistUntimed)
    let others: [Mode] = [
      .textTwistTimedRelaxed, .textTwistTimedStandard, .textTwistUntimedRelaxed, .textTwistUntimedStandard,
    ]
    #expect(
      others.map(\.rawValue) == [
        "twist-timed-relaxed", "twist-timed-standard", "twist-untimed-relaxed", "twist-untimed-standard",
      ])
    #expect(others.allSatisfy { $0.game == .textTwist && $0.ranking == .points && !$0.isDaily })
  }

  @Test("the table's modes are those of each game") func theTablesModesAreOneOfEachGame() {
    #expect(Mode.allCases.filter(\.isAtTable) == [.duelTable, .vocabularyTable, .textTwistRace, .ghostTable])
    #expect(Mode.allCases.filter(\.isAtTable).map(\.game) == [.hangman, .hangman, .textTwist, .ghost])
  }

  @Test(
    "a saved game says under which rules it was begun, and one that does not was begun under the first",
    arguments: [(nil, RulesVersion.first), ("1", .first), ("2", .second), ("9", nil)]
      as [(
        String?, RulesVersion?
      )])
  func rules(field: String?, expected: RulesVersion?) {
    var fields = SavedGame.Fields()
    if let field { fields.add("rules", field) }
    let session = GameSession(id: 1, player: "Ada", mode: .ghostHard, language: "en")
    #expect(SavedGame(session: session, progress: 0, fields: fields).rules == expected)
  }
}

/// The modes whose games have codes.
struct CodeModeTests {
  @Test("the phrase book, the dictionary, the Devil, Text Twist and Ghost against one computer have codes")
  func thePhraseBookTheDictionaryTheDevilTextTwistAnd() {
    let without: [Mode] = [
      .duel, .duelTable, .vocabularyTable, .mindReader, .textTwistRace, .ghostFriends, .ghostSeats,
      .ghostTable, .ghostPost,
      .sealedPost, .challengePost, .rackPost, .dailyHangman, .dailyTextTwist, .dailyGhost,
    ]
    for mode in Mode.allCases {
      #expect((mode.codeNumber == nil) == without.contains(mode), "\(mode)")
      guard let number = mode.codeNumber else { continue }
      #expect((1..<32).contains(number))
      #expect(Mode(codeNumber: number) == mode)
    }
    #expect(Mode(codeNumber: 0) == nil && Mode(codeNumber: 32) == nil)
  }
}
