import Commentary
import Engines
import Records
import Texts

/// A match of Ghost, with what its saved form and its result need besides its moves.
package struct GhostMatch: Sendable {
  package let session: GameSession
  package var match: Ghost { didSet { post?.adopt(.ghost(match)) } }
  /// The names under which the records know the players; `nil` for computers and players without a name.
  package let names: [String?]
  /// The player of this program at a table or by post; `nil` when everybody is at this keyboard.
  package var me: Int?
  /// The match as it is kept when it is played by post.
  package private(set) var post: PostedMatch?
  /// The player's best match of this mode before this one, and where this one stands.
  package private(set) var figures: GhostFigures
  /// The finished match in its saved form, for its replay.
  package private(set) var finished: GameRecord?
  /// Whether the match was given up; it cannot be continued.
  package private(set) var isGivenUp = false
  /// The next round as it will begin, and what the computer plays that begins it.
  var foreseen: (match: Ghost, move: Ghost.Move?)?

  package init(_ match: Ghost, _ session: GameSession, names: [String?], _ context: inout Context) {
    self.match = match
    self.session = session
    self.names = names
    figures = GhostFigures(session, &context)
  }

  /// A new match with the chosen set-up; `nil` when the word list has no suitable words.
  package static func dealt(_ context: inout Context) -> GhostMatch? {
    guard let match = context.dealer.ghost() else { return nil }
    return GhostMatch(
      match, GameSession(context.ghost.mode, &context), names: context.ghost.names(context), &context)
  }

  /// A match by post.
  package init(_ posted: PostedMatch, _ context: inout Context) {
    guard case .ghost(let played) = posted.match.play else { preconditionFailure("no match of Ghost") }
    let seats = played.players.indices
    let names = seats.map { $0 == posted.me ? posted.session.player : nil }
    let shown = zip(names, seats).map { $0 ?? posted.name(of: $1, context.text) }
    self.init(played.named(shown), posted.session, names: names, &context)
    me = posted.me
    post = posted
    isGivenUp = posted.match.resigned != nil
    if posted.isOver { finished = GameRecord(result: context.postBox.result(of: posted), game: record) }
  }

  /// A day's position; `nil` when the list has no suitable one.
  package init?(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) {
    let computer = context.text.name(session.mode.ghostComputer)
    guard let match = puzzles.ghost(player: session.player, computer: computer) else { return nil }
    self.init(match, session, names: [session.player, nil], &context)
  }

  /// The match that a code stands for; `nil` when the words differ from the code's.
  package init?(dealtBy code: GameCode, _ session: GameSession, _ context: inout Context) {
    guard context.lexicon.codeVersion == code.words,
      var rules = code.rules.ghost, let level = session.mode.ghostLevel
    else { return nil }
    rules = rules.of(session.mode.ghostVariant)
    guard rules.canBePlayed(with: context.lexicon) else { return nil }
    var match = Ghost(
      players: [Ghost.Player(context.profile.player), context.ghost.player(1, level: level, context)],
      rules: rules,
      seed: GameCode.seed(ofDeal: code.deal),
      alphabet: context.profile.language.alphabet, lexicon: context.lexicon)
    match.dealOpening()
    guard match.judge.isPossible("") else { return nil }
    self.init(match, session, names: [session.player, nil], &context)
  }

  // MARK: The match from the point of view of this keyboard

  /// Whether the match has ended; the daily puzzle is a single round.
  package var isOver: Bool {
    switch match.status {
    case .over: true
    case .roundOver: session.day != nil
    default: false
    }
  }

  /// The person who plays against the computers.
  package var person: Int { match.person(seenBy: me) }

  /// Whether texts address one person, rather than several at one keyboard.
  package var isPersonal: Bool { match.isPersonal(seenBy: me) }

  /// The letter that somebody else has added last in this round; `nil` when nobody has, or it was the player.
  package func othersTurn(_ text: Texts) -> String? {
    let turns = match.lastRound.turns.dropFirst(match.rules.dealtLetters)
    guard let last = turns.last, last.player != you else { return nil }
    let move: Ghost.Move = last.side == .front ? .prepend(last.letter) : .add(last.letter)
    return text.done(move, by: match.person(last.player, you: you, text), in: match)
  }

  /// The player whom texts call "you"; `nil` with several people at one keyboard.
  package var you: Int? { match.you(seenBy: me) }

  /// Whether the list counts matches won by name instead of points.
  package var countsByName: Bool { session.mode.ranking == .wins && !session.isWhatIf }

  /// Whether a person at this keyboard has won the match or the daily puzzle.
  package var isWon: Bool { post?.isWon ?? (isOver && match.isWon(seenBy: me)) }

  /// Whether the match waits for a letter from a person at this keyboard.
  package var isPersonsTurn: Bool {
    if case .turn(let player) = match.status { match.isHere(player, seenBy: me) } else { false }
  }

  /// The challenged player, if at this keyboard.
  package var personToAnswer: Int? {
    if case .answer(let player) = match.status, match.isHere(player, seenBy: me) { player } else { nil }
  }

  /// Whether it is the turn of a computer, or of somebody at another terminal.
  package var isOthersTurn: Bool { match.player.map { !match.isHere($0, seenBy: me) } ?? false }

  /// What can follow the end of a round or of the match.
  /// - Parameter words: those that the result names.
  package func offers(explaining words: [String], _ context: Context) -> [Offer] {
    let hasReview = match.rounds.contains { $0.ending != nil }
    let others =
      (hasReview ? [.coach] : []) + context.meanings.explaining(words)
      + (finished == nil ? [] : [Offer.replay])
    let isAtTable = me != nil && post == nil
    if isOver || isGivenUp {
      return session.offers(
        again: isAtTable ? .anotherMatch : .newGame, others, hasSetUp: !isAtTable, context)
    }
    let next: Offer = post?.isMyTurn == false ? .letter : .nextRound
    return [next] + others + [session.isWhatIf ? .back : me == nil ? .stop : .leave]
  }

  // MARK: Saving

  /// The match in its saved form; `nil` when nothing is to be continued.
  package var saved: SavedGame? {
    isOver || isGivenUp || session.isWhatIf || waitsForNobody ? nil : post?.saved ?? record
  }

  /// Whether it is dealt anew at any time, since nothing was done yet.
  package var waitsForNobody: Bool {
    me == nil && post == nil && session.counts && match.players.count { $0.level == nil } == 1 && isUntouched
  }

  /// Whether no person has moved yet, so that nobody would wait for it; a match of several people has its seats, and waits.
  package var isUntouched: Bool {
    match.rounds.count == 1
      && match.rounds[0].turns.dropFirst(match.rules.dealtLetters).allSatisfy {
        match.players[$0.player].level != nil
      }
  }

  /// Whether a letter has room for a move that the rules allow; every match but one by post has.
  package func hasRoom(for move: Ghost.Move) -> Bool {
    guard var trial = post?.match else { return true }
    var match = match
    return !match.replay(move) || trial.make(.ghost(move))
  }

  /// The same of any match, also of a finished one.
  package var record: SavedGame {
    var fields = SavedGame.Fields()
    // A round that has ended waits for the next one.
    fields.add("glimpse", match.lastRound.ending == nil ? match.fragment.capitals : "")
    fields.add("seed", "\(match.seed)")
    fields.add("judge", "\(match.rules.list.rawValue)")
    fields.add("shortest", "\(match.rules.shortest)")
    if match.rules.isSuper { fields.add("super", "yes") }
    if match.rules.bluff { fields.add("bluff", "yes") }
    if match.rules.dealtLetters == 1 { fields.add("dealt", "yes") }
    if let starter = match.rules.starter { fields.add("starter", "\(starter)") }
    fields.add(match.rules.version)
    for (index, player) in match.players.enumerated() {
      fields.add("player", player.name)
      fields.add("level", "\(match.replaced.contains(index) ? 0 : player.level?.rawValue ?? 0)")
    }
    if isOthersTurn { fields.add("turn", "other") }
    fields.addCode(of: session)
    fields.add("named", names.map { $0 == nil ? "no" : "yes" })
    if isGivenUp { fields.addGivenUp() }
    fields.add("move", match.moves)
    return SavedGame(session: session, progress: match.letters(of: me ?? 0).count, fields: fields)
  }

  /// A saved match that is not at a table; `nil` when it cannot be rebuilt.
  package static func restored(_ saved: SavedGame, _ context: inout Context) -> GhostMatch? {
    guard case (var match, let moves)? = begun(saved, context), match.replay(moves) else { return nil }
    let named = saved.fields.all("named")
    let names = match.players.enumerated().map { player, _ in
      named.indices.contains(player) && named[player] == "yes" ? saved.fields.all("player")[player] : nil
    }
    if saved.session.mode != .dailyGhost {
      context.ghost.restore(match, saved.session.mode, list: context.ghostList, names: names)
    }
    return GhostMatch(match, saved.session, names: names, &context)
  }

  /// A saved match before its first move, with its moves; `nil` when it cannot be rebuilt.
  package static func begun(
    _ saved: SavedGame, _ context: Context
  ) -> (match: Ghost, moves: [Ghost.Move])? {
    let fields = saved.fields
    let players = fields.all("player")
    guard let levels = fields.values("level", as: Int.self), levels.count == players.count,
      (2...GhostSeats.count).contains(players.count),
      let list = fields[number: "judge"].flatMap(GhostJudge.List.init(rawValue:)),
      let shortest = fields[number: "shortest"], (1...Ghost.longestFragment).contains(shortest),
      let version = saved.rules, let seed = fields["seed"].flatMap({ UInt64($0) }),
      let moves = fields.values("move", as: Ghost.Move.self)
    else { return nil }
    let starter = fields[number: "starter"]
    guard starter.map(players.indices.contains) ?? true else { return nil }
    var rules = Ghost.Rules(
      list: list, shortest: shortest, bluff: fields["bluff"] != nil, starter: starter,
      version: version)
    rules.dealtLetters =
      saved.session.mode == .dailyGhost ? DailyRules.openingLength : fields["dealt"] != nil ? 1 : 0
    if fields["super"] != nil { rules = rules.of(.superghost) }
    guard rules.canBePlayed(with: context.lexicon, isOwnList: !saved.session.words.isEmpty) else {
      return nil
    }
    let match = Ghost(
      players: zip(players, levels).map { Ghost.Player($0, level: GhostLevel(rawValue: $1)) }, rules: rules,
      seed: seed, alphabet: context.profile.language.alphabet, lexicon: context.lexicon)
    return match.judge.isPossible("") ? (match, moves) : nil
  }

  // MARK: The end

  /// Saves the result of the match or the daily puzzle, once.
  /// - Parameter record: the match in its saved form, where a table keeps more of it.
  package mutating func finish(_ context: inout Context, as record: SavedGame? = nil) {
    guard !session.isWhatIf, finished == nil else { return }
    let record = record ?? self.record
    rememberLost(&context)
    if post != nil { return finishByPost(&context) }
    if countsByName { return finishByName(winner: match.winner, record, &context) }
    finishByPoints(isWon: match.winner == person, record, &context)
  }

  /// Gives up the match, which counts as a loss for the person to move, or whose turn is next. With two players the other
  /// one wins, with more nobody does.
  package mutating func giveUp(_ context: inout Context) {
    var record = record
    record.fields.addGivenUp()
    rememberLost(&context)
    if post != nil {
      _ = post?.make(.resign)
      isGivenUp = true
      return finishByPost(&context)
    }
    if countsByName {
      let loser = match.personToMove
      if match.players.count == 2 {
        finishByName(winner: match.opponent(of: loser), record, &context)
      } else {
        finished = GameRecord(result: GameResult(of: session, isWon: false, context), game: record)
        if let name = names[loser], context.profile.mayWrite(of: name) {
          let result = GameResult(of: session, by: name, isWon: false, context)
          context.services.records.finish(result, game: session.id, record: record)
        }
      }
      context.services.records.discard(session.id)
    } else {
      finishByPoints(isWon: false, record, &context)
    }
    isGivenUp = true
  }

  private mutating func finishByPost(_ context: inout Context) {
    guard var posted = post else { return }
    let record = record
    if !posted.isDone { context.postBox.finish(&posted, record: record) }
    finished = GameRecord(result: context.postBox.result(of: posted), game: record)
    post = posted
  }

  private mutating func finishByPoints(isWon: Bool, _ record: SavedGame, _ context: inout Context) {
    let result = GameResult(
      of: session, isWon: isWon, points: match.score(of: person), details: details, context)
    let ended = GameRecord(result: result, game: record)
    finished = ended
    session.save(ended, &context)
    if isWon { figures.finish(session, points: result.points, &context) }
  }

  /// Saves the result of every named player, at a table only that of the player of this program.
  /// - Parameter winner: the player who has won.
  private mutating func finishByName(winner: Int, _ record: SavedGame, _ context: inout Context) {
    finished = GameRecord(result: GameResult(of: session, isWon: winner == person, context), game: record)
    if me == nil { context.ghost.matchesWon[winner] += 1 }
    session.save(record, names: names, winner: winner, &context)
  }

  /// Adds the words by which players with a name have lost rounds to their practice.
  private func rememberLost(_ context: inout Context) {
    for (player, name) in names.enumerated() {
      guard let name else { continue }
      let words = match.rounds.compactMap { $0.loser == player ? $0.ending?.word : nil }
      context.practiceBook.add(words, of: name, session)
    }
  }

  private var details: GameResult.Details {
    var details = GameResult.Details(letters: match.fragment.count)
    details.turns = match.rounds.last.map { $0.turns.map { String($0.player) }.joined() }
    details.rounds = match.rounds.filter { $0.ending != nil }.map {
      $0.loser == person ? -$0.turns.count : $0.turns.count
    }
    let hints = match.rounds.count { $0.helped.contains(person) }
    if hints > 0 { details.hints = hints }
    return details
  }
}

