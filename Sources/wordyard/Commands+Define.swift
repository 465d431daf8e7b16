import Engines
import Kit
import Menus

/// `wordyard define WORD`: prints the meanings of a word, one sense per line, preceded by its lemma and part of speech.
/// - Returns: the exit code: 0, or 1 when no meaning of the word is known or the language has no meanings.
func define(_ options: Options) throws -> Int32 {
  let assets = try Assets()
  let language = try chosenLanguage(options, in: assets.library)
  guard !options.operand.isEmpty else { throw Options.Misuse.operandMissing(command: "define", .word) }
  let word = String(try language.alphabet.letters(options.operand, of: "define"))
  let glosses = assets.library.glosses(language)
  if let problem = assets.problems.first { throw problem }
  guard let glosses else {
    report { $0.noMeanings(language.name) }
    return 1
  }
  guard let meaning = glosses.meaning(of: word) else {
    report { $0.noMeaning(word) }
    return 1
  }
  let strings = MeaningStrings.in(.withCode(language.code))
  var output = Output()
  for sense in meaning.senses {
    output.line("\(sense.lemma), \(strings.partOfSpeech(sense.partOfSpeech)): \(sense.text)".inert)
  }
  try output.write()
  return 0
}
