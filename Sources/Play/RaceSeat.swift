import Commentary
import Engines
import Records
import Tables
import Texts

/// A player's seat in a race, and what is known about the other players.
package struct RaceSeat: Sendable {
  /// A player of the race.
  package struct Racer: Equatable, Sendable {
    package let name: String
    package var points = 0
    package var words = 0
    package var isAway = false
    package var isDone = false
    /// Whether the player has found every hidden word, so that all points count double.
    var isComplete = false
  }

  /// The players in the order of their seats.
  package private(set) var racers: [Racer]
  /// The player's index among them.
  package let me: Int
  /// The players' seats at the table.
  private let seats: [Int]
  /// The highest known number of words of each player; after a change of host the counts start again.
  private var known: [Int]
  /// Whether a host has announced who is present; what it announces first is no event.
  private var hasMetHost = false
  /// The messages about events at the table.
  package var messages: TableMessages
  /// Whether it is a race of words, not on a rack.
  private let isOfWords: Bool
  /// The state from which the race can be continued.
  package var saved: SavedTable?
  /// The finished race, with the words of all players.
  package private(set) var result: TableRace?

  /// - Returns: `nil` when the game has not begun, or the seat does not take part.
  package init?(_ state: TableState) {
    guard let match = state.match, let me = match.seats.firstIndex(of: state.own) else { return nil }
    self.me = me
    seats = match.seats
    isOfWords = match.header.game == .vocabulary
    racers = seats.indices.map { Racer(name: match.seating.name(of: $0) ?? "") }
    known = seats.map { _ in 0 }
    messages = TableMessages(state)
    _ = read(state)
    known = racers.map(\.words)
  }

  /// What a player has done since the last reading.
  package enum Event: Equatable, Sendable {
    /// A player found a word with this number of letters, `nil` if it was the last hidden word, which doubles the points; and
    /// what it added to the points.
    case found(Int, letters: Int?, points: Int)
    /// A player knew a word of those that are asked for.
    case knew(Int)
    case done(Int)
    case left(Int), back(Int)
  }

  /// Reads the other players' state from the table.
  package mutating func read(_ state: TableState?) -> [Event] {
    guard let state else { return [] }
    let isFirst = !hasMetHost
    hasMetHost = hasMetHost || state.isConnected
    var events: [Event] = []
    for player in racers.indices where state.seats.indices.contains(seats[player]) {
      let before = racers[player]
      let seat = state.seats[seats[player]]
      racers[player].points = seat.points
      racers[player].words = seat.words
      racers[player].isDone = seat.isDone
      racers[player].isAway = player != me && seat.presence == .away
      let now = racers[player]
      if player != me {
        if isOfWords, now.words > before.words, now.words > known[player] {
          events.append(.knew(player))
        } else if now.words == before.words + 1, now.words > known[player] {
          let gain = now.points - before.points
          let letters = racers[player].isComplete ? gain / 2 : gain
          if !Rack.wordLengths.contains(letters) { racers[player].isComplete = true }
          events.append(
            .found(player, letters: Rack.wordLengths.contains(letters) ? letters : nil, points: gain))
        }
        if now.isDone, !before.isDone { events.append(.done(player)) }
        if now.isAway, !before.isAway, !messages.isMoving(seats[player]) { events.append(.left(player)) }
        if !now.isAway, before.isAway, messages.returns(seats[player]) { events.append(.back(player)) }
      }
      known[player] = max(known[player], now.words)
    }
    return isFirst ? [] : events
  }

  /// Adopts the words of all players at the end.
  mutating func end(_ race: TableRace) {
    result = race
    for player in racers.indices where race.found.indices.contains(player) {
      racers[player].points = race.score(of: player)
      racers[player].words = race.words(of: player)
    }
  }

  /// The words of a player of the finished race; the player's own are known even if the last host has not seen them.
  package func words(of player: Int) -> [String] {
    guard let result, result.found.indices.contains(player) else { return [] }
    return player == me && result.unseen[me] != nil ? saved?.words ?? [] : result.found[player]
  }

  package var others: [Racer] { racers.indices.filter { $0 != me }.map { racers[$0] } }

  /// The names of those for whom a race waits that was continued: who is away, or all others as long as that is unknown.
  package var awaited: [String] {
    let away = racers.filter(\.isAway).map(\.name)
    return away.isEmpty ? others.map(\.name) : away
  }
}

// MARK: What is said of a race

