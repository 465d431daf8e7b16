import TestSupport
import Testing
import TextUI

/// Functions that play Hangman in a terminal, using only the contents of the screen.
extension VirtualTerminal {
  enum InputDevice {
    case keys, mouse
  }

  /// From the title screen into a game.
  /// - Parameter hasMouse: whether the mouse is on.
  func openHangman(
    by device: InputDevice = .keys, hasMouse: Bool = true, at place: SourceLocation = #_sourceLocation
  ) throws {
    drain()
    try wait(for: Self.tagline, at: place)
    switch device {
    case .keys: try type("h", at: place)
    case .mouse: try click("Hangman", at: place)
    }
    let begun = hasMouse ? Self.invitation : Self.invitationToType
    try wait("a set-up or a game", at: place) { shows("Phrase book") || shows(begun) }
    // The game has a set-up until it has been played once.
    if !shows(begun) {
      switch device {
      case .keys: try press(.enter, at: place)
      case .mouse: try click("Start", at: place)
      }
    }
    try wait(for: begun, at: place)
  }

  /// From a running game back to the title screen.
  func leaveForTitle(at place: SourceLocation = #_sourceLocation) throws {
    try press(.escape, at: place)
    try wait(for: "A game is running", at: place)
    try click("Menu", after: "Keep playing", at: place)
    try wait(for: Self.tagline, at: place)
  }

  static let tagline = "q quit"
  /// The beginning of the first message of a game, with the mouse or without.
  static let invitation = "Type a letter"
  static let invitationToType = "Type a letter."

