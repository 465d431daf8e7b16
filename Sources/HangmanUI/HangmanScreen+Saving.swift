import Engines
import Kit
import Records
import Texts

extension HangmanScreen {
  func saved(_ context: Context) -> SavedGame? {
    if table != nil { return savedTable }
    guard let session else { return nil }
    guard game.status == .playing, end == nil else {
      return session.mode == .duel ? context.savedNextRound : nil
    }
    guard !isUntouched else { return nil }
    var fields = fields(session, context)
    if let solving { fields.add("filled", solving.filled) }
    if let category, let deck = context.seededDeck(of: category) {
      fields.add("deck", "\(deck.seed) \(deck.dealt)")
    }
    return SavedGame(session: session, progress: game.misses, fields: fields)
  }

  /// Whether nothing was done yet in a game that is dealt anew at any time, so that nobody would wait for it.
  var isUntouched: Bool {
    guard let session, session.day == nil, session.code.isEmpty else { return false }
    return !session.mode.isDuel && game.moves.isEmpty && solving == nil && end == nil
  }

  /// The finished game in its saved form, for its replay.
  func record(_ session: GameSession, _ context: Context) -> SavedGame {
    var fields = fields(session, context)
    if game.status == .playing { fields.addGivenUp() }
    return SavedGame(session: session, progress: game.misses, fields: fields)
  }

  private func fields(_ session: GameSession, _ context: Context) -> SavedGame.Fields {
    var fields = SavedGame.Fields()
    fields.add("glimpse", Self.glimpse(of: game))
    var rules = RulesVersion.current
    if let candidates = game.candidateHistory {
      fields.add("length", "\(candidates.length)")
      if let seed = candidates.seed { fields.add("seed", "\(seed)") } else { rules = .first }
    } else {
      let word = session.mode.dealsWords ? game.alphabet.word(game.phrase) : nil
      fields.add("phrase", word ?? game.phrase)
      if let category { fields.add("category", category) }
      if let wordSeed { fields.add("seed", "\(wordSeed)") }
    }
    fields.add("move", game.moves)
    if session.mode == .duel { fields.add(context.hangman.duel) }
    fields.add(rules)
    fields.addCode(of: session)
    return fields
  }

  /// Saves the result; for a duel, that of both players.
  mutating func finish(isWon: Bool, misses: Int, _ context: inout Context) {
    let session: GameSession
    switch purpose {
    case .game(let game): session = game
    case .practice(var practice):
      practice.answer(isKnown: isWon, &context)
      self.practice = practice
      return
    }
    var end = HangmanEnd(isWon: isWon, misses: misses, isHinted: game.isHinted)
    defer {
      self.end = end
      figures = HangmanFigures(session, category: category, &context)
    }
    let record = record(session, context)
    guard session.mode != .duel else {
      finished = GameRecord(result: context.result(of: session, isWon: isWon), game: record)
      context.finishDuel(session, record, guesserWon: isWon)
      return
    }
    let mode = session.mode
    end.longest = context.services.records.tally(of: session.player, in: mode).longestStreak
    var result = context.result(of: session, isWon: isWon, misses: misses, details: game.resultDetails)
    if game.isHinted { result.isRanked = false }
    let finished = GameRecord(result: result, game: record)
    self.finished = finished
    context.finish(finished)
    if !isWon, game.candidateHistory == nil, let word = game.alphabet.word(game.phrase), word.count > 1 {
      context.addForPractice([word], of: session.player, session, isFromList: false)
    }
    end.streakBefore = streak
    streak = mode.ranking == .streak && session.code.isEmpty && isWon ? streak + 1 : 0
    end.streak = streak
    if isWon, result.isRanked, mode.ranking == .streak {
      end.standing = context.listStanding(of: session.player, in: mode)
    }
    if let day = session.day {
      let results = context.services.records.dailyResults(of: session.player, language: session.language)
      end.days = DailyStanding(results, day: day).streak
    }
  }

  static func glimpse(of game: any GuessingGame) -> String {
    String(game.board.map { $0.shown.map(game.alphabet.letterCase.capital) ?? "_" })
  }

