/// What is wrong with a line of a file that a player or a packager wrote.
public struct InputProblem: Error, Equatable, Sendable, CustomStringConvertible {
  public var file: String
  /// Counted from 1; `nil` when the file as a whole is meant.
  public var line: Int?
  public var message: Sentence

  public init(file: String, line: Int? = nil, _ message: Sentence) {
    self.file = file
    self.line = line
    self.message = message
  }

  public init(file: String, line: Int? = nil, _ english: String, dutch: String) {
    self.init(file: file, line: line, Sentence(english, dutch: dutch))
  }

  /// `words.txt:12: not a word`, in the language of that code.
  public func said(in code: String) -> String {
    "\(file):\(line.map { "\($0):" } ?? "") \(message.said(in: code))"
  }

  public var description: String { said(in: "en") }
}
