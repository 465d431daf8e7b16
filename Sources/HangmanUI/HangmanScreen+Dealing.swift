import Engines
import Kit
import Records

extension HangmanScreen {
  /// The first screen of a game with the chosen set-up; a popup when the word list has no suitable word.
  static func dealt(_ context: inout Context) -> any Screen {
    switch context.hangman.host {
    case .phraseBook, .dictionary: solo(&context)
    case .devil: devil(&context)
    case .duel: secret(context)
    case .mindReader: MindReaderScreen.begin(&context)
    }
  }

  /// The next game after this one was given up; its first message shows the phrase, if the host had chosen one.
  func dealtAfterLoss(_ context: inout Context) -> any Screen {
    let screen = Self.dealt(&context)
    guard var next = screen as? HangmanScreen, game.candidateHistory == nil else { return screen }
    next.message = Message(context.strings.hangmanEnd.itWas(game.phrase.capitals), .dim)
    return next
  }

  private static func solo(_ context: inout Context) -> any Screen {
    let categories = context.library.categories(context.language)
    guard let deal = context.dealHangman(),
      let phrase = deal.phrase(
        categories: categories, lexicon: context.lexicon, isOwnList: context.hasOwnWords)
    else {
      return noWord(context.strings)
    }
    var category: String?
    var seed: UInt64?
    switch deal {
    case .phrase(let id, _): category = id
    case .word(_, let dealt): seed = dealt
    }
    let game = Hangman(phrase: phrase, alphabet: context.language.alphabet)
    return HangmanScreen(
      context.session(context.hangman.mode), game: game, category: category, wordSeed: seed, &context)
  }

  private static func devil(_ context: inout Context) -> any Screen {
    let seed = context.dealSeed()
    guard let words = context.devilsWords(context.hangman.difficulty, seed: seed) else {
      return noWord(context.strings)
    }
    return HangmanScreen(
      context.session(context.hangman.mode), game: DevilHangman(words, seed: seed), &context)
  }

  /// The entry screen where one player of a duel types the secret; the set-up beneath receives it.
  static func secret(_ context: Context) -> EntryScreen {
    let strings = context.strings.hangman
    let duel = context.hangman.duel
    let prompt = strings.secretPrompt(context.duelist(duel.setter), context.duelist(duel.guesser))
    return EntryScreen(
      [strings.name, strings.host(.duel)], standing: context.duelScore, prompt: prompt, isSecret: true,
      game: context.savedRound(duel), rules: .secret(context), context
    ) { HangmanSetUpScreen.Command.entered($0, .duelSecret) }
  }

  static func noWord(_ strings: Strings) -> Popup { .message(strings.hangman.name, strings.noWord, strings) }

  /// Where the phrase comes from: the category's title, the dictionary and its level, or whose secret it is.
  static func source(of session: GameSession, category: String?, _ context: Context) -> String {
    let strings = context.strings
    if let category {
      return context.library.categories(context.language).first { $0.id == category }?.title ?? category
    }
    if let day = session.day { return strings.puzzle(of: day) }
    if session.mode == .duel { return strings.hangman.guesses(context.duelist(context.hangman.duel.guesser)) }
    return HangmanGame().name(of: session.mode, strings).short
  }
}

extension EntryScreen.Rules {
  /// The rules for a secret: letters, blanks, `-` and `'`, 2 to 40 characters, at least two of them letters.
  static func secret(_ context: Context) -> EntryScreen.Rules {
    let alphabet = context.language.alphabet
    let strings = context.strings
    let isCompact = context.layout.isCompact
    return EntryScreen.Rules(
      longest: 40,
      characterError: { _, character in
        " -'".contains(character) || alphabet.letter(character) != nil
          ? nil : isCompact ? strings.hangman.notInSecretShort : strings.hangman.notInSecret(character)
      },
      textError: { alphabet.letters(of: $0).count < 2 ? strings.hangman.twoLetters : nil })
  }
}
