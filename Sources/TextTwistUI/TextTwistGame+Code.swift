import Engines
import Kit
import Records

/// The codes of games of Text Twist.
extension TextTwistGame {
  func code(of record: GameRecord, _ context: Context) -> GameCode? {
    let session = record.game.session
    guard let mode = session.mode.codeNumber, session.words.isEmpty, let rules = record.game.rules else {
      return nil
    }
    let seed = record.game.fields["seed"].flatMap { UInt64($0) }.flatMap { GameCode.deal(ofSeed: $0) }
    guard let deal = session.mode == .textTwistClassic ? 0 : seed else { return nil }
    return GameCode(
      mode: mode, language: session.language, deal: deal, rules: .init(version: rules.rawValue),
      words: context.codeVersion(of: session.mode), result: min(record.result.points, GameCode.mostResult))
  }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> (any Screen)? {
    let level = TextTwistSetUp.level(of: session.mode)
    let deal = context.textTwistDeal(
      seed: session.mode == .textTwistClassic ? nil : GameCode.seed(ofDeal: code.deal), level: level)
    guard context.codeVersion(of: session.mode) == code.words, let rack = deal.rack(number: 1) else {
      return nil
    }
    let game = TextTwist(
      mode: TextTwistSetUp.mode(of: session.mode), level: level, alphabet: context.language.alphabet,
      first: rack, of: deal.rackCount)
    var screen = TextTwistScreen(game, session, from: deal, &context)
    screen.message = Message(context.strings.code.isUnranked)
    return screen
  }
}

extension TextTwistScreen {
  /// The result of the sender of this game's code beside the player's; `nil` for a game without a code.
  func sideBySide(_ strings: Strings) -> Popup.Line? {
    guard let code = session.dealtBy else { return nil }
    let own = strings.saved.points(game.score)
    let points = strings.saved.points(code.result)
    let sent = code.result == GameCode.mostResult ? strings.code.atLeast(points) : points
    return strings.sideBySide(own, sent)
  }
}

extension Context {
  /// The version of the words that a mode is dealt from, 16 bits.
  fileprivate func codeVersion(of mode: Mode) -> Int {
    guard mode == .textTwistClassic else { return lexicon.codeVersion }
    let racks = library.racks(language).map { String($0.letters) + $0.hidden.joined(separator: " ") }
    return Int(UInt64(stable: racks.joined(separator: "\n")) & 0xFFFF)
  }
}
