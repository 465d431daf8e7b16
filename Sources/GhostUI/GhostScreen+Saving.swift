import Engines
import Kit
import Records

extension GhostScreen {
  func saved(_ context: Context) -> SavedGame? {
    isOver || isGivenUp ? nil : record
  }

  /// The saved form of the match, which also describes finished matches.
  var record: SavedGame {
    var fields = SavedGame.Fields()
    // A round that has ended waits for the next one.
    fields.add("glimpse", match.rounds.last?.ending == nil ? match.fragment.capitals : "")
    fields.add("seed", "\(match.seed)")
    fields.add("judge", "\(match.rules.allowedTier.rawValue)")
    fields.add("shortest", "\(match.rules.shortest)")
    if match.rules.bluff { fields.add("bluff", "yes") }
    if let starter = match.rules.starter { fields.add("starter", "\(starter)") }
    fields.add(match.rules.version)
    if let table, let saved = table.saved {
      let others = match.players.indices.filter { $0 != table.me }.map { match.players[$0].name }
      fields.add(saved, with: others.filter { !$0.isEmpty })
    }
    for (index, player) in match.players.enumerated() {
      fields.add("player", player.name)
      fields.add("level", "\(match.replaced.contains(index) ? 0 : player.level?.rawValue ?? 0)")
    }
    if isComputersTurn { fields.add("turn", "other") }
    fields.addCode(of: session)
    fields.add("named", names.map { $0 == nil ? "no" : "yes" })
    fields.add("move", match.moves)
    return SavedGame(session: session, progress: match.letters(of: me ?? 0).count, fields: fields)
  }

  /// The screen of a saved match; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    if saved.session.mode == .ghostTable { return restoredTable(saved, &context) }
    guard case (var match, let moves)? = begun(saved, context), match.replay(moves) else { return nil }
    let named = saved.fields.all("named")
    let names = match.players.enumerated().map { player, _ in
      named.indices.contains(player) && named[player] == "yes" ? saved.fields.all("player")[player] : nil
    }
    if saved.session.mode != .dailyGhost {
      context.ghost.restore(match, saved.session.mode, names: names)
    }
    var screen = GhostScreen(match, saved.session, names: names, &context)
    screen.message = Message(context.strings.saved.welcomeBack)
    return .chain(.push(screen), then: .perform(Command.showState))
  }

  /// A saved match before its first move, with its moves; `nil` when it cannot be rebuilt.
  static func begun(_ saved: SavedGame, _ context: Context) -> (match: Ghost, moves: [Ghost.Move])? {
    let fields = saved.fields
    let players = fields.all("player")
    guard let levels = fields.values("level", as: Int.self), levels.count == players.count,
      (2...GhostSeats.count).contains(players.count),
      let allowedTier = fields["judge"].flatMap({ UInt8($0) }).flatMap(Lexicon.Tier.init(rawValue:)),
      let shortest = fields[number: "shortest"], (1...Ghost.longestFragment).contains(shortest),
      let version = saved.rules, let seed = fields["seed"].flatMap({ UInt64($0) }),
      let moves = fields.values("move", as: Ghost.Move.self)
    else { return nil }
    let starter = fields[number: "starter"]
    guard starter.map(players.indices.contains) ?? true else { return nil }
    var rules = Ghost.Rules(
      allowedTier: allowedTier, shortest: shortest, bluff: fields["bluff"] != nil, starter: starter,
      version: version)
    if saved.session.mode == .dailyGhost { rules.dealtLetters = DailyRules.openingLength }
    let match = Ghost(
      players: zip(players, levels).map { Ghost.Player($0, level: GhostLevel(rawValue: $1)) }, rules: rules,
      seed: seed, alphabet: context.language.alphabet, lexicon: context.lexicon)
    return match.judge.isPossible("") ? (match, moves) : nil
  }

  /// The screen of a match at a table, which is resumed at its current host, or here.
  private static func restoredTable(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    guard let rebuilt = context.rebuiltTable(saved.fields, .ghost) else { return nil }
    let state = context.resume(rebuilt)
    guard var screen = GhostScreen(saved.session, state, &context) else { return nil }
    screen.table?.saved = rebuilt.table
    screen.message = Message(context.strings.saved.welcomeBack)
    return .chain(.push(screen), then: .perform(Command.showState))
  }
}
