import Engines
import Kit

/// The texts of Ghost outside the match itself: menus, set-up, header and side panel.
struct GhostStrings: Translated {
  var name: String
  /// A short description for the title screen.
  var tagline: String
  var slide: Slide
  /// The fragment in the introduction.
  var slideFragment: String
  var dailyResult: @Sendable (_ isWon: Bool, _ letters: Int) -> String
  /// The rules in two sentences, where nobody can bluff.
  var rules: String
  /// The same with bluff, except for what its note says.
  var rulesOfBluff: String

  var opponentLabel: String
  var opponent: @Sendable (GhostSetUp.Opponent) -> String
  var opponentNote: @Sendable (GhostSetUp.Opponent) -> String
  var nameNote: String
  var twoPlayers: String
  var level: @Sendable (GhostLevel) -> String
  /// The strength of a level, and the factor of a round won against it.
  var levelNote: @Sendable (GhostLevel) -> String
  var allowedTierLabel: String
  var allowedTierSetting: String
  var bluffSetting: String
  var allowedTier: @Sendable (GhostSetUp.AllowedTier) -> String
  var allowedTierNote: @Sendable (GhostSetUp.AllowedTier) -> String
  var bluff: String
  var bluffNote: @Sendable (_ isOn: Bool) -> String

  /// The header: that bluffing is on, in long and short form, the players, the round's number, that the match is over.
  var bluffOn: String
  var bluffShort: String
  var against: @Sendable (String, String) -> String
  var roundNumber: @Sendable (Int) -> String
  var over: String

  var roundsLost: @Sendable (Int) -> String
  var ghostNow: String

  /// The texts of the side panel.
  var rounds: String
  var finishedIt: @Sendable (String) -> String
  var noSuchWord: @Sendable (String) -> String
  var doubtedIt: @Sendable (String) -> String
  var howTitle: String
  /// How a won round scores, by its factor.
  var how: @Sendable (_ factor: Int) -> String
  var record: @Sendable (_ won: Int, _ lost: Int) -> String
  var best: @Sendable (Int) -> String

  /// The labels of the bottom line and help.
  var add: String
  var helpAdd: String
  var helpPress: String
  var hint: String
  var helpHint: String
  var challenge: String
  var helpChallenge: String
  var nameWord: String
  var helpNameWord: String
  var admit: String
  var helpAdmit: String
  var stop: String
  var helpStop: String
}

extension Strings {
  var ghost: GhostStrings { .in(language) }
}

extension GhostStrings {
  func rules(isBluff: Bool) -> String { isBluff ? rulesOfBluff + " " + bluffNote(true) : rules }
}

/// The texts of the coach after a round or match of Ghost.
struct GhostCoachStrings: Translated {
  var title: String
  var round: @Sendable (Int, Int) -> String
  var letter: String
  var roundKey: String
  var mistake: String
  var helpMoveBefore: String
  var helpNextMove: String
  var helpMistake: String
  var helpMistakeBefore: String
  var helpRoundAfter: String
  var helpRoundBefore: String

  /// That a letter was there when the round began.
  var dealt: @Sendable (Character) -> String
  /// A player's move, without a full stop.
  var added: @Sendable (String, Character) -> String
  var challenged: @Sendable (String) -> String
  var named: @Sendable (String, String) -> String
  var bluffed: @Sendable (String) -> String
  /// The effect of the move; follows the move in the sentence.
  var andGood: String
  var andMistake: String
  var andLost: String
  var andOpen: @Sendable (_ isOfTwo: Bool) -> String
  /// The word of best play in a lost round.
  var lastedLongest: @Sendable (String) -> String
  /// The answer to a challenge of the letter.
  var behind: @Sendable (String) -> String

  /// The heading of the letters that can be added to a fragment, or to an empty one.
  var after: @Sendable (String) -> String
  var opening: String

  /// The legend of the marks on the moves.
  var goodLegend: String
  var mistakeLegend: String
  var lostLegend: String
  var openLegend: @Sendable (_ isOfTwo: Bool) -> String
  var endedLegend: String
  /// How the round ended: a sentence, or who added the letter after which a list has no word that begins with the fragment.
  var end: @Sendable (String) -> String
  var endDead: @Sendable (String, Character, _ none: String, String) -> String
}

extension Strings {
  var ghostCoach: GhostCoachStrings { .in(language) }
}

