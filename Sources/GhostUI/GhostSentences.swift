import Commentary
import Engines
import Kit
import TextUI
import Texts

extension Texts {
  /// One player challenges another, with the names clipped so that the sentence fits.
  /// - Parameter you: the player whom the sentence calls "you", if any.
  func challenge(of challenged: Int, by challenger: Int, in match: Ghost, you: Int?, room: Int = .max)
    -> String
  {
    let names = (match.name(of: challenger, self), match.name(of: challenged, self))
    if match.person(challenger, you: you, self) == .you {
      return self("You challenge \(names.1.clipped(to: room - self("You challenge \("")").columns))")
    }
    if match.person(challenged, you: you, self) == .you {
      return self("\(names.0.clipped(to: room - self("\("") challenges you").columns)) challenges you")
    }
    let free = room - self("\("") challenges \("")").columns
    let first = min(names.0.columns, max(free / 2, free - names.1.columns))
    return self("\(names.0.clipped(to: first)) challenges \(names.1.clipped(to: free - first))")
  }

  /// The question for the word behind a fragment, with the name clipped and the fragment cut so that it fits.
  func question(_ who: Person, _ fragment: String, in match: Ghost, room: Int) -> String {
    let free = room - question(.named(""), "", in: match).columns
    let shown = name(who).clipped(to: max(8, free - fragment.columns))
    let person = who == .you ? who : .named(shown)
    return question(person, fragment.tail(free - shown.columns), in: match)
  }
}

extension String {
  /// The text, or its end with an ellipsis if it is longer than a number of columns.
  func tail(_ width: Int) -> String { columns <= width ? self : "…" + suffix(max(1, width - 1)) }
}
