import Engines
import Records

/// What the daily puzzles say.
struct DailyStrings: Sendable {
  var name: String
  var note: String
  /// In the order of `DailyPuzzles.modes`.
  var puzzles: [String]
  var open: String
  var begun: String
  var oneTry: String
  var noPuzzle: String
  var share: String
  var shareButton: String
  var helpShare: String
  var helpTake: String
  var copied: String
  var back: String
  /// From January on.
  var months: [String]
  /// From Sunday on.
  var weekdays: [String]
  /// What a game is from: the puzzle of a day.
  var of: @Sendable (Day) -> String
  /// So many days in a row.
  var streak: @Sendable (Int) -> String
  /// Whether the word was found, and the misses.
  var hangman: @Sendable (Bool, Int) -> String
  /// Words found of so many, and the points.
  var twist: @Sendable (Int, Int, Int) -> String
  /// Whether the round was won, and the letters it had.
  var ghost: @Sendable (Bool, Int) -> String
  /// The day, the language and the version of its word list.
  var sharedTitle: @Sendable (Day, String, String) -> String
}

extension DailyStrings {
  /// A day in full.
  func date(_ day: Day) -> String {
    "\(weekdays[day.weekday]) \(day.parts.day) \(months[day.parts.month - 1])"
  }

  static let english = DailyStrings(
    name: "Daily",
    note: "The same three for everyone today, and one try at each.",
    puzzles: ["Hangman", "Text Twist", "Ghost"],
    open: "not played yet",
    begun: "begun, and waiting",
    oneTry: "One try a day; come back tomorrow.",
    noPuzzle: "This word list has no such puzzle.",
    share: "copy",
    shareButton: "Copy the result",
    helpShare: "copy the result, to share it",
    helpTake: "play the chosen puzzle",
    copied: "Copied, if your terminal allows it.",
    back: "Puzzles",
    months: [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November", "December",
    ],
    weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
    of: { "daily of \($0)" },
    streak: { "\($0) \($0 == 1 ? "day" : "days") in a row" },
    hangman: { isWon, misses in
      isWon ? (misses == 0 ? "found, nothing wrong" : "found with \(misses) wrong") : "not found"
    },
    twist: { "\($0) of \($1), \($2) points" },
    ghost: { isWon, letters in isWon ? "won after \(letters) letters" : "lost after \(letters) letters" },
    sharedTitle: { "Wordyard \($0) · \($1) · words \($2)" })

  static let dutch = DailyStrings(
    name: "Dagpuzzels",
    note: "Vandaag voor iedereen dezelfde drie, met elk één poging.",
    puzzles: ["Galgje", "Text Twist", "Ghost"],
    open: "nog niet gespeeld",
    begun: "begonnen, en wacht",
    oneTry: "Eén poging per dag; tot morgen.",
    noPuzzle: "Met deze woordenlijst is er geen puzzel.",
    share: "kopiëren",
    shareButton: "Uitslag kopiëren",
    helpShare: "de uitslag kopiëren, om te delen",
    helpTake: "de gekozen puzzel spelen",
    copied: "Gekopieerd, als je terminal dat toestaat.",
    back: "Puzzels",
    months: [
      "januari", "februari", "maart", "april", "mei", "juni", "juli", "augustus", "september", "oktober",
      "november", "december",
    ],
    weekdays: ["zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"],
    of: { "dagpuzzel van \($0)" },
    streak: { "\($0) \($0 == 1 ? "dag" : "dagen") op rij" },
    hangman: { isWon, misses in
      isWon ? (misses == 0 ? "geraden zonder fout" : "geraden met \(misses) fout") : "niet geraden"
    },
    twist: { "\($0) van \($1), \($2) punten" },
    ghost: { isWon, letters in
      isWon ? "gewonnen na \(letters) letters" : "verloren na \(letters) letters"
    },
    sharedTitle: { "Wordyard \($0) · \($1) · lijst \($2)" })
}
