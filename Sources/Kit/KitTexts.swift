import Engines
import Play
import Records
import Tables
import TextUI
import Texts

// The texts that several screens share, and those about facts of records and tables.

extension Texts {
  /// The names of the arrows and of other keys drawn as symbols, for ASCII.
  package var keyNames: KeyNames {
    KeyNames(
      left: self("left"), right: self("right"), up: self("up"), down: self("down"), arrows: self("arrows"),
      backspace: self("bksp"), backTab: self("shift-tab"))
  }

  package func themeName(_ theme: Theme.Name) -> String {
    switch theme {
    case .auto: self("auto", context: "theme")
    case .night: self("night")
    case .paper: self("paper")
    case .contrast: self("high contrast")
    case .mono: self("mono")
    }
  }

  package func soundName(_ sound: Settings.Sound) -> String {
    switch sound {
    case .off: self("off")
    case .bell: self("bell")
    case .flash: self("flash")
    }
  }

  /// How long a table has been waiting.
  package func since(_ time: Duration) -> String {
    let minutes = Int(time / .seconds(60))
    let hours = minutes / 60
    if hours > 0 { return self("since \(hours) hour", plural: "since \(hours) hours", hours) }
    return minutes == 0
      ? self("just now") : self("since \(minutes) minute", plural: "since \(minutes) minutes", minutes)
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
    case .folder(.worldWritable): self("Everybody may write in the folder of the tables: it is not used.")
    case .folder(.foreign): self("The folder of the tables is somebody else's: it is not used.")
    case .folder(.notAFolder): self("The folder of the tables is no folder.")
    case .folder(.system(let error)): self("The folder of the tables: \(problem(error)).")
    }
  }
}

extension Texts {
  /// How many watch a table.
  package func watchers(_ count: Int) -> String {
    count == 0 ? self("Nobody watches any more.") : self("\(count) watches", plural: "\(count) watch", count)
  }

  /// A day in the row of the week: `S 21`.
  package func inWeek(_ day: Day) -> String {
    let number = String(day.parts.day)
    return String(weekday(day.weekday).prefix(1)).capitalizedFirst + number.aligned(to: 3)
  }
}