  /// The screen of a saved game; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    let mode = saved.session.mode
    if mode == .duelTable { return restoredTable(saved, &context) }
    guard let moves = saved.fields.values("move", as: Hangman.Move.self) else { return nil }
    if !mode.isDaily { context.hangman.restore(mode) }
    if mode == .duel {
      guard let duel = Duel(saved.fields) else { return nil }
      context.hangman.duel = duel
      if saved.fields["phrase"] == nil {
        context.hangman.duel = Duel(duel, next: saved.session)
        return .push(secret(context))
      }
    }
    guard let games = games(saved, moves, context) else { return nil }
    let game = games[games.count - 1]
    context.restoreSeededDeck(saved.fields)
    let seed = game.candidateHistory == nil ? saved.fields["seed"].flatMap { UInt64($0) } : nil
    var screen = HangmanScreen(
      saved.session, game: game, category: saved.fields["category"], wordSeed: seed, &context)
    screen.message = StatusMessage(context.text("Welcome back. All is as you left it."))
    screen.solving = saved.fields["filled"].flatMap { Solving(game.board, filled: $0) }
    return .push(screen)
  }

  /// A saved game before its first move and after each; `nil` when it cannot be rebuilt.
  static func games(
    _ saved: SavedGame, _ moves: [Hangman.Move], _ context: Context
  ) -> [any GuessingGame]? {
    guard var game = begun(saved, context) else { return nil }
    var games = [game]
    for move in moves {
      guard game.replay(move) else { return nil }
      games.append(game)
    }
    // With a changed word list the Devil would have answered differently.
    return game.candidateHistory == nil || glimpse(of: game) == saved.glimpse ? games : nil
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
      seed.map { context.devilsWords(difficulty, seed: $0) }
      ?? context.devilsWords(length: length, difficulty)
    return words.flatMap { $0.count > 0 ? DevilHangman($0, seed: seed) : nil }
  }
}

extension Context {
  /// The round of a duel that follows the one that has just ended, in its saved form.
  var savedNextRound: SavedGame? {
    var duel = hangman.duel
    duel.swap()
    return savedRound(duel)
  }

  /// A round of a duel whose secret has not been entered, in its saved form; `nil` when no round has been played.
  func savedRound(_ duel: Duel) -> SavedGame? {
    guard let next = duel.next else { return nil }
    var fields = SavedGame.Fields()
    let names = [0, 1].map { duelist($0, of: duel).clipped(to: 8) }
    let score = "\(names[0]) \(duel.numbers) \(names[1])"
    fields.add("glimpse", score.columns <= WaitingGame.glimpseWidth ? score : duel.numbers)
    fields.add(duel)
    fields.add(RulesVersion.current)
    return SavedGame(session: next, progress: 0, fields: fields)
  }
}

extension SavedGame {
  /// The phrase of a game of Hangman, a word of the dictionary in its spelling; `nil` when none was fixed.
  func phrase(_ lexicon: Lexicon) -> String? {
    fields["phrase"].map { session.mode.dealsWords ? lexicon.spelling(of: $0) : $0 }
  }
}

extension Mode {
  /// Whether a phrase of Hangman is a word of the dictionary, which is saved in letters of the alphabet.
  fileprivate var dealsWords: Bool { self != .phraseBook && !isDuel }
}

extension SavedGame.Fields {
  /// Adds the names, the score and the setter.
  mutating func add(_ duel: Duel) {
    for player in [0, 1] {
      add("score", "\(duel.scores[player])")
      add("name", duel.names[player] ?? "")
    }
    add("setter", "\(duel.setter)")
  }
}

extension Duel {
  /// Parses a saved duel.
  fileprivate init?(_ fields: SavedGame.Fields) {
    guard let scores = fields.values("score", as: Int.self), scores.count == 2,
      scores.allSatisfy(Duel.plausibleScores.contains), let setter = fields[number: "setter"],
      (0...1).contains(setter)
    else { return nil }
    let names = fields.all("name")
    guard names.count == 2 else { return nil }
    self.init(names: names.map { $0.isEmpty ? nil : $0 }, scores: scores, setter: setter)
  }
}

extension HangmanScreen {
  /// The first screen of a game with the chosen set-up; a popup when the word list has no suitable word.
  static func dealt(_ context: inout Context) -> any Screen {
    switch context.hangman.host {
    case .phraseBook, .dictionary: solo(&context)
    case .devil: devil(&context)
    case .duel: secret(context)
    case .mindReader: MindReaderScreen.begin(&context)
    }
  }

