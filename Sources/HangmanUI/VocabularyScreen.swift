import Commentary
import Engines
import Kit
import Play
import Records
import Tables
import TextUI
import Texts

/// A race of words at a table: a clue above the blanks of its word, which are filled in as when a phrase is solved, and the bars of
/// all players.
struct VocabularyScreen: Screen {
  enum Command: Sendable {
    case fill, enter, erase, caret(Int), leave, done, giveUp, leaveTable, wink
    case follow(Offer), showState
  }

  private(set) var race: VocabularyRace
  private(set) var message: StatusMessage
  /// The word as far as it is filled in; `nil` while nothing is asked.
  private var solving: Solving?
  private let keyboard: Keyboard
  /// Whether the player is moving to another table for another race.
  private var isLeaving = false
  /// Whether nothing but the clock has changed since the last key or news.
  private var hasOnlyTicked = false

  init(_ race: VocabularyRace, _ context: Context) {
    self.race = race
    keyboard = Keyboard(context.profile.language)
    message = StatusMessage(
      race.isWaiting ? context.text("Welcome back. All is as you left it.") : context.text.vocabularyOpening)
    openQuestion()
  }

  static func atTable(_ context: inout Context) -> VocabularyScreen? {
    VocabularyRace.atTable(&context).map { VocabularyScreen($0, context) }
  }

  static func restored(_ saved: SavedGame, _ context: inout Context) -> Navigation? {
    VocabularyRace.restored(saved, &context).map { .push(VocabularyScreen($0, context)) }
  }

  private mutating func openQuestion() { solving = race.board.map { Solving($0.board) } }

  func name(_ text: Texts) -> String { text.name(.vocabulary) }

  func rules(_ context: Context) -> String { context.text.vocabularyRules }

  func saved(_ context: Context) -> SavedGame? { race.saved }

  /// The clock continues under any screen that covers the race.
  var manners: Manners {
    [.runsCovered.when(!race.isOver && !race.isWaiting), .savesLater.when(hasOnlyTicked)]
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let (text, isOn) = (context.text, solving != nil && !race.isWaiting)
    return [
      KeyBinding([], "A–Z", text("fill"), help: text("fill in a letter"), isEnabled: isOn, .fill),
      KeyBinding(
        [.enter], "Enter", solving?.isEmpty == false ? text("answer") : text("pass"),
        help: text("answer, or pass a word that is not filled in"), isEnabled: isOn, importance: .main, .enter
      ),
      KeyBinding(
        [.backspace], "⌫", text("erase"), help: text("erase the letter before"), isEnabled: isOn,
        importance: .minor, .erase),
      KeyBinding([.right], "← →", "", help: text("the next blank"), isEnabled: isOn, .caret(1)),
      KeyBinding([.left], "←", "", help: text("the blank before"), isEnabled: isOn, .caret(-1)),
      .wink(.wink, isNamed: !context.layout.isCompact, text),
      KeyBinding([.escape], "Esc", text("leave"), help: text("be done, or leave the race"), .leave),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .fill: break
    case .erase: solving?.erase()
    case .caret(let step): solving?.move(by: step)
    case .enter: return enter(&context)
    case .leave where !race.isOver && !race.isWaiting:
      return .ask(Popup.raceRunsOn(done: .done, leave: .leaveTable, context.text))
    case .leave, .showState: return showState(context)
    case .done: return take(.done, &context)
    case .giveUp: return take(.giveUp, &context)
    case .leaveTable:
      context.services.tables?.leave()
      return .home
    case .wink: message = .wink(&context)
    case .follow(let offer): return follow(offer, &context)
    }
    return .stay
  }

  private mutating func enter(_ context: inout Context) -> Transition {
    guard var solving, let board = race.board?.board else { return .stay }
    guard
      solving.isEmpty || solving.openCount == 0
        || solving.readTyped(on: board, context.profile.language.alphabet)
    else {
      message = .refusal(context.text.placesOpen(solving.openCount), &context)
      return .stay
    }
    return take(.answer(solving.isEmpty ? "" : solving.text(board)), &context)
  }

  private mutating func take(_ input: VocabularyRace.Input, _ context: inout Context) -> Transition {
    hasOnlyTicked = false
    let taken = race.take(input, &context)
    switch taken {
    case .ended: return .home
    case .refused(let sentences):
      if !sentences.isEmpty { message = .refusal(sentences, &context) }
    case .made(let sentences):
      let isRight = input != .done && race.knows(race.answers.count - 1)
      message = StatusMessage(sentences.joined(separator: " "), isRight ? .right : .text)
      openQuestion()
    }
    return .stay
  }

