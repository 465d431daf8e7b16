import Engines
import Play
import Records
import TextUI
import Texts

// The texts that several screens share, and those about facts of records.

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

  /// A day in the row of the week: `S 21`.
  package func inWeek(_ day: Day) -> String {
    let number = String(day.parts.day)
    return String(weekday(day.weekday).prefix(1)).capitalizedFirst + number.aligned(to: 3)
  }
}
