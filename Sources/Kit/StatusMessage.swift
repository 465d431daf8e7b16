import Play
import TextUI
import Texts

/// A message about what just happened, and whether it was good.
package struct StatusMessage: Equatable, Sendable {
  /// As many as there is room for are displayed, one after the other; never empty.
  package let sentences: [String]
  package var role: Role
  /// The same with the player's name shortened, for where there is no room for the whole; `nil` when it is about no player.
  package private(set) var withShortName: String?
  /// What the text begins with and is about, such as a word; it is highlighted.
  package var subject: String?
  /// The key that the last sentence names, where it first occurs in it.
  package var key: Character?

  package init(_ text: String, _ role: Role = .text, subject: String? = nil) {
    self.init([text], role)
    self.subject = subject
  }

  package init(_ sentences: [String], _ role: Role = .text, key: Character? = nil) {
    self.sentences = sentences
    self.role = role
    self.key = key
  }

  /// A message about a player, whose name is shortened where there is no room.
  package static func about(_ name: String, _ text: (_ name: String) -> String) -> StatusMessage {
    var message = StatusMessage(text(name))
    message.withShortName = text(name.clipped(to: 8))
    return message
  }

  /// Asks for a letter.
  package static func letterPrompt(_ context: Context) -> StatusMessage {
    let text = context.text
    return StatusMessage(
      context.profile.settings.usesMouse ? text("Type a letter, or click one.") : text("Type a letter."))
  }

  /// All sentences.
  package var text: String { sentences.joined(separator: " ") }

  /// The first sentences that fit into `width` columns; if there are none, as many words of the first one as do.
  package func fitted(to width: Int) -> String {
    let count = count(in: width)
    return count > 0
      ? sentences.prefix(count).joined(separator: " ") : (withShortName ?? sentences[0]).shortened(to: width)
  }

  /// The column of the key in the text as `fitted(to:)` returns it; `nil` when it is not displayed.
  package func keyColumn(in width: Int) -> Int? {
    guard let key, count(in: width) == sentences.count, let last = sentences.last,
      let place = last.firstIndex(of: key)
    else { return nil }
    return (sentences.dropLast() + [String(last[..<place])]).joined(separator: " ").columns
  }

  /// The number of sentences for which there is room.
  private func count(in width: Int) -> Int {
    var count = sentences.count
    while count > 0, sentences.prefix(count).joined(separator: " ").columns > width { count -= 1 }
    return count
  }
}

/// The timing of a short animation: steps of equal length, after which the last picture remains.
package struct Motion: Equatable, Sendable {
  private let stepTime: Duration
  package let stepCount: Int
  private var elapsed = Duration.zero

  /// - Parameters:
  ///   - steps: the number of pictures before the last one.
  ///   - stepTime: the duration of each step.
  package init(steps: Int, of stepTime: Duration) {
    stepCount = steps
    self.stepTime = stepTime
  }

  /// The index of the current picture, counted from 0; the number of steps when the animation is over.
  package var step: Int { min(stepCount, Int(elapsed / stepTime)) }

  package var isOver: Bool { step >= stepCount }

  /// The time until the next step; `nil` when the animation is over.
  package var patience: Duration? {
    isOver ? nil : stepTime * (step + 1) - elapsed
  }

  /// Advances the time.
  package mutating func elapse(_ time: Duration) { elapsed += time }

  /// Skips to the end.
  package mutating func finish() { elapsed = stepTime * stepCount }
}
