/// Limits the problems of one file that are reported: the first twenty individually, then the number of the others.
public struct ProblemLimit {
  /// The number of problems reported individually.
  public static let most = 20

  private var count = 0

  public init() {}

  /// Counts a problem; returns whether it is reported individually.
  public mutating func admits() -> Bool {
    count += 1
    return count <= Self.most
  }

  /// The report of the problems that were not admitted; `nil` when there are none.
  public func rest(of file: String) -> InputProblem? {
    count > Self.most ? InputProblem(file: file, .furtherLines(count - Self.most)) : nil
  }
}
