import Engines
import Texts

/// The game of a table, as each seat replays it from the log.
public struct TableMatch: Sendable {
  public enum Game: Sendable {
    case ghost(Ghost)
    case duel(TableDuel)
    /// Text Twist on one rack, or one of words.
    case race(TableRace)
  }

  public let header: TableHeader
  public let seating: TableSeating
  public private(set) var game: Game

  /// Who sat where when the game began.
  public var chairs: [TableChair] { seating.chairs }
  /// The seats that take part, in order: the game's player 0 sits at `seats[0]`.
  public var seats: [Int] { seating.seats }

  /// Starts the game described by a log's first entry; `nil` when the entry or the header is invalid.
  public init?(_ header: TableHeader, begin entry: TableLog.Entry, words: TableWords) {
    guard let seating = TableSeating(begin: entry, seats: header.seats) else { return nil }
    let (chairs, seats) = (seating.chairs, seating.seats)
    switch header.game {
    case .ghost:
      let players = seats.map { seat in
        switch chairs[seat] {
        case .person(let identity): Ghost.Player(identity.name)
        case .computer(let level): Ghost.Player("", level: level)
        case .empty: Ghost.Player("")
        }
      }
      let rules = Ghost.Rules(list: header.list, bluff: header.bluff, version: header.rules)
      guard rules.of(header.variant).canBePlayed(with: words.lexicon) else { return nil }
      var match = Ghost(
        players: players, rules: rules.of(header.variant), seed: header.seed, alphabet: words.alphabet,
        lexicon: words.lexicon)
      match.dealOpening()
      game = .ghost(match)
    case .duel:
      guard chairs.allSatisfy(\.isPerson) else { return nil }
      game = .duel(TableDuel(table: header.id, alphabet: words.alphabet, sha256: words.sha256))
    case .race:
      let letters = header.rack.compactMap { words.alphabet.letters.contains($0) ? $0 : nil }
      guard letters.count == Rack.size, seats.allSatisfy({ chairs[$0].isPerson }) else { return nil }
      let rack = Rack(letters: letters, lexicon: words.lexicon)
      game = .race(TableRace(.rack(rack), players: seats.count))
    case .vocabulary:
      guard seats.allSatisfy({ chairs[$0].isPerson }) else { return nil }
      game = .race(TableRace(.vocabulary([]), players: seats.count))
    }
    self.header = header
    self.seating = seating
  }

  /// Makes a move.
  /// - Returns: false when the rules do not allow it, or not to that seat; the state is then unchanged.
  public mutating func apply(_ entry: TableLog.Entry) -> Bool {
    switch game {
    case .ghost(var match):
      guard seating.apply(entry, to: &match) else { return false }
      match.dealOpening()
      game = .ghost(match)
    case .duel(var duel):
      guard seating.apply(entry, to: &duel) else { return false }
      game = .duel(duel)
    case .race(var race):
      guard seating.apply(entry, to: &race) else { return false }
      game = .race(race)
    }
    return true
  }

  /// The seat of the person with this name at this table.
  public func seat(ofPersonNamed name: String) -> Int? {
    chairs.firstIndex { if case .person(let identity) = $0 { identity.name == name } else { false } }
  }

  /// The maximum length of a move in bytes: a line minus its other fields.
  static let longestMove = 490

  /// Whether the game has ended: one player is left in Ghost, or the time of a race is over. A duel does not end.
  public var isOver: Bool {
    switch game {
    case .ghost(let match): if case .over = match.status { true } else { false }
    case .duel: false
    case .race(let race): race.isOver
    }
  }

  /// The seats that have won the game; empty while it is in progress.
  public var winners: [Int] {
    switch game {
    case .ghost(let match): if case .over(let winner) = match.status { [seats[winner]] } else { [] }
    case .duel: []
    case .race(let race): race.isOver ? race.winners.map { seats[$0] } : []
    }
  }

