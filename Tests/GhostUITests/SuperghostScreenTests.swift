import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import Texts

@testable import GhostUI
@testable import Kit

@Suite("Superghost on the screen")
struct SuperghostScreenTests {
  private static let words = [
    "flower 1", "lower 1", "flow 1", "glow 1", "blow 1", "below 1", "slow 1", "yellow 1", "fellow 2",
    "lowest 2",
    "towel 1", "howling 2", "bowler 2", "allow 1", "pillow 1", "hollow 1", "follow 1", "elbow 1",
  ]

  /// A match of Superghost between two people at one keyboard, dealt a letter that words have in the middle.
  private static func match(_ code: String = "en", isBluff: Bool = false) throws -> App {
    for seed in 1...60 as ClosedRange<UInt64> {
      var app = App.started(language: code, library: .sample(words: words), seed: seed)
      app.readRecords()
      app.openSetUp(.ghost)
      app.press(.home, .right, .end)
      if isBluff { app.press(.right) }
      app.press(.up, .right, .right)
      #expect(app.shows("◂ Superghost"), "\(app)")
      app.press(.enter)
      if ["o", "l", "w"].contains(fragment(app)) { return app }
    }
    throw NoMatch()
  }

  private struct NoMatch: Error {}

  private static func fragment(_ app: App) -> String { app.open(GhostScreen.self)?.match.fragment ?? "" }

  /// A letter at an end after which the round goes on.
  private static func living(_ app: App, _ side: Ghost.Side) -> Character? {
    app.open(GhostScreen.self)?.match.possibleLetters(at: side).first { !$0.completes }?.letter
  }

  @Test(
    "the arrows choose the end, the slot stands there, and the letter goes there",
    arguments: ["en", "de", "es"])
  func ends(code: String) throws {
    var app = try Self.match(code)
    let dealt = Self.fragment(app)
    #expect(dealt.count == 1)
    #expect(app.shows("Superghost"), "\(app)")
    #expect(app.shows("← ") && app.shows(" → "), "\(app)")
    app.press(.left)
    let front = try #require(Self.living(app, .front))
    app.type(String(front))
    #expect(Self.fragment(app) == String(front) + dealt, "\(app)")
    // The next one begins behind again.
    let behind = try #require(Self.living(app, .behind))
    app.type(String(behind))
    #expect(Self.fragment(app) == String(front) + dealt + String(behind), "\(app)")
  }

  @Test("< and > and Tab choose it, too, and a click on the mark of the other end")
  func otherWays() throws {
    for choose: (inout App) -> Void in [
      { $0.type("<") }, { $0.press(.tab) }, { $0.press(.left, .right, .left) }, { $0.click("‹") },
    ] {
      var app = try Self.match()
      let dealt = Self.fragment(app)
      choose(&app)
      #expect(app.open(GhostScreen.self)?.side == .front, "\(app)")
      let front = try #require(Self.living(app, .front))
      app.type(String(front))
      #expect(Self.fragment(app) == String(front) + dealt, "\(app)")
    }
  }

  @Test("who finishes a word loses; the coach names the ends and walks in the order of play")
  func round() throws {
    var app = try Self.match()
    while app.open(GhostScreen.self)?.match.rounds[0].ending == nil {
      let match = try #require(app.open(GhostScreen.self)?.match)
      let line = try #require(GhostSolver.best(of: GhostSolver(match.judge).lines(from: match.fragment)))
      if line.side == .front { app.press(.left) }
      app.type(String(line.letter))
    }
    #expect(app.shows("finished"), "\(app)")
    app.click("coach")
    #expect(app.shows("Coach"), "\(app)")
    #expect(app.shows(" in front.") || app.shows(" behind."), "\(app)")
    // Each letter has its verdict under it, and the walk begins and ends with what was added first and last.
    app.press(.home)
    #expect(app.shows("was there from the start."), "\(app)")
    app.press(.end)
    #expect(app.shows("finished HOWLING") || app.shows("The end:"), "\(app)")
  }

  @Test("a doubt is answered with a whole word")
  func doubt() throws {
    var app = try Self.match(isBluff: true)
    app.type("l")
    app.type("#")
    #expect(app.shows("in it. Name one"), "\(app)")
    app.press(.enter)
    app.type("hollow")
    let screen = try #require(app.open(GhostScreen.self))
    #expect(screen.typed == Array("hollow"))
    app.press(.enter)
    let ended = app.open(GhostScreen.self)?.match.rounds[0].ending
    let ending = try #require(ended)
    switch ending {
    case .answered("hollow"), .caught(named: "hollow", _): break
    default: Issue.record("\(ending)")
    }
  }

