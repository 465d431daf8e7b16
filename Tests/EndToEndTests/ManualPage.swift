import TestSupport
import Testing

/// A page of the manual, as it is printed.
struct ManualPage {
  /// The folder of each language below that of the pages, English first.
  static let folders = ["", "de/", "es/", "fr/", "nl/"]

  let text: String
  /// What is set as an example, in their order.
  let examples: [String]

  /// - Parameter name: of the file below the folder of the pages.
  init(_ name: String) throws {
    let source = try #require(Checkout.text("assets/man/\(name)"))
    text = Self.printed(source)
    examples = source.split(separator: "\n.EX\n").dropFirst().map {
      Self.printed(String($0.split(separator: "\n.EE")[0])) + "\n"
    }
  }

  private static func printed(_ source: String) -> String {
    let signs = [
      ("\\-", "-"), ("\\(aq", "'"), ("\\(dq", "\""), ("\\&", ""), ("\\fR", ""), ("\\fP", ""), ("\\e", "\\"),
    ]
    return signs.reduce(source) { $0.replacing($1.0, with: $1.1) }
  }

  /// The script that has this in it.
  func script(with text: String) throws -> String {
    try #require(examples.first { $0.hasPrefix("#!") && $0.contains(text) }, "\(text)")
  }

  /// Runs a script with the program under its name.
  static func run(_ script: String, home: Home, arguments: [String] = []) throws -> (
    lines: [String], exit: Exit
  ) {
    let folder = try Wordyard.path().split(separator: "/").dropLast().map { "/" + $0 }.joined()
    var bash = try Wordyard.program(
      ["-c", script, "bash"] + arguments, home, ["PATH": "\(folder):/usr/bin:/bin", "TMPDIR": home.path])
    bash.path = "/bin/bash"
    return try RunningProgram(bash).end(patience: .seconds(240))
  }
}
