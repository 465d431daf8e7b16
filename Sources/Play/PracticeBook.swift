import Engines
import Records
import Texts

/// The words that the player practises: those that were missed, and new ones of the vocabularies.
public struct PracticeBook: Sendable {
  var context: Context

  /// Whether the player has something to practise.
  package var canPractise: Bool {
    summary != nil || context.services.library.hasVocabularies(context.profile.language)
  }

  /// The words to be practised today, first those that are due, then as many new ones of the vocabularies, in their order, as are
  /// left of the day's number.
  package mutating func due() -> [PracticeWord] {
    let (player, language, today) = (
      context.profile.player, context.profile.settings.words, context.services.today()
    )
    let perDay = context.practising.perDay
    let due = context.services.records.practiceWords(
      of: player, language: language, on: today, perDay: perDay)
    guard context.services.library.hasVocabularies(context.profile.language) else {
      return due
    }
    let all = context.services.records.allPracticeWords(of: player, language: language)
    let left = perDay - due.count - all.count { $0.answered == today }
    guard left > 0 else { return due }
    let known = Set(all.map(\.word.word))
    let alphabet = context.profile.language.alphabet
    var new: [String] = []
    for entry in context.vocabularies.all.lazy.flatMap(\.entries) where new.count < left {
      let letters = entry.letters(alphabet)
      if !letters.contains(where: known.contains), !new.contains(letters[0]) { new.append(letters[0]) }
    }
    return due + new.map { PracticeWord($0, due: today) }
  }

  /// The words that were missed or practised last, which can be practised although none is due.
  package mutating func last() -> [PracticeWord] {
    context.services.records.lastPracticeWords(
      of: context.profile.player, language: context.profile.settings.words, limit: 5)
  }

  /// Adds a word of a vocabulary that a player missed to their practice.
  mutating func add(vocabularyWord phrase: String, of session: GameSession) {
    guard context.profile.mayWrite(of: session.player) else { return }
    context.services.records.addForPractice(
      [String(context.profile.language.alphabet.letters(of: phrase))], of: session.player,
      language: session.language,
      missedOn: context.services.today())
  }

  /// When the player's words are due, in the current language of the words; `nil` when there are none.
  package var summary: PracticeSummary? {
    context.profile.practice.first { $0.language == context.profile.settings.words }
  }

  /// The number of words due today, or when the next one is.
  package var note: String {
    let text = context.text
    guard let summary else { return text("from your vocabulary") }
    let today = context.services.today()
    let count = summary.dueCount(on: today, perDay: context.practising.perDay)
    return count > 0
      ? text("\(count) word is due", plural: "\(count) words are due", count)
      : text("next one \(text.when(summary.next(after: today), from: today))")
  }

  /// Adds words that a player missed to their practice: of the language's own words, those that are fit, in place of an
  /// inflection its headword.
  /// - Parameters:
  ///   - tier: the rarest tier to add.
  ///   - isFromList: whether they all come from the word list; otherwise words missing from the list, or too rare to have a
  ///     headword, can be practised as well.
  package mutating func add(
    _ words: [String], of player: String, _ session: GameSession, upTo tier: Lexicon.Tier = .rare,
    isFromList: Bool = true
  ) {
    guard session.words.isEmpty, !session.isWhatIf, context.profile.mayWrite(of: player) else { return }
    let lexicon = context.services.library.lexicon(context.profile.language)
    let fit = words.filter { lexicon.entry(of: $0)?.isFit(upTo: tier) ?? !isFromList }
    let missed = fit.compactMap { headword(of: $0, lexicon, isFromList: isFromList) }.uniqued
    guard !missed.isEmpty else { return }
    context.services.records.addForPractice(
      missed, of: player, language: session.language, missedOn: context.services.today())
  }

  /// The headword under which a word is practised; `nil` when the list states headwords and the word has none of them.
  private func headword(of word: String, _ lexicon: Lexicon, isFromList: Bool) -> String? {
    guard lexicon.hasHeadwords else { return word }
    let headwords = lexicon.headwords
    if headwords.contains(word) { return word }
    let lemmas = context.meanings.glosses?.lemmas(of: word) ?? []
    if let lemma = lemmas.first(where: headwords.contains) { return lemma }
    let isCovered = lexicon.tier(of: word).map { $0 <= .standard } ?? false
    return isFromList || isCovered ? nil : word
  }

  /// What a vocabulary asks for a word by; `nil` when none has it, or says nothing of it.
  func question(for word: String) -> String? {
    context.vocabularies.entry(of: word)?.question(context.profile.language.alphabet)
  }

  /// The clue to a word by its meaning; `nil` when it has none that asks for it.
  func clue(to word: String) -> MeaningClue? {
    guard context.meanings.exist else { return nil }
    // Of words that share their letters the one that is shown is asked for: what was missed is kept in letters.
    return context.meanings.glosses?.clue(
      to: word, spelled: context.lexicon.spelling(of: word), context.profile.language.alphabet)
  }

  /// The words without those that would be asked by the same meaning as a word before them, such as another inflection.
  /// - Parameter isPuttingOff: whether those are put off until tomorrow.
  package mutating func withoutSameMeanings(
    _ words: [PracticeWord], puttingOff isPuttingOff: Bool
  ) -> [PracticeWord] {
    var asked: Set<String> = []
    var others: [PracticeWord] = []
    let day = context.services.today()
    for word in words where context.profile.language.alphabet.word(word.word) == word.word {
      let sense = clue(to: word.word)?.sense
      let question = question(for: word.word) ?? sense.map { "\($0.partOfSpeech) \($0.text)" }
      if let question, asked.contains(question) {
        guard isPuttingOff else { continue }
        let later = PracticeWord(word.word, box: word.box, due: Day(number: day.number + 1))
        context.services.records.save(
          later, of: context.profile.player, language: context.profile.language.code, answeredOn: nil)
      } else {
        others.append(word)
        if let question { asked.insert(question) }
      }
    }
    return others
  }

  /// The words of the player's practice that were missed and not known since, each with what the vocabularies say of it, else
  /// its first meaning.
  public mutating func missedWords() -> [Vocabulary.Entry] {
    let all = context.services.records.allPracticeWords(
      of: context.profile.player, language: context.profile.settings.words)
    let lexicon = context.services.library.lexicon(context.profile.language)
    return all.filter { $0.word.box == 1 }.map { missed in
      let word = missed.word.word
      let sense = context.meanings.exist ? context.meanings.glosses?.meaning(of: word)?.senses.first : nil
      return context.vocabularies.entry(of: word)
        ?? Vocabulary.Entry(lexicon.spelling(of: word), meaning: sense?.text ?? "")
    }
  }
}

extension Context {
  /// The words that the player practises.
  public var practiceBook: PracticeBook {
    get { PracticeBook(context: self) }
    set { self = newValue.context }
  }
}

extension Vocabulary.Entry {
  /// The letters by which practice knows the word; those by which an earlier version did come after them.
  func letters(_ alphabet: Alphabet) -> [String] {
    (plural.isEmpty ? [word] : [phrase, word]).map { String(alphabet.letters(of: $0)) }.uniqued
  }
}
