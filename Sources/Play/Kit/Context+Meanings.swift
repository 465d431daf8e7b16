import Engines
import TextUI

extension Context {
  /// Whether what words mean can be asked in the words' language. It looks for a file and does not open it.
  var hasMeanings: Bool { library.hasGlosses(language) }

  /// The meanings of some words, over the popup or the screen that asks.
  /// - Parameters:
  ///   - words: at least one, in letters of the alphabet.
  ///   - first: the word that is shown first; `nil` for the rarest one.
  func meanings(
    of words: [String], at first: String? = nil,
    in place: @escaping @Sendable (Layout) -> Rect = { $0.keyboardPopup }
  ) -> MeaningPopup {
    let index = first.flatMap(words.firstIndex) ?? rarest(of: words) ?? 0
    return MeaningPopup(
      words, at: index, library.glosses(language), from: language.meaningsSource, in: place)
  }

  /// The text of the first sense of a word, or that there is none.
  func shortMeaning(of word: String) -> (text: String, isKnown: Bool) {
    let sense = library.glosses(language)?.meaning(of: word)?.senses.first
    return sense.map { ($0.text, true) } ?? (strings.meaning.unknown(word.capitals), false)
  }

  /// The words of a phrase, in letters of the alphabet, each once; single letters and what may not be shown left out.
  func words(of phrase: String) -> [String] {
    let lexicon = library.lexicon(language)
    var words: [String] = []
    for part in phrase.split(whereSeparator: { language.alphabet.letter($0) == nil }) {
      let word = String(language.alphabet.letters(of: part))
      if word.count > 1, !words.contains(word), lexicon.tier(of: word) != .unspoken { words.append(word) }
    }
    return words
  }

  /// The place of the rarest word: of those that the word list has, the longest of the highest tier.
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
  /// `d`, which asks what was played means: one key, or none where the language has no meanings or nothing was shown.
  /// - Parameters:
  ///   - isNamed: whether the third row of the popup names it.
  ///   - command: the command of the screen beneath that opens the meanings.
  static func meaning(
    of words: [String], isNamed: Bool = true, _ context: Context, _ command: any Sendable
  ) -> Self {
    let own = context.strings.meaning
    guard !words.isEmpty, context.hasMeanings else { return [] }
    return [
      ResultPopup.Extra(
        key: "d", label: own.label, hint: isNamed ? own.question : "", command: command, closes: false)
    ]
  }
}
