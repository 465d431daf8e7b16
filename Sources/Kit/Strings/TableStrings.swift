import Engines

/// The texts about tables: where they are opened, who sits at them, and why a player has lost a seat.
package struct TableStrings: Translated {
  package var title: String
  package var about: String
  package var rules: String
  package var waiting: String
  package var nobody: String
  package var lay: String
  package var sitWith: @Sendable (String) -> String
  package var layButton: @Sendable (_ game: String) -> String
  package var taken: @Sendable (_ seats: Int, _ all: Int) -> String
  package var isPlaying: String
  /// How long a table has been waiting.
  package var since: @Sendable (Duration) -> String
  /// The messages about tables that are not listed.
  package var otherVersionToo: String
  package var forbiddenToo: String
  package var sitDown: String
  package var layKey: String
  package var helpSitDown: String

  /// The table before its game begins.
  package var laid: String
  package var howOnTerminal: String
  package var howInMenu: String
  package var seatsRules: String
  /// The same for games without computers.
  package var seatsRulesPeople: String
  package var empty: String
  package var you: String
  package var beginButton: String
  package var begin: String
  package var helpBegin: String
  package var clearButton: String
  package var clear: String
  package var helpClear: String
  /// Of those who have not laid the table.
  package var leaveButton: String
  package var computer: String
  /// The mark of a seat for which a computer plays, in three columns.
  package var computerShort: String
  package var helpComputer: String
  package var helpComputerBefore: String
  /// The button for playing alone while waiting for others.
  package var meanwhileButton: String
  /// The same for games without computers.
  package var meanwhileButtonPeople: String
  package var meanwhile: String
  package var helpMeanwhile: String
  package var meanwhileNote: String
  /// The player in the first seat starts the game.
  package var opener: @Sendable (String) -> String
  package var sitsDown: @Sendable (String) -> String
  package var getsUp: @Sendable (String) -> String

  /// During the game.
  package var path: @Sendable (_ others: Int, _ other: String) -> String
  package var hostLeft: String
  /// Who hosts the table now.
  package var hosts: @Sendable (String) -> String
  package var youHost: String
  /// A player's program has received a move and does not answer.
  package var isSilent: @Sendable (String) -> String
  package var stale: String
  package var notNow: String
  package var thinking: @Sendable (String) -> String
  package var leftTable: @Sendable (String) -> String
  package var isBack: @Sendable (String) -> String
  package var leftTitle: @Sendable (String) -> String
  /// The same line in long form, and for the compact layout.
  package var leftLine: @Sendable (_ people: Int) -> String
  package var leftShort: @Sendable (_ people: Int) -> String
  /// A player has been away for an hour.
  package var hopelessTitle: @Sendable (String) -> String
  package var hopelessLine: String
  package var wait: String
  package var waitButton: @Sendable (String) -> String
  package var leaveTitle: String
  package var leaveLine: String
  package var leave: String
  package var helpLeave: String

  package var wink: String
  package var helpWink: String
  package var winks: @Sendable (String) -> String
  package var youWink: String
  package var winkTooSoon: String

  /// Why the player has lost the seat.
  package var goneTitle: String
  package var gone: @Sendable (TableNews.Leaving) -> String
}

extension Strings {
  package var table: TableStrings { .in(language) }
}
