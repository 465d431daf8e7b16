import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// Hangman with the roles exchanged: the program asks for letters, and the player marks their places, or has typed the word
/// so that the program marks them.
struct MindReaderScreen: Screen {
  enum Command: Sendable {
    /// Opens the popup of the outcome if there is nothing to ask.
    case begin
    case move(Int), mark, answer, none, takeBack, leave
    /// An answer to what was asked in a popup.
    case take(MindReaderRound.Input)
    /// What was chosen at the end, or where a mark may be wrong.
    case follow(Offer)
  }

  var round: MindReaderRound
  let pictures: PictureSet
  /// The marks for the current question.
  private(set) var marks: Candidates.Places
  private(set) var cursor = 0
  private(set) var message = StatusMessage("")

  init(_ round: MindReaderRound, _ context: Context) {
    self.round = round
    pictures = context.pictures
    marks = round.marksOfSecret
  }

  var game: MindReader { round.game }
  private var secret: [Character]? { round.secret }

  /// The first screen: the entry of the word, or the first question.
  static func begin(_ context: inout Context) -> any Layer<Never> {
    guard context.hangman.secret == .typed else {
      return reading(context.hangman.length, secret: nil, &context)
    }
    let text = context.text
    let entry = EntryScreen<Never>(
      [text("Hangman"), text.host(.mindReader)],
      prompt: text("Type a word, unseen. The computer will not peek."),
      isSecret: true, rules: .readersWord(context), context
    ) { text, context in
      let word = context.profile.language.alphabet.letters(of: text)
      return .push(reading(word.count, secret: word, &context))
    }
    return entry.opened
  }

  /// The first question about a word of this length; a popup when the list has no such words.
  static func reading(_ length: Int, secret: [Character]?, _ context: inout Context) -> any Layer<Never> {
    guard let round = MindReaderRound.reading(length, secret: secret, &context) else {
      return HangmanScreen.noWord(context.text).opened
    }
    return ScreenLayer(MindReaderScreen(round, context), then: .perform(.begin))
  }

  func name(_ text: Texts) -> String { text.host(.mindReader) }

  func rules(_ context: Context) -> String { context.text.mindReaderRules }

  var isMarking: Bool { secret == nil && asked != nil }

  var asked: Character? { game.asked }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    return [
      KeyBinding(
        [.character(" "), .down, .up], text("Space"), text("mark"), help: text("mark the place, or not"),
        isEnabled: isMarking,
        .mark),
      KeyBinding(
        [], "1–9", text("place"), help: text("mark the place of this number"), isEnabled: isMarking,
        click: .character("1"), .mark),
      KeyBinding(
        [.enter], "Enter", secret == nil ? text("done") : text("next", context: "question"),
        help: secret == nil ? text("these are the places") : text("the next question"), importance: .main,
        .answer),
      KeyBinding(
        .letter("n"), "n", text("none"), help: text("the letter is not in the word"), isEnabled: isMarking,
        importance: .main,
        .none),
      KeyBinding([.right, .tab], "→", "", help: text("the next place"), isEnabled: isMarking, .move(1)),
      KeyBinding(
        [.left, .backTab], "←", "", help: text("the place before"), isEnabled: isMarking, .move(-1)),
      KeyBinding(
        [.backspace, .character("-")], "⌫", text("take back"), help: text("take the last marks back"),
        isEnabled: secret == nil && !game.answers.isEmpty, importance: .minor, .takeBack),
      KeyBinding([.escape], "Esc", text("menu"), help: text("back to the menu"), .leave),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    message = StatusMessage("")
    switch command {
    case .begin: return outcome(context)
    case .move(let step): cursor = (cursor + step).wrapped(in: game.length)
    case .mark: toggle(cursor, &context)
    case .answer: return answer(&context)
    case .none: return take(.places(0), &context)
    case .takeBack: return game.answers.last.map { take(.takeBack($0), &context) } ?? .stay
    case .take(let input): return take(input, &context)
    case .follow(let offer): return follow(offer, &context)
    case .leave: return asked == nil ? outcome(context) : .ask(leavePopup(context.text))
    }
    return .stay
  }

