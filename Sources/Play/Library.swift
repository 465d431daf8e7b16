import Engines

/// Everything that lies in files, behind closures: the composition root fills it from the assets, a test from
/// a few lines. Each is asked for only when a screen needs it.
public struct Library: Sendable {
  /// The codes of the languages there are, sorted; never empty.
  public var languageCodes: @Sendable () -> [String]
  /// A language by its code; `nil` when it cannot be used.
  public var language: @Sendable (String) -> Language?
  public var categories: @Sendable (Language) -> [PhraseCategory]
  public var lexicon: @Sendable (Language) -> Lexicon
  /// The classic racks for Text Twist; empty where a language has none.
  public var racks: @Sendable (Language) -> [Rack]
  /// Whether a language has a file of meanings; it is not opened.
  public var hasGlosses: @Sendable (Language) -> Bool
  /// What the words of a language mean; `nil` when it has no such file, or none that can be used.
  public var glosses: @Sendable (Language) -> Glosses?
  /// The sets of pictures for Hangman; never empty.
  public var pictures: @Sendable () -> [PictureSet]

  /// A player's own word list by its path, read with a language's letters; `nil` when it cannot be used.
  public var ownWords: @Sendable (String, Language) -> Lexicon?
  /// What was wrong with the files that have been read so far.
  public var problems: @Sendable () -> [InputProblem]

  public init(
    languageCodes: @escaping @Sendable () -> [String],
    language: @escaping @Sendable (String) -> Language?,
    categories: @escaping @Sendable (Language) -> [PhraseCategory],
    lexicon: @escaping @Sendable (Language) -> Lexicon,
    racks: @escaping @Sendable (Language) -> [Rack],
    pictures: @escaping @Sendable () -> [PictureSet],
    hasGlosses: @escaping @Sendable (Language) -> Bool = { _ in false },
    glosses: @escaping @Sendable (Language) -> Glosses? = { _ in nil },
    ownWords: @escaping @Sendable (String, Language) -> Lexicon? = { _, _ in nil },
    problems: @escaping @Sendable () -> [InputProblem] = { [] }
  ) {
    self.languageCodes = languageCodes
    self.language = language
    self.categories = categories
    self.lexicon = lexicon
    self.racks = racks
    self.pictures = pictures
    self.hasGlosses = hasGlosses
    self.glosses = glosses
    self.ownWords = ownWords
    self.problems = problems
  }
}
