import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// A code deals the same game to another player, whatever both have played before.
struct CodeTests {
  static let modes = Mode.allCases.filter { $0.codeNumber != nil }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  /// The usual words, and those of a rack of seven letters.
  private static let words =
    App.neighbours
    + [
      "trained", "train", "rated", "trade", "tread", "diner", "drain", "irate", "trend", "tired", "ride",
      "tide",
      "dine", "near", "rate", "dear", "idea", "rain", "read", "tear",
    ].map { $0 + " 1" }

  static let phrases = letters.map { "The letter \($0.uppercased())" }

  /// - Parameter history: the number of games of every mode that the player has begun before.
  private static func context(
    _ player: String = "Ada", seed: UInt64? = nil, history: Int = 0, words: [String] = words,
    phrases: [String] = phrases, own: Lexicon? = nil
  ) throws -> Context {
    var context = App.started(
      library: .sample(phrases: phrases, words: words), seed: seed, ownWords: own, records: SharedRecords()
    ).context
    context.profile.player = player
    for mode in modes where history > 0 {
      for _ in 0..<history { _ = try played(mode, &context) }
    }
    return context
  }

  /// A new game of a mode, dealt by the set-up.
  private static func dealt(_ mode: Mode, _ context: inout Context) throws -> any Screen {
    if mode.game == .hangman {
      context.hangman.restore(mode)
      return HangmanScreen.dealt(&context).screen
    }
    if mode.game == .textTwist {
      context.textTwist.mode = TextTwistSetUp.mode(of: mode)
      if mode != .textTwistClassic { context.textTwist.level = TextTwistSetUp.level(of: mode) }
      return TextTwistScreen.dealt(&context)
    }
    try #require(mode.game == .ghost)
    _ = GhostGame().setUp(mode, &context)
    return GhostScreen.begun(&context)
  }

  /// Everything that a player can see of a screen's deal.
  private static func deal(of screen: any Screen) throws -> [String] {
    if let screen = screen as? HangmanScreen {
      guard let devil = screen.game as? DevilHangman else {
        return [screen.game.phrase, screen.play.round?.category ?? "", screen.source]
      }
      return ["\(devil.seed ?? 0)", "\(devil.candidates.count)"] + answers(of: devil)
    }
    if let screen = screen as? TextTwistScreen {
      return (1...3).map { number in
        screen.run.deal.rack(number: number).map {
          String($0.letters) + " " + $0.hidden.joined(separator: " ")
        }
          ?? ""
      } + ["\(screen.game.mode)", screen.game.mode == .classic ? "" : "\(screen.game.level)"]
    }
    let match = try #require(screen as? GhostScreen).match
    return ["\(match.rules)"] + transcript(of: match)
  }

  private static func answers(of devil: DevilHangman) -> [String] {
    var devil = devil
    return "aeioustrnl".map { letter in
      _ = devil.guess(letter)
      return String(devil.board.map { $0.shown ?? "_" })
    }
  }

  /// A match in which the person always adds the first possible letter.
  private static func transcript(of match: Ghost) -> [String] {
    var match = match
    func isOver() -> Bool { if case .over = match.status { true } else { false } }
    while !isOver() {
      let move: Ghost.Move =
        match.computerMove
        ?? {
          if match.status == .roundOver { return .beginRound }
          if case .answer = match.status { return .answer(nil) }
          return .add(match.possibleLetters.first?.letter ?? "x")
        }()
      if match.play(move) == .began { match.dealOpening() }
    }
    return match.moves.map(\.description)
  }

