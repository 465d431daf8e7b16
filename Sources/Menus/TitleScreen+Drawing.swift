import Engines
import Kit
import Records
import TextUI

extension TitleScreen {
  /// Draws a line in a row: its title, with the letter of its key marked, and its current note.
  func draw(
    _ line: Line, _ index: Int, row: Int, isChosen: Bool, on canvas: inout Canvas, _ layout: Layout,
    _ context: Context
  ) {
    let place = layout.point(layout.isCompact ? 1 : 13, row)
    let room = layout.isCompact ? 38 : 65
    let titleX = place.x + 2
    let noteX = titleX + 14
    let parts = note(of: line, context, isShort: layout.isCompact, room: place.x + room - noteX)
    let used = noteX + parts.reduce(0) { $0 + $1.text.columns } - place.x
    let width = layout.isCompact ? 38 : max(55, used + 1)
    let area = Rect(x: place.x, y: place.y, width: width, height: 1)
    canvas.listRow(area, isChosen: isChosen, sends: .choose(index))
    let (title, key) = Self.title(of: line, context)
    canvas.put(title, at: Point(x: titleX, y: place.y), isChosen ? .chosen : .text)
    if !isChosen, let offset = Self.mnemonic(key, in: title) {
      canvas[Point(x: titleX + offset, y: place.y)].role = .hot
    }
    var x = noteX
    for part in parts {
      x += canvas.put(part.text, at: Point(x: x, y: place.y), isChosen ? .chosen : part.role)
    }
  }

  /// The number of graphemes before the first occurrence of a letter in a title, ignoring case.
  static func mnemonic(_ key: Character, in title: String) -> Int? {
    // Comparing graphemes takes six times as long, and most titles are ASCII at least up to the letter.
    if let letter = key.utf8.first, letter < 0x80 {
      var offset = 0
      for byte in title.utf8 {
        if byte | 0x20 == letter { return offset }
        if byte >= 0x80 { break }
        offset += 1
      }
    }
    let capital = key.capital
    return title.enumerated().first { $0.element == key || $0.element == capital }?.offset
  }

  private typealias Part = (text: String, role: Role)

  private func note(of line: Line, _ context: Context, isShort: Bool, room: Int) -> [Part] {
    switch line {
    case .game(let kind): return isShort ? [] : [(context.games.game(kind).tagline(context.strings), .dim)]
    case .entry(.resume):
      return context.waiting.first.map {
        [(context.games.line(of: $0, room: room, context.strings), .dim)]
      } ?? []
    case .entry(.daily):
      return context.daily.map { Self.beads($0, context.strings, room: room) }
        ?? [(isShort ? "" : context.strings.title.entry(.daily).note, .dim)]
    case .entry(.table) where context.openTables > 0:
      return [(context.strings.title.openTables(context.openTables), .text)]
    case .entry(.practice):
      return context.practiceSummary.map {
        [($0.note(on: context.today(), context.strings).clipped(to: room), .dim)]
      } ?? []
    case .entry(.players): return [(context.player, .dim)]
    case .entry(.language): return [(context.languageNames.clipped(to: room), .dim)]
    case .entry(let entry): return isShort ? [] : [(context.strings.title.entry(entry).note, .dim)]
    }
  }

  /// A bead for each of the day's puzzles, full when played, then their number and the streak of days.
  private static func beads(_ daily: DailyStanding, _ strings: Strings, room: Int) -> [Part] {
    let all = Mode.daily.count
    let played = min(daily.played, all)
    var parts: [Part] = [
      (String(repeating: "●", count: played), .right),
      (String(repeating: "○", count: all - played), .dim),
      ("  " + strings.title.played(played, all), .dim),
    ]
    let streak = "   " + strings.calendar.streak(daily.streak)
    if daily.streak > 0, parts.reduce(0, { $0 + $1.text.columns }) + streak.columns <= room {
      parts.append((streak, .dim))
    }
    return parts
  }
}

extension PracticeSummary {
  /// The number of words due on a day, or when the next one is due.
  fileprivate func note(on day: Day, _ strings: Strings) -> String {
    let count = dueCount(on: day)
    return count > 0
      ? strings.title.due(count) : strings.title.nextDue(strings.calendar.when(next(after: day), from: day))
  }
}