  private mutating func follow(_ offer: Offer, _ context: inout Context) -> Transition {
    switch offer {
    case .anotherMatch:
      isLeaving = AnotherTable.ask(.vocabulary, &context)
      if isLeaving { return .stay }
      context.services.tables?.leave()
      return .home
    case .explain: return .push(MeaningPopup(of: race.missed, at: race.missed.first, context))
    default:
      context.services.tables?.leave()
      return .home
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard !race.isOver, !race.isWaiting else { return showState(context) }
    guard let solving else { return .stay }
    switch key {
    case .choose(let blank): self.solving?.move(to: blank)
    case .home: self.solving?.move(to: 0)
    case .end: self.solving?.move(to: .max)
    case .character(let character):
      let text = context.text
      guard let letter = context.profile.language.alphabet.letters(character).first else {
        let isShown = character == " " || race.board?.board.contains { $0.shown == character } == true
        if !isShown { message = .refusal(text.notALetter(character), &context) }
        return .stay
      }
      self.solving?.note(letter)
      if solving.isAtEnd {
        let board = race.board?.board ?? []
        if self.solving?.readTyped(on: board, context.profile.language.alphabet) != true {
          message = StatusMessage(text("Enter: is that it?"))
        }
      } else {
        self.solving?.fill(letter)
      }
    default: break
    }
    return .stay
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    message = .refusal(context.text("Pasted text is ignored in a game."), &context)
    return .stay
  }

  // MARK: Time and news

  var patience: Duration? {
    guard !race.isOver, !race.isWaiting, race.timeLeft > .zero else { return nil }
    return max(.milliseconds(1), race.timeLeft - .seconds(race.timeLeft.secondsBegun - 1))
  }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    hasOnlyTicked = true
    if race.elapse(time, &context) {
      message = StatusMessage(context.text.raceTimeIsUp)
      openQuestion()
    }
    return .stay
  }

  mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition {
    guard !race.isOver else { return isLeaving ? AnotherTable.answer(news, &context) : .stay }
    hasOnlyTicked = false
    let (said, asked) = (race.seat.messages.message(on: news, &context), race.question)
    // No player has left a race that waits for the others.
    if let said, !race.isWaiting || news != .hostLeft { message = said }
    if case .left(let reason) = news { return .ask(Popup.noSeat(reason, context.text)) }
    if case .refused(.stale) = news {
      message = .refusal(context.text("That word came too late."), &context)
      return .stay
    }
    switch race.hear(news, &context) {
    case .ended:
      context.alert()
      return .ask(endPopup(opensByItself: true, context))
    case .goesOn: openQuestion()
    case .events(let events):
      if asked == nil { openQuestion() }
      let isTold = news == .seated && said != nil && race.seat.others.count > 1
      for event in events where !isTold {
        if case .left = event { context.alert() }
        let (seat, text) = (race.seat, context.text)
        message = .about(seat.racers[event.player].name) { seat.said(event, text, naming: $0) }
      }
      if case .hosting = news, race.isWaiting { return showState(context) }
    }
    return .stay
  }

  // MARK: Popups

  private func showState(_ context: Context) -> Transition {
    if race.isOver { return .ask(endPopup(opensByItself: false, context)) }
    guard race.isWaiting else { return .stay }
    return .ask(
      Popup.raceWaits(
        for: race.seat.awaited, at: race.timeLeft.onTheClock, leave: .leaveTable, giveUp: .giveUp,
        context.text
      ))
  }

  private func endPopup(opensByItself: Bool, _ context: Context) -> Popup {
    let text = context.text
    return Popup(
      race.seat.title(text), [.init(race.standings)], race.offers(context),
      look: race.seat.isWon ? .won : .lost, opensByItself: opensByItself, text
    ) { .follow($0) }
  }

  // MARK: The picture

