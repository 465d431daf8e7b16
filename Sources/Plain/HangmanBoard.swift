import Engines
import Play
import Texts

/// What is said about a game of Hangman as it stands.
struct HangmanBoard {
  let game: any GuessingGame
  let text: Texts

  /// How many words and letters there are.
  var shape: String {
    let letters = words.map { $0.count { if case .given = $0 { false } else { true } } }.filter { $0 > 0 }
    let lengths =
      letters.count == 1
      ? text("one word of \(letters[0]) letters.")
      : text("\(letters.count) words, of \(text.and(letters.map(String.init))) letters.")
    guard let left = game.candidateHistory?.wordsLeft else { return lengths }
    return lengths + " " + text("\(left) word is possible.", plural: "\(left) words are possible.", left)
  }

  /// The places of each word.
  private var words: [[Hangman.Place]] { game.board.split { $0.shown == " " }.map(Array.init) }

  /// The words place by place.
  var whole: String { said(Array(words.enumerated())) }

  /// The words in which a letter has been found, place by place, or only which they are if that would be too long.
  func showing(_ letter: Character) -> String {
    let shown = words.enumerated().filter { _, word in
      word.contains { if case .found(_, letter) = $0 { true } else { false } }
    }
    let said = said(shown)
    return said.count <= Self.longest
      ? said : text("In the words \(text.and(shown.map { String($0.offset + 1) })).")
  }

  /// Beside it there must be room for what the guess has led to.
  private static let longest = 110

  private func said(_ shown: [(offset: Int, element: [Hangman.Place])]) -> String {
    shown.map { index, word in
      let places = word.map(text.spoken).joined(separator: " ") + "."
      return words.count > 1 ? text("Word \(index + 1): \(places)") : text("Word: \(places)")
    }.joined(separator: " ")
  }

  /// What was wrong, and how often.
  var missed: String {
    let count = text("\(game.misses) of \(Hangman.missesAllowed)") + "."
    let missed = game.missedLetters
    return missed.isEmpty ? text("Misses: \(count)") : text("Missed: \(text.apart(missed)).") + " " + count
  }

  /// What the last miss leaves.
  var miss: String { text("Miss \(game.misses) of \(Hangman.missesAllowed).") }

  /// What is left to find, and to miss.
  var left: [String] {
    let blanks = game.board.count(where: \.isHidden)
    let misses = Hangman.missesAllowed - game.misses
    return [
      text("\(blanks) blank.", plural: "\(blanks) blanks.", blanks),
      text("\(misses) miss left.", plural: "\(misses) misses left.", misses),
    ]
  }

  /// What the last move has shown, and what it has cost.
  var change: [String] {
    switch game.moves.last {
    case .guess(let letter) where !game.missedLetters.contains(letter): [showing(letter)]
    case .hint(let letter): [showing(letter), miss]
    case .solve where game.status == .won: []
    case nil: []
    case .guess, .solve: [miss]
    }
  }
}
