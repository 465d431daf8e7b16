/// An input from the terminal.
public enum Input: Equatable, Sendable {
  case key(Key)
  /// The left button was pressed here.
  case click(Point)
  /// Pasted text, with bracketed paste.
  case paste(String)
  case resize(Size)
  /// A request to send the whole screen again.
  case redraw
  /// A request to end the program; a game in progress remains saved.
  case terminate
}
