import Engines
import TextUI

extension GhostScreen {
  func stopPopup(_ strings: Strings) -> Popup {
    .leave(strings.ghost.stopTitle, strings.ghost.stopQuestion, other: .change(session, strings), strings)
  }

  func challengedPopup(_ player: Int, _ strings: Strings) -> Popup {
    let own = strings.ghost
    let challenger = match.rounds[match.rounds.count - 1].challenger.map { match.players[$0].name } ?? ""
    return Popup(
      "\(match.players[player].name) · \(own.challengedTitle)",
      [
        .init(match.fragment.uppercased(), .stage),
        .init(own.doubted(challenger, match.fragment.uppercased())),
      ],
      [
        .init(own.nameWordButton, then: .perform(Command.press)),
        .init(own.admitButton, then: .perform(Command.admit)),
      ], cancels: 0)
  }

  /// Where the challenged player types the word.
  func wordScreen(_ context: Context) -> EntryScreen {
    let own = context.strings.ghost
    let name = match.player.map { match.players[$0].name } ?? ""
    return EntryScreen(
      [own.name, own.challengedTitle], prompt: own.prompt(name, match.fragment.uppercased()),
      text: match.fragment, rules: .word(longest: 60, least: 1, lacks: context.strings.entry.empty, context),
      context
    ) { Command.answer($0) }
  }

  func roundPopup(_ context: Context) -> Popup {
    let own = context.strings.ghost
    return Popup(
      Self.title(of: match, own), Self.reason(of: match, own) + standing,
      [
        .init(own.nextRound.capitalizedFirst, then: .perform(Command.press)),
        .init(own.stopButton, then: .perform(Command.stop)),
      ], cancels: 1)
  }

  /// Both players' letters of GHOST, under a blank line.
  private var standing: [Popup.Line] { ([""] + match.fuses).map { .init($0) } }

  func matchPopup(_ context: Context) -> Popup {
    let strings = context.strings
    let own = strings.ghost
    guard case .over(let winner) = match.status else { return stopPopup(strings) }
    let isAlone = match.players.contains { $0.level != nil }
    let title =
      isAlone
      ? (match.players[winner].level == nil ? own.wonTitle : own.lostTitle)
      : own.wins(match.players[winner].name)
    var score = own.points(match.score(of: 0), match.score(of: 1))
    if !isAlone { score += " · " + own.matches(context.ghost.matchesWon[0], context.ghost.matchesWon[1]) }
    let unranked = session.words.isEmpty ? [] : [Popup.Line(strings.saved.unranked, .dim)]
    return Popup(
      title, Self.reason(of: match, own) + standing + [.init(score, .dim)] + unranked,
      [
        .init(strings.newGame, then: .perform(Command.newGame)),
        .init(own.coach, then: .perform(Command.openCoach)),
        .init(strings.menuButton, then: .home),
      ], cancels: 2)
  }

  /// The end of the daily puzzle, which is a single round.
  func dailyPopup(_ context: Context) -> Popup {
    let own = context.strings.ghost
    let isWon = match.winner == 0
    return .end(
      isWon ? own.roundWonTitle : own.roundLostTitle, Self.reason(of: match, own), of: session,
      again: .init(context.strings.newGame, then: .perform(Command.newGame)), context.strings)
  }

  private static func title(of match: Ghost, _ own: GhostStrings) -> String {
    switch match.rounds[match.rounds.count - 1].ending {
    case .completed: own.wordTitle
    case .dead, nil: own.deadTitle
    case .answered: own.noBluffTitle
    case .caught: own.caughtTitle
    }
  }

  /// The word that ended the last round, and why.
  static func reason(of match: Ghost, _ own: GhostStrings) -> [Popup.Line] {
    reason(of: match.rounds[match.rounds.count - 1], in: match, own)
  }

  /// The word that ended a round, and why.
  static func reason(of round: Ghost.Round, in match: Ghost, _ own: GhostStrings) -> [Popup.Line] {
    let last = round.turns.last.map { match.players[$0.player].name } ?? ""
    func line(_ word: String) -> Popup.Line { .init(word.uppercased(), .stage) }
    func possible(_ word: String?) -> [Popup.Line] {
      word.map { [.init(own.possible($0.uppercased()), .dim)] } ?? []
    }
    return switch round.ending {
    case .completed(let word): [line(word), .init(own.completed(last, word.uppercased()))]
    case .dead(let word):
      [line(round.fragment), .init(own.dead(round.fragment.uppercased()))] + possible(word)
    case .answered(let word): [line(word), .init(own.hadWord(last, word.uppercased()))]
    case .caught(nil, let word): [line(round.fragment), .init(own.wasBluffing(last))] + possible(word)
    case .caught(let named?, let word):
      [line(round.fragment), .init(own.wrongWord(last, named.uppercased(), round.fragment.uppercased()))]
        + possible(word)
    case nil: []
    }
  }
}
