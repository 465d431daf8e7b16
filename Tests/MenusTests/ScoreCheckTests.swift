import Kit
import Play
import Records
import ScreenTesting
import Storage
import TestSupport
import Testing
import TextUI

@testable import Menus

/// `wordyard scores --verify`: scores against the moves of their games.
struct ScoreCheckTests {
  /// A game of Text Twist that is on its list.
  private static func played() throws -> (context: Context, row: Standing) {
    var app = App.twisting(.timed, records: RecordStore.inMemory())
    app.enter("code", "node")
    app.giveUp()
    var context = app.context
    let lists = Mode.ranked.map { context.services.records.standings(of: $0, for: "Ada") }
    return (context, try #require(lists.joined().first))
  }

  private static func mode(_ context: Context) -> Mode {
    var context = context
    return Mode.ranked.first { !context.services.records.standings(of: $0, for: "Ada").isEmpty }!
  }

  @Test("a score that its moves give is as played") func asPlayed() throws {
    var (context, row) = try Self.played()
    let mode = Self.mode(context)
    #expect(ScoreCheck.of(row, in: mode, &context) == .asPlayed)
  }

  @Test("a score that its moves do not give is found, and so is one whose game is gone") func wrong() throws {
    var (context, row) = try Self.played()
    let mode = Self.mode(context)
    let record = try #require(row.game.flatMap { context.services.records.record(of: $0) })
    var better = record.result
    better.points += 1000
    context.services.records.finish([better], game: 0, record: record.game, next: nil)
    better.points += 1000
    context.services.records.finish([better], game: 0, record: nil, next: nil)
    let rows = context.services.records.standings(of: mode, for: "Ada")
    let checks = rows.map { ScoreCheck.of($0, in: mode, &context) }
    #expect(checks.count == 3)
    #expect(checks.first == .unknown && checks.last == .asPlayed)
    guard case .wrong(let game) = checks[1] else {
      Issue.record("\(checks)")
      return
    }
    #expect(game == rows[1].game)
  }

  @Test("of a streak all games are played again") func streak() throws {
    var app = App.playing("moss", records: RecordStore.inMemory())
    app.type("zmos")
    var context = app.context
    let row = try #require(context.services.records.standings(of: .phraseBook, for: "Ada").first)
    #expect(ScoreCheck.of(row, in: .phraseBook, &context) == .asPlayed)
    var longer = row
    longer.score += 1
    #expect(ScoreCheck.of(longer, in: .phraseBook, &context) == .unknown)
  }

  @Test("the sheet tells it beside each score") func sheet() throws {
    var (context, row) = try Self.played()
    var sheet = ScoreSheet(context.services.records, player: "Ada", .english)
    #expect(!sheet.text.contains("as played"))
    sheet.check(&context)
    #expect(sheet.isRight && sheet.text.contains("\(row.score)"))
    #expect(sheet.text.split(separator: "\n").contains { $0.hasSuffix("  as played") })
  }
}