extension GameResult.Details {
  fileprivate init(letters: Int) {
    self.init()
    self.letters = letters
  }

  /// The length of the last round's final fragment.
  package var letters: Int? {
    get { self["letters"] }
    set { self["letters"] = newValue }
  }

  /// Who added the letters of the last round, one digit each: `0` is the player.
  package var turns: String? {
    get { self[text: "turns"] }
    set { self[text: "turns"] = newValue }
  }

  /// The number of letters of each round; negative for lost rounds.
  package var rounds: [Int]? {
    get { self[numbers: "rounds"] }
    set { self[numbers: "rounds"] = newValue }
  }
}

extension DailyPuzzles {
  /// Ghost's position, a single round with three letters on the board and the player to move; `nil` when the list has no
  /// suitable one.
  package func ghost(player: String, computer: String) -> Ghost? {
    DailyRules.ghost(
      player: player, computer: computer, order: seed(.dailyGhost), place: day.number,
      alphabet: language.alphabet, lexicon: lexicon)
  }

  /// The seed of the match of Ghost's position.
  var ghostSeed: UInt64 { DailyRules.ghostSeed(order: seed(.dailyGhost), place: day.number) }
}

extension GhostMatch {
  /// The code of a finished match against one computer, and its result; `nil` when it has none.
  package static func code(of record: GameRecord, _ context: Context) -> GameCode? {
    let session = record.game.session
    guard let mode = session.mode.codeNumber, session.words.isEmpty,
      let (match, _) = begun(record.game, context),
      let deal = GameCode.deal(ofSeed: match.seed), match.players.count == 2,
      match.players[0].level == nil, let rules = GameCode.Rules(match.rules)
    else { return nil }
    return GameCode(
      mode: mode, language: session.language, deal: deal, rules: rules,
      words: context.lexicon.codeVersion,
      result: GameCode.Result(isWon: record.result.isWon, number: record.result.points).bits)
  }
}

