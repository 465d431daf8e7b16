import Engines

/// The cases of the letters that are displayed: those of the words, which every `capital` follows, and those of the interface.
///
/// `App` sets them to those of the context before it runs a screen, so that a screen need not hand them to each letter.
package struct Capitals: Sendable {
  fileprivate var words = LetterCase.usual
  fileprivate var interface = LetterCase.usual

  fileprivate static let current = TaskLocal(wrappedValue: Capitals())

  /// Runs a part of the program with these cases.
  package func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.current.withValue(self, operation: body)
  }
}

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

extension Character {
  /// The letter as displayed on a key: its capital in the language of the words.
  package var capital: Character { Capitals.current.get().words.capital(self) }

  /// The small letter of a capital in the language of the words.
  package var lowered: Character { Capitals.current.get().words.small(self) }

  /// The capital of a letter in the language of the interface.
  package var interfaceCapital: Character { Capitals.current.get().interface.capital(self) }
}

extension String {
  /// The letters as displayed on tiles and keys.
  package var capitals: String { String(map(\.capital)) }

  /// The text in small letters, in the language of the words.
  package var lowered: String { String(map(\.lowered)) }

  /// A text of the interface with a capital first letter, for buttons.
  package var capitalizedFirst: String { String(prefix(1).map(\.interfaceCapital)) + String(dropFirst()) }

  /// A text of the interface with a small first letter.
  package var loweredFirst: String {
    let letterCase = Capitals.current.get().interface
    return String(prefix(1).map(letterCase.small)) + String(dropFirst())
  }
}
