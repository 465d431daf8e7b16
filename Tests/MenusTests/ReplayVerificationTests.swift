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

/// High scores can be verified: the replay of every game leads to the saved points. The games are random, with fixed seeds.
struct ReplayVerificationTests {
  /// The game as read back from the database.
  private static func reread(_ record: GameRecord) throws -> GameRecord {
    let fields = try #require(SavedGame.Fields(record.game.fields.description))
    let details = try #require(GameResult.Details(record.result.details.description))
    var result = record.result
    result.details = details
    return GameRecord(
      result: result, game: SavedGame(session: record.game.session, progress: 0, fields: fields))
  }

  private static let ghostWords =
    App.ghostWords + App.coachWords + [
      "eagle 1", "early 2", "east 1", "edge 1", "fable 1", "face 1", "gain 2", "game 1",
    ]

  private static func session(_ mode: Mode) -> GameSession {
    GameSession(id: 1, player: "Ada", mode: mode, language: "en")
  }

  /// Checks that the record leads to its result, but not to any other result, nor with one move less.
  /// - Parameter fewer: the number of moves without which the result must be another one.
  private static func verify(
    _ record: GameRecord, _ context: Context, isTampered: Bool, fewer: Int? = nil
  ) throws {
    let reread = try reread(record)
    #expect(ReplayScreen(reread, context) != nil, "\(record.game.fields)")
    guard isTampered else { return }
    let changes: [(inout GameResult) -> Void] = [
      { $0.points += 1 }, { $0.misses += 1 }, { $0.isWon.toggle() },
    ]
    for change in changes {
      var other = reread.result
      change(&other)
      #expect(ReplayScreen(GameRecord(result: other, game: reread.game), context) == nil)
    }
    guard let fewer else { return }
    var cut = reread.game
    cut.fields = try without(lastMoves: fewer, cut.fields)
    #expect(ReplayScreen(GameRecord(result: reread.result, game: cut), context) == nil, "\(cut.fields)")
  }

