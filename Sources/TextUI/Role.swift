/// What a cell means. A theme decides how a meaning looks; nothing else in the program knows a colour.
public enum Role: UInt8, CaseIterable, Sendable {
  /// Ordinary text.
  case text
  /// Text of less importance: labels, what a popup covers, what cannot be chosen.
  case dim
  /// The name of the screen or of a popup.
  case title
  /// Lines and frames.
  case rule
  /// What Enter would choose.
  case chosen
  /// What Enter would choose, although it has been right or wrong already.
  case chosenRight, chosenWrong
  /// A letter found, a puzzle solved.
  case right
  /// A letter missed, a game lost.
  case wrong
  /// Something the player should notice.
  case warning
  /// The main thing on the screen: the phrase, the rack, the fragment.
  case stage
  /// A drawing.
  case picture
  /// The key that does something, in the bottom line, help or a button.
  case shortcut
  /// Where the player types.
  case field
}
