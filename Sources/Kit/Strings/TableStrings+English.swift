import Engines

extension TableStrings {
  package static let english = TableStrings(
    title: "Table", about: "Two terminals on this machine, one game.",
    rules:
      "Two to five terminals that share this folder play one game. Sit down at a table that is waiting, or lay one.",
    waiting: "Waiting now", nobody: "Nobody waits at the moment.", lay: "Or lay a table",
    sitWith: { "Sit down with \($0)" }, layButton: { "Lay a table for \($0)" },
    taken: { "\($0) of \($1) seats" }, isPlaying: "under way",
    since: { time in
      let minutes = Int(time / .seconds(60))
      let hours = minutes / 60
      if hours > 0 { return hours == 1 ? "since 1 hour" : "since \(hours) hours" }
      return minutes == 0 ? "just now" : minutes == 1 ? "since 1 minute" : "since \(minutes) minutes"
    },
    otherVersionToo: "A table here is of another version of Wordyard.",
    forbiddenToo: "A table here is of another user, and not open to you.",
    sitDown: "sit down", layKey: "lay a table", helpSitDown: "sit down at the chosen table, or lay one",
    laid: "The table is laid. Who joins?",
    howOnTerminal: "On the other terminal:  wordyard table",
    howInMenu: "or Table in the menu. It is open to all who share this folder.",
    seatsRules: "Whoever sits first says when the game begins, and which empty seats computers take.",
    seatsRulesPeople: "Whoever sits first says when the game begins. Empty seats stay empty.",
    empty: "empty", you: "you", beginButton: "Begin", begin: "begin", helpBegin: "begin the game",
    clearButton: "Clear the table", clear: "clear the table", helpClear: "clear the table",
    leaveButton: "Leave the table",
    computer: "computer", computerShort: "cpu", helpComputer: "a computer for the chosen seat, or none",
    helpComputerBefore: "the level before",
    meanwhileButton: "Play the computer meanwhile",
    meanwhileButtonPeople: "Play something meanwhile", meanwhile: "play meanwhile",
    helpMeanwhile: "play a game of your own until somebody comes",
    meanwhileNote: "A game you begin meanwhile waits under Continue when somebody comes.",
    opener: { "\($0) says when it begins." },
    sitsDown: { "\($0) sits down." }, getsUp: { "\($0) has got up." },
    path: { others, other in others == 1 ? "table with \(other)" : "table with \(others) others" },
    hostLeft: "The host has left. The table goes on.",
    hosts: { "\($0) keeps the table now." }, youHost: "You keep the table now.",
    isSilent: { "\($0)'s terminal does not answer." },
    stale: "Somebody was faster.", notNow: "That cannot be done now.",
    thinking: { "\($0) has been thinking for a minute." },
    leftTable: { "\($0) left the table" }, isBack: { "\($0) is back. Go on." },
    leftTitle: { "\($0) left" },
    leftLine: { "The game is kept: it goes on when \($0 > 2 ? "all" : "you both") sit down again." },
    leftShort: { "The game is kept for you \($0 > 2 ? "all" : "both")." },
    hopelessTitle: { "\($0) will not be back soon" }, hopelessLine: "The game is under Continue.",
    wait: "Wait",
    waitButton: { "Wait for \($0)" },
    leaveTitle: "Leave the table?",
    leaveLine: "The game waits under Continue. The others can go on with a computer.",
    leave: "leave", helpLeave: "leave the table",
    wink: "wink", helpWink: "wink at the others", winks: { "\($0) winks." }, youWink: "You wink.",
    winkTooSoon: "You have just winked.",
    goneTitle: "No seat at the table", gone: inEnglish)

  @Sendable private static func inEnglish(_ reason: TableNews.Leaving) -> String {
    switch reason {
    case .refused(.seat): "Your name is taken there: see Players."
    case .refused(.full): "The table is taken."
    case .refused(.name): "Your name cannot be used at a table."
    case .refused: "The table did not let you sit down."
    case .anotherGame: "This table is not the one you left."
    case .otherWords: "The table is played with another word list."
    case .otherVersion: "The table is of another version of Wordyard."
    case .noTable: "What answers there is no table."
    case .notFound: "The table is not there any more."
    case .folder(.worldWritable): "Everybody may write in the folder of the tables: it is not used."
    case .folder(.foreign): "The folder of the tables is somebody else's: it is not used."
    case .folder(.notAFolder): "The folder of the tables is no folder."
    case .folder(.system(let error)): "The folder of the tables: " + ProblemStrings.english.text(error) + "."
    }
  }
}
