import TestSupport
import Testing

/// How a test plays Hangman in a terminal: by what stands on the screen alone.
extension VirtualTerminal {
  enum Hand {
    case keys, mouse
  }

  /// From the title screen into a game.
  func openHangman(by hand: Hand = .keys, at place: SourceLocation = #_sourceLocation) throws {
    drain()
    try wait(for: Self.tagline, at: place)
    switch hand {
    case .keys:
      try press(.enter, at: place)
      try wait(for: "Phrase book", at: place)
      try press(.enter, at: place)
    case .mouse:
      try click("Hangman", at: place)
      try wait(for: "Phrase book", at: place)
      try click("Start", at: place)
    }
    try wait(for: Self.invitation, at: place)
  }

  /// From a running game back to the title screen.
  func leaveForTitle(at place: SourceLocation = #_sourceLocation) throws {
    try press(.escape, at: place)
    try wait(for: "A game is running", at: place)
    try click("Menu", after: "Keep playing", at: place)
    try wait(for: Self.tagline, at: place)
  }

  static let tagline = "q quit"
  static let invitation = "Type a letter, or click one."

  /// Guesses a letter and waits until the game has taken it.
  func guess(_ letter: Character, by hand: Hand = .keys, at place: SourceLocation = #_sourceLocation) throws {
    switch hand {
    case .keys: try type(String(letter), at: place)
    case .mouse:
      try wait("a key \(letter) to click", at: place) { keyPlace(letter) != nil }
      if let key = keyPlace(letter) { try click(key, at: place) }
    }
    try wait("the game taking \(letter)", at: place) { hasEnded || isUsed(letter) }
  }

  /// Guesses letters that are rare until the game has ended, and returns the phrase, as the popup shows it.
  @discardableResult
  func lose(by hand: Hand = .keys, at place: SourceLocation = #_sourceLocation) throws -> String {
    for letter in "jqxzvkwfbgpymcuhdlrsntoiae" where !hasEnded && !shows("7 of 7") {
      try guess(letter, by: hand, at: place)
    }
    // Any key ends the moving pictures of a loss; the popup ignores letters.
    if !hasEnded { try type("e", at: place) }
    try wait(for: "wrong guesses", at: place)
    #expect(shows("It was:"), "the game should be lost:\n\(screen)", sourceLocation: place)
    return phraseOnPopup
  }

  /// Guesses the letters of a phrase, each once.
  func win(_ phrase: String, by hand: Hand = .keys, at place: SourceLocation = #_sourceLocation) throws {
    for letter in Set(phrase.lowercased().map { Self.unaccented[$0] ?? $0 }).sorted() {
      guard letter.isASCII, letter.isLetter, !hasEnded else { continue }
      try guess(letter, by: hand, at: place)
    }
    try wait(for: "0 wrong guesses", at: place)
    #expect(phraseOnPopup == phrase, sourceLocation: place)
  }

  private static let unaccented: [Character: Character] = [
    "à": "a", "á": "a", "â": "a", "ä": "a", "ç": "c", "è": "e", "é": "e", "ê": "e", "ë": "e", "í": "i",
    "î": "i",
    "ï": "i", "ñ": "n", "ó": "o", "ô": "o", "ö": "o", "ú": "u", "û": "u", "ü": "u",
  ]

  /// Whether the popup of a win or a loss stands on the screen.
  var hasEnded: Bool { shows("wrong guess") || shows(" keer fout") }

  /// The key of a letter on the on-screen keyboard.
  func keyPlace(_ letter: Character) -> Place? {
    let capital = String(letter).uppercased()
    for row in 0..<rowCount {
      let columns = columns(ofRow: row)
      let letters = columns.indices.filter { columns[$0].first?.isLetter ?? false }
      let text = letters.map { columns[$0] }.joined()
      guard Self.keyboard.contains(text), let index = letters.first(where: { columns[$0] == capital }) else {
        continue
      }
      return Place(row: row, column: index)
    }
    return nil
  }

  private static let keyboard = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"]

  /// Whether a key is marked as guessed. An unused one has blanks around it, or angles when it is chosen.
  func isUsed(_ letter: Character) -> Bool {
    guard let place = keyPlace(letter) else { return false }
    return ![" ", "‹", "<"].contains(columns(ofRow: place.row)[place.column - 1])
  }

  /// The lines between “It was:” or “You found it:” and the count of misses, joined.
  private var phraseOnPopup: String {
    guard let heading = place(of: "It was:") ?? place(of: "You found it:"),
      let count = place(of: "wrong guess")
    else { return "" }
    let top = columns(ofRow: heading.row)
    let edges = ["│", "|"]
    guard let left = top[..<heading.column].lastIndex(where: edges.contains),
      let right = top[heading.column...].firstIndex(where: edges.contains)
    else { return "" }
    let words = (heading.row + 1..<count.row).flatMap { row in
      columns(ofRow: row)[(left + 1)..<right].joined().split(separator: " ")
    }
    return words.joined(separator: " ")
  }
}

/// What a seed deals from the phrase book, learned by losing a game.
func phrase(ofSeed seed: Int) throws -> String {
  let terminal = try Wordyard.open("--seed", "\(seed)", "--no-mouse")
  try terminal.openHangman()
  return try terminal.lose()
}
