import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Replays of finished games, with keys and clicks, from every screen that lists them.
struct ReplayTests {
  private static let phrase = "A rolling stone gathers no moss"

  private static func finished(_ records: any Records = .forgetful, size: ScreenSize = .home) -> App {
    var app = App.playing(phrase, size, records: records)
    app.type("aelncduorimstpgh")
    app.listen()
    return app
  }

  private static func screen(_ app: App) -> ReplayScreen? { app.open(ReplayScreen.self) }

  @Test("y opens it over the result, and Esc goes back there") func yOpensItOverTheResultAndEscGoesBackThere()
  {
    var app = Self.finished()
    #expect(app.shows("y replay"))
    app.type("y")
    #expect(app.shows("Replay · Hangman · 21 November"))
    #expect(app.shows("guess 0 of 16"))
    #expect(!app.hasChosen("New game"))
    app.press(.escape)
    #expect(app.hasChosen("New game"))
  }

  @Test("opening it from the result reads nothing from the records", arguments: GameKind.allCases)
  func readsNothing(game: GameKind) {
    let records = SharedRecords()
    var app: App
    switch game {
    case .hangman: app = Self.finished(records)
    case .textTwist:
      app = .twisting(.timed, records: records)
      app.enter("code")
      app.giveUp()
    case .ghost:
      app = .ghosting(records: records)
      app.loseToTheComputer()
      app.settle()
    }
    records.calls = []
    app.type("y")
    #expect(app.shows("Replay · "))
    #expect(records.calls == [])
  }

  @Test("steps go forth and back, to both ends, and show the board of their time")
  func stepsGoForthAndBackToBothEndsAndShowTheBoardOf() {
    var app = Self.finished()
    app.type("y")
    app.press(.right, .right, .right, .right, .right, .right, .right)
    #expect(app.shows("guess 7 of 16"))
    #expect(app.spells("A   _ _ L L _ N _") && app.spells("_ _ _ N E"))
    #expect(app.shows("A E L N C D [U] o r i m s t p g h"))
    #expect(app.shows("No U. 17 places still open."))
    app.press(.left)
    #expect(app.shows("guess 6 of 16") && app.shows("A E L N C [D] u"))
    app.press(.end)
    #expect(app.shows("guess 16 of 16") && app.shows("Saved, with four wrong."))
    app.press(.right)
    #expect(app.shows("guess 16 of 16"))
    app.press(.home, .left)
    #expect(app.shows("guess 0 of 16") && app.shows("6 words, of 1, 7, 5, 7, 2 and 4 letters."))
  }

  @Test("a click on a step, or on the line, goes there") func aClickOnAStepOrOnTheLineGoesThere() {
    var app = Self.finished()
    app.type("y")
    app.press(.end)
    app.send(.click(app.frame.find("U O R")!.origin))
    #expect(app.shows("guess 7 of 16"))
    let line = app.frame.find("●─")!
    app.send(.click(Point(x: app.frame.size.width / 2 - 20, y: line.minY)))
    #expect(app.shows("guess 0 of 16"))
    app.send(.click(Point(x: app.frame.size.width / 2 + 19, y: line.minY)))
    #expect(app.shows("guess 16 of 16"))
  }

  @Test("Space plays it to the end, and any step stops it") func spacePlaysItToTheEndAndAnyStepStopsIt() {
    var app = Self.finished()
    app.type("y ")
    #expect(app.patience == ReplayScreen.stepTime)
    for _ in 0..<3 { app.advance(by: app.patience!) }
    #expect(app.shows("guess 3 of 16"))
    app.press(.left)
    #expect(app.shows("guess 2 of 16"))
    #expect(app.patience == nil)
    app.type(" ")
    while let patience = app.patience { app.advance(by: patience) }
    #expect(app.shows("guess 16 of 16"))
    app.type(" ")
    #expect(app.shows("guess 0 of 16") && app.patience != nil)
    app.type(" ")
    #expect(app.patience == nil)
  }

  @Test("the statistics list the last games, and y or a click shows one again")
  func theStatisticsListTheLastGamesAndYOrAClickShows() {
    let records = SharedRecords()
    var app = Self.finished(records)
    app.press(.escape)
    app.listen()
    app.type("ssy")
    #expect(app.shows("The last games of Ada"))
    #expect(app.shows("Hangman · Phrase book"))
    app.type("y")
    #expect(app.shows("guess 0 of 16"))
    app.press(.escape)
    app.click("Phrase book")
    #expect(app.shows("guess 0 of 16"))
  }

