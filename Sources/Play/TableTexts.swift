import Engines
import Tables
import Texts

extension Texts {
  /// How long a table has been waiting.
  package func since(_ time: Duration) -> String {
    let minutes = Int(time / .seconds(60))
    let hours = minutes / 60
    // Another machine may say any number.
    if hours >= 48 { return self("for days") }
    if hours > 0 { return self("since \(hours) hour", plural: "since \(hours) hours", hours) }
    return minutes == 0
      ? self("just now") : self("since \(minutes) minute", plural: "since \(minutes) minutes", minutes)
  }

  /// That another machine cannot be reached at the moment.
  package func lineDown(to host: String) -> String { self("The line to \(host) is down. Trying again.") }

  /// Why the tables of another machine cannot be reached.
  private func noLine(to host: String, _ why: NoLine) -> String {
    switch why {
    case .unreachable: self("No line to \(host). In the shell, `wordyard table \(host)` lets ssh ask.")
    case .notStarted(let error): self("ssh cannot be started: \(problem(error)).")
    case .malformed: self("What answers at \(host) is no Wordyard.")
    case .otherVersion: self("Wordyard at \(host) is of another version.")
    case .taken: self("Another Wordyard of yours has taken over the line to \(host).")
    }
  }

  /// Why the player has lost the seat at a table.
  package func gone(_ reason: TableNews.Leaving) -> String {
    switch reason {
    case .refused(.seat): self("Your name is taken there: see Players.")
    case .refused(.full): self("The table is taken.")
    case .notShown: self("That table is of an earlier Wordyard, and cannot be watched.")
    case .tooManyWatch: self("As many watch that table as can.")
    case .refused(.name): self("Your name cannot be used at a table.")
    case .refused: self("The table did not let you sit down.")
    case .anotherGame: self("This table is not the one you left.")
    case .otherWords: self("The table is played with another word list.")
    case .otherVersion: self("The table is of another version of Wordyard.")
    case .noTable: self("What answers there is no table.")
    case .notFound: self("The table is not there any more.")
    case .noLine(let host, let why): noLine(to: host, why)
    case .folder(.worldWritable): self("Everybody may write in the folder of the tables: it is not used.")
    case .folder(.foreign): self("The folder of the tables is somebody else's: it is not used.")
    case .folder(.notAFolder): self("The folder of the tables is no folder.")
    case .folder(.system(let error)): self("The folder of the tables: \(problem(error)).")
    }
  }

  /// How many watch a table.
  package func watchers(_ count: Int) -> String {
    count == 0 ? self("Nobody watches any more.") : self("\(count) watches", plural: "\(count) watch", count)
  }
}

// What is said of the others at a table, whose names the sentences have.
extension Texts {
  package func leftTable(_ name: String) -> String { self("\(name) left the table").sentence }
  package func isBack(_ name: String) -> String { self("\(name) is back. Go on.") }
  package func thinksLong(_ name: String) -> String { self("\(name) has been thinking for a minute.") }

  /// That a game waits for those who have left.
  package func gameIsKept(people: Int) -> String {
    people > 2
      ? self("The game is kept: it goes on when all sit down again.")
      : self("The game is kept: it goes on when you both sit down again.")
  }
}
