import Engines
import TextUI

extension GhostScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.ghost
    let layout = canvas.layout
    canvas.header(
      [strings.name, session.day.map { context.strings.saved.daily($0.description) } ?? Self.opponent(of: match, strings)],
      right: layout.isCompact ? shortScore : match.standing)
    let stage = layout.stage
    let margin = layout.margin
    var y = stage.minY + max(0, (stage.height - 11 - 6 * margin) / 2)
    let count = match.fragment.count
    FragmentView(Array(match.fragment), isOpen: isPersonsTurn || isComputersTurn)
      .draw(on: &canvas, in: stage, row: y) { $0 == count - 1 ? .title : .stage }
    y += FragmentView.height + margin
    canvas.putCentered(turn(strings), in: stage, row: y, isPersonsTurn ? .title : .dim)
    y += 2 + margin
    drawFuses(on: &canvas, in: stage, row: y)
    y += (layout.isCompact ? 3 : 2) + 2 * margin
    keyboard.draw(on: &canvas, at: Point(x: stage.centeredX(of: keyboard.size.width), y: y), keyState)
    y += keyboard.size.height + margin
    canvas.putCentered(message.text, in: stage, row: y, message.role)
  }

  /// The level of the computer, or that there are two players.
  static func opponent(of match: Ghost, _ strings: GhostStrings) -> String {
    match.players.compactMap(\.level).first.map { strings.level($0) }
      ?? strings.twoPlayers
  }

  private var shortScore: String { "\(match.score(of: 0)) : \(match.score(of: 1))" }

  private func turn(_ strings: GhostStrings) -> String {
    guard let player = match.player else { return "" }
    if isComputersTurn { return strings.thinking }
    let isHelped = match.rounds[match.rounds.count - 1].helped.contains(player)
    let whose =
      match.players.contains { $0.level != nil } ? strings.yourTurn : strings.turn(match.players[player].name)
    return isHelped ? "\(whose) · \(strings.noPoints)" : whose
  }

  /// A letter that keeps a word alive stands in brackets, a dead one is struck, and one that completes a word, plain.
  private var keyState: (Character) -> Keyboard.State {
    guard showsAlive, isPersonsTurn else { return { _ in .unused } }
    let living = match.livingLetters
    return { letter in
      guard let found = living.first(where: { $0.letter == letter }) else { return .miss }
      return found.completes ? .unused : .hit
    }
  }

  /// Both players' letters of GHOST, which burn down like a fuse: beside each other where there is room.
  private func drawFuses(on canvas: inout Canvas, in stage: Rect, row: Int) {
    let isBeside = canvas.layout.isWide
    let names = match.players.map { $0.name.clipped(to: isBeside ? stage.width / 2 - 21 : stage.width - 21) }
    let width = (names.map(\.columns).max() ?? 0) + 19
    let gap = min(8, stage.width - 2 * width)
    let left = stage.minX + (stage.width - (isBeside ? 2 * width + gap : width)) / 2
    for (player, name) in names.enumerated() {
      var place = Point(x: left + (isBeside ? player * (width + gap) : 0), y: row + (isBeside ? 0 : player))
      let isNext = match.player == player
      canvas.put(isNext ? "▸ " : "  ", at: place, .title)
      canvas.put(name, at: Point(x: place.x + 2, y: place.y), isNext ? .title : .text)
      place.x += width - 13
      let lit = match.letters(of: player).count
      for (index, letter) in Ghost.word.enumerated() {
        let isLit = index < lit
        canvas.put(
          isLit ? String(letter) : "·", at: Point(x: place.x + index * 3, y: place.y), isLit ? .warning : .dim
        )
      }
    }
  }
}

extension Ghost {
  /// `Ada 12 : 9 Bo`
  var standing: String { "\(players[0].name) \(score(of: 0)) : \(score(of: 1)) \(players[1].name)" }

  /// `Ada  G H · · ·`, the names as wide as each other.
  var fuses: [String] {
    let width = players.map(\.name.columns).max() ?? 0
    return players.indices.map { player in
      let lit = letters(of: player)
      let letters = Self.word.enumerated().map { $0.offset < lit.count ? String($0.element) : "·" }
      let name = players[player].name
      return name + String(repeating: " ", count: width - name.columns + 3)
        + letters.joined(separator: " ")
    }
  }
}
