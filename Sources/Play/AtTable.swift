import Engines
import Records
import Tables
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
    table.host = fields["elsewhere"]
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

  /// Winks at the other players.
  /// - Returns: what is said of it.
  package mutating func wink(_ text: Texts) -> String {
    play(.wink)
    return text("You wink.")
  }
}

extension SavedGame.Fields {
  /// The header of the table at which the game is played.
  package var tableHeader: TableHeader? { self["table"].flatMap(TableHeader.init) }

  /// Adds a table, from which `RebuiltTable` rebuilds it.
  /// - Parameter company: the names of the other people who play, which the list of saved games displays.
  package mutating func add(_ table: SavedTable, with company: [String]) {
    add("table", table.header.description)
    add("own-name", table.name)
    if let host = table.host { add("elsewhere", host) }
    for name in company { add("with", name) }
    add("entry", table.log.entries)
  }
}

/// What is said of an event at a table.
package struct TableRemark: Sendable {
  package enum Kind: Sendable {
    case news
    /// Of little weight.
    case aside
    /// The player has done what cannot be done.
    case refusal
  }

  package let kind: Kind
  /// The player whom it is about; empty when it is about nobody.
  package let name: String
  private let sentence: @Sendable (String) -> String

  fileprivate init(_ sentence: String, _ kind: Kind = .news) {
    self.kind = kind
    self.name = ""
    self.sentence = { @Sendable _ in sentence }
  }

  fileprivate init(about name: String, _ sentence: @escaping @Sendable (String) -> String) {
    self.kind = .news
    self.name = name
    self.sentence = sentence
  }

  /// - Parameter name: what the player is called, if it is not by the whole name.
  package func sentence(naming name: String? = nil) -> String { sentence(name ?? self.name) }
}

/// The remarks on events at a table that are the same for all games: winks, changes of host, refusals.
package struct TableMessages: Sendable {
  /// The seat of the host's player, and the seats of the players who are present, as last known.
  private var host: Int?
  private var present: Set<Int> = []
  /// Whether the host has gone and the next one is not known yet.
  private var hasLostHost = false
  /// What keeps the game from going on, as it was said: the host has left, or the line is down; `nil` otherwise.
  package private(set) var trouble: String?
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

  /// - Returns: what is said; `nil` if nothing is, or if the game itself says it.
  package mutating func remark(on news: TableNews, _ context: inout Context) -> TableRemark? {
    let state = context.services.tables?.state()
    defer { read(state) }
    let text = context.text
    switch news {
    case .hostLeft:
      hasLostHost = true
      moving = present.filter { $0 != host }
      let sentence = text("The host has left. The table goes on.")
      trouble = sentence
      return TableRemark(sentence)
    case .seated:
      trouble = nil
      guard hasLostHost, let state, let host = state.host else {
        // The host seats all again when it has waited long enough: who has not reconnected by then has left.
        moving = []
        return nil
      }
      hasLostHost = false
      moving.subtract(Self.present(in: state))
      return host == state.own
        ? TableRemark(text("You keep the table now."))
        : TableRemark(about: state.name(of: host)) { text("\($0) keeps the table now.") }
    case .hostIsSilent:
      guard let state, let host = state.host else { return nil }
      return TableRemark(about: state.name(of: host)) { text("\($0)'s terminal does not answer.") }
    case .lineDown(let host):
      moving = present
      trouble = text.lineDown(to: host)
      return TableRemark(text.lineDown(to: host))
    case .lineUp(let host):
      trouble = nil
      return TableRemark(text("The line to \(host) is up."))
    case .watchers(let count): return TableRemark(text.watchers(count), .aside)
    case .winked(let seat):
      return state.map { state in TableRemark(about: state.name(of: seat)) { text("\($0) winks.") } }
    case .refused(.rate): return TableRemark(text("You have just winked."), .refusal)
    case .refused(.stale): return TableRemark(text("Somebody was faster."), .refusal)
    case .refused: return TableRemark(text("That cannot be done now."), .refusal)
    default: return nil
    }
  }

  /// Whether a player who seems to be away is only reconnecting to another host.
  package func isMoving(_ seat: Int) -> Bool { moving.contains(seat) }

  /// Records that a player is present.
  /// - Returns: whether the player was really away, rather than reconnecting to another host.
  package mutating func returns(_ seat: Int) -> Bool { moving.remove(seat) == nil }
}

/// The times at which the others are asked what to do about a player who is away.
package enum TableAbsence {
  /// The absence after which waiting is advised against.
  package static let hopelessTime = Duration.seconds(3600)

  /// The time until the next question; `nil` if there is none.
  /// - Parameter first: the absence after which more can be done than to wait.
  package static func rest(after time: Duration, first: Duration?) -> Duration? {
    [first, hopelessTime].compactMap { $0 }.first { $0 > time }.map { $0 - time }
  }
}

/// Another game for the players of a finished one: they meet at a new table, which the first of them opens.
package enum AnotherTable {
  /// Leaves the table and requests a seat at the next one.
  /// - Returns: false if the player has no table any more, or the word list has no game.
  package static func ask(_ game: TableGame, _ context: inout Context) -> Bool {
    guard let last = context.services.tables?.state()?.header,
      var words = TableWords(last.language, &context),
      let header = game.kind?.traits.header(game, id: last.nextID, words: &words, &context)
    else { return false }
    context.services.tables?.open(header, words: words, name: context.profile.player)
    return true
  }
}
