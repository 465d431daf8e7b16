/// One place on the canvas: a grapheme and what it means.
public struct Cell: Equatable, Sendable {
  public var character: Character
  public var role: Role
  /// The right half of a double-width grapheme: nothing is drawn here.
  public var isContinuation: Bool

  public init(_ character: Character, _ role: Role, isContinuation: Bool = false) {
    self.character = character
    self.role = role
    self.isContinuation = isContinuation
  }

  public static let blank = Cell(" ", .text)
}
