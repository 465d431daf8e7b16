import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import Texts

@testable import Kit
@testable import Menus
@testable import Plain

@Suite("A list on the screen and in lines")
struct ListingTests {
  /// Two players, two saved games, two matches by post.
  private static func context(_ code: String = "en") throws -> Context {
    let library = Library.sample(words: App.conned)
    let records = SharedRecords()
    var context = App.started(language: code, library: library, records: records).context
    for name in ["Bob", "Ada"] { context.services.records.add(player: name) }
    for (mode, glimpse) in [(Mode.ghostHard, "BE"), (.dictionaryEasy, "A_B__")] {
      var fields = SavedGame.Fields()
      fields.add("glimpse", glimpse)
      context.services.records.save(
        SavedGame(session: GameSession(mode, &context), progress: 0, fields: fields))
    }
    let matches = [
      context.postBox.newMatch(ghostSeats: 2, names: []),
      context.postBox.newMatch(challenge: "moss", names: []),
    ]
    for match in matches {
      var match = try #require(match)
      context.postBox.keep(&match)
      context.services.records.release(match.session.id)
    }
    for (mode, points) in [
      (Mode.textTwistTimedStandard, 120), (.dailyGhost, 0), (.textTwistTimedStandard, 90),
    ] {
      let result = GameResult(
        player: points == 90 ? "Bob" : "Ada", mode: mode, language: code, day: App.today, isWon: true,
        points: points)
      let saved = SavedGame(session: GameSession(mode, &context), progress: 0, fields: SavedGame.Fields())
      context.services.records.finish(result, game: saved.session.id, record: saved)
    }
    context.choices.readTitle()
    return context
  }

  private typealias List = (
    source: Listing.Source, screen: @Sendable (inout Context) -> any Screen
  )

  private static let lists: [String: List] = [
    "more": ({ .more($0) }, { ListScreen({ .more($0) }, &$0) }),
    "waiting": ({ .waiting(of: nil, $0) }, { ListScreen.waiting(of: nil, &$0) }),
    "waiting of Ghost": ({ .waiting(of: .ghost, $0) }, { ListScreen.waiting(of: .ghost, &$0) }),
    "languages": ({ .languages($0) }, { ListScreen.languages(&$0) }),
    "players": (Listing.players, { ListScreen.players(&$0) }),
    "posts": (Listing.posts, { ListScreen(Listing.posts, &$0) }),
    "daily": (ListAction.daily.list!, { DailyScreen(day: App.today, &$0) }),
    "scores": (
      { .scores(of: .textTwistTimedStandard, &$0) }, { HighScoresScreen(&$0, of: .textTwistTimedStandard) }
    ),
    "replays": ({ .replays(of: "Ada", &$0) }, { GamesScreen(of: "Ada", &$0) }),
  ]