  /// The fields of a game without a number of its last moves.
  private static func without(lastMoves count: Int, _ fields: SavedGame.Fields) throws -> SavedGame.Fields {
    var lines = fields.description.split(separator: "\n")
    for _ in 0..<count {
      let isMove = { (line: Substring) in line.hasPrefix("move ") || line.hasPrefix("answer ") }
      lines.remove(at: try #require(lines.lastIndex(where: isMove)))
    }
    return try #require(SavedGame.Fields(lines.joined(separator: "\n")))
  }

  @Test("games of Hangman", arguments: [Mode.phraseBook, .devilEasy])
  func hangman(mode: Mode) throws {
    let words = ["bright", "flight", "wright", "planet", "garden", "summer", "winter", "letter", "potato"]
    let app = App.started(library: .sample(words: words.map { $0 + " 1" }))
    var generator = SplitMix64(seed: 15)
    for number in 0..<500 {
      var context = app.context
      context.hangman.restore(mode)
      let game: any GuessingGame
      if mode == .devilEasy {
        let seed = generator.next()
        game = DevilHangman(try #require(context.dealer.devilsWords(.easy, seed: seed)), seed: seed)
      } else {
        game = Hangman(
          phrase: "Catch-22, \(words[number % words.count])!", alphabet: context.profile.language.alphabet)
      }
      var play = HangmanPlay.game(HangmanRound(Self.session(mode), game: game, &context))
      while play.isPlaying {
        let word = words[generator.below(words.count)]
        switch generator.below(12) {
        case 0: _ = play.take(.hint, &context)
        case 1: _ = play.take(.solution(mode == .devilEasy ? word : "Catch-22, \(word)!"), &context)
        default:
          _ = play.take(.letter(Array("abcdefghijklmnopqrstuvwxyz")[generator.below(26)]), &context)
        }
      }
      try Self.verify(try #require(play.round?.finished), context, isTampered: number % 50 == 0, fewer: 1)
    }
  }

  @Test("talks with the mind reader") func talksWithTheMindReader() throws {
    let words = ["bright", "flight", "wright", "planet", "garden", "summer", "winter", "letter", "potato"]
    let app = App.started(library: .sample(words: words.map { $0 + " 1" }))
    var generator = SplitMix64(seed: 18)
    var ends: Set<String> = []
    for number in 0..<500 {
      var context = app.context
      let isTyped = number % 5 == 0
      let secret = words[generator.below(words.count)]
      var round = MindReaderRound(
        MindReader(context.dealer.readersWords(length: 6)), secret: isTyped ? Array(secret) : nil,
        Self.session(.mindReader))
      while let letter = round.asked {
        let isSlip = !isTyped && generator.below(8) == 0
        let places = isSlip ? 0b000100 : MindReader.places(of: letter, in: Array(secret))
        if case .refused = round.take(.places(places), &context) { _ = round.take(.places(0), &context) }
        if generator.below(9) == 0, let first = round.game.answers.first {
          _ = round.take(.takeBack(first), &context)
        }
      }
      if round.game.namedWord == secret {
        _ = round.take(.confirm, &context)
      } else {
        _ = round.take(.deny, &context)
        if generator.below(2) == 0 { _ = round.take(.word(secret), &context) }
        round.leaveForGood(&context)
      }
      let record = try #require(round.finished)
      ends.insert(try #require(record.game.fields["end"]))
      try Self.verify(record, context, isTampered: number % 50 == 0, fewer: 1)
      let replay = try #require(MindReaderReplay(Self.reread(record), context))
      #expect(
        replay.marks.map(\.text).joined().hasPrefix(
          round.game.answers.map { $0.letter.uppercased() }.joined()))
      // Fewer words than there were: the answers leave others.
      if record.game.fields["end"] == "found" {
        let fewer = App.started(library: .sample(words: words.filter { $0 != secret }.map { $0 + " 1" }))
        #expect(MindReaderReplay(record, fewer.context) == nil)
      }
    }
    #expect(ends == ["found", "safe", "slipped", "contradicted"])
  }

  @Test(
    "games of Text Twist",
    arguments: [Mode.textTwistTimedStandard, .textTwistUntimedStandard, .textTwistClassic])
  func textTwist(mode: Mode) throws {
    let app = App.started(library: .sample(words: App.conned))
    var generator = SplitMix64(seed: 16)
    for number in 0..<400 {
      var context = app.context
      let seed = generator.next()
      let deal = context.dealer.racks(seed: mode == .textTwistClassic ? nil : seed)
      let game = TextTwist(
        mode: TextTwistSetUp.mode(of: mode), alphabet: context.profile.language.alphabet,
        first: try #require(deal.rack(number: 1)), of: deal.rackCount)
      var screen = TextTwistScreen(TextTwistRun(game, Self.session(mode), from: deal, &context), context)
      // The number of moves before the last one that scored.
      var before: Int?
      for _ in 0..<generator.below(60) where screen.game.status != .over {
        let rack = screen.game.round.rack
        switch generator.below(8) {
        case 0: _ = screen.run.take(.elapse(.milliseconds(generator.below(9_000))), &context)
        case 1: _ = screen.game.twist(using: &generator)
        case 2: _ = screen.run.take(.nextRack, &context)
        case 3: _ = screen.game.take(rack.letters[generator.below(6)])
        default:
          _ = screen.game.clear()
          let words = rack.hidden + rack.bonus
          for letter in words[generator.below(words.count)] { _ = screen.game.take(letter) }
          let (moves, score) = (screen.game.moves.count, screen.game.score)
          _ = screen.run.take(.submit, &context)
          if screen.game.score > score { before = moves }
        }
      }
      _ = screen.run.take(.endGame, &context)
      try Self.verify(
        try #require(screen.run.finished), context, isTampered: number % 50 == 0,
        fewer: before.map { screen.game.moves.count - $0 })
    }
  }

  @Test("matches of Ghost", arguments: [Mode.ghostEasy, .ghostMedium, .ghostSharp, .ghostHard])
  func ghost(mode: Mode) throws {
    let app = App.started(library: .sample(words: Self.ghostWords))
    var generator = SplitMix64(seed: 17)
    for number in 0..<40 {
      var context = app.context
      _ = GhostGame().setUp(mode, &context)
      context.ghost.isBluff = number % 3 == 0
      let dealt = context.dealer.ghost()
      let match = try #require(dealt)
      context.profile.generator = SplitMix64(seed: generator.next())
      var screen = GhostScreen(match, Self.session(mode), names: ["Ada", nil], &context)
      while !screen.isOver {
        let match = screen.match
        let move: Ghost.Move =
          match.computerMove
          ?? {
            if match.status == .roundOver { return .beginRound }
            if case .answer = match.status { return .answer(generator.below(2) == 0 ? nil : "berry") }
            if generator.below(9) == 0 { return .askForHelp }
            if match.rules.bluff, generator.below(4) == 0 { return .challenge }
            let letters = match.possibleLetters.map(\.letter)
            return .add(letters.isEmpty ? "x" : letters[generator.below(letters.count)])
          }()
        var next = match
        _ = next.play(move)
        screen.match = next
      }
      screen.finish(&context)
      try Self.verify(
        try #require(screen.finished), context, isTampered: number % 8 == 0,
        fewer: screen.match.winner == 0 ? 1 : nil)
    }
  }

  @Test("a game that was given up counts as it was saved") func aGameThatWasGivenUpCountsAsItWasSaved() throws
  {
    let records = SharedRecords()
    var app = App.playing("moss", records: records)
    app.type("o=")
    app.press(.right, .enter)
    let id = try #require(records.finishedGames(of: "Ada").first?.id)
    let record = try #require(records.record(of: id))
    #expect(record.result.misses == 7 && !record.result.isWon)
    #expect(ReplayScreen(record, app.context)?.marks.map(\.text) == ["O", "■"])
  }
}
