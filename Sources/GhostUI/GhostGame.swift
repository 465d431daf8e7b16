import Commentary
import Engines
import Kit
import Play
import Records
import Tables
import TextUI
import Texts

/// Ghost, for the list of games.
package func ghost() -> any Game { GhostGame() }

/// Ghost's implementation of `Game`.
struct GhostGame: Game, DailyGame, FinishedGames, GameAtTables {
  let kind = GameKind.ghost

  var choices: [Choice] { GhostSetUp.choices }

  func name(_ text: Texts) -> String { text("Ghost") }

  func tagline(_ text: Texts) -> String { text("add a letter, never finish a word") }

  func name(of mode: Mode, _ text: Texts) -> ModeName {
    let level =
      switch mode {
      case .ghostSeats: text("several")
      case .ghostTable: text("table")
      default: Self.level(of: mode).map(text.level) ?? text("two players")
      }
    return ModeName(game: text("Ghost"), level: level)
  }

  func progress(of waiting: WaitingGame, _ text: Texts) -> String? {
    let mode = waiting.session.mode
    let letters = mode.isDaily ? "" : String(Ghost.word.prefix(waiting.progress))
    guard mode.ranking != .wins else { return letters.isEmpty ? nil : GhostFuse.text(lit: waiting.progress) }
    let turn =
      waiting.isOthersTurn
      ? text("\(Self.computer(in: mode, text))'s turn") : text("your turn")
    return letters.isEmpty ? turn : turn + ", " + letters
  }

  /// The display name of the computer in a match of one person against one computer.
  private static func computer(in mode: Mode, _ text: Texts) -> String {
    text.name(level(of: mode) ?? .hard)
  }

  /// The fragment of the last round in which a letter was added, in its spelling if it is a word.
  func glimpse(of record: GameRecord, _ context: Context) -> String {
    let moves = record.game.fields.values("move", as: Ghost.Move.self) ?? []
    let rounds = moves.split(separator: .beginRound).map { round in
      round.compactMap { move -> Character? in
        if case .add(let letter) = move { letter } else { nil }
      }
    }
    let language = context.services.library.language(record.game.session.language)
    let lexicon = context.services.library.lexicon(language ?? context.profile.language)
    return lexicon.spelling(of: String(rounds.last { !$0.isEmpty } ?? [])).capitals
  }

  func dailyLine(_ result: GameResult, _ text: Texts) -> String {
    result.isWon
      ? text("won in \(result.details.letters ?? 0)") : text("lost in \(result.details.letters ?? 0)")
  }

  var daily: any DailyGame { self }
  var finished: any FinishedGames { self }
  var atTables: (any GameAtTables)? { self }

