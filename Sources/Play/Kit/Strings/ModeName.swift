import Engines
import Records

/// What a mode is called: its game, its host where the game has several, its level where the host has several.
struct ModeName: Equatable {
  var game: String
  var host = ""
  var level = ""

  /// Within its game: `Dictionary, easy`.
  var short: String { [host, level].filter { !$0.isEmpty }.joined(separator: ", ") }

  /// `Hangman · Dictionary, easy`
  var full: String { "\(game) · \(short)" }

  /// What it shares with the modes it stands among in a table, and what it is called there.
  var group: String { host.isEmpty || level.isEmpty ? game : "\(game) · \(host)" }
  var row: String { level.isEmpty ? host : level }
}

extension Strings {
  func name(of game: GameKind) -> String {
    switch game {
    case .hangman: hangman.name
    case .textTwist: twist.name
    case .ghost: ghost.name
    }
  }

  func name(of mode: Mode) -> ModeName {
    func named(_ host: HangmanSetUp.Host, _ level: Int? = nil) -> ModeName {
      ModeName(
        game: hangman.name, host: hangman.hosts[host.rawValue],
        level: level.map { hangman.difficulties[$0] } ?? "")
    }
    return switch mode {
    case .phraseBook: named(.phraseBook)
    case .dictionaryEasy: named(.dictionary, 0)
    case .dictionaryMedium: named(.dictionary, 1)
    case .dictionaryHard: named(.dictionary, 2)
    case .devilEasy: named(.devil, 0)
    case .devilMedium: named(.devil, 1)
    case .devilHard: named(.devil, 2)
    case .duel: named(.duel)
    case .mindReader: named(.mindReader)
    case .twistTimed: ModeName(game: twist.name, level: twist.modes[0])
    case .twistUntimed: ModeName(game: twist.name, level: twist.modes[1])
    case .twistClassic: ModeName(game: twist.name, level: twist.modes[2])
    case .ghostEasy: ModeName(game: ghost.name, level: ghost.levels[0])
    case .ghostMedium: ModeName(game: ghost.name, level: ghost.levels[1])
    case .ghostHard: ModeName(game: ghost.name, level: ghost.levels[2])
    case .ghostFriends: ModeName(game: ghost.name, level: ghost.twoPlayers)
    case .dailyHangman: ModeName(game: daily.name, host: hangman.name)
    case .dailyTwist: ModeName(game: daily.name, host: twist.name)
    case .dailyGhost: ModeName(game: daily.name, host: ghost.name)
    }
  }

  /// What a mode's scores are counted in.
  func unit(of mode: Mode) -> String {
    switch mode.ranking {
    case .streak: records.inARow
    case .points: records.points
    case .wins, .none: records.gamesWon
    }
  }
}