  /// What the screen says elsewhere than in the row of an entry, or in another form.
  private static func elsewhere(_ name: String, _ listing: Listing, _ text: Texts) -> Set<Substring> {
    switch name {
    case "players": words(text("last game") + " " + text("games", context: "column"))
    case "scores": words(([text.unit(.points)] + listing.entries.map { $0.facts[1] }).joined(separator: " "))
    case "replays": words(listing.entries.map { $0.facts[2] }.joined(separator: " "))
    default: []
    }
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.split { !$0.isLetter && !$0.isNumber }).subtracting(
      ["blank", "blanks", "leeg", "2", "3", "4", "5", "6", "7"])
  }

  @Test(
    "the screen and lines show the same entries and offer the same", arguments: lists.keys.sorted(),
    ["en", "nl"])
  func same(name: String, code: String) throws {
    let list = try #require(Self.lists[name])
    var context = try Self.context(code)
    var app = App(
      size: ScreenSize.home.size, context: context, screens: [list.screen(&context)])
    app.press(.home)
    let spoken = ListTalk(list.source).state(context).filter { $0.first?.isNumber == true }
    var (rows, helps): ([String], [Set<String>]) = ([], [])
    while rows.count < 20 {
      let row = try #require(
        app.frame.text.split(separator: "\n").first { $0.contains("▸") && !$0.contains("◂") },
        "\(app.frame.text)")
      if rows.contains(String(row)) { break }
      rows.append(String(row))
      // The languages are shown in the one that is chosen; the screens of records have keys of their own.
      let isOwn = ["languages", "daily", "scores", "replays"].contains(name)
      helps.append(isOwn ? [] : Set(app.layers.last!.helpRows(app.context).map(\.help)))
      app.press(.down)
    }
    // What is offered for some entries only is a number of its own in lines; the last number leads back.
    let offered = helps.reduce(Set()) { $0.union($1) }.subtracting(helps.last ?? [])
    let offers = spoken.dropFirst(rows.count).dropLast().map {
      $0.split(separator: " ", maxSplits: 1).last.map(String.init) ?? ""
    }
    #expect(Set(offers) == offered && offers.count == offered.count, "\(spoken)")
    for (row, line) in zip(rows, spoken) {
      let elsewhere = Self.elsewhere(name, list.source(&context), context.text)
      let said = Self.words(String(line.drop { $0.isNumber })).subtracting(elsewhere)
      #expect(said.isSubset(of: Self.words(row)) && !said.isEmpty, "\(line): \(row)")
    }
  }

  @Test("a player is renamed and removed in lines as on the screen") func players() throws {
    let records = SharedRecords()
    for name in ["Bob", "Ada"] { records.add(player: name) }
    var talk = Conversation(records: records)
    #expect(talk.type("players").lines.prefix(3) == ["Ada plays now.", "1 Ada: games 0", "2 Bob: games 0"])
    talk.type("give another name", "Bob")
    #expect(talk.session.prompt == "What is Bob called from now on?")
    #expect(talk.type("Ada").lines == ["Ada is somebody's name already."])
    talk.type("Eve", "remove this name")
    talk.type("Eve")
    #expect(talk.session.prompt == "Remove Eve? Scores stay under that name. yes or no?")
    talk.type("")
    #expect(records.players() == ["Ada", "Eve"])
    talk.type("remove this name", "Eve", "yes")
    #expect(records.players() == ["Ada"] && !talk.type("board").lines.contains { $0.contains("Eve") })
    talk.type("a new name", "Zoe")
    #expect(records.players().first == "Zoe" && talk.transcript.contains("Zoe plays now."))
  }

  @Test("a guest hears the players, and can do nothing with them but see their statistics") func guest() {
    let records = SharedRecords()
    for name in ["Bob", "Ada"] { records.add(player: name) }
    var talk = Conversation(records: records) { $0.profile.isGuest = true }
    let heard = talk.type("players").lines
    #expect(heard.first == "Ada is a guest, who has this name only.")
    #expect(!heard.contains { $0.contains("another name") || $0.contains("remove") })
    talk.type("Bob", "a new name")
    #expect(talk.session.prompt.hasSuffix("Number?") && talk.session.context.profile.player == "Ada")
    talk.type("the statistics of this name")
    #expect(
      talk.type("Bob").lines.first == "Bob has not finished a game yet. One game, and this table begins.")
  }

  @Test("Enter takes the language in use, and a number another one, for words and menus") func languages() {
    var talk = Conversation()
    let heard = talk.type("language").lines
    #expect(heard.contains("Enter takes 1.") && heard.first == "1 English: words and menus in English")
    talk.type("")
    #expect(talk.session.context.text.language == "en" && talk.session.prompt == "Number?")
    talk.type("language", "Nederlands")
    #expect(talk.session.context.text.language == "nl" && talk.session.context.profile.language.code == "nl")
  }

  @Test("of several saved games a number goes on with one, or begins a new one") func waiting() throws {
    let context = try Self.context()
    var talk = Conversation(
      .game(.ghost), library: .sample(words: App.conned), records: context.services.records)
    #expect(talk.transcript.contains("\nA game waits for you\n1 Ghost, hard: B, E\n2 A new game\n"))
    talk.type("2")
    #expect(talk.session.prompt == "Letter?", "\(talk.transcript)")
  }
}
