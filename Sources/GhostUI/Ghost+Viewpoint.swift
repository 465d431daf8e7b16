import Engines
import Kit

/// A match as seen at one terminal: by the player `me` at a table; with `nil`, by all people at one keyboard.
extension Ghost {
  /// Whether a player is a person at this terminal.
  func isHere(_ player: Int, seenBy me: Int?) -> Bool {
    players[player].level == nil && (me == nil || player == me)
  }

  /// The person who plays against the computers or the others at the table.
  func person(seenBy me: Int?) -> Int { me ?? players.firstIndex { $0.level == nil } ?? 0 }

  /// Whether texts address one person, rather than several at one keyboard.
  func isPersonal(seenBy me: Int?) -> Bool { me != nil || hasOnePerson }

  /// Whether the winner so far is a person at this terminal.
  func isWon(seenBy me: Int?) -> Bool { me.map { $0 == winner } ?? (players[winner].level == nil) }

  /// The person to move, or whose turn is next.
  var personToMove: Int { nextPerson(from: player ?? nextStarter()) }

  /// Who has given up.
  func givenUpTitle(isPersonal: Bool, _ strings: Strings) -> String {
    isPersonal ? strings.ghostMatch.givenUpTitle : strings.ghostMatch.gaveUp(name(of: personToMove, strings))
  }
}
