import Engines
import Kit
import Records
import TextUI

/// The high score lists as plain text, for `wordyard scores`.
public struct ScoreSheet: Sendable {
  private let lists: [(mode: Mode, rows: [Standing])]
  private let strings: Strings
  private let games: Games

  /// - Parameter code: the language of the text.
  public init(_ records: any Records, _ games: Games, player: String, language code: String) {
    var records = records
    lists = Mode.ranked.map { ($0, records.standings(of: $0, for: player)) }.filter { !$0.rows.isEmpty }
    strings = .in(.withCode(code))
    self.games = games
  }

  /// Whether all lists are empty.
  public var isEmpty: Bool { lists.isEmpty }

  /// Each non-empty list: its name, then a line for each rank, with aligned columns; lists are separated by a blank line.
  public var text: String { lists.map(text).joined(separator: "\n") }

  private func text(_ list: (mode: Mode, rows: [Standing])) -> String {
    let own = strings.records
    let unit = own.unit(list.mode.ranking)
    let cells = list.rows.enumerated().map { index, row in
      ("\(index + 1)", row.player.inert(replacement: "�"), "\(row.score)", row.day.description)
    }
    let name = ([own.name] + cells.map(\.1)).map(\.columns).max() ?? 0
    let score = ([unit] + cells.map(\.2)).map(\.columns).max() ?? 0
    func line(_ cell: (rank: String, name: String, score: String, date: String)) -> String {
      "\(cell.rank.aligned(to: 3))  \(cell.name.padded(to: name))  \(cell.score.aligned(to: score))  \(cell.date)\n"
    }
    return games.name(of: list.mode, strings).full + "\n" + line(("", own.name, unit, own.date))
      + cells.map(line).joined()
  }
}
