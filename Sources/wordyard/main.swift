import Platform

System.end(run(CommandLine.arguments))

/// Runs the program.
/// - Returns: the exit code.
func run(_ arguments: [String]) -> Int32 {
  System.openClosedStandardDescriptors()
  // Saved files are readable only by the player.
  System.keepNewFilesPrivate()
  if let message = Limits.raise() {
    report(message)
    return ExitCode.unusable
  }
  return ExitCode.ofRunning { try Options(arguments) }
}
