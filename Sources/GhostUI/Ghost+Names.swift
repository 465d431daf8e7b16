import Engines
import Kit

extension Ghost {
  /// The display name of a player: a computer is named by its level, the second one of a level with a number as well. A
  /// person for whom a computer plays temporarily keeps their name.
  func name(of player: Int, _ strings: Strings) -> String {
    guard let level = players[player].level, !replaced.contains(player) else { return players[player].name }
    let number = players[...player].indices.count { players[$0].level == level && !replaced.contains($0) }
    return strings.ghost.level(level).capitalizedFirst + (number > 1 ? " \(number)" : "")
  }

  /// The same in `room` columns; computers that share a level keep their number, and people without a name only that.
  func name(of player: Int, _ strings: Strings, room: Int) -> String {
    let name = name(of: player, strings)
    guard name.columns > room else { return name }
    let unnamed = (1...GhostSeats.count).first { name == strings.player($0) }
    if let seat = unnamed {
      return "\(name.prefix(1))\(seat)".clipped(to: room)
    }
    guard players[player].level != nil, !replaced.contains(player),
      let number = name.last, number.isNumber
    else {
      return name.clipped(to: room)
    }
    return name.dropLast(2).description.clipped(to: room - 2) + " \(number)"
  }

  /// The player who would have been forced to complete the word that a remark names.
  func victim(of remark: GhostCoach.Remark, inRound index: Int) -> Int {
    guard case .letter(_, let word?) = remark.better else { return opponent(of: remark.player) }
    return completer(of: word, after: remark.fragment.count, by: remark.player, inRound: index)
  }

  /// The other player of two.
  func opponent(of player: Int) -> Int { (player + 1) % players.count }

  /// The first person in the match, starting from a player.
  func nextPerson(from player: Int) -> Int {
    let order = players.indices.map { (player + $0) % players.count }
    return order.first { players[$0].level == nil && isStanding($0) } ?? order.first {
      players[$0].level == nil
    } ?? player
  }

  /// Whether one person plays against computers.
  var hasOnePerson: Bool { players.count { $0.level == nil } == 1 }

  /// The highest factor by which the opponents' levels multiply a person's points.
  var factor: Int { players.compactMap { $0.level?.factor }.max() ?? 1 }
}
