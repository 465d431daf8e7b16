import Commentary
import Engines
import Kit
import Play
import Records
import Tables
import TextUI
import Texts

/// Text Twist, for the list of games.
package func textTwist() -> any Game { TextTwistGame() }

/// Text Twist's implementation of `Game`.
struct TextTwistGame: Game, DailyGame, FinishedGames, GameAtTables {
  let kind = GameKind.textTwist

  var choices: [Choice] { TextTwistSetUp.choices }

  func name(_ text: Texts) -> String { text("Text Twist") }

  func tagline(_ text: Texts) -> String { text("six letters, every word in them") }

  func name(of mode: Mode, _ text: Texts) -> ModeName {
    if mode == .textTwistRace { return ModeName(game: text("Text Twist"), host: text("race")) }
    let played = TextTwistSetUp.mode(of: mode)
    let level = TextTwistSetUp.level(of: mode)
    return ModeName(
      game: text("Text Twist"), host: text.mode(played),
      level: played == .classic ? "" : text.level(level),
      isUsual: level == .standard)
  }

  func progress(of waiting: WaitingGame, _ text: Texts) -> String? {
    text.points(waiting.progress)
  }

  func dailyLine(_ result: GameResult, _ text: Texts) -> String {
    text("\(result.details.wordsFound ?? 0) of \(result.details.wordsTotal ?? 0), \(result.points) points")
  }

  var daily: any DailyGame { self }
  var finished: any FinishedGames { self }
  var atTables: (any GameAtTables)? { self }

  func setUp(_ mode: Mode?, _ context: inout Context) -> any FormScreen {
    if let mode {
      context.textTwist.mode = TextTwistSetUp.mode(of: mode)
      // The classic racks have no level, and leave the chosen one as it is.
      if context.textTwist.mode != .classic { context.textTwist.level = TextTwistSetUp.level(of: mode) }
    }
    return TextTwistSetUpScreen()
  }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    saved.session.mode == .textTwistRace
      ? RaceScreen.restored(saved, &context) : TextTwistScreen.restored(saved, &context)
  }

  func dailyPuzzle(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> (any Screen)?
  {
    let deal = context.textTwistDeal(seed: puzzles.rackSeed, isSingle: true)
    guard let rack = deal.rack(number: 1) else { return nil }
    let game = TextTwist(
      mode: .timed, alphabet: context.profile.language.alphabet, first: rack, of: deal.rackCount)
    return TextTwistScreen(game, session, from: deal, &context)
  }

  func replay(_ record: GameRecord, _ context: Context) -> (any Replay)? { TextTwistReplay(record, context) }

  func slide(_ context: Context) -> Slide {
    var slide = Slide(
      title: context.text("Text Twist"),
      text: context.text(
        """
        Six letters lie on the table. Find the words they make, from three letters up. A word \
        of all six, or two thirds of the words, opens the next rack.
        """))
    let sample = TextTwistSlide(context.text)
    slide.draw = { canvas, area, context in
      sample.draw(on: &canvas, in: area, context)
    }
    return slide
  }

  // MARK: The codes of games of Text Twist.

  func code(of record: GameRecord, _ context: Context) -> GameCode? {
    let session = record.game.session
    guard let mode = session.mode.codeNumber, session.words.isEmpty, let rules = record.game.rules else {
      return nil
    }
    let seed = record.game.fields["seed"].flatMap { UInt64($0) }.flatMap { GameCode.deal(ofSeed: $0) }
    guard let deal = session.mode == .textTwistClassic ? 0 : seed else { return nil }
    return GameCode(
      mode: mode, language: session.language, deal: deal, rules: .init(version: rules.rawValue),
      words: context.codeVersion(of: session.mode), result: min(record.result.points, GameCode.mostResult))
  }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> (any Screen)? {
    guard let version = RulesVersion(rawValue: code.rules.version) else { return nil }
    let level = TextTwistSetUp.level(of: session.mode)
    let deal = context.textTwistDeal(
      seed: session.mode == .textTwistClassic ? nil : GameCode.seed(ofDeal: code.deal), level: level,
      version: version)
    guard context.codeVersion(of: session.mode) == code.words, let rack = deal.rack(number: 1) else {
      return nil
    }
    let game = TextTwist(
      mode: TextTwistSetUp.mode(of: session.mode), level: level, version: version,
      alphabet: context.profile.language.alphabet, first: rack, of: deal.rackCount)
    var screen = TextTwistScreen(game, session, from: deal, &context)
    screen.message = StatusMessage(context.text("This game by code counts on no list."))
    return screen
  }
}

