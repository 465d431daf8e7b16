import Kit
import Play
import TextUI
import Texts

/// What the title screen keeps out of sight: a list that opens above it, and closes with what it opens.
struct MoreList: Screen {
  enum Entry: CaseIterable, Sendable {
    case post, introduction, language, settings
  }

  enum Command: Sendable {
    case move, pick, open(Entry), help, cancel
  }

  private var menu = Menu(count: Entry.allCases.count)

  var manners: Manners { .popup }

  func name(_ text: Texts) -> String { text.entry(.more).title }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    var bindings = [
      KeyBinding(
        [.enter, .right, .character(" ")], "Enter", text("open"), help: text("open the chosen entry"),
        Command.pick),
      KeyBinding([], "↑ ↓", text("choose"), help: text("move through the entries"), click: .down, .move),
    ]
    for (entry, row) in zip(Entry.allCases, entries(context)) {
      guard let letter = row.letter else { continue }
      bindings.append(KeyBinding(.letter(letter), String(letter), "", help: row.title, .open(entry)))
    }
    bindings += [
      KeyBinding(.help, "?", text("help"), help: "", .help),
      KeyBinding(
        [.escape, .left], "Esc", text("back"), help: text("close the list, and change nothing"), .cancel),
    ]
    return bindings
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move: .stay
    case .cancel: .pop
    case .help: .ask(help(context))
    case .pick: open(Entry.allCases[menu.chosen], &context)
    case .open(let entry): open(entry, &context)
    }
  }

  private func open(_ entry: Entry, _ context: inout Context) -> Transition {
    let screen: any Screen =
      switch entry {
      case .post: PostScreen(&context)
      case .introduction: IntroductionScreen()
      case .language: LanguageScreen(context)
      case .settings: SettingsScreen()
      }
    return .replace(screen)
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.move(key), case .choose = key else { return .stay }
    return perform(.pick, &context)
  }

  /// The entries, each with the letter that opens it.
  private func entries(_ context: Context) -> [Menu.Entry] {
    let texts = Entry.allCases.map { context.text.entry($0, context) }
    return zip(texts, texts.map(\.title).shortcuts).map {
      Menu.Entry(title: $0.title, note: $0.note, letter: $1)
    }
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    menu.draw(name(context.text), entries(context), on: &canvas, context)
  }
}
