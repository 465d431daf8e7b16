/// A match of Ghost, from the first letter to the last player standing.
///
/// It is a value made of its players, rules, seed and accepted moves: the same moves always rebuild the
/// same match.
public struct Ghost: Equatable, Sendable {
  /// The word that losers spell: each round lost adds a letter, and a player who has all of them is out.
  public static let word = "GHOST"
  /// The maximum length of a fragment in the bluff variant; at that length only a challenge is possible.
  public static let longestFragment = 40

  public struct Player: Equatable, Sendable {
    public let name: String
    /// The level of a computer player; `nil` for a person.
    public let level: GhostLevel?

    public init(_ name: String, level: GhostLevel? = nil) {
      self.name = name
      self.level = level
    }
  }

  public struct Rules: Equatable, Sendable {
    /// The rarest tier of words that count.
    public var allowedTier: Lexicon.Tier
    /// The minimum number of letters of a word that counts.
    public var shortest: Int
    /// Whether a dead fragment ends the round only when it is challenged.
    public var bluff: Bool
    /// Who starts the first round; `nil` when the other rules decide it.
    public var starter: Int?
    /// The number of letters with which the first round begins, as in the daily puzzle; nobody chose them.
    public var dealtLetters = 0
    /// Under the first version players take turns at starting, an opening letter can be repeated, and the answer to a
    /// challenge must be a word that the judge counts; up to the second, that word could be the fragment itself.
    public var version: RulesVersion

    public init(
      allowedTier: Lexicon.Tier = .familiar, shortest: Int = 4, bluff: Bool = false, starter: Int? = nil,
      version: RulesVersion = .current
    ) {
      self.allowedTier = allowedTier
      self.shortest = shortest
      self.bluff = bluff
      self.starter = starter
      self.version = version
    }
  }

  /// A move that a player made and the rules accepted.
  public enum Move: Equatable, Sendable {
    /// A letter of the alphabet at the fragment's end.
    case add(Character)
    /// Asks the last player for the word.
    case challenge
    /// The word the challenged player had in mind; `nil` admits the bluff.
    case answer(String?)
    /// Shows the letters after which a word is still possible; the player scores nothing in this round.
    case askForHelp
    /// Starts the next round.
    case beginRound
    /// A computer of this level plays on for the player to move; with `nil`, the person plays again.
    case replace(GhostLevel?)
  }

  /// The result of an attempt. `notALetter`, `tooLong`, `alreadyOpened` and `notNow` are not moves and change nothing.
  public enum Outcome: Equatable, Sendable {
    /// The letter was added; it is the next player's turn.
    case added
    /// The player who added the last letter must name a word.
    case challenged
    case ended(Ending)
    case helped
    case began
    case replaced
    case notALetter
    /// The fragment has its maximum length.
    case tooLong
    /// The letter has already opened a round of this match, and some other letter has not.
    case alreadyOpened(Character)
    /// The rules do not allow it at this point.
    case notNow
  }

  /// Why a round ended, and the word that ended it.
  public enum Ending: Equatable, Sendable {
    /// The last letter completed a word.
    case completed(String)
    /// No word is possible after the last letter; before it, this one was.
    case dead(possible: String?)
    /// The challenged player named a word; the challenger loses.
    case answered(String)
    /// The challenged player named a wrong word or none. `possible` is a word that was possible, at the latest before the
    /// fragment became dead.
    case caught(named: String?, possible: String?)
  }

  public enum Status: Equatable, Sendable {
    /// The player at this index adds a letter, or challenges.
    case turn(Int)
    /// The player at this index must name a word.
    case answer(Int)
    /// The round has ended and the next one can begin.
    case roundOver
    /// The match is won by the player at this index.
    case over(winner: Int)
  }

  public internal(set) var players: [Player]
  /// The people for whom a computer plays at present.
  public internal(set) var replaced: Set<Int> = []
  public let rules: Rules
  /// Seeds the choices of the computer players.
  public let seed: UInt64
  public let alphabet: Alphabet
  /// What counts as a word.
  public let judge: GhostJudge
  /// What is accepted as an answer to a challenge: words with more letters, of the judge's list or of tiers 1 to 3.
  public let answerJudge: GhostJudge
  /// The opening letters that win in theory, where they decide who starts a round; otherwise `nil`.
  let winningOpenings: [Character]?
  public internal(set) var moves: [Move] = []
  /// Every round so far; the last one is in progress or has just ended.
  public internal(set) var rounds: [Round]

  /// The allowed numbers of players.
  public static let playerCounts = 2...5

  /// Starts a match.
  /// - Parameter players: as many as `playerCounts` allows.
  public init(
    players: [Player], rules: Rules = Rules(), seed: UInt64 = 0, alphabet: Alphabet, lexicon: Lexicon
  ) {
    precondition(Self.playerCounts.contains(players.count))
    self.players = players
    self.rules = rules
    self.seed = seed
    self.alphabet = alphabet
    judge = GhostJudge(lexicon, upTo: rules.allowedTier, shortest: rules.shortest)
    let answered = rules.version >= .second ? max(rules.allowedTier, .standard) : rules.allowedTier
    answerJudge = GhostJudge(
      lexicon, upTo: answered, shortest: rules.shortest, acceptsFragment: rules.version < .third)
    winningOpenings = Self.winningOpenings(players, rules, judge)
    rounds = []
    rounds = [Round(starter: nextStarter())]
  }
}
