/// What the player pressed, whichever way: a key of the keyboard, or a click that stands for one.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right, home, end, pageUp, pageDown
  /// The wheel, so many notches down; up is negative.
  case wheel(Int)
  /// F1 is `function(1)`.
  case function(Int)
  /// Ctrl-C is `control("c")`.
  case control(Character)
  /// A click on the entry of a list, a form or a row of buttons: choose it and act on it.
  case choose(Int)
  /// A click on an arrow beside an entry: choose it and change it by so many steps.
  case adjust(Int, by: Int)
}
