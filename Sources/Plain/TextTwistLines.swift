import Commentary
import Engines
import Play
import Records
import Texts

/// Text Twist in lines.
struct TextTwistLines: GameLines {
  let kind = GameKind.textTwist

  func begin(_ context: inout Context) -> Reply {
    prepare(&context)
    return dealt(&context)
  }

  /// Nobody has asked for the clock before the first game; another mode than the usual one was chosen.
  private func prepare(_ context: inout Context) {
    let isUsual = context.textTwist.mode == TextTwistSetUp().mode
    if isUsual, !GameKind.textTwist.isPlayed(&context) { context.textTwist.mode = .untimed }
  }

  private func dealt(_ context: inout Context) -> Reply {
    TextTwistRun.dealt(&context).map { TextTwistTalk.opening($0, context) } ?? .say(context.text.noRack)
  }

  func setUp(_ context: inout Context) -> Reply {
    prepare(&context)
    return ListTalk.setUp(TextTwistSetUp.self, begin: dealt).opening(context)
  }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Reply? {
    saved.session.mode == .textTwistRace
      ? TextTwistRun.restoredRace(saved, &context).map {
        RaceTalk.opening($0.run, at: $0.seat, isWaiting: true, context)
      }
      : TextTwistRun.restored(saved, &context).map { TextTwistTalk.opening($0, context) }
  }

  func daily(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> Reply? {
    TextTwistRun.daily(session, puzzles, &context).map { TextTwistTalk.opening($0, context) }
  }

  func atTable(_ context: inout Context) -> Reply? {
    TextTwistRun.race(&context).map { RaceTalk.opening($0.run, at: $0.seat, isWaiting: false, context) }
  }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> Reply? {
    TextTwistRun.dealt(by: code, session, &context).map { TextTwistTalk.opening($0, context) }
  }

  func replay(_ record: GameRecord, _ context: inout Context) -> [String]? {
    guard record.game.session.mode != .textTwistRace else { return Self.race(record.game, context) }
    guard let (game, steps, _) = TextTwistRun.steps(of: record.game, context) else { return nil }
    let text = context.text
    let code = TextTwistRun.code(of: record, context).map { text.labelled(text("Code"), $0.text).sentence }
    let lines = steps.map { step in
      let what = text.sentence(about: step, in: game)
      let (seconds, said) = (Int(step.time.components.seconds), what.sentence)
      return text(
        "Rack \(step.rack), after \(seconds) second: \(said)",
        plural: "Rack \(step.rack), after \(seconds) seconds: \(said)", seconds)
    }
    return lines.numbered + [code].compactMap(\.self)
  }

  /// The replay of a race, whose times are not recorded.
  static func race(_ saved: SavedGame, _ context: Context) -> [String]? {
    TextTwistRun.steps(of: saved, context).map { game, steps, _ in
      steps.isEmpty
        ? [context.text("No word was found.")]
        : steps.map { context.text.sentence(about: $0, in: game).sentence }
    }
  }

  func playedOn(_ record: GameRecord, after step: Int, _ context: inout Context) -> Reply? {
    TextTwistRun.playedOn(record, after: step, &context).map { TextTwistTalk.opening($0, context) }
  }
}

/// A game of Text Twist, from its first rack to what follows its result.
struct TextTwistTalk: Talk {
  var run: TextTwistRun
  /// Whether the question is open whether the game ends here.
  private var asksToEnd = false
  /// Whether the end has come by itself and has not been said yet.
  private var isEndNew = false

  /// Opens a game: says what it is, or how it stands if it has begun.
  static func opening(_ run: TextTwistRun, _ context: Context) -> Reply {
    let talk = TextTwistTalk(run: run)
    let isNew = run.game.moves.isEmpty
    return .list(
      isNew ? [talk.heading(context.text)] : [talk.title(context.text)] + talk.state(context),
      then: .open(talk))
  }

  init(run: TextTwistRun) { self.run = run }

  private var game: TextTwist { run.game }
  private var rack: Rack { run.game.round.rack }

  var changing: GameKind? {
    run.ending == nil && run.session.day == nil && !run.session.isWhatIf && run.post == nil ? .textTwist : nil
  }
  func saved(_ context: Context) -> SavedGame? { run.saved }

  // MARK: What is said

  /// What the game is, its letters, and how many words they make.
  private func heading(_ text: Texts) -> String {
    let parts = [title(text), letters(text)] + (game.mode == .lightning ? [] : [counts(text)])
    return parts.joined(separator: " ")
  }

  /// How many words the letters make.
  func counts(_ text: Texts) -> String {
    let counts = game.round.columns.map { text("\($0.words.count) of \($0.length) letters") }
    return text("\(rack.hidden.count) words:") + " " + counts.joined(separator: ", ") + "."
  }

  private func title(_ text: Texts) -> String {
    let mode = run.session.day.map { text.puzzle(of: $0) } ?? text.textTwistName(of: run.session.mode).short
    let parts = [text("Text Twist"), text("rack \(game.rackNumber)"), mode].joined(separator: ", ") + "."
    let isClockExpected = game.timeLeft != nil || game.mode == .classic || run.post != nil
    return isClockExpected ? parts + " " + text.clock(game) : parts
  }

  func letters(_ text: Texts) -> String { text.letters(game.tiles.letters) }

  /// How many words of each length are left.
  func left(_ text: Texts, _ columns: [TextTwist.Column]) -> String {
    let counts = columns.map { text("\($0.words.count - $0.foundCount) of \($0.length) letters") }
    return text("Left: \(counts.joined(separator: ", ")).")
  }

