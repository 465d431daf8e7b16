/// A line of a result, of one or several parts.
package struct ResultLine: Equatable, Sendable {
  package let parts: [String]
  /// The winning streak that it is about.
  package var streak: Int?
  /// Whether it only counts the misses, for want of anything better.
  package var isMisses = false
  /// Whether it is less important than what happened.
  package var isNote = false

  package init(_ parts: String?..., streak: Int? = nil, isMisses: Bool = false, isNote: Bool = false) {
    self.parts = parts.compactMap(\.self)
    self.streak = streak
    self.isMisses = isMisses
    self.isNote = isNote
  }

  package init(parts: [String]) { self.parts = parts }
}
