import Engines
import TextUI

extension HangmanSetUp {
  /// What is saved of it, and its rows in the settings.
  static let choices = [
    Choice(
      "pictures", { $0.hangman.pictures }, { $1.hangman.pictures = $0 },
      setting: Setting(
        .looks, { $0.hangman.pictures }, value: { $0.pictures.title(in: $0.settings.language) },
        change: { step, context in
          let ids = context.library.pictures().map(\.id)
          context.hangman.pictures = ids.following(context.hangman.pictures, by: step)
        }, preview: drawPreview)),
    Choice(
      "careful", { $0.hangman.isCareful }, { $1.hangman.isCareful = $0 },
      setting: .toggle(
        .playing, { $0.hangman.carefulEntry }, { $0.hangman.isCareful }, { $1.hangman.isCareful = $0 })),
    Choice("hangman.host", { $0.hangman.host }, { $1.hangman.host = $0 }),
    Choice("hangman.category", { $0.hangman.category }, { $1.hangman.category = $0 }),
    Choice("hangman.difficulty", { $0.hangman.difficulty }, { $1.hangman.difficulty = $0 }),
    Choice("hangman.secret", { $0.hangman.secret }, { $1.hangman.secret = $0 }),
    Choice("hangman.length", { $0.hangman.length }) { length, context in
      if lengths.contains(length) { context.hangman.length = length }
    },
    Choice("hangman.second", { $0.hangman.duel.names[1] }) { $1.hangman.duel.names[1] = $0?.asPlayerName },
    Choice("hangman.hints", { $0.hangman.knowsHints }, { $1.hangman.knowsHints = $0 }),
  ]

  /// The picture of a loss and that of a win, as far as there is room.
  @Sendable private static func drawPreview(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let pictures = context.pictures
    let both: [PictureSet.Frame] = [.misses(Hangman.missesAllowed), .saved(pictures.saved.count - 1)]
    let frames = both.prefix(2 * pictures.height + 2 <= area.height ? 2 : 1)
    let height = frames.count * (pictures.height + 2) - 2
    let y = area.minY + (area.height - height) / 2
    for (index, frame) in frames.enumerated() {
      canvas.put(pictures.drawing(frame), at: Point(x: area.minX, y: y + index * (pictures.height + 2)))
    }
  }
}
