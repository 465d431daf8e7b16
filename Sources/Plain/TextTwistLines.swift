import Commentary
import Engines
import Play
import Records
import Texts

/// Text Twist in lines.
struct TextTwistLines: GameLines {
  let kind = GameKind.textTwist

  func dailyLine(_ result: GameResult, _ text: Texts) -> String { text.textTwistDailyLine(result) }

  func begin(_ context: inout Context) -> Reply {
    prepare(&context)
    return dealt(&context)
  }

  /// Nobody has asked for the clock before the first game.
  private func prepare(_ context: inout Context) {
    if !context.hasPlayed(.textTwist) { context.textTwist.mode = .untimed }
  }

  private func dealt(_ context: inout Context) -> Reply {
    TextTwistRun.dealt(&context).map { TextTwistTalk.opening($0, context) }
      ?? .say(context.text("The word list has no rack for this game."))
  }

  func setUp(_ context: inout Context) -> Reply {
    prepare(&context)
    return ListTalk.setUp(TextTwistSetUp.self, begin: dealt).opening(context)
  }

  func restored(_ saved: SavedGame, _ context: inout Context) -> Reply? {
    saved.session.mode == .textTwistRace
      ? .say(context.text.onScreenOnly(context.text("Table")))
      : TextTwistRun.restored(saved, &context).map { TextTwistTalk.opening($0, context) }
  }

  func daily(_ session: GameSession, _ puzzles: DailyPuzzles, _ context: inout Context) -> Reply? {
    TextTwistRun.daily(session, puzzles, &context).map { TextTwistTalk.opening($0, context) }
  }

  func dealt(_ code: GameCode, _ session: GameSession, _ context: inout Context) -> Reply? {
    TextTwistRun.dealt(by: code, session, &context).map { TextTwistTalk.opening($0, context) }
  }

  func replay(_ record: GameRecord, _ context: inout Context) -> [String]? {
    guard record.game.session.mode != .textTwistRace, let deal = TextTwistRun.deal(of: record.game, context),
      var game = TextTwistRun.begun(record.game, deal, context),
      let moves = record.game.fields.values("move", as: TextTwist.Move.self),
      let steps = game.steps(replaying: moves, rack: { deal.rack(number: $0) })
    else { return nil }
    let text = context.text
    let code = context.textTwistCode(of: record).map { text("Code: \($0.text).") }
    return steps.map { step in
      let rack = game.rounds[step.rack - 1].rack
      let what =
        switch step.kind {
        case .entry(_, let outcome): text.outcome(of: outcome, on: rack) ?? ""
        case .gaveUp: text("The end")
        case .timeOut: text("Time is up")
        }
      return text("Rack \(step.rack), \(Int(step.time.components.seconds)) seconds: \(what.sentence)")
    } + [code].compactMap(\.self)
  }

  func playedOn(_ record: GameRecord, after step: Int, _ context: inout Context) -> Reply? {
    TextTwistRun.playedOn(record, after: step, &context).map { TextTwistTalk.opening($0, context) }
  }
}

/// A game of Text Twist, from its first rack to what follows its result.
struct TextTwistTalk: Talk {
  private var run: TextTwistRun
  /// Whether the question is open whether the game ends here.
  private var asksToEnd = false
  /// How the rack or the game has ended; `nil` while it is played.
  private var ending: TextTwistEnding?
  /// Whether the end has come by itself and has not been said yet.
  private var isEndNew = false
  /// The words that were missed on the rack before.
  private var missedBefore: [String] = []

  /// Opens a game: says what it is, or how it stands if it has begun.
  static func opening(_ run: TextTwistRun, _ context: Context) -> Reply {
    var (talk, context) = (TextTwistTalk(run: run), context)
    if run.game.status == .rackOver { talk.ending = run.ending(&context) }
    let isNew = run.game.moves.isEmpty
    return .list(
      isNew ? [talk.heading(context.text)] : [talk.title(context.text)] + talk.state(context),
      then: .open(talk))
  }

  private init(run: TextTwistRun) { self.run = run }

  private var game: TextTwist { run.game }
  private var rack: Rack { run.game.round.rack }

  var changing: GameKind? {
    ending == nil && run.session.day == nil && !run.session.isWhatIf && run.post == nil ? .textTwist : nil
  }
  func saved(_ context: Context) -> SavedGame? { run.saved }

  // MARK: What is said

  /// What the game is, its letters, and how many words they make.
  private func heading(_ text: Texts) -> String {
    let words = text("\(rack.hidden.count) words:") + " " + lengths(text) { $0.words.count } + "."
    return [title(text), letters(text), words].joined(separator: " ")
  }

