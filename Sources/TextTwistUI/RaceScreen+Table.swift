import Engines
import Kit
import Records
import TextUI

extension RaceScreen {
  /// Adopts the table's clock, and the state to be saved.
  mutating func followTable(_ context: inout Context) {
    guard let saved = context.tables?.saved() else { return }
    seat.saved = saved
    if let left = saved.timeLeft { rack.game.follow(timeLeft: left) }
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
    case .hosting: return isWaiting ? .push(waitingPopup(context.strings)) : .stay
    case .refused(.stale): rack.message = .refusal(context.strings.race.tooLate, &context)
    case .left(let reason): return .push(Popup.noSeat(reason, context.strings))
    default: break
    }
    return .stay
  }

  /// Adopts what the other players have done, and whether the race has ended.
  private mutating func readTable(announces: Bool = true, _ context: inout Context) -> Transition {
    guard let state = context.tables?.state() else { return .stay }
    rack.game.add(found: state.found)
    for event in seat.read(state) where announces { announce(event, &context) }
    guard case .race(let race)? = state.match?.game, race.isOver else { return .stay }
    return end(race, &context)
  }

  private mutating func announce(_ event: RaceSeat.Event, _ context: inout Context) {
    let own = context.strings.race
    let text: (String) -> String
    let player: Int
    switch event {
    case .found(let finder, let letters):
      guard messageHoldTime == .zero else { return }
      (player, text) = (finder, { name in letters.map { own.found(name, $0) } ?? own.foundAll(name) })
    case .done(let done): (player, text) = (done, own.isDone)
    case .left(let leaver):
      (player, text) = (leaver, own.hasLeft)
      context.alert()
    case .back(let returned): (player, text) = (returned, context.strings.table.isBack)
    }
    rack.message = .about(seat.racers[player].name, text)
  }

  /// Ends the race with the words that the host has counted, and saves the player's own result.
  private mutating func end(_ race: TextTwistRace, _ context: inout Context) -> Transition {
    isOver = true
    isWaiting = false
    seat.end(race)
    rack.game.endRace()
    show(seat.me)
    let details = rack.game.resultDetails
    let result = context.result(of: session, isWon: race.winners.contains(seat.me), details: details)
    let record = record
    rack.finished = GameRecord(result: result, game: record)
    context.records.finish(result, game: session.id, record: record)
    context.addForPractice(rack.game.round.missed, of: session.player, session, upTo: .familiar)
    context.alert()
    return .push(endPopup(opensByItself: true, context))
  }

  /// Shows the words that a player has found, once the race has ended.
  mutating func show(_ player: Int) {
    guard let result = seat.result, result.found.indices.contains(player) else { return }
    shown = player
    rack.picked = nil
    rack.game.show(found: seat.words(of: player))
  }

  /// Moves to another table for another race.
  mutating func raceAgain(_ context: inout Context) -> Transition {
    isLeaving = AnotherTable.ask(TextTwistGame(), &context)
    if isLeaving { return .stay }
    context.leaveTable()
    return .home
  }

  /// Gives up a race that is waiting for the other players; it counts as a loss.
  mutating func giveUp(_ context: inout Context) -> Transition {
    isOver = true
    var record = record
    record.fields.addGivenUp()
    context.records.finish(
      context.result(of: session, isWon: false, details: rack.game.resultDetails), game: session.id,
      record: record)
    context.leaveTable()
    return .home
  }
}

extension RaceScreen {
  func saved(_ context: Context) -> SavedGame? { isOver ? nil : record }

  /// The saved form of the race, which also describes finished races.
  var record: SavedGame {
    var fields = SavedGame.Fields()
    let letters = rack.game.round.rack.letters
    fields.add("glimpse", letters.map { String($0.capital) }.sorted().joined())
    fields.add(RulesVersion.current)
    if let saved = seat.saved { fields.add(saved, with: seat.others.map(\.name)) }
    for word in rack.game.round.found { fields.add("word", word) }
    fields.add("left", "\(Int(timeLeft / .milliseconds(1)))")
    return SavedGame(session: session, progress: rack.game.score, fields: fields)
  }

  /// The table of a saved race, with the player's words and time; `nil` when it cannot be rebuilt.
  static func rebuiltTable(_ saved: SavedGame, _ context: inout Context) -> RebuiltTable? {
    guard let left = saved.fields[number: "left"], left >= 0,
      var rebuilt = context.rebuiltTable(saved.fields, .race)
    else { return nil }
    guard case .race(let race) = rebuilt.match.game else { return nil }
    // The host closes a seat that sends it what cannot be a word.
    rebuilt.table.words = saved.fields.all("word").filter(race.rack.contains)
    rebuilt.table.timeLeft = min(.milliseconds(left), TextTwistRace.timeLimit)
    return rebuilt
  }

  /// The screen of a saved race, which is resumed at the table's current host, or here once another player has returned.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    guard let rebuilt = rebuiltTable(saved, &context) else { return nil }
    let (table, state) = (rebuilt.table, context.resume(rebuilt))
    guard var screen = RaceScreen(saved.session, state, &context) else { return nil }
    screen.seat.saved = table
    screen.rack.game.add(found: table.words)
    if let left = table.timeLeft { screen.rack.game.follow(timeLeft: left) }
    screen.isWaiting = true
    screen.rack.message = Message(context.strings.saved.welcomeBack)
    return .push(screen)
  }
}
