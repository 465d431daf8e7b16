import Commentary
import Engines
import Kit
import TextUI
import Texts

/// The fragment, the turn and the seats of a match, as shown during the match and in its replay.
struct GhostStage {
  let match: Ghost
  /// Whether somebody else has given up.
  var hasOtherGivenUp = false
  /// At a table the player of this program; `nil` with several people at one keyboard.
  var me: Int?
  /// The absent player whose turn or answer the match is waiting for.
  var awaited: Int?
  /// The animation of a player elsewhere who is thinking; `nil` in a replay, where nobody is and nobody is addressed.
  var dots: Motion?
  /// In Superghost, the end at which a person here adds a letter; `nil` where none is added.
  var side: Ghost.Side?
  /// The letters that the challenged player has typed after the fragment, in Superghost instead of it.
  var typed: [Character] = []
  /// The animation at the end of a round or match.
  var motion: GhostMotion?
  var isGivenUp = false

  /// - Returns: the position of the letters.
  @discardableResult
  func draw(on canvas: inout Canvas, _ places: GhostLayout, _ text: Texts) -> FragmentView.Placing {
    let placing = drawFragment(on: &canvas, places, text)
    let (turn, role) = turn(text, room: places.turn.width)
    canvas.putCentered(turn, in: places.turn, row: places.turn.minY, role)
    for player in match.players.indices { drawSeat(player, on: &canvas, places.seat(player), text) }
    return placing
  }

  private var isPersonal: Bool { match.isPersonal(seenBy: me) }

  /// The player whom texts call "you"; nobody in a replay.
  private var you: Int? { dots == nil ? me : match.you(seenBy: me) }

  private func drawFragment(
    on canvas: inout Canvas, _ places: GhostLayout, _ text: Texts
  ) -> FragmentView.Placing {
    let round = match.lastRound
    let isNamed = match.rules.isSuper && !typed.isEmpty
    let fragment = isNamed ? [] : Array(match.shownFragment(of: round))
    let order = isNamed ? [] : round.order
    let isOpen = match.player != nil && !isGivenUp && !isAnsweredElsewhere
    let view = FragmentView(
      letters: fragment + typed, typedFrom: fragment.count, isOpen: isOpen, side: isNamed ? nil : side)
    let placing = view.draw(on: &canvas, in: places.fragment, places.tiles) { place in
      guard order.indices.contains(place), motion?.isLit(place) != true else {
        return motion?.isLit(place) == true ? .goldTile : .otherTile
      }
      return match.tile(of: order[place], in: round, seenBy: me)
    }
    if let row = places.owners {
      canvas.put(below: placing, row: row) { place in
        guard order.indices.contains(place) else { return ("", .dim) }
        let index = order[place]
        guard index >= match.rules.dealtLetters else { return ("", .dim) }
        let player = round.turns[index].player
        let role: Role = match.tile(of: index, in: round, seenBy: me) == .tile ? .text : .dim
        return (match.name(of: player, text, below: placing.tiles), role)
      }
    }
    return placing
  }

  /// Whether a computer, or somebody at another terminal, is challenged.
  private var isAnsweredElsewhere: Bool {
    if case .answer(let player) = match.status { !match.isHere(player, seenBy: me) } else { false }
  }

  /// Whose turn it is, or how the round or the match has ended.
  private func turn(_ text: Texts, room: Int) -> (String, Role) {
    if isGivenUp { return (match.givenUpTitle(isPersonal: isPersonal && !hasOtherGivenUp, text), .dim) }
    switch match.status {
    case .turn(let player):
      let name = match.name(of: player, text)
      let turn = text(match.person(player, you: you, text), you: "Your turn") { "\($0)'s turn" }
      guard let dots else { return (turn, .title) }
      if awaited != nil { return (text("\(name) left the table"), .dim) }
      guard match.isHere(player, seenBy: me) else {
        let isComputer = match.players[player].level != nil
        let shown = Array(repeating: "·", count: dots.step).joined(separator: isComputer ? "" : " ")
        let text = isComputer ? text("\(name) is thinking") : text("\(name) thinks")
        return (text + " " + shown.padded(to: isComputer ? 3 : 5), .dim)
      }
      return (turn, .title)
    case .answer(let player):
      let challenger = match.lastRound.challenger ?? player
      return (text.challenge(of: player, by: challenger, in: match, you: you, room: room - 4), .title)
    case .roundOver:
      let role: Role = !isPersonal ? .title : match.winner == match.person(seenBy: me) ? .right : .wrong
      return (GhostRoundReport(match, you: you, text).headline, role)
    case .over(let winner):
      let isMatchWon = match.isWon(seenBy: me)
      guard isMatchWon, match.players.count == 2 else {
        return (text.winsTheMatch(winner, in: match, you: you), isMatchWon ? .won : .wrong)
      }
      let loser = match.person(match.opponent(of: winner), you: you, text)
      return (text(loser, you: "You are a ghost now") { "\($0) is a ghost now" }, .won)
    }
  }

