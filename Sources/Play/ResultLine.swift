/// A line of a result, of one or several parts.
package struct ResultLine: Equatable, Sendable {
  package let parts: [String]
  /// The winning streak that it is about.
  package var streak: Int?
  /// What is said instead of its parts, where these are drawn.
  package var spoken: String?
  /// Whether it is about what is seen, and is not said in lines.
  package var isSeen = false
  /// Whether it is less important than what happened.
  package var isNote = false

  package init(parts: [String]) { self.parts = parts }

  package init(_ parts: String?..., streak: Int? = nil, isSeen: Bool = false, isNote: Bool = false) {
    self.parts = parts.compactMap(\.self)
    self.streak = streak
    self.isSeen = isSeen
    self.isNote = isNote
  }

  /// The line as sentences.
  package var sentence: String {
    (spoken ?? parts.joined(separator: parts[0].hasSuffix(".") ? " " : ", ")).sentence
  }
}

extension String {
  /// The text with a full stop, unless it ends with one.
  package var sentence: String { [".", "!", "?", "…"].contains { hasSuffix($0) } ? self : self + "." }
}
