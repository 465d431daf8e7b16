/// A picture in characters, with what each of its cells is made of.
public struct Drawing: Equatable, Sendable {
  /// What a cell shows: plain ink, what lives, burns or shines, or ground, water, metal and cold.
  public enum Tint: Equatable, Sendable {
    case ink, warm, cool
  }

  /// All of one width in characters.
  public let lines: [String]
  /// As many rows as lines, and as many tints as the line has characters.
  public let tints: [[Tint]]
}
