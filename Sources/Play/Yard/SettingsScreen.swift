import Engines
import TextUI

/// What the player chooses once and for all; each change takes effect at once.
struct SettingsScreen: FormScreen {
  enum Row: CaseIterable {
    case language, words, theme, pictures, carefulEntry, judge, bluff, timer, sound, animation, mouse
  }

  var form = Form(chosen: 0)

  func name(_ strings: Strings) -> String { strings.settings.name }

  func goOnLabel(_ strings: Strings) -> String { strings.settings.done.uncapitalized }

  func rows(_ context: Context) -> [Row] { Row.allCases }

  func goOn(_ context: inout Context) -> Transition { .pop }

  func change(_ row: Row, by step: Int, _ context: inout Context) {
    switch row {
    case .carefulEntry: context.settings.isCareful.toggle()
    case .animation: context.settings.isAnimated.toggle()
    case .theme:
      context.settings.theme = Theme.all.map(\.name).following(context.settings.theme, by: step)
    case .pictures:
      let ids = context.library.pictures().map(\.id)
      context.settings.pictures = ids.following(context.settings.pictures, by: step)
    case .language:
      context.settings.language = Strings.languages.following(context.spokenLanguage, by: step)
    case .words:
      let code = context.library.languageCodes().following(context.settings.words, by: step)
      if let language = context.library.language(code) { context.read(language) }
    case .judge: context.ghost.judge = GhostSetUp.judges.following(context.ghost.judge, by: step)
    case .bluff: context.ghost.isBluff.toggle()
    case .timer: context.twist.mode = context.twist.mode == .timed ? .untimed : .timed
    case .sound:
      context.settings.sound = context.settings.sound.stepped(by: step)
      context.alert()
    case .mouse: context.settings.usesMouse.toggle()
    }
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.settings
    canvas.header([strings.name])
    let stage = canvas.bands.stage
    let pictures = context.pictures
    let rows = zip(Row.allCases, strings.rows).map { Form.Row(label: $1, value: value(of: $0, context)) }
    let isBeside = stage.width >= 70
    let air = isBeside ? max(0, (stage.height - rows.count - 3) / 2) : 0
    let form = Rect(
      x: stage.minX, y: stage.minY + air, width: isBeside ? stage.width - 34 : stage.width,
      height: min(stage.height - air, rows.count + 2))
    self.form.draw(rows, button: strings.done, on: &canvas, in: form)
    if isBeside { drawPreview(pictures, on: &canvas, x: stage.maxX - 30, in: stage) }
    if let problem = context.library.problems().first {
      let lines = ProblemStrings.in(.spoken(context.spokenLanguage)).text(problem).wrapped(
        to: stage.width - 4
      ).suffix(2)
      for (row, line) in lines.enumerated() {
        canvas.put(line, at: Point(x: stage.minX + 2, y: stage.maxY - lines.count + row), .warning)
      }
    }
  }

  /// What a row is set to, in words.
  private func value(of row: Row, _ context: Context) -> String {
    let strings = context.strings.settings
    let settings = context.settings
    func onOff(_ isOn: Bool) -> String { isOn ? strings.on : strings.off }
    return switch row {
    case .language: context.library.language(context.spokenLanguage)?.name ?? context.spokenLanguage
    case .words: context.language.name
    case .theme: strings.themes[Theme.all.firstIndex { $0.name == settings.theme } ?? 0]
    case .pictures: context.pictures.title(in: settings.language)
    case .carefulEntry: onOff(settings.isCareful)
    case .judge:
      context.strings.ghost.judges[GhostSetUp.judges.firstIndex(of: context.ghost.judge) ?? 1]
    case .bluff: onOff(context.ghost.isBluff)
    case .timer: onOff(context.twist.mode == .timed)
    case .sound: strings.sounds[settings.sound]!
    case .animation: onOff(settings.isAnimated)
    case .mouse: onOff(settings.usesMouse)
    }
  }

  /// The picture before the first miss and after the last, as far as there is room.
  private func drawPreview(_ pictures: PictureSet, on canvas: inout Canvas, x: Int, in stage: Rect) {
    let both = [pictures.frames[0], pictures.frames[Hangman.missesAllowed]]
    let frames = both.suffix(2 * pictures.height + 2 <= stage.height ? 2 : 1)
    let height = frames.count * (pictures.height + 2) - 2
    let y = stage.minY + (stage.height - height) / 2
    for (index, frame) in frames.enumerated() {
      for (row, line) in frame.enumerated() {
        canvas.put(line, at: Point(x: x, y: y + index * (pictures.height + 2) + row), .picture)
      }
    }
  }
}

extension Array where Element: Equatable {
  /// The element so many places on from another; the ends join. From something that is not here, the first.
  func following(_ element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[((index + step) % count + count) % count]
  }
}
