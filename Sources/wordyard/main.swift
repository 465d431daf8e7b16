import Engines
import Kit
import Menus
import Plain
import Platform
import Play
import Records
import Terminal
import TextUI
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
    var options = try Options(arguments)
    isGuest = options.guest != nil
    var input = LineInput()
    if options.command == .code, options.operand == "-" {
      options.operand = letter(from: &input, isWhole: options.isPostCommand && !input.isTerminal)
    }
    switch options.action {
    case .help: try Output.write(usage(options))
    case .version: try Output.write("wordyard \(Options.version)\n")
    case .play:
      switch options.command {
      case .screen where options.isShared: return try share(options)
      case .replay:
        if let path = options.cast { return try record(options, to: path) }
        try play(options, input)
      case .code where options.isPostCommand: return try post(options)
      case nil, .screen, .code: try play(options, input)
      case .scores: return try scores(options)
      case .find: return try find(options)
      case .solve: return try solve(options)
      case .guess: return try guess(options)
      case .define: return try define(options)
      case .importWords: return try importWords(options)
      case .exportWords: return try exportWords(options)
      case .texts: try Output.write(Files.text(Assets.find() + "/interface.pot"))
      }
    }
    return 0
  } catch let misuse as Options.Misuse {
    report { text in
      let problem = text.misuse(misuse)
      return misuse.suggestion.map { text("\(problem). Did you mean \($0)?") }
        ?? text("\(problem); see `wordyard --help`")
    }
  } catch let problem as CodeProblem {
    report { $0.problem(problem) }
  } catch let problem as ReplayProblem {
    report { $0.problem(problem) }
  } catch let problem as PostProblem {
    report { $0.problem(problem) }
  } catch let guest as GuestIsPlaying {
    report { $0("\(guest.name) is playing already") }
  } catch let error as TerminalError {
    report { $0.problem(error, isForGuest: isGuest) }
  } catch let error as OutputError {
    report { $0("standard output: \($0.problem(error.cause))") }
  } catch let problem as InputProblem {
    report(problem)
  } catch {
    report("\(error)")
  }
  return 2
}

/// Plays on the screen, or in lines.
private func play(_ options: Options, _ input: LineInput) throws {
  // Whoever cannot play creates no file.
  let reason = try options.plainReason()
  var (options, start) = (options, try Start(options))
  if options.command == .code, let kind = GameKind(rawValue: options.operand) {
    start.context.readTitle()
    guard let posted = start.context.unbegunPost(kind) else { throw PostProblem.olderWords }
    options.operand = posted.letter
  }
  var plain = reason ?? (start.context.profile.settings.usesLines ? .setting : nil)
  if plain == nil {
    do {
      var session = try Session(start, options)
      session.run()
      return session.close()
    } catch TerminalError.cannotMoveCursor(let name) {
      plain = .terminal(name)
    }
  }
  guard let plain else { return }
  var session = try PlainSession(start, options, input, by: plain)
  session.run()
}

/// The output of `--help`. Without the program's files, its languages are those of the interface.
private func usage(_ options: Options) -> String {
  let languages = (try? Assets())?.library.languageCodes() ?? ["en"]
  return ((try? Texts.chosen(options)) ?? .ofLocale).usage(
    games: Options.Command.games, languages: languages, themes: Theme.Name.allCases.map(\.rawValue))
}
