/// What a mode is called: its game, its host where the game has several, its level where the host has several.
struct ModeName: Equatable {
  var game: String
  var host = ""
  var level = ""

  /// Within its game, e.g. `Dictionary, easy`.
  var short: String { [host, level].filter { !$0.isEmpty }.joined(separator: ", ") }

  /// With its game, e.g. `Hangman · Dictionary, easy`.
  var full: String { "\(game) · \(short)" }

  /// The heading it stands under in a table, e.g. `Hangman · Dictionary`, and what its row is called there.
  var group: String { host.isEmpty || level.isEmpty ? game : "\(game) · \(host)" }
  var row: String { level.isEmpty ? host : level }
}
