import Engines
import Kit
import Play
import Records
import Texts

extension TextTwist {
  /// The saved form of the game; `nil` when it has ended.
  func saved(_ session: GameSession, from deal: TextTwistDeal) -> SavedGame? {
    status == .over ? nil : record(session, from: deal)
  }

  /// The saved form of the game for its replay.
  func record(_ session: GameSession, from deal: TextTwistDeal) -> SavedGame {
    var fields = SavedGame.Fields()
    fields.add("glimpse", round.rack.letters.map { String($0.capital) }.sorted().joined())
    if let seed = deal.seed { fields.add("seed", "\(seed)") }
    fields.add(version)
    fields.addCode(of: session)
    fields.add("move", moves)
    return SavedGame(session: session, progress: score, fields: fields)
  }
}

extension TextTwistScreen {
  func saved(_ context: Context) -> SavedGame? { game.saved(session, from: deal) }

  /// When the changes since the last save must be saved.
  var savingManners: Manners {
    guard let unsavedTime else { return .savesAfterFrame.when(isArranging) }
    return .savesLater.when(unsavedTime < Self.longestUnsavedTime)
  }

  /// The screen of a saved game; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    let isDaily = saved.session.mode == .dailyTextTwist
    let mode = TextTwistSetUp.mode(of: saved.session.mode)
    let level = TextTwistSetUp.level(of: saved.session.mode)
    if !isDaily {
      context.textTwist.mode = mode
      if mode != .classic { context.textTwist.level = level }
    }
    guard let deal = deal(of: saved, context), var game = begun(saved, deal, context),
      let moves = saved.fields.values("move", as: TextTwist.Move.self),
      game.replay(moves, rack: { deal.rack(number: $0) })
    else { return nil }
    var screen = TextTwistScreen(game, saved.session, from: deal, &context)
    screen.message = StatusMessage(context.text("Welcome back. All is as you left it."))
    guard game.status == .rackOver || game.round.isComplete else { return .push(screen) }
    screen.isCovered = true
    let popup =
      game.status == .rackOver
      ? screen.endPopup(opensByItself: false, &context)
      : screen.completePopup(opensByItself: false, context.text)
    return .chain(.push(screen), then: .push(popup))
  }

  /// The source of a saved game's racks; `nil` for games under the first version of the rules, which dealt other racks,
  /// except classic ones.
  static func deal(of saved: SavedGame, _ context: Context) -> TextTwistDeal? {
    let recorded = saved.session.mode
    guard let version = saved.rules,
      version >= .second || TextTwistSetUp.mode(of: recorded) == .classic
    else { return nil }
    return context.textTwistDeal(
      seed: saved.fields["seed"].flatMap { UInt64($0) }, level: TextTwistSetUp.level(of: recorded),
      version: version, isSingle: recorded == .dailyTextTwist)
  }

  /// A saved game before its first move; `nil` when its rack does not exist.
  static func begun(_ saved: SavedGame, _ deal: TextTwistDeal, _ context: Context) -> TextTwist? {
    guard let version = saved.rules, let rack = deal.rack(number: 1) else { return nil }
    let recorded = saved.session.mode
    return TextTwist(
      mode: TextTwistSetUp.mode(of: recorded), level: TextTwistSetUp.level(of: recorded), version: version,
      alphabet: context.profile.language.alphabet, first: rack, of: deal.rackCount)
  }
}

/// The source of a game's racks.
enum TextTwistDeal: Sendable {
  /// The racks of a dictionary; the daily puzzle uses only the first one.
  case dealer(TextTwistDealer, isSingle: Bool = false)
  case classic([Rack])

  /// The rack of that number, counted from 1; `nil` when there is none.
  func rack(number: Int) -> Rack? {
    switch self {
    case .dealer(let dealer, _): dealer.rack(number: number)
    case .classic(let racks): racks.indices.contains(number - 1) ? racks[number - 1] : nil
    }
  }

  /// The number of racks; `nil` when it is unlimited.
  var rackCount: Int? {
    switch self {
    case .dealer(_, let isSingle): isSingle ? 1 : nil
    case .classic(let racks): racks.count
    }
  }

  /// The dealer, if the game has more than one rack from a dictionary.
  var dealer: TextTwistDealer? { if case .dealer(let dealer, false) = self { dealer } else { nil } }

  /// The seed of the dictionary's racks.
  var seed: UInt64? { if case .dealer(let dealer, _) = self { dealer.seed } else { nil } }
}

extension Context {
  /// The source of the racks for a game with the chosen set-up; those of a dictionary continue after the last game.
  mutating func dealTextTwist() -> TextTwistDeal {
    textTwistMode == .classic
      ? .classic(services.library.racks(profile.language)) : .dealer(nextRacks(textTwist.level))
  }

  /// The racks that a seed deals, or the classic ones.
  func textTwistDeal(
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

extension [String] {
  /// The last of the words with which the text fits, and the number of the others: `COND DECON +3`.
  func newest(fits: (String) -> Bool) -> String {
    var shown = self[...]
    func text() -> String {
      let rest = count - shown.count
      return (shown + (rest > 0 ? ["+\(rest)"] : [])).joined(separator: " ")
    }
    while !fits(text()), shown.count > 1 { shown.removeFirst() }
    return text()
  }
}
