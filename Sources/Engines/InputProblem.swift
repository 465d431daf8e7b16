/// What is wrong with a line of a file that a player or a packager wrote.
public struct InputProblem: Error, Equatable, Sendable, CustomStringConvertible {
  public var file: String
  /// Counted from 1; `nil` when the file as a whole is meant.
  public var line: Int?
  public var message: String

  public init(file: String, line: Int? = nil, _ message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  public var description: String {
    guard let line else { return "\(file): \(message)" }
    return "\(file):\(line): \(message)"
  }
}
