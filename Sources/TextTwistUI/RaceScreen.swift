import Commentary
import Engines
import Kit
import Play
import Records
import Tables
import TextUI
import Texts

/// A race at a table: all players share the rack and the clock. It is played like a rack of Text Twist; the host judges
/// each word, announces the remaining time, and ends the race.
struct RaceScreen: Screen {
  enum Command: Sendable {
    /// A command of the Text Twist screen.
    case rack(TextTwistScreen.Command)
    case leave, leaveTable, done, giveUp, wink, again
    /// Shows the popup at the end, or while waiting.
    case showState
    /// At the end: show the words of a player, or of the next player.
    case showWords(Int), nextWords
  }

  /// The tiles and the words.
  var rack: TextTwistScreen
  var seat: RaceSeat
  /// Whether the race has ended.
  var isOver = false
  /// Whether the player is moving to another table for another race.
  var isLeaving = false
  /// Whether the clock stands still after the game was continued, until a host starts it again.
  var isWaiting = false
  /// At the end: the index of the player whose words are shown.
  var shown: Int
  /// For how long the message about the player's last action may not be replaced by news about others.
  private var messageHoldTime = Duration.zero
  /// The words that others have just found, as points that stand beside their bars for a moment.
  private var ticks: [Tick] = []

  private struct Tick {
    let player: Int
    let points: Int
    var timeLeft = RaceScreen.messageHoldTime
  }

  static let messageHoldTime = Duration.seconds(1)

  init(_ run: TextTwistRun, _ seat: RaceSeat, _ context: inout Context) {
    rack = TextTwistScreen(run, context)
    rack.message = StatusMessage(context.text.raceOpening)
    self.seat = seat
    shown = seat.me
  }

  /// The screen of the race in progress at the player's table; `nil` when there is none.
  static func atTable(_ context: inout Context) -> RaceScreen? {
    TextTwistRun.race(&context).map { RaceScreen($0.run, $0.seat, &context) }
  }

  var session: GameSession { rack.session }
  var timeLeft: Duration { rack.game.timeLeft ?? .zero }

  func name(_ text: Texts) -> String { text("Text Twist") }

