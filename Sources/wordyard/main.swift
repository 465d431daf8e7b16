import Engines
import Glibc
import Play
import Terminal
import TextUI

exit(run(CommandLine.arguments))

/// The program, from its arguments to its exit code: 0, 1 when nothing was found, or 2 when it cannot be used
/// like this.
func run(_ arguments: [String]) -> Int32 {
  do {
    let options = try Options(arguments)
    switch options.action {
    case .help: print(Options.usage, terminator: "")
    case .version: print("wordyard \(Options.version)")
    case .play:
      switch options.command {
      case nil, .hangman, .twist, .ghost: try play(options)
      case .find: return try find(options)
      case .solve: return try solve(options)
      case .guess: return try guess(options)
      }
    }
    return 0
  } catch let misuse as Options.Misuse {
    complain(misuse.message + "; see `wordyard --help`")
  } catch let error as TerminalError {
    complain(error.message)
  } catch {
    complain("\(error)")
  }
  return 2
}

/// One line on standard error, with nothing in it that a terminal would obey.
func complain(_ message: String) {
  let inert = String(message.map { $0.isInert ? $0 : "?" })
  let line = Array("wordyard: \(inert)\n".utf8)
  write(STDERR_FILENO, line, line.count)
}
