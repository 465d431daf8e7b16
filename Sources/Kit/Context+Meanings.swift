import Engines
import TextUI

extension Context {
  /// Whether there are meanings in the language of the words. Only checks for the file and does not open it.
  package var hasMeanings: Bool { library.hasGlosses(language) }

  /// Opens the meanings of some words above the current popup or screen.
  /// - Parameters:
  ///   - words: at least one, in letters of the alphabet.
  ///   - first: the word displayed first; `nil` for the rarest one.
  ///   - phrase: a phrase with the words, in whose spelling they are the titles.
  package func meanings(
    of words: [String], at first: String? = nil, spelledAs phrase: String = "",
    in place: @escaping @Sendable (Layout) -> Rect = { $0.keyboardPopup }
  ) -> MeaningPopup {
    let index = first.flatMap(words.firstIndex) ?? rarest(of: words) ?? 0
    var popup = MeaningPopup(
      words, at: index, library.glosses(language), from: language.meaningsSource, in: place)
    for (word, spelling) in parts(of: phrase) { popup.spellings[word] = spelling }
    return popup
  }

  /// The first sense of a word, or a message that there is none.
  package func shortMeaning(of word: String) -> (text: String, isKnown: Bool) {
    let sense = library.glosses(language)?.firstSense(of: word)
    return sense.map { ($0.text, true) } ?? (strings.meaning.unknown(word.capitals), false)
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

  /// The words of a phrase, in letters of the alphabet and as they are spelled in it.
  private func parts(of phrase: String) -> [(word: String, spelling: String)] {
    let alphabet = language.alphabet
    return phrase.split { alphabet.letter($0) == nil }.map { (String(alphabet.letters(of: $0)), String($0)) }
  }

  /// The index of the rarest word: among those in the word list, the longest of the highest tier.
  private func rarest(of words: [String]) -> Int? {
    let lexicon = library.lexicon(language)
    var best: (index: Int, rank: (UInt8, Int))?
    for (index, word) in words.enumerated() {
      let rank = (lexicon.tier(of: word)?.rawValue ?? 0, word.count)
      if best.map({ rank > $0.rank }) ?? true { best = (index, rank) }
    }
    return best?.index
  }
}

extension [ResultPopup.Extra] {
  /// The key `d` for the meaning of what was played, as an array of one; empty without words or meanings.
  /// - Parameters:
  ///   - isNamed: whether the third row of the popup describes the key.
  ///   - command: the command of the screen beneath that opens the meanings.
  package static func meaning(
    of words: [String], isNamed: Bool = true, _ context: Context, _ command: any Sendable
  ) -> Self {
    let own = context.strings.meaning
    guard context.hasMeanings, !words.isEmpty else { return [] }
    return [
      ResultPopup.Extra(
        key: ResultPopup.Extra.meaningKey, label: own.label, hint: isNamed ? own.question : "",
        command: command, closes: false)
    ]
  }
}
