import Engines
import Kit
import Records

/// The set-up of a match of Ghost.
struct GhostSetUp: Equatable, GameState {
  /// Who plays against the player, in display order. The raw value is saved and never changes.
  enum Opponent: Int, CaseIterable, SavedValue {
    case computer = 0
    case friend = 1
    case seats = 2
  }

  var opponent = Opponent.computer
  var level = GhostLevel.easy
  /// The list of words allowed.
  var allowedTier = AllowedTier.familiar
  /// Whether a dead fragment must be challenged to end the round.
  var isBluff = false
  /// The seats of a match of up to five players at one keyboard.
  var seats = GhostSeats()
  /// The names of the players at this keyboard; `nil` until a player has entered one.
  var names = [String?](repeating: nil, count: GhostSeats.count)

  /// Removes the name of the first player from the other seats: another player may have entered it there.
  mutating func forgetNames(of first: String?) {
    for seat in names.indices.dropFirst() where names[seat] == first { names[seat] = nil }
  }

  /// Whether the cost of a hint has been explained to the player.
  var knowsHint = false
  /// The number of matches that each player has won since the program started.
  var matchesWon = noMatchesWon

  static let noMatchesWon = [Int](repeating: 0, count: GhostSeats.count)

  /// The mode of a match with this set-up.
  var mode: Mode {
    switch (opponent, level) {
    case (.friend, _): .ghostFriends
    case (.seats, _): .ghostSeats
    case (.computer, .easy): .ghostEasy
    case (.computer, .medium): .ghostMedium
    case (.computer, .hard): .ghostHard
    }
  }

  /// Restores the set-up of a match. The matches won are counted anew with other players.
  /// - Parameter restored: the given names of the players, by index.
  mutating func restore(_ match: Ghost, _ mode: Mode, names restored: [String?]) {
    let before = names
    for player in match.players.indices where match.players[player].level == nil {
      names[player] = restored[player]
    }
    if names != before || mode != self.mode { matchesWon = Self.noMatchesWon }
    opponent = mode == .ghostSeats ? .seats : match.players.contains { $0.level != nil } ? .computer : .friend
    if opponent == .seats { seats = GhostSeats(match) }
    if opponent == .computer, let level = match.players.compactMap(\.level).first { self.level = level }
    allowedTier = AllowedTier(rawValue: match.rules.allowedTier) ?? allowedTier
    isBluff = match.rules.bluff
  }

  /// The word lists that a match can allow, each named by its rarest tier.
  enum AllowedTier: RawRepresentable, CaseIterable, Sendable {
    case familiar, standard, rare

    init?(rawValue tier: Lexicon.Tier) {
      guard let list = Self.allCases.first(where: { $0.rawValue == tier }) else { return nil }
      self = list
    }

    var rawValue: Lexicon.Tier {
      switch self {
      case .familiar: .familiar
      case .standard: .standard
      case .rare: .rare
      }
    }
  }

  /// What is saved of the set-up, and its rows in the settings.
  static let choices = [
    Choice(
      "ghost.judge", { $0.ghost.allowedTier }, { $1.ghost.allowedTier = $0 },
      setting: Setting(
        .playing, { $0.ghost.allowedTierSetting },
        value: { $0.strings.ghost.allowedTier($0.ghost.allowedTier) },
        change: { $1.ghost.allowedTier = $1.ghost.allowedTier.following(by: $0) },
        note: { $0.ghostSettings.judge })),
    Choice(
      "ghost.bluff", { $0.ghost.isBluff }, { $1.ghost.isBluff = $0 },
      setting: .toggle(
        .playing, { $0.ghost.bluffSetting }, { $0.ghost.isBluff }, { $1.ghost.isBluff = $0 },
        note: { $0.ghostSettings.bluff })),
    Choice("ghost.opponent", { $0.ghost.opponent }, { $1.ghost.opponent = $0 }),
    Choice("ghost.level", { $0.ghost.level }, { $1.ghost.level = $0 }),
    Choice("ghost.first", { $0.ghost.names[0] }) { $1.ghost.names[0] = $0?.asPlayerName },
    Choice("ghost.second", { $0.ghost.names[1] }) { $1.ghost.names[1] = $0?.asPlayerName },
    Choice("ghost.third", { $0.ghost.names[2] }) { $1.ghost.names[2] = $0?.asPlayerName },
    Choice("ghost.fourth", { $0.ghost.names[3] }) { $1.ghost.names[3] = $0?.asPlayerName },
    Choice("ghost.fifth", { $0.ghost.names[4] }) { $1.ghost.names[4] = $0?.asPlayerName },
    Choice("ghost.seats", { $0.ghost.seats }, { $1.ghost.seats = $0 }),
  ]
}

extension GhostSetUp.AllowedTier: SavedValue {
  var saved: String { Int(rawValue.rawValue).saved }

  init?(saved: String) {
    guard let tier = UInt8(saved).flatMap(Lexicon.Tier.init(rawValue:)) else { return nil }
    self.init(rawValue: tier)
  }
}

extension GhostLevel: SavedValue {}

extension Context {
  /// The set-up for Ghost.
  var ghost: GhostSetUp {
    get { self[GhostSetUp.self] }
    set { self[GhostSetUp.self] = newValue }
  }

  /// The players of a new match: the player and a computer, or people by name or number and computers.
  var ghostPlayers: [Ghost.Player] {
    switch ghost.opponent {
    case .computer:
      [
        Ghost.Player(player),
        Ghost.Player(strings.ghost.level(ghost.level).capitalizedFirst, level: ghost.level),
      ]
    case .friend: [0, 1].map { ghostPlayer($0, level: nil) }
    case .seats: ghost.seats.taken.map { ghostPlayer($0, level: ghost.seats.kinds[$0].level) }
    }
  }

  /// The names under which the records know them; `nil` for computers and players without a name.
  var ghostNames: [String?] {
    switch ghost.opponent {
    case .computer: [player, nil]
    case .friend: [0, 1].map(ghostName)
    case .seats: ghost.seats.taken.map { ghost.seats.kinds[$0] == .person ? ghostName($0) : nil }
    }
  }

  /// The name of a person in a seat: the one entered there, or in the first seat the player's own; `nil` without one.
  func ghostName(_ seat: Int) -> String? { ghost.names[seat] ?? (seat == 0 ? player : nil) }

  /// The player in a seat.
  func ghostPlayer(_ seat: Int, level: GhostLevel?) -> Ghost.Player {
    let name = level.map { strings.ghost.level($0).capitalizedFirst }
    return Ghost.Player(name ?? ghostName(seat) ?? strings.player(seat + 1), level: level)
  }

  /// A new match with the chosen set-up; `nil` when the list has no suitable words. Of a player's own list without words as
  /// common as those allowed, all are allowed.
  mutating func ghostMatch() -> Ghost? {
    let allowed = ghost.allowedTier.rawValue
    let hasAllowed = GhostJudge(lexicon, upTo: allowed).isPossible("")
    let match = Ghost(
      players: ghostPlayers,
      rules: Ghost.Rules(allowedTier: hasAllowed ? allowed : .rare, bluff: ghost.isBluff),
      seed: dealSeed(), alphabet: language.alphabet, lexicon: lexicon)
    return match.judge.isPossible("") ? match : nil
  }
}
