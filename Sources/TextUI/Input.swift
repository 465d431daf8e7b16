/// What reaches the program from the terminal.
public enum Input: Equatable, Sendable {
  case key(Key)
  /// The left button went down here.
  case click(Point)
  /// Text that was pasted, as the terminal brackets it.
  case paste(String)
  case resize(Size)
  /// The player asked for the screen to be sent again.
  case redraw
  /// The program has to end; a running game stays saved.
  case terminate
}
