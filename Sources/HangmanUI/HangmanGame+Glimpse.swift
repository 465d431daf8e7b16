import Engines
import Kit
import Records

extension HangmanGame {
  /// The phrase or the word with small letters for those that were not found; of a word that nobody knows, its places. A
  /// word that the mind reader has named is found as a whole.
  func glimpse(of record: GameRecord, _ context: Context) -> String {
    let fields = record.game.fields
    let end = record.game.glimpse
    if record.result.mode == .mindReader {
      guard let word = fields["word"] ?? fields["secret"], word.count == end.count else { return end.spaced }
      let isFound = fields["end"] == MindReaderEnd.found.rawValue
      return Self.glimpse(zip(word, end).map { ($0, isFound || $1 != "_") })
    }
    let session = record.game.session
    let alphabet = (context.library.language(session.language) ?? context.language).alphabet
    let moves = fields.values("move", as: Hangman.Move.self) ?? []
    guard let phrase = fields["phrase"] else {
      if record.result.isWon { return end }
      // The Devil has chosen no word: only the letters that were found are known.
      let found = moves.compactMap { move -> Character? in
        switch move {
        case .guess(let letter), .hint(let letter): letter
        case .solve: nil
        }
      }
      return String(end.map { alphabet.letter($0).map(found.contains) ?? true ? $0 : "_" }).spaced
    }
    var game = Hangman(phrase: phrase, alphabet: alphabet)
    for move in moves { _ = game.replay(move) }
    return Self.glimpse(game.board.map { ($0.grapheme ?? "_", $0.known != nil) })
  }

  private static func glimpse(_ letters: [(letter: Character, isFound: Bool)]) -> String {
    letters.map { $0.isFound ? String($0.letter.capital) : $0.letter.lowercased() }.joined()
  }
}
