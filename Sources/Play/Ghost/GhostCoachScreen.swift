import Engines
import TextUI

/// Goes through the rounds of a match, move by move, and says which threw a won position away.
struct GhostCoachScreen: Screen {
  enum Command: Sendable {
    case step(Int), mistake(Int), round(Int), back
  }

  let match: Ghost
  let remarks: [[GhostCoach.Remark]]
  /// What happens to the screen beneath once this one has closed.
  let whenClosed: Transition
  private var round = 0
  private var move = 0

  /// Opens at the first mistake of somebody at the keyboard, else at the computer's first one.
  init(_ match: Ghost, _ context: Context, whenClosed: Transition) {
    self.match = match
    self.whenClosed = whenClosed
    remarks = GhostCoach(match.judge).remarks(on: match)
    let mistakes = places.filter(isMistake)
    if let first = mistakes.first(where: { match.players[remarks[$0.round][$0.move].player].level == nil })
      ?? mistakes.first
    {
      go(to: first)
    }
  }

  private typealias Place = (round: Int, move: Int)

  private var places: [Place] {
    remarks.indices.flatMap { round in remarks[round].indices.map { (round, $0) } }
  }

  private func isMistake(_ place: Place) -> Bool { remarks[place.round][place.move].better != nil }

  private mutating func go(to place: Place) { (round, move) = place }

  func name(_ strings: Strings) -> String { strings.ghost.coach }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.ghost
    let hasMistakes = places.contains(where: isMistake)
    return [
      KeyBinding([.left], "←", own.moveBefore, help: own.helpMoveBefore, .step(-1)),
      KeyBinding([.right, .enter, .character(" ")], "→", own.nextMove, help: own.helpNextMove, .step(1)),
      KeyBinding([.tab], "Tab", own.mistake, help: own.helpMistake, isEnabled: hasMistakes, .mistake(1)),
      KeyBinding([.backTab], "⇤", "", help: own.helpMistakeBefore, isEnabled: hasMistakes, .mistake(-1)),
      KeyBinding([.down, .pageDown], "↓", "", help: own.helpRoundAfter, .round(1)),
      KeyBinding([.up, .pageUp], "↑", "", help: own.helpRoundBefore, .round(-1)),
      KeyBinding([.escape], "Esc", strings.back, help: strings.back, .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .back: return .pop(then: whenClosed)
    case .round(let step): go(to: ((round + step).wrapped(in: remarks.count), 0))
    case .step(let step): move(by: step, among: places)
    case .mistake(let step): move(by: step, among: places.filter(isMistake))
    }
    return .stay
  }

  /// Goes to the next of the places in a direction; the ends stop, but for mistakes, which go round.
  private mutating func move(by step: Int, among places: [Place]) {
    let here = (round, move)
    let isForward = step > 0
    let ahead = isForward ? places.first { $0 > here } : places.last { $0 < here }
    if let next = ahead { return go(to: next) }
    if places.count < self.places.count, let next = isForward ? places.first : places.last { go(to: next) }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .home: go(to: (0, 0))
    case .end: if let last = places.last { go(to: last) }
    case .wheel(let notches): move(by: notches, among: places)
    case .choose(let move) where remarks[round].indices.contains(move): self.move = move
    case .adjust(let round, _) where remarks.indices.contains(round): go(to: (round, 0))
    default: break
    }
    return .stay
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.ghost
    canvas.header(
      [strings.name, strings.coach], right: strings.round(round + 1, remarks.count))
    let layout = canvas.layout
    let stage = layout.stage
    let margin = layout.margin
    var y = stage.minY + max(0, (stage.height - 11 - 5 * margin) / 2)
    drawRounds(on: &canvas, in: stage, row: y, strings)
    y += 1 + 2 * margin
    drawMoves(on: &canvas, in: stage, row: y)
    y += FragmentView.height + 1 + margin
    guard remarks[round].indices.contains(move) else { return }
    let remark = remarks[round][move]
    canvas.putCentered(said(remark, strings), in: stage, row: y, .title)
    y += 1 + margin
    for (text, role) in judged(remark, strings) {
      y = canvas.putCentered(text.wrapped(to: min(60, stage.width - 2)), in: stage, row: y, role)
    }
    var end = stage.maxY - 1
    for line in GhostScreen.reason(of: match.rounds[round], in: match, strings).reversed() where end > y {
      canvas.putCentered(line.text, in: stage, row: end, .dim)
      end -= 1
    }
  }

  /// The rounds, those with a mistake marked; each a click away.
  private func drawRounds(on canvas: inout Canvas, in stage: Rect, row: Int, _ strings: GhostStrings) {
    let labels = remarks.indices.map { index in
      let mark = remarks[index].contains { $0.better != nil } ? "×" : " "
      return index == round ? "‹\(index + 1)\(mark)›" : " \(index + 1)\(mark) "
    }
    let title = canvas.layout.isWide ? strings.rounds + "  " : ""
    let width = title.columns + labels.reduce(0) { $0 + $1.columns }
    var x = stage.centeredX(of: width)
    x += canvas.put(title, at: Point(x: x, y: row), .dim)
    for (index, label) in labels.enumerated() {
      let place = Point(x: x, y: row)
      x += canvas.button(label, at: place, index == round ? .chosen : .text, sends: .adjust(index, by: 0))
    }
  }

  /// The round's letters so far and still to come, a cross under each mistake; each a click away.
  private func drawMoves(on canvas: inout Canvas, in stage: Rect, row: Int) {
    let letters = match.rounds[round].turns.map(\.letter)
    let remarks = remarks[round]
    let current = move
    FragmentView(letters, isOpen: false).draw(on: &canvas, in: stage, row: row, key: { .choose($0) }) {
      index in
      if index == current { return remarks[index].better == nil ? .chosen : .chosenWrong }
      if index > current { return .dim }
      return remarks[index].better == nil ? .stage : .wrong
    }
    let pitch = letters.count * 4 + 1 <= stage.width ? 4 : 2
    let left = stage.minX + (stage.width - letters.count * pitch) / 2 + (pitch == 4 ? 2 : 0)
    guard letters.count * pitch <= stage.width else { return }
    for index in letters.indices where remarks[index].better != nil {
      canvas.put("×", at: Point(x: left + index * pitch, y: row + FragmentView.height), .wrong)
    }
  }

  private func said(_ remark: GhostCoach.Remark, _ strings: GhostStrings) -> String {
    let name = match.players[remark.player].name
    return switch remark.move {
    case .add(let letter): strings.added(name, letter.capital)
    case .challenge: strings.challenged(name)
    case .answer(let word?): strings.named(name, word.uppercased())
    default: strings.wasBluffing(name)
    }
  }

  private func judged(_ remark: GhostCoach.Remark, _ strings: GhostStrings) -> [(String, Role)] {
    let isFlawless = !places.contains(where: isMistake)
    return switch remark.better {
    case nil: [(isFlawless ? strings.flawless : strings.sound, .dim)]
    case .letter(let letter, let word):
      [(strings.threwAway, .warning), (strings.kept(letter.capital, word?.uppercased()), .text)]
    case .challenge: [(strings.threwAway, .warning), (strings.keptByChallenge, .text)]
    case .answer(let word): [(strings.threwAway, .warning), (strings.keptByAnswer(word.uppercased()), .text)]
    }
  }
}