  /// The seat whose move is next; `nil` when no seat or any seat may move.
  public var turn: Int? {
    switch game {
    case .ghost(let match): return match.player.map { seats[$0] }
    case .duel(let duel):
      switch duel.status {
      case .choosing, .answering, .revealing: return seats[duel.setter]
      case .guessing: return seats[duel.guesser]
      case .roundOver: return nil
      }
    case .race: return nil
    }
  }

  /// The level of the computer that currently plays at a seat; `nil` for a person.
  public func level(of seat: Int) -> GhostLevel? {
    guard case .ghost(let match) = game, let player = seats.firstIndex(of: seat) else { return nil }
    return match.players[player].level
  }

  /// Whether a computer's move is next.
  var isComputersTurn: Bool { turn.map { level(of: $0) != nil } ?? false }

  /// The next move of the computer whose turn it is, which takes some milliseconds; `nil` when it is not a computer's turn.
  var computerEntry: TableLog.Entry? {
    guard case .ghost(let match) = game, let turn, let move = match.computerMove else { return nil }
    return TableLog.Entry(turn, move.description)
  }
}

/// Who takes part in the game of a table, according to its log's first entry. It does not change during the game.
public struct TableSeating: Sendable {
  /// Who sat where when the game began.
  public let chairs: [TableChair]
  /// The seats that take part, in order: the game's player 0 sits at `seats[0]`.
  public let seats: [Int]

  /// - Returns: `nil` when the entry is invalid, or fewer than two seats or no person take part.
  init?(begin entry: TableLog.Entry, seats count: Int) {
    guard let chairs = TableRoster(entry.move)?.chairs, chairs.count == count else { return nil }
    let seats = chairs.indices.filter { chairs[$0] != .empty }
    guard seats.count >= 2, chairs.contains(where: \.isPerson) else { return nil }
    self.chairs = chairs
    self.seats = seats
  }

  /// Makes a move of Ghost.
  /// - Returns: false when the rules do not allow it, or not to that seat; the match is then unchanged.
  public func apply(_ entry: TableLog.Entry, to match: inout Ghost) -> Bool {
    guard let player = player(of: entry), let move = Ghost.Move(entry.move), mayMake(move, player, in: match)
    else { return false }
    return match.replay(move)
  }

  /// Makes a move of a duel.
  /// - Returns: false when the rules do not allow it, or not to that seat; the duel is then unchanged.
  public func apply(_ entry: TableLog.Entry, to duel: inout TableDuel) -> Bool {
    var next = duel
    guard let player = player(of: entry), next.apply(entry.move, by: player) else { return false }
    duel = next
    return true
  }

  /// Makes a move of a race.
  /// - Returns: false when the rules do not allow it, or not to that seat; the race is then unchanged.
  func apply(_ entry: TableLog.Entry, to race: inout TableRace) -> Bool {
    var next = race
    guard let player = player(of: entry), next.apply(entry.move, by: player) else { return false }
    race = next
    return true
  }

  /// The name of a player who was a person when the game began; `nil` for a computer.
  public func name(of player: Int) -> String? {
    if case .person(let identity) = chairs[seats[player]] { identity.name } else { nil }
  }

  /// The player who makes a move; `nil` when the seat does not take part, or the move is too long.
  private func player(of entry: TableLog.Entry) -> Int? {
    entry.move.utf8.count <= TableMatch.longestMove ? seats.firstIndex(of: entry.seat) : nil
  }

  private func mayMake(_ move: Ghost.Move, _ player: Int, in match: Ghost) -> Bool {
    switch move {
    case .beginRound: chairs[seats[player]].isPerson
    case .replace: match.player == player && chairs[seats[player]].isPerson
    case .add, .prepend, .challenge, .answer, .askForHelp: match.player == player
    }
  }
}

/// The owner of a seat: the user ID, which the kernel has verified, and the name they play under.
public struct TableIdentity: Equatable, Sendable {
  public let user: UInt32
  public let name: String

  public init(user: UInt32, name: String) {
    self.user = user
    self.name = name
  }

  /// The maximum length of a name in bytes; limits the number of combining marks.
  public static let longestName = 80