  func draw(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, hasControls: !race.isOver)
  }

  func drawCovered(on canvas: inout Canvas, _ context: Context) {
    draw(on: &canvas, context, hasControls: false)
  }

  private func draw(on canvas: inout Canvas, _ context: Context, hasControls: Bool) {
    let (text, layout) = (context.text, canvas.layout)
    let others = race.seat.others
    let table =
      others.count == 1
      ? text("table with \(others[0].name.clipped(to: 20))") : text("table with \(others.count) others")
    canvas.header(
      [text.name(.vocabulary), layout.isCompact ? "" : table],
      right: [text.number(of: race), race.timeLeft.onTheClock],
      clock: (race.timeLeft / TableRace.timeLimit, race.timeLeft < .seconds(15)))
    let stage = layout.stage
    guard !race.isOver else { return drawAnswers(on: &canvas, in: stage, text) }
    drawQuestion(on: &canvas, in: stage)
    let row = layout.point(0, layout.pick(9, 12, 21)).y
    canvas.put(message: [message.fitted(to: stage.width - 2)], in: stage, row: row, message.role)
    drawBars(on: &canvas, in: layout)
    guard hasControls, solving != nil else { return }
    keyboard.draw(on: &canvas, in: nil) { _ in .unused }
  }

  /// The clue in the upper half, the word below it.
  private func drawQuestion(on canvas: inout Canvas, in stage: Rect) {
    guard let question = race.question, let board = race.board?.board, let solving else { return }
    let layout = canvas.layout
    let lines = question.clue.balanced(to: min(64, stage.width - 2)).prefix(layout.pick(3, 3, 5))
    canvas.putCentered(Array(lines), in: stage, row: layout.point(0, layout.pick(3, 4, 8)).y, .text)
    let area = layout.rect(1, layout.pick(6, 8, 14), layout.mainWidth - 2, layout.pick(2, 3, 5))
    let forms = PhraseView.Form.tiles(isLarge: layout.isLarge) + [.text]
    let caret = canvas.caret
    PhraseView(board, in: area.size, forms: forms).draw(on: &canvas, in: area) { index in
      var cell = PhraseView.Cell(text: "_", role: .slot)
      if case .given(let grapheme) = board[index] {
        (cell.text, cell.isTile, cell.role) = (String(grapheme.capital), false, .stage)
      }
      solving.show(&cell, at: index, caret: caret)
      return cell
    }
  }

  /// All the words when the race is over, first those that the player did not know.
  private func drawAnswers(on canvas: inout Canvas, in stage: Rect, _ text: Texts) {
    let (isCompact, end) = (canvas.layout.isCompact, canvas.layout.keyboardPopup.minY)
    let order = race.questions.indices.filter { !race.knows($0) } + race.questions.indices.filter(race.knows)
    for (row, index) in order.enumerated() where stage.minY + row < end {
      let place = Point(x: stage.minX + (isCompact ? 1 : 8), y: stage.minY + row)
      let (word, told) = (race.questions[index].word.capitals, text.told(race, index))
      canvas.put(
        isCompact || told.columns > stage.maxX - place.x - 8 ? word : told, at: place,
        race.knows(index) ? .found : .dim)
    }
  }

  private func drawBars(on canvas: inout Canvas, in layout: Layout) {
    let bars = race.seat.racers.indices.map { player in
      let (racer, isMine) = (race.seat.racers[player], player == race.seat.me)
      return RaceBars.Bar(
        name: racer.name, points: isMine && !race.isOver ? race.score : racer.points, isMine: isMine,
        isAway: racer.isAway, isDone: racer.isDone)
    }
    RaceBars(bars: bars, points: 1).draw(
      on: &canvas,
      in: layout.pick(layout.rect(0, 2, 40, 1), layout.rect(8, 2, 64, 2), layout.rect(12, 3, 64, 3)))
  }
}

/// A finished race of words again: each step is a word.
struct VocabularyReplay: Replay {
  private let race: VocabularyRace

  /// - Returns: `nil` when the race cannot be rebuilt.
  init?(_ record: GameRecord, _ context: Context) {
    guard let race = VocabularyRace.finished(record.game, context) else { return nil }
    self.race = race
  }

  var outcome: ReplayOutcome { ReplayOutcome(isWon: race.seat.isWon) }
  var controls: ReplayControls { .keyboard }

  var marks: [ReplayMark] {
    race.questions.indices.map { index in
      ReplayMark(text: "\(index + 1)", role: race.knows(index) ? .right : .wrong)
    }
  }

  func position(_ step: Int, of count: Int, _ text: Texts) -> String { text("word \(step) of \(count)") }

  func sentences(at step: Int, _ context: Context) -> [StatusMessage] {
    guard step > 0 else { return [StatusMessage(context.text.vocabularyOpening)] }
    return [StatusMessage(context.text.told(race, step - 1), race.knows(step - 1) ? .right : .wrong)]
  }

  func words(at step: Int, _ context: Context) -> [String] {
    guard step > 0 else { return [] }
    return [String(context.profile.language.alphabet.letters(of: race.questions[step - 1].word))]
  }

  func draw(step: Int, on canvas: inout Canvas, _ context: Context) {
    guard step > 0 else { return }
    let (layout, question) = (canvas.layout, race.questions[step - 1])
    let lines = question.clue.balanced(to: min(64, layout.stage.width - 2)).prefix(3)
    canvas.putCentered(
      Array(lines), in: layout.stage, row: layout.point(0, layout.pick(3, 5, 9)).y, .text)
    canvas.putCentered(
      question.word.capitals, in: layout.stage, row: layout.point(0, layout.pick(7, 9, 14)).y,
      race.knows(step - 1) ? .won : .wrong)
  }
}
