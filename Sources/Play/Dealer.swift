import Engines
import Records

/// With `--seed`, the position in each category's deck, by language and category. It is saved only with a game whose phrase
/// comes from it. Without `--seed`, the records hold it.
struct SeededDecks: GameState {
  var decks: [String: Deck] = [:]
}

/// With `--seed`, or for a player's own words: the position in the order of racks or of words, by level. Otherwise the records
/// hold it.
struct DictionaryDecks: GameState {
  var decks: [String: Deck] = [:]
}

/// Hangman with the list of the command line, which sets the word until the player chooses, and for this time alone.
struct BroughtWords: GameState {
  /// Whether Hangman has been opened.
  fileprivate var areOpened = false
  /// Whether the dictionary sets the word in place of the phrase book.
  fileprivate(set) var replacePhrases = false
}

/// What is dealt next: phrases, words and racks, from decks that go on from game to game.
package struct Dealer: Sendable {
  fileprivate var context: Context

  /// A new random seed that a code can represent.
  package mutating func newSeed() -> UInt64 {
    GameCode.seed(ofDeal: context.profile.generator.next() & (1 << UInt64(GameCode.dealBits) - 1))
  }

  /// The categories of phrases, of which the player's vocabularies are the last.
  package var categories: [PhraseCategory] {
    context.services.library.categories(context.profile.language) + context.vocabularies.all.map(\.category)
  }

  /// Where a language has no phrases yet, the dictionary sets the word, and at first, where the player has brought a list.
  package mutating func openHangman() {
    let isFirst = context.profile.commandLineWords != nil && !context[BroughtWords.self].areOpened
    context[BroughtWords.self].areOpened = true
    guard context.hangman.host == .phraseBook else { return }
    if isFirst { context[BroughtWords.self].replacePhrases = true }
    if isFirst || categories.allSatisfy(\.phrases.isEmpty) { context.hangman.host = .dictionary }
  }

  /// Deals a game with the chosen set-up: the category's next phrase, or a random word; `nil` when there are no phrases.
  package mutating func hangman() -> HangmanDeal? {
    switch context.hangman.host {
    case .phraseBook:
      dealPhrase(of: categories.filter { !$0.phrases.isEmpty })
    default: dealWord(context.hangman.level)
    }
  }

  /// Deals a random word, none before all have come.
  private mutating func dealWord(_ difficulty: HangmanDeal.Difficulty) -> HangmanDeal {
    let key = dictionaryDeckKey("words", difficulty.rawValue)
    let pool = HangmanPool(difficulty, context.lexicon, isOwnList: context.hasOwnWords)
    var deck = dictionaryDecks[key] ?? Deck(seed: context.profile.generator.next())
    let seed = pool.deal(from: &deck)
    save(deck, for: key)
    return .word(difficulty, seed: seed ?? newSeed())
  }

  /// With all categories, the category is chosen in proportion to the number of phrases left in each, so that no phrase is
  /// repeated before all have been dealt. Short phrases, vocabularies and the language's categories apart come only by themselves.
  private mutating func dealPhrase(of categories: [PhraseCategory]) -> HangmanDeal? {
    guard !categories.isEmpty else { return nil }
    let decks = context.profile.isSeeded ? context[SeededDecks.self].decks : context.services.records.decks()
    let wanted = context.hangman.category
    let chosen = categories.filter {
      wanted == nil
        ? !context.profile.language.categoriesApart.contains($0.id) && !$0.id.hasPrefix(Vocabulary.folder)
        : $0.id == wanted
    }
    let candidates = chosen.isEmpty ? categories : chosen
    let left = candidates.map { phrasesLeft(in: $0, decks) }
    let total = left.reduce(0, +)
    var ticket = context.profile.generator.below(max(1, total))
    let category =
      zip(candidates, left).first { _, count in
        ticket -= count
        return ticket < 0
      }?.0 ?? candidates[context.profile.generator.below(candidates.count)]
    let key = deckKey(category.id)
    var deck = decks[key] ?? Deck(seed: context.profile.generator.next())
    var index = deck.deal(of: category.phrases.count)
    if wanted == nil, !category.phrases.allSatisfy(isShort) {
      while isShort(category.phrases[index]) { index = deck.deal(of: category.phrases.count) }
    }
    if context.profile.isSeeded {
      context[SeededDecks.self].decks[key] = deck
    } else {
      context.services.records.save(deck, for: key)
    }
    return .phrase(category: category.id, index: index)
  }

  /// Whether a phrase has too few letters to be guessed without its category in mind.
  private func isShort(_ phrase: String) -> Bool {
    context.profile.language.alphabet.letters(of: phrase).count < PhraseCategory.fewestLettersAmongAll
  }

  /// The categories of phrases, by title rather than by the name of the file.
  package var categoriesByTitle: [PhraseCategory] {
    categories.sorted { one, other in
      (one.title.lowercased(), one.id) < (other.title.lowercased(), other.id)
    }
  }

  /// The category of phrases with an id.
  package func category(_ id: String?) -> PhraseCategory? {
    categories.first { $0.id == id }
  }

  /// The number of phrases of a category left before one is repeated.
  package mutating func phrasesLeft(in id: String) -> Int? {
    guard let category = category(id) else { return nil }
    let decks = context.profile.isSeeded ? context[SeededDecks.self].decks : context.services.records.decks()
    return phrasesLeft(in: category, decks)
  }

  /// A category may have fewer phrases than have been dealt, when its file has become shorter.
  private func phrasesLeft(in category: PhraseCategory, _ decks: [String: Deck]) -> Int {
    max(0, category.phrases.count - (decks[deckKey(category.id)]?.dealt ?? 0))
  }

  private func deckKey(_ category: String) -> String { context.profile.language.code + "/" + category }

  /// With `--seed`, the deck of a category; `nil` when nothing has been dealt from it.
  func seededDeck(of category: String) -> Deck? {
    context.profile.isSeeded ? context[SeededDecks.self].decks[deckKey(category)] : nil
  }

  /// With `--seed`, restores the deck saved with a game, unless more has been dealt from it since.
  mutating func restoreSeededDeck(_ fields: SavedGame.Fields) {
    let numbers = fields["deck"]?.split(separator: " ") ?? []
    guard context.profile.isSeeded, let category = fields["category"], numbers.count == 2,
      let seed = UInt64(numbers[0]),
      let dealt = Int(checked: numbers[1]), dealt > 0, dealt > seededDeck(of: category)?.dealt ?? 0
    else { return }
    context[SeededDecks.self].decks[deckKey(category)] = Deck(seed: seed, dealt: dealt)
  }

  /// The words that a seed deals to the Devil; `nil` when there are none.
  package func devilsWords(_ difficulty: HangmanDeal.Difficulty, seed: UInt64) -> Candidates? {
    DevilDeal.candidates(
      difficulty, seed: seed, language: context.profile.language, lexicon: context.lexicon,
      isOwnList: context.hasOwnWords)
  }

  /// The words that the Devil chose from under the first version of the rules.
  package func devilsWords(length: Int, _ difficulty: HangmanDeal.Difficulty) -> Candidates {
    Candidates(
      context.lexicon, alphabet: context.profile.language.alphabet, length: length,
      upTo: context.hasOwnWords ? .rare : difficulty.tier,
      onlyFit: true)
  }

  /// The words that the mind reader considers.
  package func readersWords(length: Int) -> Candidates {
    Candidates(context.lexicon, alphabet: context.profile.language.alphabet, length: length, upTo: .rare)
  }
}

