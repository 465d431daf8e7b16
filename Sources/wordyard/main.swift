import Engines
import Kit
import Platform
import Play
import Records
import Storage
import Terminal
import Texts

System.end(run(CommandLine.arguments))

/// Runs the program.
/// - Returns: the exit code: 0; 1 when a command found nothing; 2 when the command line, a file or the terminal cannot be
///   used.
func run(_ arguments: [String]) -> Int32 {
  System.openClosedStandardDescriptors()
  // Saved files are readable only by the player.
  System.keepNewFilesPrivate()
  if let message = Limits.raise() {
    report(message)
    return 2
  }
  var isGuest = false
  do {
    let options = try Options(arguments)
    isGuest = options.guest != nil
    return try options.command?.run(options) ?? play(options, .menu)
  } catch let refusal as Refusal {
    report(refusal.message)
  } catch let problem as CodeProblem {
    report { $0.problem(problem) }
  } catch let problem as PostProblem {
    report { $0.problem(problem) }
  } catch let error as TerminalError {
    report { $0.problem(error, isForGuest: isGuest) }
  } catch let problem as RecordsProblem {
    report { $0.notice(.unreadable(file: problem.file, reason: problem.reason)) }
  } catch let problem as InputProblem {
    report(problem)
  } catch {
    report("\(error)")
  }
  return 2
}
