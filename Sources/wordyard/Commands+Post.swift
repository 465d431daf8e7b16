import Engines
import Plain
import Play
import Records
import Storage
import Terminal
import Texts

/// `wordyard play LETTER --move R`, `--solve TEXT` or `--show`, `wordyard play GAME --move R`, which begins a match by post, and what
/// `wordyard post` does with one: each prints a letter or the position, and needs no terminal.
/// - Returns: the exit code 0.
/// - Throws: `PostProblem` when the letter cannot be read or the move is not possible; then nothing is printed.
func post(_ subject: PostCommand.Subject, _ options: Options) throws -> Int32 {
  var start = try Start(options, .menu)
  let command = PostCommand(
    move: options.move, solution: options.solution, showsPosition: options.showsPosition,
    isASCII: options.isASCII || !CursesTerminal.setLocale(from: start.assets.localeFolder))
  if !command.makesMove, !subject.isNew {
    // Nothing is kept of what is only looked at.
    start.context.services.records = RecordStore.copy(ofFolder: start.folder)
  }
  start.context.choices.readTitle()
  if options.isOpen { start.context.post.mode = .challengePost }
  let outcome: PostCommand.Outcome
  do {
    // What is printed has been saved before.
    defer { Start.close(start.store, start.assets) }
    outcome = try command.outcome(subject, &start.context)
  }
  return try options.print(
    command.lines(of: outcome, start.context).map { $0 + "\n" }.joined(),
    json: outcome.posted.json(start.context.text, notes: outcome.notes))
}

extension PostCommand.Subject {
  /// Whether a match is begun.
  fileprivate var isNew: Bool {
    switch self {
    case .new: true
    case .letter(let text): GameKind(byPost: text) != nil
    case .kept: false
    }
  }
}

extension PostedMatch {
  /// The match as its player may see it.
  fileprivate func json(_ text: Texts, notes: [String] = []) -> JSON.Members {
    let result = isWon ? "won" : match.winner == nil && match.resigned == nil ? "drawn" : "lost"
    let others = (0..<match.seats).filter { $0 != me }
    return [
      "id": .string(id), "game": .string(session.mode.game.rawValue), "mode": .string(session.mode.rawValue),
      "language": .string(session.language), "seats": .number(match.seats), "seat": .number(me + 1),
      "with": .texts(others.map { name(of: $0, text) }), "moves": .number(match.moves.count),
      "turn": match.turn.map { .number($0 + 1) }, "yours": .boolean(isMyTurn),
      "result": isOver ? .string(result) : nil, "glimpse": .string(glimpse),
      "since": .string(since.description), "away": .boolean(isAway),
      "letter": match.moves.isEmpty ? nil : .string(letter),
      "said": .texts((lines(text) + notes).map { $0.plain() }),
    ]
  }
}

/// `wordyard post list`: prints the matches by post that are kept, one a line.
/// - Returns: the exit code: 0; 1 when there is none; 2 when the records cannot be read.
func listPosts(_ options: Options) throws -> Int32 {
  let reading = try Reading(options)
  var context = reading.context
  let matches = context.postBox.matches().compactMap(\.posted)
  guard reading.store.isReadable else { return ExitCode.unusable }
  let text = context.text
  let lines = matches.map { match in
    [match.id, text.name(of: match), match.others(text), match.title(text), match.glimpse]
      .joined(separator: "\t").inert(replacement: "\t") + "\n"
  }
  return try options.print(
    lines.joined(), json: ["matches": .list(matches.map { .object($0.json(text)) })],
    isEmpty: matches.isEmpty
  ) { $0("there is no match by post yet") }
}

/// `wordyard post new GAME`: begins a match with those that `--with` names.
func newPost(_ options: Options) throws -> Int32 {
  guard let kind = GameKind(byPost: options.operand) else {
    let kinds = Mode.byPost.map(\.game)
    let games = GameKind.allCases.filter(kinds.contains).map { "`\($0.rawValue)`" }
    throw Refusal.misuse { $0("`\(options.operand)`: by post there are \($0.and(games))") }
  }
  let most = kind == .ghost ? Ghost.playerCounts.upperBound - 1 : 1
  guard options.others.count <= most else {
    throw Refusal.misuse {
      $0("--with: \(most) name at most", plural: "--with: \(most) names at most", most)
    }
  }
  return try post(.new(kind, with: options.others), options)
}

/// `wordyard post show ID` and `wordyard post move ID [MOVE]`.
func keptPost(_ options: Options) throws -> Int32 {
  var options = options
  if let move = options.secondOperand { options.move = move }
  if options.command?.verb == "show" {
    (options.move, options.solution) = (nil, nil)
  } else if options.move == nil, options.solution == nil {
    throw Refusal.missing(.move, of: "post move")
  }
  return try post(.kept(options.operand), options)
}

/// `wordyard post put-away ID`: leaves a match in which nobody has answered, until a letter of it comes.
func putAwayPost(_ options: Options) throws -> Int32 {
  var start = try Start(options, .menu)
  start.context.choices.readTitle()
  defer { Start.close(start.store, start.assets) }
  let id = try start.context.postBox.match(named: options.operand)
  try start.context.postBox.change(id) { $0.isAway = true }
  let note = start.context.text("Put away, until a letter of it comes.")
  guard let match = start.context.postBox.matches().first(where: { $0.saved.session.id == id })?.posted else {
    throw PostProblem.noMatch(options.operand)
  }
  return try options.print(note + "\n", json: match.json(start.context.text, notes: [note]))
}

/// `wordyard replay [ID] --json`: prints the player's finished games, or one of them step by step.
/// - Returns: the exit code: 0; 1 when there is none; 2 when the records cannot be read.
func printGames(_ id: Int64?, _ options: Options) throws -> Int32 {
  let reading = try Reading(options)
  let (store, context) = (reading.store, reading.context)
  guard let id else {
    let games = store.finishedGames(of: context.profile.player)
    guard store.isReadable else { return ExitCode.unusable }
    return try options.print(
      "", json: ["games": .list(games.map { .object($0.result.json(id: $0.id)) })], isEmpty: games.isEmpty
    ) { text in
      text(context.profile.person, you: "You have finished no game") { "\($0) has finished no game" }
    }
  }
  let record = store.record(of: id)
  guard store.isReadable else { return ExitCode.unusable }
  guard let record else { throw Refusal.noGame(id) }
  guard let lines = record.lines(context) else {
    throw Refusal(code: ExitCode.unreadable) { $0("replay: the words of that game are not what they were") }
  }
  return try options.print("", json: record.result.json(id: id, said: lines))
}

extension GameResult {
  /// The result in figures; of what was played only what is said.
  func json(id: Int64? = nil, said: [String]? = nil) -> JSON.Members {
    [
      "id": id.map { .number(Int($0)) }, "player": .string(player), "game": .string(mode.game.rawValue),
      "mode": .string(mode.rawValue), "language": .string(language), "date": .string(day.description),
      "result": .string(isWon ? "won" : "lost"), "points": .number(points), "misses": .number(misses),
      "hints": .number(details.hints ?? 0), "said": said.map(JSON.texts),
    ]
  }
}
