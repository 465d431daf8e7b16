/// Something that moves on the screen for a short time, in steps of equal length, and then stands still.
struct Motion: Equatable, Sendable {
  private let stepTime: Duration
  private let stepCount: Int
  private var elapsed = Duration.zero

  /// - Parameters:
  ///   - steps: how many pictures are shown before the last one, which stays.
  ///   - stepTime: how long each is shown.
  init(steps: Int, of stepTime: Duration) {
    stepCount = steps
    self.stepTime = stepTime
  }

  /// The picture to show, counted from 0; the number of steps when it is over.
  var step: Int { min(stepCount, Int(elapsed / stepTime)) }

  var isOver: Bool { step >= stepCount }

  /// The time to the next step; `nil` when it is over.
  var patience: Duration? {
    isOver ? nil : stepTime * (step + 1) - elapsed
  }

  /// Lets time pass.
  mutating func elapse(_ time: Duration) { elapsed += time }

  /// Shows the end at once.
  mutating func finish() { elapsed = stepTime * stepCount }
}
