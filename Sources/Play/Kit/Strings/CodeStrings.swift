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
  /// The first message of a game that was dealt by a code.
  var isUnranked: String
  /// Both results, the player's first.
  var sideBySide: @Sendable (_ yours: String, _ theirs: String) -> String
  /// The same in at most 36 columns.
  var sideBySideShort: @Sendable (_ yours: String, _ theirs: String) -> String
  /// A score that exceeds the maximum of a code.
  var atLeast: @Sendable (_ points: String) -> String
  /// Why a code cannot be played.
  public var problem: @Sendable (CodeProblem) -> String
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
