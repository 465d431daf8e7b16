import Engines

/// What is said of codes, which stand for a game that somebody else can be dealt.
public struct CodeStrings: Translated {
  var title: String
  /// The last row of the list of games that wait.
  var row: String
  var prompt: String
  var label: @Sendable (_ code: String) -> String
  var copy: String
  var helpCopy: String
  var copied: String
  /// The results of both, the player's first.
  var sideBySide: @Sendable (_ yours: String, _ theirs: String) -> String
  /// The same in at most 36 columns.
  var sideBySideShort: @Sendable (_ yours: String, _ theirs: String) -> String
  /// More than a code has room for.
  var atLeast: @Sendable (_ points: String) -> String
  /// Why a text cannot be played.
  public var problem: @Sendable (CodeProblem) -> String

  public static let english = CodeStrings(
    title: "Code", row: "A code that somebody sent",
    prompt: "Type the code that somebody sent.", label: { "code  \($0)" }, copy: "copy",
    helpCopy: "copy the code of this deal, to send it", copied: "Copied, if your terminal allows it.",
    sideBySide: { "You: \($0)   ·   Sent: \($1)" },
    sideBySideShort: { "You: \($0) · Sent: \($1)" }, atLeast: { "\($0) or more" },
    problem: { problem in
      switch problem {
      case .notACode(.length(let count)): "A code has 20 characters, and this has \(count)."
      case .notACode(.character(let character)): "\(character) is in no code."
      case .notACode(.damaged): "A character of this code is wrong."
      case .newer: "This code is from a newer Wordyard."
      case .noLanguage(let code): "This code needs the language \(code)."
      case .otherWords: "This code was made with another list of words."
      }
    })

  public static let dutch = CodeStrings(
    title: "Code", row: "Een code die iemand stuurde",
    prompt: "Typ de code die iemand stuurde.", label: { "code  \($0)" }, copy: "kopieer",
    helpCopy: "de code van dit spel kopiëren, om te sturen",
    copied: "Gekopieerd, als je terminal dat toestaat.",
    sideBySide: { "Jij: \($0)   ·   Gestuurd: \($1)" },
    sideBySideShort: { "Jij: \($0) · Zij: \($1)" }, atLeast: { "\($0) of meer" },
    problem: { problem in
      switch problem {
      case .notACode(.length(let count)): "Een code heeft 20 tekens, en dit zijn er \(count)."
      case .notACode(.character(let character)): "\(character) komt in geen code voor."
      case .notACode(.damaged): "Er is een teken van deze code verkeerd."
      case .newer: "Deze code is van een nieuwere Wordyard."
      case .noLanguage(let code): "Deze code vraagt om de taal \(code)."
      case .otherWords: "Deze code is met een andere woordenlijst gemaakt."
      }
    })
}

/// Why a code cannot be played.
public enum CodeProblem: Error, Equatable, Sendable {
  case notACode(GameCode.Problem)
  /// Its mode or its rules are of a later version.
  case newer
  /// There are no words of that language.
  case noLanguage(String)
  /// The words are others than those it was made with, or there is no such game among them.
  case otherWords
}

extension Strings {
  var code: CodeStrings { .in(language) }
}
