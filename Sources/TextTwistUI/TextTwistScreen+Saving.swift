import Engines
import Kit
import Records

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
    screen.message = Message(context.strings.saved.welcomeBack)
    guard game.status == .rackOver else { return .push(screen) }
    screen.isCovered = true
    let popup = screen.endPopup(opensByItself: false, &context)
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
      isSingle: recorded == .dailyTextTwist)
  }

  /// A saved game before its first move; `nil` when its rack does not exist.
  static func begun(_ saved: SavedGame, _ deal: TextTwistDeal, _ context: Context) -> TextTwist? {
    guard let version = saved.rules, let rack = deal.rack(number: 1) else { return nil }
    let recorded = saved.session.mode
    return TextTwist(
      mode: TextTwistSetUp.mode(of: recorded), level: TextTwistSetUp.level(of: recorded), version: version,
      alphabet: context.language.alphabet, first: rack, of: deal.rackCount)
  }
}
