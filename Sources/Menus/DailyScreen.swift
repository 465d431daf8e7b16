import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// The puzzles of a day, one try each, and their results for sharing.
struct DailyScreen: Screen {
  enum Command: Sendable {
    case move, play, share, replay, yard, menu
    /// Reads the results, and lets the day's end appear.
    case showEnd
    /// Opens the next puzzle that has not been played, if there is one.
    case playNext
  }

  /// The day of the puzzles. After midnight the next key shows those of the new day.
  let day: Day
  private(set) var sheet: DailySheet
  /// How the day has ended; `nil` until all puzzles have been played.
  private(set) var end: DayEnd?
  /// The time since the end has begun to appear; `nil` once it stands there.
  private(set) var appearance: Motion?
  /// The hours until the next puzzles, when the screen opened.
  let hoursLeft: Int
  private(set) var menu: Menu
  private(set) var message = StatusMessage("")
  /// Whether a puzzle of an ended day has been chosen, which Enter replays; else Enter copies the result.
  private(set) var isChoosing = false

  init(day: Day, _ context: inout Context) {
    self.day = day
    hoursLeft = context.services.hoursLeft()
    sheet = DailySheet(day, &context)
    end = DayEnd(sheet, &context)
    menu = Menu(sheet.listing(context.text))
  }

  /// Whether Enter replays the chosen puzzle of an ended day.
  private var isReplaying: Bool { end != nil && isChoosing && sheet.game(of: chosen) != nil }

  /// Reads the results again, and selects the first puzzle that has not been played.
  private mutating func chooseNext(_ context: inout Context) {
    sheet = DailySheet(day, &context)
    end = DayEnd(sheet, &context)
    menu = Menu(sheet.listing(context.text))
  }

  /// The puzzle that the button plays; `nil` when the selected one has been played: then it shares the results.
  var open: Mode? {
    sheet.result(of: chosen) == nil ? chosen : nil
  }

  /// The selected puzzle.
  private var chosen: Mode { Mode.daily[menu.chosen] }

  mutating func uncovered(_ context: inout Context) -> Transition {
    let (before, chosen) = (sheet, menu)
    chooseNext(&context)
    guard Mode.daily.contains(where: { sheet.result(of: $0) != before.result(of: $0) }) else {
      menu = chosen
      return .stay
    }
    letEndAppear(context)
    return .stay
  }

  /// Lets the results appear one after the other, if there are all of them and animation is enabled.
  private mutating func letEndAppear(_ context: Context) {
    appearance = end == nil || !context.profile.settings.isAnimated ? nil : Self.appearing
  }

  /// While the results appear, any key shows them all and does nothing else.
  var manners: Manners { [.pagerKeys, .deaf.when(appearance != nil)] }

