import Engines

/// The texts about tables: where they are opened, who sits at them, and why a player has lost a seat.
struct TableStrings: Translated {
  var title: String
  var about: String
  var rules: String
  var waiting: String
  var nobody: String
  var lay: String
  var sitWith: @Sendable (String) -> String
  var layButton: @Sendable (_ game: String) -> String
  var taken: @Sendable (_ seats: Int, _ all: Int) -> String
  var isPlaying: String
  /// How long a table has been waiting.
  var since: @Sendable (Duration) -> String
  /// The messages about tables that are not listed.
  var otherVersionToo: String
  var forbiddenToo: String
  var sitDown: String
  var layKey: String
  var helpSitDown: String

  /// The table before its game begins.
  var laid: String
  var howOnTerminal: String
  var howInMenu: String
  var seatsRules: String
  /// The same for games without computers.
  var seatsRulesPeople: String
  var empty: String
  var you: String
  var beginButton: String
  var begin: String
  var helpBegin: String
  var clearButton: String
  var clear: String
  var helpClear: String
  /// Of those who have not laid the table.
  var leaveButton: String
  var computer: String
  /// The mark of a seat for which a computer plays, in three columns.
  var computerShort: String
  var helpComputer: String
  var helpComputerBefore: String
  /// The button for playing alone while waiting for others.
  var meanwhileButton: String
  /// The same for games without computers.
  var meanwhileButtonPeople: String
  var meanwhile: String
  var helpMeanwhile: String
  var meanwhileNote: String
  /// The player in the first seat starts the game.
  var opener: @Sendable (String) -> String
  var sitsDown: @Sendable (String) -> String
  var getsUp: @Sendable (String) -> String

  /// During the game.
  var path: @Sendable (_ others: Int, _ other: String) -> String
  var hostLeft: String
  /// Who hosts the table now.
  var hosts: @Sendable (String) -> String
  var youHost: String
  /// A player's program has received a move and does not answer.
  var isSilent: @Sendable (String) -> String
  var stale: String
  var notNow: String
  var thinking: @Sendable (String) -> String
  var leftTable: @Sendable (String) -> String
  var isBack: @Sendable (String) -> String
  var leftTitle: @Sendable (String) -> String
  /// The same line in long form, and for the compact layout.
  var leftLine: @Sendable (_ people: Int) -> String
  var leftShort: @Sendable (_ people: Int) -> String
  /// A player has been away for an hour.
  var hopelessTitle: @Sendable (String) -> String
  var hopelessLine: String
  var wait: String
  var waitButton: @Sendable (String) -> String
  var leaveTitle: String
  var leaveLine: String
  var leave: String
  var helpLeave: String

  var wink: String
  var helpWink: String
  var winks: @Sendable (String) -> String
  var youWink: String
  var winkTooSoon: String

  /// Why the player has lost the seat.
  var goneTitle: String
  var gone: @Sendable (TableNews.Leaving) -> String
}

extension Strings {
  var table: TableStrings { .in(language) }
}
