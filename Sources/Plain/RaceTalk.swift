import Commentary
import Engines
import Play
import Records
import Tables
import Texts

/// A race at a table: all players share the rack and the clock. It is played like a rack of Text Twist; the host judges each
/// word, announces the remaining time, and ends the race.
struct RaceTalk: Talk {
  private enum Ending: Sendable { case again, explain, words, replay, leave }
  private enum Waiting: Sendable { case giveUp, leave }
  private enum Question: Sendable { case done, giveUp }

  /// The letters and the words.
  private var rack: TextTwistTalk
  private var seat: RaceSeat
  /// Whether the race has ended, or the player has given it up.
  private var isOver = false
  /// Whether the player is moving to another table for another race.
  private var isLeaving = false
  /// Whether the clock stands still after the game was continued, until a host starts it again.
  private var isWaiting: Bool
  private var asked: Question?
  /// What is said of the clock with the next answer.
  private var marks: [String] = []

  private init(_ run: TextTwistRun, _ seat: RaceSeat, isWaiting: Bool) {
    (rack, self.seat, self.isWaiting) = (TextTwistTalk(run: run), seat, isWaiting)
  }

  /// Opens a race: says against whom it is, and its letters; one that is continued waits for the others.
  static func opening(_ run: TextTwistRun, at seat: RaceSeat, isWaiting: Bool, _ context: Context) -> Reply {
    let (talk, text) = (RaceTalk(run, seat, isWaiting: isWaiting), context.text)
    let title = text.labelled(text("The race"), text.and(seat.others.map(\.name))).sentence
    let begin =
      isWaiting
      ? []
      : [
        text.raceOpening + " " + text.clock(run.game), talk.rack.letters(text) + " " + talk.rack.counts(text),
      ]
    return .list([title] + begin + (isWaiting ? talk.state(context) : []), then: .open(talk))
  }

  var tableUses: Set<TableUse> { [.seat] }
  var isAwaiting: Bool { isLeaving }

  func saved(_ context: Context) -> SavedGame? { isOver ? nil : seat.record(of: run) }

  private var run: TextTwistRun { rack.run }
  private var timeLeft: Duration { run.game.timeLeft ?? .zero }

  // MARK: What is said

  private func ending(_ context: Context) -> Choices<Ending> {
    let text = context.text
    let hidden = run.game.round.rack.hidden
    let explain: [(name: String, value: Ending)] =
      context.meanings.explaining(hidden).isEmpty ? [] : [(text.inLine(.explain), .explain)]
    return Choices(
      [(text.inLine(text("Another race")), .again), (text("all words"), .words)] + explain
        + [(text.inLine(.replay), .replay), (text.inLine(.menu), .leave)])
  }

  private func waiting(_ text: Texts) -> Choices<Waiting> {
    Choices([(text.inLine(text("Give up")), .giveUp), (text.inLine(.menu), .leave)])
  }

  func prompt(_ context: Context) -> String {
    let text = context.text
    switch asked {
    case .done: return text.yesOrNo(text("I am done") + ".")
    case .giveUp: return text.yesOrNo(text.givingUp(run.session))
    case nil: break
    }
    if isLeaving { return text.waitPrompt }
    if isOver { return ending(context).prompt(text) }
    return isWaiting ? waiting(text).prompt(text) : text("Word?")
  }

  func help(_ context: Context) -> [String] {
    let text = context.text
    guard asked == nil else { return [text.yesOrNoHelp] }
    guard !isOver, !isWaiting else { return [text.choicesHelp] }
    let words = [Word.twist, .left, .log, .score, .time, .wink].map(text.typed)
    return [
      text.raceRules, text.and(words) + ".",
      text.labelled(text.typed(.giveUp), text("I am done")).sentence + " " + text.raceEndsWhenAllAreDone,
      text("If the letters spell a command, it counts as a word."),
    ]
  }

  func state(_ context: Context) -> [String] {
    let text = context.text
    if isOver { return result(context).lines }
    if isWaiting {
      return [
        text.waiting(for: seat.awaited).sentence + " " + text.raceWaits(at: timeLeft.onTheClock),
        text("If they have ended it without you, give up."),
      ]
    }
    return [
      rack.letters(text) + " " + rack.left(text, run.game.round.columns),
      text.clock(run.game) + " " + standings,
    ]
  }

  /// The points of all, the most first.
  private var standings: String { seat.told(own: isOver ? nil : run.game.score) }

  private func result(_ context: Context) -> Answer {
    let text = context.text
    let longest = run.longest(context)
    let hasFound = seat.words(of: seat.me).contains { $0.count == Rack.size }
    return Answer(
      fitting: [seat.title(text).sentence, standings, seat.tally(on: run.game.round.rack, text).sentence],
      [hasFound ? nil : longest.map { run.sentence($0, text) }, context.meanings.line(of: longest)?.sentence]
        .compactMap(\.self))
  }

  // MARK: What is typed

  mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    let text = context.text
    if let question = asked {
      guard let isYes = line.isYes(text) else { return line.word == nil ? .say(text("yes or no?")) : nil }
      asked = nil
      guard isYes else { return .say(text("Nothing lost.")) }
      if question == .giveUp { return giveUp(&context) }
      context.services.tables?.play(.done)
      return .say(text.raceEndsWhenAllAreDone)
    }
    if isLeaving { return nil }
    if isOver { return ending(context).chosen(line).map { follow($0, &context) } }
    if line.word == .wink, !isWord(line, context) { return .say(context.services.tables?.wink(text)) }
    if isWaiting {
      switch waiting(text).chosen(line) {
      case .giveUp: asked = .giveUp
      case .leave: return .then(.menu)
      case nil: return line.word == nil && !line.text.isEmpty ? .list(state(context)) : nil
      }
      return .then(.stay)
    }
    return play(line, &context)
  }

  /// Whether a word of the rack was typed, which may be a command, too.
  private func isWord(_ line: Typed, _ context: Context) -> Bool {
    let game = run.game
    return game.round.rack.word(typed: line.text, game.alphabet).map { !game.round.found.contains($0) }
      ?? false
  }

  private mutating func play(_ line: Typed, _ context: inout Context) -> Reply? {
    let text = context.text
    if !isWord(line, context) {
      switch line.word {
      case .next, .change: return .say(text("A race has one rack."))
      case .giveUp:
        asked = .done
        return .then(.stay)
      case .score: return .say(standings)
      case .missed: return nil
      case .menu: return .say(text("The race is under Continue until it is over."), then: .menu)
      default: break
      }
    }
    guard timeLeft > .zero || line.word != nil || line.text.isEmpty else { return .say(text.raceTimeIsUp) }
    let before = run.game.round.found.count
    let reply = rack.take(line, &context)
    if let word = run.game.round.found.last, run.game.round.found.count > before {
      context.services.tables?.play(.word(word))
      seat.follow(&rack.run, &context)
    }
    return reply
  }

  private mutating func follow(_ choice: Ending, _ context: inout Context) -> Reply {
    switch choice {
    case .again:
      isLeaving = AnotherTable.ask(.race, &context)
      return .then(isLeaving ? .stay : .menu)
    case .words:
      let shown = run.game.round.rack.shown
      return .list(
        seat.racers.indices.map { player in
          let words = seat.words(of: player).map(shown)
          return context.text.labelled(
            seat.racers[player].name,
            words.isEmpty ? context.text("No word was found.") : words.joined(separator: ", ") + ".")
        })
    case .explain: return .then(.open(EntryTalk.meanings()))
    case .replay:
      return .list(TextTwistLines.race(seat.record(of: run), context) ?? [context.text.noReplay(nil)])
    case .leave: return .then(.menu)
    }
  }

  /// Gives up a race that is waiting for the other players; it counts as a loss.
  private mutating func giveUp(_ context: inout Context) -> Reply {
    isOver = true
    seat.giveUp(run, &context)
    return .then(.menu)
  }

  // MARK: Time

  mutating func wait(_ time: Duration, _ context: inout Context) -> Reply? {
    guard !isOver, !isWaiting, timeLeft > .zero else { return nil }
    marks += rack.elapse(time, &context)
    seat.follow(&rack.run, &context)
    return timeLeft == .zero ? .say(context.text.raceTimeIsUp) : nil
  }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> [String] {
    defer { marks = [] }
    return isOver ? [] : marks.suffix(1)
  }

  var patience: Duration? { !isOver && !isWaiting && timeLeft > .zero ? timeLeft : nil }

  // MARK: News

  mutating func hear(_ news: TableNews, _ context: inout Context) -> Reply? {
    guard !isOver else { return isLeaving ? AnotherTable.answer(news, &context) : nil }
    seat.follow(&rack.run, &context)
    var said = seat.messages.spoken(on: news, &context)
    // No player has left a race that waits for the others.
    if isWaiting, news == .hostLeft { said = nil }
    switch news {
    case .timeLeft where isWaiting:
      isWaiting = false
      return .list(state(context))
    case .seated: return readTable(said, announces: said == nil || seat.others.count == 1, &context)
    case .timeLeft, .moved, .rebuilt, .seats, .scores: return readTable(said, &context)
    case .refused(.stale): return .say(context.text("That word came too late."))
    case .left(let reason): return .say(context.text.gone(reason), then: .menu)
    default: return said.map { .say($0) }
    }
  }

  /// Adopts what the other players have done, and whether the race has ended.
  private mutating func readTable(
    _ said: String?, announces: Bool = true, _ context: inout Context
  ) -> Reply? {
    guard let state = context.services.tables?.state() else { return nil }
    let text = context.text
    rack.run.game.add(found: state.found)
    let events = seat.read(state).filter { _ in announces }
    if case .race(let race)? = state.match?.game, race.isOver {
      (isOver, isWaiting, asked) = (true, false, nil)
      seat.finish(&rack.run, race, &context)
      return Reply(answer: result(context), next: .stay)
    }
    let sentences =
      [said].compactMap(\.self)
      + events.map { seat.said($0, text, naming: seat.racers[$0.player].name) }
    return sentences.isEmpty ? nil : Reply(answer: Answer(fitting: sentences), next: .stay)
  }
}
