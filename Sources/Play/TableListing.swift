import Commentary
import Engines
import Records
import Tables
import Texts

extension TableGame {
  /// The game of the program that it is.
  package var kind: GameKind? { GameKind.allCases.first { $0.traits.tableGames.contains(self) } }

  /// Whether computers can have seats.
  package var hasComputers: Bool { self == .ghost }
}

extension OpenTable {
  /// Whether a player can take a seat: one is free, or is the one that the player left and no computer has taken over.
  package func isOpen(to player: String) -> Bool {
    seats.contains {
      !hasBegun && $0.kind == .empty || $0.kind == .person && $0.presence == .away && $0.name == player
    }
  }

  /// Whether a player can take a seat, a free one or the one that they left.
  /// - Parameter left: the player's games of tables that they left.
  package func takes(_ player: String, left: [String: Int64]) -> Bool {
    isOpen(to: player) || hasBegun && left[id] != nil
  }

  package var takenSeats: Int { seats.count { $0.kind != .empty } }

  /// The name of the first person at the table, if possible of one who is present.
  package var title: String {
    let people = seats.filter { $0.kind == .person }
    return (people.first { $0.presence == .here } ?? people.first)?.name ?? "?"
  }
}

extension [OpenTable] {
  /// Those whose game there is: first where a player can sit down, the newest first.
  /// - Parameter left: the player's games of tables that they left.
  package func sorted(for player: String, left: [String: Int64]) -> [OpenTable] {
    let open = filter { $0.header.game.kind != nil }.sorted { ($0.age, $0.id) < ($1.age, $1.id) }
    return open.filter { $0.takes(player, left: left) } + open.filter { !$0.takes(player, left: left) }
  }
}

extension OpenTable {
  /// Takes a seat, or watches; what comes of it arrives as news.
  /// - Returns: why that is impossible.
  package func join(watches: Bool, _ context: inout Context) -> String? {
    guard let words = TableWords(header.language, &context) else { return context.text.gone(.otherWords) }
    guard !watches else {
      context.services.tables?.watch(self, words: words)
      return nil
    }
    context.services.records.add(player: context.profile.player)
    context.services.tables?.takeSeat(at: self, words: words, name: context.profile.player)
    return nil
  }
}

extension TableGame {
  /// Lays a table for the game; what comes of it arrives as news.
  /// - Returns: why that is impossible.
  package func layTable(_ context: inout Context) -> String? {
    var seed = SystemRandomNumberGenerator()
    guard var words = TableWords(context.profile.language.code, &context),
      let header = kind?.traits.header(self, id: TableHeader.newID(using: &seed), words: &words, &context)
    else { return context.text("The word list has no word for this game.") }
    context.services.records.add(player: context.profile.player)
    context.services.tables?.open(header, words: words, name: context.profile.player)
    return nil
  }
}

extension Listing {
  /// The tables, at which one sits down or watches, then the games for which a new one can be laid, and other machines.
  /// - Parameters:
  ///   - left: the player's games of tables that they left.
  ///   - host: the other machine at which the tables are, where none can be laid; `nil` for this one.
  package static func tables(
    _ tables: [OpenTable], left: [String: Int64], at host: String?, _ context: Context
  ) -> Listing {
    let text = context.text
    let open = tables.map { table in
      let isSeat = table.takes(context.profile.player, left: left)
      let seats = text("\(table.takenSeats) of \(table.seats.count) seats")
      let language = table.header.language
      let facts = [
        text.name(table.header), table.hasBegun ? text("under way") : seats,
        context.services.library.language(language)?.name ?? language,
      ]
      let watch = ListAction.watch(table.id)
      return Entry(
        title: table.title, action: isSeat ? .sit(at: table.id) : watch,
        facts: language == context.profile.language.code ? Array(facts.dropLast()) : facts,
        others: isSeat ? [watch] : [])
    }
    let new = TableGame.allCases.map { game in
      let title = game == .ghost ? text.variant(context.ghost.variant) : text.name(game)
      return Entry(title: title, action: .lay(game), facts: [game.kind?.traits.tagline(game, text) ?? ""])
    }
    let elsewhere = Entry(
      title: text("Elsewhere"), action: .elsewhere, facts: [text("tables on other machines")])
    let here = Entry(title: text("Here"), action: .here, facts: [text("back to this machine")])
    return Listing(
      name: text("Table"),
      rules: text(
        """
        Two to five terminals that share this folder play one game. Sit down at a table that is \
        waiting, or lay one.
        """),
      heading: [host.map { text("At \($0)") } ?? text("Two terminals on this machine, one game.")],
      entries: open + (host == nil ? new + (context.profile.isGuest ? [] : [elsewhere]) : [here]))
  }
}

extension TableState {
  /// Whether this player can start the game now.
  package var canBegin: Bool { isOpener && seats.count { $0.kind != .empty } >= 2 }

  /// Whether this player can give seats to computers.
  package var canSeatComputers: Bool { isOpener && header.game.hasComputers }

  /// Who says when the game begins; empty when nobody is there.
  package var opener: String { seats.first { $0.kind == .person && $0.presence == .here }?.name ?? "" }

  /// Who has sat down or got up since an earlier state, besides this player.
  package func changes(since before: TableState) -> [TableSeatChange] {
    zip(before.seats, seats).enumerated().compactMap { index, pair in
      let (old, new) = pair
      // A player may get another seat, the own one included.
      guard old.name != new.name, index != own else { return nil }
      if new.kind == .person { return .satDown(new.name) }
      let isGone = old.kind == .person && !seats.contains { $0.name == old.name }
      return isGone ? .gotUp(old.name) : nil
    }
  }
}

/// Who has come to a table or gone before its game begins.
package enum TableSeatChange: Equatable, Sendable {
  case satDown(String), gotUp(String)
}

extension Texts {
  /// What those hear and see who watch a table.
  package var watchRules: String {
    self(
      "You watch what all at this table see. What only one of them may know, such as a phrase that is hidden, stays hidden."
    )
  }

  package func said(_ change: TableSeatChange) -> String {
    switch change {
    case .satDown(let name): self("\(name) sits down.")
    case .gotUp(let name): self("\(name) has got up.")
    }
  }

  /// What a game is called at tables.
  package func name(_ game: TableGame) -> String {
    game == .vocabulary ? self("Vocabulary") : game.kind.map(name) ?? ""
  }

  /// What is played at a table: the game, of Ghost its variant, too.
  package func name(_ header: TableHeader) -> String {
    header.game == .ghost ? variant(header.variant) : name(header.game)
  }

  /// What stands at a seat, alone.
  package func occupant(_ seat: TableState.Seat) -> String {
    switch seat.kind {
    case .empty: self("empty")
    case .person: seat.name
    case .computer(let level): name(level)
    }
  }

  /// Who says when the game of a table begins, and what becomes of its empty seats.
  package func seatRules(of game: TableGame) -> String {
    game.hasComputers
      ? self("Whoever sits first says when the game begins, and which empty seats computers take.")
      : self("Whoever sits first says when the game begins. Empty seats stay empty.")
  }
}