extension Dealer {
  /// A new match with the chosen set-up; `nil` when the list has no suitable words. Of a player's own list without words as
  /// common as those allowed, all are allowed.
  package mutating func ghost() -> Ghost? {
    let list = context.ghostList
    let isPossible = GhostJudge(context.lexicon, list).isPossible("")
    var rules = Ghost.Rules(list: isPossible ? list : .rare, bluff: context.ghost.isBluff)
    rules.dealtLetters = context.ghost.opponent == .computer && context.ghost.isOpeningDealt ? 1 : 0
    rules = rules.of(context.ghost.variant)
    guard rules.canBePlayed(with: context.lexicon, isOwnList: context.hasOwnWords) else { return nil }
    var match = Ghost(
      players: context.ghost.players(context), rules: rules,
      seed: newSeed(), alphabet: context.profile.language.alphabet, lexicon: context.lexicon)
    match.dealOpening()
    return match.judge.isPossible("") ? match : nil
  }
}

extension Dealer {
  /// The source of the racks for a game with the chosen set-up, whose words are then those of its vocabulary; those of a
  /// dictionary continue after the last game.
  mutating func textTwist() -> TextTwistDeal {
    let words = context.vocabularies.forRacks.flatMap { vocabulary in
      context.services.library.ownWords(vocabulary.id, context.profile.language).map {
        OwnWords(path: vocabulary.id, lexicon: $0)
      }
    }
    if words != nil || context.profile.ownWords?.path.hasPrefix(Vocabulary.folder) == true {
      context.profile.ownWords = words
    }
    return context.textTwist.chosenMode(context) == .classic
      ? .classic(context.services.library.racks(context.profile.language))
      : .dealer(nextRacks(context.textTwist.chosenLevel(context), context.textTwist.chosenMode(context)))
  }

