import Engines
import TextUI

/// The commands of a screen of rows.
enum FormCommand<Row: Sendable>: Sendable {
  case move, change(Int), press, menu
  /// The text that was typed for a row.
  case entered(String, Row)
  /// The number of the entry that was picked for a row.
  case picked(Int, Row)
}

/// A screen of rows that are changed, with a button below that goes on: the set-ups and the settings.
protocol FormScreen: Screen where Command == FormCommand<Row> {
  associatedtype Row: Equatable, Sendable

  var form: Form { get set }

  /// The rows there are at this moment.
  func rows(_ context: Context) -> [Row]

  /// Moves a row's value so many steps on.
  func change(_ row: Row, by step: Int, _ context: inout Context)

  /// The screen that Enter opens on a row; `nil` where it moves on to the next value instead.
  func editor(of row: Row, _ context: Context) -> (any Screen)?

  /// Receives what was typed or picked in a row's editor.
  mutating func finishEditing(_ row: Row, _ answer: FormAnswer, _ context: inout Context) -> Transition

  /// What the bottom line calls what the button does.
  func goOnLabel(_ strings: Strings) -> String

  /// What the button does.
  mutating func goOn(_ context: inout Context) -> Transition
}

/// What came of the editor of a row.
enum FormAnswer: Equatable, Sendable {
  case text(String)
  case index(Int)
}

extension FormScreen {
  func editor(of row: Row, _ context: Context) -> (any Screen)? { nil }

  mutating func finishEditing(_ row: Row, _ answer: FormAnswer, _ context: inout Context) -> Transition {
    .stay
  }

  func goOnLabel(_ strings: Strings) -> String { strings.start }

  func bindings(_ context: Context) -> [KeyBinding<FormCommand<Row>>] {
    let strings = context.strings
    let rows = rows(context)
    let isOnRow = form.chosen < rows.count
    let hasEditor = isOnRow && editor(of: rows[form.chosen], context) != nil
    return [
      KeyBinding(
        [.enter, .character(" ")], "Enter", hasEditor ? strings.open : isOnRow ? "" : goOnLabel(strings),
        help: strings.helpStart, .press),
      KeyBinding([.right], "→", strings.change, help: strings.helpNext, isEnabled: isOnRow, .change(1)),
      KeyBinding([.left], "←", "", help: strings.helpPrevious, isEnabled: isOnRow, .change(-1)),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpMove, click: .down, .move),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .menu),
    ]
  }

  mutating func perform(_ command: FormCommand<Row>, _ context: inout Context) -> Transition {
    let rows = rows(context)
    switch command {
    case .move: return .stay
    case .menu: return .pop
    case .entered(let text, let row): return finishEditing(row, .text(text), &context)
    case .picked(let index, let row): return finishEditing(row, .index(index), &context)
    case .press where form.chosen >= rows.count: return goOn(&context)
    case .press:
      if let screen = editor(of: rows[form.chosen], context) { return .push(screen) }
      change(rows[form.chosen], by: 1, &context)
    case .change(let step): if form.chosen < rows.count { change(rows[form.chosen], by: step, &context) }
    }
    form.fit(rows.count, self.rows(context).count)
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard form.move(key, count: rows(context).count) else { return .stay }
    switch key {
    case .choose: return perform(.press, &context)
    case .adjust(_, let step): return perform(.change(step), &context)
    default: return .stay
    }
  }
}
