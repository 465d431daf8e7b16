import Kit

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
  var ghostMatch: GhostMatchStrings { _read { yield GhostMatchStrings[language] } }
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
