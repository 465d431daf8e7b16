import TestSupport
import Testing

/// The sentences that only the screen or only lines have, each with its reason: what is not listed is said by both, from Play or
/// Commentary. A sentence is a text of several words with its stop; those of the screen are the games'.
@Suite("Sentences that one front end has alone")
struct SentencesTests {
  private struct Entry {
    let english: String
    let files: [String]

    var rooms: Set<String> { Set(files.compactMap { $0.split(separator: "/").first.map(String.init) }) }

    /// - Parameter lines: of an entry of a gettext file.
    init(_ lines: [Substring]) {
      let names = lines.filter { $0.hasPrefix("#:") }.flatMap { $0.split(separator: " ") }
      files = names.filter { $0.hasPrefix("Sources/") }.map { String($0.dropFirst("Sources/".count)) }
      let text = lines.drop { !$0.hasPrefix("msgid ") }.prefix {
        $0.hasPrefix("msgid ") || $0.hasPrefix("\"")
      }
      english = text.map { $0.drop { $0 != "\"" }.dropFirst().dropLast() }.joined()
    }

    var isSentence: Bool {
      english.contains(" ") && [".", "?", "!"].contains { english.hasSuffix($0) }
    }
  }

  private static let entries = (Checkout.text("assets/languages/nl/interface.po") ?? "")
    .split(separator: "\n", omittingEmptySubsequences: false)
    .split(separator: "").map { Entry(Array($0)) }

  private static func sentences(_ isAlone: (Entry) -> Bool) -> Set<String> {
    Set(entries.filter { $0.isSentence && !$0.files.isEmpty && isAlone($0) }.map(\.english))
  }

  @Test("lines: each is how something is typed, asks about a line, or reads out what the screen draws")
  func lines() {
    let alone = Self.sentences { $0.rooms == ["Plain"] }
    let listed = Self.typed + Self.asked + Self.readOut + Self.session
    #expect(alone == Set(listed) && listed.count == alone.count)
  }

  @Test("the screen: each says what a key does, asks about leaving, or stands in a picture")
  func screens() {
    let games: Set = ["GhostUI", "HangmanUI", "TextTwistUI"]
    let alone = Self.sentences { $0.rooms.isSubset(of: games) }
    let listed = Self.keys + Self.leaving + Self.drawn + Self.atTables
    #expect(alone == Set(listed) && listed.count == alone.count)
  }

  /// What can be typed, and what typing does: a screen has keys and buttons.
  private static let typed = [
    "A number or the first letters choose.",
    "Enter reads on; no goes back.",
    "{1} and a word: its letters, one by one.",
    "A whole word or phrase solves, also after {1}.",
    "What if? A number plays on after so many moves, and counts nowhere. Enter goes back.",
    "Places from 1 to {1}, or 0 for none?",
    "Enter goes on.",
    "Letter by post?",
    "More of this letter is missing: its next line?",
    "Enter alone goes back.",
    "Enter keeps it.",
    "From {1} to {2}?",
    "Enter takes {1}.",
    "yes does it; no, or Enter alone, goes back.",
    "If the letters spell a command, it counts as a word.",
  ]

  /// A line that may be a slip is asked about, a key is not.
  private static let asked = [
    "yes or no?",
    "Nothing lost.",
    "Name {1}? If it does not count, you lose the round.",
    "Own up? You lose the round.",
    "Challenge {1}? If there is a word, you lose the round.",
    "The letter Q? No means leaving: the game is saved.",
  ]

  /// At a table: what a popup says beside its buttons, and what is done too early or not at all.
  private static let atTables = [
    "Nobody loses a letter for it.",
    "Enter: hide a word or a phrase.",
    "{1} has been away for less than two minutes.",
    "The clock stops for nobody.",
  ]

  /// What the screen draws: letters, places, keys that go grey.
  private static let readOut = [
    "Whoever finishes a word of {1} letters or more loses.",
    "Now {1}.",
    "At the table: {1}.",
    "{1} seat is free.",
    "Living: {1}.",
    "Ends a word: {1}.",
    "In the words {1}.",
    "There is nothing to take back.",
    "The game had ended by then, or had no such move.",
    "Letters {1}.",
    "Left: {1}.",
    "Openings used: {1}.",
  ]

  /// What a session in lines says of itself.
  private static let session = [
    "Wordyard, plain mode by {1}. ? helps, q leaves.",
    "Beware: what is typed is not hidden.",
    "{1}: another kind of game; this one stays saved.",
    "Every word is taken. {1}: leave.",
    "{1} means nothing here. ? says what can be typed.",
    "{1} or Enter: the state. A dot: the last answer again. {2}: its word, letter by letter. {3}: the menu. {4} or {5}: leave, with everything saved.",
  ]

  /// What a key or a click does.
  private static let keys = [
    "← and → choose the end.",
    "Pasted text is ignored in a game.",
    "Type a letter, or move with the arrows.",
    "Lit lives, ·A· is dead, A ends a word.",
    "[A] lives, ·A· is dead, A ends a word.",
    "Doubt it? # asks {1} for a word.",
    "Enter: is that it?",
    "Fill the blanks.",
    "Enter starts the clock.",
    "{1} looks now. Enter, when ready.",
    "Enter guesses {1}.",
    "Mark every {1}, or press n for none.",
    "Type letters, or click tiles.",
    "Type letters.",
  ]

  /// Lines leave without asking: the game is saved.
  private static let leaving = [
    "Welcome back. All is as you left it.",
    "Start over?",
  ]

  /// What stands in a picture, a page or beside a replay.
  private static let drawn = [
    "what does {1} mean?",
    "A round won: its letters, × 2 against medium and sharp, × 3 against hard.",
    "One hides a word or a phrase, the other guesses it, then the roles swap. What is hidden stays in its own terminal until the round is over; then every answer is checked.",
    "Yes: in {1}.",
    "Yes: {1}.",
    "{1} word to go. All {2} would double {3} points.",
    "The clock waits.",
    "A game is won when it has opened the next rack.",
    "The rack as it was dealt.",
  ]
}
