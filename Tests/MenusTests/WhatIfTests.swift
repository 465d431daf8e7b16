import Engines
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import Play
@testable import TextTwistUI

/// Playing on from a step of a replay, or from a move that the coach shows: it counts nowhere.
struct WhatIfTests {
  /// All that games leave behind, but for when a player was last there.
  private struct Kept: Equatable {
    let tallies: [Tally]
    let games: [Int64]
    let saved: [SavedGame]
    let standings: [[Standing]]
    let practice: [PracticeWord]
    let decks: [String: Deck]
    let settings: [String: String]

    init(_ records: SharedRecords) {
      tallies = records.tallies(of: "Ada")
      games = records.finishedGames(of: "Ada").map(\.id)
      saved = records.savedGames(of: "Ada")
      standings = Mode.ranked.map { records.standings(of: $0, for: "Ada") }
      practice = records.lastPracticeWords(of: "Ada", language: "en", limit: 100)
      decks = records.decks()
      settings = records.title(of: "Ada").settings
    }
  }

  private static let words = ["abbey", "badge", "cabin", "dance", "eagle", "fable"].map { $0 + " 1" }

  /// A finished game, with the replay open above it.
  private static func replayed(_ game: GameKind, _ records: SharedRecords) -> App {
    var app: App
    switch game {
    case .hangman:
      app = App.playing("A rolling stone gathers no moss", records: records)
      app.type("aelncduorimstpgh")
      app.listen()
    case .textTwist:
      app = .twisting(.timed, records: records)
      app.enter("code", "node", "deco")
      app.giveUp()
      app.waitForPopup()
    case .ghost:
      app = .ghosting(records: records)
      app.loseToTheComputer()
      app.settle()
    }
    app.type("y")
    return app
  }

  @Test(
    "Enter plays on from the step, marked as not counting, and Esc goes back to it",
    arguments: GameKind.allCases)
  func enterPlaysOnFromTheStep(game: GameKind) {
    let records = SharedRecords()
    var app = Self.replayed(game, records)
    app.press(.right, .right)
    let (step, kept) = (app.frame, Kept(records))
    #expect(app.shows("Enter what if"))
    app.press(.enter)
    #expect(app.shows("· What if") && app.shows("What if: this counts nowhere."), "\(app.frame.text)")
    switch game {
    case .hangman: #expect(app.spells("A   _ _ _ _ _ _ _") && app.isHit("E"))
    case .textTwist: #expect(app.open(TextTwistScreen.self)?.game.round.found == ["code", "node"])
    case .ghost:  // An X ends a round.
      #expect(app.open(GhostScreen.self)?.match.rounds.map(\.turns.count) == [1, 1])
    }
    app.press(.escape)
    #expect(app.frame == step)
    #expect(Kept(records) == kept)
  }

  @Test(
    "opened at one step, it goes on from that step when another one was looked at in between",
    arguments: GameKind.allCases)
  func anotherStepInBetween(game: GameKind) {
    var app = Self.replayed(game, SharedRecords())
    app.press(.right)
    app.press(.enter)
    let first = app.frame.text
    app.press(.escape, .right, .enter)
    let second = app.frame.text
    #expect(app.shows("What if") && second != first)
    app.press(.escape, .left, .enter)
    #expect(app.frame.text == first)
    app.press(.escape, .right, .right, .left, .enter)
    #expect(app.frame.text == second)
  }

  @Test("of a duel, the mind reader, a race and a match at a table there is none: nobody is there to play on")
  func nobodyToPlayOn() {
    let modes: [Mode] = [.duel, .duelTable, .mindReader, .textTwistRace, .ghostTable]
    for mode in modes {
      var app = App.started(library: .sample(words: App.conned), records: SharedRecords())
      var fields = SavedGame.Fields()
      for (name, value) in [
        ("phrase", "moss"), ("length", "4"), ("seed", "1"), ("judge", "2"), ("shortest", "4"), ("rules", "2"),
        ("player", "Ada"), ("level", "0"), ("player", "Bob"), ("level", "0"), ("letters", "conned"),
      ] { fields.add(name, value) }
      fields.add(RulesVersion.current)
      let session = GameSession(id: 7, player: "Ada", mode: mode, language: "en")
      let result = GameResult(of: session, isWon: true, app.context)
      let record = GameRecord(
        result: result, game: SavedGame(session: session, progress: 0, fields: fields))
      let isRefused =
        switch mode.game {
        case .hangman: HangmanRound.playedOn(record, after: 0, &app.context) == nil
        case .textTwist: TextTwistRun.playedOn(record, after: 0, &app.context) == nil
        case .ghost: GhostMatch.playedOn(record, after: 0, &app.context) == nil
        }
      #expect(isRefused, "\(mode)")
    }
  }

  @Test("a phrase can be found otherwise, which counts nowhere, and Back goes to the step")
  func aPhraseCanBeFoundOtherwise() {
    let records = SharedRecords()
    var app = Self.replayed(.hangman, records)
    app.press(.right, .right, .right)
    let (step, kept) = (app.frame, Kept(records))
    app.press(.enter)
    app.type("rolingstnehmz")
    app.listen()
    #expect(app.hasChosen("Back") && app.shows("Not one wrong guess."), "\(app.frame.text)")
    #expect(!app.shows("New game") && !app.shows("y replay") && !app.shows("Streak"))
    app.press(.enter)
    #expect(app.frame == step)
    #expect(Kept(records) == kept)
  }