  func setUp(_ mode: Mode?, _ context: inout Context) -> any FormScreen {
    if let mode {
      if let level = Self.level(of: mode) { context.ghost.level = level }
      context.ghost.opponent = mode == .ghostFriends ? .friend : mode == .ghostSeats ? .seats : .computer
    }
    return GhostSetUpScreen()
  }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    GhostScreen.restored(saved, &context)
  }

  func dailyPuzzle(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> (any Screen)?
  {
    let text = context.text
    let computer = Self.computer(in: .dailyGhost, text)
    return puzzles.ghost(player: session.player, computer: computer).map {
      let message = text("Today all begin with \($0.fragment.capitals). Outlive \(computer).")
      return GhostScreen(
        $0, session, names: [session.player, nil], message: StatusMessage(message), &context)
    }
  }

  func replay(_ record: GameRecord, _ context: Context) -> (any Replay)? { GhostReplay(record, context) }

  func slide(_ context: Context) -> Slide {
    var slide = Slide(
      title: context.text("Ghost"),
      text: context.text(
        """
        Add a letter in turn. Whoever finishes a word of more than three letters loses the \
        round, and so does whoever makes words impossible. Five lost rounds spell GHOST.
        """))
    slide.draw = { canvas, area, context in
      drawSlide(on: &canvas, in: area, context)
    }
    return slide
  }

  /// Draws a fragment with an empty place, and both players' letters of GHOST.
  private func drawSlide(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let text = context.text
    // Translators: the beginning of a word of your language, for the picture of Ghost: three letters from a to z.
    let fragment = Array(text("spo"))
    let isRoomy = area.height >= 10
    let height = 3
    let top = area.minY + (isRoomy ? (area.height - 7) / 2 : 0)
    FragmentView(letters: fragment, isOpen: true).draw(
      on: &canvas, in: Rect(x: area.minX, y: top, width: area.width, height: height),
      [FragmentView.Tiles(width: 7, height: height, room: area.width)]
    ) { $0 % 2 == 0 ? .tile : .otherTile }
    let names = [context.profile.player.clipped(to: 20), text.name(.hard)]
    let fuse = Ghost.word.count * GhostFuse.pitch - 1
    let width = names.map(\.columns).max()! + 3 + fuse
    let left = area.centeredX(of: width)
    for (player, lit) in [2, 3].enumerated() {
      let y = top + height + (isRoomy ? 1 : 0) + player * (isRoomy ? 2 : 1)
      canvas.put(names[player], at: Point(x: left, y: y), player == 0 ? .title : .text)
      GhostFuse.draw(
        on: &canvas, at: Point(x: left + width - fuse, y: y), pitch: GhostFuse.pitch, lit: lit)
    }
  }

  // MARK: The codes of matches of Ghost against one computer.

  func code(of record: GameRecord, _ context: Context) -> GameCode? {
    let session = record.game.session
    guard let mode = session.mode.codeNumber, session.words.isEmpty,
      let (match, _) = GhostScreen.begun(record.game, context),
      let deal = GameCode.deal(ofSeed: match.seed), match.players.count == 2,
      match.players[0].level == nil, let rules = GameCode.Rules(match.rules)
    else { return nil }
    return GameCode(
      mode: mode, language: session.language, deal: deal, rules: rules,
      words: context.lexicon.codeVersion,
      result: GameCode.Result(isWon: record.result.isWon, number: record.result.points).bits)
  }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> (any Screen)? {
    guard context.lexicon.codeVersion == code.words,
      let rules = code.rules.ghost, let level = Self.level(of: session.mode)
    else { return nil }
    var match = Ghost(
      players: [Ghost.Player(context.profile.player), context.ghostPlayer(1, level: level)], rules: rules,
      seed: GameCode.seed(ofDeal: code.deal),
      alphabet: context.profile.language.alphabet, lexicon: context.lexicon)
    match.dealOpening()
    guard match.judge.isPossible("") else { return nil }
    let message = StatusMessage(context.text("This game by code counts on no list."))
    return GhostScreen(match, session, names: [session.player, nil], message: message, &context)
  }

  private static func level(of mode: Mode) -> GhostLevel? {
    switch mode {
    case .ghostEasy: .easy
    case .ghostMedium: .medium
    case .ghostHard: .hard
    default: nil
    }
  }
}

extension DailyPuzzles {
  /// Ghost's position, a single round with three letters on the board and the player to move; `nil` when the list has no
  /// suitable one.
  func ghost(player: String, computer: String) -> Ghost? {
    DailyRules.ghost(
      player: player, computer: computer, order: seed(.dailyGhost), place: day.number,
      alphabet: language.alphabet, lexicon: lexicon)
  }
}

extension GhostGame {
  func dailyShareLine(_ result: GameResult, _ text: Texts) -> String {
    let letters = result.details.letters ?? 0
    return result.isWon
      ? text("won in \(letters) letter", plural: "won in \(letters) letters", letters)
      : text("lost in \(letters) letter", plural: "lost in \(letters) letters", letters)
  }

  /// One circle for each letter, hollow for the player's own.
  func dailyGlyphs(_ result: GameResult) -> String {
    let turns = result.details.turns ?? ""
    return String(turns.prefix(14).map { $0 == "0" ? "○" : "●" })
  }

  /// The fragment and an empty place for the next letter.
  func glimpse(of waiting: WaitingGame) -> String { (waiting.glimpse + "▂").spaced }

  /// Of a fragment that is too long, the end, where it grows, after a `…`.
  func glimpse(of waiting: WaitingGame, room: Int) -> String {
    let whole = glimpse(of: waiting)
    guard whole.columns > room else { return whole }
    var end = (waiting.glimpse + "▂")[...]
    while end.count > 1, String(end).spaced.columns > room - 2 { end.removeFirst() }
    return "… " + String(end).spaced
  }

