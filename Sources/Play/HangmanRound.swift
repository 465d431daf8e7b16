import Commentary
import Engines
import Records
import Texts

/// A game of Hangman, with what its saved form and its result need besides its moves.
package struct HangmanRound: Sendable {
  package let session: GameSession
  package var game: any GuessingGame {
    didSet {
      if let game = game as? Hangman { post?.adopt(.challenge(game)) }
      if let game = game as? SealedHangman { post?.adopt(.sealed(game)) }
    }
  }
  /// The category of the phrase, if it comes from one.
  package let category: String?
  /// The seed that selected the dictionary's word, if it is one.
  private let wordSeed: UInt64?
  /// With `--seed`, the deck of the category after the phrase was dealt.
  private let deck: Deck?
  /// The duel of which it is a round, as it stood when the round began, and the next round once this one has ended.
  private let duel: Duel?
  var nextRound: SavedGame?
  /// The number of consecutive games of this mode that the player has won, including this one.
  package internal(set) var streak: Int
  /// How many wrong guesses the player's last games of this mode had.
  package internal(set) var form: HangmanForm
  /// What the player is filling into the blanks, with a `_` for each that is still open.
  package var filled: String?
  /// What a vocabulary says of the word, once the player has asked for it.
  package internal(set) var shownClue: String?
  /// The result; `nil` while it is in progress.
  package internal(set) var end: HangmanEnd?
  /// The finished game in its saved form, for its replay.
  package var finished: GameRecord?
  /// The challenge as it is kept when it came by post.
  package internal(set) var post: PostedMatch?
  /// The visit of the Devil that it is, if he has begun it.
  package internal(set) var visit: DevilVisit?
  /// The pieces that the Devil had left behind by the visit that is played on here.
  var formerPieces: Int?
  /// Without how many of his pieces the Devil is the picture; `nil` where another one is.
  package var pieces: Int? { visit?.pieces ?? formerPieces }

  package init(
    _ session: GameSession, game: any GuessingGame, category: String? = nil, wordSeed: UInt64? = nil,
    _ context: inout Context
  ) {
    self.session = session
    self.game = game
    self.category = category
    self.wordSeed = wordSeed
    deck = category.flatMap { context.dealer.seededDeck(of: $0) }
    duel = session.mode == .duel ? context.hangman.duel : nil
    streak =
      session.mode.ranking == .streak && session.counts
      ? context.services.records.streak(of: session.player, in: session.mode) : 0
    form = HangmanForm(of: session, &context)
  }

  /// A game on a given phrase.
  package init(
    _ session: GameSession, phrase: String, category: String? = nil, wordSeed: UInt64? = nil,
    _ context: inout Context
  ) {
    let game = Hangman(phrase: phrase, alphabet: context.profile.language.alphabet)
    self.init(session, game: game, category: category, wordSeed: wordSeed, &context)
  }

  /// A challenge that came by post, for the one who guesses.
  package init(_ posted: PostedMatch, _ context: inout Context) {
    guard let game = posted.match.challenge else { preconditionFailure("no challenge") }
    self.init(posted.session, game: game, &context)
    post = posted
    if posted.isOver {
      end = HangmanEnd()
      finished = GameRecord(result: context.postBox.result(of: posted), game: record)
    }
  }

  /// A new game with the chosen set-up, of one player who guesses; `nil` when the word list has no suitable word.
  package static func dealt(_ context: inout Context) -> HangmanRound? {
    context.dealer.openHangman()
    if context.hangman.host == .devil {
      let seed = context.dealer.newSeed()
      return context.dealer.devilsWords(context.hangman.level, seed: seed).map {
        HangmanRound(
          GameSession(context.hangman.mode, &context), game: DevilHangman($0, seed: seed), &context)
      }
    }
    let categories = context.dealer.categories
    guard let deal = context.dealer.hangman(),
      let phrase = deal.phrase(
        categories: categories, lexicon: context.lexicon, isOwnList: context.hasOwnWords)
    else { return nil }
    var category: String?
    var seed: UInt64?
    switch deal {
    case .phrase(let id, _): category = id
    case .word(_, let dealt): seed = dealt
    }
    return HangmanRound(
      GameSession(context.hangman.mode, &context), phrase: phrase, category: category, wordSeed: seed,
      &context)
  }

  /// Where the phrase comes from: the category's title, the dictionary and its level, or whose secret it is.
  package func source(_ context: Context) -> String {
    let text = context.text
    if let category { return context.dealer.category(category)?.title ?? category }
    if let day = session.day { return text.puzzle(of: day) }
    if let post { return text("from \(post.name(of: 0, text))") }
    if visit != nil { return text("The Devil calls") }
    let duel = context.hangman.duel
    if session.mode == .duel { return text("\(duel.name(of: duel.guesser, context)) guesses") }
    return text.hangmanName(of: session.mode).short
  }

  /// Whether the game was ended before it was won or lost.
  package var isGivenUp: Bool { end != nil && game.status == .playing }

  /// Whether nothing was done yet in a game that is dealt anew at any time, or again that day, so that nobody would wait for it.
  package var isUntouched: Bool {
    let isDealtAnew = post == nil && visit == nil && session.counts && !session.mode.isDuel
    return isDealtAnew && game.moves.isEmpty && end == nil && filled == nil
  }

  /// What can follow its end.
  package func offers(_ context: Context) -> [Offer] {
    let devils: [Offer] = game.candidateHistory == nil ? [] : [.devilsWords]
    let others =
      devils + context.meanings.explaining(game.shownWords(context)) + (finished == nil ? [] : [Offer.replay])
    if visit != nil { return others + [.menu] }
    let again: Offer = session.mode.isDuel ? .nextRound : .newGame
    return session.offers(again: again, others, hasSetUp: session.mode != .duelTable, context)
  }

  // MARK: Saving

  /// The game in its saved form, or the next round of a duel; `nil` when nothing is to be continued.
  package var saved: SavedGame? {
    guard !session.isWhatIf else { return nil }
    if let post { return post.isOver ? nil : post.saved }
    guard game.status == .playing, end == nil else { return nextRound }
    guard !isUntouched else { return nil }
    var fields = fields
    if let filled { fields.add("filled", filled) }
    if let deck { fields.add("deck", "\(deck.seed) \(deck.dealt)") }
    return SavedGame(session: session, progress: game.misses, fields: fields)
  }

  /// The finished game in its saved form, for its replay.
  package var record: SavedGame {
    var fields = fields
    if game.status == .playing { fields.addGivenUp() }
    return SavedGame(session: session, progress: game.misses, fields: fields)
  }

  private var fields: SavedGame.Fields {
    var fields = SavedGame.Fields()
    fields.add("glimpse", Self.glimpse(of: game))
    var rules = RulesVersion.current
    if let candidates = game.candidateHistory {
      fields.add("length", "\(candidates.length)")
      if let seed = candidates.seed { fields.add("seed", "\(seed)") } else { rules = .first }
    } else {
      fields.add("phrase", game.phrase)
      if let category { fields.add("category", category) }
      if let wordSeed { fields.add("seed", "\(wordSeed)") }
    }
    fields.add("move", game.moves)
    if let visit {
      fields.add("visit", "\(visit.day.number) \(visit.pieces)")
      fields.add("said", visit.said)
    }
    if let duel { fields.add(duel) }
    fields.add(rules)
    fields.addCode(of: session)
    return fields
  }

  package static func glimpse(of game: any GuessingGame) -> String {
    String(game.board.map { $0.shown.map(game.alphabet.letterCase.capital) ?? "_" })
  }

  // MARK: Restoring

  /// A saved game that is not at a table; `nil` when it cannot be rebuilt.
  package static func restored(_ saved: SavedGame, _ context: inout Context) -> HangmanRound? {
    let mode = saved.session.mode
    if mode.isByPost { return context.postBox.match(saved).map { HangmanRound($0, &context) } }
    guard let moves = saved.fields.values("move", as: Hangman.Move.self) else { return nil }
    let chosen = context.hangman
    if !mode.isDaily { context.hangman.restore(mode) }
    if mode == .duel {
      guard let duel = Duel(saved.fields) else { return nil }
      context.hangman.duel = duel
    }
    let games = games(saved, moves, context)
    // Whom the player has chosen does not change because the Devil knocks.
    if saved.fields.visit != nil { context.hangman = chosen }
    guard let games else { return nil }
    let game = games[games.count - 1]
    context.dealer.restoreSeededDeck(saved.fields)
    let seed = game.candidateHistory == nil ? saved.fields["seed"].flatMap { UInt64($0) } : nil
    var round = HangmanRound(
      saved.session, game: game, category: saved.fields["category"], wordSeed: seed, &context)
    round.filled = saved.fields["filled"]
    round.visit = visit(of: saved, game, &context)
    return round
  }

  /// A saved game before its first move and after each; `nil` when it cannot be rebuilt.
  package static func games(
    _ saved: SavedGame, _ moves: [Hangman.Move], _ context: Context
  ) -> [any GuessingGame]? {
    if let games = gamesAsDealt(saved, moves, context) { return games }
    return devils(saved, moves, context)
  }

  /// The same of a game whose words are still dealt; with another list, or other deals of the language, the Devil would have
  /// answered differently.
  static func gamesAsDealt(
    _ saved: SavedGame, _ moves: [Hangman.Move], _ context: Context
  ) -> [any GuessingGame]? {
    guard var game = begun(saved, context) else { return nil }
    var games = [game]
    for move in moves {
      guard game.replay(move) else { return nil }
      games.append(game)
    }
    return game.candidateHistory == nil || glimpse(of: game) == saved.glimpse ? games : nil
  }

  /// A saved game against the Devil whose words are no longer dealt: it goes on with the most common ones that fit what was
  /// shown. `nil` when there are none.
  private static func devils(
    _ saved: SavedGame, _ moves: [Hangman.Move], _ context: Context
  ) -> [any GuessingGame]? {
    let alphabet = context.profile.language.alphabet
    let shown = saved.glimpse.map { alphabet.letter($0) }
    guard saved.fields["phrase"] == nil, HangmanDeal.ownWordLengths.contains(shown.count) else { return nil }
    return Lexicon.Tier.allCases.lazy.filter { $0 <= .rare }.compactMap { tier in
      DevilHangman.games(
        Candidates(
          context.lexicon, alphabet: alphabet, length: shown.count, upTo: tier, onlyFit: true),
        seed: saved.fields["seed"].flatMap { UInt64($0) }, replaying: moves, to: shown)
    }.first
  }

  private static func begun(_ saved: SavedGame, _ context: Context) -> (any GuessingGame)? {
    if let phrase = saved.phrase(context.lexicon) {
      return Hangman(phrase: phrase, alphabet: context.profile.language.alphabet)
    }
    guard let length = saved.fields[number: "length"],
      HangmanDeal.ownWordLengths.contains(length)
    else { return nil }
    let difficulty = context.hangman.level
    let seed = saved.fields["seed"].flatMap { UInt64($0) }
    let words =
      seed.map { context.dealer.devilsWords(difficulty, seed: $0) }
      ?? context.dealer.devilsWords(length: length, difficulty)
    return words.flatMap { $0.count > 0 ? DevilHangman($0, seed: seed) : nil }
  }
}

