import Engines
import TestSupport
import Testing

/// Matches by post for tests, with English words.
enum PostSample {
  static let language = Language(
    code: "en", name: "English", alphabet: .latin, keyboard: [])
  static let lexicon = RealLexicon.english
  static let version = lexicon.codeVersion

  static func ghost(
    seats: Int = 2, list: GhostJudge.List = .familiar, shortest: Int = 4, bluff: Bool = false,
    game: UInt64 = 0x12_3456_789A
  ) throws -> PostMatch {
    try #require(
      PostMatch(
        ghost: Ghost.Rules(list: list, shortest: shortest, bluff: bluff), seats: seats, game: game,
        language: language,
        lexicon: lexicon))
  }

  static func challenge(_ phrase: String, pictures: Int = 0, game: UInt64 = 0x12_3456_789A) throws
    -> PostMatch
  {
    try #require(
      PostMatch(challenge: phrase, pictures: pictures, game: game, language: language, lexicon: lexicon))
  }

  static func rack(game: UInt64 = 0x12_3456_789A) throws -> PostMatch {
    try #require(
      PostMatch(rackNumbered: game, language: language, lexicon: lexicon))
  }

  /// A sealed challenge, whose phrase and salt follow from its number.
  static func sealed(_ phrase: String, pictures: Int = 0, game: UInt64 = 0x12_3456_789A) throws -> PostMatch {
    try #require(
      PostMatch(
        sealed: secret(phrase, game), pictures: pictures, game: game, language: language, lexicon: lexicon))
  }

  static func secret(_ phrase: String, _ game: UInt64) -> SealedHangman.Secret {
    var generator = SplitMix64(seed: game)
    return SealedHangman.Secret(phrase, using: &generator)
  }

  /// The secret of a sealed challenge with a random phrase.
  private static func secret(_ game: UInt64) -> SealedHangman.Secret {
    var generator = SplitMix64(seed: ~game)
    return secret(phrase(&generator), game)
  }

  /// The match that a letter tells somebody else.
  static func read(_ text: String) throws -> PostMatch {
    try PostMatch(PostLetter.found(in: text), alphabet: language.alphabet, lexicon: lexicon, version: version)
  }

  /// A move that the rules allow, as people make them: mostly letters with which words go on, now and then any; with bluff
  /// a doubt now and then, and answers with a word that there is, or none.
  static func move(in match: PostMatch, _ generator: inout SplitMix64) -> PostMatch.Move {
    if generator.below(200) == 0 { return .resign }
    switch match.play {
    case .ghost(let ghost):
      if case .answer = ghost.status {
        let word = generator.below(3) > 0 ? ghost.answerJudge.knownWord(from: ghost.fragment) : nil
        return .ghost(.answer(word ?? (generator.below(2) == 0 ? nil : ghost.fragment + "ing")))
      }
      if ghost.canChallenge, generator.below(3) == 0 || !ghost.judge.isPossible(ghost.fragment) {
        return .ghost(.challenge)
      }
      var begun = ghost
      if begun.status == .roundOver { _ = begun.beginRound() }
      // Every opening would be a scan of the whole list.
      guard !begun.fragment.isEmpty else {
        let fresh = "abcdefghilmnoprstuw".filter { !begun.openedLetters.contains($0) }
        return .ghost(.add(fresh.randomElement(using: &generator) ?? "k"))
      }
      let living = begun.possibleLetters.filter { !$0.completes }.map(\.letter)
      let letters = living.isEmpty || generator.below(8) == 0 ? Array("aeioulnrst") : living
      return .ghost(.add(letters[generator.below(letters.count)]))
    case .challenge(let game):
      if generator.below(12) == 0 {
        return .hangman(.solve(generator.below(2) == 0 ? game.phrase : "no idea"))
      }
      let letters = Array("etaoinshrdlucmfwypvbgkjqxz").filter { !game.tried.contains($0) }
      return .hangman(.guess(letters[generator.below(min(letters.count, 6))]))
    case .sealed(let game):
      let secret = secret(match.game)
      if let answer = game.answer(with: secret) { return .answered(answer) }
      if generator.below(12) == 0 {
        return .hangman(.solve(generator.below(2) == 0 ? secret.phrase : "no idea"))
      }
      let letters = Array("etaoinshrdlucmfwypvbgkjqxz").filter { !game.tried.contains($0) }
      return .hangman(.guess(letters[generator.below(min(letters.count, 6))]))
    case .rack(let rack):
      let words = rack.words.filter { _ in generator.below(3) == 0 }
      return .answer(.init(words: words, seconds: generator.below(200)))
    }
  }

  /// A phrase of random letters, blanks and signs.
  static func phrase(_ generator: inout SplitMix64) -> String {
    let characters = Array("etaoinshrdlucmfwypvbgkjqxz   -'")
    while true {
      let text = String(
        (0..<2 + generator.below(39)).map { _ in characters[generator.below(characters.count)] })
      if let phrase = PostMatch.phrase(text, .latin) { return phrase }
    }
  }

  /// A new match of a random kind.
  static func random(_ generator: inout SplitMix64) throws -> PostMatch {
    let game = generator.next() >> 24
    switch generator.below(20) {
    case 0: return try rack(game: game)
    case 1...5: return try challenge(phrase(&generator), pictures: generator.below(16), game: game)
    case 6...8:
      return try #require(
        PostMatch(
          sealed: secret(game), pictures: generator.below(16), game: game, language: language,
          lexicon: lexicon))
    default:
      let lists = GhostJudge.List.allCases
      return try ghost(
        seats: 2 + generator.below(4), list: lists[generator.below(lists.count)],
        bluff: generator.below(2) == 0,
        game: game)
    }
  }
}