  /// A finished game of a mode, with its deal and its record.
  private static func played(_ mode: Mode, _ context: inout Context) throws -> (
    deal: [String], record: GameRecord
  ) {
    let screen = try dealt(mode, &context)
    let deal = try deal(of: screen)
    if var screen = screen as? HangmanScreen {
      for letter in letters.reversed() where screen.play.isPlaying {
        _ = screen.play.take(.letter(letter), &context)
      }
      return (deal, try #require(screen.play.round?.finished))
    }
    if var screen = screen as? TextTwistScreen {
      for letter in screen.game.round.rack.hidden[0] { _ = screen.game.take(letter) }
      _ = screen.game.submit()
      _ = screen.run.take(.endGame, &context)
      return (deal, try #require(screen.run.finished))
    }
    let ghost = try #require(screen as? GhostScreen)
    var match = ghost.match
    for move in transcript(of: match).dropFirst(match.moves.count).compactMap({ Ghost.Move($0) }) {
      _ = match.play(move)
    }
    var over = ghost
    over.match = match
    over.finish(&context)
    return (deal, try #require(over.finished))
  }

  @Test("the deal is the same, whatever either player has played before", arguments: modes)
  func sameDeal(mode: Mode) throws {
    for (seed, history) in [(UInt64?.none, 0), (nil, 2), (1, 0), (77, 1)] {
      var sender = try Self.context(seed: seed, history: history)
      sender.ghost.isBluff = mode != .ghostEasy
      sender.ghost.isOpeningDealt = mode != .ghostMedium
      if mode == .ghostHard { sender.ghost.list = .standard }
      let (deal, record) = try Self.played(mode, &sender)
      let code = try #require(sender.services.games.code(of: record, sender))
      for receivers in [0, 3] {
        var receiver = try Self.context("Bob", history: receivers)
        let game = try receiver.services.games.deal(code: code, &receiver).game
        #expect(try Self.deal(of: game) == deal, "\(code)")
        #expect(receiver.profile.language.code == "en")
      }
    }
  }

  @Test("a game by code says first that it counts on no list", arguments: modes)
  func unranked(mode: Mode) throws {
    var sender = try Self.context()
    let record = try Self.played(mode, &sender).record
    let code = try #require(sender.services.games.code(of: record, sender))
    var app = App.started(
      library: .sample(phrases: Self.phrases, words: Self.words), records: SharedRecords())
    let transition = Navigation.open(code: code, &app.context)
    app.apply(transition)
    app.draw()
    #expect(app.shows("This game by code counts on no list."), "\(app)")
  }

  @Test("its data are those of the game that was played", arguments: modes)
  func contents(mode: Mode) throws {
    var context = try Self.context()
    let record = try Self.played(mode, &context).record
    let code = try GameCode(try #require(context.services.games.code(of: record, context)))
    #expect(Mode(codeNumber: code.mode) == mode && code.language == "en")
    // What programs share states the last version that changed it, so that earlier programs know it.
    #expect(code.rules.version == (mode.game == .ghost ? RulesVersion.shared : .current).rawValue)
    let (result, isWon) = (record.result, record.result.isWon)
    if mode.game == .textTwist {
      #expect(code.result == result.points)
    } else {
      let number = mode.game == .hangman ? result.misses : result.points
      #expect(code.result == (isWon ? 1024 : 0) + number)
    }
  }

  @Test(
    "a game with words of one's own, of another language or of old rules has none",
    arguments: [Mode.dictionaryEasy, .devilEasy, .textTwistTimedRelaxed, .ghostEasy])
  func without(mode: Mode) throws {
    var own = try Self.context(own: Lexicon(Self.words))
    let ownRecord = try Self.played(mode, &own).record
    #expect(own.services.games.code(of: ownRecord, own) == nil)
    var context = try Self.context()
    let record = try Self.played(mode, &context).record
    var fields = SavedGame.Fields()
    for line in record.game.fields.description.split(separator: "\n") where !line.hasPrefix("rules ") {
      let parts = line.split(separator: " ", maxSplits: 1)
      fields.add(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
    let old = GameRecord(
      result: record.result, game: SavedGame(session: record.game.session, progress: 0, fields: fields))
    #expect(
      context.services.games.code(of: record, context) != nil
        && context.services.games.code(of: old, context) == nil)
  }

  @Test("a word of the dictionary that the list no longer deals has none, and its replay shows it as it was")
  func changedWord() throws {
    var context = try Self.context()
    let record = try Self.played(.dictionaryEasy, &context).record
    let word = try #require(record.game.fields["phrase"])
    #expect(context.services.games.code(of: record, context) != nil)
    var library = Library.sample(words: Self.words)
    let lexicon = Lexicon(Self.words).with { Lexicon(["balloon 1"]) }
    library.lexicon = { _ in lexicon }
    let changed = App.started(library: library, records: SharedRecords()).context
    #expect(changed.services.games.code(of: record, changed) == nil)
    #expect(HangmanReplay(record, changed)?.spelling == word)
    let saved = SavedGame(session: record.game.session, progress: 0, fields: record.game.fields)
    #expect(HangmanRound.games(saved, [], changed)?.last?.phrase == word)
  }

  /// The error when dealing a code; `nil` when it can be dealt.
  private static func problem(_ text: String, _ context: Context) -> CodeProblem? {
    var context = context
    do throws(CodeProblem) { _ = try context.services.games.deal(code: text, &context) } catch {
      return error
    }
    return nil
  }

  @Test("other words are noticed", arguments: modes)
  func otherWords(mode: Mode) throws {
    var sender = try Self.context()
    let code = try #require(sender.services.games.code(of: try Self.played(mode, &sender).record, sender))
    #expect(Self.problem(code, try Self.context("Bob")) == nil)
    let other = try Self.context(
      "Bob", words: Self.words + ["zzzzzz 1"], phrases: Self.phrases + ["One more"])
    #expect(Self.problem(code, other) == (mode == .textTwistClassic ? nil : .otherWords))
  }

  @Test("malformed codes, later versions and missing languages have different messages")
  func malformedCodesLaterVersionsAndMissingLanguages() throws {
    let context = try Self.context()
    func code(mode: Int = 2, language: String = "en", version: Int = 2) throws -> String {
      try #require(
        GameCode(
          mode: mode, language: language, deal: 5, rules: .init(version: version),
          words: context.lexicon.codeVersion, result: 0)
      ).text
    }
    #expect(Self.problem(try code(), context) == nil)
    #expect(Self.problem(try code(mode: 0), context) == .newer)
    #expect(Self.problem(try code(version: 15), context) == .newer)
    #expect(Self.problem(try code(version: 1), context) == .notACode(.damaged))
    #expect(Self.problem(try code(language: "sv"), context) == .noLanguage("sv"))
    #expect(Self.problem("hello", context) == .notACode(.length(5)))
    #expect(Self.problem("what's up?", context) == .notACode(.character("'")))
    #expect(Self.problem(String(try code().reversed()), context) == .notACode(.damaged))
    // An index beyond the phrases.
    let phrase = try #require(
      GameCode(mode: 1, language: "en", deal: 1 << 40 - 1, rules: .init(), words: 0, result: 0))
    #expect(Self.problem(phrase.text, context) == .otherWords)
    // Every number of the words that count in Ghost has a meaning.
    for tier in 0...7 {
      let ghost = try #require(
        GameCode(
          mode: 15, language: "en", deal: 1, rules: .init(tier: tier), words: context.lexicon.codeVersion,
          result: 0))
      #expect(Self.problem(ghost.text, context) == nil, "\(tier)")
    }
  }

  @Test(
    "the game of a code leaves the player's own racks and phrases where they were",
    arguments: [Mode.textTwistUntimedStandard, .textTwistTimedRelaxed, .phraseBook])
  func decks(mode: Mode) throws {
    var context = try Self.context(history: 1)
    // The player's own last game, whose racks would be returned.
    let record = try Self.played(mode, &context).record
    let code = try #require(context.services.games.code(of: record, context))
    let before = context.services.records.decks()
    let game = try context.services.games.deal(code: code, &context).game
    if var screen = game as? TextTwistScreen {
      for _ in 0..<10 {
        for letter in screen.game.round.rack.hidden.last! { _ = screen.game.take(letter) }
        _ = screen.game.submit()
        _ = screen.nextRack(&context)
      }
      #expect(screen.game.rackNumber == 11)
      _ = screen.run.take(.endGame, &context)
    }
    #expect(context.services.records.decks() == before && !before.isEmpty)
  }

  @Test("racks continue in an order that a code can represent")
  func racksContinueInAnOrderThatACodeCanRepresent() throws {
    var context = try Self.context()
    let key = "racks/en/\(TextTwist.Level.standard.rawValue)"
    context.services.records.save(Deck(seed: 1 << 30, dealt: 3), for: key)
    for _ in 0..<3 {
      let record = try Self.played(.textTwistUntimedStandard, &context).record
      #expect(context.services.games.code(of: record, context) != nil)
    }
    #expect(
      context.services.records.decks()[key].map {
        GameCode.deal(ofSeed: TextTwistDealer.seed(order: $0.seed, place: 0))
      } != nil)
  }
}
