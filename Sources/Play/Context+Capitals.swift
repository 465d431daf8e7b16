import Engines

extension Context {
  /// The cases of the language of the words, and of the interface when that is the same language.
  package var capitals: Capitals { capitals(of: profile.language) }

  /// The cases for a game in a language by its code.
  package func capitals(of code: String) -> Capitals {
    capitals(of: services.library.language(code) ?? profile.language)
  }

  private func capitals(of language: Language) -> Capitals {
    let words = language.alphabet.letterCase
    return Capitals(words: words, interface: text.language == language.code ? words : .usual)
  }
}
