import Engines
import Records
import Tables
import TextUI
import Texts

// The texts that several screens share, and those about facts of records and tables.

extension Texts {
  /// The value of an on/off setting.
  package func onOff(_ isOn: Bool) -> String { isOn ? self("on") : self("off") }

  /// A label as it stands in the bottom line or within a line: with a small first letter, where the language writes it so.
  package func inLine(_ label: String) -> String {
    // Translators: whether the labels of buttons begin with a small letter in the bottom line: "small" or "capital".
    let begins = self("small", context: "first letter of a label in the bottom line")
    // A word of one letter, as in "I bluffed", keeps its capital.
    guard begins != "capital", label.dropFirst().first != " " else { return label }
    return label.loweredFirst
  }

  /// `3 days in a row`.
  package func daysInARow(_ days: Int) -> String {
    self("\(days) day in a row", plural: "\(days) days in a row", days)
  }

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

  package func partOfSpeech(_ part: Meaning.PartOfSpeech) -> String {
    switch part {
    case .noun: self("noun")
    case .verb: self("verb")
    case .adjective: self("adjective")
    case .adverb: self("adverb")
    }
  }

  /// The same as a dictionary abbreviates it.
  package func partOfSpeechShort(_ part: Meaning.PartOfSpeech) -> String {
    switch part {
    case .noun: self("noun", context: "abbreviated")
    case .verb: self("verb", context: "abbreviated")
    case .adjective: self("adj.")
    case .adverb: self("adv.")
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
  package func month(_ month: Month) -> String {
    switch month {
    case .january: self("January")
    case .february: self("February")
    case .march: self("March")
    case .april: self("April")
    case .may: self("May")
    case .june: self("June")
    case .july: self("July")
    case .august: self("August")
    case .september: self("September")
    case .october: self("October")
    case .november: self("November")
    case .december: self("December")
    }
  }

  package func weekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: self("Monday")
    case .tuesday: self("Tuesday")
    case .wednesday: self("Wednesday")
    case .thursday: self("Thursday")
    case .friday: self("Friday")
    case .saturday: self("Saturday")
    case .sunday: self("Sunday")
    }
  }

  /// A day in long form.
  package func date(_ day: Day) -> String {
    // Translators: a weekday and a date, "Saturday 21 November".
    self("\(weekday(day.weekday)) \(shortDate(day))", context: "weekday and date")
  }

  /// A day without its weekday: `21 November`.
  /// - Parameter today: adds the year if it is not that of this day.
  package func shortDate(_ day: Day, from today: Day? = nil) -> String {
    let year = day.parts.year
    // Translators: a day and a month, "21 November".
    let date = self("\(day.parts.day) \(month(day.month))", context: "day and month")
    guard let today, today.parts.year != year else { return date }
    // Translators: a date and a year, "21 November 2026".
    return self("\(date) \(year)", context: "date and year")
  }

  /// A future day: tomorrow, a weekday, or a date if it is a week or more away.
  package func when(_ day: Day, from today: Day) -> String {
    switch day.number - today.number {
    case ...1: self("tomorrow")
    case 2...6: self("on \(weekday(day.weekday))")
    default: self("on \(shortDate(day))")
    }
  }

  /// A day in the row of the week: `S 21`.
  package func inWeek(_ day: Day) -> String {
    let number = String(day.parts.day)
    return String(weekday(day.weekday).prefix(1)).capitalizedFirst + number.aligned(to: 3)
  }

  /// What a header calls the puzzle of a day: `daily of 21 November`.
  package func puzzle(of day: Day) -> String { self("daily of \(shortDate(day))") }
}

/// Why a code cannot be played.
public enum CodeProblem: Error, Equatable, Sendable {
  case notACode(GameCode.Problem)
  /// Its mode or its rules are from a later version.
  case newer
  /// The language does not exist.
  case noLanguage(String)
  /// The word list differs from the one that the code was made with, or has no such game.
  case otherWords
}

extension Texts {
  /// Why a code cannot be played.
  public func problem(_ problem: CodeProblem) -> String {
    switch problem {
    case .notACode(.length(let count)): self("A code has \(GameCode.length) characters, not \(count).")
    case .notACode(.character(let character)): self("\(character) is in no code.")
    case .notACode(.damaged): self("A character of this code is wrong.")
    case .newer: self("This code is from a newer Wordyard.")
    case .noLanguage(let code): self("This code needs the language \(code).")
    case .otherWords: self("This code was made with another list of words.")
    }
  }

  /// The result of a game that was dealt by a code, beside that of the code's sender.
  package func sideBySide(_ own: String, _ sent: String) -> Popup.Line {
    Popup.Line(parts: [self("You: \(own)"), self("Sender: \(sent)")])
  }
}
