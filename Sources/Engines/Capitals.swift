/// The cases of the letters that are displayed: those of the words, which every `capital` follows, and those of the interface.
///
/// The program sets them to those of the context before it runs a screen, so that a screen need not hand them to each letter.
public struct Capitals: Sendable {
  fileprivate var words: LetterCase
  fileprivate var interface: LetterCase

  fileprivate static let current = TaskLocal(wrappedValue: Capitals(words: .usual, interface: .usual))

  public init(words: LetterCase, interface: LetterCase) {
    (self.words, self.interface) = (words, interface)
  }

  /// Runs a part of the program with these cases.
  public func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.current.withValue(self, operation: body)
  }
}

extension Character {
  /// The letter as displayed on a key: its capital in the language of the words.
  public var capital: Character { Capitals.current.get().words.capital(self) }

  /// The small letter of a capital in the language of the words.
  public var lowered: Character { Capitals.current.get().words.small(self) }

  /// The capital of a letter in the language of the interface.
  public var interfaceCapital: Character { Capitals.current.get().interface.capital(self) }
}

extension StringProtocol {
  /// The letters as displayed on tiles and keys.
  public var capitals: String { String(map(\.capital)) }
}

extension String {
  /// The text in small letters, in the language of the words.
  public var lowered: String { String(map(\.lowered)) }

  /// A text of the interface with a capital first letter, for buttons.
  public var capitalizedFirst: String { String(prefix(1).map(\.interfaceCapital)) + String(dropFirst()) }

  /// A text of the interface with a small first letter.
  public var loweredFirst: String {
    let letterCase = Capitals.current.get().interface
    return String(prefix(1).map(letterCase.small)) + String(dropFirst())
  }
}