  private func title(_ text: Texts) -> String {
    let mode = run.session.day.map { text.puzzle(of: $0) } ?? text.textTwistName(of: run.session.mode).short
    let clock =
      game.timeLeft.map { text.seconds($0.secondsBegun) }
      ?? (game.mode == .classic || run.post != nil ? text("no clock") : nil)
    let parts = [text("Text Twist"), mode, text("rack \(game.rackNumber)"), clock].compactMap(\.self)
    return parts.joined(separator: ", ") + "."
  }

  private func letters(_ text: Texts) -> String { text("Letters \(text.apart(game.tiles.letters)).") }

  /// A number of words of each length.
  private func lengths(_ text: Texts, _ count: (TextTwist.Column) -> Int) -> String {
    game.round.columns.map { text("\(count($0)) of \($0.length)", context: "words of letters") }
      .joined(separator: ", ")
  }

  private func left(_ text: Texts) -> String {
    game.round.columns.map { text("\($0.length) letters: \($0.words.count - $0.foundCount).") }
      .joined(separator: " ")
  }

  private func score(_ text: Texts) -> String {
    text("Score \(game.score).") + " " + text.found(on: game.round) + "."
  }

  func prompt(_ context: Context) -> String {
    let text = context.text
    if asksToEnd { return text.yesOrNo(text("End the game? It keeps its \(text.points(game.score)).")) }
    return ending == nil ? text("Word?") : following(context).prompt(text)
  }

  func help(_ context: Context) -> [String] {
    let text = context.text
    guard !asksToEnd else { return [text.yesOrNoHelp] }
    guard ending == nil else { return [text("A number or the first letters choose what follows.")] }
    let words = [Word.twist, .next, .left, .log, .score, .time, .missed, .giveUp].map(text.typed)
    return [
      text("A word of three letters or more, made of the letters."),
      game.wordsToOpen.map { text.closed($0) } ?? text.closed(nil), text.and(words) + ".",
      text("If the letters spell a command, it counts as a word."),
    ]
  }

