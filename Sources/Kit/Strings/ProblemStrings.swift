import Engines
import Records

/// The error messages about files that players and packagers write.
public struct ProblemStrings: Translated {
  package let cause: @Sendable (InputProblem.Cause) -> String
  package let systemError: @Sendable (SystemError) -> String
  package let storageFailure: @Sendable (StorageFailure) -> String

  /// An error message in one line, with the file and line: `words.txt:12: not UTF-8`.
  public func text(_ problem: InputProblem) -> String {
    "\(problem.file):\(problem.line.map { "\($0):" } ?? "") \(cause(problem.cause))"
  }

  /// An error of the operating system, without the name of the file.
  public func text(_ error: SystemError) -> String { systemError(error) }

  /// Why the database cannot be used; follows the name of its file.
  public func text(_ failure: StorageFailure) -> String { storageFailure(failure) }
}

extension Strings {
  package var problems: ProblemStrings { .in(language) }
}
