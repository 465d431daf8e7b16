import Engines
import Kit
import Records

/// The codes of games of Hangman.
extension HangmanGame {
  func code(of record: GameRecord, _ context: Context) -> GameCode? {
    let fields = record.game.fields
    let session = record.game.session
    guard let mode = session.mode.codeNumber, session.words.isEmpty, let rules = record.game.rules else {
      return nil
    }
    let deal: (number: UInt64, words: Int)?
    if session.mode == .phraseBook {
      let category = context.library.categories(context.language).first { $0.id == fields["category"] }
      deal = category.flatMap { category in
        category.phrases.firstIndex { $0 == fields["phrase"] }.map {
          (category.codeNumber << 16 | UInt64($0), category.codeVersion)
        }
      }
    } else {
      deal = fields["seed"].flatMap { UInt64($0) }.flatMap { GameCode.deal(ofSeed: $0) }
        .map { ($0, context.lexicon.codeVersion) }
    }
    return deal.flatMap {
      GameCode(
        mode: mode, language: session.language, deal: $0.number, rules: .init(version: rules.rawValue),
        words: $0.words,
        result: GameCode.Result(isWon: record.result.isWon, number: record.result.misses).bits)
    }
  }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> (any Screen)? {
    var screen = begun(code, session, &context)
    screen?.message = Message(context.strings.code.isUnranked)
    return screen
  }

  private func begun(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> HangmanScreen? {
    let setUp = context.hangman
    context.hangman.restore(session.mode)
    let alphabet = context.language.alphabet
    let seed = GameCode.seed(ofDeal: code.deal)
    switch session.mode {
    case .phraseBook:
      let category = context.library.categories(context.language)
        .first { $0.codeNumber == code.deal >> 16 && $0.codeVersion == code.words }
      let index = Int(code.deal & 0xFFFF)
      guard let category, category.phrases.indices.contains(index) else { break }
      let game = Hangman(phrase: category.phrases[index], alphabet: alphabet)
      return HangmanScreen(session, game: game, category: category.id, &context)
    case .devilEasy, .devilMedium, .devilHard:
      guard context.lexicon.codeVersion == code.words,
        let words = context.devilsWords(context.hangman.difficulty, seed: seed)
      else { break }
      return HangmanScreen(session, game: DevilHangman(words, seed: seed), &context)
    default:
      let deal = HangmanDeal.word(context.hangman.difficulty, seed: seed)
      guard context.lexicon.codeVersion == code.words,
        let word = deal.phrase(categories: [], lexicon: context.lexicon)
      else { break }
      return HangmanScreen(
        session, game: Hangman(phrase: word, alphabet: alphabet), wordSeed: seed, &context)
    }
    context.hangman = setUp
    return nil
  }

  /// The text for a result in a code.
  static func text(of result: GameCode.Result, _ strings: Strings) -> String {
    guard result.isWon else { return strings.replay.lost }
    return strings.uncapitalized(
      strings.hangmanEnd.wrongShort(min(result.number, Hangman.missesAllowed)))
  }
}

extension HangmanScreen {
  /// The result of the sender of this game's code beside the player's; `nil` for a game without a code.
  func sideBySide(_ strings: Strings) -> Popup.Line? {
    guard let end, let code = session?.dealtBy else { return nil }
    let own = HangmanGame.text(of: .init(isWon: end.isWon, number: end.misses), strings)
    let sent = HangmanGame.text(of: .init(bits: code.result), strings)
    return strings.sideBySide(own, sent)
  }
}

extension PhraseCategory {
  /// The 24 bits that identify the category in a code.
  fileprivate var codeNumber: UInt64 { UInt64(stable: id) & 0xFF_FFFF }

  /// The version of the category's phrases, 16 bits.
  fileprivate var codeVersion: Int { Int(UInt64(stable: phrases.joined(separator: "\n")) & 0xFFFF) }
}
