/// A picture in characters, with a tint for each cell.
public struct Drawing: Equatable, Sendable {
  /// What a cell is made of: plain ink, something warm (alive, burning, shining), or something cool (ground, water, metal).
  public enum Tint: Equatable, Sendable {
    case ink, warm, cool
  }

  /// The rows of characters, all of the same width.
  public let lines: [String]
  /// One row for each line, with one tint for each of its characters.
  public let tints: [[Tint]]
}
