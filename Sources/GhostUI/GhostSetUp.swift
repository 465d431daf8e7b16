import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

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
  /// Whether the first letter of each round against the computer is dealt.
  var isOpeningDealt = false
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
  /// The lists on which a match has been praised since the program started.
  var praised: Set<Mode> = []
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
    if opponent == .computer, let level = match.players.compactMap(\.level).first {
      self.level = level
      isOpeningDealt = match.rules.dealtLetters > 0
    }
    allowedTier = AllowedTier(match.rules.allowedTier) ?? allowedTier
    isBluff = match.rules.bluff
  }

  /// The word lists that a match can allow, each named by its rarest tier, whose number is saved.
  enum AllowedTier: Int, CaseIterable, SavedValue {
    case familiar = 2
    case standard = 3
    case rare = 4

    init?(_ tier: Lexicon.Tier) { self.init(rawValue: Int(tier.rawValue)) }

    var tier: Lexicon.Tier {
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
        .playing, { $0("Ghost: words") },
        value: { $0.text.allowedTier($0.ghost.allowedTier) },
        change: { $1.ghost.allowedTier = $1.ghost.allowedTier.following(by: $0) },
        note: { $0("How rare a word may be to count.") })),
    Choice(
      "ghost.bluff", { $0.ghost.isBluff }, { $1.ghost.isBluff = $0 },
      setting: .toggle(
        .playing, { $0("Ghost: bluff") }, { $0.ghost.isBluff }, { $1.ghost.isBluff = $0 },
        note: { $0("A dead end must be doubted to count.") })),
    Choice("ghost.opening", { $0.ghost.isOpeningDealt }, { $1.ghost.isOpeningDealt = $0 }),
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
    case .computer: [Ghost.Player(profile.player), ghostPlayer(1, level: ghost.level)]
    case .friend: [ghostPlayer(0, level: nil), ghostPlayer(1, level: nil)]
    case .seats: ghost.seats.taken.map { ghostPlayer($0, level: ghost.seats.kinds[$0].level) }
    }
  }

  /// The names under which the records know them; `nil` for computers and players without a name.
  var ghostNames: [String?] {
    switch ghost.opponent {
    case .computer: [profile.player, nil]
    case .friend: [0, 1].map(ghostName)
    case .seats: ghost.seats.taken.map { ghost.seats.kinds[$0] == .person ? ghostName($0) : nil }
    }
  }

  /// The name of a person in a seat: the one entered there, or in the first seat the player's own; `nil` without one.
  func ghostName(_ seat: Int) -> String? { ghost.names[seat] ?? (seat == 0 ? profile.player : nil) }

  /// The player in a seat.
  func ghostPlayer(_ seat: Int, level: GhostLevel?) -> Ghost.Player {
    let name = level.map(text.name)
    let given = ghost.names[seat] ?? (seat == 0 ? profile.givenName : nil)
    return Ghost.Player(name ?? given ?? text("Player \(seat + 1)"), level: level)
  }

  /// A new match with the chosen set-up; `nil` when the list has no suitable words. Of a player's own list without words as
  /// common as those allowed, all are allowed.
  mutating func ghostMatch() -> Ghost? {
    let allowed = ghost.allowedTier.tier
    let hasAllowed = GhostJudge(lexicon, upTo: allowed).isPossible("")
    var rules = Ghost.Rules(allowedTier: hasAllowed ? allowed : .rare, bluff: ghost.isBluff)
    rules.dealtLetters = ghost.opponent == .computer && ghost.isOpeningDealt ? 1 : 0
    var match = Ghost(
      players: ghostPlayers, rules: rules,
      seed: dealSeed(), alphabet: profile.language.alphabet, lexicon: lexicon)
    match.dealOpening()
    return match.judge.isPossible("") ? match : nil
  }
}

/// The seats of a match of up to five players at one keyboard.
struct GhostSeats: Equatable, Sendable {
  /// The kind of player in a seat. The raw value is saved and never changes.
  enum Kind: String, CaseIterable, SavedValue {
    case person, easy, medium, hard, empty