extension SavedGame {
  /// The phrase of a game of Hangman, a word of the dictionary in its spelling; `nil` when none was fixed. Until the fifth
  /// version of the rules the letters of a word were saved.
  package func phrase(_ lexicon: Lexicon) -> String? {
    let isInLetters = session.mode.dealsWords && (rules ?? .first) < .fifth
    return fields["phrase"].map { isInLetters ? lexicon.spelling(of: $0) : $0 }
  }
}

extension Mode {
  /// Whether a phrase of Hangman is a word of the dictionary.
  fileprivate var dealsWords: Bool { self != .phraseBook && !isDuel && !isByPost }
}

extension GuessingGame {
  /// The phrase in capitals, the Devil's word in its spelling.
  package func shownPhrase(_ context: Context) -> String {
    (candidateHistory == nil ? phrase : context.lexicon.spelling(of: phrase)).capitals
  }

  /// The phrase as it is spelled; empty for the Devil's word, which is one of several.
  package var spelled: String { candidateHistory == nil ? phrase : "" }

  /// The words displayed at the end of the game.
  package func shownWords(_ context: Context) -> [String] {
    let few = candidateHistory?.fewLeft ?? []
    guard few.isEmpty else { return few }
    let whole = named(context).flatMap { $0.sense == nil ? nil : $0.word }
    return ([whole].compactMap(\.self) + context.meanings.words(of: phrase)).uniqued
  }

  /// The word that the end of the game names and explains.
  package func named(_ context: Context) -> NamedWord? {
    guard let candidates = candidateHistory else { return context.meanings.named(phrase: phrase) }
    return context.meanings.named(candidates.fewLeft.isEmpty ? [phrase] : candidates.fewLeft)
  }
}
