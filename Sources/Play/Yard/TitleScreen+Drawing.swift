import Engines
import Records
import TextUI

extension TitleScreen {
  /// Where the lines stand: those that are played have the same rows whether something waits or not.
  private static func row(of line: Line, _ layout: Layout) -> Int {
    let top = layout.isCompact ? 3 : 8
    if line == .entry(.code) { return top }
    if let index = played.firstIndex(of: line) { return top + index }
    return top + played.count + (layout.isCompact ? 0 : 1) + (around.firstIndex(of: line) ?? 0)
  }

  /// Draws a line: its title, in which the letter that opens it is marked, and what it has to tell at this moment.
  func draw(
    _ line: Line, _ index: Int, isChosen: Bool, on canvas: inout Canvas, _ layout: Layout, _ context: Context
  ) {
    let left = layout.isCompact ? 1 : 13
    let place = layout.point(left, Self.row(of: line, layout))
    let room = layout.isCompact ? 38 : 65
    let titleX = place.x + 2
    let noteX = titleX + 14
    let parts = note(of: line, context, isShort: layout.isCompact, room: place.x + room - noteX)
    let used = noteX + parts.reduce(0) { $0 + $1.text.columns } - place.x
    let width = layout.isCompact ? 38 : max(55, used + 1)
    let area = Rect(x: place.x, y: place.y, width: width, height: 1)
    canvas.target(area, sends: .choose(index))
    if isChosen {
      canvas.fill(area, " ", .chosen)
      canvas.put("▸", at: place, .chosen)
    }
    let (title, key) = Self.title(of: line, context.strings)
    canvas.put(title, at: Point(x: titleX, y: place.y), isChosen ? .chosen : .text)
    if !isChosen, let offset = Self.offset(of: key, in: title) {
      let letter = title[title.index(title.startIndex, offsetBy: offset)]
      canvas.put(String(letter), at: Point(x: titleX + offset, y: place.y), .hot)
    }
    var x = noteX
    for part in parts {
      x += canvas.put(part.text, at: Point(x: x, y: place.y), isChosen ? .chosen : part.role)
    }
  }

  /// The place of a letter in a title, in either case.
  static func offset(of key: Character, in title: String) -> Int? {
    title.firstIndex { $0 == key || $0 == key.capital }.map { title.distance(from: title.startIndex, to: $0) }
  }

  private typealias Part = (text: String, role: Role)

  private func note(of line: Line, _ context: Context, isShort: Bool, room: Int) -> [Part] {
    let strings = context.strings
    switch line {
    case .game(let kind): return isShort ? [] : [(Games.game(kind).tagline(strings), .dim)]
    case .entry(.resume):
      return context.waiting.first.map {
        [(strings.line(of: $0, room: room), .dim)]
      } ?? []
    case .entry(.daily):
      return context.daily.map { Self.beads($0, strings, room: room) }
        ?? [(isShort ? "" : strings.title.entry(.daily).note, .dim)]
    case .entry(.players): return [(context.player, .dim)]
    case .entry(.language): return [(context.languageNames.clipped(to: room), .dim)]
    case .entry(let entry): return isShort ? [] : [(strings.title.entry(entry).note, .dim)]
    }
  }

  /// A bead for each of the day's puzzles, full when it has been played; how many, and the days in a row.
  private static func beads(_ daily: DailyStanding, _ strings: Strings, room: Int) -> [Part] {
    let all = DailySheet.modes.count
    let played = min(daily.played, all)
    var parts: [Part] = [
      (String(repeating: "●", count: played), .right),
      (String(repeating: "○", count: all - played), .dim),
      ("  " + strings.title.played(played, all), .dim),
    ]
    let streak = "   " + strings.daily.streak(daily.streak)
    if daily.streak > 0, parts.reduce(0, { $0 + $1.text.columns }) + streak.columns <= room {
      parts.append((streak, .dim))
    }
    return parts
  }
}
