import Engines
import Records
import TextUI

extension HangmanScreen {
  /// The first screen of a game as it was set up; when the word list has no word for it, a popup says so.
  static func dealt(_ context: inout Context) -> any Screen {
    switch context.hangman.host {
    case .phraseBook, .dictionary: solo(&context)
    case .devil: devil(&context)
    case .duel: secret(context)
    case .mindReader: MindReaderScreen.begin(&context)
    }
  }

  private static func solo(_ context: inout Context) -> any Screen {
    let deal = context.dealHangman()
    let categories = context.library.categories(context.language)
    guard
      let phrase = deal.phrase(
        categories: categories, lexicon: context.lexicon, isOwnList: context.hasOwnWords)
    else {
      return noWord(context.strings)
    }
    var category: String?
    if case .phrase(let id, _) = deal { category = id }
    return HangmanScreen(
      context.session(context.hangman.mode),
      game: Hangman(phrase: phrase, alphabet: context.language.alphabet), category: category, &context)
  }

  /// The devil fixes the length that chance gives, by what words of each length there are.
  private static func devil(_ context: inout Context) -> any Screen {
    let deal = HangmanDeal.word(context.hangman.difficulty, seed: context.generator.next())
    guard
      let word = deal.phrase(categories: [], lexicon: context.lexicon, isOwnList: context.hasOwnWords)
    else {
      return noWord(context.strings)
    }
    let candidates = context.devilsWords(length: word.count, context.hangman.difficulty)
    guard candidates.count > 0 else { return noWord(context.strings) }
    return HangmanScreen(
      context.session(context.hangman.mode), game: DevilHangman(candidates), &context)
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
          context.session(.duel), game: Hangman(phrase: text, alphabet: context.language.alphabet), &context))
    }
  }

  static func noWord(_ strings: Strings) -> Popup {
    Popup(
      strings.hangman.name, [.init(strings.hangman.noWord)],
      [.init(strings.back.capitalizedFirst, then: .stay)], cancels: 0)
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
  /// What a game is from: the category's title, the dictionary and how hard it is, or who guesses whose secret.
  func source(of session: GameSession, category: String?) -> String {
    let own = strings.hangman
    if let category {
      return library.categories(language).first { $0.id == category }?.title ?? category
    }
    return switch session.mode {
    case .duel: own.guesses(duelist(hangman.duel.guesser))
    case .dailyHangman: session.day.map(strings.daily.of) ?? ""
    default: strings.name(of: session.mode).short
    }
  }

  /// The words that the devil dodges among.
  func devilsWords(length: Int, _ difficulty: HangmanDeal.Difficulty) -> Candidates {
    Candidates(
      lexicon, alphabet: language.alphabet, length: length, upTo: hasOwnWords ? .rare : difficulty.tier)
  }

  /// Scores a round of a duel and tells the records what each player who gave a name has won or lost.
  mutating func finishDuel(_ session: GameSession, guesserWon: Bool) {
    let duel = hangman.duel
    hangman.duel.score(guesserWon: guesserWon)
    let winner = guesserWon ? duel.guesser : duel.setter
    finish(session, names: duel.names, winner: winner)
  }

  /// Tells the records what each of two players has won or lost; those without a name are not counted.
  mutating func finish(_ session: GameSession, names: [String?], winner: Int) {
    for (player, name) in names.enumerated() {
      guard let name else { continue }
      records.finish(result(of: session, by: name, isWon: player == winner), game: session.id)
    }
    records.discard(session.id)
  }
}