  func state(_ context: Context) -> [String] {
    guard ending == nil else { return result(context).lines }
    let text = context.text
    let open = game.isNextRackOpen ? [text("The next rack is open.")] : []
    return [letters(text) + " " + left(text), ([score(text)] + open).joined(separator: " ")]
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
      guard isYes else { return .say(text("Nothing lost.")) }
      _ = run.game.endGame()
      end(&context)
      return Reply(answer: result(context), next: .stay)
    }
    guard ending == nil else {
      return following(context).chosen(line).map { follow($0, &context) } ?? told(line.word, text)
    }
    // A word of the rack counts, although it may be a command, too.
    if let word = game.alphabet.word(line.text), rack.contains(word), !game.round.found.contains(word) {
      return enter(line.text, &context)
    }
    switch line.word {
    case .twist:
      _ = run.game.clear()
      _ = run.game.twist(using: &context.profile.generator)
      return .say(letters(text))
    case .next: return next(&context)
    case .time: return .say(time(text))
    case .missed where game.rackNumber == 1: return .say(text("No rack has been finished yet."))
    case .missed: return .list([missed(missedBefore, text)])
    case .giveUp:
      asksToEnd = true
      return .then(.stay)
    case .hint: return .say(text("Text Twist has no hints."))
    case .undo: return .say(text("What was found stays."))
    case let word?: return told(word, text)
    case nil: return line.text.isEmpty ? nil : enter(line.text, &context)
    }
  }

  /// What a word asks for that changes nothing.
  private func told(_ word: Word?, _ text: Texts) -> Reply? {
    switch word {
    case .left: .say(left(text))
    case .score: .say(score(text))
    case .log: .list([found(text)])
    default: nil
    }
  }

  private func time(_ text: Texts) -> String {
    game.timeLeft.map { text.secondsLeft($0.secondsBegun) } ?? text("No clock runs.")
  }

  private func found(_ text: Texts) -> String {
    game.round.found.isEmpty
      ? text("Nothing found yet.") : game.round.found.map(rack.shown).joined(separator: ", ") + "."
  }

  private func missed(_ words: [String], _ text: Texts) -> String {
    words.isEmpty
      ? text("No word was missed.") : text("You missed \(words.joined(separator: ", ")).")
  }

  /// Enters a word, if the letters make it.
  private mutating func enter(_ typed: String, _ context: inout Context) -> Reply {
    let text = context.text
    let letters = game.alphabet.letters(of: typed)
    guard !letters.isEmpty, !typed.contains(where: { $0.isNumber }) else {
      return .say(text("\(typed.prefix(40).description) is not a word").sentence)
    }
    _ = run.game.clear()
    for letter in letters where !run.game.take(letter) {
      _ = run.game.clear()
      let has = rack.letters.contains(letter)
      return .say(
        has ? text("Not so many \(letter.capital) in the rack.") : text("No \(letter.capital) in the rack."))
    }
    let (wasOpen, worth) = (game.isNextRackOpen, game.round.worth)
    let outcome = run.game.submit()
    let said: [String?]
    switch outcome {
    case .found(let word, let points, false) where rack.isShown(word):
      let column = game.round.columns.first { $0.length == word.count }
      let rest = column.map { text("\($0.words.count - $0.foundCount) of \($0.length) left.") }
      said = [text("\(rack.shown(word)), \(text.points(points)).")] + after(wasOpen, worth, text, else: rest)
    case .found(let word, let points, true) where rack.isShown(word),
      .bonus(let word, let points, true) where rack.isShown(word):
      said =
        [text("\(rack.shown(word)), \(text.points(points)), all six letters! Score \(game.score).")]
        + after(wasOpen, worth, text)
    case .found, .bonus: said = [text.outcome(of: outcome, on: rack)?.sentence] + after(wasOpen, worth, text)
    default: said = [text.outcome(of: outcome, on: rack)?.sentence]
    }
    if game.status == .over {
      end(&context)
      return Reply(answer: result(context), next: .stay)
    }
    return Reply(answer: Answer(said.compactMap(\.self)), next: .stay)
  }

  /// What a word has changed beside its points.
  private func after(
    _ wasOpen: Bool, _ worth: TextTwist.Round.Worth, _ text: Texts, else rest: String? = nil
  ) -> [String?] {
    let isOpened = game.isNextRackOpen && !wasOpen
    let opened = isOpened ? text("\(text.typed(.next)) takes the next rack, or hunt on.") : nil
    if game.round.isComplete {
      let next = game.isNextRackOpen ? text("\(text.typed(.next)) takes the next rack.") : nil
      return [text.nowRaised(game.round), next]
    }
    if game.round.worth != worth { return [text.nowRaised(game.round), opened] }
    return isOpened ? [text.found(on: game.round) + ".", opened] : [rest]
  }

  private mutating func next(_ context: inout Context) -> Reply {
    let text = context.text
    let missed = game.round.missed.map(rack.shown)
    guard game.isNextRackOpen else {
      let isLast = run.deal.rackCount.map { game.rackNumber >= $0 } ?? false
      return .say(isLast ? text("No rack follows this one.") : text.closed(game.wordsToOpen))
    }
    guard run.nextRack(&context) else {
      _ = run.game.endGame()
      end(&context)
      return .say(text("The word list has no rack for this game."))
    }
    missedBefore = missed
    ending = nil
    return .say(heading(text))
  }

  // MARK: The clock

  mutating func elapse(_ time: Duration, _ context: inout Context) -> [String] {
    guard ending == nil, let before = game.timeLeft else {
      if ending == nil { run.game.elapse(time) }
      return []
    }
    run.game.elapse(time)
    guard game.status == .playing, let now = game.timeLeft else {
      asksToEnd = false
      end(&context)
      isEndNew = true
      return []
    }
    let marks = [game.timeLimit / 2, .seconds(30), .seconds(10)]
    return marks.contains { before > $0 && now <= $0 }
      ? [context.text.secondsLeft(now.secondsBegun)] : []
  }

  // MARK: The end

  /// Records the result of a game that is over.
  private mutating func end(_ context: inout Context) {
    if game.status == .over { run.finish(&context) }
    ending = run.ending(&context)
  }

  private func result(_ context: Context) -> Answer {
    let text = context.text
    guard let ending else { return Answer([]) }
    var answer = Answer([ending.title.sentence] + ending.lines.map(\.sentence))
    let named = run.longest(context)
    let longest = game.round.hasBingo ? nil : named.map { run.sentence($0, text) }
    let more = [longest, context.meaning(of: named)?.sentence].compactMap(\.self).joined(separator: " ")
    for last in [more, longest ?? ""] where !last.isEmpty && answer.lines.count == 1 {
      if answer.lines[0].count + last.count <= Answer.longest { answer.lines.append(last) }
    }
    return answer.with(run.post)
  }

  private func following(_ context: Context) -> Choices<Offer> { Choices(run.offers(context), context.text) }

  private mutating func follow(_ offer: Offer, _ context: inout Context) -> Reply {
    switch offer {
    case .nextRack: return next(&context)
    case .letter: return run.post?.spoken(context.text) ?? .then(.stay)
    case .missed: return .list([missed(game.round.missed.map(rack.shown), context.text)])
    case .explain: return .then(.open(EntryTalk.meanings()))
    default: return context.follow(offer, TextTwistLines(), finished: run.finished)
    }
  }
}

extension Texts {
  fileprivate func seconds(_ count: Int) -> String {
    self("\(count) second", plural: "\(count) seconds", count)
  }

  fileprivate func secondsLeft(_ count: Int) -> String {
    self("\(count) second left.", plural: "\(count) seconds left.", count)
  }
}
