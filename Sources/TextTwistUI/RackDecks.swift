import Engines
import Kit

/// With `--seed`, or for a player's own words: the position in the order of racks, by level. Otherwise the records hold it.
struct RackDecks: GameState {
  var decks: [String: Deck] = [:]
}

/// The racks of a dictionary continue from game to game and from start to start, so that none is repeated before all have
/// been dealt.
///
/// A game reserves ten racks at a time, because other games may be started before it is continued; unused ones are returned
/// when it ends.
extension Context {
  private static let racksReserved = 10

  /// Reserves racks for a new game and returns their dealer.
  mutating func nextRacks(_ level: TextTwist.Level) -> TextTwistDealer {
    let deck = rackDecks[rackDeckKey(level)]
    let next = deck.map { TextTwistDealer.seed(order: $0.seed, place: $0.dealt) }
    // An order that no code can represent is replaced by a new one.
    let seed = next.flatMap { GameCode.deal(ofSeed: $0) == nil ? nil : $0 } ?? dealSeed()
    let dealer = TextTwistDealer(lexicon: lexicon, level: level, seed: seed)
    setNextRack(dealer, after: Self.racksReserved)
    return dealer
  }

  /// Reserves further racks for a game that has reached rack `number`, unless another game has reserved them.
  mutating func reserveRacks(of dealer: TextTwistDealer, upTo number: Int) {
    guard number % Self.racksReserved == 1,
      rackDecks[rackDeckKey(dealer.level)] == Self.rackDeck(dealer, after: number - 1)
    else { return }
    setNextRack(dealer, after: number - 1 + Self.racksReserved)
  }

  /// Returns the racks that a game did not use, unless another game has reserved racks after them.
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

  private static func rackDeck(_ dealer: TextTwistDealer, after racks: Int) -> Deck {
    let next = TextTwistDealer.parts(of: dealer.seed(after: racks))
    return Deck(seed: next.order, dealt: next.place)
  }

  private var rackDecks: [String: Deck] {
    mutating get { remembersRacksOnly ? self[RackDecks.self].decks : records.decks() }
  }

  /// Whether the decks are stored only while the program runs.
  private var remembersRacksOnly: Bool { isSeeded || hasOwnWords }

  /// The name of the deck; its two slashes distinguish it from the decks of categories of phrases.
  private func rackDeckKey(_ level: TextTwist.Level) -> String {
    "racks/\(ownWords?.path ?? language.code)/\(level.rawValue)"
  }
}