    /// The computer's level; `nil` for people and empty seats.
    var level: GhostLevel? {
      switch self {
      case .person, .empty: nil
      case .easy: .easy
      case .medium: .medium
      case .hard: .hard
      }
    }
  }

  static let count = Ghost.playerCounts.upperBound

  var kinds: [Kind] = [.person, .person, .person, .empty, .empty]

  /// The indices of the occupied seats.
  var taken: [Int] { kinds.indices.filter { kinds[$0] != .empty } }

  /// Whether a match can begin: at least two seats are occupied, one of them by a person.
  var isPlayable: Bool { taken.count >= 2 && kinds.contains(.person) }
}

extension GhostSeats: SavedValue {
  var saved: String { kinds.map(\.rawValue).joined(separator: " ") }

  init?(saved: String) {
    let kinds = saved.split(separator: " ").compactMap { Kind(rawValue: String($0)) }
    guard kinds.count == Self.count else { return nil }
    self.kinds = kinds
  }

  /// The seats of an existing match, filled from the first one.
  init(_ match: Ghost) {
    for seat in kinds.indices {
      let player = match.players.indices.contains(seat) ? match.players[seat] : nil
      let kind = player.flatMap { player in Kind.allCases.first { $0.level == player.level } }
      kinds[seat] = kind ?? .empty
    }
  }
}

/// The set-up of a match of Ghost: the opponents and the rules.
struct GhostSetUpScreen: FormScreen {
  /// The rows of the form; the opponent decides which are shown.
  enum Row: Equatable, Sendable {
    case opponent, level, player(Int), seat(Int), allowedTier, opening, bluff
  }

  /// The seat whose player is named on a screen of its own.
  typealias Entry = Int

  var form = Form()
  var manners: Manners { [.pagerKeys, .trying] }

  func name(_ text: Texts) -> String { text("Ghost") }

  func rules(_ context: Context) -> String {
    context.text.ghostRules(isBluff: context.ghost.isBluff)
  }

  mutating func submit(_ context: inout Context) -> Transition {
    let text = context.text
    guard context.ghost.opponent != .seats || context.ghost.seats.isPlayable else {
      return .push(
        Popup.message(
          text("Ghost"), text("At least two seats have to be taken, and one of them by a person."), text))
    }
    context.ghost.forgetNames(of: context.ghostName(0))
    return .push(GhostScreen.begun(&context))
  }

  func editor(of row: Row, _ context: Context) -> (() -> any Screen)? {
    switch row {
    case .seat(let seat) where context.ghost.seats.kinds[seat] == .person:
      {
        let text = context.text
        let persons = context.ghost.seats.kinds.indices.filter { context.ghost.seats.kinds[$0] == .person }
        let others = persons.filter { $0 != seat }.compactMap(context.ghostName)
        return EntryScreen(
          [text("Ghost"), text.opponent(.seats)], prompt: text("Who has seat \(seat + 1)?"),
          text: context.ghost.names[seat] ?? "",
          rules: .name(longest: PlayerName.longest, others: others, text), context
        ) { Command.entered($0, seat) }
      }
    case .player(let index):
      {
        let text = context.text
        return EntryScreen.playerName(
          index, [text("Ghost"), text.opponent(.friend)], name: context.ghost.names[index],
          other: context.ghostName(1 - index), context
        ) { Command.entered($0, index) }
      }
    default: nil
    }
  }

  /// Names the player of a seat.
  mutating func enter(_ text: String, as seat: Int, _ context: inout Context) -> Transition {
    if context.ghost.names[seat] != text { context.ghost.matchesWon = GhostSetUp.noMatchesWon }
    context.ghost.names[seat] = text
    return .stay
  }

