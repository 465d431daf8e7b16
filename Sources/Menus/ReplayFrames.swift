import Kit
import Play
import Records
import TextUI

/// The frames of a finished game's replay, for a recording.
public struct ReplayFrames: Sendable {
  /// The frames, from before the first step to the last one.
  public let frames: [Canvas]
  /// The name of the game and its mode.
  public let title: String

  /// How long each frame is shown, in milliseconds; the last one three times as long.
  public static let frameTime = Int(ReplayScreen.stepTime / .milliseconds(1))

  /// The most frames; of a longer game only every second, third… step has one, and the last step.
  package static let most = 1000

  /// - Returns: `nil` when the game cannot be rebuilt.
  public init?(_ record: GameRecord, size: Size, _ context: Context) {
    guard let screen = ReplayScreen(record, context) else { return nil }
    title = context.text.modeName(record.result.mode).full
    var app = App(size: size, context: context, screens: [screen])
    let last = screen.marks.count
    let stride = max(1, (last + Self.most - 1) / Self.most)
    var frames = [app.frame]
    for step in Swift.stride(from: stride, to: last + stride, by: stride) {
      app.send(.key(.select(min(step, last))))
      frames.append(app.frame)
    }
    self.frames = frames
  }
}
