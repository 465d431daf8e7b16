import Engines
import TextUI

enum FormCommand: Sendable {
  case walk, change(Int), take, menu
}

/// A screen of rows that are changed, with a button below that goes on: the set-ups and the settings.
protocol FormScreen: Screen where Command == FormCommand {
  associatedtype Row: Equatable

  var form: Form { get set }

  /// The rows there are at this moment.
  func rows(_ context: Context) -> [Row]

  /// Takes a row's value so many steps on.
  func change(_ row: Row, by step: Int, _ context: inout Context)

  /// The screen that Enter opens on a row; `nil` where it takes the next value instead.
  func opens(_ row: Row, _ context: Context) -> (any Screen)?

  /// What the bottom line calls what the button does.
  func goOnLabel(_ strings: Strings) -> String

  /// What the button does.
  func goOn(_ context: inout Context) -> Transition
}

extension FormScreen {
  func opens(_ row: Row, _ context: Context) -> (any Screen)? { nil }

  func goOnLabel(_ strings: Strings) -> String { strings.start }

  func bindings(_ context: Context) -> [KeyBinding<FormCommand>] {
    let strings = context.strings
    let rows = rows(context)
    let isOnRow = form.chosen < rows.count
    let opensOne = isOnRow && opens(rows[form.chosen], context) != nil
    return [
      KeyBinding(
        [.enter, .character(" ")], "Enter", opensOne ? strings.open : isOnRow ? "" : goOnLabel(strings),
        help: strings.helpStart, .take),
      KeyBinding([.right], "→", strings.change, help: strings.helpNext, isEnabled: isOnRow, .change(1)),
      KeyBinding([.left], "←", "", help: strings.helpPrevious, isEnabled: isOnRow, .change(-1)),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpWalk, click: .down, .walk),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .menu),
    ]
  }

  mutating func perform(_ command: FormCommand, _ context: inout Context) -> Transition {
    let rows = rows(context)
    switch command {
    case .walk: return .stay
    case .menu: return .pop
    case .take where form.chosen >= rows.count: return goOn(&context)
    case .take:
      if let screen = opens(rows[form.chosen], context) { return .push(screen) }
      change(rows[form.chosen], by: 1, &context)
    case .change(let step): if form.chosen < rows.count { change(rows[form.chosen], by: step, &context) }
    }
    form.fit(rows.count, self.rows(context).count)
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard form.walk(key, count: rows(context).count) else { return .stay }
    switch key {
    case .choose: return perform(.take, &context)
    case .adjust(_, let step): return perform(.change(step), &context)
    default: return .stay
    }
  }
}
