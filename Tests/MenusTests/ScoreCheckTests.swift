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

  /// The check of one score alone.
  private static func check(_ row: Standing, _ mode: Mode, _ context: inout Context) -> ScoreCheck {
    var seen: Set<PlayedGame> = []
    return ScoreCheck.of(row, in: mode, seen: &seen, &context)
  }

  private static func mode(_ context: Context) -> Mode {
    var context = context
    return Mode.ranked.first { !context.services.records.standings(of: $0, for: "Ada").isEmpty }!
  }

  @Test("a score that its moves give is as played") func asPlayed() throws {
    var (context, row) = try Self.played()
    let mode = Self.mode(context)
    #expect(Self.check(row, mode, &context) == .asPlayed)
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
    let checks = rows.map { Self.check($0, mode, &context) }
    #expect(checks.count == 3)
    #expect(checks.first == .missing && checks.last == .asPlayed)
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
    #expect(Self.check(row, .phraseBook, &context) == .asPlayed)
    var longer = row
    longer.score += 1
    #expect(Self.check(longer, .phraseBook, &context) == .missing)
  }

  @Test("where a host signs, a game without its signature was not finished here, or is older than the key")
  func signed() throws {
    for (made, day, expected) in [
      (false, "2020-01-01", "was not finished here"),
      (false, "2999-01-01", "cannot be judged: it is older than the key"),
      (true, "2020-01-01", "as played"),
    ] {
      let folder = try TemporaryFolder()
      func make() throws {
        let key = "wordyard-host-1 \(day) \(String(repeating: "0f", count: 32))\n"
        try folder.write(key, to: "host.key")
      }
      if made { try make() }
      var app = App.twisting(.timed, records: RecordStore(folder: folder.path))
      app.enter("code", "node")
      app.giveUp()
      if !made { try make() }
      var context = app.context
      var sheet = ScoreSheet(context.services.records, player: "Ada", .english)
      sheet.check(&context)
      #expect(sheet.text.contains(expected), "\(sheet.text)")
      #expect(sheet.checks.contains(where: \.isFault) == expected.hasPrefix("was not"))
    }
  }

  @Test("the sheet tells it beside each score") func sheet() throws {
    var (context, row) = try Self.played()
    var sheet = ScoreSheet(context.services.records, player: "Ada", .english)
    #expect(!sheet.text.contains("as played"))
    sheet.check(&context)
    #expect(sheet.checks.allSatisfy { $0 == .asPlayed } && sheet.text.contains("\(row.score)"))
    #expect(sheet.text.split(separator: "\n").contains { $0.hasSuffix("  as played") })
  }

  @Test("a phrase that no category has was never dealt") func invented() throws {
    var app = App.playing("moss", records: RecordStore.inMemory())
    app.type("mos")
    var context = app.context
    let row = try #require(context.services.records.standings(of: .phraseBook, for: "Ada").first)
    var record = try #require(row.game.flatMap { context.services.records.record(of: $0) })
    let fields = record.game.fields.description
      .replacing("phrase Moss", with: "phrase Mom").replacing("phrase moss", with: "phrase mom")
      .replacing("move s", with: "move x")
    record = GameRecord(
      result: record.result,
      game: SavedGame(
        session: record.game.session, progress: record.game.progress,
        fields: try #require(SavedGame.Fields(fields))))
    #expect(context.dealFault(of: record) == .invented, "\(fields)")
  }

  @Test("a game that is that of another score is found, under another name, too") func copied() throws {
    var (context, row) = try Self.played()
    let mode = Self.mode(context)
    let record = try #require(row.game.flatMap { context.services.records.record(of: $0) })
    var other = record.result
    other.player = "Bob"
    let session = GameSession(
      id: 99, player: "Bob", mode: record.game.session.mode, language: record.game.session.language)
    let game = SavedGame(session: session, progress: record.game.progress, fields: record.game.fields)
    context.services.records.finish([other], game: 99, record: game, next: nil)
    var sheet = ScoreSheet(context.services.records, player: "", .english)
    sheet.check(&context)
    #expect(sheet.checks.count { $0 == .asPlayed } == 1, "\(mode) \(sheet.checks)")
    #expect(sheet.checks.filter(\.isFault).count == 1, "\(sheet.checks)")
  }
}
