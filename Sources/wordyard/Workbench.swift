import Engines

/// The language and the words that `find`, `solve` and `guess` use.
struct Workbench {
  let language: Language
  let lexicon: Lexicon

  /// - Throws: `Options.Misuse`, or the first `InputProblem` of the files.
  init(_ options: Options) throws {
    let assets = try Assets()
    language = try chosenLanguage(options, in: assets.library)
    lexicon = try wordyard.lexicon(options, language, assets.library)
    if let problem = assets.problems.first { throw problem }
  }
}
