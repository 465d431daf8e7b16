import Engines
import Kit
import TextUI

/// The fragment, the turn and the seats of a match, as shown during the match and in its replay.
struct GhostStage {
  let match: Ghost
  /// At a table the player of this program; `nil` with several people at one keyboard.
  var me: Int?
  /// The absent player whose turn or answer the match is waiting for.
  var awaited: Int?
  /// The animation of a player elsewhere who is thinking; `nil` in a replay, where nobody is and nobody is addressed.
  var dots: Motion?
  /// The letters that the challenged player has typed after the fragment.
  var typed: [Character] = []
  /// The animation at the end of a round or match.
  var motion: GhostMotion?
  var isGivenUp = false

  /// - Returns: the position of the letters.
  @discardableResult
  func draw(on canvas: inout Canvas, _ places: GhostLayout, _ strings: Strings) -> FragmentView.Placing {
    let placing = drawFragment(on: &canvas, places)
    let (turn, role) = turn(strings, room: places.turn.width)
    canvas.putCentered(turn, in: places.turn, row: places.turn.minY, role)
    for player in match.players.indices { drawSeat(player, on: &canvas, places.seat(player), strings) }
    return placing
  }

  private var person: Int { match.person(seenBy: me) }

  private var isPersonal: Bool { match.isPersonal(seenBy: me) }

  private func drawFragment(on canvas: inout Canvas, _ places: GhostLayout) -> FragmentView.Placing {
    let fragment = Array(match.fragment)
    let isOpen = match.player != nil && !isGivenUp && !isAnsweredElsewhere
    let isEnded = match.rounds[match.rounds.count - 1].ending != nil
    let view = FragmentView(fragment + typed, typedFrom: fragment.count, isOpen: isOpen)
    view.draw(on: &canvas, in: places.fragment, places.cells) { index in
      if index >= fragment.count { return .field }
      if motion?.isLit(index) == true { return .won }
      return isEnded && index == fragment.count - 1 ? .wrong : .stage
    }
    return view.placing(in: places.fragment, places.cells)
  }

  /// Whether a computer, or somebody at another terminal, is challenged.
  private var isAnsweredElsewhere: Bool {
    if case .answer(let player) = match.status { !match.isHere(player, seenBy: me) } else { false }
  }

  /// Whose turn it is, or how the round or the match has ended.
  private func turn(_ strings: Strings, room: Int) -> (String, Role) {
    if isGivenUp { return (match.givenUpTitle(isPersonal: isPersonal, strings), .dim) }
    switch match.status {
    case .turn(let player):
      let name = match.name(of: player, strings)
      guard let dots else { return (strings.ghostMatch.turn(name), .title) }
      if awaited != nil { return (strings.table.leftTable(name), .dim) }
      guard match.isHere(player, seenBy: me) else {
        let isComputer = match.players[player].level != nil
        let shown = Array(repeating: "·", count: dots.step).joined(separator: isComputer ? "" : " ")
        return isComputer
          ? (strings.ghostMatch.thinking(name) + " " + shown.padded(to: 3), .dim)
          : (strings.ghostMatch.thinks(name) + " " + shown.padded(to: 5), .dim)
      }
      return (isPersonal ? strings.ghostMatch.yourTurn : strings.ghostMatch.turn(name), .title)
    case .answer(let player):
      let challenger = match.rounds[match.rounds.count - 1].challenger ?? player
      let names = (match.name(of: challenger, strings), match.name(of: player, strings))
      return (strings.ghostMatch.challenges(names.0, names.1, room: room - 4), .title)
    case .roundOver:
      let role: Role = !isPersonal ? .title : match.winner == person ? .right : .wrong
      return (GhostReport(match: match, index: match.rounds.count - 1, strings: strings).headline(room), role)
    case .over(let winner):
      let isMatchWon = match.isWon(seenBy: me)
      guard isMatchWon, match.players.count == 2 else {
        return (strings.ghostMatch.winsMatch(match.name(of: winner, strings)), isMatchWon ? .won : .wrong)
      }
      return (strings.ghostMatch.isGhost(match.name(of: match.opponent(of: winner), strings)), .won)
    }
  }

  /// A player's name, letters of GHOST and points.
  private func drawSeat(
    _ player: Int, on canvas: inout Canvas, _ seat: GhostLayout.Seat, _ strings: Strings
  ) {
    let isNext = match.player == player && !isGivenUp && awaited == nil
    if isNext { canvas.put("▸", at: seat.marker, .title) }
    let role: Role = isNext ? .title : match.isStanding(player) ? .text : .dim
    canvas.put(match.name(of: player, strings, room: seat.room), at: seat.name, role)
    let lit = match.letters(of: player).count
    GhostFuse.draw(
      on: &canvas, at: seat.fuse, pitch: seat.pitch, lit: lit, newest: motion?.blinks(player) == true)
    if match.replaced.contains(player) {
      let table = strings.table
      canvas.put(seat.hasShortMark ? table.computerShort : table.computer, at: seat.computer, .dim)
    }
    if player == me, let place = seat.own { canvas.put(strings.table.you, at: place, .text) }
    let points = strings.saved.points(match.score(of: player))
    guard let lost = seat.lost else {
      let end = seat.pointsEnd ?? seat.points.x
      canvas.put(points, at: Point(x: end - points.columns, y: seat.points.y), .dim)
      return
    }
    canvas.put(points, at: seat.points, .dim)
    let text = lit == Ghost.word.count ? strings.ghost.ghostNow : strings.ghost.roundsLost(lit)
    canvas.put(text, at: Point(x: max(lost.x, seat.points.x + points.columns + 1), y: lost.y), .dim)
  }
}

/// Draws the letters of GHOST: collected ones as capitals, the others as small letters.
enum GhostFuse {
  /// The letters as text, with blanks between them.
  static func text(lit: Int) -> String {
    Ghost.word.enumerated().map { $0 < lit ? String($1) : $1.lowercased() }.joined(separator: " ")
  }

  static func draw(on canvas: inout Canvas, at point: Point, pitch: Int, lit: Int, newest: Bool = false) {
    for (index, letter) in Ghost.word.enumerated() {
      let isLit = index < lit
      let role: Role = !isLit ? .hollow : newest && index == lit - 1 ? .fresh : .solid
      canvas.put(
        isLit ? String(letter) : letter.lowercased(), at: Point(x: point.x + index * pitch, y: point.y), role)
    }
  }
}
