import Engines

/// The texts about codes, which stand for a game that another player can be dealt.
public struct CodeStrings: Translated {
  package var title: String
  /// The last row of the list of saved games.
  package var row: String
  package var prompt: String
  package var label: @Sendable (_ code: String) -> String
  package var copy: String
  package var helpCopy: String
  /// The first message of a game that was dealt by a code.
  package var isUnranked: String
  /// The results of the player and of the sender of the code.
  package var yours: @Sendable (_ result: String) -> String
  package var theirs: @Sendable (_ result: String) -> String
  /// The latter in short form.
  package var theirsShort: @Sendable (_ result: String) -> String
  /// A score that exceeds the maximum of a code.
  package var atLeast: @Sendable (_ points: String) -> String
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
  package var code: CodeStrings { .in(language) }

  /// The result of a game that was dealt by a code, beside that of the code's sender.
  /// - Parameter short: the short forms of both, with which the line has at most 36 columns.
  package func sideBySide(
    _ own: String, _ sent: String, short: (own: String, sent: String)? = nil
  ) -> Popup.Line {
    let short = short ?? (own, sent)
    return Popup.Line(
      parts: [code.yours(own), code.theirs(sent)],
      short: "\(code.yours(short.own)) · \(code.theirsShort(short.sent))")
  }
}