  var patience: Duration? { appearance?.patience }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    appearance?.elapse(time)
    if appearance?.isOver == true { appearance = nil }
    return .stay
  }

  mutating func finishMotion() { appearance = nil }

  func name(_ text: Texts) -> String { text("Daily") }

  func rules(_ context: Context) -> String { sheet.listing(context.text).rules }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [
      KeyBinding(
        [.enter, .character(" ")], "Enter",
        isReplaying ? text("replay") : open == nil ? text("copy") : text("play"),
        help: isReplaying
          ? text("see the game again, step by step")
          : open == nil ? text("show the result and copy it, to share") : text("play the chosen puzzle"),
        .play),
      KeyBinding([], "↑ ↓", text("choose"), help: text("move through the entries"), click: .down, .move),
      KeyBinding(
        .letter("c"), "c", open == nil ? "" : text("copy"),
        help: text("show the result and copy it, to share"),
        isEnabled: sheet.hasResult, .share),
      KeyBinding(
        .letter("y"), "y", text("replay"), help: text("see the game again, step by step"),
        isEnabled: sheet.game(of: chosen) != nil, .replay),
      KeyBinding(
        [.left], "←", text("yard"), help: text("walk back through the days of the yard"),
        isEnabled: end != nil, importance: .minor, .yard),
      KeyBinding([.escape], "Esc", text("menu"), help: text("back to the menu"), .menu),
    ]
  }

  /// Shows the new day's puzzles if the day is over, except to somebody who continues one of them.
  /// - Returns: whether it is.
  private mutating func turnPage(_ context: inout Context) -> Bool {
    let today = context.services.today()
    guard today != day else { return false }
    self = DailyScreen(day: today, &context)
    message = StatusMessage(context.text("It is past midnight: these are the new ones."))
    return true
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    message = StatusMessage("")
    switch command {
    case .play where !sheet.isBegun(chosen) && turnPage(&context): return .stay
    case .play where isReplaying: return perform(.replay, &context)
    case .move: return .stay
    case .menu: return .pop
    case .yard: return .open(.action(.yard))
    case .play: return open == nil ? share(&context) : play(chosen, &context)
    case .share: return share(&context)
    case .showEnd:
      chooseNext(&context)
      letEndAppear(context)
      return .stay
    case .playNext:
      chooseNext(&context)
      return open.map { play($0, &context) } ?? .stay
    case .replay: return .navigate(Replays.open(sheet.game(of: chosen), &context))
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    if case .select(let index) = key {
      isChoosing = true
      _ = menu.move(.choose(index))
      return .stay
    }
    // The first arrow shows which puzzle is chosen.
    if end != nil, !isChoosing, key == .up || key == .down {
      isChoosing = true
      return .stay
    }
    guard menu.move(key) else { return .stay }
    if case .choose = key {
      message = StatusMessage("")
      return !sheet.isBegun(chosen) && turnPage(&context) ? .stay : play(chosen, &context)
    }
    _ = turnPage(&context)
    return .stay
  }

  /// Copies the result and displays it, because many terminals do not pass it on to the clipboard.
  private func share(_ context: inout Context) -> Transition {
    guard let language = context.services.library.language(sheet.language) else { return .stay }
    // Computing the version requires a pass over the word list.
    let lines = sheet.shared(context.services.library.lexicon(language).version, context)
    context.copy(lines.joined(separator: "\n"))
    return .push(SharePopup(lines: lines))
  }

  /// Opens a puzzle, or continues it: there is only one try, and what has been played is seen again.
  private mutating func play(_ mode: Mode, _ context: inout Context) -> Transition {
    sheet = DailySheet(day, &context)
    let entry = Mode.daily.firstIndex(of: mode).map { sheet.listing(context.text).entries[$0] }
    switch context.step(entry?.action ?? .puzzle(mode, day)) {
    case .refused(let line, _): message = .refusal(line, &context)
    case .opens(.resume(let game)): return .navigate(.resume(game, isOverTitle: false, &context))
    case .opens(let action): return .navigate(.open(action, &context))
    default: break
    }
    return .stay
  }

  /// Draws the header with the date.
  func drawHeader(right: String, on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    let room = canvas.size.width - 2 * canvas.layout.margin - text("Daily").columns - right.columns - 5
    let date = [text.date(day), text.shortDate(day)].first { $0.columns <= room } ?? ""
    canvas.header([text("Daily"), date], right: [text.name(context.profile.person), right])
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    if let end { return draw(end, on: &canvas, context) }
    let text = context.text
    let streak = sheet.standing.streak > 2 ? text.daysInARow(sheet.standing.streak) : ""
    drawHeader(right: streak, on: &canvas, context)
    let layout = canvas.layout.page
    let rows = DailyLayout(layout, count: Mode.daily.count)
    drawWeek(on: &canvas, layout, text)
    for (index, entry) in sheet.listing(text).entries.enumerated() {
      draw(entry, index, on: &canvas, layout, rows)
    }
    let note =
      message.text.isEmpty && !layout.isCompact
      ? StatusMessage(text("The same \(Mode.daily.count) for everyone today, and one try at each."), .dim)
      : message
    canvas.putCentered(note.text, in: layout.stage, row: layout.point(0, rows.message).y, note.role)
    drawButtons(on: &canvas, layout, row: layout.point(0, rows.buttons).y, context)
    guard rows.hours != rows.message || note.text.isEmpty else { return }
    canvas.putCentered(
      text("New ones within the hour.", plural: "New ones in \(hoursLeft) hours.", hoursLeft),
      in: layout.stage, row: layout.point(0, rows.hours).y, .dim)
  }

  /// Draws the days of the week with a bead for each of their puzzles, and today underlined: no bead is underlined
  /// by its role.
  private func drawWeek(on canvas: inout Canvas, _ layout: Layout, _ text: Texts) {
    for (index, entry) in sheet.week.enumerated() {
      let isToday = entry.day == day
      let x = layout.isCompact ? 3 + index * 5 : 12 + index * 8
      let label = layout.isCompact ? "\(entry.day.parts.day)".aligned(to: 3) : text.inWeek(entry.day)
      canvas.put(label, at: layout.point(x, layout.isCompact ? 2 : 3), isToday ? .title : .dim)
      guard let played = entry.played else { continue }
      let isDone = played == entry.puzzles
      let place = layout.point(x, layout.isCompact ? 3 : 4)
      let used = canvas.put(
        String(repeating: "●", count: played), at: place, isToday ? .stage : isDone ? .won : .text)
      canvas.put(
        String(repeating: "○", count: entry.puzzles - played), at: Point(x: place.x + used, y: place.y),
        isToday ? .stage : .dim)
      if isToday {
        let mark = String(repeating: "▔", count: max(layout.isCompact ? 3 : 4, entry.puzzles))
        canvas.put(mark, at: Point(x: place.x, y: place.y + 1), .title)
      }
    }
  }

  private func draw(
    _ entry: Listing.Entry, _ index: Int, on canvas: inout Canvas, _ layout: Layout, _ rows: DailyLayout
  ) {
    let mode = Mode.daily[index]
    let isChosen = index == menu.chosen
    let row = rows.row(of: index)
    let left = layout.isCompact ? 0 : 15
    let result = sheet.result(of: mode)
    let isPlayed = result != nil
    let area = layout.rect(left, row, layout.isCompact ? 40 : 62, 1)
    canvas.listRow(area, isChosen: isChosen, sends: .choose(index), fills: false)
    let bead = isPlayed ? "●" : sheet.isBegun(mode) ? "◐" : "○"
    canvas.put(
      bead, at: layout.point(left + 2, row), result?.isWon == true ? .right : isPlayed ? .text : .dim)
    canvas.put(entry.title, at: layout.point(left + 4, row), isChosen ? .stage : .text)
    let (glyphs, line) = (result?.dailyGlyphs ?? "", entry.facts[0])
    if layout.isCompact {
      canvas.put(line.clipped(to: 23), at: layout.point(left + 16, row), .dim)
      if rows.hasGlyphRows { canvas.put(glyphs, at: layout.point(left + 16, row + 1), .cool) }
    } else {
      canvas.put(Self.spread(glyphs), at: layout.point(33, row), .cool)
      let widest = Mode.daily.map { Self.spread(sheet.result(of: $0)?.dailyGlyphs ?? "").columns }.max() ?? 0
      canvas.put(line, at: layout.point(widest > 14 ? 55 : 50, row), .dim)
    }
  }

  /// The symbols of a result, two columns before those that are apart.
  private static func spread(_ glyphs: String) -> String {
    glyphs.split(separator: " ", maxSplits: 1).joined(separator: "  ")
  }

  /// Draws the buttons for playing the selected puzzle, if it can be played, and for sharing.
  private func drawButtons(on canvas: inout Canvas, _ layout: Layout, row: Int, _ context: Context) {
    let text = context.text
    var buttons: [(label: String, key: Key)] = []
    if let mode = open {
      buttons.append((text("Play \(text.name(mode.game))"), .enter))
    }
    if sheet.hasResult { buttons.append((text("Copy the result"), .character("c"))) }
    canvas.pushButtons(buttons, in: layout.stage, row: row, gap: layout.isCompact ? 2 : 4)
  }
}

