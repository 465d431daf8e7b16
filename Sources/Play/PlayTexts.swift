import Engines
import Records
import Texts

extension Texts {
  /// The value of an on/off setting.
  package func onOff(_ isOn: Bool) -> String { isOn ? self("on") : self("off") }

  /// Why a finished game cannot be seen again; `nil` for one that is not kept.
  package func noReplay(_ record: GameRecord?) -> String {
    let path = record?.game.session.words ?? ""
    return path.isEmpty
      ? self("That game cannot be seen again: its words are not what they were.")
      : self("It needs the words of \(path) as they were.")
  }

  /// What giving a game up means.
  package func givingUp(_ session: GameSession) -> String {
    session.code.isEmpty ? self("Giving up counts as lost.") : self("Giving up shows both results.")
  }

  /// That there is nothing to show yet.
  package var nothingYet: String { self("There is nothing yet.") }

  /// That a game in which nothing was done is not kept.
  package var willNotWait: String { self("Nothing has been played yet: it will not wait.") }

  package var noPuzzle: String { self("This word list has no such puzzle.") }
  /// What something is called, and what there is to say of it.
  package func labelled(_ label: String, _ text: String) -> String { self("\(label): \(text)") }

  /// `3 days in a row`.
  package func daysInARow(_ days: Int) -> String {
    self("\(days) day in a row", plural: "\(days) days in a row", days)
  }

  package func partOfSpeech(_ part: Meaning.PartOfSpeech) -> String {
    switch part {
    case .noun: self("noun")
    case .verb: self("verb")
    case .adjective: self("adjective")
    case .adverb: self("adverb")
    case .other: self("word", context: "part of speech")
    }
  }

  /// The same as a dictionary abbreviates it.
  package func partOfSpeechShort(_ part: Meaning.PartOfSpeech) -> String {
    switch part {
    case .noun: self("noun", context: "abbreviated")
    case .verb: self("verb", context: "abbreviated")
    case .adjective: self("adj.")
    case .adverb: self("adv.")
    case .other: self("word", context: "part of speech")
    }
  }
}

extension Texts {
  /// Who plays now.
  func playsNow(_ profile: Profile) -> String {
    self(profile.person, you: "You play now.") { "\($0) plays now." }
  }

  /// What a high score list counts.
  package func unit(_ ranking: Mode.Ranking) -> String {
    switch ranking {
    case .streak: self("in a row")
    case .points: self("points")
    case .wins, .none: self("games won")
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

  /// How long ago a day was.
  package func when(_ day: Day, _ today: Day) -> String {
    switch today.number - day.number {
    case ...0: self("today")
    case 1: self("yesterday")
    case let days where days <= 30: self("\(days) days ago")
    case ...330: self("in \(month(day.month))", context: "month")
    default: self("in \(day.parts.year)", context: "year")
    }
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
    case .notACode(.length(let count)) where abs(count - GameCode.length) > GameCode.group:
      self("That is no code and no letter.")
    case .notACode(.length(let count)): self("A code has \(GameCode.length) characters, not \(count).")
    case .notACode(.character(let character)): self("\(character) is in no code.")
    case .notACode(.damaged): self("A character of this code is wrong.")
    case .newer: self("This code is from a newer Wordyard.")
    case .noLanguage(let code): self("This code needs the language \(code).")
    case .otherWords: self("This code was made with another list of words.")
    }
  }
}
