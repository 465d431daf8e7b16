import Engines
import Records
import Texts

/// The source of a game's racks.
package enum TextTwistDeal: Sendable {
  /// The racks of a dictionary; the daily puzzle uses only the first one.
  case dealer(TextTwistDealer, isSingle: Bool = false)
  case classic([Rack])
  /// The racks that a saved game tells it was played on, where its seed now deals others, then those of a dictionary.
  case kept([Rack], then: TextTwistDealer, isSingle: Bool)

  /// The rack of that number, counted from 1; `nil` when there is none.
  package func rack(number: Int) -> Rack? {
    switch self {
    case .dealer(let dealer, _): dealer.rack(number: number)
    case .classic(let racks): racks.indices.contains(number - 1) ? racks[number - 1] : nil
    case .kept(let racks, let dealer, _):
      racks.indices.contains(number - 1) ? racks[number - 1] : dealer.rack(number: number)
    }
  }

  /// The number of racks; `nil` when it is unlimited.
  package var rackCount: Int? {
    switch self {
    case .dealer(_, let isSingle), .kept(_, _, let isSingle): isSingle ? 1 : nil
    case .classic(let racks): racks.count
    }
  }

  /// The dealer, if the game has more than one rack from a dictionary.
  package var dealer: TextTwistDealer? { if case .dealer(let dealer, false) = self { dealer } else { nil } }

  /// The seed of the dictionary's racks.
  package var seed: UInt64? {
    switch self {
    case .dealer(let dealer, _), .kept(_, let dealer, _): dealer.seed
    case .classic: nil
    }
  }
}

extension Context {
  /// The source of the racks for a game with the chosen set-up; those of a dictionary continue after the last game.
  package mutating func dealTextTwist() -> TextTwistDeal {
    textTwistMode == .classic
      ? .classic(services.library.racks(profile.language)) : .dealer(nextRacks(textTwist.level))
  }

  /// The racks that a seed deals, or the classic ones.
  package func textTwistDeal(
    seed: UInt64?, level: TextTwist.Level = .standard, version: RulesVersion = .current,
    isSingle: Bool = false
  ) -> TextTwistDeal {
    guard let seed else { return .classic(services.library.racks(profile.language)) }
    // The order of the daily racks stays as it was: a day played is one that was played.
    let isSpaced = version >= .fourth && !isSingle
    return .dealer(
      TextTwistDealer(lexicon: lexicon, level: level, isSpaced: isSpaced, seed: seed), isSingle: isSingle)
  }
}

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
  private mutating func nextRacks(_ level: TextTwist.Level) -> TextTwistDealer {
    let deck = rackDecks[rackDeckKey(level)]
    let next = deck.map { TextTwistDealer.seed(order: $0.seed, place: $0.dealt) }
    // An order that no code can represent is replaced by a new one.
    let seed = next.flatMap { GameCode.deal(ofSeed: $0) == nil ? nil : $0 } ?? dealSeed()
    let dealer = TextTwistDealer(lexicon: lexicon, level: level, seed: seed)
    setNextRack(dealer, after: Self.racksReserved)
    return dealer
  }

  /// Reserves further racks for a game that has reached rack `number`, unless another game has reserved them.
  package mutating func reserveRacks(of dealer: TextTwistDealer, upTo number: Int) {
    guard number % Self.racksReserved == 1,
      rackDecks[rackDeckKey(dealer.level)] == Self.rackDeck(dealer, after: number - 1)
    else { return }
    setNextRack(dealer, after: number - 1 + Self.racksReserved)
  }

  /// Returns the racks that a game did not use, unless another game has reserved racks after them.
  package mutating func returnRacks(of dealer: TextTwistDealer, played: Int) {
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
      services.records.save(deck, for: key)
    }
  }

  private static func rackDeck(_ dealer: TextTwistDealer, after racks: Int) -> Deck {
    let next = TextTwistDealer.parts(of: dealer.seed(after: racks))
    return Deck(seed: next.order, dealt: next.place)
  }

  private var rackDecks: [String: Deck] {
    mutating get { remembersRacksOnly ? self[RackDecks.self].decks : services.records.decks() }
  }

  /// Whether the decks are stored only while the program runs.
  private var remembersRacksOnly: Bool { profile.isSeeded || hasOwnWords }

  /// The name of the deck; its two slashes distinguish it from the decks of categories of phrases.
  private func rackDeckKey(_ level: TextTwist.Level) -> String {
    "racks/\(profile.ownWords?.path ?? profile.language.code)/\(level.rawValue)"
  }
}

extension DailyPuzzles {
  /// The seed of Text Twist's rack, at the standard level.
  package var rackSeed: UInt64 {
    TextTwistDealer(lexicon: lexicon, isSpaced: false, seed: seed(.dailyTextTwist))
      .seed(ofPosition: day.number)
  }
}
