import Kit
import TextUI

extension GhostScreen {
  /// The matches that each player has won, with short names if necessary. If even those do not fit into `rows` lines, of the
  /// winners only, and of these as many as fit.
  func matchesWon(_ room: Int, rows: Int, _ strings: Strings, _ context: Context) -> [String] {
    let won = context.ghost.matchesWon
    let own = strings.ghostSeats
    func seats(_ width: Int) -> [(name: String, won: Int)] {
      match.players.indices.map { (match.name(of: $0, strings, room: width), won[$0]) }
    }
    guard match.players.count > 2 else {
      let texts = [20, 8].map { width in
        let (one, other) = (seats(width)[0], seats(width)[1])
        return strings.ghostMatch.matches(one.name, one.won, other.won, other.name)
      }
      return [texts.first { $0.columns <= room } ?? texts[1]]
    }
    for width in [20, 8] {
      let text = own.matches(seats(width))
      if text.columns <= room { return [text] }
    }
    let brief = seats(8)
    if let lines = own.lines(brief, room), lines.count <= rows { return lines }
    let winners = brief.filter { $0.won > 0 }
    var shown = winners.isEmpty ? brief : winners
    let all = own.matches(shown)
    guard all.columns > room else { return [all] }
    while shown.count > 1, own.matches(shown).columns > room - 2 { shown.removeLast() }
    return [own.matches(shown) + " …"]
  }
}

extension GhostSeatsStrings {
  /// The matches that players have won, in lines of at most `room` columns that end with a whole player; `nil` when one does
  /// not fit.
  fileprivate func lines(_ seats: [(name: String, won: Int)], _ room: Int) -> [String]? {
    var lines: [String] = []
    for seat in seats {
      let text = "\(seat.name) \(seat.won)"
      if let last = lines.last, (last + " · " + text).columns <= room {
        lines[lines.count - 1] += " · " + text
      } else {
        lines.append(lines.isEmpty ? matches([seat]) : text)
      }
    }
    return lines.allSatisfy { $0.columns <= room } ? lines : nil
  }
}
