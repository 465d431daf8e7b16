import Engines
import Kit
import Play
import TextUI
import Texts

/// The available languages, each by its own name; the screen is displayed in the selected one.
struct LanguageScreen: Screen {
  enum Command: Sendable {
    case choose, move, back
  }

  private let languages: [Language]
  /// The previous languages of the interface and of the words; `nil` at the first start.
  private let before: (interface: String, words: Language)?
  private var menu: Menu
  /// What opens after the introduction.
  private let next: Destination?

  /// - Parameters:
  ///   - isFirst: whether it is the very first start: then Esc confirms as well, and the introduction follows.
  ///   - next: what opens after the introduction.
  init(_ context: Context, isFirst: Bool = false, next: Destination? = nil) {
    self.next = next
    languages = context.services.library.languageCodes().compactMap(context.services.library.language)
    before = isFirst ? nil : (context.profile.settings.language, context.profile.language)
    let chosen = languages.firstIndex { $0.code == context.profile.language.code } ?? 0
    menu = Menu(count: languages.count, chosen: chosen)
  }

  private var isFirst: Bool { before == nil }

  var manners: Manners { [.trying, isFirst ? .needsRecords : .pagerKeys] }

  func name(_ text: Texts) -> String { text("Language") }

  func rules(_ context: Context) -> String {
    context.text("The language of the words and of the menus. They can be set separately in the settings.")
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [
      KeyBinding([], "↑ ↓", text("choose"), help: text("move through the entries"), click: .down, .move),
      KeyBinding(
        [.enter, .character(" ")], "Enter", isFirst ? text("start") : text("choose"),
        help: text("play in this language"),
        .choose),
      KeyBinding(
        [.escape], "Esc", isFirst ? "" : text("back"),
        help: isFirst ? text("play in this language") : text("keep the previous language"), .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: return .stay
    case .choose:
      if !languages.isEmpty {
        context.setLanguage(languages[menu.chosen])
        context.saveLanguage()
      }
      guard isFirst else { return .pop }
      context.profile.isIntroduced = true
      return .replace(IntroductionScreen(next: next))
    case .back:
      guard let before else { return perform(.choose, &context) }
      context.setWords(before.words)
      context.profile.settings.language = before.interface
      return .pop
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.move(key) else { return .stay }
    if case .choose = key { return perform(.choose, &context) }
    context.setLanguage(languages[menu.chosen])
    return .stay
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    let layout = canvas.layout.page
    let stage = layout.stage
    canvas.header([text("Wordyard"), text("Language")])
    var y = stage.minY + (layout.isCompact ? 1 : 3)
    Wordmark.draw(on: &canvas, centeredIn: stage, row: y)
    y += Wordmark.size(layout).height + (layout.isCompact ? 1 : 2)
    canvas.putCentered(text("Which language would you like?"), in: stage, row: y, .text)
    y += 2
    let entries = languages.map { Menu.Entry(title: $0.name, note: $0.greeting ?? "") }
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
