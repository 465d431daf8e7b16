import Engines
import TestSupport
import Testing

/// Hangman on graphemes that count as several letters.
struct MadeLettersTests {
  private static let english = language("en").alphabet

  private func game(_ phrase: String, guessing letters: String = "") -> Hangman {
    var game = Hangman(phrase: phrase, alphabet: Self.english)
    for letter in letters { _ = game.guess(letter) }
    return game
  }

  private func shown(_ game: Hangman) -> String { String(game.board.map { $0.shown ?? "_" }) }

  private static let names = [
    "Wrocław", "Janáček", "İzmir", "Hà Nội", "Ærø", "Þór", "Straße", "Sacré-Cœur", "Ðà",
  ]

  @Test("of a pack's phrase no letter is given away, whatever its form", arguments: names)
  func hidden(name: String) throws {
    let pack = try PhraseCategory(id: "x", text: name, file: "x", alphabet: Self.english) {
      Issue.record("\($0)")
    }
    let places = game(pack.phrases[0]).board
    #expect(places.count == name.count)
    for (place, grapheme) in zip(places, name) { #expect(place.isHidden == (grapheme.isLetter)) }
  }

  @Test("each of such names can be won with the letters from a to z", arguments: names)
  func won(name: String) {
    var game = game(name)
    for letter in Self.english.letters(of: name) where !game.tried.contains(letter) {
      #expect(game.guess(letter) != .miss)
      if game.status == .won { break }
    }
    #expect(game.status == .won && game.misses == 0)
  }

  @Test(
    "such a place is revealed by the first of its letters, and the others are right, too",
    arguments: ["oe", "eo"])
  func revealed(letters: String) {
    var game = game("Cœur")
    for letter in letters {
      #expect(game.guess(letter) == .hit(1))
      #expect(shown(game) == "_œ__")
      #expect(game.board[1] == .found("œ", letter: letter))
    }
    #expect(game.misses == 0 && game.missedLetters.isEmpty)
    #expect(game.guess(letters.first!) == .alreadyTried)
    for letter in "cur" { _ = game.guess(letter) }
    #expect(game.status == .won)
  }

  @Test("a hint names a letter of a hidden place only")
  func aHintNamesALetterOfAHiddenPlaceOnly() {
    for seed in 0..<20 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      var game = game("œu", guessing: "o")
      #expect(game.hint(using: &generator) == .hit(1))
      #expect(game.tried == ["o", "u"])
    }
    #expect(!Hangman.Move.hint("e").isAccepted(after: [.guess("o")], on: "œu"))
    #expect(Hangman.Move.hint("e").isAccepted(after: [], on: "œu"))
  }

  @Test(
    "the phrase is solved as it is spelled, with all its letters, or with one of them in each place",
    arguments: [
      ("Cœur à cœur", "coeur a coeur", true), ("Cœur à cœur", "CŒUR A CŒUR", true), ("Cœur", "cour", true),
      ("Cœur", "ceur", true), ("Cœur", "caur", false), ("Cœur", "cur", false), ("Cœur", "cooeur", false),
      ("Maß", "mas", true), ("mas", "maß", false), ("Ærø", "aro", true), ("Ærø 7", "aro 7", true),
      ("Ærø 7", "aro 8", false),
    ])
  func solved(phrase: String, text: String, isRight: Bool) {
    var game = game(phrase)
    #expect(game.solve(text) == (isRight ? .solved : .miss))
  }

  @Test("a lost game shows such a letter as missed")
  func aLostGameShowsSuchALetterAsMissed() {
    #expect(game("æ", guessing: "bcdfghi").board == [.missed("æ")])
  }

  @Test("the same moves rebuild the same game", arguments: 0..<12 as Range<UInt64>)
  func replay(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var game = game("Ægir, þú ßœ!")
    while game.status == .playing {
      if generator.below(8) == 0 {
        _ = game.hint(using: &generator)
      } else {
        _ = game.guess(Self.english.letters[generator.below(26)])
      }
      #expect(Hangman(phrase: game.phrase, alphabet: Self.english, replaying: game.moves) == game)
    }
  }

  @Test("in a list of words such a letter becomes those that it is made of")
  func inAListOfWordsSuchALetterBecomesThoseThatItIs() throws {
    let list = Array("cœur 1\nGROẞE 2\nþór\n".utf8)
    let lexicon = try Lexicon(reading: list, file: "x", alphabet: Self.english) { Issue.record("\($0)") }
    #expect(lexicon.entry(of: "coeur") != nil && lexicon.entry(of: "grosse") != nil)
    let words = Candidates(lexicon, alphabet: Self.english, length: 5, upTo: .rare)
    #expect((0..<words.count).map { words[$0] } == ["coeur"])
    var devil = DevilHangman(words)
    #expect(devil.solve("cœur") == .solved)
    #expect(MindReader(words).slips(in: "cœur") == [])
    #expect(MindReader(words).knows("Cœur"))
  }
}

extension Hangman.Move {
  fileprivate func isAccepted(after moves: [Hangman.Move], on phrase: String) -> Bool {
    Hangman(phrase: phrase, alphabet: .latin, replaying: moves + [self]) != nil
  }
}