  /// Does what was chosen at the end, or where a mark may be wrong.
  private mutating func follow(_ offer: Offer, _ context: inout Context) -> Transition {
    switch offer {
    case .firstDoubt: return .ask(doubtPopup(0, opensByItself: false, context))
    case .nextDoubt(let number): return .ask(doubtPopup(number, opensByItself: false, context))
    case .takeBack(let number): return take(.takeBack(game.doubtfulAnswers[number]), &context)
    case .allRight(isShown: true): return outcome(context)
    case .typeWord, .allRight: return .ask(wordScreen(context))
    case .replay: return round.recordSoFar(context).map { .open(.replay($0)) } ?? .stay
    case .explain:
      return round.finished?.game.fields["word"].map { .push(MeaningPopup(of: [$0], context)) } ?? .stay
    default:
      round.leaveForGood(&context)
      return offer == .anotherWord ? .replace(Self.begin(&context)) : .leaving(by: offer)
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    guard isMarking, let asked else { return .stay }
    let place: Int
    switch key {
    case .choose(let index): place = index
    case .character(let character):
      // The places are numbered from 1.
      place = (character.wholeNumberValue ?? 0) - 1
    default: return .stay
    }
    guard (0..<game.length).contains(place) else {
      if case .character = key {
        message = .refusal(markPrompt(asked, context.text), &context)
      }
      return .stay
    }
    message = StatusMessage("")
    cursor = place
    toggle(place, &context)
    return .stay
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    message = .refusal(context.text("Pasted text is ignored in a game."), &context)
    return .stay
  }

  /// Marks a place, or not, unless another letter stands there.
  private mutating func toggle(_ place: Int, _ context: inout Context) {
    let toggled = marks ^ 1 << (game.length - 1 - place)
    if let refusal = round.refusal(of: .places(toggled), context)?.first {
      message = .refusal(refusal, &context)
    } else {
      marks = toggled
    }
  }

  /// Enter: submits the marks. Without any mark it is refused, because that could be a mistake.
  private mutating func answer(_ context: inout Context) -> Transition {
    guard let asked else { return outcome(context) }
    if marks == 0, secret == nil {
      message = .refusal(markPrompt(asked, context.text), &context)
      return .stay
    }
    return take(.places(marks), &context)
  }

  private func markPrompt(_ asked: Character, _ text: Texts) -> String {
    text("Mark every \(asked.capital), or press n for none.")
  }

  private mutating func take(_ input: MindReaderRound.Input, _ context: inout Context) -> Transition {
    _ = round.take(input, &context)
    marks = round.marksOfSecret
    if case .takeBack(let answer) = input, asked == answer.letter { marks = answer.places }
    if case .places = input { cursor = game.pattern.firstIndex(of: nil) ?? 0 }
    return outcome(context)
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let text = context.text
    canvas.header(
      [
        text("Hangman"), text.host(.mindReader),
        canvas.layout.isCompact ? "" : context.foreignWords,
      ],
      right: [
        text("\(game.length) letter", plural: "\(game.length) letters", game.length),
        text("\(game.wordsLeft) word left", plural: "\(game.wordsLeft) words left", game.wordsLeft),
      ])
    stage.draw(
      on: &canvas, stage.exchanges(text), newest: asked.map { .init(question: text("Any \($0.capital)?")) },
      known: round.foundWord.map { .init($0, isNamed: true, context) }, context)
    drawControls(on: &canvas, HangmanLayout(canvas.layout, pictures: pictures, talks: true), text)
  }

  private var stage: MindReaderStage {
    MindReaderStage(game: game, pictures: pictures, marks: marks, cursor: isMarking ? cursor : nil)
  }

  /// Draws the current question and the two buttons; when the word was typed, the answer and one button.
  private func drawControls(on canvas: inout Canvas, _ places: HangmanLayout, _ text: Texts) {
    guard let asked else { return }
    let line = places.message(isCareful: false)
    let hand = places.hand
    let question =
      secret == nil
      ? markPrompt(asked, text)
      : text.stands(asked, in: game.numbers(marks))
    let shown = message.text.isEmpty ? StatusMessage(question) : message
    let start = Point(x: places.centeredX(of: shown.text.columns, in: line), y: line.minY)
    canvas.put(shown.text, at: start, shown.role)
    canvas.focus(on: .message, at: start)
    let row = canvas.layout.point(0, canvas.layout.pick(12, 17, 28)).y
    let done = secret == nil ? text("Done") : text("Next")
    let none = text("No \(asked.capital)")
    let gap = 4
    let width =
      done.columns + Canvas.buttonMargins + (isMarking ? gap + none.columns + Canvas.buttonMargins : 0)
    let x = hand.centeredX(of: width)
    // Without a mark Enter takes nothing.
    let used = canvas.pushButton(
      done, at: Point(x: x, y: row), isChosen: !isMarking || marks != 0, sends: .enter)
    if isMarking {
      canvas.pushButton(none, at: Point(x: x + used + gap, y: row), sends: .character("n"))
    }
  }

  /// What follows when there is nothing left to ask; the game is over whatever the player chooses next.
  func outcome(_ context: Context) -> Transition {
    let text = context.text
    switch round.question(context) {
    case .letter: return .stay
    case .name(let word):
      return .ask(
        Popup(
          text("Is it \(context.playersWord(word))?"), [],
          [
            .init(
              text("Yes"), letter: text("Yes").lowercased().first, then: .perform(Command.take(.confirm))),
            .init(
              text("No"), letter: text("No").lowercased().first, isCancel: true,
              then: .perform(Command.take(.deny))),
          ], look: .neutral, opensByItself: true))
    case .doubt: return .ask(doubtPopup(0, opensByItself: true, context))
    case nil:
      let (isWon, title, lines) = round.result(context)
      return .ask(
        popup(
          (isWon ? "✓ " : "") + title, lines.map { PopupLine($0) }, round.offers(context),
          look: isWon ? .won : .lost, context))
    }
  }

  /// A popup of the end.
  private func popup(
    _ title: String, _ lines: [PopupLine], _ offers: [Offer], look: PopupLook,
    opensByItself: Bool = true, _ context: Context
  ) -> Popup {
    Popup(
      title, lines, offers, look: look, opensByItself: opensByItself, context.text
    ) { Command.follow($0) }
  }

  func leavePopup(_ text: Texts) -> Popup {
    .leaving(
      round.session, line: round.isUntouched ? text.willNotWait : nil,
      other: .init(text("Start over"), then: .perform(Command.follow(.anotherWord))), text)
  }

  /// The entry screen for the player's word.
  private func wordScreen(_ context: Context) -> EntryScreen<Command> {
    let (text, round) = (context.text, round)
    var rules = EntryRules.word(longest: game.length, least: game.length, tooShort: "", context)
    rules.textError = { round.refusal(of: .word($0), context)?.first }
    return EntryScreen(
      [text("Hangman"), text.host(.mindReader)], prompt: text("What was the word?"),
      known: game.pattern.map { String($0?.capital ?? "_") }.joined(separator: " "), rules: rules, context
    ) { word, _ in .perform(Command.take(.word(word))) }
  }

  /// The popup when no word fits, or the named word is wrong: asks which mark to take back, the most likely mistake first.
  private func doubtPopup(_ number: Int, opensByItself: Bool, _ context: Context) -> Popup {
    let doubt = round.doubt(number, context.text)
    return popup(
      doubt.title, [.init(doubt.line)], round.offers(doubting: number), look: .lost,
      opensByItself: opensByItself, context)
  }
}

extension MindReaderScreen {
  func saved(_ context: Context) -> SavedGame? { round.saved }

  /// The screens of a saved game; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Navigation? {
    guard let round = MindReaderRound.restored(saved, &context) else { return nil }
    let screen = MindReaderScreen(round, context)
    return .push(screen, then: screen.outcome(context))
  }
}
