import Engines
import Kit
import Records
import TextUI

/// Hangman with the roles exchanged: the program asks for letters, and the player marks their places, or has typed the word
/// so that the program marks them.
struct MindReaderScreen: Screen {
  enum Command: Sendable {
    /// Opens the popup of the outcome if there is nothing to ask.
    case begin
    case move(Int), mark, answer, none, takeBack, leave
    /// The player confirms or denies that the named word is the right one.
    case confirm, deny
    /// Asks whether an answer is wrong, by its index among the doubtful ones, the most likely first.
    case doubt(Int)
    case takeBackDoubtful(Int)
    /// Asks for the word; compares a word with the marks.
    case askForWord, check(String)
    /// The options at the end.
    case newGame, change, menu, replay
    /// Shows the meaning of the word.
    case explain(String)
    /// Shows the end again.
    case showEnd
  }

  var game: MindReader
  /// Which game this is.
  let session: GameSession
  /// The player's word, if it was typed.
  let secret: [Character]?
  let pictures: PictureSet
  /// The marks for the current question.
  private(set) var marks: Candidates.Places = 0
  private(set) var cursor = 0
  private(set) var message = Message("")
  /// Whether the program has given up, or named a wrong word.
  var isBeaten = false
  /// How the game ended; `nil` while it is not saved as finished.
  var ending: MindReaderEnd?
  /// The finished game, for its replay.
  var finished: GameRecord?

  init(_ game: MindReader, secret: [Character]?, _ session: GameSession, _ context: Context) {
    self.game = game
    self.session = session
    self.secret = secret
    pictures = context.pictures
    markSecret()
  }

  /// The first screen: the entry of the word, or the first question.
  static func begin(_ context: inout Context) -> any Screen {
    guard context.hangman.secret == .typed else {
      return reading(context.hangman.length, secret: nil, &context)
    }
    let strings = context.strings
    return EntryScreen(
      [strings.hangman.name, strings.hangman.host(.mindReader)], prompt: strings.mindReader.typeWord,
      isSecret: true,
      rules: .word(
        longest: HangmanSetUp.lengths.upperBound, least: 2, tooShort: strings.hangman.twoLetters, context),
      context
    ) { HangmanSetUpScreen.Command.entered($0, .readerWord) }
  }

  /// The first question about a word of this length; a popup when the list has no such words.
  static func reading(_ length: Int, secret: [Character]?, _ context: inout Context) -> any Screen {
    let words = context.readersWords(length: length)
    guard words.count > 0 else { return HangmanScreen.noWord(context.strings) }
    return MindReaderScreen(MindReader(words), secret: secret, context.session(.mindReader), context)
  }

  func name(_ strings: Strings) -> String { strings.hangman.host(.mindReader) }

  func rules(_ context: Context) -> String { context.strings.mindReader.rules }

  var isMarking: Bool { secret == nil && asked != nil }

  var asked: Character? { game.asked }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.mindReader
    return [
      KeyBinding(
        [.character(" "), .down, .up], strings.space, own.mark, help: own.helpMark, isEnabled: isMarking,
        .mark),
      KeyBinding(
        [], "1–9", "", help: own.helpMarkNumber, isEnabled: isMarking, click: .character("1"), .mark),
      KeyBinding(
        [.enter], "Enter", secret == nil ? own.answer : own.next,
        help: secret == nil ? own.helpAnswer : own.helpNext, importance: .main, .answer),
      KeyBinding(
        .letter("n"), "n", own.noneLabel, help: own.helpNone, isEnabled: isMarking, importance: .main,
        .none),
      KeyBinding([.right, .tab], "→", "", help: own.helpNextPlace, isEnabled: isMarking, .move(1)),
      KeyBinding([.left, .backTab], "←", "", help: own.helpPlaceBefore, isEnabled: isMarking, .move(-1)),
      KeyBinding(
        [.backspace, .character("-")], "⌫", own.takeBack, help: own.helpTakeBack,
        isEnabled: secret == nil && !game.answers.isEmpty, importance: .minor, .takeBack),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .leave),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    message = Message("")
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
      conclude(.found, word: game.namedWord, &context)
      return .push(foundPopup(context))
    case .deny:
      isBeaten = true
      return .push(beatenPopup(context))
    case .doubt(let number): return .push(doubtPopup(number, opensByItself: false, context))
    case .takeBackDoubtful(let number):
      takeBack(game.doubtfulAnswers[number])
      return asked == nil ? outcome(context) : .stay
    case .askForWord: return .push(wordScreen(context))
    case .check(let text):
      let word = String(game.alphabet.letters(of: text))
      conclude((game.slips(in: word) ?? []).isEmpty ? .safe : .slipped, word: word, &context)
      return .push(checkedPopup(word, context))
    case .newGame:
      leaveForGood(&context)
      return .opening(Self.begin(&context), replaces: true)
    case .change:
      leaveForGood(&context)
      return .pop
    case .menu:
      leaveForGood(&context)
      return .home
    case .replay: return openReplay(context)
    case .showEnd: return outcome(context)
    case .explain(let word): return .push(context.meanings(of: [word]))
    case .leave: return asked == nil ? outcome(context) : .push(leavePopup(context.strings))
    }
    return .stay
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
        message = .refusal(context.strings.mindReader.markOrNone(asked.capital), &context)
      }
      return .stay
    }
    message = Message("")
    cursor = place
    toggle(place)
    return .stay
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    message = .refusal(context.strings.pasteIgnored, &context)
    return .stay
  }

  private mutating func toggle(_ place: Int) {
    guard game.pattern[place] == nil else { return }
    marks ^= 1 << (game.length - 1 - place)
  }

  private mutating func markSecret() {
    guard let secret, let asked else { return }
    marks = MindReader.places(of: asked, in: secret)
  }

  /// Enter: submits the marks. Without any mark it is refused, because that could be a mistake.
  private mutating func answer(_ context: inout Context) -> Transition {
    guard let asked else { return outcome(context) }
    if marks == 0, secret == nil {
      message = .refusal(context.strings.mindReader.markOrNone(asked.capital), &context)
      return .stay
    }
    return finishAnswer(&context)
  }

  private mutating func finishAnswer(_ context: inout Context) -> Transition {
    _ = game.answer(marks)
    marks = 0
    cursor = game.pattern.firstIndex(of: nil) ?? 0
    markSecret()
    return asked == nil ? end(&context) : .stay
  }

  private mutating func takeBack(_ answer: MindReader.Answer) {
    isBeaten = false
    game.takeBack(answer)
    marks = asked == answer.letter ? answer.places : 0
  }
}