  var tableGame: TableGame { .ghost }

  func tableTagline(_ text: Texts) -> String { text("letter by letter") }

  func tableSeatLevels(_ text: Texts) -> [(level: GhostLevel, name: String)] {
    GhostLevel.allCases.map { ($0, text.name($0)) }
  }

  func tableHeader(id: String, words: TableWords, _ context: inout Context) -> TableHeader? {
    let judge = GhostJudge(words.lexicon, upTo: context.ghost.allowedTier.tier)
    guard judge.isPossible("") else { return nil }
    return TableHeader(
      id: id, game: .ghost, language: words.language, words: words.version, seats: GhostSeats.count,
      seed: context.profile.generator.next(), allowedTier: context.ghost.allowedTier.tier,
      bluff: context.ghost.isBluff)
  }

  func tableScreen(_ context: inout Context) -> (any Screen)? {
    guard let state = context.services.tables?.state() else { return nil }
    let session = context.tableSession(.ghostTable, language: state.header.language)
    _ = context.useWords(of: session)
    return GhostScreen(session, state, &context)
  }
}

extension GameResult.Details {
  init(letters: Int) {
    self.init()
    self.letters = letters
  }

  /// The length of the last round's final fragment.
  var letters: Int? {
    get { self["letters"] }
    set { self["letters"] = newValue }
  }

  /// Who added the letters of the last round, one digit each: `0` is the player.
  var turns: String? {
    get { self[text: "turns"] }
    set { self[text: "turns"] = newValue }
  }

  /// The number of letters of each round; negative for lost rounds.
  var rounds: [Int]? {
    get { self[numbers: "rounds"] }
    set { self[numbers: "rounds"] = newValue }
  }
}

extension Ghost {
  /// The round in play, or the one that has ended last.
  var lastRound: Round { rounds[rounds.count - 1] }

  /// The display name of a player in `room` columns; computers that share a level keep their number, and people without a name
  /// only that.
  func name(of player: Int, _ text: Texts, room: Int) -> String {
    let name = name(of: player, text)
    guard name.columns > room else { return name }
    if let seat = (1...GhostSeats.count).first(where: { name == text("Player \($0)") }) {
      return "\(name.prefix(1))\(seat)".clipped(to: room)
    }
    guard players[player].level != nil, !replaced.contains(player), let number = name.last, number.isNumber
    else { return name.clipped(to: room) }
    return name.dropLast(2).description.clipped(to: room - 2) + " \(number)"
  }

  /// The other player of two.
  func opponent(of player: Int) -> Int { (player + 1) % players.count }

  // A match as seen at one terminal: by the player `me` at a table; with `nil`, by all people at one keyboard.

  /// Whether a player is a person at this terminal.
  func isHere(_ player: Int, seenBy me: Int?) -> Bool {
    players[player].level == nil && (me == nil || player == me)
  }

  /// The person who plays against the computers or the others at the table.
  func person(seenBy me: Int?) -> Int { me ?? players.firstIndex { $0.level == nil } ?? 0 }

  /// Whether texts address one person, rather than several at one keyboard.
  func isPersonal(seenBy me: Int?) -> Bool { me != nil || players.count { $0.level == nil } == 1 }

  /// The player whom texts call "you": the only person, or at a table the player of this program; `nil` with several people at
  /// one keyboard.
  func you(seenBy me: Int?) -> Int? { isPersonal(seenBy: me) ? person(seenBy: me) : nil }

  /// Whether the winner so far is a person at this terminal.
  func isWon(seenBy me: Int?) -> Bool { me.map { $0 == winner } ?? (players[winner].level == nil) }

  /// The person to move, or whose turn is next.
  var personToMove: Int {
    let first = player ?? nextStarter()
    let people = players.indices.map { (first + $0) % players.count }.filter { players[$0].level == nil }
    return people.first(where: isLeft) ?? people.first ?? first
  }

  /// Who has given up.
  func givenUpTitle(isPersonal: Bool, _ text: Texts) -> String {
    isPersonal ? text("You gave up") : text("\(name(of: personToMove, text)) gave up")
  }
}
