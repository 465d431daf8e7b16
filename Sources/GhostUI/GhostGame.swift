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
struct GhostGame: Game, FinishedGames, GameAtTables {
  let kind = GameKind.ghost

  var choices: [Choice] { GhostSetUp.choices }

  func progress(of waiting: WaitingGame, _ text: Texts) -> String? {
    let mode = waiting.session.mode
    let letters = mode.isDaily ? "" : String(Ghost.word.prefix(waiting.progress))
    guard mode.ranking != .wins else { return letters.isEmpty ? nil : GhostFuse.text(lit: waiting.progress) }
    let turn =
      waiting.isOthersTurn
      ? text("\(text.name(mode.ghostComputer))'s turn") : text("your turn")
    return letters.isEmpty ? turn : turn + ", " + letters
  }

  /// The fragment of the last round in which a letter was added, in its spelling if it is a word.
  func glimpse(of record: GameRecord, _ context: Context) -> String {
    let moves = record.game.fields.values("move", as: Ghost.Move.self) ?? []
    let rounds = moves.split(separator: .beginRound).map { round in
      round.compactMap(\.letter).reduce("") { $1.added(to: $0) }
    }
    let language = context.services.library.language(record.game.session.language)
    let lexicon = context.services.library.lexicon(language ?? context.profile.language)
    return lexicon.spelling(of: rounds.last { !$0.isEmpty } ?? "").capitals
  }

  var finished: any FinishedGames { self }
  var atTables: (any GameAtTables)? { self }

  func setUp(_ mode: Mode?, _ context: inout Context) -> any FormScreen {
    if let mode {
      if let level = mode.ghostLevel {
        (context.ghost.level, context.ghost.variant) = (level, mode.ghostVariant)
      }
      context.ghost.opponent = mode == .ghostFriends ? .friend : mode == .ghostSeats ? .seats : .computer
    }
    return Self.setUpScreen
  }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Navigation? {
    GhostScreen.restored(saved, &context)
  }

  func dailyPuzzle(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> (any Screen)?
  {
    GhostMatch(session, puzzles, &context).map {
      let message = StatusMessage($0.dailyOpening($0.match.fragment.capitals, context.text))
      return GhostScreen($0, message: message, &context)
    }
  }

  func replay(_ record: GameRecord, _ context: Context) -> (any Replay)? { GhostReplay(record, context) }

  func playedOn(_ record: GameRecord, after step: Int, _ context: inout Context) -> Navigation? {
    GhostMatch.playedOn(record, after: step, &context).map { GhostScreen.playingOn($0, &context) }
  }

  /// Draws a fragment with an empty place, and both players' letters of GHOST.
  func drawSlide(on canvas: inout Canvas, in area: Rect, _ context: Context) {
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

  func code(of record: GameRecord, _ context: Context) -> GameCode? { GhostMatch.code(of: record, context) }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> (any Screen)? {
    let message = StatusMessage(context.text("This game by code counts on no list."))
    return GhostMatch(dealtBy: code, session, &context).map { GhostScreen($0, message: message, &context) }
  }
}

extension GhostGame {
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

  func drawWatched(
    _ match: TableMatch, _ state: TableState, on canvas: inout Canvas, _ context: Context
  ) {
    guard case .ghost(let ghost) = match.game else { return }
    GhostStage(match: ghost).draw(
      on: &canvas, GhostLayout(canvas.layout, of: ghost, context.text), context.text)
  }

  func tableScreen(_ context: inout Context) -> (any Layer<Never>)? {
    GhostScreen.atTable(&context)?.opened
  }
}

extension Ghost {
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
}
