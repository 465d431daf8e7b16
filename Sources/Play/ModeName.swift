import Texts

/// The display name of a mode: its game, its host if the game has several, its level if the host has several.
package struct ModeName: Equatable {
  package var game: String
  package var host = ""
  package var level = ""
  /// Whether the level is the default, which is shown only in tables of all levels.
  package var isUsual = false

  package init(game: String, host: String = "", level: String = "", isUsual: Bool = false) {
    self.game = game
    self.host = host
    self.level = level
    self.isUsual = isUsual
  }

  /// The name within its game, e.g. `Dictionary, easy`.
  package var short: String { [host, isUsual ? "" : level].filter { !$0.isEmpty }.joined(separator: ", ") }

  /// The name where its game is not named: that of a host says enough, e.g. `Devil, hard`; a level does not.
  package var withoutGame: String { host.isEmpty || short.isEmpty ? full : short }

  /// The name among the lists of a game, in which what is played may have a name of its own, e.g. `Superghost, easy`.
  package func among(_ game: String) -> String { self.game == game ? short : "\(self.game), \(short)" }

  /// The name including its game, e.g. `Hangman · Dictionary, easy`.
  package var full: String { "\(game) · \(short)" }

  /// The heading of its group in a table, e.g. `Hangman · Dictionary`, and its name in that group.
  package var group: String { host.isEmpty || level.isEmpty ? game : "\(game) · \(host)" }
  package var row: String { level.isEmpty ? host : level }
}