  func rules(_ context: Context) -> String { context.text.raceRules }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    let isOn = !isOver && !isWaiting
    let tiles = rack.tileBindings(isOn: isOn, context) { Command.rack($0) }
    return tiles.main + tiles.others + [
      .wink(.wink, isNamed: !context.layout.isCompact, text), tiles.clear,
      KeyBinding(
        [.escape], "Esc", text("leave"), help: text("be done, or leave the race"),
        isEnabled: !tiles.clear.isEnabled,
        .leave),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .rack(.pick(let step)): return rack.perform(.pick(step), &context).inRace
    case .rack(.follow(let offer)): return rack.perform(.follow(offer), &context).inRace
    case .rack(.scroll(let step)): return rack.perform(.scroll(step), &context).inRace
    case .leaveTable:
      context.services.tables?.leave()
      return .home
    case .giveUp: return giveUp(&context)
    case .again: return raceAgain(&context)
    case .showWords(let player):
      show(player)
      return .stay
    case .nextWords:
      show((shown + 1) % seat.racers.count)
      return .stay
    case .showState: return showState(&context)
    case .wink:
      rack.message = .wink(&context)
      return .stay
    case .leave where !isOver && !isWaiting: return .ask(runsOnPopup(context.text))
    case .rack, .leave, .done: break
    }
    guard !isOver, !isWaiting else { return showState(&context) }
    messageHoldTime = Self.messageHoldTime
    switch command {
    case .rack(.submit): return submit(&context)
    case .rack(let command): return rack.perform(command, &context).inRace
    default:
      context.services.tables?.play(.done)
      rack.message = StatusMessage(context.text.raceEndsWhenAllAreDone)
      return .stay
    }
  }

  /// Enters a word: it counts immediately here, and at the host, which has the same word list.
  private mutating func submit(_ context: inout Context) -> Transition {
    guard timeLeft > .zero else {
      rack.message = StatusMessage(context.text.raceTimeIsUp)
      return .stay
    }
    let before = rack.game.round.found.count
    let transition = rack.perform(.submit, &context).inRace
    if let word = rack.game.round.found.last, rack.game.round.found.count > before {
      context.services.tables?.play(.word(word))
      followTable(&context)
    }
    return transition
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    let text = context.text
    guard !isOver, !isWaiting else { return showState(&context) }
    messageHoldTime = Self.messageHoldTime
    switch key {
    case .character("+"), .function(6): rack.message = .refusal(text("The clock stops for nobody."), &context)
    case .character("="), .function(5): rack.message = .refusal(text("A race has one rack."), &context)
    default: return rack.type(key, &context).inRace
    }
    return .stay
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    rack.paste(text, &context).inRace
  }

  mutating func finishMotion() { rack.finishMotion() }

  // MARK: Time

  /// The clock continues under any screen that covers the race.
  var manners: Manners {
    [.game, .runsCovered.when(!isOver && !isWaiting || !rack.motion.isOver), rack.savingManners]
  }

  var patience: Duration? {
    guard !isOver, !isWaiting, timeLeft > .zero else { return rack.motion.patience }
    return ([rack.patience] + ticks.map(\.timeLeft)).compactMap { $0 }.min()
  }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    guard !isOver, !isWaiting else {
      rack.motion.elapse(time)
      return .stay
    }
    let wasRunning = timeLeft > .zero
    _ = rack.elapse(time, &context)
    followTable(&context)
    messageHoldTime -= min(messageHoldTime, time)
    for index in ticks.indices { ticks[index].timeLeft -= min(ticks[index].timeLeft, time) }
    ticks.removeAll { $0.timeLeft == .zero }
    if wasRunning, timeLeft == .zero {
      rack.message = StatusMessage(context.text.raceTimeIsUp)
    }
    return .stay
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, hasControls: !isOver)
  }

  /// A popup covers the tiles.
  func drawCovered(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, hasControls: false)
  }

  private func draw(on canvas: inout Canvas, _ context: Context, hasControls: Bool) {
    let text = context.text
    let layout = TextTwistLayout(canvas.layout)
    drawHeader(on: &canvas, text)
    if hasControls {
      rack.drawBank(on: &canvas, layout, isFaceDown: isWaiting)
      rack.drawEntry(on: &canvas, layout, isFaceDown: isWaiting)
      rack.drawButtons(on: &canvas, layout, text)
    }
    let areas = rack.stage.draw(on: &canvas, text)
    if isOver {
      rack.targetWords(areas, on: &canvas, layout, context)
      drawRacers(on: &canvas, layout)
    } else {
      rack.drawMessage(on: &canvas, layout, row: layout.raceMessage)
      RaceBars(bars: bars).draw(on: &canvas, in: layout.bars)
    }
    canvas.put(sidePanel: sidePanel(text))
  }

  /// The players' points, the own first.
  private var bars: [RaceBars.Bar] {
    ([seat.me] + seat.racers.indices.filter { $0 != seat.me }).map { player in
      let racer = seat.racers[player]
      let isMine = player == seat.me
      return RaceBars.Bar(
        name: racer.name, points: isMine ? rack.shownScore : racer.points, isMine: isMine,
        isAway: racer.isAway, isDone: racer.isDone, tick: ticks.last { $0.player == player }?.points)
    }
  }

  private func drawHeader(on canvas: inout Canvas, _ text: Texts) {
    let game = rack.game
    let own = seat.result?.score(of: seat.me) ?? rack.shownScore
    let clock = game.timeLeft?.onTheClock ?? ""
    let path =
      [text("Text Twist")]
      + (canvas.layout.isCompact
        ? []
        : [
          (seat.others.count == 1
            ? text("table with \(seat.others.first?.name.clipped(to: 20) ?? "")")
            : text("table with \(seat.others.count) others"))
        ])
    let scores = canvas.layout.isCompact ? ["\(own)"] : [text("score \(own)"), "\(own)"]
    canvas.textTwistHeader(game, path, clock: clock, scores.map { "\(clock)   \($0)" })
  }

  /// Draws the players with their points; a click shows the words a player has found.
  private func drawRacers(on canvas: inout Canvas, _ layout: TextTwistLayout) {
    let gap = 2
    func texts(_ room: Int, _ bars: [String]) -> [String] {
      zip(seat.racers, bars).enumerated().map { index, row in
        let text = "\(row.0.name.clipped(to: room)) \(row.1)\(row.0.points)"
        return index == shown ? "‹\(text)›" : " \(text) "
      }
    }
    func width(of texts: [String]) -> Int { texts.reduce(-gap) { $0 + $1.columns + gap } }
    // The bars of the race stay where they have room.
    let barred = [4, 6, 10, 16, 25].map { points in
      seat.racers.map {
        $0.points == 0 ? "" : String(repeating: "▪", count: ($0.points - 1) / points + 1) + " "
      }
    }
    let bars =
      barred.first { width(of: texts(12, $0)) <= layout.main.width } ?? seat.racers.map { _ in "" }
    let texts = Self.fitting(layout.main.width, gap: gap) { texts($0, bars) }
    let width = width(of: texts)
    var x = max(layout.main.minX, layout.main.centeredX(of: width))
    for (index, text) in texts.enumerated() {
      let place = Point(x: x, y: layout.racers)
      if index == shown { canvas.focus(on: .button, at: place) }
      let used = canvas.put(text, at: place, index == shown ? .stage : .text)
      // Behind the bar are the points and a sign or a blank.
      let end = x + used - "\(seat.racers[index].points)".columns - 1
      if index == seat.me {
        canvas.put(bars[index], at: Point(x: end - bars[index].columns, y: place.y), .found)
      }
      canvas.target(
        Rect(x: x, y: place.y, width: used, height: 1), sends: .character(Character("\(index + 1)")),
        isReachable: true)
      x += used + gap
    }
  }

  /// The side panel of the large layout: the standings.
  private func sidePanel(_ text: Texts) -> SidePanel {
    let racers = seat.racers.enumerated().map { index, racer in
      let points = index == seat.me && !isOver ? rack.game.score : racer.points
      let isOwn = index == seat.me && seat.others.count > 1
      return SidePanel.Line(
        figure: "\(points)", text: racer.name + (isOwn ? "  (\(text("you")))" : ""),
        role: index == shown ? .text : .dim)
    }
    return SidePanel(sections: [.init(row: 4, title: text("The race"), lines: racers)])
  }

  /// Shows the popup at the end, or while waiting.
  private mutating func showState(_ context: inout Context) -> Transition {
    guard isOver else { return isWaiting ? .ask(waitingPopup(context.text)) : .stay }
    return .ask(endPopup(opensByItself: false, context))
  }

  private func runsOnPopup(_ text: Texts) -> Popup {
    .raceRunsOn(done: .done, leave: .leaveTable, text) { $0.tilesPopup }
  }

  private func waitingPopup(_ text: Texts) -> Popup {
    .raceWaits(
      for: seat.awaited, at: timeLeft.onTheClock, leave: .leaveTable, giveUp: .giveUp, text
    ) { $0.tilesPopup }
  }

  /// The winner, the standings, and the number of words.
  func endPopup(opensByItself: Bool, _ context: Context) -> Popup {
    let text = context.text
    let longest = rack.longestLine(
      isFound: seat.words(of: seat.me).contains { $0.count == Rack.size }, context)
    var popup = Popup.overTiles(
      seat.title(text),
      [
        .init(seat.standings().map { "\($0.name) \($0.points)" }.joined(separator: " · ")),
        .init(seat.tally(on: rack.game.round.rack, text), .dim),
      ]
        + [longest].compactMap { $0 },
      [
        .init(text("Another race"), then: .perform(Command.again)),
        .init(text("Menu"), isCancel: true, then: .perform(Command.leaveTable)),
      ], look: seat.isWon ? .won : .lost, opensByItself: opensByItself)
    if rack.hasMeanings {
      popup.picking = Popup.Picking(label: text("words")) { Command.rack(.pick($0)) }
    }
    popup.extras = endExtras(longest, context)
    return popup
  }

  /// The keys at the end: the meanings, the words of each player, the replay.
  private func endExtras(_ meaning: PopupLine?, _ context: Context) -> [Popup.Extra] {
    let text = context.text
    let words = Popup.Extra(
      key: "w", label: text("whose"),
      command: Command.nextWords, closes: false)
    let players = seat.racers.indices.map { player in
      Popup.Extra(
        key: Character("\(player + 1)"), label: "", command: Command.showWords(player), closes: false)
    }
    func extra(_ offer: Offer) -> [Popup.Extra] {
      Popup.Extra(text, offer, command: Command.rack(.follow(offer))).map { [$0] } ?? []
    }
    let explain = [Offer.explain].besides(meaning, of: rack.hiddenWords, context).flatMap(extra)
    var replay = extra(.replay)
    replay[0].importance = .minor
    return explain + [words] + replay + players
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

  /// Adopts the table's clock, and the state to be saved.
  private mutating func followTable(_ context: inout Context) {
    seat.follow(&rack.run, &context)
  }

  mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition {
    guard !isOver else { return isLeaving ? AnotherTable.answer(news, &context) : .stay }
    followTable(&context)
    let text = seat.messages.message(on: news, &context)
    // No player has left a race that waits for the others.
    if let text, !isWaiting || news != .hostLeft { rack.message = text }
    switch news {
    case .timeLeft:
      isWaiting = false
      return readTable(&context)
    case .seated: return readTable(announces: text == nil || seat.others.count == 1, &context)
    case .moved, .rebuilt, .seats, .scores: return readTable(&context)
    case .hosting: return isWaiting ? .ask(waitingPopup(context.text)) : .stay
    case .refused(.stale): rack.message = .refusal(context.text("That word came too late."), &context)
    case .left(let reason): return .ask(Popup.noSeat(reason, context.text))
    default: break
    }
    return .stay
  }

  /// Adopts what the other players have done, and whether the race has ended.
  private mutating func readTable(announces: Bool = true, _ context: inout Context) -> Transition {
    guard let state = context.services.tables?.state() else { return .stay }
    rack.game.add(found: state.found)
    for event in seat.read(state) where announces { announce(event, &context) }
    guard case .race(let race)? = state.match?.game, race.isOver else { return .stay }
    return end(race, &context)
  }

  private mutating func announce(_ event: RaceSeat.Event, _ context: inout Context) {
    if case .found(let finder, _, let points) = event {
      ticks.append(Tick(player: finder, points: points))
      guard messageHoldTime == .zero else { return }
    }
    if case .left = event { context.alert() }
    let (seat, text) = (seat, context.text)
    rack.message = .about(seat.racers[event.player].name) { seat.said(event, text, naming: $0) }
  }

  /// Ends the race with the words that the host has counted, and saves the player's own result.
  private mutating func end(_ race: TableRace, _ context: inout Context) -> Transition {
    isOver = true
    isWaiting = false
    seat.finish(&rack.run, race, &context)
    show(seat.me)
    context.alert()
    return .ask(endPopup(opensByItself: true, context))
  }

  /// Shows the words that a player has found, once the race has ended.
  mutating func show(_ player: Int) {
    guard let result = seat.result, result.found.indices.contains(player) else { return }
    shown = player
    rack.picked = nil
    rack.game.show(found: seat.words(of: player))
  }

  /// Moves to another table for another race.
  private mutating func raceAgain(_ context: inout Context) -> Transition {
    isLeaving = AnotherTable.ask(.race, &context)
    if isLeaving { return .stay }
    context.services.tables?.leave()
    return .home
  }

  /// Gives up a race that is waiting for the other players; it counts as a loss.
  mutating func giveUp(_ context: inout Context) -> Transition {
    isOver = true
    seat.giveUp(rack.run, &context)
    return .home
  }

  func saved(_ context: Context) -> SavedGame? { isOver ? nil : record }

  /// The saved form of the race, which also describes finished races.
  var record: SavedGame { seat.record(of: rack.run) }

  /// The screen of a saved race, which is resumed at the table's current host, or here once another player has returned.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Navigation? {
    guard let (run, seat) = TextTwistRun.restoredRace(saved, &context) else { return nil }
    var screen = RaceScreen(run, seat, &context)
    screen.isWaiting = true
    screen.rack.message = StatusMessage(context.text("Welcome back. All is as you left it."))
    return .push(screen)
  }
}

extension ScreenTransition<TextTwistScreen.Command, Never> {
  /// What follows in a race, whose rack asks nothing.
  fileprivate var inRace: RaceScreen.Transition {
    if case .navigate(let navigation) = self { .navigate(navigation) } else { .stay }
  }
}