extension Mode {
  /// The modes of the matches of Ghost against one computer, by its level and the variant.
  private static let ghostLists: [(mode: Mode, level: GhostLevel, variant: Ghost.Variant)] = [
    (.ghostEasy, .easy, .usual), (.ghostMedium, .medium, .usual), (.ghostSharp, .sharp, .usual),
    (.ghostHard, .hard, .usual), (.ghostFiveEasy, .easy, .five), (.ghostFiveMedium, .medium, .five),
    (.ghostFiveSharp, .sharp, .five), (.ghostFiveHard, .hard, .five),
    (.ghostSuperEasy, .easy, .superghost), (.ghostSuperMedium, .medium, .superghost),
    (.ghostSuperSharp, .sharp, .superghost), (.ghostSuperHard, .hard, .superghost),
  ]

  /// The mode of a match of Ghost against one computer.
  package static func ghost(_ level: GhostLevel, _ variant: Ghost.Variant) -> Mode {
    ghostLists.first { $0.level == level && $0.variant == variant }?.mode ?? .ghostEasy
  }

  /// The level of a match of Ghost against one computer.
  package var ghostLevel: GhostLevel? { Self.ghostLists.first { $0.mode == self }?.level }

  /// The variant of a match of Ghost against one computer.
  package var ghostVariant: Ghost.Variant {
    Self.ghostLists.first { $0.mode == self }?.variant ?? .usual
  }

