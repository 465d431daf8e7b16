import Commentary
import Engines
import Records
import Texts

/// A game of Text Twist with what the records keep of it.
package struct TextTwistRun: Sendable {
  package var game: TextTwist
  /// Which game this is.
  package let session: GameSession
  package let deal: TextTwistDeal
  /// The best scores of the player and of everybody when the game was opened.
  package let best: TextTwistBest
  /// The finished game in its saved form, for its replay.
  package var finished: GameRecord?
  /// The match as it is kept when the rack came by post.
  package private(set) var post: PostedMatch?
  /// The last entry on this rack, if it was the last input besides time.
  package internal(set) var entry: Entry?
  /// How the rack or the game has ended; `nil` while it is played.
  package internal(set) var ending: TextTwistEnding?

  /// Reads the scores to beat.
  package init(
    _ game: TextTwist, _ session: GameSession, from deal: TextTwistDeal, _ context: inout Context
  ) {
    self.game = game
    self.session = session
    self.deal = deal
    best = TextTwistBest(session, &context)
    if game.status == .rackOver { ending = readEnding(&context) }
  }

  /// A game before its first move; `nil` when there is no rack for it.
  private static func begun(
    _ mode: TextTwist.Mode, _ level: TextTwist.Level, _ version: RulesVersion = .current,
    from deal: TextTwistDeal, _ context: Context
  ) -> TextTwist? {
    deal.rack(number: 1).map { rack in
      TextTwist(
        mode: mode, level: level, version: version, alphabet: context.profile.language.alphabet, first: rack,
        of: deal.rackCount)
    }
  }

  /// A rack that came by post, as far as the player has come with it; `nil` when it cannot be rebuilt.
  /// - Parameter isTimed: whether a clock runs when it begins here; what has begun keeps its own.
  package static func posted(
    _ posted: PostedMatch, isTimed: Bool = true, _ context: inout Context
  ) -> TextTwistRun? {
    var saved = SavedGame(session: posted.session, progress: 0, fields: posted.fields)
    if saved.fields["seed"] == nil, case .rack(let rack) = posted.match.play {
      saved.fields.add("seed", "\(rack.seed)")
      saved.fields.add(RulesVersion.current)
      if !isTimed { saved.fields.add("clock", "no") }
    }
    var run = replayed(saved, &context)
    run?.post = posted
    return run
  }

  /// Puts what was found into the letter.
  private mutating func finishByPost(_ posted: PostedMatch, _ context: inout Context) {
    var posted = posted
    posted.fields = game.record(session, from: deal).playing
    _ = posted.make(.answer(.init(words: game.round.found, seconds: game.timeSpent.secondsBegun)))
    context.postBox.keep(&posted)
    if posted.isOver {
      finished = GameRecord(
        result: context.postBox.result(of: posted), game: context.postBox.record(of: posted))
    }
    post = posted
  }

  /// A game with the chosen set-up; `nil` when there is no rack for it.
  package static func dealt(_ context: inout Context) -> TextTwistRun? {
    let deal = context.dealer.textTwist()
    let (mode, level) = (context.textTwist.chosenMode(context), context.textTwist.chosenLevel(context))
    guard let game = begun(mode, level, from: deal, context) else { return nil }
    return TextTwistRun(
      game, GameSession(TextTwistSetUp.recorded(mode, level), &context), from: deal, &context)
  }

  /// The rack of a day; `nil` when the words have none.
  package static func daily(
    _ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context
  ) -> TextTwistRun? {
    let deal = context.dealer.racks(seed: puzzles.rackSeed, isSingle: true)
    return begun(.timed, .standard, from: deal, context).map {
      TextTwistRun($0, session, from: deal, &context)
    }
  }

  /// The game that a code stands for; `nil` when the words differ from the code's.
  package static func dealt(
    by code: GameCode, _ session: GameSession, _ context: inout Context
  ) -> TextTwistRun? {
    guard let version = RulesVersion(rawValue: code.rules.version) else { return nil }
    let (mode, level) = (TextTwistSetUp.mode(of: session.mode), TextTwistSetUp.level(of: session.mode))
    let deal = context.dealer.racks(
      seed: mode == .classic ? nil : GameCode.seed(ofDeal: code.deal), level: level, mode: mode,
      version: version)
    guard codeVersion(of: session.mode, context) == code.words,
      let game = begun(mode, level, version, from: deal, context)
    else { return nil }
    return TextTwistRun(game, session, from: deal, &context)
  }

  /// What can follow the end of a rack or of the game.
  package func offers(_ context: Context) -> [Offer] {
    let others =
      (game.round.missed.isEmpty ? [] : [.missed]) + context.meanings.explaining(game.round.rack.hidden)
      + (finished == nil ? [] : [Offer.replay])
    guard game.status != .over else { return session.offers(others, context) }
    let ways: [Offer] = session.isWhatIf ? [.back] : [session.day == nil ? .change : .puzzles, .menu]
    return [.nextRack] + others + ways
  }

  /// Saves the result of a game that is over.
  mutating func finish(_ context: inout Context) {
    guard !session.isWhatIf else { return }
    if let post { return finishByPost(post, &context) }
    if session.counts, let dealer = deal.dealer {
      context.dealer.returnRacks(of: dealer, played: game.rackNumber)
    }
    let result = GameResult(
      of: session, isWon: game.isWon, points: game.score, details: game.resultDetails, context)
    let finished = GameRecord(result: result, game: game.record(session, from: deal))
    self.finished = finished
    session.save(finished, &context)
    context.practiceBook.add(
      game.wordsToPractise(context.lexicon), of: session.player, session, upTo: .familiar)
  }
}

