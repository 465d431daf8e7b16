import Engines
import Plain
import Platform
import Play
import Records
import Storage
import Terminal
import Texts

/// `wordyard play LETTER --move R`, `--solve TEXT` or `--show`, and `wordyard play GAME --move R`, which begins a match by post:
/// each prints a letter or the position, and needs no terminal.
/// - Returns: the exit code 0.
/// - Throws: `PostProblem` when the letter cannot be read or the move is not possible; then nothing is printed.
func post(_ options: Options) throws -> Int32 {
  var start = try Start(options)
  let command = PostCommand(
    move: options.move, solution: options.solution, showsPosition: options.showsPosition,
    isASCII: options.isASCII || !CursesTerminal.setLocale(from: start.assets.localeFolder))
  if !command.makesMove, GameKind(rawValue: options.operand) == nil {
    // Nothing is kept of what is only looked at.
    start.context.services.records = RecordStore.copy(ofFolder: start.folder)
  }
  start.context.readTitle()
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

/// The newest letter in what is read from standard input.
/// - Parameter isWhole: whether all of it is read; else what has arrived with the letter, of which what follows it is left.
func letter(from input: inout LineInput, isWhole: Bool) -> String {
  func found(_ lines: some Sequence<String>) -> PostLetter? {
    try? PostLetter.found(in: lines.joined(separator: "\n"))
  }
  var (lines, size): ([String], Int) = ([], 0)
  while size < PostLetter.longestText, isWhole || found(lines) == nil || input.hasMore,
    let line = input.line()
  {
    lines.append(line)
    size += line.utf8.count + 1
  }
  guard let letter = found(lines) else { return lines.joined(separator: "\n") }
  while found(lines.dropLast()) == letter { input.putBack(lines.removeLast()) }
  return letter.text
}

extension Options {
  /// Whether a letter by post is answered or looked at, or a match begun, in place of opening it: where nobody can be asked for
  /// its first move, and for a challenge, this says how it is given.
  var isPostCommand: Bool {
    guard command == .code, move == nil, solution == nil, !showsPosition else { return command == .code }
    return GameKind(rawValue: operand).map { $0 == .hangman || (try? plainReason()) == .pipe } ?? false
  }
}
