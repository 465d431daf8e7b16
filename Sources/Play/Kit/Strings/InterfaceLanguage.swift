/// A language that the program itself speaks, by its ISO 639-1 code.
public enum InterfaceLanguage: String, CaseIterable, Sendable {
  case english = "en"
  case dutch = "nl"

  /// The interface language of that code; English where the program does not speak it.
  public static func spoken(_ code: String) -> InterfaceLanguage { Self(rawValue: code) ?? .english }
}

/// The texts of one topic, which exist in every interface language: one that is missing does not compile.
public protocol Translated: Sendable {
  static var english: Self { get }
  static var dutch: Self { get }
}

extension Translated {
  /// The texts in a language.
  public static func `in`(_ language: InterfaceLanguage) -> Self {
    self[language]
  }

  /// The texts in a language, lent instead of copied: a topic has dozens of texts, and copying it takes longer than drawing
  /// those that are needed. With this, an arrow key on the title takes 56,000 of 385,000 instructions less.
  static subscript(language: InterfaceLanguage) -> Self {
    @inline(__always) _read {
      switch language {
      case .english: yield english
      case .dutch: yield dutch
      }
    }
  }
}
