import Engines
import TextUI

/// The commands of a screen of rows, some of which open a screen for an entry.
package enum FormCommand<Entry: Sendable, Pick: Sendable>: Sendable {
  case move, change(Int), edit, submit, menu
  /// The text typed as an entry.
  case entered(String, Entry)
  /// What was selected in a list.
  case picked(Pick)
}

/// A screen with rows that can be changed: the set-ups, whose button Enter presses from any row, and the settings.
package protocol FormScreen: Screen where Command == FormCommand<Entry, Pick> {
  associatedtype Row: Equatable, Sendable
  /// What can be typed on a screen of its own; `Never` when there is no such screen.
  associatedtype Entry: Sendable = Never
  /// What can be selected in a list; `Never` when there is none.
  associatedtype Pick: Sendable = Never

  var form: Form { get set }

  /// The rows displayed at this moment.
  func rows(_ context: Context) -> [Row]

  /// Changes the value of a row by a number of steps.
  func change(_ row: Row, by step: Int, _ context: inout Context)

  /// Makes the screen that Space or a click on the value opens for a row; `nil` when they select the next value instead.
  func editor(of row: Row, _ context: Context) -> (() -> any Screen)?

  /// Receives an entry.
  mutating func enter(_ text: String, as entry: Entry, _ context: inout Context) -> Transition

  /// Receives what was selected in a list.
  mutating func pick(_ pick: Pick, _ context: inout Context)

  /// The label of Enter in the bottom line.
  func submitLabel(_ context: Context) -> String

  /// Performs the action of Enter.
  mutating func submit(_ context: inout Context) -> Transition
}

extension FormScreen {
  package var manners: Manners { .pagerKeys }

  package func editor(of row: Row, _ context: Context) -> (() -> any Screen)? { nil }

  package mutating func enter(_ text: String, as entry: Entry, _ context: inout Context) -> Transition {
    .stay
  }

  package mutating func pick(_ pick: Pick, _ context: inout Context) {}

  package func submitLabel(_ context: Context) -> String { context.strings.start }

  /// The selected row.
  package func chosenRow(_ context: Context) -> Row {
    let rows = rows(context)
    return rows[min(form.chosen, rows.count - 1)]
  }

  package func bindings(_ context: Context) -> [KeyBinding<FormCommand<Entry, Pick>>] {
    let strings = context.strings
    let hasEditor = editor(of: chosenRow(context), context) != nil
    return [
      KeyBinding([.enter], "Enter", submitLabel(context), help: strings.helpStart, .submit),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpMove, click: .down, .move),
      KeyBinding(
        [.character(" ")], strings.space, hasEditor ? strings.open : "", help: strings.helpEdit, .edit),
      KeyBinding([.right], "← →", strings.change, help: strings.helpNext, .change(1)),
      KeyBinding([.left], "←", "", help: strings.helpPrevious, .change(-1)),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .menu),
    ]
  }

  package mutating func perform(_ command: FormCommand<Entry, Pick>, _ context: inout Context) -> Transition {
    let row = chosenRow(context)
    switch command {
    case .move: return .stay
    case .menu:
      if manners.contains(.trying) { context.discardChoices() }
      return .pop
    case .entered(let text, let entry):
      let transition = enter(text, as: entry, &context)
      context.saveChoices()
      return transition
    case .picked(let picked):
      pick(picked, &context)
      return .stay
    case .submit: return submit(&context)
    case .edit:
      if let editor = editor(of: row, context) { return .push(editor()) }
      change(row, by: 1, &context)
    case .change(let step): change(row, by: step, &context)
    }
    form.fit(rows(context).count)
    return .stay
  }

  package mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard form.move(key, count: rows(context).count) else { return .stay }
    switch key {
    case .select: return perform(.edit, &context)
    case .adjust(_, let step): return perform(.change(step), &context)
    default: return .stay
    }
  }
}