  /// A player's name, letters of GHOST and points.
  private func drawSeat(
    _ player: Int, on canvas: inout Canvas, _ seat: GhostLayout.Seat, _ text: Texts
  ) {
    let isNext = match.player == player && !isGivenUp && awaited == nil
    if isNext { canvas.put("▸", at: seat.marker, .title) }
    let role: Role = isNext ? .title : match.isLeft(player) ? .text : .dim
    canvas.put(match.name(of: player, text, room: seat.room), at: seat.name, role)
    let lit = match.letters(of: player).count
    GhostFuse.draw(
      on: &canvas, at: seat.fuse, pitch: seat.pitch, lit: lit, newest: motion?.blinks(player) == true)
    if player == me, let place = seat.own { canvas.put(text("you"), at: place, .text) }
    let points = text.points(match.score(of: player))
    let x = seat.pointsEnd.map { $0 - points.columns } ?? seat.points.x
    canvas.put(points, at: Point(x: x, y: seat.points.y), .dim)
    if let place = seat.ghost, lit == Ghost.word.count {
      canvas.put(text("a ghost now"), at: place, .dim)
    } else if match.replaced.contains(player) {
      canvas.put(seat.hasShortMark ? text("cpu") : text("computer"), at: seat.computer, .dim)
    }
  }
}

extension Ghost {
  /// The fragment of a round in capitals, in its spelling if it was completed: letter by letter, so that a spelling with
  /// another number of letters is left out.
  func shownFragment(of round: Round) -> String {
    guard case .completed(let word) = round.ending else { return round.fragment.capitals }
    let spelling = spelling(of: word).capitals
    return spelling.count == round.fragment.count ? spelling : round.fragment.capitals
  }
}

extension Ghost {
  /// The tile of a letter of a round: that of the player at this terminal, or of the first of several at one keyboard, else
  /// that of another one; a dealt letter is a key, which is nobody's.
  /// - Parameter index: the index of the letter among those that were added; others are nobody's.
  func tile(of index: Int, in round: Round, seenBy me: Int?) -> Role {
    guard round.turns.indices.contains(index), index >= rules.dealtLetters else { return .cap }
    return tile(of: round.turns[index].player, you: you(seenBy: me))
  }

  /// The tile of a player's letters.
  /// - Parameter you: the player called "you"; `nil` with several people at one keyboard.
  func tile(of player: Int, you: Int?) -> Role { player == (you ?? 0) ? .tile : .otherTile }

  /// The name of a player below a tile of their letter, at least two columns from its neighbours; where that leaves no room,
  /// their initial, and the number of those that have one.
  func name(of player: Int, _ text: Texts, below tiles: FragmentView.Tiles) -> String {
    let room = tiles.pitch - 2
    guard room < 3 else { return name(of: player, text, room: room) }
    let name = name(of: player, text)
    guard name.columns > room else { return name }
    let short = self.name(of: player, text, room: 3)
    let number = short.last.map { $0.isNumber ? String($0) : "" } ?? ""
    return String(name.prefix(1)) + number
  }
}

/// Draws the letters of GHOST as tiles, three columns wide where there is room: collected ones as capitals, the others as small
/// letters.
enum GhostFuse {
  /// The distance between two letters, in columns, with room for tiles.
  static let pitch = 4

  /// The letters as text, with blanks between them.
  static func text(lit: Int) -> String {
    Ghost.word.enumerated().map { $0 < lit ? String($1) : $1.lowercased() }.joined(separator: " ")
  }

  static func draw(on canvas: inout Canvas, at point: Point, pitch: Int, lit: Int, newest: Bool = false) {
    for (index, letter) in Ghost.word.enumerated() {
      let isLit = index < lit
      let role: Role = !isLit ? .hollow : newest && index == lit - 1 ? .fresh : .solid
      let area = Rect(x: point.x + index * pitch, y: point.y, width: max(1, pitch - 1), height: 1)
      canvas.tile(isLit ? String(letter) : letter.lowercased(), in: area, role)
    }
  }
}

/// The layout of a match of Ghost in each of the three sizes.
struct GhostLayout {
  let layout: Layout
  /// The players' names. Two seats are placed side by side where there is room, more seats in rows.
  private let names: [String]

  init(_ layout: Layout, of match: Ghost, _ text: Texts) {
    self.layout = layout
    names = match.players.indices.map { match.name(of: $0, text) }
  }

  private var isCrowded: Bool { names.count > 2 }

