import Commentary
import Engines
import Play
import Texts

/// What is said about a game of Hangman as it stands.
struct HangmanBoard {
  let game: any GuessingGame
  let text: Texts

  /// The places of each word that has letters; a sign that stands alone belongs to the word before it.
  private var words: [[Hangman.Place]] {
    let parts = game.board.split { $0.shown == " " }.map(Array.init)
    return parts.reduce(into: []) { words, part in
      let isSign = part.allSatisfy { if case .given = $0 { true } else { false } }
      if isSign, !words.isEmpty { words[words.count - 1] += part } else { words.append(part) }
    }
  }

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
      let places = text.spoken(word.map(\.shown)) + "."
      return words.count > 1 ? text("Word \(index + 1) has \(places)") : text("Word: \(places)")
    }.joined(separator: " ")
  }

  /// What was wrong, and how often.
  var missed: String { text.misses(game.misses, game.missedLetters) }

  /// What is left to find, and to miss.
  var left: [String] { [text.placesOpen(game.board.count(where: \.isHidden)), misses] }

  private var misses: String { text.misses(game.misses) }

  /// How often the last letter stands there, the letter first; `nil` when it does not, and where more is to be said.
  var found: String? {
    guard game.candidateHistory == nil, case .guess(let letter)? = game.moves.last,
      !game.missedLetters.contains(letter)
    else { return nil }
    return text.labelled(String(letter.capital), "\(game.places(of: letter))").sentence
  }

  /// What the last move has shown, and what it has cost.
  var change: [String] {
    switch game.moves.last {
    case .guess(let letter) where !game.missedLetters.contains(letter): [showing(letter)]
    case .hint(let letter): [showing(letter), misses]
    case .solve where game.status == .won: []
    case nil: []
    case .guess, .solve: [misses]
    }
  }
}

extension Texts {
  /// How many misses there are of those that lose, after the letters that were wrong.
  func misses(_ count: Int, _ missed: [Character] = []) -> String {
    let count = self("\(count) of \(Hangman.missesAllowed)") + "."
    return self("Misses: \(missed.isEmpty ? count : apart(missed) + ". " + count)")
  }
}
