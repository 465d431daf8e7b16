import Engines
import Records
import Texts

extension Context {
  /// The player's vocabularies for the language of the words.
  package var vocabularies: [Vocabulary] { services.library.vocabularies(profile.language) }

  /// The categories of phrases, of which the vocabularies are the last.
  package var categories: [PhraseCategory] {
    services.library.categories(profile.language) + vocabularies.map(\.category)
  }

  /// The entry of a word in a vocabulary by its letters: of the first that has it, or of the one with an id.
  package func vocabularyEntry(of letters: String, in id: String? = nil) -> Vocabulary.Entry? {
    guard services.library.hasVocabularies(profile.language) else { return nil }
    return vocabularies.lazy.filter { id == nil || $0.id == id }.compactMap { $0.entry(of: letters) }.first
  }

  /// Whether the player has something to practise.
  package var canPractise: Bool {
    practiceSummary != nil || services.library.hasVocabularies(profile.language)
  }

  /// The words to be practised today: those that are due, and as many new ones of the vocabularies, in their order, as are
  /// left of the day's number.
  package mutating func duePracticeWords() -> [PracticeWord] {
    let (player, language, today) = (profile.player, profile.settings.words, services.today())
    let due = services.records.practiceWords(of: player, language: language, on: today)
    guard services.library.hasVocabularies(profile.language) else { return due }
    let all = services.records.allPracticeWords(of: player, language: language)
    let left = PracticeWord.perDay - due.count - all.count { $0.answered == today }
    guard left > 0 else { return due }
    let known = Set(all.map(\.word.word))
    let alphabet = profile.language.alphabet
    let new = vocabularies.lazy.flatMap(\.entries).map { String(alphabet.letters(of: $0.word)) }
      .filter { !known.contains($0) }
    return due + Array(new.prefix(left)).uniqued.map { PracticeWord($0, due: today) }
  }

  /// Adds a word of a vocabulary that a player missed to their practice.
  mutating func addForPractice(vocabularyWord phrase: String, of session: GameSession) {
    guard mayWrite(of: session.player) else { return }
    services.records.addForPractice(
      [String(profile.language.alphabet.letters(of: phrase))], of: session.player, language: session.language,
      missedOn: services.today())
  }

  /// What a vocabulary says of a word once it is known; `nil` when it says nothing.
  package func taught(_ phrase: String, in category: String? = nil) -> String? {
    let letters = String(profile.language.alphabet.letters(of: phrase))
    guard let entry = vocabularyEntry(of: letters, in: category) else { return nil }
    let parts = [entry.meaning, entry.example].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : "\(entry.word): \(parts.joined(separator: ". "))"
  }
}

extension HangmanRound {
  /// What asks for the phrase, which a hint shows first; `nil` when there is nothing.
  package func clue(_ context: Context) -> String? {
    guard let category, category.hasPrefix(Vocabulary.folder) else { return nil }
    let letters = String(game.alphabet.letters(of: game.phrase))
    return context.vocabularyEntry(of: letters, in: category)?.clue(game.alphabet)
  }
}

// MARK: Racks of Text Twist

extension Context {
  /// The vocabularies of which a word has the six letters of a rack; none with words of the command line.
  package var vocabulariesWithRacks: [Vocabulary] {
    profile.commandLineWords == nil ? vocabularies.filter { $0.hasRacks(profile.language.alphabet) } : []
  }

  /// The vocabulary that racks are dealt from; `nil` for the dictionary.
  package var rackVocabulary: Vocabulary? {
    guard let id = textTwist.vocabulary, textTwistMode != .classic else { return nil }
    return vocabulariesWithRacks.first { $0.id == id }
  }

  /// Uses the words of the chosen vocabulary for the next game of Text Twist, and those of none after one.
  mutating func useRackWords() {
    let lexicon = rackVocabulary.flatMap { vocabulary in
      services.library.ownWords(vocabulary.id, profile.language).map {
        OwnWords(path: vocabulary.id, lexicon: $0)
      }
    }
    if lexicon != nil || profile.ownWords?.path.hasPrefix(Vocabulary.folder) == true {
      profile.ownWords = lexicon
    }
  }
}

// MARK: Export

extension Context {
  /// The words of the player's practice that were missed and not known since, each with what the vocabularies say of it, else
  /// its first meaning.
  public mutating func missedWords() -> [Vocabulary.Entry] {
    let all = services.records.allPracticeWords(of: profile.player, language: profile.settings.words)
    let lexicon = services.library.lexicon(profile.language)
    return all.filter { $0.word.box == 1 }.map { missed in
      let word = missed.word.word
      let sense =
        hasMeanings ? services.library.glosses(profile.language)?.meaning(of: word)?.senses.first : nil
      return vocabularyEntry(of: word)
        ?? Vocabulary.Entry(lexicon.spelling(of: word), meaning: sense?.text ?? "")
    }
  }
}
