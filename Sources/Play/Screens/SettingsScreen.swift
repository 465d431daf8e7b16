import Engines
import TextUI

/// What the player chooses once and for all; each change takes effect at once.
struct SettingsScreen: Screen {
  enum Command: Sendable {
    case walk, change(Int), take, menu
  }

  private enum Row: CaseIterable {
    case language, theme, pictures, carefulEntry, animation
  }

  private var form = Form(chosen: 0)

  func name(_ strings: Strings) -> String { strings.settings.name }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    return [
      KeyBinding([.right, .character(" ")], "→", strings.change, help: strings.helpNext, .change(1)),
      KeyBinding([.left], "←", "", help: strings.helpPrevious, .change(-1)),
      KeyBinding([.enter], "Enter", "", help: strings.helpNext, .take),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpWalk, .walk),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .menu),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    let rows = Row.allCases
    switch command {
    case .walk: break
    case .menu: return .pop
    case .change(let step): if form.chosen < rows.count { change(rows[form.chosen], by: step, &context) }
    case .take:
      guard form.chosen < rows.count else { return .pop }
      change(rows[form.chosen], by: 1, &context)
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard form.walk(key, count: Row.allCases.count) else { return .stay }
    switch key {
    case .choose: return perform(.take, &context)
    case .adjust(_, let step): return perform(.change(step), &context)
    default: return .stay
    }
  }

  private func change(_ row: Row, by step: Int, _ context: inout Context) {
    switch row {
    case .carefulEntry: context.settings.isCareful.toggle()
    case .animation: context.settings.isAnimated.toggle()
    case .theme:
      context.settings.theme = Theme.all.map(\.name).following(context.settings.theme, by: step)
    case .pictures:
      let ids = context.library.pictures().map(\.id)
      context.settings.pictures = ids.following(context.settings.pictures, by: step)
    case .language:
      let code = context.library.languageCodes().following(context.language.code, by: step)
      if let language = context.library.language(code) { context.speak(language) }
    }
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.settings
    canvas.header([strings.name])
    let stage = canvas.bands.stage
    let pictures = context.pictures
    let rows = Row.allCases.map { row in
      switch row {
      case .language: Form.Row(label: strings.language, value: context.language.name)
      case .theme:
        Form.Row(
          label: strings.theme,
          value: strings.themes[Theme.all.firstIndex { $0.name == context.settings.theme } ?? 0])
      case .pictures:
        Form.Row(label: strings.pictures, value: pictures.title(in: context.settings.language))
      case .carefulEntry:
        Form.Row(label: strings.carefulEntry, value: onOff(context.settings.isCareful, strings))
      case .animation: Form.Row(label: strings.animation, value: onOff(context.settings.isAnimated, strings))
      }
    }
    let isBeside = stage.width >= 70
    let form = Rect(
      x: stage.minX, y: stage.minY + (isBeside ? 2 : 0), width: isBeside ? stage.width - 34 : stage.width,
      height: stage.height - (isBeside ? 2 : 0))
    self.form.draw(rows, button: strings.done, on: &canvas, in: form)
    if isBeside { drawPreview(pictures, on: &canvas, x: stage.maxX - 30, y: stage.minY + 2) }
    if let problem = context.library.problems().first {
      let lines = "\(problem)".wrapped(to: stage.width - 4).suffix(2)
      for (row, line) in lines.enumerated() {
        canvas.put(line, at: Point(x: stage.minX + 2, y: stage.maxY - lines.count + row), .warning)
      }
    }
  }

  /// The picture before the first miss and after the last.
  private func drawPreview(_ pictures: PictureSet, on canvas: inout Canvas, x: Int, y: Int) {
    let frames = [pictures.frames[0], pictures.frames[Hangman.missesAllowed]]
    for (index, frame) in frames.enumerated() {
      for (row, line) in frame.enumerated() {
        canvas.put(line, at: Point(x: x, y: y + index * (pictures.height + 2) + row), .picture)
      }
    }
  }

  private func onOff(_ isOn: Bool, _ strings: SettingsStrings) -> String { isOn ? strings.on : strings.off }
}

extension Array where Element: Equatable {
  /// The element so many places on from another; the ends join. From something that is not here, the first.
  func following(_ element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[((index + step) % count + count) % count]
  }
}