/// The texts of Ghost's statistics.
struct GhostFiguresStrings: Translated {
  var chart: String
  /// The labels of numbers agree with them.
  var matches: @Sendable (Int) -> String
  var won: String
  var rounds: @Sendable (Int) -> String
  var roundsWon: @Sendable (Int) -> String
  var longest: @Sendable (Int) -> String
  var best: @Sendable (Int) -> String
  var last: @Sendable (_ count: Int) -> String
  var note: String
}

extension Strings {
  var ghostFigures: GhostFiguresStrings { .in(language) }
}

/// The texts during a match of Ghost and at the end of its rounds.
struct GhostMatchStrings: Translated {
  /// Whose turn it is, or how the round ended.
  var yourTurn: String
  var turn: @Sendable (String) -> String
  var thinking: @Sendable (String) -> String
  /// The same of a person at another terminal.
  var thinks: @Sendable (String) -> String
  var challenges: @Sendable (String, String) -> String
  var finished: @Sendable (String) -> String
  /// That a list has no word; without a list, that there is none at all.
  var noWord: @Sendable (GhostSetUp.AllowedTier?) -> String
  /// Adds the fragment to `noWord`.
  var noneBegins: @Sendable (_ none: String, _ fragment: String) -> String
  var had: @Sendable (String, _ word: String) -> String
  var hadNone: @Sendable (String) -> String
  var isGhost: @Sendable (String) -> String
  var winsMatch: @Sendable (String) -> String

  /// The message line.
  var notYourTurn: @Sendable (String) -> String
  /// Who begins the round of this number.
  var begins: @Sendable (Int, String) -> String
  var added: @Sendable (String, Character) -> String
  var youAdded: @Sendable (Character) -> String
  /// Follows a letter: how to challenge a computer, or a person.
  var doubtIt: @Sendable (String, _ isComputer: Bool) -> String
  var legend: [String]
  /// Refuses a hint that would tell nothing.
  var hintUseless: String
  var tooLong: [String]
  /// Refuses a letter that has already opened a round.
  var alreadyOpened: @Sendable (Character) -> String
  /// Asks the challenged player for a word that begins with the fragment.
  var question: @Sendable (String, _ fragment: String) -> String
  var typeRest: String
  var nothingNamed: @Sendable (String) -> [String]

  var hintTitle: String
  var hintText: String
  var hintButton: String

  /// A player claims that no word begins with the fragment.
  var doubted: @Sendable (String, String) -> String
  var doubtedShort: @Sendable (String) -> String
  var nameWordButton: String
  var admitButton: String

  var stopTitle: String
  var stopText: String
  /// The same in the match of a code, which does not count.
  var stopCodeText: String
  /// The title after giving up, for one person, and for one of several.
  var givenUpTitle: String
  var gaveUp: @Sendable (String) -> String
  var stopButton: String

  /// The popup at the end of a round: who gets which letter.
  var gets: @Sendable (String, Character) -> String
  var nextRoundButton: String
  /// The hint for the coach's key.
  var coachHint: String

  /// Why a round ended, in long and short form; `dead` starts with `noWord`.
  var lastLetter: @Sendable (String, _ word: String) -> String
  var isWord: @Sendable (String) -> String
  var dead: @Sendable (_ none: String, _ fragment: String, String, Character) -> String
  var isDead: @Sendable (String) -> String
  var doubtedWrongly: @Sendable (String, _ fragment: String, String, _ word: String) -> String
  var noWordFor: @Sendable (String, _ fragment: String) -> String
  /// A wrong answer, which is no word or a rare one.
  var namedNone: @Sendable (String, _ word: String, _ isRare: Bool) -> String
  var isNoWord: @Sendable (String, _ isRare: Bool) -> String
  var scores: @Sendable (String, Int) -> String

  /// The better move, in long and short form: the better letter, the letter that was added instead, the word, and who would
  /// have had to complete it.
  var betterLetter: @Sendable (Character, Character?, _ word: String?, String) -> String
  var wasTheWay: @Sendable (_ fragment: String, _ word: String?, String) -> String
  var letterFor: @Sendable (Character, Character, _ word: String) -> String
  var possible: @Sendable (String) -> String
  var betterChallenge: String
  var betterChallengeShort: String
  var betterAnswer: @Sendable (String) -> String
  /// The same for a move before the loser's last one, behind these letters.
  var betterEarlier: @Sendable (Character, _ fragment: String, _ word: String?, String) -> String
  var nothing: String
  /// That this player had no better move; and the only word that was possible, which would have been lost as well.
  var nothingFor: @Sendable (String) -> String
  var onlyLeft: @Sendable (_ word: String) -> String

