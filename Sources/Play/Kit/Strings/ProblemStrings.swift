import Engines

/// The wording of what is wrong with the files that players and packagers write.
public struct ProblemStrings: Translated {
  let cause: @Sendable (InputProblem.Cause) -> String
  let systemError: @Sendable (SystemError) -> String

  /// A problem in one line, with the file and the line it is in: `words.txt:12: not UTF-8`.
  public func text(_ problem: InputProblem) -> String {
    "\(problem.file):\(problem.line.map { "\($0):" } ?? "") \(cause(problem.cause))"
  }

  /// What the operating system refused, without the name of the file.
  public func text(_ error: SystemError) -> String { systemError(error) }
}
