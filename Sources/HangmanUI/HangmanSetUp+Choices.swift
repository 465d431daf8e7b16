import Engines
import Kit
import TextUI

extension HangmanSetUp {
  /// What is saved of the set-up, and its rows in the settings.
  static let choices = [
    Choice(
      "pictures", { $0.hangman.pictures }, { $1.hangman.pictures = $0 },
      setting: Setting(
        .looks, { $0.hangman.pictures }, value: { $0.pictures.title(in: $0.settings.language) },
        change: { step, context in
          let ids = context.library.pictureIDs()
          context.hangman.pictures = ids.following(context.hangman.pictures, by: step)
        }, note: { $0.hangmanSettings.pictures }, preview: drawPreview)),
    Choice(
      "careful", { $0.hangman.isCareful }, { $1.hangman.isCareful = $0 },
      setting: .toggle(
        .playing, { $0.hangman.carefulEntry }, { $0.hangman.isCareful }, { $1.hangman.isCareful = $0 },
        note: { $0.hangmanSettings.carefulEntry })),
    Choice("hangman.host", { $0.hangman.host }, { $1.hangman.host = $0 }),
    Choice("hangman.category", { $0.hangman.category }, { $1.hangman.category = $0 }),
    Choice("hangman.difficulty", { $0.hangman.difficulty }, { $1.hangman.difficulty = $0 }),
    Choice("hangman.secret", { $0.hangman.secret }, { $1.hangman.secret = $0 }),
    Choice("hangman.length", { $0.hangman.length }) { length, context in
      if lengths.contains(length) { context.hangman.length = length }
    },
    Choice("hangman.second", { $0.hangman.duel.names[1] }) { $1.hangman.duel.names[1] = $0?.asPlayerName },
    Choice("hangman.duel", { $0.hangman.duel.savedStanding }) { $1.hangman.duel.restore(standing: $0) },
    Choice("hangman.hints", { $0.hangman.knowsHints }, { $1.hangman.knowsHints = $0 }),
  ]

  /// Draws the pictures of a loss and a win, each above its caption, if there is room.
  @Sendable private static func drawPreview(on canvas: inout Canvas, in area: Rect, _ context: Context) {
    let pictures = context.pictures
    let strings = context.strings.hangmanSettings
    var y = area.minY
    let shown: [(PictureSet.Frame, String)] = [
      (.misses(Hangman.missesAllowed), strings.tooLate), (.saved(0), strings.saved),
    ]
    for (frame, caption) in shown {
      let drawing = pictures.drawing(frame)
      guard y + drawing.lines.count < area.maxY else { return }
      canvas.put(drawing, at: Point(x: area.minX, y: y))
      y += drawing.lines.count
      let captionArea = Rect(x: area.minX, y: y, width: max(16, pictures.width - 1), height: 1)
      canvas.putCentered(caption, in: captionArea, row: y, .dim)
      y += 2
    }
  }
}
