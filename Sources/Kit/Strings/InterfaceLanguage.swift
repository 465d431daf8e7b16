/// A language of the program's interface, by its ISO 639-1 code.
public enum InterfaceLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case dutch = "nl"

  /// The interface language with that code; English when there is none.
  public static func withCode(_ code: String) -> InterfaceLanguage { Self(rawValue: code) ?? .english }
}

/// The texts of one topic in every interface language: a missing translation does not compile.
public protocol Translated: Sendable {
  static var english: Self { get }
  static var dutch: Self { get }
}

extension Translated {
  /// The texts in a language.
  public static func `in`(_ language: InterfaceLanguage) -> Self {
    self[language]
  }

  /// The texts in a language, accessed in place instead of copied: a topic has dozens of texts, and copying it takes longer
  /// than drawing those that are needed. This saves 56,000 of 385,000 instructions for an arrow key on the title screen. A
  /// constant for a topic copies it after all, so what is drawn for every key has none.
  package static subscript(language: InterfaceLanguage) -> Self {
    @inline(__always) _read {
      switch language {
      case .english: yield english
      case .dutch: yield dutch
      }
    }
  }
}
