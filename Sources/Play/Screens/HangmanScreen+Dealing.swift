import Engines
import TextUI

extension HangmanScreen {
  /// The first screen of a game as it was set up; when the word list has no word for it, a popup says so.
  static func dealt(_ context: inout Context) -> any Screen {
    switch context.hangman.host {
    case .phraseBook, .dictionary: solo(&context)
    case .devil: devil(&context)
    case .duel: secret(context)
    case .mindReader: MindReaderScreen.begin(context)
    }
  }

  private static func solo(_ context: inout Context) -> any Screen {
    let deal = context.dealHangman()
    let categories = context.library.categories(context.language)
    let lexicon = context.library.lexicon(context.language)
    guard
      let phrase = deal.phrase(
        categories: categories, lexicon: lexicon, isOwnList: context.library.hasOwnWords)
    else {
      return noWord(context.strings)
    }
    return HangmanScreen(
      host: .solo(deal), game: Hangman(phrase: phrase, alphabet: context.language.alphabet),
      source: context.source(of: deal, categories), context)
  }

  /// The devil fixes the length that chance gives, by what words of each length there are.
  private static func devil(_ context: inout Context) -> any Screen {
    let isOwn = context.library.hasOwnWords
    let tier = isOwn ? .rare : context.hangman.difficulty.tier
    let lexicon = context.library.lexicon(context.language)
    let deal = HangmanDeal.word(context.hangman.difficulty, seed: context.generator.next())
    guard let word = deal.phrase(categories: [], lexicon: lexicon, isOwnList: isOwn) else {
      return noWord(context.strings)
    }
    let candidates = Candidates(
      lexicon, alphabet: context.language.alphabet, length: word.count, upTo: tier)
    guard candidates.count > 0 else { return noWord(context.strings) }
    return HangmanScreen(
      host: .devil, game: DevilHangman(candidates), source: context.strings.hangman.hosts[3], context)
  }

  /// One player of a duel enters what the other will guess.
  private static func secret(_ context: Context) -> EntryScreen {
    let strings = context.strings.hangman
    let duel = context.hangman.duel
    let prompt = strings.secretPrompt(context.duelist(duel.setter), context.duelist(duel.guesser))
    return EntryScreen(
      [strings.name, strings.hosts[2]], standing: context.duelScore, prompt: prompt, isSecret: true,
      rules: .secret(context), context
    ) { text, context in
      .push(
        HangmanScreen(
          host: .duel, game: Hangman(phrase: text, alphabet: context.language.alphabet),
          source: strings.guesses(context.duelist(context.hangman.duel.guesser)), context))
    }
  }

  static func noWord(_ strings: Strings) -> Popup {
    Popup(
      strings.hangman.name, [.init(strings.hangman.noWord)], [.init(strings.back, then: .stay)], cancels: 0)
  }
}

extension EntryScreen.Rules {
  /// A secret to be guessed: letters, blanks, `-` and `'`, 2 to 40 of them, at least two letters.
  static func secret(_ context: Context) -> EntryScreen.Rules {
    let alphabet = context.language.alphabet
    let strings = context.strings
    return EntryScreen.Rules(
      longest: 40,
      refuses: { _, character in
        " -'".contains(character) || alphabet.letter(character) != nil
          ? nil : strings.hangman.notInSecret(character)
      },
      lacks: { alphabet.letters(of: $0).count < 2 ? strings.hangman.twoLetters : nil })
  }
}

extension Context {
  /// What a deal is from: the category's title, or the dictionary and how hard it is.
  fileprivate func source(of deal: HangmanDeal, _ categories: [PhraseCategory]) -> String {
    switch deal {
    case .phrase(let id, _): categories.first { $0.id == id }?.title ?? id
    case .word(let difficulty, _):
      strings.hangman.hosts[HangmanSetUp.Host.dictionary.rawValue] + ", "
        + strings.hangman.difficulties[difficulty.rawValue]
    }
  }
}