  private func score(_ text: Texts) -> String {
    let best = game.mode == .lightning ? run.best.own.map { " " + text("Your best is \($0).") } : nil
    return text.found(on: game.round) + ". " + text("score \(game.score)").capitalizedFirst.sentence
      + (best ?? "")
  }

  func prompt(_ context: Context) -> String {
    let text = context.text
    if asksToEnd { return text.yesOrNo(run.endQuestion(text)) }
    return run.ending == nil ? text("Word?") : following(context).prompt(text)
  }

  func choices(_ context: Context) -> Choices<Void>? { run.ending == nil ? nil : following(context).named }

  func help(_ context: Context) -> [String] {
    let text = context.text
    guard !asksToEnd else { return [text.yesOrNoHelp] }
    guard run.ending == nil else { return [text.choicesHelp] }
    let words = [Word.twist, .next, .left, .log, .score, .time, .missed, .giveUp].map(text.typed)
    return [
      text.rules(of: game), text.and(words) + ".",
      text("If the letters spell a command, it counts as a word."),
    ]
  }

  func state(_ context: Context) -> [String] {
    guard run.ending == nil else { return result(context).lines }
    let text = context.text
    let open = game.isNextRackOpen ? [text("The next rack is open.")] : []
    return [
      letters(text) + " " + left(text, game.round.columns), ([score(text)] + open).joined(separator: " "),
    ]
  }

  // MARK: What is typed

  mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    let text = context.text
    if isEndNew {
      isEndNew = false
      return Reply(answer: result(context), next: .stay)
    }
    if asksToEnd {
      guard let isYes = line.isYes(text) else { return line.word == nil ? .say(text("yes or no?")) : nil }
      asksToEnd = false
      return isYes ? make(.endGame, &context) : .say(text("Nothing lost."))
    }
    guard run.ending == nil else {
      return following(context).chosen(line).map { follow($0, &context) } ?? told(line.word, text)
    }
    // A word of the rack counts, although it may be a command, too.
    if let word = rack.word(typed: line.text, game.alphabet), !game.round.found.contains(word) {
      return make(.word(line.text), &context)
    }
    switch line.word {
    case .twist: return make(.twist, &context)
    case .next: return make(.nextRack, &context)
    case .time: return .say(text.clock(game))
    case .missed:
      return .list([run.missedBefore.map { text.missed($0) } ?? text.nothingYet])
    case .giveUp:
      asksToEnd = true
      return .then(.stay)
    case let word?: return told(word, text)
    case nil: return line.text.isEmpty ? nil : make(.word(line.text), &context)
    }
  }

  /// What a word asks for that changes nothing.
  private func told(_ word: Word?, _ text: Texts) -> Reply? {
    let found = game.round.found.map(rack.shown).joined(separator: ", ") + "."
    return switch word {
    case .left: .say(left(text, game.round.columns))
    case .score: .say(score(text))
    case .log: .list([game.round.found.isEmpty ? text("No word was found.") : found])
    default: nil
    }
  }

  private mutating func make(_ input: TextTwistRun.Input, _ context: inout Context) -> Reply {
    let (taken, text) = (run.take(input, &context), context.text)
    var said = taken.sentences.map { text.spoken(sentence: $0.sentence) }
    switch (taken, input) {
    case (.ended, _): return Reply(answer: result(context, after: said), next: .stay)
    case (.made, .twist): said = [letters(text)]
    case (.made, .nextRack): said = [heading(text)]
    // What is found in Lightning is followed by the next rack.
    case (.made, .word) where game.mode == .lightning && run.entry?.opensNext == true:
      said.append(letters(text))
    case (.made, .word):
      // Where nothing else has changed, how many words of that length are left.
      guard case .found(let word, _, _)? = run.entry?.outcome, said.count == 1 else { break }
      said.append(left(text, game.round.columns.filter { $0.length == word.count }))
    default: break
    }
    return Reply(answer: Answer(said), next: .stay)
  }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> [String] {
    let taken = run.take(.elapse(time), &context)
    guard case .ended = taken else { return taken.sentences }
    (asksToEnd, isEndNew) = (false, true)
    return []
  }

  // MARK: The end

  private func result(_ context: Context, after before: [String] = []) -> Answer {
    let text = context.text
    guard let ending = run.ending else { return Answer(before) }
    var answer = Answer(before + [ending.title.sentence] + ending.lines.map(\.sentence))
    let named = run.longest(context)
    let longest = game.round.hasBingo ? nil : named.map { run.sentence($0, text) }
    let more = [longest, context.meanings.line(of: named)?.sentence].compactMap(\.self).joined(separator: " ")
    for last in [more, longest ?? ""] where !last.isEmpty && answer.lines.count == 1 {
      if answer.lines[0].count + last.count <= Answer.longest { answer.lines.append(last) }
    }
    return answer.with(run.post)
  }

  private func following(_ context: Context) -> Choices<Offer> { Choices(run.offers(context), context.text) }

  private mutating func follow(_ offer: Offer, _ context: inout Context) -> Reply {
    switch offer {
    case .nextRack: return make(.nextRack, &context)
    case .letter: return run.post?.spoken(context.text) ?? .then(.stay)
    case .missed: return .list([context.text.missed(game.round.missedWords)])
    case .explain: return .then(.open(EntryTalk.meanings()))
    default: return .to(offer, TextTwistLines(), finished: run.finished, &context)
    }
  }
}
