import Engines
import Kit
import TextUI

extension TextTwistScreen {
  /// The side panel of the large layout: this rack, the bonus words, this game.
  func sidePanel(_ strings: Strings) -> SidePanel {
    SidePanel(sections: [
      .init(row: 4, title: strings.textTwist.thisRack, lines: rackLines(strings)),
      .init(row: 13, title: strings.textTwist.bonusTitle, lines: bonusLines),
      .init(row: 19, title: strings.textTwist.thisGame, lines: gameLines(strings)),
    ])
  }

  func rackLines(_ strings: Strings) -> [SidePanel.Line] {
    let round = game.round
    let hidden = round.rack.hidden.count
    let points = round.found.filter(round.rack.hidden.contains).reduce(0) { $0 + $1.count }
    let extra = round.found.reduce(0) { $0 + $1.count } - points
    var lines: [SidePanel.Line] = [
      .init(figure: "\(hidden - round.missed.count)", text: strings.textTwist.ofWords(hidden), role: .dim),
      .init(
        figure: "\(points)", text: strings.textTwist.rackPoints(points, extra, round.bonusFound), role: .dim),
      .init(figure: "×2", text: strings.textTwist.forAll(hidden), role: round.isComplete ? .won : .dim),
    ]
    if !game.isRevealed || round.isComplete {
      let star =
        game.isNextRackOpen && !game.isRevealed ? strings.textTwist.nextIsOpenKey : stage.starMeaning(strings)
      lines += [.init(text: ""), .init(text: "★ " + star, role: .dim)]
    }
    return lines
  }

  /// The most recent bonus words, as many as fit on three rows, and the number of the others: `COND DECON +3`.
  var bonusLines: [SidePanel.Line] {
    let words = game.round.bonusFound.map(\.capitals)
    let rows = 3
    // No word has fewer than three letters.
    let text = words.newest(most: rows * SidePanel.width / 4) {
      $0.wrapped(to: SidePanel.width).count <= rows
    }
    return text.wrapped(to: SidePanel.width).map { .init(text: $0, role: .found) }
  }

  /// The points of the most recent racks, and the scores to beat.
  private func gameLines(_ strings: Strings) -> [SidePanel.Line] {
    let label = strings.textTwist.rack(game.rackNumber).columns
    let rounds = game.rounds.enumerated().suffix(12)
    let digits = rounds.map { "\($0.element.score)".count }.max() ?? 0
    var lines = rounds.map { index, round in
      SidePanel.Line(
        text: strings.textTwist.rack(index + 1).padded(to: label) + "   "
          + "\(round.score)".aligned(to: digits))
    }
    if let own = best.own { lines.append(.init(text: strings.textTwist.yourBest(own), role: .dim)) }
    if let first = best.first {
      lines.append(.init(text: strings.textTwist.firstPlace(first.score, first.player), role: .dim))
    }
    return lines
  }
}