  @Test("a row of the high scores shows its last game again") func aRowOfTheHighScoresShowsItsLastGameAgain()
  {
    let records = SharedRecords()
    var app = Self.finished(records)
    app.press(.escape)
    app.listen()
    app.type("s")
    app.click("y replay")
    #expect(app.shows("Replay · Hangman") && app.shows("guess 0 of 16"))
    app.press(.escape)
    #expect(app.shows("in a row"))
  }

  @Test("the arrows and clicks choose the row of the high scores")
  func theArrowsAndClicksChooseTheRowOfTheHighScores() {
    var app = App.showing(records: SampleRecords.busy().records) { HighScoresScreen(&$0, of: .phraseBook) }
    app.press(.home)
    #expect(app.frame.find("▸   1") != nil)
    app.press(.down)
    #expect(app.frame.find("▸   2") != nil)
    #expect(!app.shows("y replay"))
    app.send(.click(app.frame.find("  5    ")!.origin))
    #expect(app.frame.find("▸   5") != nil)
  }

  @Test("a daily puzzle that has been played is seen again") func aDailyPuzzleThatHasBeenPlayedIsSeenAgain() {
    let records = SharedRecords()
    var app = App.started(
      library: .sample(words: App.conned.map { $0.replacing(" 1", with: " 2") }), records: records)
    app.readRecords()
    app.openPuzzles()
    app.click("Hangman")
    app.type("coned")
    app.listen()
    app.click("Puzzles")
    #expect(!app.shows("y replay"))
    app.press(.up)
    app.type("y")
    #expect(app.shows("Replay · Hangman") && app.shows("guess 0 of 5"))
  }

  @Test("Text Twist shows its entries, and when each came") func textTwistShowsItsEntriesAndWhenEachCame() {
    var app = App.twisting(.timed)
    for word in ["code", "nedo", "cod"] {
      app.advance(by: .seconds(7))
      app.enter(word)
    }
    app.giveUp()
    app.type("y")
    app.press(.right)
    #expect(app.shows("0:07  CODE, found: +4"))
    #expect(app.shows("4  1 of 10") && app.shows("3  0 of 11"))
    #expect(app.shows("[CODE] nedo cod"))
    app.press(.right)
    #expect(app.shows("0:14  NEDO is not a word"))
    app.press(.right)
    #expect(app.shows("0:21  COD, found: +3") && app.shows("score 7"))
    app.press(.end)
    #expect(app.shows("It was given up here.") && app.spells("c o n n e d"))
  }

