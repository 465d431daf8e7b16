import Engines
import Texts

extension Context {
  /// Whether there are meanings in the language of the words. Only checks for the file and does not open it.
  package var hasMeanings: Bool { services.library.hasGlosses(profile.language) }

  /// The first sense of a word, or a message that there is none.
  package func shortMeaning(of word: String) -> (text: String, isKnown: Bool) {
    let sense = services.library.glosses(profile.language)?.meaning(of: word)?.senses.first
    return sense.map { ($0.text, true) } ?? (
      text("\(lexicon.spelling(of: word).capitals): nobody has written it down."), false
    )
  }

  /// The rarest of some words that has a meaning, and its first sense.
  package func rarestMeaning(of words: [String]) -> (word: String, sense: Meaning.Sense)? {
    guard let glosses = services.library.glosses(profile.language) else { return nil }
    let known = words.compactMap { word in
      glosses.meaning(of: word)?.senses.first.map { (word: word, sense: $0) }
    }
    return rarest(of: known.map(\.word)).map { known[$0] }
  }

  /// The words of a phrase without duplicates, in letters of the alphabet, excluding single letters and words
  /// that are never shown.
  package func words(of phrase: String) -> [String] {
    let lexicon = services.library.lexicon(profile.language)
    var words: [String] = []
    for (word, _) in parts(of: phrase)
    where word.count > 1 && !words.contains(word) && lexicon.mayBeShown(word) {
      words.append(word)
    }
    return words
  }

  /// The words of a phrase, in letters of the alphabet and as they are spelled in it.
  package func parts(of phrase: String) -> [(word: String, spelling: String)] {
    let alphabet = profile.language.alphabet
    return phrase.split { alphabet.letters($0).isEmpty }.map {
      (String(alphabet.letters(of: $0)), String($0))
    }
  }

  /// The index of the rarest word: among those in the word list, the longest of the highest tier.
  package func rarest(of words: [String]) -> Int? {
    let lexicon = services.library.lexicon(profile.language)
    var best: (index: Int, rank: (UInt8, Int))?
    for (index, word) in words.enumerated() {
      let rank = (lexicon.tier(of: word)?.rawValue ?? 0, word.count)
      if best.map({ rank > $0.rank }) ?? true { best = (index, rank) }
    }
    return best?.index
  }
}
