import Engines
import Records

/// What is said of games and settings that are kept.
struct KeptStrings: Sendable {
  var title: String
  var welcomeBack: String
  var taken: String
  var broken: String
  var noWords: @Sendable (String) -> String
  var discard: String
  var unranked: String
  var waitingTitle: String
  /// How far a game of Hangman, Text Twist or Ghost is.
  var misses: @Sendable (Int) -> String
  var points: @Sendable (Int) -> String
  /// For so many games besides the first.
  var more: @Sendable (Int) -> String
  var noticeTitle: String
  /// The damaged file's new name.
  var damaged: @Sendable (String) -> String
  var newer: @Sendable (String) -> String
  /// The file, and why it cannot be written.
  var notKept: @Sendable (String, String) -> String
  var playOn: String
}

extension KeptStrings {
  static let english = KeptStrings(
    title: "Continue",
    welcomeBack: "Welcome back; all is as you left it.",
    taken: "Another Wordyard is playing that game.",
    broken: "That game cannot go on: its words are not what they were.",
    noWords: { "It needs the words of \($0), which cannot be read." },
    discard: "Throw it away",
    unranked: "Games with words of your own are on no high score list.",
    waitingTitle: "Which one?",
    misses: { "\($0) wrong" },
    points: { $0 == 1 ? "1 point" : "\($0) points" },
    more: { "and \($0) more" },
    noticeTitle: "A word on your records",
    damaged: { "They were damaged. The file is now called \($0); new ones have been begun." },
    newer: { "\($0) is from a newer Wordyard. It stays as it is, and nothing of this time is kept." },
    notKept: { "\($0): \($1). Play on; but nothing is kept from here." },
    playOn: "Play on")

  static let dutch = KeptStrings(
    title: "Verder",
    welcomeBack: "Welkom terug; alles staat er nog.",
    taken: "Een andere Wordyard speelt dat spel.",
    broken: "Dat spel kan niet verder: zijn woorden zijn veranderd.",
    noWords: { "Het heeft de woorden van \($0) nodig, en die zijn niet te lezen." },
    discard: "Weggooien",
    unranked: "Spellen met je eigen woorden komen niet in de topscores.",
    waitingTitle: "Welk spel?",
    misses: { "\($0) fout" },
    points: { $0 == 1 ? "1 punt" : "\($0) punten" },
    more: { "en nog \($0)" },
    noticeTitle: "Over je gegevens",
    damaged: { "Ze waren beschadigd. Het bestand heet nu \($0); er is een nieuw begonnen." },
    newer: {
      "\($0) is van een nieuwere Wordyard. Het blijft zoals het is; van deze keer wordt niets bewaard."
    },
    notKept: { "\($0): \($1). Speel gerust door; maar vanaf nu wordt niets bewaard." },
    playOn: "Doorspelen")
}

extension Strings {
  /// What waits to be continued, e.g. `Hangman · Phrase book · 3 wrong`; in short without the mode.
  func line(of waiting: WaitingGame, isShort: Bool = false) -> String {
    let mode = waiting.session.mode
    var parts = [name(of: mode).game]
    if !isShort || mode.isDaily { parts.append(name(of: mode).short) }
    switch mode {
    case .ghostEasy, .ghostMedium, .ghostHard, .ghostFriends:
      if waiting.progress > 0 { parts.append(String(Ghost.word.prefix(waiting.progress))) }
    case .twistTimed, .twistUntimed, .twistClassic, .dailyTwist: parts.append(kept.points(waiting.progress))
    case .dailyGhost: break
    default: parts.append(kept.misses(waiting.progress))
    }
    return parts.joined(separator: " · ")
  }
}
