import Engines
import Kit
import Play
import Records
import TextUI
import Texts

extension Navigation {
  /// Continues a saved game.
  /// - Parameter isOverTitle: whether the title screen is on top, so that the game's set-up or daily puzzles open beneath it.
  static func resume(_ game: Int64, isOverTitle: Bool, _ context: inout Context) -> Navigation {
    let games = context.services.games
    let (session, opened): (GameSession, Navigation)
    do throws(ResumeProblem) {
      let (saved, opens) = try context.resumed(game) { games.game($0.session.mode.game).restored($0, &$1) }
      (session, opened) = (saved.session, opens)
    } catch { return follow(.problem(error, of: game, context.text), &context) }
    guard isOverTitle else { return opened }
    let beneath: any Screen =
      session.day.map { DailyScreen(day: $0, &context) } ?? games.game(session.mode.game).setUp(nil, &context)
    return .chain(.push(beneath), then: opened)
  }

  /// Opens the game of a code, or a popup that states why it cannot be played.
  static func open(code: String, _ context: inout Context) -> Navigation {
    let text = context.text
    do throws(CodeProblem) {
      let (setUp, game) = try context.services.games.deal(code: code, &context)
      context.services.records.add(player: context.profile.player)
      return .chain(.push(setUp), then: .push(game))
    } catch {
      return .push(PopupScreen.message(text("Code"), text.problem(error), text))
    }
  }
}

extension Games {
  /// A saved game in at most `room` columns: `Ghost · hard     B E R ▂     your turn`. If not everything fits, first the
  /// gaps are narrowed, then the mode is dropped, except who else is at the table, then the progress, then a part of the
  /// preview.
  func line(of waiting: WaitingGame, room: Int, _ text: Texts) -> String {
    lines(of: [waiting], language: waiting.session.language, room: room, gaps: [5, 3], text)[0]
  }

  /// The saved games of a list in one set of columns. If these are wider than `room`, first the gaps are narrowed, then the
  /// names are shortened to the game, or to the mode where two games would look the same, then the progress is dropped, then
  /// a part of the previews.
  /// - Parameters:
  ///   - language: the language of the words; a game in another one shows its code.
  ///   - gaps: the widths of the gaps, the widest first.
  func lines(
    of waiting: [WaitingGame], language: String, room: Int, gaps: [Int] = [3, 2], _ text: Texts
  ) -> [String] {
    let glimpses = waiting.map {
      game($0.session.mode.game).glimpse(of: $0, room: WaitingGame.glimpseWidth)
    }
    let progress = waiting.map { game($0.session.mode.game).progress(of: $0, text) ?? "" }
    let codes = waiting.map { $0.session.language == language ? "" : " (\($0.session.language))" }
    let brief = zip(briefNames(of: waiting, text), codes).map { $0 + $1 }
    let full = zip(waiting, codes).map { name(of: $0, text).full + $1 }
    let forms = [[full, glimpses, progress], [brief, glimpses, progress]]
    for form in forms + [[brief, glimpses]] {
      for gap in gaps {
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
  private func briefNames(of waiting: [WaitingGame], _ text: Texts) -> [String] {
    let shown = waiting.map { (name: brief($0, text), glimpse: $0.glimpse, language: $0.session.language) }
    return waiting.indices.map { row in
      let game = waiting[row].session.mode.game
      let rows = waiting.indices.filter { waiting[$0].session.mode.game == game }
      let areAlike = rows.contains { one in rows.contains { $0 != one && shown[$0] == shown[one] } }
      return areAlike && waiting[row].company.isEmpty
        ? name(of: waiting[row], text).withoutGame : shown[row].name
    }
  }

  private func brief(_ waiting: WaitingGame, _ text: Texts) -> String {
    name(of: waiting, text).game + Self.brief(waiting.company)
  }

  /// The display name of a saved game's mode; at a table, who else plays.
  private func name(of waiting: WaitingGame, _ text: Texts) -> ModeName {
    let name = text.modeName(waiting.session.mode)
    guard let first = waiting.company.first else { return name }
    return ModeName(
      game: waiting.session.mode == .vocabularyTable ? name.host : name.game,
      host: waiting.company.count == 1
        ? text("table with \(first.clipped(to: 14))") : text("table with \(waiting.company.count) others"))
  }

  /// The first of the others at a table and the number of the rest, after a dot; empty for other games.
  private static func brief(_ company: [String]) -> String {
    guard let first = company.first else { return "" }
    return " · " + first.clipped(to: 8) + (company.count > 1 ? " +\(company.count - 1)" : "")
  }

  /// The code of a finished game's deal in text form; `nil` when the game has none.
  func code(of record: GameRecord, _ context: Context) -> String? {
    guard record.game.rules.map({ $0 >= .firstWithCodes }) ?? false else { return nil }
    return game(record.game.session.mode.game).finished.code(of: record, context)?.text
  }

  /// The game that a code stands for, before its first move, and its set-up, to open beneath it.
  func deal(
    code: String, _ context: inout Context
  ) throws(CodeProblem) -> (setUp: any Screen, game: any Screen) {
    let (session, game) = try context.dealt(code: code) {
      self.game($1.mode.game).finished.dealt($0, $1, &$2)
    }
    return (self.game(session.mode.game).setUp(nil, &context), game)
  }
}
