import Commentary
import Engines
import Play
import Records
import Tables
import Texts

/// A race of words at a table: a clue is read out, and the next line is the word.
struct VocabularyTalk: Talk {
  private enum Waiting: Sendable { case giveUp, leave }

  private var race: VocabularyRace
  /// Whether it is asked whether the player is done.
  private var asksDone = false
  /// Whether it is asked whether a race that waits is given up.
  private var asksGivingUp = false
  /// Whether the player is moving to another table for another race.
  private var isLeaving = false

  private init(_ race: VocabularyRace) { self.race = race }

  /// Opens a race: says against whom it is, and the first clue; one that is continued waits for the others.
  static func opening(_ race: VocabularyRace, _ context: Context) -> Reply {
    let (talk, text) = (VocabularyTalk(race), context.text)
    let title = text.labelled(text("Vocabulary"), text.and(race.seat.others.map(\.name))).sentence
    let opening = race.isWaiting ? [] : [text.vocabularyOpening + " " + text.clock(race.timeLeft)]
    return .list([title] + opening + talk.state(context), then: .open(talk))
  }

  var tableUses: Set<TableUse> { [.seat] }
  var isAwaiting: Bool { isLeaving }

  func saved(_ context: Context) -> SavedGame? { race.saved }

  // MARK: What is said

  private func following(_ context: Context) -> Choices<Offer> { Choices(race.offers(context), context.text) }

  private func waiting(_ text: Texts) -> Choices<Waiting> {
    Choices([(text.inLine(text("Give up")), .giveUp), (text.inLine(.menu), .leave)])
  }

  func prompt(_ context: Context) -> String {
    let text = context.text
    if asksDone { return text.yesOrNo(text("I am done") + ".") }
    if asksGivingUp { return text.yesOrNo(text.givingUp(race.session)) }
    if isLeaving { return text.waitPrompt }
    if race.isOver { return following(context).prompt(text) }
    if race.isWaiting { return waiting(text).prompt(text) }
    return race.question == nil ? text.waitPrompt : text("Word?")
  }

  func choices(_ context: Context) -> Choices<Void>? { race.isOver ? following(context).named : nil }

  func help(_ context: Context) -> [String] {
    let text = context.text
    if asksDone || asksGivingUp { return [text.yesOrNoHelp] }
    guard !race.isOver, !race.isWaiting else { return [text.choicesHelp] }
    return [
      text.vocabularyRules, text.and([Word.next, .score, .time, .wink].map(text.typed)) + ".",
      text.labelled(text.typed(.giveUp), text("I am done")).sentence,
      text("If the letters spell a command, it counts as a word."),
    ]
  }

  func state(_ context: Context) -> [String] {
    let text = context.text
    if race.isOver { return result(context).lines }
    if race.isWaiting {
      return [
        text.waiting(for: race.seat.awaited).sentence + " "
          + text.raceWaits(at: race.timeLeft.onTheClock),
        text("If they have ended it without you, give up."),
      ]
    }
    return asking(context) ?? [text.clock(race.timeLeft) + " " + race.standings]
  }

  /// The question, and how many letters its word has; `nil` when there is none.
  private func asking(_ context: Context) -> [String]? {
    let text = context.text
    return race.question.flatMap { question in
      race.board.map { board in
        [
          text.labelled(text.number(of: race), question.clue).sentence + " "
            + text.shape(of: board).capitalizedFirst
        ]
      }
    }
  }

  private func result(_ context: Context) -> Answer {
    let text = context.text
    return Answer(fitting: [race.seat.title(text).sentence, race.standings])
  }

  // MARK: What is typed

