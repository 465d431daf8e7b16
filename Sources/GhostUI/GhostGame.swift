import Engines
import Kit
import Records
import TextUI

/// Ghost, for the list of games.
package func ghost() -> any Game { GhostGame() }

/// Ghost's implementation of `Game`.
struct GhostGame: Game {
  let kind = GameKind.ghost

  var choices: [Choice] { GhostSetUp.choices }

  func name(_ strings: Strings) -> String { strings.ghost.name }

  func tagline(_ strings: Strings) -> String { strings.ghost.tagline }

  func name(of mode: Mode, _ strings: Strings) -> ModeName {
    let level =
      switch mode {
      case .ghostEasy: strings.ghost.level(.easy)
      case .ghostMedium: strings.ghost.level(.medium)
      case .ghostHard: strings.ghost.level(.hard)
      case .ghostSeats: strings.ghostSeats.title
      case .ghostTable: strings.ghostTable.title
      default: strings.ghost.twoPlayers
      }
    return ModeName(game: strings.ghost.name, level: level)
  }

  func progress(of waiting: WaitingGame, _ strings: Strings) -> String? {
    let mode = waiting.session.mode
    let letters = mode.isDaily ? "" : String(Ghost.word.prefix(waiting.progress))
    guard mode.ranking != .wins else { return letters.isEmpty ? nil : GhostFuse.text(lit: waiting.progress) }
    let turn =
      waiting.isOthersTurn
      ? strings.ghostMatch.turn(Self.computer(in: mode, strings)) : strings.ghostSaved.yourTurn
    return letters.isEmpty ? turn : turn + ", " + letters
  }

  /// The display name of the computer in a match of one person against one computer.
  private static func computer(in mode: Mode, _ strings: Strings) -> String {
    strings.ghost.level(level(of: mode) ?? .hard).capitalizedFirst
  }

  /// The fragment of the last round in which a letter was added.
  func glimpse(of record: GameRecord, _ context: Context) -> String {
    let moves = record.game.fields.values("move", as: Ghost.Move.self) ?? []
    var fragment = ""
    var isBegun = false
    for move in moves {
      switch move {
      case .beginRound: isBegun = true
      case .add(let letter):
        if isBegun { fragment = "" }
        isBegun = false
        fragment.append(letter.capital)
      default: break
      }
    }
    return fragment
  }

  func dailyLine(_ result: GameResult, _ strings: Strings) -> String {
    strings.ghost.dailyResult(result.isWon, result.details.letters ?? 0)
  }

  func setUp(_ context: Context) -> any Screen { GhostSetUpScreen() }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Transition? {
    GhostScreen.restored(saved, &context)
  }

  func dailyPuzzle(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> (any Screen)?
  {
    let strings = context.strings
    let computer = Self.computer(in: .dailyGhost, strings)
    return puzzles.ghost(player: session.player, computer: computer).map {
      GhostScreen($0, session, names: [session.player, nil], &context)
    }
  }

  func replay(_ record: GameRecord, _ context: Context) -> (any Replay)? { GhostReplay(record, context) }

  func slide(_ strings: Strings) -> Slide { strings.ghost.slide }

  /// Draws a fragment with an empty cell, and both players' letters of GHOST.
  func drawSlide(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let strings = context.strings.ghost
    let fragment = Array(strings.slideFragment)
    let isRoomy = area.height >= 10
    let height = isRoomy ? 5 : 3
    let top = area.minY + (isRoomy ? (area.height - 9) / 2 : 0)
    FragmentView(fragment, isOpen: true).draw(
      on: &canvas, in: Rect(x: area.minX, y: top, width: area.width, height: height),
      [FragmentView.Cells(width: 7, height: height, most: 12)]
    ) { _ in .stage }
    let names = [context.player.clipped(to: 20), strings.level(.hard).capitalizedFirst]
    let width = names.map(\.columns).max()! + 4 + Ghost.word.count * 2
    let left = area.centeredX(of: width)
    for (player, lit) in [2, 3].enumerated() {
      let y = top + height + (isRoomy ? 1 : 0) + player * (isRoomy ? 2 : 1)
      canvas.put(names[player], at: Point(x: left, y: y), player == 0 ? .title : .text)
      GhostFuse.draw(
        on: &canvas, at: Point(x: left + width - Ghost.word.count * 2 + 1, y: y), pitch: 2, lit: lit)
    }
  }
}