/// The rows of the daily puzzles and of what is below them, relative to the block. The more puzzles there are, the closer
/// together they are.
struct DailyLayout {
  private let isCompact: Bool
  private let count: Int

  /// - Parameter count: the number of puzzles.
  init(_ layout: Layout, count: Int) {
    isCompact = layout.isCompact
    self.count = count
  }

  private var top: Int { isCompact ? 5 : 8 }
  /// The rows of a puzzle: in the compact layout, its symbols are in the second one.
  private var spacing: Int { count > 4 ? 1 : 2 }

  func row(of index: Int) -> Int { top + spacing * index }

  /// Whether the compact layout has a row for the symbols of each puzzle.
  var hasGlyphRows: Bool { spacing > 1 }

  /// The row of the message; in the compact layout with many puzzles it is that of the hours.
  var message: Int {
    if isCompact { return count > 3 ? hours : 11 }
    return max(14, top + spacing * count)
  }

  var buttons: Int {
    if isCompact { return count > 3 ? 13 : 12 }
    return message + 3
  }

  /// The row of the hours until the next puzzles.
  var hours: Int { isCompact ? 14 : buttons + 2 }
}

extension DailySheet {
  private static let sharedColumns = 48

  /// The day's results as a text for sharing, in lines of at most 48 columns: symbols, and words that say the same to whoever
  /// hears them read aloud. It contains no letter of any puzzle, but the beginning of the word list's version. Puzzles that have
  /// not been played are left out.
  /// - Parameter version: the version of the word list.
  func shared(_ version: String, _ context: Context) -> [String] {
    let (text, streak) = (context.text, standing.streak)
    var title = "Wordyard \(day) \(language) \(version.prefix(4))"
    if streak > 2 { title += " · " + text.daysInARow(streak) }
    let rows = Mode.daily.compactMap { mode in
      result(of: mode).map {
        (name: text.name(mode.game), glyphs: $0.dailyGlyphs, words: text.dailyShareLine($0))
      }
    }
    let names = (rows.map(\.name.columns).max() ?? 0) + 1
    let glyphs = (rows.map(\.glyphs.columns).max() ?? 0) + 2
    let lines =
      [title]
      + rows.map { row in
        // The words begin in one column as far as they are short enough.
        let column = min(glyphs, Self.sharedColumns - names - row.words.columns)
        let symbols = row.glyphs.padded(to: max(row.glyphs.columns + 1, column))
        return row.name.padded(to: names) + symbols + row.words
      }
    return context.display.isASCII ? lines.map(\.sharedInASCII) : lines
  }
}

