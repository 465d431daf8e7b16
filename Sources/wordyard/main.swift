import Engines
import Glibc
import Play
import Terminal

exit(run(CommandLine.arguments))

/// Runs the program.
/// - Returns: the exit code: 0; 1 when a command found nothing; 2 when the command line, a file or the
///   terminal cannot be used.
func run(_ arguments: [String]) -> Int32 {
  // Only the player may read what is saved.
  umask(0o077)
  guard raiseDescriptorLimit() else {
    report(\.fewDescriptors)
    return 2
  }
  do {
    let options = try Options(arguments)
    switch options.action {
    case .help: try Output.write(CommandLineStrings.inLocaleLanguage.usage(Options.Command.games))
    case .version: try Output.write("wordyard \(Options.version)\n")
    case .play:
      switch options.command {
      case nil, .game: try play(options)
      case .scores: return try scores(options)
      case .find: return try find(options)
      case .solve: return try solve(options)
      case .guess: return try guess(options)
      }
    }
    return 0
  } catch let misuse as Options.Misuse {
    report { $0.seeHelp($0.misuse(misuse)) }
  } catch let error as TerminalError {
    report { $0.terminalError(error) }
  } catch let error as OutputError {
    report { $0.outputError(error.cause) }
  } catch let problem as InputProblem {
    report(problem)
  } catch {
    report("\(error)")
  }
  return 2
}

/// The most files that the program has open at a time: the standard ones, the terminal twice, signals, the database with its
/// log, the locks, a word list and what is being read.
private let neededDescriptors: rlim_t = 32

/// Raises the limit of open files to what is needed.
/// - Returns: false when the limit cannot be raised so far.
private func raiseDescriptorLimit() -> Bool {
  var limit = rlimit()
  guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0,
    limit.rlim_cur < neededDescriptors
  else { return true }
  limit.rlim_cur = min(neededDescriptors, limit.rlim_max)
  return limit.rlim_cur == neededDescriptors
    && setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
}
