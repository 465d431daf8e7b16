import Records
import ScreenTesting
import TestSupport
import Testing

@testable import HangmanUI
@testable import Kit

struct DealtWordsTests {
  private static func dealt(
    _ count: Int, of words: [String], seed: UInt64? = 1, _ records: SharedRecords = SharedRecords()
  ) -> [String] {
    var app = App.started(library: .sample(words: words.map { $0 + " 1" }), seed: seed, records: records)
    app.readRecords()
    var context = app.context
    context.hangman.host = .dictionary
    return (0..<count).compactMap { _ in
      context.dealer.hangman()?.phrase(categories: [], lexicon: context.lexicon)
    }
  }

  @Test("of a short list no word comes again before all have come, and none twice in a row")
  func ofAShortListNoWordComesAgainBeforeAllHaveCome() {
    let dealt = Self.dealt(40, of: ["planet", "rocket", "candle", "button"])
    #expect(dealt.count == 40)
    for start in stride(from: 0, to: 40, by: 4) {
      #expect(Set(dealt[start..<start + 4]).count == 4, "\(dealt)")
    }
    #expect(zip(dealt, dealt.dropFirst()).allSatisfy { $0 != $1 }, "\(dealt)")
  }

  @Test("none comes again before all have come, however often the program is started")
  func acrossStarts() {
    let words = ["planet", "rocket", "candle", "button", "garden", "window", "bottle"]
    let records = SharedRecords()
    let dealt = (0..<21).flatMap { _ in Self.dealt(1, of: words, seed: nil, records) }
    for start in stride(from: 0, to: 21, by: 7) {
      #expect(Set(dealt[start..<start + 7]).count == 7, "\(dealt)")
    }
    #expect(zip(dealt, dealt.dropFirst()).allSatisfy { $0 != $1 }, "\(dealt)")
  }

  @Test("a list of one word deals it") func aListOfOneWordDealsIt() {
    #expect(Self.dealt(3, of: ["planet"]) == ["planet", "planet", "planet"])
  }
}
