import Engines
import Play
import Records
import Tables
import TextUI
import Texts

/// A table rebuilt from a saved game.
package struct RebuiltTable {
  package var table: SavedTable
  package let words: TableWords
  package let match: TableMatch
  /// The player's seat.
  package let seat: Int

  /// - Returns: `nil` when the saved game is another one or cannot be rebuilt.
  package init?(_ fields: SavedGame.Fields, _ game: TableGame, _ context: inout Context) {
    guard let header = fields.tableHeader, header.game == game, let name = fields["own-name"],
      let entries = fields.values("entry", as: TableLog.Entry.self),
      let words = TableWords(header.language, &context), words.version == header.words,
      case (let match?, let log) = TableMatch.replay(header, TableLog(entries), words: words),
      let seat = match.seat(ofPersonNamed: name)
    else { return nil }
    table = SavedTable(header: header, log: log, name: name)
    (self.words, self.match, self.seat) = (words, match, seat)
  }

  /// Resumes the table at its current host, or here.
  /// - Returns: its state; with all other players away when there is no host yet.
  package func resume(_ context: inout Context) -> TableState {
    context.services.tables?.resume(table, words: words)
    if let state = context.services.tables?.state(), state.match != nil { return state }
    return TableState(match, seat: seat, moves: table.log.count)
  }
}

extension TableWords {
  /// The words of a game at a table: the language's, never the player's own; `nil` when the language does not exist.
  package init?(_ code: String, _ context: inout Context) {
    guard let language = context.services.library.language(code) else { return nil }
    let lexicon = context.services.library.lexicon(language)
    guard let words = context.services.tables?.words(language, lexicon) else { return nil }
    self = words
  }
}

extension Records {
  /// The saved games of tables that a player left, by table.
  package mutating func gamesByTable(of player: String) -> [String: Int64] {
    savedGames(of: player).reduce(into: [:]) { games, saved in
      guard let id = saved.fields.tableHeader?.id, games[id] == nil else { return }
      games[id] = saved.session.id
    }
  }
}

extension TableService {
  /// Queries the tables for the title screen, if file names say that there are any.
  package mutating func listAny() { if count() > 0 { list() } }
}

extension SavedGame.Fields {
  /// The header of the table at which the game is played.
  package var tableHeader: TableHeader? { self["table"].flatMap(TableHeader.init) }

  /// Adds a table, from which `RebuiltTable` rebuilds it.
  /// - Parameter company: the names of the other people who play, which the list of saved games displays.
  package mutating func add(_ table: SavedTable, with company: [String]) {
    add("table", table.header.description)
    add("own-name", table.name)
    for name in company { add("with", name) }
    add("entry", table.log.entries)
  }
}

/// The messages about events at a table that are the same for all games: winks, changes of host, refusals.
package struct TableMessages: Sendable {
  /// The seat of the host's player, and the seats of the players who are present, as last known.
  private var host: Int?
  private var present: Set<Int> = []
  /// Whether the host has gone and the next one is not known yet.
  private var hasLostHost = false
  /// Players who have not left, but must reconnect to the new host.
  private var moving: Set<Int> = []

  /// The time after which a message says that a player is still thinking.
  package static let longThought = Duration.seconds(60)

  package init(_ state: TableState) { read(state) }

  private mutating func read(_ state: TableState?) {
    guard let state else { return }
    host = state.host
    present = Self.present(in: state)
  }

  private static func present(in state: TableState) -> Set<Int> {
    Set(state.seats.indices.filter { state.seats[$0].kind == .person && state.seats[$0].presence == .here })
  }

  /// - Returns: the message to display; `nil` if there is none, or if the game itself provides it.
  package mutating func message(on news: TableNews, _ context: inout Context) -> StatusMessage? {
    let state = context.services.tables?.state()
    defer { read(state) }
    let text = context.text
    switch news {
    case .hostLeft:
      hasLostHost = true
      moving = present.filter { $0 != host }
      return StatusMessage(text("The host has left. The table goes on."))
    case .seated:
      guard hasLostHost, let state, let host = state.host else {
        // The host seats all again when it has waited long enough: who has not reconnected by then has left.
        moving = []
        return nil
      }
      hasLostHost = false
      moving.subtract(Self.present(in: state))
      return host == state.own
        ? StatusMessage(text("You keep the table now."))
        : .about(state.name(of: host), { text("\($0) keeps the table now.") })
    case .hostIsSilent:
      guard let state, let host = state.host else { return nil }
      return .about(state.name(of: host), { text("\($0)'s terminal does not answer.") })
    case .watchers(let count): return StatusMessage(text.watchers(count), .dim)
    case .winked(let seat):
      context.alert()
      return state.map { .about($0.name(of: seat), { text("\($0) winks.") }) }
    case .refused(.rate): return .refusal(text("You have just winked."), &context)
    case .refused(.stale): return .refusal(text("Somebody was faster."), &context)
    case .refused: return .refusal(text("That cannot be done now."), &context)
    default: return nil
    }
  }

  /// Whether a player who seems to be away is only reconnecting to another host.
  package func isMoving(_ seat: Int) -> Bool { moving.contains(seat) }

  /// Records that a player is present.
  /// - Returns: whether the player was really away, rather than reconnecting to another host.
  package mutating func returns(_ seat: Int) -> Bool { moving.remove(seat) == nil }
}

