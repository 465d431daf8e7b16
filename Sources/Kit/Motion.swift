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
