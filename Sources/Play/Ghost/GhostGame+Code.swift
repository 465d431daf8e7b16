import Engines
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
      result: Self.codeResult(record.result.isWon, record.result.points))
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
    return GhostScreen(match, session, names: [session.player, nil], &context)
  }

  private static func level(of mode: Mode) -> GhostLevel? {
    switch mode {
    case .ghostEasy: .easy
    case .ghostMedium: .medium
    case .ghostHard: .hard
    default: nil
    }
  }

  /// A result in the encoding of codes.
  static func codeResult(_ isWon: Bool, _ points: Int) -> Int {
    (isWon ? 1 << 10 : 0) | min(points, 1 << 10 - 1)
  }

  /// The text for a result in that encoding.
  static func text(ofCode result: Int, isShort: Bool = false, _ strings: Strings) -> String {
    let points = result & (1 << 10 - 1)
    return (result >> 10 == 1 ? strings.replay.won : strings.replay.lost)
      + (isShort ? " \(points)" : ", " + strings.saved.points(points))
  }
}

extension GhostScreen {
  /// The result of the sender of this match's code beside the player's; `nil` for a match without a code.
  func sideBySide(isGivenUp: Bool = false, _ strings: Strings) -> Popup.Line? {
    guard let sent = session.dealtBy?.result else { return nil }
    let own = GhostGame.codeResult(!isGivenUp && match.winner == person, match.score(of: person))
    return .init(
      strings.code.sideBySide(GhostGame.text(ofCode: own, strings), GhostGame.text(ofCode: sent, strings)),
      short: strings.code.sideBySideShort(
        GhostGame.text(ofCode: own, isShort: true, strings),
        GhostGame.text(ofCode: sent, isShort: true, strings)))
  }

  /// Closes a match that was given up; if it was dealt by a code, both results are displayed.
  func closeGivenUp(_ strings: Strings) -> Transition {
    guard let both = sideBySide(isGivenUp: true, strings) else { return .pop }
    return .pop(then: .push(Popup.message(strings.code.title, both.text, strings)))
  }
}