  @Test("of a word without the letters it is said that they are not in it; the dealt letter is nobody's")
  func without() throws {
    var app = try Self.match(isBluff: true)
    let screen = try #require(app.open(GhostScreen.self))
    #expect(screen.match.tile(of: 0, in: screen.match.lastRound, seenBy: nil) == .cap)
    let names = app.frame.text.split(separator: "Player").count
    app.type("l")
    #expect(app.frame.text.split(separator: "Player").count == names + 1, "\(app)")
    app.type("#")
    app.press(.enter)
    let fragment = Self.fragment(app)
    let other = try #require(
      Self.words.map { String($0.dropLast(2)) }.first { !$0.contains(fragment) && $0.count > 4 })
    app.type(other)
    app.press(.enter)
    #expect(
      app.says("named \(other.uppercased()), which does not have \(fragment.uppercased()) in it."), "\(app)")
  }

  @Test("its lists are its own, and a match goes on where it was left")
  func lists() throws {
    let names = Mode.allCases.filter { $0.ghostVariant == .superghost }.map {
      Texts.english.ghostName(of: $0).full
    }
    #expect(names == ["Superghost · easy", "Superghost · medium", "Superghost · sharp", "Superghost · hard"])
    #expect(Texts.english.ghostName(of: .ghostSuperEasy).among("Ghost") == "Superghost, easy")
    #expect(Texts.english.ghostName(of: .ghostEasy).among("Ghost") == "easy")
    for (typed, side) in [("<s", Ghost.Side.front), ("s<", .front), ("s>", .behind), (">s", .behind)] {
      #expect(Ghost.Letter(typed: typed) == Ghost.Letter("s", side))
    }
    for typed in ["s", "<", "<>", "<<", "<ss", "s<>"] { #expect(Ghost.Letter(typed: typed) == nil) }
    var context = App.started(library: .sample(words: Self.words), records: SharedRecords()).context
    context.ghost.variant = .superghost
    var match = try #require(GhostMatch.dealt(&context))
    #expect(match.session.mode == .ghostSuperEasy && match.match.fragment.count == 1)
    let letter = try #require(GhostSolver(match.match.judge).lines(from: match.match.fragment).first?.added)
    _ = match.take(.move(Ghost.Move(letter)), &context)
    let saved = try #require(match.saved)
    let again = try #require(GhostMatch.restored(saved, &context))
    #expect(again.match == match.match)
  }

  @Test(
    "at a table both ends are played, and every round begins with a letter that is dealt",
    arguments: ["en", "nl"])
  func table(code: String) throws {
    var table = TableOfApps(["Ada", "Bob"], words: Self.words, language: code)
    table["Ada"].context.ghost.variant = .superghost
    table.open("Ada")
    table.join("Bob")
    table["Ada"].press(.enter)
    for round in 1...3 {
      #expect(table["Bob"].shows("Superghost"), "\(table["Bob"])")
      #expect(
        Self.fragment(table["Ada"]).count == 1 && Self.fragment(table["Ada"]) == Self.fragment(table["Bob"]))
      while let match = table["Ada"].open(GhostScreen.self)?.match, let player = match.player {
        let name = ["Ada", "Bob"][player]
        let line = try #require(GhostSolver.best(of: GhostSolver(match.judge).lines(from: match.fragment)))
        if line.side == .front { table[name].type("<") }
        table[name].type(String(line.letter))
        let after = table["Bob"].open(GhostScreen.self)?.match
        #expect(after?.fragment == line.added.added(to: match.fragment), "\(table[name])")
      }
      let matches = ["Ada", "Bob"].map { table[$0].open(GhostScreen.self)?.match }
      #expect(matches[0]?.rounds == matches[1]?.rounds && matches[0]?.rounds.count == round)
      table.advance(by: .seconds(1))
      table["Bob"].press(.enter)
    }
  }

  @Test("who gives up between two rounds has lost, who is to move next")
  func givenUpBetweenRounds() throws {
    var context = App.started(library: .sample(words: Self.words), records: SharedRecords()).context
    (context.ghost.variant, context.ghost.opponent) = (.superghost, .friend)
    var match = try #require(GhostMatch.dealt(&context))
    while match.match.lastRound.ending == nil { _ = match.take(.move(.add("x")), &context) }
    var next = match.match
    _ = next.beginRound()
    next.dealOpening()
    #expect(match.match.personToMove == next.player)
  }

  @Test("a list of one's own with too many words deals no match and says why")
  func tooMany() {
    var generator = SplitMix64(seed: 1)
    let words = (0..<10_000).map { _ in
      String((0..<30).map { _ in Array("abcdefghij")[generator.below(10)] })
    }
    var app = App.started(ownWords: Lexicon(words))
    app.context.ghost.variant = .superghost
    app.openSetUp(.ghost)
    app.press(.enter)
    #expect(app.shows("and not too many."), "\(app)")
  }
}
