import Engines
import Records
import TextUI

/// The three puzzles of a day, one try each, and what came of them to share.
struct DailyScreen: Screen {
  enum Command: Sendable {
    case move, play, share, menu
    /// Throws a begun puzzle away that cannot go on.
    case discard(Int64)
  }

  /// The day stays the same while the screen is open, whatever the clock says.
  let day: Day
  private var sheet: DailySheet
  /// The version of the word list, which takes a pass over it to know; empty until there is something to share.
  private var version = ""
  private var menu: Menu
  private var message = Message("")

  init(day: Day, _ context: inout Context) {
    self.day = day
    sheet = DailySheet(day, &context)
    menu = Menu(count: DailySheet.modes.count)
    chooseNext(context)
  }

  /// Chooses the first puzzle that has not been played.
  private mutating func chooseNext(_ context: Context) {
    let next = DailySheet.modes.firstIndex { sheet.result(of: $0) == nil } ?? 0
    menu = Menu(count: DailySheet.modes.count, chosen: next)
    guard sheet.isWhole, let language = context.library.language(context.settings.words) else { return }
    version = context.library.lexicon(language).version
  }

  mutating func uncover(_ context: inout Context) {
    let before = sheet
    sheet = DailySheet(day, &context)
    if DailySheet.modes.contains(where: { sheet.result(of: $0) != before.result(of: $0) }) {
      chooseNext(context)
    }
  }

  func name(_ strings: Strings) -> String { strings.daily.name }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let isOpen = sheet.result(of: DailySheet.modes[menu.chosen]) == nil
    return [
      KeyBinding([.enter], "Enter", isOpen ? strings.start : "", help: strings.daily.helpPlay, .play),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpMove, click: .down, .move),
      KeyBinding(
        [.character("c"), .character("C")], "c", strings.daily.share, help: strings.daily.helpShare,
        isEnabled: sheet.isWhole, .share),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .menu),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    message = Message("")
    switch command {
    case .move: return .stay
    case .menu: return .pop
    case .play: return play(DailySheet.modes[menu.chosen], &context)
    case .share:
      // A puzzle's popup asks for this before the screen has been uncovered.
      sheet = DailySheet(day, &context)
      context.copy(sheet.shared(version, context.strings))
      message = Message(context.strings.daily.copied)
      return .stay
    case .discard(let game):
      context.records.discard(game)
      return .home
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.move(key) else { return .stay }
    if case .choose = key { return perform(.play, &context) }
    return .stay
  }

  /// Opens a puzzle, or goes on with it: there is one try.
  private mutating func play(_ mode: Mode, _ context: inout Context) -> Transition {
    let strings = context.strings
    sheet = DailySheet(day, &context)
    if sheet.result(of: mode) != nil {
      message = .refusal(strings.daily.oneTry, &context)
      return .stay
    }
    let session = context.dailySession(mode, day)
    if context.records.isClaimedElsewhere(session.id) {
      message = .refusal(strings.saved.claimed, &context)
      return .stay
    }
    if sheet.isBegun(mode) {
      return context.resume(session.id, isOverTitle: false, discard: Command.discard(session.id))
    }
    guard let screen = context.dailyPuzzle(session, day) else {
      message = .refusal(strings.daily.noPuzzle, &context)
      return .stay
    }
    return .push(screen)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let strings = context.strings.daily
    let streak = sheet.streak > 0 ? "   " + strings.streak(sheet.streak) : ""
    canvas.header([strings.name, strings.date(day)], right: context.player + streak)
    let stage = canvas.layout.stage
    let isLow = canvas.layout.isLow
    let shared =
      sheet.isWhole ? sheet.shared(version, context.strings).split(separator: "\n").map(String.init) : []
    let height = (isLow ? 3 : CalendarLeaf.size.height + 7) + (shared.isEmpty ? 0 : shared.count + 2)
    var y = stage.minY + max(0, (stage.height - height) / 2)
    if !isLow {
      CalendarLeaf(day, strings).draw(on: &canvas, in: stage, row: y)
      y += CalendarLeaf.size.height + 1
      canvas.putCentered(strings.note.clipped(to: stage.width), in: stage, row: y, .dim)
      y += 2
    }
    drawPuzzles(on: &canvas, in: stage, row: y, context)
    y += DailySheet.modes.count + 1
    if !shared.isEmpty {
      let left = max(stage.minX, stage.centeredX(of: shared.map(\.columns).max() ?? 0))
      for (row, line) in shared.enumerated() {
        canvas.put(line.clipped(to: stage.maxX - left), at: Point(x: left, y: y + row), .stage)
      }
      y += shared.count
      let label = "‹ \(strings.shareButton) ›"
      canvas.button(
        label, at: Point(x: stage.centeredX(of: label.columns), y: y), .text,
        sends: .character("c"))
      y += 1
    }
    let line = message.text.clipped(to: stage.width)
    canvas.putCentered(line, in: stage, row: min(y, stage.maxY - 1), message.role)
  }

  private func drawPuzzles(
    on canvas: inout Canvas, in stage: Rect, row: Int, _ context: Context
  ) {
    let entries = DailySheet.modes.map { mode in
      let mark = sheet.result(of: mode) != nil ? "●" : sheet.isBegun(mode) ? "◐" : "○"
      let name = Games.game(mode.game).name(context.strings)
      return Menu.Entry(title: "\(mark) \(name)", note: sheet.line(of: mode, context.strings))
    }
    let notes = entries.map(\.note.columns).max() ?? 0
    let titles = entries.map(\.title.columns).max() ?? 0
    let area = Rect(x: stage.minX, y: row, width: stage.width, height: entries.count)
    menu.draw(
      entries, on: &canvas,
      in: area.centered(Size(width: min(stage.width, titles + notes + 7), height: entries.count)))
  }
}
