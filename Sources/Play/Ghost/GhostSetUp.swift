import Engines
import Records

/// What the player chose before a match of Ghost.
public struct GhostSetUp: Equatable, Sendable {
  public enum Opponent: Int, CaseIterable, Equatable, Sendable {
    case computer, friend
  }

  public var opponent = Opponent.computer
  public var level = GhostLevel.easy
  /// The rarest tier that is a word.
  public var judge = Lexicon.Tier.standard
  /// Whether a dead fragment has to be challenged.
  public var isBluff = false
  /// Of two at one keyboard; `nil` until a player has given a name.
  public var names: [String?] = [nil, nil]
  /// The matches that each of the two has won.
  public internal(set) var matchesWon = [0, 0]

  public init() {}

  /// What the records call a match that is set up like this.
  var mode: Mode {
    switch opponent {
    case .friend: .ghostFriends
    case .computer: [.ghostEasy, .ghostMedium, .ghostHard][level.rawValue - 1]
    }
  }

  /// What a judge may go by.
  public static let judges: [Lexicon.Tier] = [.familiar, .standard, .rare]
}

extension Context {
  /// The one at the keyboard and the computer, or the two by name or number.
  var ghostPlayers: [Ghost.Player] {
    switch ghost.opponent {
    case .computer:
      [Ghost.Player(player), Ghost.Player(strings.ghost.computer, level: ghost.level)]
    case .friend: [0, 1].map { Ghost.Player(ghost.names[$0] ?? strings.hangman.player($0 + 1)) }
    }
  }

  /// A match as it was set up; `nil` when the list has no word for it.
  mutating func ghostMatch() -> Ghost? {
    let match = Ghost(
      players: ghostPlayers, rules: Ghost.Rules(judge: ghost.judge, bluff: ghost.isBluff),
      seed: generator.next(), alphabet: language.alphabet, lexicon: lexicon)
    return match.judge.isPossible("") ? match : nil
  }
}