  /// The end of a match: the title after a win, in long and short form, and after a loss.
  var won: @Sendable (String, Int, Int) -> String
  var wonShort: @Sendable (String, Int, Int) -> String
  var lostTitle: String
  var bestYet: @Sendable (Int) -> String
  var yourBest: @Sendable (Int, _ best: Int) -> String
  /// The rank on the list of a level, in long and short form.
  var rank: @Sendable (Int, String) -> String
  var rankShort: @Sendable (Int, String) -> String
  var unranked: @Sendable (Int) -> String
  var matches: @Sendable (String, Int, Int, String) -> String
  var lastRound: @Sendable (String) -> String
  var coachButton: String
  var mistakes: @Sendable (Int) -> String
  var outlived: @Sendable (String, String) -> String
}

extension Strings {
  var ghostMatch: GhostMatchStrings { .in(language) }
}

extension GhostMatchStrings {
  /// Who challenges whom, in at most `room` columns: the longer name is shortened first.
  func challenges(_ challenger: String, _ challenged: String, room: Int) -> String {
    let free = room - challenges("", "").columns
    let first = min(challenger.columns, max(free / 2, free - challenged.columns))
    return challenges(challenger.clipped(to: first), challenged.clipped(to: free - first))
  }

  /// The question which word begins with a fragment, in at most `room` columns.
  func question(_ name: String, _ fragment: String, room: Int) -> String {
    let free = room - question("", "").columns
    let shown = name.clipped(to: max(8, free - fragment.columns))
    return question(shown, fragment.tail(free - shown.columns))
  }
}

extension String {
  /// The end of a fragment in `width` columns, after `…` if it is longer.
  func tail(_ width: Int) -> String { columns <= width ? self : "…" + suffix(max(1, width - 1)) }
}

/// The texts of the replay of a match of Ghost.
struct GhostReplayStrings: Translated {
  var letter: @Sendable (_ number: Int, _ count: Int) -> String
  var begins: @Sendable (_ name: String) -> String
  var givenUp: String
}

extension Strings {
  var ghostReplay: GhostReplayStrings { .in(language) }
}

/// The texts about a saved game of Ghost.
struct GhostSavedStrings: Translated {
  var yourTurn: String
}

extension Strings {
  var ghostSaved: GhostSavedStrings { .in(language) }
}

/// The texts of Ghost for matches of up to five players.
struct GhostSeatsStrings: Translated {
  /// The title of the list of matches won, and the header of a match with a number of players.
  var title: String
  var players: @Sendable (Int) -> String
  var seat: @Sendable (Int) -> String
  var kind: @Sendable (GhostSeats.Kind, _ level: (GhostLevel) -> String) -> String
  var note: @Sendable (GhostSeats.Kind) -> String
  var nameOf: @Sendable (Int) -> String
  var begin: String
  var tooFew: String
  /// The least and the most points that anybody except the loser of a round scores.
  var othersScore: @Sendable (_ least: Int, _ most: Int) -> String
  var othersScoreShort: @Sendable (_ least: Int, _ most: Int) -> String
  /// Who challenged whose fragment.
  var doubted: @Sendable (String, _ challenged: String, _ fragment: String) -> String
  /// The texts of the side panel.
  var matchesTitle: String
  var matches: @Sendable ([(name: String, won: Int)]) -> String
  /// The letter that would have continued the round, the one that was added instead, and the word it could have led to.
  var continuation: @Sendable (Character, Character?, _ word: String?) -> String
  var goingOnShort: @Sendable (_ fragment: String, _ word: String?) -> String
}

extension Strings {
  var ghostSeats: GhostSeatsStrings { .in(language) }
}

/// The texts of Ghost in the settings.
struct GhostSettingsStrings: Translated {
  /// The letter that opens the game from the title screen.
  var key: Character
  var judge: String
  var bluff: String
}

extension Strings {
  var ghostSettings: GhostSettingsStrings { .in(language) }
}

/// The texts of Ghost at a table.
struct GhostTableStrings: Translated {
  var tagline: String
  var title: String
  var takenOver: @Sendable (String) -> String
  /// The lines about a player who is away, after the first one, which all games share.
  var leftLine2: String
  var leftLine2Short: String
  var leftLine3: String
  var takeComputerButton: String
  /// At the end: move to another table for another match.
  var again: String
}

extension Strings {
  var ghostTable: GhostTableStrings { .in(language) }
}
