import Engines
import Texts

/// A word that a result names, with its meaning: chosen together, so that no other word is explained than the one named.
package struct NamedWord: Sendable {
  /// In letters of the alphabet; a phrase of several words in small letters, as it is written.
  package let word: String
  /// As it is displayed.
  package let spelling: String
  /// What it means first; `nil` when nobody has written it down.
  package let sense: Meaning.Sense?
}

/// What words mean, in the language of the words.
package struct Meanings: Sendable {
  fileprivate let context: Context

  private var language: Language { context.profile.language }
  private var library: Library { context.services.library }

  /// Whether there are any. Only checks for the file and does not open it.
  package var exist: Bool { library.hasGlosses(language) }

  /// All of them, read when they are first asked for; `nil` when there are none.
  package var glosses: Glosses? { library.glosses(language) }

  /// The first sense of a word, or a message that there is none.
  package func short(of word: String) -> (text: String, isKnown: Bool) {
    let sense = glosses?.meaning(of: word)?.senses.first
    return sense.map { ($0.text, true) } ?? (
      context.text.unexplained(context.lexicon.spelling(of: word)), false
    )
  }

  /// All senses of words, one a line.
  /// - Parameter phrase: a phrase with the words, which tells as which of those that share their letters they are meant.
  package func explanations(of words: [String], spelledAs phrase: String = "") -> [String] {
    let spellings = spellings(in: phrase)
    return words.flatMap { word in
      (glosses?.meaning(of: word, spelled: spellings[word])?.senses ?? []).map { sense in
        let lemma = context.lexicon.lemma(of: sense)
        return context.text.labelled(
          "\(lemma), \(context.text.partOfSpeech(sense.partOfSpeech))\(sense.shownForm)", sense.text.sentence)
      }
    }
  }

  /// The one of these words that a result names and explains: the rarest that has a meaning, else the rarest.
  package func named(_ words: [String]) -> NamedWord? {
    let all = words.map { named($0, as: context.lexicon.spelling(of: $0)) }
    let known = all.filter { $0.sense != nil }
    let candidates = known.isEmpty ? all : known
    return rarest(of: candidates.map(\.word)).map { candidates[$0] }
  }

  /// The word that a result names, and what it means first; `nil` when nobody has written that down.
  package func line(of named: NamedWord?) -> String? {
    named.flatMap { named in
      named.sense.map { sense in
        let form = sense.lemma == named.word ? sense.shownForm : ""
        return context.text.labelled(named.spelling + form, sense.text)
      }
    }
  }

  /// The first of these words that has a meaning.
  package func firstNamed(_ words: [String]) -> NamedWord? {
    words.lazy.compactMap { named([$0]) }.first { $0.sense != nil }
  }

  /// The offer to explain these words, as an array of one; empty when none of them has a meaning.
  package func explaining(_ words: [String]) -> [Offer] { firstNamed(words) == nil ? [] : [.explain] }

  /// A phrase with its own meaning: that of its only word, else what is written down for the phrase as a whole, never for a part.
  package func named(phrase: String) -> NamedWord? {
    let parts = self.parts(of: phrase)
    guard parts.count == 1, !phrase.contains(where: \.isNumber) else {
      return named(String(phrase.map(language.alphabet.letterCase.small)), as: phrase)
    }
    return words(of: phrase).isEmpty ? nil : named(parts[0].word, as: parts[0].spelling)
  }

  private func named(_ word: String, as spelling: String) -> NamedWord {
    let meaning = glosses?.meaning(of: word, spelled: spelling)
    return NamedWord(word: word, spelling: spelling, sense: meaning?.senses.first)
  }

  /// The words of a phrase without duplicates, in letters of the alphabet, excluding single letters and words
  /// that are never shown.
  package func words(of phrase: String) -> [String] {
    let lexicon = library.lexicon(language)
    var words: [String] = []
    for (word, _) in parts(of: phrase)
    where word.count > 1 && !words.contains(word) && lexicon.mayBeShown(word) {
      words.append(word)
    }
    return words
  }

  /// How the words of a phrase are spelled in it, and the phrase as a whole where it has a meaning of its own.
  package func spellings(in phrase: String) -> [String: String] {
    let whole = named(phrase: phrase).map { [(word: $0.word, spelling: $0.spelling)] } ?? []
    return Dictionary(parts(of: phrase) + whole) { $1 }
  }

  /// The words of a phrase, in letters of the alphabet and as they are spelled in it.
  package func parts(of phrase: String) -> [(word: String, spelling: String)] {
    let alphabet = language.alphabet
    return phrase.split { alphabet.letters($0).isEmpty }.map {
      (String(alphabet.letters(of: $0)), String($0))
    }
  }

  /// The index of the rarest word: among those in the word list, the longest of the highest tier.
  package func rarest(of words: [String]) -> Int? {
    let lexicon = library.lexicon(language)
    var best: (index: Int, rank: (UInt8, Int))?
    for (index, word) in words.enumerated() {
      let rank = (lexicon.tier(of: word)?.rawValue ?? 0, word.count)
      if best.map({ rank > $0.rank }) ?? true { best = (index, rank) }
    }
    return best?.index
  }
}

extension Context {
  /// What words mean.
  package var meanings: Meanings { Meanings(context: self) }
}

extension Lexicon {
  /// The lemma of a sense in its spelling.
  package func lemma(of sense: Meaning.Sense) -> String { sense.spelling ?? spelling(of: sense.lemma) }
}

extension Meaning.Sense {
  /// The article and the plural of a noun as they follow it, ` (de, fietsen)`; empty where nobody has written them down.
  package var shownForm: String { form.map { " (\($0))" } ?? "" }
}

extension Texts {
  /// That a word, in its spelling, has no meaning.
  package func unexplained(_ word: String) -> String { self("\(word.capitals): nobody has written it down.") }
}
