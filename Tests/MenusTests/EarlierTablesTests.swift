import Engines
import Records
import ScreenTesting
import Tables
import TestSupport
import Testing
import TextUI

@testable import Kit

/// Matches that were begun at tables by the program at commit 9d94ed9d, as its database holds them; only the version of the
/// word list and the users are those of this test.
struct EarlierTablesTests {
  private static let words = ["cyan 1", "cycle 1", "title 1", "litter 1"]

  /// A saved game of a player's, from its lines.
  private static func game(_ id: Int64, _ player: String, _ mode: Mode, _ lines: String) -> SavedGame {
    var fields = SavedGame.Fields()
    for line in lines.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      let value = parts.count > 1 ? String(parts[1]) : ""
      fields.add(String(parts[0]), value.replacing("e02661", with: Lexicon(words).version))
    }
    return SavedGame(
      session: GameSession(id: id, player: player, mode: mode, language: "en"), progress: 0, fields: fields)
  }

  /// Players at their title screens with saved games.
  private static func saved(_ games: [SavedGame]) -> TableOfApps {
    var table = TableOfApps(games.map(\.session.player), words: words)
    for game in games {
      let player = game.session.player
      table.records[player]?.save(game)
      table.records[player]?.release(game.session.id)
      table.kill(player)
      table.start(player)
    }
    return table
  }

  @Test("a match of Ghost that was begun at a table goes on, the same player's turn")
  func ghost() {
    var table = Self.saved([
      Self.game(
        1, "Ann", .ghostTable,
        """
        glimpse CY
        seed 7134611160154358618
        judge 2
        shortest 4
        rules 3
        table zkjpb4 ghost en e02661 5 seed=7134611160154358618 judge=2 bluff=0
        own-name Ann
        entry 0 begin p 1000 3 Ann c1 - - -
        entry 0 +c
        entry 1 +y
        player Ann
        level 0
        player
        level 1
        named yes
        named no
        move +c
        move +y
        """)
    ])
    #expect(table["Ann"].shows("Continue"))
    table["Ann"].press(.enter)
    // The new host waits for others to come back.
    table.advance(by: TableHost.settlingTime)
    #expect(table["Ann"].shows("Your turn") && table["Ann"].showsTiles("CY"))
    table["Ann"].type("c")
    table.advance(by: .milliseconds(100))
    #expect(table["Ann"].showsTiles("CYC"))
  }

  @Test("a race that was begun at a table goes on when both players have come back")
  func race() {
    let lines = """
      glimpse EILRTT
      rules 3
      table a2q2su race en e02661 5 seed=7134611160154358618 judge=3 bluff=0 rack=iltrte
      entry 0 begin p 1000 3 Ann p 1001 3 Bob - - -
      """
    var table = Self.saved([
      Self.game(1, "Ann", .textTwistRace, lines + "\nown-name Ann\nwith Bob\nleft 113961"),
      Self.game(2, "Bob", .textTwistRace, lines + "\nown-name Bob\nwith Ann\nword title\nleft 112454"),
    ])
    table["Ann"].press(.enter)
    #expect(table["Ann"].shows("Bob"))
    table["Bob"].press(.enter)
    table.advance(by: TableHost.settlingTime)
    #expect(table["Ann"].raceStandings.contains("Bob 5"))
    table["Ann"].enter("litter")
    table.advance(by: .milliseconds(500))
    #expect(table["Bob"].raceStandings.contains("Ann 6"))
  }
}
