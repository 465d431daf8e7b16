import Engines

/// With a seed, or for words of a player's own: where the racks of each level go on. Otherwise the records know.
struct RackDecks: Memory {
  var decks: [String: PhraseDeck] = [:]
}

/// The racks of a dictionary go on from game to game and from start to start, so that none comes again before the others.
///
/// A game reserves racks, ten at a time, because it may be continued after others have been begun; those that it does not
/// use are given back when it ends.
extension Context {
  private static let racksReserved = 10

  /// The seed of a new game's racks, which are reserved for it.
  mutating func nextRacks(_ level: TextTwist.Level) -> TextTwistDealer {
    let deck = rackDecks[rackDeckKey(level)]
    let next = deck.map { TextTwistDealer.seed(order: $0.seed, place: $0.dealt) }
    // An order that no code can stand for is not gone on with.
    let seed = next.flatMap { GameCode.deal(ofSeed: $0) == nil ? nil : $0 } ?? dealSeed()
    let dealer = TextTwistDealer(lexicon: lexicon, level: level, seed: seed)
    setNextRack(dealer, after: Self.racksReserved)
    return dealer
  }

  /// Reserves racks for a game that has come to one of this number.
  mutating func reserveRacks(of dealer: TextTwistDealer, upTo number: Int) {
    if number % Self.racksReserved == 1 { setNextRack(dealer, after: number - 1 + Self.racksReserved) }
  }

  /// Gives back the racks that a game of so many did not use, unless another game has been begun behind them.
  mutating func returnRacks(of dealer: TextTwistDealer, played: Int) {
    let reserved = (played + Self.racksReserved - 1) / Self.racksReserved * Self.racksReserved
    guard rackDecks[rackDeckKey(dealer.level)] == Self.rackDeck(dealer, after: reserved) else { return }
    setNextRack(dealer, after: played)
  }

  private mutating func setNextRack(_ dealer: TextTwistDealer, after racks: Int) {
    let key = rackDeckKey(dealer.level)
    let deck = Self.rackDeck(dealer, after: racks)
    if remembersRacksOnly {
      self[RackDecks.self].decks[key] = deck
    } else {
      records.save(deck, for: key)
    }
  }

  private static func rackDeck(_ dealer: TextTwistDealer, after racks: Int) -> PhraseDeck {
    let next = TextTwistDealer.parts(of: dealer.seed(after: racks))
    return PhraseDeck(seed: next.order, dealt: next.place)
  }

  private var rackDecks: [String: PhraseDeck] {
    mutating get { remembersRacksOnly ? self[RackDecks.self].decks : records.decks() }
  }

  /// Whether the decks last only as long as the program runs.
  private var remembersRacksOnly: Bool { isSeeded || hasOwnWords }

  /// Two slashes, so that it is no category's of phrases.
  private func rackDeckKey(_ level: TextTwist.Level) -> String {
    "racks/\(ownWords?.path ?? language.code)/\(level.rawValue)"
  }
}