  /// The racks that a seed deals, or the classic ones.
  package func racks(
    seed: UInt64?, level: TextTwist.Level = .standard, mode: TextTwist.Mode = .timed,
    version: RulesVersion = .current, isSingle: Bool = false
  ) -> TextTwistDeal {
    guard let seed else { return .classic(context.services.library.racks(context.profile.language)) }
    // The order of the daily racks stays as it was: a day played is one that was played.
    let spacing = isSingle ? .none : TextTwistDealer.Spacing(version)
    return .dealer(
      TextTwistDealer(lexicon: context.lexicon, level: level, mode: mode, spacing: spacing, seed: seed),
      isSingle: isSingle)
  }
}

/// The racks of a dictionary continue from game to game and from start to start, so that none is repeated before all have
/// been dealt.
///
/// A game reserves ten racks at a time, because other games may be started before it is continued; unused ones are returned
/// when it ends.
extension Dealer {
  private static let racksReserved = 10

  /// Reserves racks for a new game and returns their dealer.
  private mutating func nextRacks(_ level: TextTwist.Level, _ mode: TextTwist.Mode) -> TextTwistDealer {
    let deck = dictionaryDecks[rackDeckKey(level, mode)]
    let next = deck.map { TextTwistDealer.seed(order: $0.seed, place: $0.dealt) }
    // An order that no code can represent is replaced by a new one.
    let seed = next.flatMap { GameCode.deal(ofSeed: $0) == nil ? nil : $0 } ?? newSeed()
    let dealer = TextTwistDealer(lexicon: context.lexicon, level: level, mode: mode, seed: seed)
    setNextRack(dealer, after: Self.racksReserved)
    return dealer
  }

  /// Reserves further racks for a game that has reached rack `number`, unless another game has reserved them.
  package mutating func reserveRacks(of dealer: TextTwistDealer, upTo number: Int) {
    guard number % Self.racksReserved == 1,
      dictionaryDecks[rackDeckKey(dealer.level, dealer.mode)] == Self.rackDeck(dealer, after: number - 1)
    else { return }
    setNextRack(dealer, after: number - 1 + Self.racksReserved)
  }

  /// Returns the racks that a game did not use, unless another game has reserved racks after them.
  package mutating func returnRacks(of dealer: TextTwistDealer, played: Int) {
    let reserved = (played + Self.racksReserved - 1) / Self.racksReserved * Self.racksReserved
    guard dictionaryDecks[rackDeckKey(dealer.level, dealer.mode)] == Self.rackDeck(dealer, after: reserved)
    else { return }
    setNextRack(dealer, after: played)
  }

  private mutating func setNextRack(_ dealer: TextTwistDealer, after racks: Int) {
    save(Self.rackDeck(dealer, after: racks), for: rackDeckKey(dealer.level, dealer.mode))
  }

  private static func rackDeck(_ dealer: TextTwistDealer, after racks: Int) -> Deck {
    let next = TextTwistDealer.parts(of: dealer.seed(after: racks))
    return Deck(seed: next.order, dealt: next.place)
  }

  /// Timed and untimed games share the racks of a level; the other modes have their own.
  private func rackDeckKey(_ level: TextTwist.Level, _ mode: TextTwist.Mode) -> String {
    let name = [.timed, .untimed].contains(mode) ? level.rawValue : mode.rawValue + "-" + level.rawValue
    return dictionaryDeckKey("racks", name)
  }
}

/// The decks of a dictionary: racks, and words of Hangman.
extension Dealer {
  private var dictionaryDecks: [String: Deck] {
    mutating get { isForgetful ? context[DictionaryDecks.self].decks : context.services.records.decks() }
  }

  private mutating func save(_ deck: Deck, for key: String) {
    if isForgetful {
      context[DictionaryDecks.self].decks[key] = deck
    } else {
      context.services.records.save(deck, for: key)
    }
  }

  /// Whether the decks are stored only while the program runs.
  private var isForgetful: Bool { context.profile.isSeeded || context.hasOwnWords }

  /// The name of the deck; its two slashes distinguish it from the decks of categories of phrases.
  private func dictionaryDeckKey(_ kind: String, _ level: some CustomStringConvertible) -> String {
    "\(kind)/\(context.profile.ownWords?.path ?? context.profile.language.code)/\(level)"
  }
}

extension Context {
  /// What is dealt next.
  package var dealer: Dealer {
    get { Dealer(context: self) }
    set { self = newValue.context }
  }
}
