import Engines

/// The texts about codes, which stand for a game that another player can be dealt.
public struct CodeStrings: Translated {
  var title: String
  /// The last row of the list of saved games.
  var row: String
  var prompt: String
  var label: @Sendable (_ code: String) -> String
  var copy: String
  var helpCopy: String
  var copied: String
  /// Both results, the player's first.
  var sideBySide: @Sendable (_ yours: String, _ theirs: String) -> String
  /// The same in at most 36 columns.
  var sideBySideShort: @Sendable (_ yours: String, _ theirs: String) -> String
  /// A score that exceeds the maximum of a code.
  var atLeast: @Sendable (_ points: String) -> String
  /// Why a code cannot be played.
  public var problem: @Sendable (CodeProblem) -> String

  public static let english = CodeStrings(
    title: "Code", row: "A code that somebody sent",
    prompt: "Type the code that somebody sent.", label: { "code  \($0)" }, copy: "copy",
    helpCopy: "copy the code, to send", copied: "Copied, if your terminal allows it.",
    sideBySide: { "You: \($0)   ·   Sent: \($1)" },
    sideBySideShort: { "You: \($0) · Sent: \($1)" }, atLeast: { "\($0) or more" },
    problem: { problem in
      switch problem {
      case .notACode(.length(let count)): "A code has 20 characters, not \(count)."
      case .notACode(.character(let character)): "\(character) is in no code."
      case .notACode(.damaged): "A character of this code is wrong."
      case .newer: "This code is from a newer Wordyard."
      case .noLanguage(let code): "This code needs the language \(code)."
      case .otherWords: "This code was made with another list of words."
      }
    })

  public static let dutch = CodeStrings(
    title: "Code", row: "Een code die iemand stuurde",
    prompt: "Typ de code die iemand stuurde.", label: { "code  \($0)" }, copy: "kopiëren",
    helpCopy: "de code kopiëren",
    copied: "Gekopieerd, als je terminal dat kan.",
    sideBySide: { "Jij: \($0)   ·   Gestuurd: \($1)" },
    sideBySideShort: { "Jij: \($0) · Zij: \($1)" }, atLeast: { "\($0) of meer" },
    problem: { problem in
      switch problem {
      case .notACode(.length(let count)): "Een code heeft 20 tekens, geen \(count)."
      case .notACode(.character(let character)): "\(character) komt in geen code voor."
      case .notACode(.damaged): "Een teken van deze code klopt niet."
      case .newer: "Deze code is van een nieuwere Wordyard."
      case .noLanguage(let code): "Deze code heeft de taal \(code) nodig."
      case .otherWords: "Deze code is met een andere woordenlijst gemaakt."
      }
    })
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

extension Strings {
  var code: CodeStrings { .in(language) }
}
