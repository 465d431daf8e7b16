import Engines
import Records
import Texts

/// The set-up of a match of Ghost.
package struct GhostSetUp: Equatable, SetUp {
  /// Who plays against the player, in display order. The raw value is saved and never changes.
  package enum Opponent: Int, CaseIterable, SavedValue {
    case computer = 0
    case friend = 1
    case seats = 2
  }

  package var opponent = Opponent.computer
  package var variant = Ghost.Variant.usual
  package var level = GhostLevel.easy
  /// The words that count, where the player has chosen them; `nil` for those of the language.
  package var list: GhostJudge.List?
  /// Whether a dead fragment must be challenged to end the round.
  package var isBluff = false
  /// Whether the first letter of each round against the computer is dealt.
  package var isOpeningDealt = false
  /// The seats of a match of up to five players at one keyboard.
  package var seats = GhostSeats()
  /// The names of the players at this keyboard; `nil` until a player has entered one.
  package var names = [String?](repeating: nil, count: GhostSeats.count)

  /// Removes the name of the first player from the other seats: another player may have entered it there.
  package mutating func forgetNames(of first: String?) {
    for seat in names.indices.dropFirst() where names[seat] == first { names[seat] = nil }
  }

  /// Whether the cost of a hint has been explained to the player.
  package var knowsHint = false
  /// The lists on which a match has been praised since the program started.
  package var praised: Set<Mode> = []
  /// The number of matches that each player has won since the program started.
  package var matchesWon = noMatchesWon

  package init() {}

  package static let noMatchesWon = [Int](repeating: 0, count: GhostSeats.count)

  /// The mode of a match with this set-up.
  package var mode: Mode {
    switch opponent {
    case .friend: .ghostFriends
    case .seats: .ghostSeats
    case .computer: .ghost(level, variant)
    }
  }

  /// Whether a match can begin.
  package var isPlayable: Bool { opponent != .seats || seats.isPlayable }

  /// Restores the set-up of a match. The matches won are counted anew with other players.
  /// - Parameters:
  ///   - now: the words that would count in a new match.
  ///   - restored: the given names of the players, by index.
  package mutating func restore(
    _ match: Ghost, _ mode: Mode, list now: GhostJudge.List, names restored: [String?]
  ) {
    let before = names
    for player in match.players.indices where match.players[player].level == nil {
      names[player] = restored[player]
    }
    if names != before || mode != self.mode { matchesWon = Self.noMatchesWon }
    opponent = mode == .ghostSeats ? .seats : match.players.contains { $0.level != nil } ? .computer : .friend
    if opponent == .seats { seats = GhostSeats(match) }
    variant = match.rules.variant ?? .usual
    if opponent == .computer, let level = match.players.compactMap(\.level).first {
      self.level = level
      if variant != .superghost { isOpeningDealt = match.rules.dealtLetters > 0 }
    }
    // Superghost has fewer lists than Ghost, for which the chosen one stays.
    let expected = variant == .superghost && now.tier > .familiar ? .familiar : now
    let isChosen = variant != .superghost || match.rules.list.tier == .familiar
    if match.rules.list != expected, isChosen { list = match.rules.list }
    isBluff = match.rules.bluff
  }

  /// What is saved of the set-up, and its rows in the settings.
  package static let choices = [
    Choice(
      "ghost.judge", { $0.ghost.list }, { $1.ghost.list = $0 },
      setting: Setting(.playing) { context in
        let text = context.text
        return listRow(text("Ghost: words"), context) { _ in text("Which words count.") }
      }),
    Choice(
      "ghost.bluff", { $0.ghost.isBluff }, { $1.ghost.isBluff = $0 },
      setting: .toggle(
        .playing, { $0("Ghost: bluff") }, { $0.ghost.isBluff }, { $1.ghost.isBluff = $0 },
        note: { $0("A dead end must be doubted to count.") })),
    Choice("ghost.shortest", { $0.ghost.variant }, { $1.ghost.variant = $0 }),
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

extension GhostSetUp {
  package static func rows(_ context: Context) -> [SetUpRow] {
    let (text, setUp) = (context.text, context.ghost)
    let opponent = SetUpRow(
      "opponent", text("Against"), Opponent.allCases, setUp.opponent, text.opponent, note: text.opponentNote
    ) { opponent, context in
      context.ghost.opponent = opponent
      context.ghost.matchesWon = noMatchesWon
    }
    let players: [SetUpRow] =
      switch setUp.opponent {
      case .computer:
        [
          SetUpRow(
            "level", text("Level"), GhostLevel.allCases, setUp.level, text.level, note: text.levelNote
          ) { $1.ghost.level = $0 }
        ]
      case .friend: [playerRow(0, context), playerRow(1, context)]
      case .seats: setUp.seats.kinds.indices.map { seatRow($0, context) }
      }
    let opening = SetUpRow(
      "opening", text("First letter"), [false, true], setUp.isOpeningDealt, { text.opening(isDealt: $0) },
      note: { text.openingNote(isDealt: $0) }
    ) { $1.ghost.isOpeningDealt = $0 }
    return [opponent] + players + [wordsRow(context), variantRow(context)]
      + (setUp.opponent == .computer && setUp.variant != .superghost ? [opening] : [])
      + [bluffRow(context)]
  }

  package static func problem(_ context: Context) -> String? {
    context.ghost.isPlayable ? nil : context.text.fewSeats
  }

  package static func prepare(_ context: inout Context) {
    context.ghost.forgetNames(of: context.ghost.name(0, context))
  }

  /// The words that count in a match.
  package static func wordsRow(_ context: Context) -> SetUpRow {
    listRow(context.text("Words"), context, note: context.text.listNote)
  }

  private static func listRow(
    _ label: String, _ context: Context, note: @escaping @Sendable (GhostJudge.List) -> String
  ) -> SetUpRow {
    let lists = GhostJudge.List.allCases.filter {
      ($0 != .base || context.lexicon.hasHeadwords)
        && (context.ghost.variant != .superghost || $0.tier == .familiar)
    }
    return SetUpRow("words", label, lists, context.ghostList, context.text.list, note: note) {
      list, context in
      // What the language has anyway is not a choice for other languages.
      context.ghost.list = list == context.profile.language.ghostList ? nil : list
    }
  }

  /// What is played.
  package static func variantRow(_ context: Context) -> SetUpRow {
    let text = context.text
    return SetUpRow(
      "game", text("Game"), Ghost.Variant.allCases, context.ghost.variant, text.variant,
      note: text.variantNote
    ) { $1.ghost.variant = $0 }
  }

  /// Whether a dead fragment must be challenged.
  package static func bluffRow(_ context: Context) -> SetUpRow {
    let text = context.text
    return .toggle("bluff", text("Bluff"), context.ghost.isBluff, text, note: text.bluffNote) {
      $1.ghost.isBluff = $0
    }
  }

  /// The name of one of two players.
  private static func playerRow(_ player: Int, _ context: Context) -> SetUpRow {
    let text = context.text
    let label = player == 0 ? text("First player") : text("Second player")
    return SetUpRow(
      "player \(player)", label, value: context.ghost.players(context)[player].name,
      note: text("Matches won are counted by name."),
      entry: nameEntry(
        player, [text("Ghost"), text.opponent(.friend)], label,
        others: [context.ghost.name(1 - player, context)], text,
        context))
  }

  /// A seat: the kind of its player and, of a person, the name.
  private static func seatRow(_ seat: Int, _ context: Context) -> SetUpRow {
    let (text, kinds) = (context.text, context.ghost.seats.kinds)
    let others = kinds.indices.filter { $0 != seat && kinds[$0] == .person }
    let entry = nameEntry(
      seat, [text("Ghost"), text.opponent(.seats)], text("Who has seat \(seat + 1)?"),
      others: others.map { context.ghost.name($0, context) }, text, context)
    let name = context.ghost.player(seat, level: nil, context).name
    return SetUpRow(
      "seat \(seat)", text("Seat \(seat + 1)"), GhostSeats.Kind.allCases, kinds[seat], text.seatKind,
      value: kinds[seat] == .person ? "\(text.seatKind(.person))  \(name)" : nil, note: text.seatNote,
      entry: entry, isTyped: kinds[seat] == .person
    ) { kind, context in
      context.ghost.seats.kinds[seat] = kind
      context.ghost.matchesWon = noMatchesWon
    }
  }

  private static func nameEntry(
    _ seat: Int, _ path: [String], _ prompt: String, others: [String?], _ text: Texts, _ context: Context
  ) -> SetUpRow.Entry {
    SetUpRow.Entry(
      .name, path, prompt: prompt, text: context.ghost.names[seat] ?? "",
      rules: .playerName(others: others, text)
    ) { name, context in
      if context.ghost.names[seat] != name { context.ghost.matchesWon = noMatchesWon }
      context.ghost.names[seat] = name
      if context.ghost.opponent == .seats { context.ghost.seats.kinds[seat] = .person }
    }
  }
}

extension GhostLevel: SavedValue {}
extension GhostJudge.List: SavedValue {}
extension Ghost.Variant: SavedValue {}

extension Context {
  /// The set-up for Ghost.
  package var ghost: GhostSetUp {
    get { self[GhostSetUp.self] }
    set { self[GhostSetUp.self] = newValue }
  }

  /// The words that count in a new match of Ghost: those chosen, else those of the language; of a list that states no
  /// headwords the familiar ones instead of base forms, and in Superghost instead of rarer ones.
  package var ghostList: GhostJudge.List {
    let chosen = ghost.list ?? profile.language.ghostList
    let list = ghost.variant == .superghost && chosen.tier > .familiar ? .familiar : chosen
    return list == .base && !lexicon.hasHeadwords ? .familiar : list
  }
}

extension GhostSetUp {
  /// The players of a new match: the player and a computer, or people by name or number and computers.
  package func players(_ context: Context) -> [Ghost.Player] {
    switch opponent {
    case .computer: [Ghost.Player(context.profile.player), player(1, level: level, context)]
    case .friend: [player(0, level: nil, context), player(1, level: nil, context)]
    case .seats: seats.taken.map { player($0, level: seats.kinds[$0].level, context) }
    }
  }

  /// The names under which the records know them; `nil` for computers and players without a name.
  package func names(_ context: Context) -> [String?] {
    switch opponent {
    case .computer: [context.profile.player, nil]
    case .friend: [0, 1].map { name($0, context) }
    case .seats: seats.taken.map { seats.kinds[$0] == .person ? name($0, context) : nil }
    }
  }

  /// The name of a person in a seat: the one entered there, or in the first seat the player's own; `nil` without one.
  package func name(_ seat: Int, _ context: Context) -> String? {
    names[seat] ?? (seat == 0 ? context.profile.player : nil)
  }

  /// The player in a seat.
  package func player(_ seat: Int, level: GhostLevel?, _ context: Context) -> Ghost.Player {
    let name = level.map(context.text.name)
    let given = names[seat] ?? (seat == 0 ? context.profile.givenName : nil)
    return Ghost.Player(name ?? given ?? context.text("Player \(seat + 1)"), level: level)
  }
}

/// The seats of a match of up to five players at one keyboard.
package struct GhostSeats: Equatable, Sendable {
  /// The kind of player in a seat. The raw value is saved and never changes.
  package enum Kind: String, CaseIterable, SavedValue {
    case person, easy, medium, sharp, hard, empty

    /// The computer's level; `nil` for people and empty seats.
    package var level: GhostLevel? {
      switch self {
      case .person, .empty: nil
      case .easy: .easy
      case .medium: .medium
      case .sharp: .sharp
      case .hard: .hard
      }
    }
  }

  package static let count = Ghost.playerCounts.upperBound

  package var kinds: [Kind] = [.person, .person, .person, .empty, .empty]

  package init() {}

  /// The indices of the occupied seats.
  package var taken: [Int] { kinds.indices.filter { kinds[$0] != .empty } }

  /// Whether a match can begin: at least two seats are occupied, one of them by a person.
  package var isPlayable: Bool { taken.count >= 2 && kinds.contains(.person) }
}

extension GhostSeats: SavedValue {
  package var saved: String { kinds.map(\.rawValue).joined(separator: " ") }

  package init?(saved: String) {
    let kinds = saved.split(separator: " ").compactMap { Kind(rawValue: String($0)) }
    guard kinds.count == Self.count else { return nil }
    self.kinds = kinds
  }

  /// The seats of an existing match, filled from the first one.
  package init(_ match: Ghost) {
    for seat in kinds.indices {
      let player = match.players.indices.contains(seat) ? match.players[seat] : nil
      let kind = player.flatMap { player in Kind.allCases.first { $0.level == player.level } }
      kinds[seat] = kind ?? .empty
    }
  }
}
