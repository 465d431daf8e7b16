import Kit
import Records
import TextUI

/// The introduction: pages for each game and for the keys.
struct IntroductionScreen: Screen {
  enum Command: Sendable {
    case next, before, first, last, leave
  }

  /// The keys that have the same effect on every screen.
  enum Control: CaseIterable, Sendable {
    case arrows, enter, escape, help

    var cap: String {
      switch self {
      case .arrows: "↑ ↓ ← →"
      case .enter: "Enter"
      case .escape: "Esc"
      case .help: "?"
      }
    }
  }

  /// The current page: the welcome, a page for each game, then the keys.
  private(set) var page = 0

  /// Whether it is the first screen of the very first start, because the command line names the language: the language is
  /// then saved, as if it had been chosen.
  private let isFirstScreen: Bool

  init(isFirst: Bool = false) { isFirstScreen = isFirst }

  var manners: Manners { .needsRecords.when(isFirstScreen) }

  static var pageCount: Int { GameKind.allCases.count + 2 }

  private var isFirst: Bool { page == 0 }
  private var isLast: Bool { page == Self.pageCount - 1 }

  func name(_ strings: Strings) -> String { strings.introduction.name }

  func rules(_ context: Context) -> String { context.strings.introduction.rules }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let own = context.strings.introduction
    return [
      KeyBinding(
        [.left, .pageUp, .backspace], "←", own.before, help: own.helpBefore, isEnabled: !isFirst, .before),
      KeyBinding(
        [.right, .pageDown, .enter, .character(" ")], "→", own.next, help: own.helpNext, isEnabled: !isLast,
        importance: .main, .next),
      KeyBinding([.home], "Home", "", help: own.helpFirst, isEnabled: !isFirst, .first),
      KeyBinding([.end], "End", "", help: own.helpLast, isEnabled: !isLast, .last),
      KeyBinding([.escape], "Esc", own.skip, help: own.helpSkip, isEnabled: !isLast, .leave),
      KeyBinding(
        [.enter, .character(" "), .escape], "Enter", own.done, help: own.helpSkip, isEnabled: isLast, .leave),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .next: show(page + 1)
    case .before: show(page - 1)
    case .first: show(0)
    case .last: show(Self.pageCount - 1)
    case .leave:
      if isFirstScreen {
        context.profile.isIntroduced = true
        context.saveLanguage()
      }
      return .pop
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .wheel(let notches): show(page + notches.signum())
    case .adjust(_, let step): show(page + step)
    case .choose(let index): show(index)
    default: break
    }
    return .stay
  }

  /// Shows a page, stopping at the ends.
  private mutating func show(_ page: Int) { self.page = min(max(0, page), Self.pageCount - 1) }

  private func slide(_ context: Context) -> Slide {
    let strings = context.strings
    if isFirst { return strings.introduction.welcome }
    guard isLast else { return context.services.games.all[page - 1].slide(context) }
    return context.profile.settings.usesMouse ? strings.introduction.controls : strings.introduction.keys
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let layout = canvas.layout.page
    let stage = layout.stage
    canvas.header([strings.introduction.name], right: "\(page + 1)/\(Self.pageCount)")
    let margin = layout.margin
    let lines = layout.isCompact ? 5 : 3
    let title = stage.maxY - 2 - 3 * margin - lines
    let slide = slide(context)
    drawPicture(
      on: &canvas,
      in: Rect(
        x: stage.minX, y: stage.minY + margin, width: stage.width, height: title - stage.minY - 1 - margin),
      context)
    canvas.putCentered(slide.title, in: stage, row: title, .title)
    canvas.putCentered(
      slide.text.balanced(to: min(60, stage.width - 2)), in: stage, row: title + 1 + margin, .text)
    PageDots(count: Self.pageCount, open: page)
      .draw(on: &canvas, in: stage, row: stage.maxY - 1 - margin)
  }

  private func drawPicture(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    if isFirst {
      drawName(on: &canvas, in: area)
    } else if isLast {
      drawControls(context, on: &canvas, in: area)
    } else {
      slide(context).draw(&canvas, area, context)
    }
  }

  /// Draws the program's name in two rows of large tiles, or one row of small ones.
  private func drawName(on canvas: inout Canvas, in area: Rect) {
    let isLarge = area.height >= 2 * TilesView.large.height
    let rows = isLarge ? ["WORD", "YARD"] : ["WORDYARD"]
    let size = isLarge ? TilesView.large : TilesView.small
    let width = TilesView.width(rows[0].count, pitch: size.width, size: size)
    let all = area.centered(Size(width: width, height: rows.count * size.height))
    for (row, word) in rows.enumerated() {
      TilesView(tiles: word.map { .letter($0) }, pitch: size.width, size: size)
        .draw(on: &canvas, at: Point(x: all.minX, y: all.minY + row * size.height))
    }
  }

  /// Draws the keys that have the same effect on every screen, and their effect.
  private func drawControls(_ context: Context, on canvas: inout Canvas, in area: Rect) {
    let strings = context.strings.introduction
    let controls = Control.allCases.map { (cap: context.cap($0.cap), meaning: strings.control($0)) }
    let widths = controls.map { max($0.cap.columns, $0.meaning.columns) + 4 }
    let used = widths.reduce(0, +)
    let gap = min(4, max(0, (area.width - used) / (controls.count - 1)))
    var x = max(area.minX, area.centeredX(of: used + gap * (controls.count - 1)))
    let y = area.minY + max(0, (area.height - 5) / 2)
    for (control, width) in zip(controls, widths) {
      let box = Rect(x: x, y: y, width: width, height: 3)
      canvas.box(box, .picture)
      canvas.putCentered(control.cap, in: box, row: y + 1, .stage)
      canvas.putCentered(control.meaning, in: box, row: y + 3, .dim)
      x += width + gap
    }
  }
}
