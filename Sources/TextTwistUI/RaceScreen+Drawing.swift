import Engines
import Kit
import TextUI

extension RaceScreen {
  func draw(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, hasControls: !isOver)
  }

  /// A popup covers the tiles.
  func drawCovered(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, hasControls: false)
  }

  private func draw(on canvas: inout Canvas, _ context: Context, hasControls: Bool) {
    let strings = context.strings
    let layout = TextTwistLayout(canvas.layout)
    drawHeader(on: &canvas, strings)
    if hasControls {
      rack.drawBank(on: &canvas, layout, isFaceDown: isWaiting)
      rack.drawEntry(on: &canvas, layout, isFaceDown: isWaiting, context)
      rack.drawButtons(on: &canvas, layout, strings)
    }
    let areas = rack.stage.draw(on: &canvas, strings)
    if isOver {
      rack.targetWords(areas, on: &canvas, layout, context)
      drawRacers(on: &canvas, layout)
    } else {
      rack.drawMessage(on: &canvas, layout)
      let others = fitting(layout.main.width) { room in seat.others.map { Self.text($0, room) } }
      canvas.putCentered(others, in: layout.main, row: layout.others, .text)
    }
    canvas.put(sidePanel: sidePanel(strings))
  }

  /// `Bob 45`, with a tick for a player who is done, in brackets for one who is away.
  private static func text(_ racer: RaceSeat.Racer, _ room: Int) -> String {
    let text = "\(racer.name.clipped(to: room)) \(racer.points)"
    if racer.isAway { return "(\(text))" }
    return racer.isDone ? text + " ✓" : text
  }

  private func drawHeader(on canvas: inout Canvas, _ strings: Strings) {
    let game = rack.game
    let own = seat.result?.score(of: seat.me) ?? game.score
    let clock = game.timeLeft?.onTheClock ?? ""
    let path =
      [strings.textTwist.name]
      + (canvas.layout.isCompact
        ? [] : [strings.table.path(seat.others.count, seat.others.first?.name.clipped(to: 20) ?? "")])
    let scores = canvas.layout.isCompact ? ["\(own)"] : [strings.textTwist.score(own), "\(own)"]
    canvas.textTwistHeader(game, path, clock: clock, scores.map { "\(clock)   \($0)" })
  }

  /// Draws the players with their points; a click shows the words a player has found.
  private func drawRacers(on canvas: inout Canvas, _ layout: TextTwistLayout) {
    let gap = 2
    let texts = Self.fitting(layout.main.width, gap: gap) { room in
      seat.racers.enumerated().map { index, racer in
        let text = "\(racer.name.clipped(to: room)) \(racer.points)"
        return index == shown ? "‹\(text)›" : " \(text) "
      }
    }
    let width = texts.reduce(-gap) { $0 + $1.columns + gap }
    var x = max(layout.main.minX, layout.main.centeredX(of: width))
    for (index, text) in texts.enumerated() {
      let place = Point(x: x, y: layout.racers)
      let used = canvas.put(text, at: place, index == shown ? .chosen : .text)
      canvas.target(
        Rect(x: x, y: place.y, width: used, height: 1), sends: .character(Character("\(index + 1)")),
        isReachable: true)
      x += used + gap
    }
  }

  /// The side panel of the large layout: the rack, the bonus words, and the standings.
  private func sidePanel(_ strings: Strings) -> SidePanel {
    let own = strings.textTwist
    let racers = seat.racers.enumerated().map { index, racer in
      let points = index == seat.me && !isOver ? rack.game.score : racer.points
      let isOwn = index == seat.me && seat.others.count > 1
      return SidePanel.Line(
        figure: "\(points)", text: racer.name + (isOwn ? "  (\(strings.table.you))" : ""),
        role: index == shown ? .text : .dim)
    }
    return SidePanel(sections: [
      .init(row: 4, title: own.thisRack, lines: rack.rackLines(strings)),
      .init(row: 13, title: own.bonusTitle, lines: rack.bonusLines),
      .init(row: 19, title: strings.race.panelTitle, lines: racers),
    ])
  }
}
