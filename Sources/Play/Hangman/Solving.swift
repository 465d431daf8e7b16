import Engines

/// The blanks of a phrase while the player fills them in, with a caret on one of them.
struct Solving: Equatable, Sendable {
  /// The numbers of the hidden places of the board.
  let blanks: [Int]
  private var letters: [Character?]
  /// Which blank the next letter goes to; their number after the last one.
  private(set) var caret = 0

  init(_ board: [Hangman.Place]) {
    blanks = board.indices.filter { !board[$0].isRevealed }
    letters = Array(repeating: nil, count: blanks.count)
  }

  /// How many blanks have no letter.
  var openCount: Int { letters.count { $0 == nil } }

  var isAtEnd: Bool { caret == blanks.count }

  /// The place of the board that the caret stands on; `nil` after the last blank.
  var caretPlace: Int? { isAtEnd ? nil : blanks[caret] }

  /// What has been filled in at a place of the board.
  func letter(at place: Int) -> Character? {
    blanks.firstIndex(of: place).flatMap { letters[$0] }
  }

  /// Fills the blank under the caret, which moves on.
  mutating func fill(_ letter: Character) {
    guard !isAtEnd else { return }
    letters[caret] = letter
    caret += 1
  }

  /// Empties the blank before the caret, which moves there.
  mutating func erase() {
    move(by: -1)
    if !isAtEnd { letters[caret] = nil }
  }

  mutating func move(by step: Int) { move(to: caret + step) }

  mutating func move(to blank: Int) { caret = min(max(0, blank), blanks.count) }

  /// The whole phrase as it is on the board and in the blanks.
  func text(_ board: [Hangman.Place]) -> String {
    String(board.indices.map { letter(at: $0) ?? board[$0].grapheme })
  }
}
