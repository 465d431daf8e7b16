import Engines
import Kit
import Records
import TextUI

extension RaceScreen {
  /// Shows the popup at the end, or while waiting.
  mutating func showState(_ context: inout Context) -> Transition {
    guard isOver else { return isWaiting ? .push(waitingPopup(context.strings)) : .stay }
    return .push(endPopup(opensByItself: false, context))
  }

  func leavePopup(_ strings: Strings) -> ResultPopup {
    let own = strings.race
    return .overTiles(
      own.leaveTitle,
      [
        .init(own.leaveLine, short: own.leaveShort), .init(own.leaveLine2, .dim, short: own.leaveShort2),
        .init(own.leaveLine3, .dim),
      ],
      [
        .init(strings.keepPlaying, then: .stay),
        .init(own.doneButton, short: own.doneShort, then: .perform(Command.done)),
        .init(strings.menuButton, then: .perform(Command.leaveTable)),
      ])
  }

  /// After a game is continued, the other players are not connected yet.
  func waitingPopup(_ strings: Strings) -> ResultPopup {
    let own = strings.race
    let names = seat.away.isEmpty ? seat.others.map(\.name) : seat.away
    var popup = ResultPopup.overTiles(
      own.waitTitle(names.count == 1 ? names[0].clipped(to: 20) : ""),
      [
        .init(own.waitLine(timeLeft.onTheClock), short: own.waitShort(timeLeft.onTheClock)),
        .init(own.waitLine2, .dim, short: own.waitShort2),
      ],
      [
        .init(strings.menuButton, then: .perform(Command.leaveTable)),
        .init(strings.giveUpButton, then: .perform(Command.giveUp)),
      ])
    popup.closesWithClock = true
    return popup
  }

  /// The winner, the standings, and the number of words.
  func endPopup(opensByItself: Bool, _ context: Context) -> ResultPopup {
    let strings = context.strings
    let isWon = seat.result?.winners.contains(seat.me) ?? false
    let ranked = seat.racers.sorted { $0.points > $1.points }
    func standing(in room: Int) -> String {
      fitting(room) { nameRoom in ranked.map { "\($0.name.clipped(to: nameRoom)) \($0.points)" } }
    }
    var popup = ResultPopup.overTiles(
      endTitle(in: ResultPopup.room, strings.race),
      [
        .init(standing(in: ResultPopup.room), short: standing(in: ResultPopup.compactRoom)), tally(strings),
      ],
      [
        .init(strings.race.againButton, then: .perform(Command.again)),
        .init(strings.menuButton, isCancel: true, then: .perform(Command.leaveTable)),
      ], look: isWon ? .won : .lost, opensByItself: opensByItself)
    popup.compactTitle = endTitle(in: ResultPopup.compactRoom - 2, strings.race)
    if rack.hasMeanings {
      popup.picking = ResultPopup.Picking(
        label: strings.textTwist.pickWords, short: strings.textTwist.wordsToScroll,
        arrows: strings.textTwist.arrows
      ) { Command.rack(.pick($0)) }
    }
    popup.extras = endExtras(context)
    return popup
  }

  /// Who has won the race, with names that fit if it is somebody else.
  private func endTitle(in room: Int, _ own: RaceStrings) -> String {
    let winners = seat.result?.winners ?? []
    if winners.contains(seat.me) { return "✓ " + (winners.count == 1 ? own.youWin : own.youShare) }
    if winners.isEmpty { return own.nobodyWins }
    return fitting(room) { nameRoom in [own.wins(winners.map { seat.racers[$0].name.clipped(to: nameRoom) })]
    }
  }

  /// The keys at the end: the meanings, the words of each player, the replay.
  private func endExtras(_ context: Context) -> [ResultPopup.Extra] {
    let own = context.strings.race
    let words = ResultPopup.Extra(
      key: "w", label: context.layout.isCompact ? own.wordsKeyShort : own.wordsKey, hint: own.wordsHint,
      command: Command.nextWords, closes: false)
    let players = seat.racers.indices.map { player in
      ResultPopup.Extra(
        key: Character("\(player + 1)"), label: "", command: Command.showWords(player), closes: false)
    }
    var replay = ResultPopup.Extra.replay(Command.rack(.replay), context.strings)
    replay.importance = .minor
    return .meaning(of: rack.hiddenWords, context, Command.rack(.explain)) + [words, replay] + players
  }

  /// The number of words that the player has found, and the six-letter word if it is not among them.
  private func tally(_ strings: Strings) -> Popup.Line {
    let own = strings.race
    let found = seat.words(of: seat.me)
    let hidden = rack.game.round.rack.hidden
    let count = hidden.count(where: found.contains)
    let text = own.tally(count, hidden.count, found.count - count)
    let short = own.tallyShort(count, hidden.count)
    guard !found.contains(where: { $0.count == Rack.size }), let word = hidden.last, word.count == Rack.size
    else {
      return .init(text, .dim, short: short)
    }
    return .init(
      text + " "
        + strings.textTwist.sixLetterWord(word.capitals, hidden.count { $0.count == Rack.size } == 1), .dim,
      short: short + " ★ " + own.wasShort(word.capitals))
  }

  /// Names and numbers in at most `width` columns; names are shortened if necessary.
  func fitting(_ width: Int, _ parts: (_ room: Int) -> [String]) -> String {
    let separator = " · "
    return Self.fitting(width, gap: separator.columns, parts).joined(separator: separator).clipped(to: width)
  }

  /// The texts with the most room for names with which they fit into `width` columns; with the least if they never do.
  static func fitting(_ width: Int, gap: Int, _ texts: (_ room: Int) -> [String]) -> [String] {
    var shown: [String] = []
    for room in [PlayerName.longest, 12, 8, 5, 3] {
      shown = texts(room)
      if shown.reduce(-gap, { $0 + $1.columns + gap }) <= width { break }
    }
    return shown
  }
}
