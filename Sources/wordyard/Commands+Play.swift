import Engines
import Kit
import Plain
import Platform
import Play
import Records
import Storage
import Tables
import Terminal
import Texts

/// Plays on the screen, or in lines.
/// - Returns: the exit code 0.
func play(_ options: Options, _ opening: Opening, _ input: LineInput = LineInput()) throws -> Int32 {
  // Whoever cannot play creates no file.
  let reason = try options.plainReason()
  var (start, opening) = (try Start(options, opening), opening)
  if case .code(let text) = opening, let kind = GameKind(byPost: text) {
    start.context.choices.readTitle()
    guard let posted = start.context.postBox.unbegun(kind) else { throw PostProblem.olderWords }
    opening = .code(posted.letter)
  }
  var plain = reason ?? (start.context.profile.settings.usesLines ? .setting : nil)
  if plain == nil {
    do {
      var session = try Session(start, options, opening)
      session.run()
      session.close()
      return 0
    } catch TerminalError.cannotMoveCursor(let name) {
      plain = .terminal(name)
    }
  }
  guard let plain else { return 0 }
  var session = try PlainSession(start, options, opening, input, by: plain)
  session.run()
  return 0
}

extension Options {
  /// The tables of the player's folder, or of the other machine that the command names, which is reached while ssh can still ask on
  /// the terminal.
  /// - Throws: when there is no line to it.
  func tables(in folder: String, _ loop: EventLoop, _ context: inout Context) throws -> TableRoom {
    let room = TableRoom(folder: tables ?? folder + "/tables", loop: loop, ssh: guest == nil ? "ssh" : nil)
    guard let host else { return room }
    // What ssh says ends its lines for a raw terminal, and may repeat whatever the other machine says.
    let reason = room.reach(host) { bytes in
      let text = String(decoding: bytes.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0).inert }
      try? System.write(Array(lines.joined(separator: "\n").utf8), to: System.standardError)
    }
    if case .noLine(_, .unreachable) = reason { throw Refusal { $0("there is no line to \(host)") } }
    if let reason { throw Refusal { $0.gone(reason) } }
    context.profile.settings.visit(host)
    return room
  }
}

/// `wordyard table HOST`: plays at the tables of another machine.
func playElsewhere(_ options: Options) throws -> Int32 {
  let host = options.operand
  guard Elsewhere.isHost(host) else {
    throw Refusal.misuse { $0("table `\(host)`: not the name of a machine, as ssh takes it") }
  }
  return try play(options, .table)
}

/// `wordyard table --relay`: carries lines between standard input and output and the tables of this machine.
/// - Returns: the exit code 0.
func relay(_ options: Options) throws -> Int32 {
  let folder = options.data ?? Assets.dataFolder()
  guard !folder.isEmpty || options.tables != nil else { throw InputProblem(file: "HOME", .noHome) }
  let store = RecordStore(folder: folder)
  if let guest = options.guest, !store.claim(player: guest) {
    throw Refusal { $0("\(guest) is playing already") }
  }
  do {
    if options.tables == nil { try Files.makeFolders(folder) }
    let relay = try TableRelay(folder: options.tables ?? folder + "/tables", guest: options.guest)
    try relay.run()
  } catch let problem as TableFolderProblem {
    throw Refusal { $0.gone(.folder(problem)) }
  } catch let error as SystemError {
    throw Refusal { $0.problem(error) }
  }
  return withExtendedLifetime(store) { 0 }
}

/// `wordyard replay [ID]`: opens a finished game, or writes it as a recording.
func replay(_ options: Options) throws -> Int32 {
  let game = try options.argument.map { text in
    guard let id = Int64(text), id > 0, String(id) == text else {
      throw Refusal.misuse { $0("replay `\(text)`: not the number of a game") }
    }
    return id
  }
  if let path = options.cast { return try record(game, options, to: path) }
  return try play(options, .replay(game))
}

/// `wordyard play CODE` or `LETTER`: opens a game, or answers the letter.
func playCode(_ options: Options) throws -> Int32 {
  var (text, input) = (options.operand, LineInput())
  if text == "-" { text = letter(from: &input, isWhole: options.answers(text) && !input.isTerminal) }
  return try options.answers(text) ? post(text, options) : play(options, .code(text), input)
}

/// `wordyard play LETTER --move R`, `--solve TEXT` or `--show`, and `wordyard play GAME --move R`, which begins a match by post:
/// each prints a letter or the position, and needs no terminal.
/// - Returns: the exit code 0.
/// - Throws: `PostProblem` when the letter cannot be read or the move is not possible; then nothing is printed.
private func post(_ letter: String, _ options: Options) throws -> Int32 {
  var start = try Start(options, .menu)
  let command = PostCommand(
    move: options.move, solution: options.solution, showsPosition: options.showsPosition,
    isASCII: options.isASCII || !CursesTerminal.setLocale(from: start.assets.localeFolder))
  if !command.makesMove, GameKind(byPost: letter) == nil {
    // Nothing is kept of what is only looked at.
    start.context.services.records = RecordStore.copy(ofFolder: start.folder)
  }
  start.context.choices.readTitle()
  if options.isOpen { start.context.post.mode = .challengePost }
  let lines: [String]
  do {
    // What is printed has been saved before.
    defer { Start.close(start.store, start.assets) }
    lines = try command.lines(letter, &start.context)
  }
  return try Output.write(lines: lines)
}

/// The newest letter in what is read from standard input.
/// - Parameter isWhole: whether all of it is read; else what has arrived with the letter, of which what follows it is left.
private func letter(from input: inout LineInput, isWhole: Bool) -> String {
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
  fileprivate func answers(_ letter: String) -> Bool {
    if move != nil || solution != nil || showsPosition { return true }
    return GameKind(byPost: letter).map { $0 == .hangman || (try? plainReason()) == .pipe } ?? false
  }
}
