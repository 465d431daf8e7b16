import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import Kit
@testable import Menus
@testable import TextTwistUI

@Suite("Text Twist: games of earlier rules, and what counts as won")
struct TextTwistRulesTests {
  private static let session = GameSession(
    id: 1, player: "Ada", mode: .textTwistUntimedRelaxed, language: "en")

  private static let versions: [(RulesVersion, TextTwistDealer.Spacing)] = [
    (.second, .none), (.third, .none), (.fourth, .letters), (.fifth, .words),
  ]

  /// Twenty-one racks of which neighbours share five letters, each with 17 hidden words.
  private static func context() -> Context {
    App.started(library: .sample(words: App.neighbours), records: SharedRecords()).context
  }

  private static func racks(_ deal: TextTwistDeal) -> [Rack?] { (1...21).map { deal.rack(number: $0) } }

  private static func racks(_ spacing: TextTwistDealer.Spacing, seed: UInt64, _ context: Context) -> [Rack?] {
    let dealer = TextTwistDealer(lexicon: context.lexicon, level: .relaxed, spacing: spacing, seed: seed)
    return (1...21).map { dealer.rack(number: $0) }
  }

  @Test(
    "a saved game goes on under its rules: its racks, what opens the next one, and what most words are worth",
    arguments: versions)
  func saved(_ version: RulesVersion, _ spacing: TextTwistDealer.Spacing) throws {
    var context = Self.context()
    let seed = 3 << 16 as UInt64
    var fields = SavedGame.Fields()
    fields.add("seed", "\(seed)")
    fields.add("rules", "\(version.rawValue)")
    let saved = SavedGame(session: Self.session, progress: 0, fields: fields)
    var restored: (any Screen)?
    if case .push(let pushed)? = TextTwistScreen.restored(saved, &context) { restored = pushed.screen }
    let screen = try #require(restored as? TextTwistScreen)
    let isEarlier = version < .fourth
    #expect(screen.game.version == version)
    #expect(screen.game.wordsToOpen == (isEarlier ? 9 : 12))
    #expect(screen.game.round.wordsForHalfAgain == (isEarlier ? nil : 14))
    for other in [TextTwistDealer.Spacing.none, .letters, .words] {
      #expect((Self.racks(screen.run.deal) == Self.racks(other, seed: seed, context)) == (other == spacing))
    }
  }

  @Test("a code deals its game under its own rules", arguments: versions)
  func code(_ version: RulesVersion, _ spacing: TextTwistDealer.Spacing) throws {
    var context = Self.context()
    let mode = try #require(Self.session.mode.codeNumber)
    let code = try #require(
      GameCode(
        mode: mode, language: "en", deal: 3 << 16,
        rules: .init(version: version.rawValue), words: context.lexicon.codeVersion, result: 12))
    let screen = try #require(
      try context.services.games.deal(code: code.text, &context).game as? TextTwistScreen)
    let isEarlier = version < .fourth
    #expect(screen.game.version == version)
    #expect(screen.game.wordsToOpen == (isEarlier ? 9 : 12))
    #expect(
      Self.racks(screen.run.deal)
        == Self.racks(spacing, seed: GameCode.seed(ofDeal: code.deal), context))
  }

  @Test("the daily racks keep their order")
  func daily() throws {
    var context = Self.context()
    for number in 0..<21 {
      let day = Day(number: Day(year: 2026, month: 11, day: 21).number + number)
      let session = GameSession(id: 2, player: "Ada", mode: .dailyTextTwist, language: "en", day: day)
      let puzzles = DailyPuzzles(day: day, language: context.profile.language, lexicon: context.lexicon)
      let screen = try #require(
        TextTwistGame().dailyPuzzle(session, puzzles, &context) as? TextTwistScreen)
      let dealer = TextTwistDealer(lexicon: context.lexicon, spacing: .none, seed: puzzles.rackSeed)
      #expect(screen.game.round.rack == dealer.rack(number: 1))
    }
  }

  @Test(
    "a game whose next rack was opened is won, by words or by six letters, and given up or not; else it is lost",
    arguments: [(18, false, true), (17, false, false), (1, true, true)])
  func won(words: Int, hasBingo: Bool, isWon: Bool) throws {
    var records = SharedRecords()
    var app = App.twisting(.timed, records: records)
    let others = App.conned[1..<26].map { String($0.dropLast(2)) }
    app.hunt(Array(others.prefix(words)) + (hasBingo ? ["conned"] : []))
    app.giveUp()
    #expect(app.shows("You gave up"))
    let result = records.results(of: "Ada", in: [.textTwistTimedStandard], limit: 1).first
    #expect(result?.isWon == isWon)
    let tally = records.tally(of: "Ada", in: .textTwistTimedStandard)
    #expect(tally.played == 1 && tally.won == (isWon ? 1 : 0))
  }
}