// MARK: The saved form

extension TextTwistRun {
  /// Whether nothing was done yet in a game that is dealt anew at any time, so that nobody would wait for it.
  package var isUntouched: Bool {
    post == nil && session.day == nil && session.counts && game.rackNumber == 1 && game.submitted.isEmpty
  }

  /// The saved form of the game; `nil` when it has ended, or when nothing was done yet.
  package var saved: SavedGame? {
    guard game.status != .over, !session.isWhatIf else { return nil }
    let record = game.record(session, from: deal)
    guard var post else { return isUntouched ? nil : record }
    post.fields = record.playing
    return post.saved
  }

  /// A saved game, whose choices become the set-up; `nil` when it cannot be rebuilt.
  package static func restored(_ saved: SavedGame, _ context: inout Context) -> TextTwistRun? {
    let recorded = saved.session.mode
    if recorded != .dailyTextTwist { context.textTwist.restore(recorded) }
    return replayed(saved, &context)
  }

  private static func replayed(_ saved: SavedGame, _ context: inout Context) -> TextTwistRun? {
    guard case (var game, let deal, let moves)? = begun(saved, context), game.replay(moves, rack: deal.rack)
    else {
      return nil
    }
    return TextTwistRun(game, saved.session, from: deal, &context)
  }

  /// A finished game, the steps of its replay, and whether it is won; of a race the player's own words in order, as
  /// its times are not recorded. `nil` when it cannot be rebuilt.
  package static func steps(
    of saved: SavedGame, _ context: Context
  ) -> (game: TextTwist, steps: [TextTwist.Step], isWon: Bool)? {
    if saved.session.mode == .textTwistRace {
      return RaceSeat.finished(saved, context).map { game, isWon in
        (game, game.steps(finding: game.round.found), isWon)
      }
    }
    guard case (var game, let deal, let moves)? = begun(saved, context),
      let steps = game.steps(replaying: moves, rack: deal.rack)
    else { return nil }
    return (game, steps, game.isWon)
  }

  /// The source of a saved game's racks. Its letters are those that it was played with, although its version, or the words of
  /// that time, dealt others for its seed.
  private static func deal(of saved: SavedGame, _ context: Context) -> TextTwistDeal? {
    let recorded = saved.session.mode
    guard let version = saved.rules else { return nil }
    if recorded == .rackPost, let seed = saved.fields["seed"].flatMap({ UInt64($0) }) {
      return .dealer(
        TextTwistDealer(lexicon: context.lexicon, spacing: .init(.shared), seed: seed), isSingle: true)
    }
    let deal = context.dealer.racks(
      seed: saved.fields["seed"].flatMap { UInt64($0) }, level: TextTwistSetUp.level(of: recorded),
      mode: TextTwistSetUp.mode(of: recorded), version: version, isSingle: recorded == .dailyTextTwist)
    guard case .dealer(let dealer, let isSingle) = deal else { return deal }
    var isKept = false
    let racks = saved.rackLetters(context.profile.language.alphabet, dealer.mode.rackSize).enumerated()
      .compactMap {
        index, letters -> Rack? in
        let dealt = dealer.rack(number: index + 1)
        if letters.isEmpty || dealt?.letters.sorted() == letters.sorted() { return dealt }
        isKept = true
        return dealer.rack(of: letters)
      }
    return isKept ? .kept(racks, then: dealer, isSingle: isSingle) : deal
  }

  /// A saved game before its first move, its racks and its moves; `nil` when it cannot be rebuilt.
  static func begun(
    _ saved: SavedGame, _ context: Context
  ) -> (game: TextTwist, deal: TextTwistDeal, moves: [TextTwist.Move])? {
    let recorded = saved.session.mode
    let mode = saved.fields["clock"] == nil ? TextTwistSetUp.mode(of: recorded) : .untimed
    guard let rules = saved.rules, let deal = deal(of: saved, context),
      let game = begun(mode, TextTwistSetUp.level(of: recorded), rules, from: deal, context),
      let moves = saved.fields.values("move", as: TextTwist.Move.self)
    else { return nil }
    return (game, deal, moves)
  }
}

