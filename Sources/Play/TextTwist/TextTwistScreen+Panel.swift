import Engines
import TextUI

extension TextTwistScreen {
  /// The side panel of the large layout: this rack, the bonus words, this game.
  func sidePanel(_ strings: TextTwistStrings) -> SidePanel {
    SidePanel(sections: [
      .init(row: 4, title: strings.thisRack, lines: rackLines(strings)),
      .init(row: 13, title: strings.bonusTitle, lines: bonusLines),
      .init(row: 19, title: strings.thisGame, lines: gameLines(strings)),
    ])
  }

  func rackLines(_ strings: TextTwistStrings) -> [SidePanel.Line] {
    let round = game.round
    let hidden = round.rack.hidden.count
    let points = round.found.filter(round.rack.hidden.contains).reduce(0) { $0 + $1.count }
    let extra = round.found.reduce(0) { $0 + $1.count } - points
    var lines: [SidePanel.Line] = [
      .init(figure: "\(hidden - round.missed.count)", text: strings.ofWords(hidden), role: .dim),
      .init(figure: "\(points)", text: strings.rackPoints(points, extra, round.bonusFound), role: .dim),
      .init(figure: "×2", text: strings.forAll(hidden), role: round.isComplete ? .won : .dim),
    ]
    if !game.isRevealed || round.isComplete {
      let star = game.isNextRackOpen && !game.isRevealed ? strings.nextIsOpenKey : stage.starMeaning(strings)
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
  private func gameLines(_ strings: TextTwistStrings) -> [SidePanel.Line] {
    let label = strings.rack(game.rackNumber).columns
    let rounds = game.rounds.enumerated().suffix(12)
    let digits = rounds.map { "\($0.element.score)".count }.max() ?? 0
    var lines = rounds.map { index, round in
      SidePanel.Line(
        text: strings.rack(index + 1).padded(to: label) + "   " + "\(round.score)".aligned(to: digits))
    }
    if let own = best.own { lines.append(.init(text: strings.yourBest(own), role: .dim)) }
    if let first = best.first {
      lines.append(.init(text: strings.firstPlace(first.score, first.player), role: .dim))
    }
    return lines
  }
}
