import Engines
import TextUI

extension GhostScreen {
  func stopPopup(_ strings: Strings) -> Popup {
    Popup(
      strings.ghost.stopTitle, [.init(strings.ghost.stopQuestion)],
      [
        .init(strings.keepPlaying, then: .stay),
        .init(session.day == nil ? strings.changeGame : strings.daily.back, then: .pop),
        .init(strings.menuButton, then: .home),
      ], cancels: 0)
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
        .init(own.nameWordButton, then: .press(.enter)),
        .init(own.admitButton, then: .press(.character("="))),
      ], cancels: 0)
  }

  /// Where the challenged player types the word.
  func wordScreen(_ context: Context) -> EntryScreen {
    let own = context.strings.ghost
    let name = match.player.map { match.players[$0].name } ?? ""
    let alphabet = match.alphabet
    let empty = context.strings.entry.empty
    return EntryScreen(
      [own.name, own.challengedTitle], prompt: own.prompt(name, match.fragment.uppercased()),
      text: match.fragment,
      rules: EntryScreen.Rules(
        longest: 60,
        refuses: { _, character in alphabet.letter(character) == nil ? own.notInWord(character) : nil },
        lacks: { $0.isEmpty ? empty : nil }), context
    ) { text, context in
      var screen = self
      let next = screen.play(.answer(text), &context)
      return .chain(.replace(screen), then: next)
    }
  }

  func roundPopup(_ context: Context) -> Popup {
    let own = context.strings.ghost
    return Popup(
      Self.title(of: match, own), Self.reason(of: match, own) + standing,
      [
        .init(own.nextRound.capitalizedFirst, then: .press(.enter)),
        .init(own.stopButton, then: .press(.escape)),
      ], cancels: 1)
  }

  /// Both players' letters of GHOST, under a line of air.
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
    let match = match
    return Popup(
      title,
      Self.reason(of: match, own) + standing + [.init(score, .dim)]
        + (session.words.isEmpty ? [] : [.init(strings.kept.unranked, .dim)]),
      [
        .init(strings.newGame, then: .decide { .replace(Self.begun(&$0)) }),
        .init(own.coach, then: .decide { .push(GhostCoachScreen(match, $0)) }),
        .init(strings.menuButton, then: .home),
      ], cancels: 2)
  }

  /// The end of the daily puzzle, which is a single round.
  func dailyPopup(_ context: Context) -> Popup {
    let own = context.strings.ghost
    let isWon = match.winner == 0
    return Popup(
      isWon ? own.roundWonTitle : own.roundLostTitle, Self.reason(of: match, own),
      Popup.Button.afterDaily(session, context.strings), cancels: 0)
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
