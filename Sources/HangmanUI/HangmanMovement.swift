import Engines
import Kit

/// An animation on the screen of a game, at most 1.2 seconds long.
struct HangmanMovement: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// Newly found letters are highlighted.
    case found([Character])
    /// A wrong guess: the new part of the picture blinks once.
    case blink
    /// The phrase lights up word by word, and the animation of a win is played.
    case win(words: Int)
    /// The animation after a loss is played.
    case loss
  }

  let kind: Kind
  var motion: Motion

  static func found(_ letters: [Character]) -> HangmanMovement {
    HangmanMovement(kind: .found(letters), motion: Motion(steps: 1, of: .milliseconds(300)))
  }

  static let blink = HangmanMovement(kind: .blink, motion: Motion(steps: 2, of: .milliseconds(150)))

  /// The maximum number of steps of a win, at 100 milliseconds each.
  private static let mostSteps = 12

  static func win(words: Int, _ pictures: PictureSet) -> HangmanMovement {
    let steps = min(mostSteps, max(words, 2 * (pictures.saved.count - 1)))
    return HangmanMovement(kind: .win(words: words), motion: Motion(steps: steps, of: .milliseconds(100)))
  }

  /// Plays all frames of the animation, faster if there are many; `nil` when the picture set has none.
  static func loss(_ pictures: PictureSet) -> HangmanMovement? {
    guard !pictures.closing.isEmpty else { return nil }
    let steps = min(mostClosingSteps, pictures.closing.count)
    let step = min(.milliseconds(120), longest / steps)
    return HangmanMovement(kind: .loss, motion: Motion(steps: steps, of: step))
  }

  private static let longest = Duration.milliseconds(1200)
  /// Of more frames than this, some are left out evenly, because a terminal would not show them all in the time.
  private static let mostClosingSteps = 60

  /// The number of highlighted words.
  var highlightedWords: Int {
    guard case .win(let words) = kind, !motion.isOver else { return .max }
    return max(motion.step + 1, (motion.step + 1) * words / Self.mostSteps)
  }
}

extension HangmanScreen {
  var patience: Duration? { [movement?.motion.patience, table?.patience].compactMap { $0 }.min() }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    movement?.motion.elapse(time)
    if movement?.motion.isOver == true { movement = nil }
    if table?.wait(time) == true { return showState(context) }
    reportSilence(time, context.strings)
    return .stay
  }

  mutating func finishMotion() { movement = nil }

  /// Starts an animation if animation is enabled.
  mutating func move(_ movement: HangmanMovement?, _ context: Context) {
    self.movement = context.settings.isAnimated ? movement : nil
  }
}

extension [Hangman.Place] {
  /// The index of the word to which each place of the board belongs.
  var wordIndices: [Int] {
    var word = 0
    return map { place in
      if place.grapheme == " " { word += 1 }
      return word
    }
  }
}
