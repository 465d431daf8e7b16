import Engines
import Records
import TextUI

/// The three puzzles of a day, one try each, and what came of them to share.
struct DailyScreen: Screen {
  enum Command: Sendable {
    case walk, take, share, menu
  }

  /// The day stays the same while the screen is open, whatever the clock says.
  let day: Day
  /// What the records said when the screen opened.
  private var sheet: DailySheet
  /// The version of the word list, which takes a pass over it to know; empty until there is something to share.
  private let version: String
  private var menu = Menu(count: DailyPuzzles.modes.count)
  private var message = Message("")

  init(_ context: inout Context) {
    self.init(day: context.today(), &context)
  }

  /// The puzzles of the day that a saved one is for.
  init(of saved: SavedGame, _ context: inout Context) {
    self.init(day: saved.session.day ?? context.today(), &context)
  }

  init(day: Day, _ context: inout Context) {
    self.day = day
    sheet = DailySheet(day, &context)
    let language = sheet.isWhole ? context.library.language(context.settings.words) : nil
    version = language.map { context.library.lexicon($0).version } ?? ""
    menu = Menu(
      count: DailyPuzzles.modes.count,
      chosen: DailyPuzzles.modes.firstIndex { [sheet] in sheet.result(of: $0) == nil } ?? 0)
  }

  func name(_ strings: Strings) -> String { strings.daily.name }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let isOpen = sheet.result(of: DailyPuzzles.modes[menu.chosen]) == nil
    return [
      KeyBinding([.enter], "Enter", isOpen ? strings.start : "", help: strings.daily.helpTake, .take),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpWalk, click: .down, .walk),
      KeyBinding(
        [.character("c"), .character("C")], "c", strings.daily.share, help: strings.daily.helpShare,
        isEnabled: sheet.isWhole, .share),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .menu),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    message = Message("")
    switch command {
    case .walk: return .stay
    case .menu: return .pop
    case .take: return play(DailyPuzzles.modes[menu.chosen], &context)
    case .share:
      context.copy(sheet.shared(version, context))
      message = Message(context.strings.daily.copied)
      return .stay
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.walk(key) else { return .stay }
    if case .choose = key { return perform(.take, &context) }
    return .stay
  }

  /// Opens a puzzle, or goes on with it: there is one try.
  private mutating func play(_ mode: Mode, _ context: inout Context) -> Transition {
    let strings = context.strings
    // Another process may have played it meanwhile.
    sheet = DailySheet(day, &context)
    if sheet.result(of: mode) != nil {
      message = .refusal(strings.daily.oneTry, &context)
      return .stay
    }
    let session = context.dailySession(mode, day)
    if let saved = context.records.claim(session.id) {
      return .pop(then: context.resume(saved.waiting))
    }
    if context.records.isClaimedElsewhere(session.id) {
      message = .refusal(strings.kept.taken, &context)
      return .stay
    }
    guard let screen = context.dailyPuzzle(session, day) else {
      message = .refusal(strings.daily.noPuzzle, &context)
      return .stay
    }
    sheet.begin(mode)
    return .push(screen)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.daily
    let streak = sheet.streak > 0 ? "   " + strings.streak(sheet.streak) : ""
    canvas.header([strings.name, strings.date(day)], right: context.player + streak)
    let stage = canvas.bands.stage
    let isLow = stage.height < 18
    let shared = sheet.isWhole ? sheet.shared(version, context).split(separator: "\n").map(String.init) : []
    let height = (isLow ? 3 : CalendarLeaf.size.height + 7) + (shared.isEmpty ? 0 : shared.count + 2)
    var y = stage.minY + max(0, (stage.height - height) / 2)
    if !isLow {
      CalendarLeaf(day, strings).draw(on: &canvas, in: stage, row: y)
      y += CalendarLeaf.size.height + 1
      canvas.putCentered(strings.note.clipped(to: stage.width), in: stage, row: y, .dim)
      y += 2
    }
    drawPuzzles(sheet, on: &canvas, in: stage, row: y, context)
    y += DailyPuzzles.modes.count + 1
    if !shared.isEmpty {
      let left = stage.minX + max(0, (stage.width - (shared.map(\.columns).max() ?? 0)) / 2)
      for (row, line) in shared.enumerated() {
        canvas.put(line.clipped(to: stage.maxX - left), at: Point(x: left, y: y + row), .stage)
      }
      y += shared.count
      let label = "‹ \(strings.shareButton) ›"
      canvas.button(
        label, at: Point(x: stage.minX + (stage.width - label.columns) / 2, y: y), .text,
        sends: .character("c"))
      y += 1
    }
    let line = message.text.clipped(to: stage.width)
    canvas.putCentered(line, in: stage, row: min(y, stage.maxY - 1), message.role)
  }

  private func drawPuzzles(
    _ sheet: DailySheet, on canvas: inout Canvas, in stage: Rect, row: Int, _ context: Context
  ) {
    let entries = zip(DailyPuzzles.modes, context.strings.daily.puzzles).map { mode, name in
      let mark = sheet.result(of: mode) != nil ? "●" : sheet.isBegun(mode) ? "◐" : "○"
      return Menu.Entry(title: "\(mark) \(name)", note: sheet.line(of: mode, context))
    }
    let notes = entries.map(\.note.columns).max() ?? 0
    let titles = entries.map(\.title.columns).max() ?? 0
    let area = Rect(x: stage.minX, y: row, width: stage.width, height: entries.count)
    menu.draw(
      entries, on: &canvas,
      in: area.centered(Size(width: min(stage.width, titles + notes + 7), height: entries.count)))
  }
}

extension Popup.Button {
  /// The ways on from the end of a puzzle, back to those of its day.
  static func afterDaily(_ session: GameSession, _ strings: Strings) -> [Popup.Button] {
    [
      .init(
        strings.daily.back,
        then: .decide { .chain(.pop, then: .replace(DailyScreen(day: session.day ?? $0.today(), &$0))) }),
      .init(strings.menuButton, then: .home),
    ]
  }
}
