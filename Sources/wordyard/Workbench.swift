import Engines

/// The language and the words that `find`, `solve` and `guess` use.
struct Workbench {
  let language: Language
  let lexicon: Lexicon

  /// Skipped lines are reported.
  /// - Throws: `Options.Misuse`, or the first `InputProblem` because of which a file cannot be used.
  init(_ options: Options) throws {
    let assets = try Assets()
    language = try chosenLanguage(options, in: assets.library)
    lexicon = try wordyard.lexicon(options, language, assets.library)
    for problem in assets.problems {
      guard assets.skippedWords.contains(problem) else { throw problem }
      report(problem)
    }
  }
}
