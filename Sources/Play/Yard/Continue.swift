import Engines
import Records

extension Context {
  /// Continues a saved game.
  /// - Parameters:
  ///   - isOverTitle: whether the title screen is on top, so that the game's set-up or daily puzzles open beneath it.
  ///   - closing: whether the screen on top, a list, closes when the game opens.
  ///   - discard: the command of the screen on top that deletes a game which cannot be continued.
  mutating func resume(
    _ game: Int64, isOverTitle: Bool, closing: Bool = false, discard: any Sendable
  ) -> Transition {
    let own = strings.saved
    guard let saved = records.claim(game) else {
      return .push(
        Popup(own.title, [.init(own.claimed)], [.init(strings.backButton, then: .home)], cancels: 0))
    }
    let session = saved.session
    let hasWords = useWords(of: session)
    let origin = Games.game(session.mode.game)
    // What a game that cannot be rebuilt has changed by then, such as its set-up, is dropped.
    var context = self
    guard hasWords, let opened = origin.restored(saved, &context) else {
      returnToTitle()
      records.release(game)
      let reason = saved.rules == .first ? own.outdated : own.broken
      let line = hasWords || session.words.isEmpty ? reason : own.noWords(session.words)
      return .push(
        Popup(
          own.title, [.init(line)],
          [.init(strings.backButton, then: .stay), .init(own.discard, then: .perform(discard))], cancels: 0))
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

extension Strings {
  /// A saved game in at most `room` columns: `Ghost · hard     B E R ▂     your turn`. If not everything fits, first the
  /// gaps are narrowed, then the mode is dropped, but for who else is at the table, then the progress, then the end of the
  /// preview.
  func line(of waiting: WaitingGame, room: Int) -> String {
    let game = Games.game(waiting.session.mode.game)
    let name = name(of: waiting)
    let glimpse = game.glimpse(of: waiting)
    let progress = game.progress(of: waiting, self)
    func line(_ first: String, _ glimpse: String, _ gap: Int) -> String {
      [first, glimpse, progress ?? ""].filter { !$0.isEmpty }
        .joined(separator: String(repeating: " ", count: gap))
    }
    let short = glimpse.wordsFitting(24)
    let (full, brief) = (name.full, name.game + Self.brief(waiting.company))
    let lines = [line(full, short, 5), line(full, short, 3), line(brief, short, 5), line(brief, short, 3)]
    for text in lines where text.columns <= room { return text }
    let rest = brief + "  " + glimpse.clipped(to: max(6, room - brief.columns - 2))
    return rest.clipped(to: room)
  }

  /// The saved games of a list, in columns if those fit.
  func lines(of waiting: [WaitingGame], room: Int) -> [String] {
    let rows = waiting.map { game in
      let kind = Games.game(game.session.mode.game)
      return [
        name(of: game).full, kind.glimpse(of: game).wordsFitting(24), kind.progress(of: game, self) ?? "",
      ]
    }
    let widths = (0..<3).map { column in rows.map { $0[column].columns }.max() ?? 0 }
    guard widths.reduce(6, +) <= room else { return waiting.map { line(of: $0, room: room) } }
    return rows.map { row in
      let cells = zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "   ")
      return String(cells.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The display name of a saved game's mode; at a table, who else plays.
  private func name(of waiting: WaitingGame) -> ModeName {
    guard let first = waiting.company.first else { return name(of: waiting.session.mode) }
    return ModeName(
      game: Games.game(waiting.session.mode.game).name(self),
      host: table.path(waiting.company.count, first.clipped(to: 14)))
  }

  /// The first of the others at a table and the number of the rest, after a dot; empty for other games.
  private static func brief(_ company: [String]) -> String {
    guard let first = company.first else { return "" }
    return " · " + first.clipped(to: 8) + (company.count > 1 ? " +\(company.count - 1)" : "")
  }

  /// The display name of a mode; daily ones are grouped as daily puzzles.
  func name(of mode: Mode) -> ModeName {
    let game = Games.game(mode.game)
    return mode.isDaily ? ModeName(game: daily.name, host: game.name(self)) : game.name(of: mode, self)
  }
}

extension String {
  /// As many of the words as fit into `room` columns; if the first word is too long, its beginning.
  fileprivate func wordsFitting(_ room: Int) -> String {
    guard columns > room else { return self }
    var fitting = ""
    for end in indices where self[end...].hasPrefix("   ") && self[..<end].last != " " {
      let part = String(self[..<end])
      if part.columns <= room { fitting = part }
    }
    return fitting.isEmpty ? clipped(to: room) : fitting
  }
}
