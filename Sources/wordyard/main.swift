import Engines
import Glibc
import Play
import Terminal
import TextUI

exit(run(CommandLine.arguments))

/// The program, from its arguments to its exit code: 0, 1 when nothing was found, or 2 when it cannot be used
/// like this.
func run(_ arguments: [String]) -> Int32 {
  // What the player writes and wins is nobody else's to read.
  umask(0o077)
  do {
    let options = try Options(arguments)
    switch options.action {
    case .help: print(Options.usage.said(in: localeLanguage()), terminator: "")
    case .version: print("wordyard \(Options.version)")
    case .play:
      switch options.command {
      case nil, .hangman, .twist, .ghost, .daily: try play(options)
      case .scores: return try scores(options)
      case .find: return try find(options)
      case .solve: return try solve(options)
      case .guess: return try guess(options)
      }
    }
    return 0
  } catch let misuse as Options.Misuse {
    complain(
      Sentence(
        misuse.message.english + "; see `wordyard --help`",
        dutch: misuse.message.dutch + "; zie `wordyard --help`"))
  } catch let error as TerminalError {
    complain(error.message)
  } catch let problem as InputProblem {
    complain(problem)
  } catch {
    complain(Sentence("\(error)", dutch: "\(error)"))
  }
  return 2
}
