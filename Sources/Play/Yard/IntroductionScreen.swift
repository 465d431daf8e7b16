import TextUI

/// How to play: a slide show of the games and of what one's hands do.
struct IntroductionScreen: Screen {
  enum Command: Sendable {
    case next, before, first, last, leave
  }

  enum Slide: Int, CaseIterable {
    case welcome, hangman, twist, ghost, hands
  }

  private(set) var slide = Slide.welcome
  /// What follows, whether it was seen to the end or not.
  private let then: Transition

  init(then: Transition = .pop) {
    self.then = then
  }

  private var isFirst: Bool { slide == Slide.allCases.first }
  private var isLast: Bool { slide == Slide.allCases.last }

  func name(_ strings: Strings) -> String { strings.introduction.name }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let own = context.strings.introduction
    return [
      KeyBinding(
        [.left, .pageUp, .backspace], "←", own.before, help: own.helpBefore, isEnabled: !isFirst, .before),
      KeyBinding(
        [.right, .pageDown, .enter, .character(" ")], "→", own.next, help: own.helpNext, isEnabled: !isLast,
        .next),
      KeyBinding([.home], "Home", "", help: own.helpFirst, isEnabled: !isFirst, .first),
      KeyBinding([.end], "End", "", help: own.helpLast, isEnabled: !isLast, .last),
      KeyBinding([.escape], "Esc", own.skip, help: own.helpSkip, isEnabled: !isLast, .leave),
      KeyBinding(
        [.enter, .right, .character(" "), .escape], "Enter", own.done, help: own.helpSkip, isEnabled: isLast,
        .leave),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .next: show(slide.rawValue + 1)
    case .before: show(slide.rawValue - 1)
    case .first: show(0)
    case .last: show(Slide.allCases.count - 1)
    case .leave: return then
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .wheel(let notches): show(slide.rawValue + notches.signum())
    case .adjust(_, let step): show(slide.rawValue + step)
    case .choose(let index): show(index)
    default: break
    }
    return .stay
  }

  /// The ends stop it.
  private mutating func show(_ index: Int) {
    slide = Slide(rawValue: min(max(0, index), Slide.allCases.count - 1))!
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.introduction
    let bands = canvas.bands
    let stage = bands.stage
    canvas.header([strings.name], right: "\(slide.rawValue + 1)/\(Slide.allCases.count)")
    let air = bands.isCompact ? 0 : 1
    let lines = bands.isCompact ? 5 : 3
    let title = stage.maxY - 2 - 3 * air - lines
    let own = strings.slides[slide.rawValue]
    drawPicture(
      on: &canvas,
      in: Rect(
        x: stage.minX, y: stage.minY + air, width: stage.width, height: title - stage.minY - 1 - air), context
    )
    canvas.putCentered(own.title, in: stage, row: title, .title)
    for (row, line) in own.text.balanced(to: min(60, stage.width - 2)).enumerated() {
      canvas.putCentered(line, in: stage, row: title + 1 + air + row, .text)
    }
    PageDots(count: Slide.allCases.count, open: slide.rawValue)
      .draw(on: &canvas, in: stage, row: stage.maxY - 1 - air)
  }
}