  private static func solo(_ context: inout Context) -> any Screen {
    let categories = context.services.library.categories(context.profile.language)
    guard let deal = context.dealHangman(),
      let phrase = deal.phrase(
        categories: categories, lexicon: context.lexicon, isOwnList: context.hasOwnWords)
    else {
      return noWord(context.text)
    }
    var category: String?
    var seed: UInt64?
    switch deal {
    case .phrase(let id, _): category = id
    case .word(_, let dealt): seed = dealt
    }
    let game = Hangman(phrase: phrase, alphabet: context.profile.language.alphabet)
    return HangmanScreen(
      context.session(context.hangman.mode), game: game, category: category, wordSeed: seed, &context)
  }

  private static func devil(_ context: inout Context) -> any Screen {
    let seed = context.dealSeed()
    guard let words = context.devilsWords(context.hangman.level, seed: seed) else {
      return noWord(context.text)
    }
    return HangmanScreen(
      context.session(context.hangman.mode), game: DevilHangman(words, seed: seed), &context)
  }

  /// The entry screen where one player of a duel types the secret; the set-up beneath receives it.
  static func secret(_ context: Context) -> EntryScreen {
    let text = context.text
    let duel = context.hangman.duel
    let prompt = text(
      "\(context.duelist(duel.setter)) enters a secret. \(context.duelist(duel.guesser)) looks away.")
    return EntryScreen(
      [text("Hangman"), text.host(.duel)], standing: context.duelScore, prompt: prompt, isSecret: true,
      game: context.savedRound(duel), rules: .secret(context), context
    ) { HangmanSetUpScreen.Command.entered($0, .duelSecret) }
  }

  static func noWord(_ text: Texts) -> Popup {
    .message(text("Hangman"), text("The word list has no word for this game."), text)
  }

  /// Where the phrase comes from: the category's title, the dictionary and its level, or whose secret it is.
  static func source(of session: GameSession, category: String?, _ context: Context) -> String {
    let text = context.text
    if let category {
      return context.services.library.categories(context.profile.language).first { $0.id == category }?.title
        ?? category
    }
    if let day = session.day { return text.puzzle(of: day) }
    if session.mode == .duel { return text("\(context.duelist(context.hangman.duel.guesser)) guesses") }
    return HangmanGame().name(of: session.mode, text).short
  }
}

extension EntryScreen.Rules {
  /// The rules for a secret: letters, blanks, `-` and `'`, 2 to 40 characters, at least two of them letters.
  static func secret(_ context: Context) -> EntryScreen.Rules {
    let alphabet = context.profile.language.alphabet
    let text = context.text
    return EntryScreen.Rules(
      longest: 40,
      characterError: { _, character in
        " -'".contains(character) || !alphabet.letters(character).isEmpty
          ? nil : text("\(character): only letters, blanks, - and '.")
      },
      textError: { alphabet.letters(of: $0).count < 2 ? text("It needs at least two letters.") : nil })
  }
}

/// With `--seed`, the position in each category's deck, by language and category. It is saved only with a game whose phrase
/// comes from it. Without `--seed`, the records hold it.
struct SeededDecks: GameState {
  var decks: [String: Deck] = [:]
}

/// The words that have been dealt from each dictionary while the program runs, the last one at the end.
struct DealtWords: GameState {
  var words: [String: [String]] = [:]

  /// The number of words that are remembered of a dictionary.
  static let most = 200
  /// How often another word is drawn before all are taken to have come.
  static let mostTries = 100
}

extension Context {
  /// Deals a game with the chosen set-up: the category's next phrase, or a random word; `nil` when there are no phrases.
  mutating func dealHangman() -> HangmanDeal? {
    switch hangman.host {
    case .phraseBook:
      dealPhrase(of: services.library.categories(profile.language).filter { !$0.phrases.isEmpty })
    default: dealWord(hangman.level)
    }
  }

  /// Deals a random word that has not come lately: of a short list, none before all have come.
  private mutating func dealWord(_ difficulty: HangmanDeal.Difficulty) -> HangmanDeal {
    let source = "\(profile.ownWords?.path ?? profile.language.code)/\(difficulty.rawValue)"
    let dealt = self[DealtWords.self].words[source] ?? []
    // When all have come, they come again, but not the last one at once.
    for (excluded, kept) in [(dealt, dealt), (Array(dealt.suffix(1)), [])] {
      for _ in 0..<DealtWords.mostTries {
        let deal = HangmanDeal.word(difficulty, seed: dealSeed())
        let word = deal.phrase(categories: [], lexicon: lexicon, isOwnList: hasOwnWords) ?? ""
        guard !excluded.contains(word) else { continue }
        self[DealtWords.self].words[source] = Array((kept + [word]).suffix(DealtWords.most))
        return deal
      }
    }
    return .word(difficulty, seed: dealSeed())
  }

