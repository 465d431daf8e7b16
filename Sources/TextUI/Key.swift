/// A key press, or a click that stands for one.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// The wheel, by a number of notches down; negative is up.
  case wheel(Int)
  /// A function key: F1 is `function(1)`.
  case function(Int)
  /// A key with Ctrl: Ctrl-C is `control("c")`.
  case control(Character)
  /// A click on an entry of a list, a form or a row of buttons: select it and activate it.
  case choose(Int)
  /// A click on an entry of a list, a row of words or a slider: select it, without activating it.
  case select(Int)
  /// A click on an arrow beside an entry: select it and change its value by a number of steps.
  case adjust(Int, by: Int)
}