  func rows(_ context: Context) -> [Row] {
    switch context.ghost.opponent {
    case .computer: [.opponent, .level, .allowedTier, .opening, .bluff]
    case .friend: [.opponent, .player(0), .player(1), .allowedTier, .bluff]
    case .seats: [.opponent] + context.ghost.seats.kinds.indices.map { .seat($0) } + [.allowedTier, .bluff]
    }
  }

  func change(_ row: Row, by step: Int, _ context: inout Context) {
    switch row {
    case .opponent:
      context.ghost.opponent = context.ghost.opponent.following(by: step)
      context.ghost.matchesWon = GhostSetUp.noMatchesWon
    case .seat(let seat):
      context.ghost.seats.kinds[seat] = context.ghost.seats.kinds[seat].following(by: step)
      context.ghost.matchesWon = GhostSetUp.noMatchesWon
    case .level: context.ghost.level = context.ghost.level.following(by: step)
    case .allowedTier: context.ghost.allowedTier = context.ghost.allowedTier.following(by: step)
    case .bluff: context.ghost.isBluff.toggle()
    case .opening: context.ghost.isOpeningDealt.toggle()
    case .player: break
    }
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    canvas.header([text("Ghost"), text("New game")], right: context.profile.language.name)
    let layout = canvas.layout.page
    if !layout.isCompact {
      FragmentView(letters: Array(Ghost.word), isOpen: true).draw(
        on: &canvas, in: layout.rect(0, rows(context).count > Form.mostRows ? 3 : 4, 80, 5),
        FragmentView.Tiles.forms(upTo: 7, room: 78)
      ) { $0 % 2 == 0 ? .tile : .otherTile }
    }
    let rows = rows(context)
    form.draw(
      of: rows.count, { formRow(rows[$0], context) }, note: note(context), button: button(context),
      on: &canvas)
  }

  func submitLabel(_ context: Context) -> String { context.text.inLine(button(context)) }

  private func button(_ context: Context) -> String {
    context.ghost.opponent == .seats ? context.text("Begin") : context.text("Start")
  }

  /// Two sentences about the selected row.
  private func note(_ context: Context) -> String {
    let text = context.text
    let setUp = context.ghost
    return switch chosenRow(context) {
    case .opponent: text.opponentNote(setUp.opponent)
    case .level: text.levelNote(setUp.level)
    case .player: text("Space changes the name. Matches won are counted under it.")
    case .seat(let seat): text.seatNote(setUp.seats.kinds[seat])
    case .allowedTier: text.allowedTierNote(setUp.allowedTier)
    case .bluff:
      text.bluffNote(setUp.isBluff)
    case .opening:
      setUp.isOpeningDealt
        ? text("Each round begins with a letter that nobody chose.")
        : text("Whoever begins a round chooses its first letter.")
    }
  }

  private func formRow(_ row: Row, _ context: Context) -> Form.Row {
    let text = context.text
    let setUp = context.ghost
    return switch row {
    case .opponent:
      Form.Row(label: text("Against"), value: text.opponent(setUp.opponent))
    case .level: Form.Row(label: text("Level"), value: text.level(setUp.level))
    case .player(let index):
      Form.Row(
        label: index == 0 ? text("First player") : text("Second player"),
        value: context.ghostPlayers[index].name)
    case .seat(let seat): seatRow(seat, context)
    case .allowedTier:
      Form.Row(label: text("Words"), value: text.allowedTier(setUp.allowedTier))
    case .bluff: Form.Row(label: text("Bluff"), value: text.onOff(setUp.isBluff))
    case .opening:
      Form.Row(
        label: text("First letter"), value: setUp.isOpeningDealt ? text("dealt") : text("chosen"))
    }
  }

  /// The row of a seat: its kind and, for a person, the name.
  private func seatRow(_ seat: Int, _ context: Context) -> Form.Row {
    let text = context.text
    let kind = context.ghost.seats.kinds[seat]
    let name = kind == .person ? "  " + context.ghostPlayer(seat, level: nil).name : ""
    return Form.Row(
      label: text("Seat \(seat + 1)"),
      value: text.seatKind(kind) + name)
  }
}
