/// The display name of a mode: its game, its host if the game has several, its level if the host has several.
struct ModeName: Equatable {
  var game: String
  var host = ""
  var level = ""
  /// Whether the level is the default, which is shown only in tables of all levels.
  var isUsual = false

  /// The name within its game, e.g. `Dictionary, easy`.
  var short: String { [host, isUsual ? "" : level].filter { !$0.isEmpty }.joined(separator: ", ") }

  /// The name where its game is not named: that of a host says enough, e.g. `Devil, hard`; a level does not.
  var withoutGame: String { host.isEmpty || short.isEmpty ? full : short }

  /// The name including its game, e.g. `Hangman · Dictionary, easy`.
  var full: String { "\(game) · \(short)" }

  /// The heading of its group in a table, e.g. `Hangman · Dictionary`, and its name in that group.
  var group: String { host.isEmpty || level.isEmpty ? game : "\(game) · \(host)" }
  var row: String { level.isEmpty ? host : level }
}
