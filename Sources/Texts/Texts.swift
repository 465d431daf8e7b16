/// The texts of the interface in one language. English is what stands in the code; another language is a gettext file, in which
/// a text is looked up by its English pattern. What such a file does not have is English.
public struct Texts: Sendable {
  /// The code of the language, e.g. `nl`.
  public let language: String
  private let translations: Translations?

  /// The texts of the code.
  public static let english = Texts(language: "en", nil)

  private init(language: String, _ translations: Translations?) {
    self.language = language
    self.translations = translations
  }

  /// Reads a gettext file, as far as it is asked for.
  /// - Parameters:
  ///   - file: its bytes, in UTF-8.
  ///   - report: is called for a line that belongs to no entry, and whenever a text is asked for whose entry cannot be used.
  public init(language: String, file: [UInt8], report: @escaping @Sendable (Problem) -> Void) {
    self.init(language: language, Translations(file, report))
  }

  /// Letters that speech takes for words: where one of them ends a value that another word follows, a comma is said between. None
  /// for who reads.
  @TaskLocal public static var lettersLikeWords = ""

  /// A text in the language.
  /// - Parameter context: tells texts apart that are the same in English only.
  public func callAsFunction(_ message: Message, context: String? = nil) -> String {
    let pattern = translations?.forms(of: message.pattern, in: context)?.first ?? message.pattern
    return pattern.filled(with: message.values)
  }

  /// A text that depends on a number.
  /// - Parameters:
  ///   - one: the text for 1; its values stand in the same order as in `plural`.
  ///   - plural: the text for every other number.
  public func callAsFunction(
    _ one: Message, plural: Message, _ count: Int, context: String? = nil
  ) -> String {
    guard let translations, let forms = translations.forms(of: one.pattern, in: context) else {
      return count == 1 ? one.pattern.filled(with: one.values) : plural.pattern.filled(with: plural.values)
    }
    return forms[min(translations.plural.index(for: count), forms.count - 1)].filled(with: plural.values)
  }

  /// A text about somebody, or the one that speaks to them: a `Person` can stand in no other text.
  /// - Parameter other: the text about somebody of that name.
  public func callAsFunction(_ person: Person, you: Message, _ other: (_ name: String) -> Message) -> String {
    switch person {
    case .you: self(you)
    case .named(let name): self(other(name))
    }
  }

  /// The items as a list: `A, B and C`.
  public func and(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return self("\(items.dropLast().joined(separator: ", ")) and \(last)")
  }

  /// The items as alternatives: `A, B or C`.
  public func or(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return self("\(items.dropLast().joined(separator: ", ")) or \(last)")
  }
}

/// Somebody in a sentence: the one who is spoken to, or somebody else by name.
public enum Person: Equatable, Sendable {
  case you
  case named(String)
}

extension Texts {
  /// What is wrong with an entry of a gettext file.
  public struct Problem: Error, Equatable, Sendable {
    /// The line on which the entry, or its faulty part, begins; counted from 1.
    public let line: Int
    public let cause: Cause

    /// The kind of problem.
    public enum Cause: Equatable, Sendable {
      /// The line is no part of a gettext file.
      case syntax
      /// The translation is not in UTF-8.
      case encoding
      /// The translation names a value that the English text does not have, e.g. `{3}`.
      case placeholder(String)
      /// `Plural-Forms` of the header cannot be understood.
      case pluralForms
    }
  }
}

extension String {
  /// Whether its last word is a letter that speech takes for another one.
  fileprivate var endsLikeAWord: Bool {
    let letters = Texts.lettersLikeWords
    guard !letters.isEmpty, let last, letters.contains(last), last.isUppercase else { return false }
    return dropLast().last.map { $0 == " " } ?? true
  }

  /// A pattern with its values in place of `{1}`, `{2}` and so on.
  fileprivate func filled(with values: [String]) -> String {
    guard !values.isEmpty, utf8.contains(UInt8(ascii: "{")) else { return self }
    var text = ""
    var rest = utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "{")) {
      text += String(rest[..<start])!
      rest = rest[start...]
      if let end = rest.firstIndex(of: UInt8(ascii: "}")),
        let name = String(rest[start...end].dropFirst().dropLast()),
        let number = Int(name), (1...values.count).contains(number)
      {
        text += values[number - 1]
        rest = rest[end...].dropFirst()
        if values[number - 1].endsLikeAWord, rest.first == UInt8(ascii: " ") { text += "," }
      } else {
        text += "{"
        rest = rest.dropFirst()
      }
    }
    return text + String(rest)!
  }
}
