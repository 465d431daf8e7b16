import Engines
import Records
import Texts

/// Access to everything stored in files, as closures: the composition root provides the assets, tests provide a few lines
/// of text. Each is called only when a screen needs it.
public struct Library: Sendable {
  /// The codes of the available languages, sorted; never empty.
  public var languageCodes: @Sendable () -> [String]
  /// A language by its code; `nil` when it cannot be read.
  public var language: @Sendable (String) -> Language?
  /// The codes of the languages of the interface, sorted; English is always one.
  public var interfaces: @Sendable () -> [String]
  /// The interface's texts in a language by its code; English when there are none.
  public var texts: @Sendable (String) -> Texts
  /// The categories of phrases of a language.
  public var categories: @Sendable (Language) -> [PhraseCategory]
  /// Whether the player has a vocabulary in a language, or one for any; reads only the beginnings of files.
  public var hasVocabularies: @Sendable (Language) -> Bool = { _ in false }
  /// The player's vocabularies in a language, and those for any.
  public var vocabularies: @Sendable (Language) -> [Vocabulary] = { _ in [] }
  /// The player's vocabulary of a name, whatever its language.
  public var list: @Sendable (String) -> Vocabulary? = { _ in nil }
  /// Makes a vocabulary the player's, in place of the one of its name.
  public var saveList: @Sendable (Vocabulary) throws(InputProblem) -> Void = { _ throws(InputProblem) in
    throw InputProblem(file: "HOME", .noHome)
  }
  /// What the folders of a class have brought since it was last asked for: the title of each list, and how many words are new in it.
  public var listNews: @Sendable () -> [(title: String, new: Int)] = { [] }
  /// The words of a language.
  public var lexicon: @Sendable (Language) -> Lexicon
  /// The classic racks for Text Twist; empty when the language has none.
  public var racks: @Sendable (Language) -> [Rack]
  /// Hangman's words of the days that a language has chosen; none when it has no list of them.
  public var dailyWords: @Sendable (Language) -> DailyWords = { _ in DailyWords() }
  /// Whether a language has a file of meanings; does not open it.
  public var hasGlosses: @Sendable (Language) -> Bool
  /// The meanings of a language's words; `nil` when there is no readable file.
  public var glosses: @Sendable (Language) -> Glosses?
  /// The ids of the picture sets for Hangman.
  public var pictureIDs: @Sendable () -> [String]
  /// The picture set with an id, else the first one.
  public var pictureSet: @Sendable (String) -> PictureSet
  /// A player's own word list by its path, parsed with a language's letters; `nil` when it cannot be read.
  public var ownWords: @Sendable (String, Language) -> Lexicon?
  /// The problems found in the files that have been read so far.
  public var problems: @Sendable () -> [InputProblem]

  public init(
    languageCodes: @escaping @Sendable () -> [String],
    language: @escaping @Sendable (String) -> Language?,
    categories: @escaping @Sendable (Language) -> [PhraseCategory],
    lexicon: @escaping @Sendable (Language) -> Lexicon,
    racks: @escaping @Sendable (Language) -> [Rack],
    pictureIDs: @escaping @Sendable () -> [String],
    pictureSet: @escaping @Sendable (String) -> PictureSet,
    interfaces: @escaping @Sendable () -> [String] = { ["en"] },
    texts: @escaping @Sendable (String) -> Texts = { _ in .english },
    hasGlosses: @escaping @Sendable (Language) -> Bool = { _ in false },
    glosses: @escaping @Sendable (Language) -> Glosses? = { _ in nil },
    ownWords: @escaping @Sendable (String, Language) -> Lexicon? = { _, _ in nil },
    problems: @escaping @Sendable () -> [InputProblem] = { [] }
  ) {
    self.languageCodes = languageCodes
    self.language = language
    self.interfaces = interfaces
    self.texts = texts
    self.categories = categories
    self.lexicon = lexicon
    self.racks = racks
    self.pictureIDs = pictureIDs
    self.pictureSet = pictureSet
    self.hasGlosses = hasGlosses
    self.glosses = glosses
    self.ownWords = ownWords
    self.problems = problems
  }
}

/// A word list supplied by the player, used instead of the language's own.
public struct OwnWords: Sendable {
  public let path: String
  public let lexicon: Lexicon

  public init(path: String, lexicon: Lexicon) {
    self.path = path
    self.lexicon = lexicon
  }
}
