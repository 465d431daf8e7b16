/// What reaches the program from the terminal.
public enum Input: Equatable, Sendable {
  case key(Key)
  /// The left button went down here.
  case click(Point)
  case resize(Size)
  /// The player asked for the screen to be drawn anew.
  case redraw
  /// The program was told to end; what runs is kept.
  case terminate
}
