import Engines
import Play
import Storage
import Terminal

/// The exit codes, by kind of refusal.
enum ExitCode {
  /// A command has found nothing.
  static let nothing: Int32 = 1
  /// The command line, a file or the terminal cannot be used.
  static let unusable: Int32 = 2
  /// A letter by post or a code cannot be read, or not with these words.
  static let unreadable: Int32 = 3
  /// A letter or a match can be read, but the move is not possible, or not now.
  static let impossible: Int32 = 4
  /// Another Wordyard plays it: later it may be possible.
  static let busy: Int32 = 5
  /// No score is wrong, but one cannot be judged.
  static let unjudged: Int32 = 6

  /// Runs the command of a command line, and reports why it is refused.
  static func ofRunning(_ options: () throws -> Options) -> Int32 {
    var isGuest = false
    do {
      let options = try options()
      isGuest = options.guest != nil
      return try options.command?.run(options) ?? play(options, .menu)
    } catch let refusal as Refusal {
      report(refusal.message)
      return refusal.code
    } catch let problem as CodeProblem {
      report { $0.problem(problem) }
      return unreadable
    } catch let problem as PostProblem {
      report { $0.problem(problem) }
      return problem.code
    } catch let error as TerminalError {
      report { $0.problem(error, isForGuest: isGuest) }
    } catch let problem as RecordsProblem {
      report { $0.notice(.unreadable(file: problem.file, reason: problem.reason)) }
    } catch let problem as InputProblem {
      report(problem)
    } catch {
      report("\(error)")
    }
    return unusable
  }
}

extension PostProblem {
  fileprivate var code: Int32 {
    switch self {
    case .isPlayed: ExitCode.busy
    case .noMatch: ExitCode.nothing
    case .answered, .differs, .isFull, .noMove, .noSecret, .notAMove, .notMade, .notYourTurn,
      .otherRules, .over:
      ExitCode.impossible
    default: ExitCode.unreadable
    }
  }
}
