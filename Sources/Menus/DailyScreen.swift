import Engines
import Kit
import Records
import TextUI

/// The puzzles of a day, one try each, and their results for sharing.
struct DailyScreen: Screen {
  enum Command: Sendable {
    case move, play, share, replay, menu
    /// Shares a result that this screen has not read yet.
    case shareNew
  }

  /// The day of the puzzles. After midnight the next key shows those of the new day.
  let day: Day
  private(set) var sheet: DailySheet
  /// The hours until the next puzzles, when the screen opened.
  let hoursLeft: Int
  private(set) var menu: Menu
  private(set) var message = Message("")

  init(day: Day, _ context: inout Context) {
    self.day = day
    hoursLeft = context.hoursLeft()
    sheet = DailySheet(day, &context)
    menu = Menu(count: Mode.daily.count)
    chooseNext()
  }

  /// Selects the first puzzle that has not been played.
  private mutating func chooseNext() {
    let next = Mode.daily.firstIndex { sheet.result(of: $0) == nil } ?? 0
    menu = Menu(count: Mode.daily.count, chosen: next)
  }

  /// The puzzle that the button plays; `nil` when the selected one has been played: then it shares the results.
  var open: Mode? {
    sheet.result(of: chosen) == nil ? chosen : nil
  }

  /// The selected puzzle.
  private var chosen: Mode { Mode.daily[menu.chosen] }

  mutating func uncovered(_ context: inout Context) -> Transition {
    let before = sheet
    sheet = DailySheet(day, &context)
    if Mode.daily.contains(where: { sheet.result(of: $0) != before.result(of: $0) }) { chooseNext() }
    return .stay
  }

  var manners: Manners { .pagerKeys }

  func name(_ strings: Strings) -> String { strings.daily.name }

  func rules(_ context: Context) -> String { context.strings.daily.rules }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    return [
      KeyBinding(
        [.enter, .character(" ")], "Enter", open == nil ? strings.daily.share : strings.daily.play,
        help: open == nil ? strings.daily.helpShare : strings.daily.helpPlay, .play),
      KeyBinding([], "↑ ↓", strings.choose, help: strings.helpMove, click: .down, .move),
      KeyBinding(
        .letter("c"), "c", open == nil ? "" : strings.daily.share, help: strings.daily.helpShare,
        isEnabled: sheet.hasResult, .share),
      KeyBinding(
        .letter("y"), "y", strings.replay.replay, help: strings.replay.help,
        isEnabled: sheet.game(of: chosen) != nil, .replay),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .menu),
    ]
  }

  /// Shows the new day's puzzles if the day is over, except to somebody who continues one of them.
  /// - Returns: whether it is.
  private mutating func turnPage(_ context: inout Context) -> Bool {
    let today = context.today()
    guard today != day else { return false }
    self = DailyScreen(day: today, &context)
    message = Message(context.strings.daily.newDay)
    return true
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    message = Message("")
    switch command {
    case .play where !sheet.isBegun(chosen) && turnPage(&context): return .stay
    case .move: return .stay
    case .menu: return .pop
    case .play: return open == nil ? share(&context) : play(chosen, &context)
    case .share: return share(&context)
    case .shareNew:
      _ = uncovered(&context)
      return share(&context)
    case .replay: return Replays.open(sheet.game(of: chosen), &context)
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard menu.move(key) else { return .stay }
    if case .choose = key {
      message = Message("")
      return !sheet.isBegun(chosen) && turnPage(&context) ? .stay : play(chosen, &context)
    }
    _ = turnPage(&context)
    return .stay
  }

  /// Copies the result and displays it, because many terminals do not pass it on to the clipboard.
  private func share(_ context: inout Context) -> Transition {
    guard let language = context.library.language(sheet.language) else { return .stay }
    // Computing the version requires a pass over the word list.
    let lines = sheet.shared(context.library.lexicon(language).version, context)
    context.copy(lines.joined(separator: "\n"))
    return .push(SharePopup(lines: lines))
  }

  /// Opens a puzzle, or continues it: there is only one try.
  private mutating func play(_ mode: Mode, _ context: inout Context) -> Transition {
    let strings = context.strings
    sheet = DailySheet(day, &context)
    if sheet.result(of: mode) != nil {
      message = .refusal(strings.daily.oneTry, &context)
      return .stay
    }
    let session = sheet.session(of: mode) ?? context.dailySession(mode, day)
    if context.records.isClaimedElsewhere(session.id) {
      message = .refusal(strings.saved.claimed, &context)
      return .stay
    }
    if sheet.isBegun(mode) {
      return context.resume(session.id, isOverTitle: false)
    }
    guard let screen = context.dailyPuzzle(session, day) else {
      message = .refusal(strings.daily.noPuzzle, &context)
      return .stay
    }
    return .push(screen)
  }
}