  @Test("a rack can be played on with the time that was left, up to its end")
  func aRackCanBePlayedOn() {
    let records = SharedRecords()
    var app = App.twisting(.timed, records: records)
    app.enter("code")
    app.run(seconds: 30)
    app.enter("node")
    app.giveUp()
    app.waitForPopup()
    app.type("y")
    app.press(.right, .right)
    let kept = Kept(records)
    let left = app.frame.text
    app.press(.enter)
    let clock = app.open(TextTwistScreen.self)?.game.timeLeft
    #expect(clock != nil && clock! <= app.open(TextTwistScreen.self)!.game.timeLimit - .seconds(30))
    app.enter("cone")
    app.run(seconds: 300)
    #expect(app.shows("Time is up") && app.hasChosen("Back"), "\(app.frame.text)")
    #expect(Kept(records) == kept)
    app.waitForPopup()
    app.press(.enter)
    #expect(app.frame.text == left)
  }

  @Test("a match goes on against the same computer, round after round, and is on no list")
  func aMatchGoesOn() {
    let records = SharedRecords()
    var app = Self.replayed(.ghost, records)
    let kept = Kept(records)
    let last = app.open(ReplayScreen.self)!.marks.count
    app.press(.right, .enter)
    #expect(app.open(GhostScreen.self)?.match.players.last?.level == .easy)
    app.loseToTheComputer()
    #expect(app.shows("You are a ghost now") || app.shows("Back"), "\(app.frame.text)")
    #expect(Kept(records) == kept)
    app.settle()
    while !app.shows("move 1 of \(last)"), !app.shows("Replay") { app.press(.escape) }
    #expect(app.shows("move 1 of \(last)"), "\(app.frame.text)")
    #expect(Kept(records) == kept)
  }

  @Test("the same moves lead to the same computer's answers", arguments: 1...20 as ClosedRange<UInt64>)
  func theSameMovesLeadToTheSameAnswers(seed: UInt64) throws {
    let records = SharedRecords()
    var app = Self.replayed(.ghost, records)
    var context = app.context
    let last = context.services.records.record(of: nil, orLastOf: "Ada")
    let record = try #require(last)
    let (begun, moves) = try #require(GhostMatch.begun(record.game, context))
    var whole = begun
    let isWhole = whole.replay(moves)
    #expect(isWhole)
    let step = Int(seed) % 6
    let opened = GhostMatch.playedOn(record, after: step, &context)
    var tried = try #require(opened).match
    for move in moves.dropFirst(tried.moves.count) {
      if let computers = tried.computerMove { #expect(computers == move) }
      _ = tried.play(move)
    }
    #expect(tried == whole)
    app.press(.escape)
  }

  @Test("from the end of a game nothing can be played on", arguments: GameKind.allCases)
  func fromTheEndNothingCanBePlayedOn(game: GameKind) {
    var app = Self.replayed(game, SharedRecords())
    app.press(.end)
    let end = app.frame
    #expect(!app.shows("what if"))
    app.press(.enter)
    #expect(app.frame == end)
  }

  @Test("the coach lets a move be tried otherwise, and Esc goes back to it")
  func theCoachLetsAMoveBeTriedOtherwise() {
    let records = SharedRecords()
    var app = App.ghosting(words: App.ears, records: records)
    app.loseToTheComputer()
    app.settle()
    app.type("c")
    app.press(.home)
    let (coach, kept) = (app.frame, Kept(records))
    app.press(.right, .left, .enter)
    #expect(app.shows("· What if") && app.shows("What if: this counts nowhere."), "\(app.frame.text)")
    #expect(app.open(GhostScreen.self)?.match.moves.isEmpty == true)
    app.press(.escape)
    #expect(app.frame == coach && Kept(records) == kept)
  }

  @Test(
    "while a match goes on it is saved as it is, and trying a move does not show what its computer will do")
  func whileAMatchGoesOn() throws {
    let records = SharedRecords()
    var app = App.ghosting(records: records)
    app.type("x")
    app.settle()
    let (saved, match) = (records.savedGames(of: "Ada"), app.open(GhostScreen.self)!.match)
    app.type("c")
    app.press(.enter)
    let tried = try #require(app.open(GhostScreen.self)).match
    #expect(app.shows("What if") && tried.moves.isEmpty && tried.seed != match.seed)
    app.type("b")
    app.letComputerThink()
    #expect(records.savedGames(of: "Ada") == saved)
    app.press(.escape, .escape)
    #expect(app.open(GhostScreen.self)?.match == match)
    app.press(.control("c"))
    #expect(records.savedGames(of: "Ada") == saved)
  }

  @Test("Ctrl-C in the middle keeps nothing", arguments: GameKind.allCases)
  func ctrlCKeepsNothing(game: GameKind) {
    let records = SharedRecords()
    var app = Self.replayed(game, records)
    let kept = Kept(records)
    app.press(.right, .enter)
    app.type("e")
    app.advance(by: .seconds(1))
    app.press(.control("c"))
    #expect(app.isOver && Kept(records) == kept)
  }

  @Test("a game in another language is played on in it, and afterwards the player's own is back")
  func aGameInAnotherLanguage() throws {
    let records = SharedRecords()
    var played = App.playing("Wie a zegt", language: "nl", records: records)
    played.type("wieazgt")
    played.listen()
    var app = App.showing(records: records) { GamesScreen(of: "Ada", &$0) }
    app.press(.enter, .right)
    let before = app.context.profile.language.code
    app.press(.enter)
    #expect(app.shows("What if") && app.context.profile.language.code == "nl")
    app.press(.escape)
    #expect(app.context.profile.language.code == before && before == "en")
  }
}
