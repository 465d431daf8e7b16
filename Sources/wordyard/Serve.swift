import Engines
import Platform

/// `wordyard serve`: reads a letter by post or a command a line, and answers each with one object in one line. The options with
/// which it is given count for every line.
/// - Returns: the exit code 0, at the end of the input.
func serve(_ options: Options) throws -> Int32 {
  _ = try Assets()
  var input = LineInput()
  while let line = input.line() {
    let capture = Capture()
    let code = Capture.$current.withValue(capture) {
      ExitCode.ofRunning { try Options(serving: line, with: options) }
    }
    let answer = capture.text.split(separator: "\n").first.map { JSON.written(String($0)) }
    let served = JSON.object([
      "exit": .number(Int(code)), "answer": answer,
      "said": capture.messages.isEmpty ? nil : .texts(capture.messages),
    ])
    try Output.write(served.text + "\n")
  }
  return 0
}

extension Options {
  /// The command of a line that somebody sent, who is trusted with no file.
  /// - Parameter options: those of `serve`.
  /// - Throws: `Refusal` when the line is no command that prints.
  init(serving line: String, with options: Options) throws {
    var words = try Self.words(of: line)
    if PostLetter.isIn(line), !words.contains(where: Option.json.commands.contains) {
      // What a bot adds behind a letter is an option.
      let options = words.drop { !$0.hasPrefix("--") }
      words = ["play", words.dropLast(options.count).joined(separator: " "), "--show"] + options
    }
    let refusal = Refusal.misuse { [words] in $0("`\(words.first ?? "")`: not for a line of `serve`") }
    guard words.contains(where: Option.json.commands.contains) else { throw refusal }
    try self.init(["", "--json"] + words, after: options)
    // What is helped by a screen, or reads or writes a file that the line names.
    guard command?.isServed == true, !isBeyondServing else { throw refusal }
  }

  /// The words of a line; quotation marks hold some together.
  private static func words(of line: String) throws -> [String] {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { throw Refusal.misuse { $0("a quotation mark is missing") } }
    return parts.enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(whereSeparator: \.isWhitespace).map(String.init)
    }
  }
}