extension RaceSeat {
  /// What a player has done.
  /// - Parameter name: what that player is called.
  package func said(_ event: Event, _ text: Texts, naming name: String) -> String {
    switch event {
    case .found(_, let letters?, _): text("\(name) found a word of \(letters).")
    case .found(_, nil, _): text("\(name) has found all the words.")
    case .knew: text("\(name) knew a word.")
    case .done: isOfWords ? text("\(name) is done.") : text("\(name) looks for no more words.")
    case .left: text("\(name) left the race.")
    case .back: text.isBack(name)
    }
  }

  /// Who has won the race.
  package func title(_ text: Texts) -> String {
    let winners = result?.winners ?? []
    if winners.contains(me) {
      return "✓ " + (winners.count == 1 ? text("You win the race") : text("You share the win"))
    }
    if isOfWords, winners.isEmpty { return text("Nobody knew a word") }
    return text.won(by: winners.map { racers[$0].name })
  }

  package var isWon: Bool { result?.winners.contains(me) ?? false }

  /// The players with the most points first.
  /// - Parameter own: the player's points as this program counts them; `nil` for those that were announced.
  package func standings(own: Int? = nil) -> [Racer] {
    var racers = racers
    if let own { racers[me].points = own }
    return racers.sorted { $0.points > $1.points }
  }

  /// The points of all in a sentence, the most first.
  package func told(own: Int? = nil) -> String {
    standings(own: own).map { "\($0.name) \($0.points)" }.joined(separator: ", ") + "."
  }

  /// The number of words that the player has found.
  package func tally(on rack: Rack, _ text: Texts) -> String {
    let found = words(of: me)
    let count = rack.hidden.count(where: found.contains)
    return text.tally(count, rack.hidden.count, found.count - count)
  }
}

extension RaceSeat.Event {
  /// Whose it is.
  package var player: Int {
    switch self {
    case .found(let player, _, _), .knew(let player), .done(let player), .left(let player), .back(let player):
      player
    }
  }
}

extension Texts {
  /// Who has won a race, all by name.
  package func won(by names: [String]) -> String {
    names.isEmpty ? self("Nobody found a word") : winners(names)
  }

  package var raceOpening: String { self("One rack, one clock. Most points win.") }
  package var raceTimeIsUp: String { self("The time is up. The words are counted.") }
  package var raceEndsWhenAllAreDone: String { self("It ends when all who are here are done.") }

  package var raceRules: String {
    self(
      """
      Everybody has the same six letters and the same two minutes. A word counts a point a \
      letter for all who find it, and all words double the points. Most points win. The clock \
      stops for nobody, help included.
      """)
  }

  /// For whom a race waits whose clock stands still.
  package func waiting(for names: [String]) -> String {
    names.count == 1 ? self("Waiting for \(names[0])") : self("Waiting for the others")
  }

  /// How a race goes on that waits for the others.
  /// - Parameter clock: the time that is left.
  package func raceWaits(at clock: String) -> String {
    self("The clock stands at \(clock) until somebody else sits down.")
  }
}

// MARK: The records

extension TextTwistRun {
  /// A race at a table, and the player's seat.
  /// - Returns: `nil` when the table's game is not a race, or this player does not take part.
  package static func race(
    _ session: GameSession, _ state: TableState, _ context: inout Context
  ) -> (run: TextTwistRun, seat: RaceSeat)? {
    guard case .race(let race)? = state.match?.game, let rack = race.rack, var seat = RaceSeat(state),
      context.useWords(of: session)
    else { return nil }
    seat.saved = context.services.tables?.saved()
    let game = TextTwist(
      racing: rack, alphabet: context.profile.language.alphabet, found: state.found,
      timeLeft: seat.saved?.timeLeft ?? TableRace.timeLimit)
    return (TextTwistRun(game, session, from: .classic([rack]), &context), seat)
  }

  /// The race in progress at the player's table.
  package static func race(_ context: inout Context) -> (run: TextTwistRun, seat: RaceSeat)? {
    guard let state = context.services.tables?.state() else { return nil }
    return race(GameSession(.textTwistRace, atTableIn: state.header.language, &context), state, &context)
  }

  /// A saved race, which is resumed at its table once another player has returned.
  package static func restoredRace(
    _ saved: SavedGame, _ context: inout Context
  ) -> (run: TextTwistRun, seat: RaceSeat)? {
    guard let rebuilt = RaceSeat.rebuiltTable(saved, .race, &context) else { return nil }
    let (table, state) = (rebuilt.table, rebuilt.resume(&context))
    var race = race(saved.session, state, &context)
    race?.seat.saved = table
    race?.run.game.add(found: table.words)
    if let left = table.timeLeft { race?.run.game.follow(timeLeft: left) }
    return race
  }
}

