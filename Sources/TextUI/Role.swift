/// What a cell means. A theme decides how a meaning looks; nothing else in the program knows a colour.
public enum Role: UInt8, CaseIterable, Sendable {
  /// Ordinary text.
  case text
  /// Text that steps back: labels, the other team, what cannot be chosen.
  case dim
  /// The name of the screen or of a popup; the player whose turn it is.
  case title
  /// Lines and frames.
  case rule
  /// What Enter takes.
  case chosen
  /// The main thing on the screen: the phrase, the rack, the fragment.
  case stage
  /// A letter found, a puzzle solved.
  case right
  /// A letter missed, a game lost, a letter that was not earned.
  case wrong
  /// A found word at rest.
  case found
  /// A word or letter found or revealed just now, for one frame.
  case fresh
  /// The frame and the words of a win; a complete column.
  case won
  /// A price, the last ten seconds.
  case warning
  /// What is typed and not yet proved.
  case field
  /// The key that does something, in the bottom line, help or a button.
  case shortcut
  /// The underlined letter of an entry on the title.
  case hot
  /// A lit letter of GHOST.
  case solid
  /// An unlit letter of GHOST.
  case hollow
  /// What is left of the time; a slider.
  case clock
  /// The ink of a drawing; bars.
  case picture
  /// The part of a drawing that lives, burns or shines.
  case warm
  /// The part of a drawing that is ground, water, metal or cold.
  case cool

  /// The cursor on a key that has been tried. It has no role of its own: the shape `‹ ›` is the cursor.
  public static var chosenRight: Role { .chosen }
  public static var chosenWrong: Role { .chosen }
}