  @Test("the step at which the time is up reveals the missed words, as the game did")
  func theStepAtWhichTheTimeIsUpRevealsTheMissedWordsAs() {
    var app = App.twisting(.timed)
    app.advance(by: .seconds(7))
    app.enter("code", "cod")
    app.run(seconds: 200)
    #expect(app.shows("Time is up"))
    app.waitForPopup()
    app.type("y")
    app.press(.right, .right)
    #expect(app.shows("COD, found: +3") && app.spells("C O D E") && !app.spells("c o n n e d"))
    app.press(.right)
    #expect(app.shows("3:10  The time was up."))
    #expect(
      app.spells("C O D E") && app.spells("c o n n e d") && app.spells("c o e d") && !app.spells("_ _ _"))
  }

  @Test("without a clock the times are shown, too; older games have none")
  func withoutAClockTheTimesAreShownTooOlderGamesHave() throws {
    let records = SharedRecords()
    var app = App.twisting(.untimed, records: records)
    app.receive([.key(.character("c"))], after: .seconds(65))
    app.enter("ode")
    app.giveUp()
    app.type("y")
    app.press(.right)
    #expect(app.shows("1:05  CODE, found: +4"))
    let id = try #require(records.finishedGames(of: "Ada").first?.id)
    let record = try #require(records.record(of: id))
    var fields = SavedGame.Fields()
    for line in record.game.fields.description.split(separator: "\n") where !line.hasPrefix("move +") {
      let parts = line.split(separator: " ", maxSplits: 1)
      fields.add(String(parts[0]), String(parts[1]))
    }
    let old = GameRecord(
      result: record.result, game: SavedGame(session: record.game.session, progress: 0, fields: fields))
    let screen = try #require(ReplayScreen(old, app.context))
    #expect(screen.sentences.map(\.text) == ["The rack as it was dealt."])
    #expect(screen.replay.sentences(at: 1, app.context).map(\.text) == ["CODE, found: +4"])
  }

  @Test("Ghost names whose turn it is, and neither addresses the player nor waits for the computer")
  func ghostNamesWhoseTurnItIsAndNeitherAddressesThe() {
    var app = App.ghosting(words: App.ears)
    app.beatTheComputer()
    app.advance(by: .seconds(2))
    app.type("y")
    app.press(.right)
    #expect(app.shows("'s turn") && app.patience == nil)
    app.press(.right)
    #expect(app.shows("'s turn") && !app.shows("Your turn") && !app.shows("is thinking"))
  }

  @Test("Ghost shows its letters with the coach's verdicts") func ghostShowsItsLettersWithTheCoachsVerdicts()
  {
    var app = App.haunting()
    app.loseAMatch()
    app.settle()
    app.type("y")
    app.press(.right)
    #expect(app.shows("Ada added B"))
    let letter = app.frame.find("  B  ")!
    #expect("✓×·".contains(app.frame[Point(x: letter.minX + 2, y: letter.minY + 2)].character))
    app.press(.end)
    #expect(app.shows("No word begins with"))
    #expect("■" == app.frame[Point(x: app.frame.find("■")!.minX, y: 6)].character)
  }

  /// Text Twist without a clock has no last rack: of all games, its replays are the longest. Forty racks of 25 words are found
  /// complete, and the next one is given up.
  static func longest(_ records: SharedRecords) throws -> App {
    var context = App.started(library: .sample(words: App.alphabetRacks), records: records).context
    let deal = context.dealer.racks(seed: 5)
    let game = TextTwist(
      mode: .untimed, alphabet: context.profile.language.alphabet, first: try #require(deal.rack(number: 1)),
      of: deal.rackCount)
    let session = GameSession(id: 1, player: "Ada", mode: .textTwistUntimedStandard, language: "en")
    var screen = TextTwistScreen(TextTwistRun(game, session, from: deal, &context), context)
    for number in 1...40 {
      for word in screen.game.round.rack.hidden {
        screen.game.elapse(.seconds(1))
        for letter in word { _ = screen.game.take(letter) }
        _ = screen.game.submit()
      }
      _ = screen.game.nextRack(try #require(deal.rack(number: number + 1)))
    }
    _ = screen.run.take(.endGame, &context)
    return .showing(records: records, library: .sample(words: App.alphabetRacks)) {
      GamesScreen(of: "Ada", &$0)
    }
  }

  @Test("a game of a thousand words is stepped through to its end, and back over the same frames")
  func aGameOfAThousandWordsIsSteppedThroughToItsEndAnd()
    throws
  {
    let records = SharedRecords()
    var app = try Self.longest(records)
    app.type("y")
    #expect(app.shows("entry 0 of 1001"))
    let first = app.frame
    records.calls = []
    var frames: [Canvas] = []
    for step in 1...1001 {
      app.press(.right)
      #expect(app.shows("entry \(step) of 1001"))
      frames.append(app.frame)
    }
    #expect(app.shows("0:00  You finished here."), "\(app)")
    for step in (1...1000).reversed() {
      app.press(.left)
      #expect(app.frame == frames[step - 1], "\(step)")
    }
    app.press(.left)
    #expect(app.frame == first)
    app.press(.end)
    #expect(app.frame == frames[1000])
    app.press(.left)
    #expect(app.shows("0:25  "), "\(app)")
    #expect(records.calls == [])
  }

  @Test("nothing is read from the records while it is stepped through")
  func nothingIsReadFromTheRecordsWhileItIsStepped() {
    let records = SharedRecords()
    var app = Self.finished(records)
    app.type("y")
    records.calls = []
    app.press(.right, .end, .home)
    app.type(" ")
    app.advance(by: .seconds(1))
    #expect(records.calls == [])
  }

  @Test("a replay of another language leaves the words that are played with")
  func aReplayOfAnotherLanguageLeavesTheWordsThatAre() {
    let records = SharedRecords()
    _ = Self.finished(records)
    var dutch = App.showing(language: "nl", records: records) { GamesScreen(of: "Ada", &$0) }
    dutch.type("y")
    #expect(dutch.shows("beurt 0 van 16"))
    #expect(dutch.context.profile.language.code == "nl")
  }

  @Test("a game whose words have changed reports it") func aGameWhoseWordsHaveChangedReportsIt() {
    let records = SharedRecords()
    var app = App.twisting(.timed, records: records)
    app.enter("code")
    app.giveUp()
    var later = App.showing(records: records, library: .sample(words: ["abbey 1"])) {
      GamesScreen(of: "Ada", &$0)
    }
    later.type("y")
    #expect(later.shows("cannot be seen again"))
    later.press(.enter)
    #expect(later.shows("The last games of Ada"))
  }

  @Test(
    "d, or a click, tells what the words of a step mean, where they are on the board",
    arguments: [true, false])
  func meanings(byKeys: Bool) {
    var app = App.playing(
      Self.phrase, words: ["gathers 2", "stone 1"], glosses: SampleGlosses.proverb)
    app.type("aelncduorimstpgh")
    app.listen()
    app.type("y")
    #expect(!app.shows("d meaning"))
    app.press(.end)
    if byKeys { app.type("d") } else { app.click("d meaning") }
    #expect(app.shows("─ gathers ─") && app.shows("assemble or get together"))
    app.press(.escape)
    #expect(app.shows("guess 16 of 16"))
    app.press(.left)
    #expect(!app.shows("d meaning"))
  }

  @Test("a game given up before its first move has one step", arguments: ScreenSize.allCases)
  func givenUpAtOnce(size: ScreenSize) {
    var app = App.ghosting(size)
    app.giveUp()
    app.settle()
    app.type("y")
    let before = app.frame.text
    app.press(.right, .right, .end)
    #expect(app.shows("It was given up here."), "\(app)")
    app.press(.home)
    #expect(app.frame.text == before)
    var twist = App.twisting(.timed, size)
    twist.giveUp()
    twist.type("y")
    twist.press(.right, .right, .end)
    #expect(twist.shows("It was given up here."), "\(twist)")
  }

  @Test("of Text Twist it is the word of the entry, of Ghost those of the round's end")
  func ofTextTwistItIsTheWordOfTheEntryOfGhostThoseOf() {
    var twist = App.twisting(.timed, glosses: SampleGlosses.conned)
    twist.enter("cod", "nedo")
    twist.giveUp()
    twist.type("y")
    twist.press(.right)
    twist.type("d")
    #expect(twist.shows("─ cod ─") && twist.shows("the vascular seed-bearing plant organ"))
    twist.press(.escape, .right)
    #expect(twist.shows("NEDO is not a word") && !twist.shows("d meaning"))
    twist.press(.end)
    twist.type("d")
    #expect(
      twist.shows("─ con ─") && twist.shows("a swindle in which you cheat"), "the missed words are there, too"
    )
    #expect(twist.frame.row(2).contains("─ con ─"), "in place of the tiles, so that no word is covered")
    twist.press(.down, .down)
    #expect(twist.shows("─ doc ─") && twist.shows("a licensed medical practitioner"), "\(twist)")
    var ghost = App.haunting(glosses: SampleGlosses.ghost)
    ghost.loseAMatch()
    ghost.settle()
    ghost.type("y")
    ghost.press(.right)
    #expect(!ghost.shows("d meaning"))
    ghost.press(.right, .right, .right, .right)
    ghost.type("d")
    #expect(ghost.shows("─ berry ─"))
  }

  @Test("the meaning is of the language that was played") func theMeaningIsOfTheLanguageThatWasPlayed() {
    let records = SharedRecords()
    var library = Library.sample(phrases: ["moss"], glosses: SampleGlosses.proverb)
    library.hasGlosses = { $0.code == "en" }
    let meanings = library.glosses
    library.glosses = { $0.code == "en" ? meanings($0) : nil }
    var english = App.started(library: library, records: records)
    english.press(.enter, .enter)
    english.type("mos")
    var dutch = App.showing(language: "nl", records: records, library: library) {
      GamesScreen(of: "Ada", &$0)
    }
    dutch.type("y")
    dutch.press(.end)
    dutch.type("d")
    #expect(dutch.shows("─ moss ─") && dutch.shows("tiny leafy-stemmed flowerless plants"))
    dutch.press(.escape)
    #expect(dutch.context.profile.language.code == "nl")
  }

  @Test("a language without meanings does not offer the key")
  func aLanguageWithoutMeaningsDoesNotOfferTheKey() {
    var app = Self.finished()
    app.type("y")
    app.press(.end)
    #expect(!app.shows("d meaning"))
    app.type("d")
    #expect(app.shows("guess 16 of 16"))
  }
}
