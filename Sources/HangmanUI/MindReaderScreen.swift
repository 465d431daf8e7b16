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
    /// The player confirms or denies that the named word is the right one.
    case confirm, deny
    /// Compares a word with the marks.
    case check(String)
    /// What was chosen at the end, or where a mark may be wrong.
    case follow(Offer)
  }

  private var round: MindReaderRound
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

  var game: MindReader {
    get { round.game }
    set { round.game = newValue }
  }
  private var secret: [Character]? { round.secret }
  /// How the game ended; `nil` while it is not saved as finished.
  var ending: MindReaderEnd? { round.ending }
  /// The finished game, for its replay.
  var finished: GameRecord? { round.finished }

  /// The first screen: the entry of the word, or the first question.
  static func begin(_ context: inout Context) -> any Layer<Never> {
    guard context.hangman.secret == .typed else {
      return reading(context.hangman.length, secret: nil, &context)
    }
    let text = context.text
    let entry = EntryScreen<Never>(
      [text("Hangman"), text.host(.mindReader)],
      prompt: text("Type a word, unseen. The computer will not peek."),
      isSecret: true,
      rules: .word(
        longest: HangmanSetUp.lengths.upperBound, least: 2, tooShort: text("It needs at least two letters."),
        context),
      context
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

  func rules(_ context: Context) -> String {
    context.text(
      """
      Think of a word. The computer asks for letters, you mark where each one stands, and \
      seven that are not in it mean that you have won.
      """)
  }

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
    case .begin: return end(&context)
    case .move(let step): cursor = (cursor + step).wrapped(in: game.length)
    case .mark: toggle(cursor)
    case .answer: return answer(&context)
    case .none:
      marks = 0
      return finishAnswer(&context)
    case .takeBack: if let last = game.answers.last { takeBack(last) }
    case .confirm:
      round.confirm(&context)
      return .ask(foundPopup(context))
    case .deny:
      round.deny()
      return .ask(beatenPopup(context))
    case .check(let text):
      let word = String(game.alphabet.letters(of: text))
      round.check(word, &context)
      return .ask(checkedPopup(word, context))
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
    case .takeBack(let number):
      takeBack(game.doubtfulAnswers[number])
      return asked == nil ? outcome(context) : .stay
    case .allRight(isShown: true): return outcome(context)
    case .typeWord, .allRight: return .ask(wordScreen(context))
    case .replay: return round.recordSoFar(context).map { .open(.replay($0)) } ?? .stay
    case .explain: return finished?.game.fields["word"].map { .push(context.meanings(of: [$0])) } ?? .stay
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
        message = .refusal(context.text("Mark every \(asked.capital), or press n for none."), &context)
      }
      return .stay
    }
    message = StatusMessage("")
    cursor = place
    toggle(place)
    return .stay
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    message = .refusal(context.text("Pasted text is ignored in a game."), &context)
    return .stay
  }

  private mutating func toggle(_ place: Int) {
    guard game.pattern[place] == nil else { return }
    marks ^= 1 << (game.length - 1 - place)
  }

  /// Enter: submits the marks. Without any mark it is refused, because that could be a mistake.
  private mutating func answer(_ context: inout Context) -> Transition {
    guard let asked else { return outcome(context) }
    if marks == 0, secret == nil {
      message = .refusal(context.text("Mark every \(asked.capital), or press n for none."), &context)
      return .stay
    }
    return finishAnswer(&context)
  }

  private mutating func finishAnswer(_ context: inout Context) -> Transition {
    _ = round.game.answer(marks)
    marks = round.marksOfSecret
    cursor = game.pattern.firstIndex(of: nil) ?? 0
    return asked == nil ? end(&context) : .stay
  }

  private mutating func takeBack(_ answer: MindReader.Answer) {
    round.takeBack(answer)
    marks = asked == answer.letter ? answer.places : 0
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
    drawControls(on: &canvas, HangmanLayout(canvas.layout, pictures: pictures), text)
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
      ? text("Where is the \(asked.capital)? Mark every one.")
      : game.numbers(marks).isEmpty
        ? text("There is no \(asked.capital).")
        : text("\(asked.capital) stands in \(text.numbers(game.numbers(marks))).")
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
    switch round.outcome(context) {
    case .asks: return .stay
    case .found: return .ask(foundPopup(context))
    case .beaten: return .ask(beatenPopup(context))
    case .names(let word):
      return .ask(
        Popup(
          text("Is it this?"), [.init(context.playersWord(word), .stage)],
          [
            .init(text("Yes"), letter: text("Yes").lowercased().first, then: .perform(Command.confirm)),
            .init(
              text("No"), letter: text("No").lowercased().first, isCancel: true,
              then: .perform(Command.deny)),
          ], look: .neutral, opensByItself: true))
    case .doubts: return .ask(doubtPopup(0, opensByItself: true, context))
    }
  }

  /// A popup of the end.
  private func popup(
    _ title: String, _ lines: [PopupLine], _ offers: [Offer]? = nil, look: PopupLook,
    opensByItself: Bool = true, _ context: Context
  ) -> Popup {
    Popup(
      title, lines, offers ?? round.offers(context), look: look, opensByItself: opensByItself, context.text
    ) { Command.follow($0) }
  }

  func leavePopup(_ text: Texts) -> Popup {
    .leaving(
      round.session, line: round.isUntouched ? text("Nothing has been played yet: it will not wait.") : nil,
      other: .init(text("Start over"), then: .perform(Command.follow(.anotherWord))), text)
  }

  /// The popup when the word has been found: named by the program, or marked to its last letter.
  private func foundPopup(_ context: Context) -> Popup {
    popup(
      context.text("Read your mind"), round.foundLines(context).map { PopupLine($0) }, look: .lost, context)
  }

  /// The popup after the player has won: asks for the word, unless it is known.
  private func beatenPopup(_ context: Context) -> Popup {
    let text = context.text
    let question = finished == nil ? [PopupLine(round.wordQuestion(text))] : []
    return popup(
      "✓ " + text("Your mind is safe"), [PopupLine(round.beatenLine(context))] + question, look: .won, context
    )
  }

  /// The entry screen for the player's word.
  private func wordScreen(_ context: Context) -> EntryScreen<Command> {
    let text = context.text
    let length = game.length
    let alphabet = game.alphabet
    var rules = EntryRules.word(
      longest: length, least: length, tooShort: text("It should have \(length) letters."), context)
    rules.textError = {
      alphabet.letters(of: $0).count == length ? nil : text("It should have \(length) letters.")
    }
    return EntryScreen(
      [text("Hangman"), text.host(.mindReader)], prompt: text("What was the word?"),
      known: game.pattern.map { String($0?.capital ?? "_") }.joined(separator: " "), rules: rules, context
    ) { word, _ in .perform(Command.check(word)) }
  }

  /// The popup with the result of comparing the word with the marks.
  private func checkedPopup(_ word: String, _ context: Context) -> Popup {
    let text = context.text
    let shown = context.playersWord(word)
    let (isWrong, lines) = round.checkedLines(word, context)
    return popup(
      isWrong ? text("\(shown): a mark was wrong") : "✓ " + text("Your mind is safe"),
      lines.map { PopupLine($0) }, look: isWrong ? .lost : .won, context)
  }

  /// The popup when no word fits, or the named word is wrong: asks which mark to take back, the most likely mistake first.
  private func doubtPopup(_ number: Int, opensByItself: Bool, _ context: Context) -> Popup {
    let text = context.text
    let doubtful = game.doubtfulAnswers
    guard secret == nil, doubtful.indices.contains(number) else { return beatenPopup(context) }
    return popup(
      round.isBeaten ? text("Was a mark wrong?") : text("No word fits"),
      [.init(round.doubtLine(number, text))], round.offers(doubting: number), look: .lost,
      opensByItself: opensByItself, context)
  }
}

extension MindReaderScreen {
  func saved(_ context: Context) -> SavedGame? { round.saved() }

  /// Called when there is nothing left to ask: ends the game if the word was typed, else asks the player.
  mutating func end(_ context: inout Context) -> Transition {
    round.end(&context)
    return outcome(context)
  }

  /// The screens of a saved game; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Navigation? {
    guard let round = MindReaderRound.restored(saved, &context) else { return nil }
    var screen = MindReaderScreen(round, context)
    let end = screen.end(&context)
    return .push(screen, then: end)
  }
}