  /// The computer in a match of Ghost of one person against one computer, or in the day's puzzle.
  package var ghostComputer: GhostLevel { ghostLevel ?? .hard }
}

extension Ghost {
  /// The round in play, or the one that has ended last.
  package var lastRound: Round { rounds[rounds.count - 1] }

  /// The other player of two.
  package func opponent(of player: Int) -> Int { (player + 1) % players.count }

  // A match as seen at one terminal: by the player `me` at a table; with `nil`, by all people at one keyboard.

  /// Whether a player is a person at this terminal.
  package func isHere(_ player: Int, seenBy me: Int?) -> Bool {
    players[player].level == nil && (me == nil || player == me)
  }

  /// The person who plays against the computers or the others at the table.
  package func person(seenBy me: Int?) -> Int { me ?? players.firstIndex { $0.level == nil } ?? 0 }

  /// Whether texts address one person, rather than several at one keyboard.
  package func isPersonal(seenBy me: Int?) -> Bool { me != nil || players.count { $0.level == nil } == 1 }

  /// The player whom texts call "you": the only person, or at a table the player of this program; `nil` with several people at
  /// one keyboard.
  package func you(seenBy me: Int?) -> Int? { isPersonal(seenBy: me) ? person(seenBy: me) : nil }

  /// Whether the winner so far is a person at this terminal.
  package func isWon(seenBy me: Int?) -> Bool { me.map { $0 == winner } ?? (players[winner].level == nil) }

  /// The person to move, or whose turn is next.
  package var personToMove: Int {
    var next = self
    next.goOn()
    let first = next.player ?? nextStarter()
    let people = players.indices.map { (first + $0) % players.count }.filter { players[$0].level == nil }
    return people.first(where: isLeft) ?? people.first ?? first
  }

  /// Who has given up.
  package func givenUpTitle(isPersonal: Bool, _ text: Texts) -> String {
    let who = person(personToMove, you: isPersonal ? personToMove : nil, text)
    return text(who, you: "You gave up") { "\($0) gave up" }
  }
}
