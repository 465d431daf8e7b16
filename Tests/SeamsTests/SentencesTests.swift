import TestSupport
import Testing

/// The sentences that only the screen or only lines have, each with its reason: what is not listed is said by both, from Play or
/// Commentary. A sentence is a text of several words with its stop; those of the screen are the games', of which those about tables and
/// races are left out, because lines have none yet.
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
    let alone = Self.sentences { entry in
      entry.rooms.isSubset(of: games)
        && !entry.files.allSatisfy { $0.contains("Table") || $0.contains("Race") }
    }
    let listed = Self.keys + Self.leaving + Self.drawn
    #expect(alone == Set(listed) && listed.count == alone.count)
  }

  /// What can be typed, and what typing does: a screen has keys and buttons.
  private static let typed = [
    "Your first letter?",
    "A number or the first letters choose what follows.",
    "The word, or how it goes on. {1}: there is none.",
    "{1} names the letters that live; a win then scores nothing.",
    "Also {1}.",
    "A number reads that round.",
    "The whole word is asked for, in three tries.",
    "{1}: a letter, for one miss.",
    "{1}: the clue; again: a letter, for one miss.",
    "A letter guesses it. A whole word or phrase solves, after a question.",
    "{1} and a phrase, {2}.",
    "Type {1} and the whole phrase.",
    "A word or a phrase of up to {1} letters, blanks, dashes and apostrophes.",
    "One word of {1} to {2} letters.",
    "A number or the first letters open an entry.",
    "What if? A number plays on after so many moves, and counts nowhere. Enter goes back.",
    "A question mark says what can be typed; Enter alone says how the game stands.",
    "A word that you would like explained. Enter alone goes back.",
    "Places, or 0 for none?",
    "Enter goes on.",
    "{1} takes the last answer back; {2}: what was asked.",
    "Letter by post?",
    "It begins with WY. Enter alone goes back.",
    "The letter is the last line: send it.",
    "More of this letter is missing: its next line? Enter alone goes back.",
    "A number changes that row.",
    "Enter keeps it. From {1} to {2}?",
    "Enter keeps it. Phrase?",
    "Enter keeps it. Name?",
    "Enter keeps it. A name, {1}?",
    "Enter takes {1}.",
    "yes does it; no, or Enter alone, goes back.",
    "If the letters spell a command, it counts as a word.",
  ]

  /// A line that may be a slip is asked about, a key is not.
  private static let asked = [
    "yes or no?",
    "Nothing lost.",
    "Name {1}? If it does not count, you lose the round.",
    "Give up? It counts as lost.",
    "Own up? You lose the round.",
    "Challenge {1}? If there is a word, you lose the round.",
    "Add the letter Q? No means leaving: the game is saved.",
    "Guess the letter Q? No means leaving: the game is saved.",
    "Solve with {1}?",
  ]

  /// What the screen draws: letters, places, points, lists.
  private static let readOut = [
    "Code: {1}.",
    "Whoever finishes a word of 4 letters or more loses.",
    "Round {1}.",
    "Now {1}.",
    "Nobody has a letter of GHOST yet.",
    "No letter has been added yet.",
    "A letter that was added stays.",
    "There is no letter to doubt.",
    "Living: {1}.",
    "Ends a word: {1}.",
    "one word of {1} letters.",
    "{1} words, of {2} letters.",
    "{1} word is possible.",
    "In the words {1}.",
    "Missed: {1}.",
    "Miss {1} of {2}.",
    "{1} blank.",
    "{1} miss left.",
    "Seven misses lose.",
    "What was guessed stays.",
    "Nothing has been guessed yet.",
    "No streak.",
    "Every word is taken. {1}: leave.",
    "There is nothing to take back.",
    "The game had ended by then, or had no such move.",
    "Seven wrong letters and you have won.",
    "Numbers from 1 to {1}, or 0 for none.",
    "Word: {1}.",
    "{1}, by post with {2}: {3}.",
    "The last round: {1}.",
    "You are challenged: name a word, or own up.",
    "Letters {1}.",
    "{1} word to find.",
    "From {1} to {2}.",
    "{1} letters: {2}.",
    "Score {1}.",
    "No rack has been finished yet.",
  ]

  /// What a session in lines says of itself.
  private static let session = [
    "{1}: on the screen only.",
    "Wordyard, plain mode by {1}. ? helps, q leaves.",
    "Beware: what is typed is not hidden.",
    "{1}: another kind of game; this one stays saved.",
    "{1}: not here. ? says what can be typed.",
    "{1}: not understood. ? says what can be typed.",
    "{1} or Enter: the state. A dot: the last answer again. {2}: the menu. {3} or {4}: leave, with everything saved.",
  ]

  /// What a key or a click does.
  private static let keys = [
    "Pasted text is ignored in a game.",
    "Type how {1} goes on.",
    "Or own up with =.",
    "Type a letter, or move with the arrows.",
    "Lit lives, ·A· is dead, A ends a word.",
    "[A] lives, ·A· is dead, A ends a word.",
    "Doubt it? # asks {1} for its word.",
    "Doubt it? # asks {1} for a word.",
    "{1}, which word begins with {2}?",
    "Which word begins with {1}?",
    "Enter: is that it?",
    "Fill the blanks.",
    "{1} looks now. Enter, when ready.",
    "Enter guesses {1}.",
    "No blank is open. Enter solves.",
    "Mark every {1}, or press n for none.",
    "Where is the {1}? Mark every one.",
    "Is it this?",
    "Type letters, or click tiles.",
    "Type letters.",
  ]

  /// Lines leave without asking: the game is saved.
  private static let leaving = [
    "Leave this match?",
    "Stop this match?",
    "It waits for you under Continue. Giving up counts as lost.",
    "It waits for you under Continue. Giving up shows both results.",
    "Welcome back. All is as you left it.",
    "Start over?",
    "This one then counts as lost.",
    "Nothing has been played yet: it will not wait.",
  ]

  /// What stands in a picture, a page or beside a replay.
  private static let drawn = [
    "what does {1} mean?",
    "{1} begins.",
    "You begin.",
    "The match was given up here.",
    "{1} left the table.",
    "A round won scores its letters: × 2 against medium, × 3 against hard.",
    "{1} is choosing what to hide.",
    "{1} guesses.",
    "The round was called off.",
    "One hides a word or a phrase, the other guesses it, then the roles swap. What is hidden stays in its own terminal until the round is over; then every answer is checked.",
    "{1} blank is still open.",
    "There is no {1} in this one.",
    "{1} places, and nothing guessed yet.",
    "An unfinished game counts for nothing.",
    "Yes: in {1}.",
    "Yes: {1}.",
    "{1} word, and nothing asked yet.",
    "What was it?",
    "{1} word to go. All {2} would double {3} points.",
    "The clock waits.",
    "The clock stands at {1}.",
    "The tiles lie face down.",
    "No word has been submitted on this rack yet.",
    "A word of all six opens the next rack; at relaxed and standard two thirds of the words do, too.",
    "Four words in five are worth half as much again, all of them double.",
    "A game is won when it has opened the next rack.",
    "The rack as it was dealt. Times count from here.",
    "When each word came was not recorded then.",
  ]
}