extension TextTwistScreen {
  /// The result of the sender of this game's code beside the player's; `nil` for a game without a code.
  func sideBySide(_ text: Texts) -> Popup.Line? {
    guard let code = session.dealtBy else { return nil }
    let own = text.points(game.score)
    let points = text.points(code.result)
    let sent = code.result == GameCode.mostResult ? text("\(points) or more") : points
    return Popup.Line(text.sideBySide(own, sent))
  }
}

extension Context {
  /// The version of the words that a mode is dealt from, 16 bits.
  fileprivate func codeVersion(of mode: Mode) -> Int {
    guard mode == .textTwistClassic else { return lexicon.codeVersion }
    let racks = services.library.racks(profile.language).map {
      String($0.letters) + $0.hidden.joined(separator: " ")
    }
    return Int(UInt64(stable: racks.joined(separator: "\n")) & 0xFFFF)
  }
}

extension DailyPuzzles {
  /// The seed of Text Twist's rack, at the standard level.
  var rackSeed: UInt64 {
    TextTwistDealer(lexicon: lexicon, isSpaced: false, seed: seed(.dailyTextTwist))
      .seed(ofPosition: day.number)
  }
}

extension TextTwistGame {
  /// Ten squares that show the share of words found, `★` for a six-letter word, `×2` for all words.
  func dailyGlyphs(_ result: GameResult) -> String {
    guard let found = result.details.wordsFound, let total = result.details.wordsTotal, total > 0 else {
      return ""
    }
    let filled = min(10, max(found > 0 ? 1 : 0, found * 10 / total))
    let squares = String(repeating: "▪", count: filled) + String(repeating: "▫", count: 10 - filled)
    let hasBingo = result.details.bingos.map { $0 > 0 } ?? result.isWon
    return squares + (hasBingo ? " ★" : "") + (found >= total ? " ×2" : "")
  }

}

extension TextTwist {
  /// The details of a result about the racks, without any words.
  var resultDetails: GameResult.Details {
    var details = GameResult.Details(
      wordsFound: round.rack.hidden.count - round.missed.count, wordsTotal: round.rack.hidden.count)
    details.rackPoints = rounds.map(\.score)
    details.bingos = rounds.reduce(0) { $0 + $1.bingosFound }
    return details
  }
}

extension TextTwistGame {
  var tableGame: TableGame { .race }

  func tableTagline(_ text: Texts) -> String { text("the same rack for both") }

  /// A race on a rack from the language's own words.
  func tableHeader(id: String, words: TableWords, _ context: inout Context) -> TableHeader? {
    let dealer = TextTwistDealer(lexicon: words.lexicon, seed: context.profile.generator.next())
    guard let rack = dealer.rack(number: 1) else { return nil }
    return TableHeader(
      id: id, game: .race, language: words.language, words: words.version,
      seats: TableGame.race.seats.upperBound, seed: dealer.seed, rack: String(rack.letters))
  }

  func tableScreen(_ context: inout Context) -> (any Screen)? {
    guard let state = context.services.tables?.state() else { return nil }
    let session = context.tableSession(.textTwistRace, language: state.header.language)
    return RaceScreen(session, state, &context)
  }
}

extension GameResult.Details {
  init(wordsFound: Int, wordsTotal: Int) {
    self.init()
    self.wordsFound = wordsFound
    self.wordsTotal = wordsTotal
  }

  /// The number of words found in the last round.
  var wordsFound: Int? {
    get { self["words-found"] }
    set { self["words-found"] = newValue }
  }

  /// The number of words in the last round.
  var wordsTotal: Int? {
    get { self["words-total"] }
    set { self["words-total"] = newValue }
  }

  /// The points of each rack.
  var rackPoints: [Int]? {
    get { self[numbers: "rack-points"] }
    set { self[numbers: "rack-points"] = newValue }
  }

  /// The number of six-letter words found.
  var bingos: Int? {
    get { self["bingos"] }
    set { self["bingos"] = newValue }
  }
}
