import Engines
import TextUI

/// What the player chooses once and for all; each change takes effect at once.
struct SettingsScreen: FormScreen {
  /// The name of the choice that a row shows.
  typealias Row = String

  var form = Form()
  private let settings: [(name: String, setting: Setting)]

  init(_ context: Context) {
    let all = context.choices.compactMap { choice in choice.setting.map { (choice.name, $0) } }
    settings = Setting.Group.allCases.flatMap { group in all.filter { $0.1.group == group } }
  }

  func name(_ strings: Strings) -> String { strings.settingsScreen.name }

  func goOnLabel(_ strings: Strings) -> String { strings.settingsScreen.done.uncapitalized }

  func rows(_ context: Context) -> [Row] { settings.map(\.name) }

  mutating func goOn(_ context: inout Context) -> Transition { .pop }

  func change(_ row: Row, by step: Int, _ context: inout Context) {
    settings.first { $0.name == row }?.setting.change(step, &context)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let own = strings.settingsScreen
    canvas.header([own.name])
    let layout = canvas.layout
    let stage = layout.stage
    for (index, setting) in settings.map(\.setting).enumerated() {
      let row = Form.Row(label: setting.label(strings), value: setting.value(context))
      form.draw(
        row, index, on: &canvas, at: Point(x: stage.minX, y: stage.minY + index), valueX: 18, width: 40)
    }
    if layout.hasSide, let preview = settings.lazy.compactMap(\.setting.preview).first {
      preview(&canvas, Rect(x: stage.maxX - 30, y: stage.minY, width: 30, height: stage.height), context)
    }
    if let problem = context.library.problems().first {
      let text = ProblemStrings.in(strings.language).text(problem)
      let lines = text.wrapped(to: stage.width - 4).suffix(2)
      canvas.put(Array(lines), at: Point(x: stage.minX + 2, y: stage.maxY - lines.count), .warning)
    }
  }
}