  /// Guesses a letter and waits until the game has accepted it.
  func guess(_ letter: Character, by device: InputDevice = .keys, at place: SourceLocation = #_sourceLocation)
    throws
  {
    switch device {
    case .keys: try type(String(letter), at: place)
    case .mouse:
      try wait("a key \(letter) to click", at: place) { keyPlace(letter) != nil }
      if let key = keyPlace(letter) { try click(key, at: place) }
    }
    try wait("the game taking \(letter)", at: place) { hasEnded || isUsed(letter) }
  }

  /// Enters the secret of a duel, and waits until the other may guess.
  func hide(_ phrase: String, from guesser: VirtualTerminal, by device: InputDevice = .keys) throws {
    switch device {
    case .keys:
      try type(phrase)
      try press(.enter)
    case .mouse:
      // The keyboard may not have come yet when the sentence above it has.
      drain()
      for letter in phrase {
        let place = try #require(keyPlace(letter))
        try click(place)
      }
      try click("Enter done")
    }
    try guesser.wait(for: "has hidden it. Guess a letter.")
  }

  /// Guesses rare letters until the game has ended, and returns the phrase on the board, in lower case.
  @discardableResult
  func lose(by device: InputDevice = .keys, at place: SourceLocation = #_sourceLocation) throws -> String {
    for letter in "jqxzvkwfbgpymcuhdlrsntoiae" where !hasEnded {
      try guess(letter, by: device, at: place)
    }
    try waitUntilStill(at: place)
    #expect(shows("Too late"), "the game should be lost:\n\(screen)", sourceLocation: place)
    #expect(shows("mall letters "), sourceLocation: place)
    return phraseOnBoard
  }

  /// Guesses each letter of a phrase once.
  func win(_ phrase: String, by device: InputDevice = .keys, at place: SourceLocation = #_sourceLocation)
    throws
  {
    for letter in Set(phrase.map { Self.unaccented[$0] ?? $0 }).sorted() {
      guard letter.isASCII, letter.isLetter, !hasEnded else { continue }
      try guess(letter, by: device, at: place)
    }
    try waitUntilStill(at: place)
    #expect(shows("Without a scratch"), "the game should be won:\n\(screen)", sourceLocation: place)
    #expect(phraseOnBoard == phrase, sourceLocation: place)
  }

  /// Waits until no animation runs and keys are accepted: a popup that opens by itself ignores them for 600 ms. What moves in the
  /// yard of the title, once a second, does not count.
  func waitUntilStill(at place: SourceLocation = #_sourceLocation) throws {
    try waitUntilItRests(for: .milliseconds(650), at: place)
  }

  private static let unaccented: [Character: Character] = [
    "à": "a", "á": "a", "â": "a", "ä": "a", "ç": "c", "è": "e", "é": "e", "ê": "e", "ë": "e", "í": "i",
    "î": "i",
    "ï": "i", "ñ": "n", "ó": "o", "ô": "o", "ö": "o", "ú": "u", "û": "u", "ü": "u",
  ]

  /// Whether the popup of a win or a loss is open.
  var hasEnded: Bool { Self.endings.contains(where: shows) }

  /// The titles of the popups of a win and of a loss.
  private static let endings = [
    "Without a scratch ", "Saved ", "Just in time ", "By a thread ", "Too late ", "Pinned down ",
    "It slipped away ",
    "Zonder kleerscheuren ", "Gered ", "Net op tijd ", "Op het nippertje ", "Te laat ",
  ]

  /// The key of a letter on the on-screen keyboard.
  func keyPlace(_ letter: Character) -> Place? {
    let capital = String(letter).uppercased()
    for row in 0..<rowCount {
      let columns = columns(ofRow: row)
      let letters = columns.indices.filter { columns[$0].first?.isLetter ?? false }
      let text = letters.map { columns[$0] }.joined()
      // Wrong guesses stand to the left of the first row.
      guard let keys = Self.keyboard.first(where: { text.hasSuffix($0) }),
        let index = letters.suffix(keys.count).first(where: { columns[$0] == capital })
      else { continue }
      return Place(row: row, column: index)
    }
    return nil
  }

  /// The rows of the shipped keyboard, and of those of the languages in the tests.
  private static let keyboard = [
    "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM", "QWERTZUIOPÜ", "ASDFGHJKLÖÄ", "YXCVBNMẞ", "ERTYUIOPĞÜ",
    "ASDFGHJKLŞİ", "ZCVBNMÖÇ",
  ]

  /// Whether a key is marked as guessed: a miss is between dots, `·X·`; a hit has a ground of its own, or brackets where keys
  /// are not filled.
  func isUsed(_ letter: Character) -> Bool {
    guard let place = keyPlace(letter) else { return false }
    let mark = columns(ofRow: place.row)[place.column - 1]
    return ["·", ".", "["].contains(mark) || Self.grounds(of: .hitCap).contains(ground(at: place))
  }

  /// Whether a key is under the cursor: it has the ground of what is chosen, or angle quotes where keys are not filled.
  func isUnderCursor(_ letter: Character) -> Bool {
    guard let place = keyPlace(letter) else { return false }
    return ["‹", "<"].contains(columns(ofRow: place.row)[place.column - 1]) || isChosen(place)
  }

  /// Whether a text is chosen: a button or an entry with the ground of what is chosen.
  func isChosen(_ text: String) -> Bool {
    let characters = text.map { String($0) }
    return (0..<rowCount).contains { row in
      let columns = columns(ofRow: row)
      return columns.indices.contains { column in
        columns[column...].starts(with: characters) && isChosen(Place(row: row, column: column))
      }
    }
  }

  /// Whether anything is marked as chosen, by its ground or by angle quotes.
  var showsWhatIsChosen: Bool {
    shows("‹")
      || (0..<rowCount).contains { row in
        (0..<columnCount).contains { isChosen(Place(row: row, column: $0)) }
      }
  }

  func isChosen(_ place: Place) -> Bool { Self.grounds(of: .chosen).contains(ground(at: place)) }

  /// A value of a set-up between its arrows.
  static func value(_ value: String) -> String {
    "◂ \(value)\(String(repeating: " ", count: max(0, 14 - value.count))) ▸"
  }

  /// The numbers of the grounds of a role in the themes for 256 colours.
  private static func grounds(of role: Role) -> [Int?] {
    [Theme.night, .paper, .contrast].compactMap { $0[role].background }
  }

  /// The phrase of a finished game of the phrase book or the dictionary, in lower case: the text beside the picture of the
  /// gallows.
  private var phraseOnBoard: String {
    let isCompact = columnCount < 80
    let (left, lines) = isCompact ? (19, 2..<10) : (30, 2..<11)
    let rows = lines.map { row in
      let places = Array(columns(ofRow: row).dropFirst(left).drop { $0 == " " })
      return Array(places[..<((places.lastIndex { $0 != " " } ?? -1) + 1)])
    }
    // Letters are four columns apart, two where that does not fit, or one.
    let pitch = [4, 2].first { pitch in rows.allSatisfy { Self.isSpaced($0, by: pitch) } } ?? 1
    var phrase = ""
    for row in rows where !row.isEmpty {
      let letters = stride(from: 0, to: row.count, by: pitch).map { row[$0] }.joined()
      let words = letters.split(separator: " ").joined(separator: " ")
      phrase += (phrase.isEmpty || phrase.hasSuffix("-") ? "" : " ") + words
    }
    return phrase.lowercased()
  }

  /// Whether there is something only at every so many columns.
  private static func isSpaced(_ row: [String], by pitch: Int) -> Bool {
    row.enumerated().allSatisfy { $0.offset.isMultiple(of: pitch) || $0.element == " " }
  }
}

/// The phrase that a seed deals from the phrase book, in lower case, determined by losing a game.
func phrase(ofSeed seed: Int) throws -> String {
  let terminal = try Wordyard.open("--seed", "\(seed)", "--no-mouse")
  try terminal.openHangman(hasMouse: false)
  return try terminal.lose()
}