  /// The width of a name where the seats are placed in rows, in columns.
  private var room: Int { min(layout.isCompact ? 9 : 20, max(7, names.map(\.columns).max() ?? 7)) }

  /// The rows of the fragment's tiles.
  var fragment: Rect {
    let (row, height) =
      isCrowded
      ? layout.pick((3, 1), (3, 3), (4, 5)) : layout.pick((2, 3), (3, 3), (6, 5))
    return layout.rect(0, row, layout.mainWidth, height)
  }

  /// The area of a row, excluding the side panel.
  private func line(_ row: Int) -> Rect { layout.rect(0, row, layout.mainWidth, 1) }

  /// The row that tells whose the letters are; `nil` for two players, whose tiles tell it.
  var owners: Int? { isCrowded ? line(layout.pick(4, 6, 9)).minY : nil }

  /// The row that shows whose turn it is, or how the round ended.
  var turn: Rect {
    line(isCrowded ? layout.pick(14, 7, 12) : layout.pick(6, 7, 14))
  }

  /// The row of the coach's verdicts in a replay, below the letters; `nil` when no row is free.
  var verdicts: Int? { isCrowded ? nil : layout.pick(5, 6, 12) }

  /// In the compact layout with more than two seats, only the row above the keyboard is left for it.
  var message: Rect { line(isCrowded && layout.isCompact ? 10 : layout.messageRow) }

  /// The forms of the fragment's tiles, the largest first. If the fragment is too long for all, its last letters are shown.
  var tiles: [FragmentView.Tiles] {
    FragmentView.Tiles.forms(
      upTo: layout.isLarge ? 9 : 7, height: isCrowded && layout.isCompact ? 1 : nil,
      room: layout.mainWidth - 2)
  }

  /// The position of a player's name, letters and points.
  struct Seat {
    var marker: Point
    var name: Point
    /// The width of the name, in columns.
    var room: Int
    var fuse: Point
    var pitch: Int
    /// The position of the mark of a person for whom a computer plays.
    var computer: Point
    /// Whether there is room only for a short mark, before the points.
    var hasShortMark = false
    /// The position of the mark of the player's own seat among three and more; `nil` beside a single opponent.
    var own: Point?
    var points: Point
    /// The right end of the points, when they are right-aligned.
    var pointsEnd: Int?
    /// The position of the note on a player who has all letters; `nil` without room for it.
    var ghost: Point?
  }

  func seat(_ index: Int) -> Seat {
    if layout.isCompact || isCrowded {
      let row = isCrowded ? layout.pick(5, 9, 17) + index : 7 + index
      // Names of more than nine letters move the left end to the left and the right one to the right.
      let more = max(0, room - 9)
      let x = layout.pick(2, 20, 20) - more / 2
      return Seat(
        marker: layout.point(x, row), name: layout.point(x + 2, row), room: room,
        fuse: layout.point(x + 3 + room, row), pitch: 2,
        computer: layout.point(x + (layout.isCompact ? 22 : 39) + more, row), hasShortMark: layout.isCompact,
        own: isCrowded ? layout.point(x + 22 + more, row) : nil, points: layout.point(x + 27 + more, row),
        pointsEnd: layout.point(x + 36 + more, row).x)
    }
    let row = layout.isLarge ? 17 : 9
    let x = layout.isLarge ? 9 + index * 41 : 9 + index * 36
    let below = layout.point(x + 12, row + 1)
    return Seat(
      marker: layout.point(x - 2, row), name: layout.point(x, row), room: 11, fuse: layout.point(x + 12, row),
      pitch: GhostFuse.pitch, computer: below, points: layout.point(x, row + 1), ghost: below)
  }
}

/// The animation at the end of a round or match.
struct GhostMotion: Equatable, Sendable {
  /// The player whose new letter of GHOST blinks; `nil` when the fragment lights up letter by letter.
  let loser: Int?
  private var motion: Motion

  init(_ match: Ghost, isWon: Bool) {
    loser = isWon ? nil : match.rounds.last?.loser
    let letters = max(1, match.fragment.count)
    motion =
      isWon
      ? Motion(steps: letters, of: .milliseconds(min(100, 1200 / letters)))
      : Motion(steps: 1, of: .milliseconds(300))
  }

  var isOver: Bool { motion.isOver }
  var patience: Duration? { motion.patience }

  /// Whether a letter of the fragment is lit.
  func isLit(_ index: Int) -> Bool { loser == nil && !isOver && index <= motion.step }

  /// Whether the newest letter of a player's GHOST is lit.
  func blinks(_ player: Int) -> Bool { loser == player && !isOver }

  mutating func elapse(_ time: Duration) { motion.elapse(time) }
  mutating func finish() { motion.finish() }
}