extension String {
  /// The text with ASCII symbols only: `#` a hit, `.` a miss, `*` a star, `o` and `x` the two players.
  fileprivate var sharedInASCII: String {
    String(
      map { character -> Character in
        switch character {
        case "■", "▪": "#"
        case "□", "▫": "."
        case "○": "o"
        case "●", "×": "x"
        case "·": "-"
        default: character.asciiLikeness
        }
      })
  }
}

/// The results of a day for `wordyard daily --share`.
public enum DailyResult {
  /// Today's results for sharing; empty when no puzzle has been finished.
  public static func lines(_ context: inout Context) -> [String] {
    let sheet = DailySheet(context.services.today(), &context)
    guard sheet.hasResult, let language = context.services.library.language(sheet.language) else { return [] }
    return sheet.shared(context.services.library.lexicon(language).version, context)
  }
}

/// The copied result of the day, displayed so that it can be selected if the terminal does not support the clipboard.
struct SharePopup: Screen {
  enum Command: Sendable {
    case copy, close
  }

  let lines: [String]

  var manners: Manners { .popup }

  func name(_ text: Texts) -> String { text("To share") }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    [
      KeyBinding([.enter, .escape, .character(" ")], "Enter", context.text("close"), help: "", .close),
      KeyBinding(
        .letter("c"), "c", context.text("copy"),
        help: context.text("show the result and copy it, to share"), .copy),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .copy:
      context.copy(lines.joined(separator: "\n"))
      return .stay
    case .close: return .pop
    }
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    let isCompact = canvas.layout.isCompact
    // On a narrow terminal the blanks between the columns are removed.
    let shown =
      isCompact
      ? lines.flatMap { $0.split(separator: " ").joined(separator: " ").wrapped(to: 36) } : lines
    // Compact, the text begins below the frame, so that all three puzzles fit between header and bottom line.
    let top = isCompact ? 1 : 2
    let width = isCompact ? 40 : 56
    let copied = text("Copied. (If not: select it, or `wordyard daily --share`.)").sentences(to: width - 4)
    let size = Size(width: width, height: top + shown.count + 4 + copied.count)
    let area = canvas.bounds.centered(size)
    // The rows of the list are wider than the popup.
    canvas.fill(
      Rect(x: 0, y: area.minY, width: canvas.size.width, height: area.height), " ", .text)
    canvas.box(area, title: text("To share"))
    let left = area.minX + (isCompact ? 2 : 4)
    canvas.put(shown, at: Point(x: left, y: area.minY + top), .stage)
    canvas.putCentered(copied, in: area, row: area.maxY - 3 - copied.count, .dim)
    canvas.pushButtons([(text("close").capitalizedFirst, .enter)], in: area, row: area.maxY - 2)
  }
}
