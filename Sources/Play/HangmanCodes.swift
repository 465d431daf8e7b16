import Engines
import Records

extension HangmanRound {
  /// The code of a finished game and its result; `nil` when it has none.
  package static func code(of record: GameRecord, _ context: Context) -> GameCode? {
    let fields = record.game.fields
    let session = record.game.session
    guard let mode = session.mode.codeNumber, session.words.isEmpty, let rules = record.game.rules else {
      return nil
    }
    let deal: (number: UInt64, words: Int)?
    if session.mode == .phraseBook {
      let category = context.dealer.category(fields["category"])
      deal = category.flatMap { category in
        category.phrases.firstIndex { $0 == fields["phrase"] }.map {
          (category.codeNumber << 16 | UInt64($0), category.codeVersion)
        }
      }
    } else {
      deal = fields["seed"].flatMap { UInt64($0) }.flatMap { seed in
        guard isDealt(record.game, seed: seed, context) else { return nil }
        return GameCode.deal(ofSeed: seed).map { ($0, context.lexicon.codeVersion) }
      }
    }
    return deal.flatMap {
      GameCode(
        mode: mode, language: session.language, deal: $0.number, rules: .init(version: rules.rawValue),
        words: $0.words,
        result: GameCode.Result(isWon: record.result.isWon, number: record.result.misses).bits)
    }
  }

  /// Whether the seed of a game deals its word, or the Devil's words. The word list may have changed since.
  private static func isDealt(_ game: SavedGame, seed: UInt64, _ context: Context) -> Bool {
    var context = context
    context.hangman.restore(game.session.mode)
    guard let word = game.fields["phrase"] else {
      return game.fields.values("move", as: Hangman.Move.self).map { gamesAsDealt(game, $0, context) != nil }
        ?? false
    }
    let dealt = HangmanDeal.word(context.hangman.level, seed: seed)
      .phrase(categories: [], lexicon: context.lexicon)
    let alphabet = context.profile.language.alphabet
    return dealt.flatMap { alphabet.word($0) } == alphabet.word(word)
  }
}

extension HangmanRound {
  /// The game that a code stands for; `nil` when the words differ from the code's.
  package init?(dealtBy code: GameCode, _ session: GameSession, _ context: inout Context) {
    let setUp = context.hangman
    context.hangman.restore(session.mode)
    let seed = GameCode.seed(ofDeal: code.deal)
    switch session.mode {
    case .phraseBook:
      let category = context.dealer.categories
        .first { $0.codeNumber == code.deal >> 16 && $0.codeVersion == code.words }
      let index = Int(code.deal & 0xFFFF)
      guard let category, category.phrases.indices.contains(index) else { break }
      self.init(session, phrase: category.phrases[index], category: category.id, &context)
      return
    case .devilGentle, .devilEasy, .devilMedium, .devilHard:
      guard context.lexicon.codeVersion == code.words,
        let words = context.dealer.devilsWords(context.hangman.level, seed: seed)
      else { break }
      self.init(session, game: DevilHangman(words, seed: seed), &context)
      return
    default:
      let deal = HangmanDeal.word(context.hangman.level, seed: seed)
      guard context.lexicon.codeVersion == code.words,
        let word = deal.phrase(categories: [], lexicon: context.lexicon)
      else { break }
      self.init(session, phrase: word, wordSeed: seed, &context)
      return
    }
    context.hangman = setUp
    return nil
  }
}

extension PhraseCategory {
  /// The 24 bits that identify the category in a code.
  fileprivate var codeNumber: UInt64 { UInt64(stable: id) & 0xFF_FFFF }

  /// The version of the category's phrases, 16 bits.
  fileprivate var codeVersion: Int { Int(UInt64(stable: phrases.joined(separator: "\n")) & 0xFFFF) }
}