  /// With all categories, the category is chosen in proportion to the number of phrases left in each, so that no phrase is
  /// repeated before all have been dealt. Short phrases, and the language's categories apart, come only by themselves.
  private mutating func dealPhrase(of categories: [PhraseCategory]) -> HangmanDeal? {
    guard !categories.isEmpty else { return nil }
    let decks = profile.isSeeded ? self[SeededDecks.self].decks : services.records.decks()
    let wanted = hangman.category
    let chosen = categories.filter {
      wanted == nil ? !profile.language.categoriesApart.contains($0.id) : $0.id == wanted
    }
    let candidates = chosen.isEmpty ? categories : chosen
    let left = candidates.map { phrasesLeft(in: $0, decks) }
    let total = left.reduce(0, +)
    var ticket = profile.generator.below(max(1, total))
    let category =
      zip(candidates, left).first { _, count in
        ticket -= count
        return ticket < 0
      }?.0 ?? candidates[profile.generator.below(candidates.count)]
    let key = deckKey(category.id)
    var deck = decks[key] ?? Deck(seed: profile.generator.next())
    var index = deck.deal(of: category.phrases.count)
    if wanted == nil, !category.phrases.allSatisfy(isShort) {
      while isShort(category.phrases[index]) { index = deck.deal(of: category.phrases.count) }
    }
    if profile.isSeeded {
      self[SeededDecks.self].decks[key] = deck
    } else {
      services.records.save(deck, for: key)
    }
    return .phrase(category: category.id, index: index)
  }

  /// Whether a phrase has too few letters to be guessed without its category in mind.
  private func isShort(_ phrase: String) -> Bool {
    profile.language.alphabet.letters(of: phrase).count < PhraseCategory.fewestLettersAmongAll
  }

  /// The number of phrases of a category left before one is repeated.
  mutating func phrasesLeft(in id: String) -> Int? {
    guard let category = services.library.categories(profile.language).first(where: { $0.id == id }) else {
      return nil
    }
    let decks = profile.isSeeded ? self[SeededDecks.self].decks : services.records.decks()
    return phrasesLeft(in: category, decks)
  }

  /// A category may have fewer phrases than have been dealt, when its file has become shorter.
  private func phrasesLeft(in category: PhraseCategory, _ decks: [String: Deck]) -> Int {
    max(0, category.phrases.count - (decks[deckKey(category.id)]?.dealt ?? 0))
  }

  private func deckKey(_ category: String) -> String { profile.language.code + "/" + category }

  /// With `--seed`, the deck of a category; `nil` when nothing has been dealt from it.
  func seededDeck(of category: String) -> Deck? {
    profile.isSeeded ? self[SeededDecks.self].decks[deckKey(category)] : nil
  }

  /// With `--seed`, restores the deck saved with a game, unless more has been dealt from it since.
  mutating func restoreSeededDeck(_ fields: SavedGame.Fields) {
    let numbers = fields["deck"]?.split(separator: " ") ?? []
    guard profile.isSeeded, let category = fields["category"], numbers.count == 2,
      let seed = UInt64(numbers[0]),
      let dealt = Int(saved: numbers[1]), dealt > 0, dealt > seededDeck(of: category)?.dealt ?? 0
    else { return }
    self[SeededDecks.self].decks[deckKey(category)] = Deck(seed: seed, dealt: dealt)
  }

  /// The words that a seed deals to the Devil; `nil` when there are none.
  func devilsWords(_ difficulty: HangmanDeal.Difficulty, seed: UInt64) -> Candidates? {
    DevilDeal.candidates(
      difficulty, seed: seed, language: profile.language, lexicon: lexicon, isOwnList: hasOwnWords)
  }

  /// The words that the Devil chose from under the first version of the rules.
  func devilsWords(length: Int, _ difficulty: HangmanDeal.Difficulty) -> Candidates {
    Candidates(
      lexicon, alphabet: profile.language.alphabet, length: length,
      upTo: hasOwnWords ? .rare : difficulty.tier,
      onlyFit: true)
  }

  /// The words that the mind reader considers.
  func readersWords(length: Int) -> Candidates {
    Candidates(lexicon, alphabet: profile.language.alphabet, length: length, upTo: .rare)
  }
}
