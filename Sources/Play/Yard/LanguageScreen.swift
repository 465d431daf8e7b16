import Engines
import TextUI

/// The languages there are, each by its own name; everything on the screen is in the one that is chosen.
public struct LanguageScreen: Screen {
  public enum Command: Sendable {
    case take, walk, back
  }

  private let languages: [Language]
  /// The language to go back to; `nil` at the first start, where there is none to go back to.
  private let before: Language?
  private let then: Transition
  private var menu: Menu

  /// - Parameters:
  ///   - isFirst: whether Esc, too, takes the language that is chosen.
  ///   - then: what follows once a language has been taken.
  init(_ context: Context, isFirst: Bool = false, then: Transition = .pop) {
    languages = context.library.languageCodes().compactMap(context.library.language)
    before = isFirst ? nil : context.language
    self.then = then
    let chosen = languages.firstIndex { $0.code == context.language.code } ?? 0
    menu = Menu(count: languages.count, chosen: chosen)
  }

  /// The choice of a language at the first start, which leads to the introduction.
  public static func firstStart(_ context: Context) -> LanguageScreen {
    LanguageScreen(
      context, isFirst: true,
      then: .decide { context in
        context.isIntroduced = true
        return .replace(IntroductionScreen())
      })
  }

  public func name(_ strings: Strings) -> String { strings.language }

  public func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.introduction
    let isFirst = before == nil
    return [
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpWalk, click: .down, .walk),
      KeyBinding(
        [.enter, .character(" ")], "Enter", isFirst ? strings.start : own.take, help: own.helpTake, .take),
      KeyBinding(
        [.escape], "Esc", isFirst ? "" : strings.back, help: isFirst ? own.helpTake : own.helpBack, .back),
    ]
  }

  public mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .walk: return .stay
    case .take:
      if !languages.isEmpty {
        context.speak(languages[menu.chosen])
        context.keepLanguage()
      }
      return then
    case .back:
      guard let before else { return perform(.take, &context) }
      context.speak(before)
      return .pop
    }
  }

  public mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.walk(key) else { return .stay }
    if case .choose = key { return perform(.take, &context) }
    context.speak(languages[menu.chosen])
    return .stay
  }

  public func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings
    let stage = canvas.bands.stage
    canvas.header([strings.titleName, strings.language])
    let isLow = stage.height < 18
    var y = stage.minY + (isLow ? 1 : 3)
    Wordmark.draw(on: &canvas, centeredIn: stage, row: y)
    y += Wordmark.size.height + (isLow ? 1 : 2)
    canvas.putCentered(strings.introduction.whichLanguage, in: stage, row: y, .text)
    y += 2
    let entries = languages.map {
      Menu.Entry(title: $0.name, note: Strings.spoken($0.code)?.introduction.greeting ?? "")
    }
    let names = entries.reduce(0) { max($0, $1.title.columns) } + 8
    let noted = names + entries.reduce(0) { max($0, $1.note.columns) }
    let isNoted = noted <= stage.width
    let area = Rect(
      x: stage.minX, y: y, width: stage.width, height: min(entries.count, stage.maxY - y - (isNoted ? 0 : 2)))
    menu.draw(
      isNoted ? entries : entries.map { Menu.Entry(title: $0.title) }, on: &canvas,
      in: area.centered(Size(width: min(stage.width, isNoted ? noted : names), height: area.height)))
    if !isNoted { canvas.putCentered(entries[menu.chosen].note, in: stage, row: area.maxY + 1, .dim) }
  }
}
