/// What a mode is called: its game, its host where the game has several, its level where the host has several.
struct ModeName: Equatable {
  var game: String
  var host = ""
  var level = ""
  /// Whether the level is the usual one, which is named only in a table of all levels.
  var isUsual = false

  /// Within its game, e.g. `Dictionary, easy`.
  var short: String { [host, isUsual ? "" : level].filter { !$0.isEmpty }.joined(separator: ", ") }

  /// With its game, e.g. `Hangman · Dictionary, easy`.
  var full: String { "\(game) · \(short)" }

  /// The heading it stands under in a table, e.g. `Hangman · Dictionary`, and what its row is called there.
  var group: String { host.isEmpty || level.isEmpty ? game : "\(game) · \(host)" }
  var row: String { level.isEmpty ? host : level }
}
