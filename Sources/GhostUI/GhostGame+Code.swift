import Engines
import Kit
import Records

/// The codes of matches of Ghost against one computer.
extension GhostGame {
  func code(of record: GameRecord, _ context: Context) -> GameCode? {
    let session = record.game.session
    guard let mode = session.mode.codeNumber, session.words.isEmpty,
      let (match, _) = GhostScreen.begun(record.game, context),
      let deal = GameCode.deal(ofSeed: match.seed), match.players.count == 2,
      match.players[0].level == nil, match.rules.starter == nil,
      match.rules.shortest == Ghost.Rules().shortest
    else { return nil }
    let rules = GameCode.Rules(
      version: match.rules.version.rawValue, tier: Int(match.rules.allowedTier.rawValue),
      isBluff: match.rules.bluff)
    return GameCode(
      mode: mode, language: session.language, deal: deal, rules: rules,
      words: context.lexicon.codeVersion,
      result: GameCode.Result(isWon: record.result.isWon, number: record.result.points).bits)
  }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> (any Screen)? {
    guard context.lexicon.codeVersion == code.words,
      let tier = UInt8(exactly: code.rules.tier).flatMap(Lexicon.Tier.init(rawValue:)),
      let version = RulesVersion(rawValue: code.rules.version), let level = Self.level(of: session.mode)
    else { return nil }
    let match = Ghost(
      players: [
        Ghost.Player(context.player),
        Ghost.Player(context.strings.ghost.level(level).capitalizedFirst, level: level),
      ],
      rules: Ghost.Rules(allowedTier: tier, bluff: code.rules.isBluff, version: version),
      seed: GameCode.seed(ofDeal: code.deal),
      alphabet: context.language.alphabet, lexicon: context.lexicon)
    guard match.judge.isPossible("") else { return nil }
    var screen = GhostScreen(match, session, names: [session.player, nil], &context)
    screen.message = Message(context.strings.code.isUnranked)
    return screen
  }

  static func level(of mode: Mode) -> GhostLevel? {
    switch mode {
    case .ghostEasy: .easy
    case .ghostMedium: .medium
    case .ghostHard: .hard
    default: nil
    }
  }

  /// The text for a result in a code.
  static func text(of result: GameCode.Result, isShort: Bool = false, _ strings: Strings) -> String {
    (result.isWon ? strings.replay.won : strings.replay.lost)
      + (isShort ? " \(result.number)" : ", " + strings.saved.points(result.number))
  }
}

extension GhostScreen {
  /// The result of the sender of this match's code beside the player's; `nil` for a match without a code.
  func sideBySide(isGivenUp: Bool = false, _ strings: Strings) -> Popup.Line? {
    guard let code = session.dealtBy else { return nil }
    let isWon = !isGivenUp && match.winner == person
    let own = GameCode.Result(isWon: isWon, number: match.score(of: person))
    let sent = GameCode.Result(bits: code.result)
    return strings.sideBySide(
      GhostGame.text(of: own, strings), GhostGame.text(of: sent, strings),
      short: (
        GhostGame.text(of: own, isShort: true, strings), GhostGame.text(of: sent, isShort: true, strings)
      ))
  }

  /// Closes a match that was given up; if it was dealt by a code, both results are displayed.
  func closeGivenUp(_ strings: Strings) -> Transition {
    guard let both = sideBySide(isGivenUp: true, strings) else { return .pop }
    return .pop(then: .push(Popup.message(strings.code.title, both, strings)))
  }
}