extension SavedGame {
  /// The letters of each rack, empty where the moves do not tell them; of the last rack the game's glimpse does, too.
  fileprivate func rackLetters(_ alphabet: Alphabet, _ size: Int) -> [[Character]] {
    var racks: [[Character]] = [[]]
    for case let move? in fields.all("move").map(TextTwist.Move.init) {
      switch move {
      case .arrange(let letters, _): racks[racks.count - 1] = letters
      case .nextRack: racks.append([])
      case .elapse, .submit, .endRack, .endGame: break
      }
    }
    if racks[racks.count - 1].isEmpty { racks[racks.count - 1] = glimpse.compactMap(alphabet.letter) }
    return racks.map { $0.count == size ? $0 : [] }
  }

  /// What a rack by post is played on with.
  var playing: Fields {
    var playing = Fields()
    for name in ["seed", "rules", "clock", "move"] {
      for value in fields.all(name) { playing.add(name, value) }
    }
    return playing
  }
}

extension TextTwistSetUp {
  /// Takes the choices over from a recorded mode. What has no levels leaves the chosen one as it is.
  package mutating func restore(_ recorded: Mode) {
    mode = Self.mode(of: recorded)
    if mode.levels.count > 1, mode != .classic { level = Self.level(of: recorded) }
  }
}

extension TextTwist {
  /// The saved form of the game for its replay.
  package func record(_ session: GameSession, from deal: TextTwistDeal) -> SavedGame {
    var fields = SavedGame.Fields()
    fields.add("glimpse", round.rack.letters.map { String($0.capital) }.sorted().joined())
    if let seed = deal.seed { fields.add("seed", "\(seed)") }
    fields.add(version)
    fields.addCode(of: session)
    if session.mode == .rackPost, mode == .untimed { fields.add("clock", "no") }
    fields.add("move", moves)
    return SavedGame(session: session, progress: score, fields: fields)
  }
}

// MARK: Codes and results

extension TextTwistRun {
  /// The code of a finished game and its result; `nil` when it has none.
  package static func code(of record: GameRecord, _ context: Context) -> GameCode? {
    let session = record.game.session
    guard let mode = session.mode.codeNumber, session.words.isEmpty, let rules = record.game.rules else {
      return nil
    }
    let seed = record.game.fields["seed"].flatMap { UInt64($0) }.flatMap { GameCode.deal(ofSeed: $0) }
    guard let deal = session.mode == .textTwistClassic ? 0 : seed else { return nil }
    return GameCode(
      mode: mode, language: session.language, deal: deal, rules: .init(version: rules.rawValue),
      words: codeVersion(of: session.mode, context), result: min(record.result.points, GameCode.mostResult))
  }

  /// The version of the words that a mode is dealt from, 16 bits.
  fileprivate static func codeVersion(of mode: Mode, _ context: Context) -> Int {
    guard mode == .textTwistClassic else { return context.lexicon.codeVersion }
    let racks = context.services.library.racks(context.profile.language).map {
      String($0.letters) + $0.hidden.joined(separator: " ")
    }
    return Int(UInt64(stable: racks.joined(separator: "\n")) & 0xFFFF)
  }
}

extension Rack {
  /// A word in its spelling, in capitals.
  package func shown(_ word: String) -> String { spelling(of: word).capitals }
}

extension TextTwist {
  /// The details of a result about the racks, without any words.
  package var resultDetails: GameResult.Details {
    var details = GameResult.Details(
      wordsFound: round.rack.hidden.count - round.missed.count, wordsTotal: round.rack.hidden.count)
    details.rackPoints = rounds.map(\.score)
    details.bingos = rounds.reduce(0) { $0 + $1.bingosFound }
    details.completeRack = rounds.lastIndex(where: \.isComplete).map { $0 + 1 }
    return details
  }
}

extension GameResult.Details {
  package init(wordsFound: Int, wordsTotal: Int) {
    self.init()
    self.wordsFound = wordsFound
    self.wordsTotal = wordsTotal
  }

  /// The number of words found in the last round.
  package var wordsFound: Int? {
    get { self["words-found"] }
    set { self["words-found"] = newValue }
  }

  /// The number of words in the last round.
  package var wordsTotal: Int? {
    get { self["words-total"] }
    set { self["words-total"] = newValue }
  }

  /// The points of each rack.
  package var rackPoints: [Int]? {
    get { self[numbers: "rack-points"] }
    set { self[numbers: "rack-points"] = newValue }
  }

  /// The number of the last rack, from 1 on, of which every word was found; `nil` when there was none.
  package var completeRack: Int? {
    get { self["every-word"] }
    set { self["every-word"] = newValue }
  }

  /// The number of words of all letters found.
  package var bingos: Int? {
    get { self["bingos"] }
    set { self["bingos"] = newValue }
  }
}

extension Duration {
  /// The number of seconds, rounded up.
  package var secondsBegun: Int { Int(components.seconds) + (components.attoseconds > 0 ? 1 : 0) }

  /// Minutes and seconds, rounded up to whole seconds: `1:27`.
  package var onTheClock: String { "\(secondsBegun / 60):\((secondsBegun % 60).digits(2))" }
}
