import Engines
import Kit

/// The blanks of a phrase while the player fills them in, with a caret on one of them.
struct Solving: Equatable, Sendable {
  /// The indices of the board's hidden places.
  let blanks: [Int]
  private var letters: [Character?]
  /// The index of the blank that the next letter goes to; their number when past the last one.
  private(set) var caret = 0

  init(_ board: [Hangman.Place]) {
    blanks = board.indices.filter { board[$0].isHidden }
    letters = Array(repeating: nil, count: blanks.count)
  }

  /// Restores blanks with the letters filled in, the caret on the first blank without one; `nil` if their number differs.
  init?(_ board: [Hangman.Place], filled: String) {
    self.init(board)
    guard filled.count == blanks.count, !blanks.isEmpty else { return nil }
    letters = filled.map { $0 == "_" ? nil : $0 }
    caret = letters.firstIndex(of: nil) ?? blanks.count
  }

  /// The letters filled in, with a `_` for each blank without one.
  var filled: String { String(letters.map { $0 ?? "_" }) }

  /// The number of blanks without a letter.
  var openCount: Int { letters.count { $0 == nil } }

  var isAtEnd: Bool { caret == blanks.count }

  /// The board's place under the caret; `nil` past the last blank.
  var caretPlace: Int? { isAtEnd ? nil : blanks[caret] }

  /// The letter filled in at a place of the board.
  func letter(at place: Int) -> Character? {
    blanks.firstIndex(of: place).flatMap { letters[$0] }
  }

  /// Fills the blank under the caret and moves the caret forward.
  mutating func fill(_ letter: Character) {
    guard !isAtEnd else { return }
    letters[caret] = letter
    caret += 1
  }

  /// Clears the blank before the caret and moves the caret there.
  mutating func erase() {
    move(by: -1)
    if !isAtEnd { letters[caret] = nil }
  }

  mutating func move(by step: Int) { move(to: caret + step) }

  mutating func move(to blank: Int) { caret = min(max(0, blank), blanks.count) }

  /// The whole phrase, from the board and the filled blanks.
  func text(_ board: [Hangman.Place]) -> String {
    String(board.indices.map { letter(at: $0) ?? board[$0].shown ?? "_" })
  }
}