  /// The same identity, with a number after the name when somebody on these chairs has it already.
  func unlike(_ chairs: [TableChair]) -> TableIdentity {
    let names = chairs.compactMap { if case .person(let other) = $0 { other.name } else { nil } }
    var unused = name
    var number = 2
    while names.contains(unused) {
      let ending = " \(number)"
      var stem = String(name.prefix(PlayerName.longest - ending.count))
      while stem.utf8.count > Self.longestName - ending.utf8.count { stem.removeLast() }
      unused = stem + ending
      number += 1
    }
    return TableIdentity(user: user, name: unused)
  }

  /// Whether a name is allowed at a table: one that a player can have, of at most 80 bytes.
  public static func isName(_ name: String) -> Bool {
    let bytes = name.utf8
    return (1...longestName).contains(bytes.count) && name.count <= PlayerName.longest
      && bytes.elementsEqual(name.trimmed.composed.utf8) && name.allSatisfy(\.canBeInName)
  }
}

/// Who or what occupies a seat at a table.
public enum TableChair: Equatable, Sendable {
  case empty
  case person(TableIdentity)
  case computer(GhostLevel)

  public var isPerson: Bool { if case .person = self { true } else { false } }
}

/// Whether the person of a seat is connected.
public enum TablePresence: String, Sendable {
  case here, away
}

/// Who sits where when the game begins: the first entry of every log.
///
/// `begin p 1000 4 anna c2 -`: for a person the user ID, the length of the name in bytes, and the name; for a computer its
/// level; `-` for an empty seat.
struct TableRoster: LosslessStringConvertible {
  let chairs: [TableChair]

  var description: String {
    chairs.reduce(into: "begin") { text, chair in
      switch chair {
      case .empty: text += " -"
      case .computer(let level): text += " c\(level.rawValue)"
      case .person(let identity):
        text += " p \(identity.user) \(identity.name.utf8.count) \(identity.name)"
      }
    }
  }

  init(_ chairs: [TableChair]) {
    self.chairs = chairs
  }

  /// - Returns: `nil` when the text is not a roster, or seats somebody twice.
  init?(_ text: String) {
    var fields = TableFields(Array(text.utf8))
    guard fields.next() == "begin" else { return nil }
    var chairs: [TableChair] = []
    while !fields.isAtEnd, chairs.count < TableGame.mostSeats {
      switch fields.next() {
      case "-": chairs.append(.empty)
      case "p":
        guard let user = fields.next().flatMap(TableFields.unsigned) as UInt32?, let count = fields.number(),
          let name = fields.text(ofBytes: count), TableIdentity.isName(name)
        else { return nil }
        chairs.append(.person(TableIdentity(user: user, name: name)))
      case let text?:
        guard let level = GhostLevel(tableKind: text) else { return nil }
        chairs.append(.computer(level))
      case nil: return nil
      }
    }
    let people = chairs.filter(\.isPerson)
    guard fields.isAtEnd, people.indices.allSatisfy({ !people[..<$0].contains(people[$0]) }) else {
      return nil
    }
    self.chairs = chairs
  }
}

extension GhostLevel {
  /// The level that is written as `c1`, `c2` and so on, by its raw value.
  init?(tableKind text: String) {
    guard text.utf8.count == 2, text.utf8.first == UInt8(ascii: "c"), let number = Int(text.dropFirst()),
      let level = GhostLevel(rawValue: number)
    else { return nil }
    self = level
  }
}

extension TableMatch {
  /// The game after the moves of a log, and the moves that the rules allow, since the log may come from a damaged file.
  public static func replay(
    _ header: TableHeader, _ log: TableLog, words: TableWords
  ) -> (match: TableMatch?, log: TableLog) {
    guard let first = log[0], var match = TableMatch(header, begin: first, words: words) else {
      return (nil, TableLog())
    }
    var replayed = TableLog([first])
    for entry in log.entries.dropFirst() {
      guard match.apply(entry) else { break }
      replayed.append(entry)
    }
    return (match, replayed)
  }
}
