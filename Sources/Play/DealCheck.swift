import Engines
import Records

/// What is wrong with the deal of a finished game.
package enum DealFault: Sendable {
  /// The phrase, the word or the rack is none that the program has.
  case invented
  /// The puzzle is not that of its day.
  case otherDay
  /// It cannot be said: the words are others than when it was dealt, or the deal was not noted.
  case otherWords
}

extension Context {
  /// What is wrong with the deal of a game that counts on a list, in the context of its words; `nil` when nothing is.
  package mutating func dealFault(of record: GameRecord) -> DealFault? {
    let (game, mode) = (record.game, record.game.session.mode)
    switch mode {
    case .phraseBook:
      guard let category = dealer.category(game.fields["category"]) else { return .otherWords }
      let isOne = game.fields["phrase"].map(category.phrases.contains) ?? false
      return isOne ? nil : .invented
    case .dailyHangman: return wordFault(of: record)
    // Which rack a day has depends on all words, which match of Ghost does not.
    case .dailyTextTwist: return hasSeed(record) { $0.rackSeed } ? nil : .otherWords
    case .dailyGhost: return hasSeed(record) { $0.ghostSeed } ? nil : .otherDay
    case .dictionaryEasy, .dictionaryMedium, .dictionaryHard:
      return isFit(game.phrase(lexicon)) ? codeFault(HangmanRound.code(of: record, self)) : .invented
    case .devilGentle, .devilEasy, .devilMedium, .devilHard:
      return codeFault(HangmanRound.code(of: record, self))
    // A rack, and what a computer does, follow from their seeds.
    default: return nil
    }
  }

  private func codeFault(_ code: GameCode?) -> DealFault? { code == nil ? .otherWords : nil }

  /// Whether a word is one of the list that may be a secret.
  private func isFit(_ word: String?) -> Bool {
    word.flatMap { profile.language.alphabet.word($0) }.flatMap { lexicon.entry(of: $0) }?.isFit == true
  }

  /// Whether a game was dealt by the seed of its day.
  private mutating func hasSeed(_ record: GameRecord, _ seed: (DailyPuzzles) -> UInt64) -> Bool {
    record.game.fields["seed"] == "\(seed(DailyPuzzles(of: record.result.day, &self)))"
  }

  private mutating func wordFault(of record: GameRecord) -> DealFault? {
    guard let word = record.game.phrase(lexicon), isFit(word) else { return .invented }
    let alphabet = profile.language.alphabet
    let puzzles = DailyPuzzles(of: record.result.day, &self)
    if puzzles.word.flatMap({ alphabet.word($0) }) == alphabet.word(word) { return nil }
    // Only the days of the language's list keep their words whatever else changes.
    let isListed = services.library.dailyWords(profile.language)[record.result.day] != nil
    return isListed ? .otherDay : .otherWords
  }
}
