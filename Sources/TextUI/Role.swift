/// The meaning of a cell's contents. A theme defines how it looks; nothing else in the program knows about colours.
public enum Role: UInt8, CaseIterable, Sendable {
  /// Ordinary text.
  case text
  /// Less important text: labels, the opponent, unavailable choices.
  case dim
  /// The name of the screen or of a popup; the player whose turn it is.
  case title
  /// Lines and frames.
  case rule
  /// The selected element, which Enter activates.
  case chosen
  /// The main element of the screen: the phrase, the rack, the fragment.
  case stage
  /// A letter found, a puzzle solved.
  case right
  /// A missed letter, a lost game, a letter revealed without having been guessed.
  case wrong
  /// A word found earlier.
  case found
  /// A word or letter that was just found or revealed, for one frame.
  case fresh
  /// The frame and the words of a win; a complete column.
  case won
  /// A cost, the last ten seconds.
  case warning
  /// Typed text that has not been checked.
  case field
  /// A key in the bottom line, help or a button.
  case shortcut
  /// The underlined key letter of an entry on the title screen.
  case hot
  /// A collected letter of GHOST.
  case solid
  /// A letter of GHOST that has not been collected.
  case hollow
  /// The remaining time; a slider.
  case clock
  /// The lines of a picture; bars.
  case picture
  /// The warm parts of a picture: alive, burning, shining.
  case warm
  /// The cool parts of a picture: ground, water, metal.
  case cool
}
