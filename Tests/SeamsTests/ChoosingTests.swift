import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI
import Texts

@testable import Kit
@testable import Menus
@testable import Plain

@Suite("What the entry of a list leads to") struct ChoosingTests {
  private static let lists: [String: ListAction?] = [
    "menu": nil, "more": .more, "waiting": .waiting(of: nil), "waiting of Ghost": .waiting(of: .ghost),
    "languages": .languages, "players": .players, "posts": .posts, "new match": .newMatch, "daily": .daily,
    "ranks": .scoreList(.textTwistTimedStandard), "replays": .replays(of: "Ada"),
  ]

  /// Two players, two saved games, a match by post, a day's puzzle that was played, a game that cannot be seen again.
  private static func context(_ code: String) throws -> Context {
    let library = Library.sample(words: App.conned + App.ghostWords + App.dailyWords)
    var context = App.started(language: code, library: library, records: SharedRecords()).context
    for name in ["Bob", "Ada"] { context.services.records.add(player: name) }
    context.ghost.opponent = .friend
    let match = try #require(GhostMatch.dealt(&context))
    let saved = try #require(match.saved)
    for id in [1, 2] {
      var saved = saved
      saved.session = GameSession(id: Int64(id), player: "Ada", mode: saved.session.mode, language: code)
      context.services.records.save(saved)
      context.services.records.release(Int64(id))
    }
    let begun = context.postBox.newMatch(ghostSeats: 2, names: [])
    var posted = try #require(begun)
    context.postBox.keep(&posted)
    context.services.records.release(posted.session.id)
    for (mode, points) in [(Mode.textTwistTimedStandard, 120), (.dailyGhost, 0)] {
      let result = GameResult(
        player: "Ada", mode: mode, language: code, day: App.today, isWon: true, points: points)
      let session = GameSession(
        id: .random(in: 3 ... .max), player: "Ada", mode: mode, language: code, words: "/gone")
      let game = SavedGame(session: session, progress: 0, fields: SavedGame.Fields())
      context.services.records.finish(result, game: session.id, record: game)
    }
    context.choices.save()
    context.choices.readTitle()
    return context
  }

  private static func entries(_ list: ListAction?, _ context: inout Context) -> [Listing.Entry] {
    list?.list.map { $0(&context).entries } ?? Listing.menu(context, hasTables: false).flatMap { $0 }
  }

  /// Where a choice has led: the game in progress, who plays in which language, and what is seen or heard.
  private struct Place {
    let game: Mode?
    let player: String
    let language: String
    let heard: String

    init(_ context: Context, _ game: SavedGame?, _ heard: String) {
      (self.game, player, language) = (game?.session.mode, context.profile.player, context.text.language)
      self.heard = Place.words(heard)
    }

    /// A text without frames, and without the signs that part what lines part by commas.
    static func words(_ text: String) -> String {
      text.split { " \n│║·,".contains($0) }.joined(separator: " ")
    }
  }

  private static func onScreen(_ list: ListAction?, _ index: Int, _ context: Context) -> Place {
    var context = context
    let opening = list.map { Navigation.open($0, &context) } ?? .stay
    var app = App(
      size: ScreenSize.large.size, context: context, screens: [TitleScreen()], opening: opening)
    app.press(.home)
    for _ in 0..<index { app.press(.down) }
    switch list {
    case .scoreList: app.type("y")
    // Enter on a puzzle that was played copies the result.
    case .daily: app.press(.choose(index))
    default: app.press(.enter)
    }
    app.listen()
    let games = app.layers.compactMap { $0.saved(app.context) }
    return Place(app.context, games.last, app.frame.text)
  }

  private static func inLines(_ list: ListAction?, _ entry: String, _ context: Context) -> Place {
    var context = context
    var talk = list?.list.map { ListTalk($0) } ?? ListTalk.menu
    let reply = talk.take(Typed(entry, context.text), &context)
    var (heard, game) = (reply?.answer.lines ?? [], SavedGame?.none)
    switch reply?.next {
    case .open(let opened), .replace(let opened):
      game = opened.saved(context)
      heard += opened.state(context) + [opened.prompt(context)]
    default: break
    }
    return Place(context, game, heard.joined(separator: "\n"))
  }

  /// What is seen and heard of a step, whichever front end shows it.
  private static func sentence(_ step: ListStep, _ context: inout Context) -> String {
    let text = context.text
    switch step {
    case .refused(let line, _), .told(let line, _): return line
    case .asksName(let question): return question.prompt
    case .asks(let question): return question.title
    case .opens(.introduction): return text.introduction[0].text
    case .opens(.settings): return text("Language")
    case .opens(.setUp), .opens(.beginMatch): return text("Start")
    case .opens(.replay(let game)): return text.noReplay(context.services.records.record(of: game))
    case .opens(let action):
      return action.list.flatMap { $0(&context).entries.first { $0.action != nil }?.title } ?? ""
    case .done: return ""
    }
  }

  @Test("it leads to the same on the screen and in lines", arguments: lists.keys.sorted(), ["en", "nl"])
  func same(name: String, code: String) throws {
    let list = try #require(Self.lists[name])
    var context = try Self.context(code)
    let entries = Self.entries(list, &context)
    #expect(!entries.isEmpty)
    for (index, entry) in entries.enumerated() {
      let action = try #require(entry.action)
      // What lines show at once, the typed letter, and which puzzle is played at once are each front end's own.
      if [.more, .scores, .letter(), .daily].contains(action) { continue }
      let screen = Self.onScreen(list, index, try Self.context(code))
      let lines = Self.inLines(list, list == nil ? entry.title : "\(index + 1)", try Self.context(code))
      #expect(screen.game == lines.game, "\(name), \(entry.title): \(screen.heard)")
      #expect([screen.player, screen.language] == [lines.player, lines.language], "\(entry.title)")
      var other = try Self.context(code)
      let sentence = Place.words(Self.sentence(other.step(action), &other))
      #expect(screen.heard.contains(sentence), "\(name), \(entry.title): \(sentence): \(screen.heard)")
      #expect(lines.heard.contains(sentence), "\(name), \(entry.title): \(sentence): \(lines.heard)")
    }
  }
}