extension StatusMessage {
  /// Winks at the other players, and says so.
  package static func wink(_ context: inout Context) -> StatusMessage {
    context.services.tables?.play(.wink)
    return StatusMessage(context.text("You wink."))
  }
}

extension KeyBinding {
  /// The key that winks.
  /// - Parameter isNamed: whether the bottom line shows it.
  package static func wink(_ command: Command, isNamed: Bool = true, _ text: Texts) -> KeyBinding {
    return KeyBinding(
      [.character("*")], "*", isNamed ? text("wink") : "", help: text("wink at the others"),
      importance: .minor, command)
  }
}

extension PopupScreen {
  /// The reason why the player has lost the seat.
  package static func noSeat(_ reason: TableNews.Leaving, _ text: Texts) -> Self {
    Self(
      text("No seat at the table"), [.init(text.gone(reason))], [.init(text("Menu"), then: .home)])
  }
}

/// The times at which the others are asked what to do about a player who is away.
package enum TableAbsence {
  /// The absence after which the popup advises against waiting.
  package static let hopelessTime = Duration.seconds(3600)

  /// The time until the next question; `nil` if there is none.
  /// - Parameter first: the absence after which more can be done than to wait.
  package static func rest(after time: Duration, first: Duration?) -> Duration? {
    [first, hopelessTime].compactMap { $0 }.first { $0 > time }.map { $0 - time }
  }
}

extension PopupScreen {
  /// Asks whether to wait for a player who has been away for `time`. After an hour it advises against it.
  /// - Parameters:
  ///   - other: an alternative to waiting and leaving.
  ///   - next: the time after which the popup closes and `again` asks again.
  package static func left(
    _ name: String, for time: Duration, _ lines: [PopupLine], wait: Then, other: Button?,
    leave: Then, next: Duration?, again: Then, _ text: Texts
  ) -> Self {
    let isHopeless = time >= TableAbsence.hopelessTime
    let buttons =
      [Button(text("Wait for \(name)"), then: wait)]
      + (other.map { [$0] } ?? []) + [.init(text("Menu"), isCancel: true, then: leave)]
    var popup = Self(
      isHopeless ? text("\(name) will not be back soon") : text("\(name) left"),
      isHopeless ? [.init(text("The game is under Continue."))] : lines, buttons, look: .neutral,
      opensByItself: true
    )
    popup.closesWithNews = true
    popup.closesAfter = next
    popup.whenTimeIsUp = again
    return popup
  }
}

/// Another game for the players of a finished one: they meet at a new table, which the first of them opens.
package enum AnotherTable {
  /// Leaves the table and requests a seat at the next one.
  /// - Returns: false if the player has no table any more, or the word list has no game.
  package static func ask(_ game: any GameAtTables, _ context: inout Context) -> Bool {
    guard let last = context.services.tables?.state()?.header,
      let words = TableWords(last.language, &context),
      let header = game.tableHeader(id: last.nextID, words: words, &context)
    else { return false }
    context.services.tables?.open(header, words: words, name: context.profile.player)
    return true
  }

  /// Handles the response: the seats of the new table replace the finished game.
  package static func answer<Command, Answer>(
    _ news: TableNews, _ context: inout Context
  ) -> ScreenTransition<Command, Answer> {
    switch news {
    case .seated: context.services.tables?.state().map { .open(.seats($0)) } ?? .stay
    case .left(let reason): .ask(PopupScreen.noSeat(reason, context.text))
    default: .stay
    }
  }
}
