import Engines
import Lines
import Platform
import Play
import Records
import Storage
import Terminal
import Texts

/// `wordyard play LETTER --move R`, `--solve TEXT` or `--show`, and `wordyard play GAME`, which begins a match by post: each
/// prints a letter or the position, and needs no terminal.
/// - Returns: the exit code 0.
/// - Throws: `PostProblem` when the letter cannot be read or the move is not possible; then nothing is printed.
func post(_ options: Options) throws -> Int32 {
  var start = try Start(options)
  if options.showsPosition {
    // Nothing is kept of what is only looked at.
    start.context.services.records = RecordStore.copy(ofFolder: start.folder)
  }
  start.context.readTitle()
  let command = PostCommand(
    move: options.move, solution: options.solution, showsPosition: options.showsPosition,
    isASCII: options.isASCII || !CursesTerminal.setLocale(from: start.assets.localeFolder))
  let lines: [String]
  do {
    lines = try start.context.post(options.operand, command)
  } catch {
    Start.close(start.store, start.assets)
    throw error
  }
  // What is printed has been saved before.
  Start.close(start.store, start.assets)
  var output = Output()
  for line in lines { output.line(line) }
  try output.write()
  return 0
}

/// A letter in what is read from standard input: up to the first line with which one is complete.
func letter(from input: inout LineInput) -> String {
  var text = ""
  while text.utf8.count < 4 * PostLetter.longest, let line = input.line() {
    text += line + "\n"
    if (try? PostLetter.found(in: text)) != nil { break }
  }
  return text
}

extension Options {
  /// Whether a letter by post is answered or looked at, or a match begun, in place of opening it.
  var isPostCommand: Bool {
    command == .code
      && (move != nil || solution != nil || showsPosition || GameKind(rawValue: operand) != nil)
  }
}