extension RaceSeat {
  /// The table of a saved race, with the player's words and time; `nil` when it cannot be rebuilt.
  package static func rebuiltTable(
    _ saved: SavedGame, _ game: TableGame, _ context: inout Context
  ) -> RebuiltTable? {
    guard let left = saved.fields[number: "left"], left >= 0,
      var rebuilt = RebuiltTable(saved.fields, game, &context), case .race(let race) = rebuilt.match.game
    else { return nil }
    // A seat that sends what cannot be a word is closed.
    rebuilt.table.words = saved.fields.all("word").filter(race.contains)
    rebuilt.table.timeLeft = min(.milliseconds(left), TableRace.timeLimit)
    return rebuilt
  }

  /// A finished race as a game of the player's own words, and whether the player has won it; `nil` when it cannot be rebuilt.
  static func finished(_ saved: SavedGame, _ context: Context) -> (game: TextTwist, isWon: Bool)? {
    var context = context
    guard let rebuilt = rebuiltTable(saved, .race, &context), case .race(let race) = rebuilt.match.game,
      let rack = race.rack, let me = rebuilt.match.seats.firstIndex(of: rebuilt.seat),
      context.useWords(of: saved.session)
    else { return nil }
    let found = race.isOver && race.unseen[me] == nil ? race.found[me] : rebuilt.table.words
    var game = TextTwist(
      racing: rack, alphabet: context.profile.language.alphabet, found: found, timeLeft: .zero)
    game.endRace()
    return (game, race.isOver && race.winners.contains(me))
  }

  /// Adopts the state to be saved.
  /// - Returns: the table's clock; `nil` when there is none.
  mutating func follow(_ context: inout Context) -> Duration? {
    saved = context.services.tables?.saved() ?? saved
    return saved?.timeLeft
  }

  /// Adopts the table's clock, and the state to be saved.
  package mutating func follow(_ run: inout TextTwistRun, _ context: inout Context) {
    if let left = follow(&context) { run.game.follow(timeLeft: left) }
  }

  /// What is saved of any race.
  /// - Parameter glimpse: by which the player recognises it.
  func fields(_ glimpse: String, words: [String], timeLeft: Duration) -> SavedGame.Fields {
    var fields = SavedGame.Fields()
    fields.add("glimpse", glimpse)
    fields.add(RulesVersion.current)
    if let saved { fields.add(saved, with: others.map(\.name)) }
    for word in words { fields.add("word", word) }
    fields.add("left", "\(Int(timeLeft / .milliseconds(1)))")
    return fields
  }

  /// The saved form of the race, which also describes finished races.
  package func record(of run: TextTwistRun) -> SavedGame {
    let (game, letters) = (run.game, run.game.round.rack.letters)
    let fields = fields(
      letters.map { String($0.capital) }.sorted().joined(), words: game.round.found,
      timeLeft: game.timeLeft ?? .zero)
    return SavedGame(session: run.session, progress: game.score, fields: fields)
  }

  /// Ends the race with the words that were counted, and saves the player's own result.
  package mutating func finish(_ run: inout TextTwistRun, _ race: TableRace, _ context: inout Context) {
    end(race)
    run.game.endRace()
    run.game.show(found: words(of: me))
    let (session, record) = (run.session, record(of: run))
    let result = GameResult(of: session, isWon: isWon, details: run.game.resultDetails, context)
    run.finished = GameRecord(result: result, game: record)
    context.services.records.finish(result, game: session.id, record: record)
    context.practiceBook.add(
      run.game.round.wordsToPractise(context.lexicon), of: session.player, session, upTo: .familiar)
  }

  /// Gives up a race that is waiting for the other players; it counts as a loss.
  package func giveUp(_ run: TextTwistRun, _ context: inout Context) {
    Self.giveUp(record(of: run), run.game.resultDetails, &context)
  }

  static func giveUp(_ record: SavedGame, _ details: GameResult.Details, _ context: inout Context) {
    var record = record
    record.fields.addGivenUp()
    let result = GameResult(of: record.session, isWon: false, details: details, context)
    context.services.records.finish(result, game: record.session.id, record: record)
    context.services.tables?.leave()
  }
}
