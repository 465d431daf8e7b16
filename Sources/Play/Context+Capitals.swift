import Engines

extension Context {
  /// The cases of the language of the words, and of the interface when that is the same language.
  package var capitals: Capitals { Capitals(of: profile.language.code, self) }
}

extension Capitals {
  /// Those for a game in a language by its code.
  package init(of code: String, _ context: Context) {
    let language = context.services.library.language(code) ?? context.profile.language
    let words = language.alphabet.letterCase
    self.init(words: words, interface: context.text.language == language.code ? words : .usual)
  }
}
