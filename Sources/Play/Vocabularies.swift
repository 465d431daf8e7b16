import Engines
import Records
import Texts

/// The player's vocabularies for the language of the words.
package struct Vocabularies: Sendable {
  fileprivate let context: Context

  package var all: [Vocabulary] { context.services.library.vocabularies(context.profile.language) }

  /// The entry of a word in a vocabulary by its letters: of the first that has it, or of the one with an id.
  package func entry(of letters: String, in id: String? = nil) -> Vocabulary.Entry? {
    guard context.services.library.hasVocabularies(context.profile.language) else { return nil }
    return all.lazy.filter { id == nil || $0.id == id }.compactMap { $0.entry(of: letters) }.first
  }

  /// What a vocabulary says of a word once it is known; `nil` when it says nothing.
  package func taught(_ phrase: String, in category: String? = nil) -> String? {
    let letters = String(context.profile.language.alphabet.letters(of: phrase))
    guard let entry = entry(of: letters, in: category) else { return nil }
    let parts = [entry.meaning, entry.example].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : "\(entry.word): \(parts.joined(separator: ". "))"
  }
}

extension HangmanRound {
  /// What asks for the phrase, which a hint shows first; `nil` when there is nothing.
  package func clue(_ context: Context) -> String? {
    guard let category, category.hasPrefix(Vocabulary.folder) else { return nil }
    let letters = String(game.alphabet.letters(of: game.phrase))
    return context.vocabularies.entry(of: letters, in: category)?.clue(game.alphabet)
  }
}

// MARK: Racks of Text Twist

extension Vocabularies {
  /// The vocabularies of which a word has the six letters of a rack; none with words of the command line.
  package var withRacks: [Vocabulary] {
    context.profile.commandLineWords == nil
      ? all.filter { $0.hasRacks(context.profile.language.alphabet) } : []
  }

  /// The vocabulary that racks are dealt from; `nil` for the dictionary.
  package var forRacks: Vocabulary? {
    guard let id = context.textTwist.vocabulary,
      [.timed, .untimed].contains(context.textTwist.chosenMode(context))
    else { return nil }
    return withRacks.first { $0.id == id }
  }
}

extension Context {
  /// The player's vocabularies.
  package var vocabularies: Vocabularies { Vocabularies(context: self) }
}
