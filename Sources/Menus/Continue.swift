import Engines
import Kit
import Records

extension Context {
  /// Continues a saved game.
  /// - Parameters:
  ///   - isOverTitle: whether the title screen is on top, so that the game's set-up or daily puzzles open beneath it.
  ///   - closing: whether the screen on top, a list, closes when the game opens.
  mutating func resume(_ game: Int64, isOverTitle: Bool, closing: Bool = false) -> Transition {
    let own = strings.saved
    guard let saved = records.claim(game) else {
      return .push(
        Popup(own.title, [.init(own.claimed)], [.init(strings.backButton, then: .home)]))
    }
    let session = saved.session
    let hasWords = useWords(of: session)
    let origin = games.game(session.mode.game)
    // What a game that cannot be rebuilt has changed by then, such as its set-up, is dropped.
    var context = self
    guard hasWords, let opened = origin.restored(saved, &context) else {
      returnToTitle()
      records.release(game)
      let reason = saved.rules == .first ? own.outdated : own.broken
      let line = hasWords || session.words.isEmpty ? reason : own.noWords(session.words)
      return .push(BrokenGamePopup(game, line, strings))
    }
    self = context
    let transition: Transition
    if isOverTitle {
      let beneath: any Screen = session.day.map { DailyScreen(day: $0, &self) } ?? origin.setUp(self)
      transition = .chain(.push(beneath), then: opened)
    } else {
      transition = opened
    }
    return closing ? .pop(then: transition) : transition
  }
}

extension Games {
  /// A saved game in at most `room` columns: `Ghost · hard     B E R ▂     your turn`. If not everything fits, first the
  /// gaps are narrowed, then the mode is dropped, except who else is at the table, then the progress, then a part of the
  /// preview.
  func line(of waiting: WaitingGame, room: Int, _ strings: Strings) -> String {
    let game = game(waiting.session.mode.game)
    let glimpse = game.glimpse(of: waiting, room: WaitingGame.glimpseWidth)
    let progress = game.progress(of: waiting, strings)
    for first in [name(of: waiting, strings).full, brief(waiting, strings)] {
      for gap in [5, 3] {
        let line = [first, glimpse, progress ?? ""].filter { !$0.isEmpty }
          .joined(separator: String(repeating: " ", count: gap))
        if line.columns <= room { return line }
      }
    }
    return Self.columns(
      [[brief(waiting, strings)], glimpses(of: [waiting], beside: [brief(waiting, strings)], room)], 2)[0]
      .clipped(to: room)
  }

  /// The saved games of a list in one set of columns. If these are wider than `room`, first the gaps are narrowed, then the
  /// names are shortened to the game, or to the mode where two games would look the same, then the progress is dropped, then
  /// a part of the previews.
  /// - Parameter language: the language of the words; a game in another one shows its code.
  func lines(of waiting: [WaitingGame], language: String, room: Int, _ strings: Strings) -> [String] {
    let glimpses = waiting.map {
      game($0.session.mode.game).glimpse(of: $0, room: WaitingGame.glimpseWidth)
    }
    let progress = waiting.map { game($0.session.mode.game).progress(of: $0, strings) ?? "" }
    let codes = waiting.map { $0.session.language == language ? "" : " (\($0.session.language))" }
    let brief = zip(briefNames(of: waiting, strings), codes).map { $0 + $1 }
    let full = zip(waiting, codes).map { name(of: $0, strings).full + $1 }
    let forms = [[full, glimpses, progress], [brief, glimpses, progress]]
    for form in forms + [[brief, glimpses]] {
      for gap in [3, 2] {
        let lines = Self.columns(form, gap)
        if lines.allSatisfy({ $0.columns <= room }) { return lines }
      }
    }
    return Self.columns([brief, self.glimpses(of: waiting, beside: brief, room)], 2)
      .map { $0.clipped(to: room) }
  }

  /// The previews in what the names leave of the room.
  private func glimpses(of waiting: [WaitingGame], beside names: [String], _ room: Int) -> [String] {
    let left = max(6, room - 2 - (names.map(\.columns).max() ?? 0))
    return waiting.map { game($0.session.mode.game).glimpse(of: $0, room: left) }
  }

  private static func columns(_ columns: [[String]], _ gap: Int) -> [String] {
    let widths = columns.map { $0.map(\.columns).max() ?? 0 }
    return (columns.first ?? []).indices.map { row in
      let cells = zip(columns, widths).map { $0[row].padded(to: $1) }
      let line = cells.joined(separator: String(repeating: " ", count: gap))
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The names of the games without their modes; with them in a game of which two rows would look the same.
  private func briefNames(of waiting: [WaitingGame], _ strings: Strings) -> [String] {
    let shown = waiting.map { (name: brief($0, strings), glimpse: $0.glimpse, language: $0.session.language) }
    return waiting.indices.map { row in
      let game = waiting[row].session.mode.game
      let rows = waiting.indices.filter { waiting[$0].session.mode.game == game }
      let areAlike = rows.contains { one in rows.contains { $0 != one && shown[$0] == shown[one] } }
      return areAlike && waiting[row].company.isEmpty
        ? name(of: waiting[row], strings).withoutGame : shown[row].name
    }
  }

  private func brief(_ waiting: WaitingGame, _ strings: Strings) -> String {
    name(of: waiting, strings).game + Self.brief(waiting.company)
  }

  /// The display name of a saved game's mode; at a table, who else plays.
  private func name(of waiting: WaitingGame, _ strings: Strings) -> ModeName {
    guard let first = waiting.company.first else { return name(of: waiting.session.mode, strings) }
    return ModeName(
      game: game(waiting.session.mode.game).name(strings),
      host: strings.table.path(waiting.company.count, first.clipped(to: 14)))
  }

  /// The first of the others at a table and the number of the rest, after a dot; empty for other games.
  private static func brief(_ company: [String]) -> String {
    guard let first = company.first else { return "" }
    return " · " + first.clipped(to: 8) + (company.count > 1 ? " +\(company.count - 1)" : "")
  }

  /// The display name of a mode; daily ones are grouped as daily puzzles.
  func name(of mode: Mode, _ strings: Strings) -> ModeName {
    let game = game(mode.game)
    return mode.isDaily
      ? ModeName(game: strings.daily.name, host: game.name(strings)) : game.name(of: mode, strings)
  }
}
