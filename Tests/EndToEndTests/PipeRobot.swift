import TestSupport
import Testing

/// A program that plays Wordyard through two pipes: it writes a line, and reads the answer up to the next prompt.
final class PipeRobot {
  private let program: RunningProgram
  /// What is asked at the moment; `nil` when the program has ended.
  private(set) var prompt: String?
  /// Everything that was said, without the prompts.
  private(set) var said: [String] = []

  init(_ arguments: [String], home: Home, language: String = "en") throws {
    program = try RunningProgram(
      try Wordyard.program(arguments + ["--player", "Ada", "--language", language], home, [:]),
      hasInput: true)
    try read()
  }

  /// Says a line.
  /// - Returns: the answer, in lines.
  @discardableResult
  func say(_ line: String) throws -> [String] {
    program.write(line)
    return try read()
  }

  @discardableResult
  private func read() throws -> [String] {
    var answer: [String] = []
    while let line = try program.line() {
      if line.hasSuffix("?") {
        prompt = line
        said += answer
        return answer
      }
      answer.append(line)
    }
    prompt = nil
    said += answer
    return answer
  }

  /// Ends the input, and waits for the program's end.
  func end() throws -> (lines: [String], exit: Exit) {
    program.endInput()
    return try program.end()
  }

  func kill() { program.kill() }
}