  mutating func take(_ line: Typed, _ context: inout Context) -> Reply? {
    let text = context.text
    if asksDone || asksGivingUp {
      guard let isYes = line.isYes(text) else { return line.word == nil ? .say(text("yes or no?")) : nil }
      let input: VocabularyRace.Input = asksDone ? .done : .giveUp
      (asksDone, asksGivingUp) = (false, false)
      return isYes ? make(input, &context) : .say(text("Nothing lost."))
    }
    if isLeaving { return nil }
    if race.isOver { return following(context).chosen(line).map { follow($0, &context) } ?? told(line, text) }
    // A word that is asked for counts, although it may be a command, too.
    if race.takes(.answer(line.text), context), race.isRight(line.text) {
      return make(.answer(line.text), &context)
    }
    if line.word == .wink { return .say(context.services.tables?.wink(text)) }
    if race.isWaiting {
      switch waiting(text).chosen(line) {
      case .giveUp: asksGivingUp = true
      case .leave: return .then(.menu)
      case nil: return line.word == nil && !line.text.isEmpty ? .list(state(context)) : nil
      }
      return .then(.stay)
    }
    switch line.word {
    case .next: return make(.answer(""), &context)
    case .giveUp:
      guard race.takes(.done, context) else { return .say(text.raceEndsWhenAllAreDone) }
      asksDone = true
      return .then(.stay)
    case .score: return .say(race.standings)
    case .time: return .say(text.clock(race.timeLeft))
    case .menu: return .say(text("The race is under Continue until it is over."), then: .menu)
    case let word?: return word == .log ? told(line, text) : nil
    case nil: return line.text.isEmpty ? nil : make(.answer(line.text), &context)
    }
  }

  private mutating func make(_ input: VocabularyRace.Input, _ context: inout Context) -> Reply? {
    switch race.take(input, &context) {
    case .refused(let sentences):
      return sentences.isEmpty ? nil : Reply(answer: Answer(sentences), next: .stay)
    case .made(let sentences):
      return .list([sentences.joined(separator: " ")] + (asking(context) ?? []))
    case .ended: return .then(.menu)
    }
  }

  /// All the words after the end.
  private func told(_ line: Typed, _ text: Texts) -> Reply? {
    guard line.word == .log, race.isOver else { return nil }
    return .list(race.questions.indices.map { text.told(race, $0) })
  }

  private mutating func follow(_ offer: Offer, _ context: inout Context) -> Reply {
    switch offer {
    case .anotherMatch:
      isLeaving = AnotherTable.ask(.vocabulary, &context)
      return .then(isLeaving ? .stay : .menu)
    case .explain: return .list(context.meanings.explanations(of: race.missed))
    case .replay: return .list(race.questions.indices.map { context.text.told(race, $0) })
    default: return .then(.menu)
    }
  }

  // MARK: Time

  mutating func wait(_ time: Duration, _ context: inout Context) -> Reply? {
    race.elapse(time, &context) ? .say(context.text.raceTimeIsUp) : nil
  }

  var patience: Duration? {
    !race.isOver && !race.isWaiting && race.timeLeft > .zero ? race.timeLeft : nil
  }

  // MARK: News

  mutating func hear(_ news: TableNews, _ context: inout Context) -> Reply? {
    guard !race.isOver else { return isLeaving ? AnotherTable.answer(news, &context) : nil }
    let asked = race.question
    var said = race.seat.messages.spoken(on: news, &context)
    // No player has left a race that waits for the others.
    if race.isWaiting, news == .hostLeft { said = nil }
    if case .left(let reason) = news { return .say(context.text.gone(reason), then: .menu) }
    if case .refused(.stale) = news { return .say(context.text("That word came too late.")) }
    switch race.hear(news, &context) {
    case .goesOn: return .list(state(context))
    case .ended:
      (asksDone, asksGivingUp) = (false, false)
      return Reply(answer: result(context), next: .stay)
    case .events(let events):
      let text = context.text
      let announced = news == .seated && said != nil && race.seat.others.count > 1 ? [] : events
      let sentences =
        [said].compactMap(\.self)
        + announced.map { race.seat.said($0, text, naming: race.seat.racers[$0.player].name) }
      // The first question comes after the race has begun.
      let first = asked == nil && race.answers.isEmpty ? asking(context) ?? [] : []
      if !first.isEmpty { return .list(sentences + first) }
      return sentences.isEmpty ? nil : Reply(answer: Answer(fitting: sentences), next: .stay)
    }
  }
}
