import Kit
import Play
import Records
import TextUI
import Texts

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

  /// What opens when it closes.
  private let next: Destination?

  init(isFirst: Bool = false, next: Destination? = nil) {
    isFirstScreen = isFirst
    self.next = next
  }

  var manners: Manners { .needsRecords.when(isFirstScreen) }

  static var pageCount: Int { GameKind.allCases.count + 2 }

  private var isFirst: Bool { page == 0 }
  private var isLast: Bool { page == Self.pageCount - 1 }

  func name(_ text: Texts) -> String { text("How to play") }

  func rules(_ context: Context) -> String {
    context.text("A page for each game, and one for the keys. Esc skips the rest.")
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [
      KeyBinding(
        [.left, .pageUp, .backspace], "←", text("previous"), help: text("the page before"),
        isEnabled: !isFirst, .before),
      KeyBinding(
        [.right, .pageDown, .enter, .character(" ")], "→", text("next"), help: text("the next page"),
        isEnabled: !isLast,
        importance: .main, .next),
      KeyBinding([.home], "Home", "", help: text("the first page"), isEnabled: !isFirst, .first),
      KeyBinding([.end], "End", "", help: text("the last page"), isEnabled: !isLast, .last),
      KeyBinding(
        [.escape], "Esc", text("skip"), help: text("leave the introduction"), isEnabled: !isLast, .leave),
      KeyBinding(
        [.enter, .character(" "), .escape], "Enter", text("done"), help: text("leave the introduction"),
        isEnabled: isLast, .leave),
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
        context.choices.saveLanguage()
      }
      return .pop(then: next.map { .open($0) } ?? .stay)
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

  private func words(_ context: Context) -> (title: String, text: String) {
    guard !isLast else { return Self.keys(context) }
    let page = context.text.introduction[page]
    return (page.title, page.whole)
  }

  /// The last page.
  static func keys(_ context: Context) -> (title: String, text: String) {
    let text = context.text
    guard context.profile.settings.usesMouse else {
      return (
        text("Keys"),
        text(
          """
          The keyboard on the screen shows a cursor once you press an arrow. ? shows all \
          keys, Esc goes back, Ctrl-C leaves: your game is saved.
          """)
      )
    }
    return (
      text("Keys and mouse"),
      text(
        """
        Type, or click what you see. The keyboard on the screen shows a cursor once you \
        press an arrow. ? shows all keys, Esc goes back, Ctrl-C leaves: your game is saved.
        """)
    )
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    let layout = canvas.layout.page
    let stage = layout.stage
    // A click anywhere turns the page.
    canvas.target(Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height - 1), sends: .right)
    canvas.header([text("How to play")], right: "\(page + 1)/\(Self.pageCount)")
    let margin = layout.margin
    let lines = layout.isCompact ? 5 : 3
    let title = stage.maxY - 2 - 3 * margin - lines
    let words = words(context)
    drawPicture(
      on: &canvas,
      in: Rect(
        x: stage.minX, y: stage.minY + margin, width: stage.width, height: title - stage.minY - 1 - margin),
      context)
    canvas.put(message: [words.title], in: stage, row: title, .title)
    canvas.putCentered(
      words.text.balanced(to: min(60, stage.width - 2)), in: stage, row: title + 1 + margin, .text)
    PageDots(count: Self.pageCount, open: page)
      .draw(on: &canvas, in: stage, row: stage.maxY - 1 - margin)
  }

  private func drawPicture(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    if isFirst {
      let height = Wordmark.size(canvas.layout).height
      Wordmark.draw(on: &canvas, centeredIn: area, row: area.minY + (area.height - height) / 2)
    } else if isLast {
      drawControls(context, on: &canvas, in: area)
    } else {
      context.services.games.game(GameKind.allCases[page - 1]).drawSlide(on: &canvas, in: area, context)
    }
  }

  /// Draws the keys that have the same effect on every screen, and their effect.
  private func drawControls(_ context: Context, on canvas: inout Canvas, in area: Rect) {
    let text = context.text
    let controls = Control.allCases.map { (cap: context.cap($0.cap), meaning: text.control($0)) }
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
