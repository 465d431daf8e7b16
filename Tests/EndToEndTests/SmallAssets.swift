import TestSupport

/// A folder for `WORDYARD_ASSETS` with one language, English, and a few words.
struct SmallAssets {
  private let files: TemporaryFolder

  static let language =
    "name = English\nletters = abcdefghijklmnopqrstuvwxyz\nrow = qwertyuiop\nrow = asdfghjkl\nrow = zxcvbnm\n"

  /// - Parameter words: the lines of the word list; `nil` leaves the file out.
  init(language: String = language, words: String?) throws {
    files = try TemporaryFolder()
    try files.write(language, to: "languages/en/language.conf")
    if let words { try files.write(words, to: "languages/en/words.txt") }
  }

  /// Adds a file.
  func write(_ text: String, to path: String) throws { try files.write(text, to: path) }

  var path: String { files.path }

  func run(_ arguments: String...) throws -> Program.Result { try run(arguments) }

  func run(_ arguments: [String]) throws -> Program.Result {
    try Wordyard.run(arguments, environment: ["WORDYARD_ASSETS": path])
  }
}
