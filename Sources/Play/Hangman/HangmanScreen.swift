import Engines
import Records
import TextUI

/// A running game of Hangman, whoever hosts it.
struct HangmanScreen: Screen {
  enum Command: Sendable {
    case guess, move, press, askForSolution, solve(String), hint, countWords, askToStartOver, startOver, leave
    /// The ways on from the end of a game.
    case newGame, nextRound
  }

  /// Which game this is; its mode says who hosts it.
  let session: GameSession
  /// What the game is from, for the header: the category's title, or the host's name.
  let source: String
  let pictures: PictureSet
  var game: any GuessingGame
  var keyboard: Keyboard
  var message: Message
  /// With careful entry: the letter that waits for Enter.
  var pending: Character?
  /// The category the phrase is from, where it is from one.
  let category: String?
  /// How many games of this mode the player has won in a row, this one included.
  private(set) var streak: Int
  /// After a loss: which closing picture is shown, the last picture behind them; `nil` while the game runs.
  var closing: Int?

  init(
    _ session: GameSession, game: any GuessingGame, category: String? = nil, _ context: inout Context
  ) {
    self.session = session
    self.game = game
    self.category = category
    source = Self.source(of: session, category: category, context)
    streak =
      session.mode.ranking == .streak ? context.records.streak(of: session.player, in: session.mode) : 0
    pictures = context.pictures
    keyboard = Keyboard(context.language)
    message = Message(context.strings.letterPrompt)
  }

  func name(_ strings: Strings) -> String { strings.hangman.name }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.hangman
    let isRunning = closing == nil
    return [
      KeyBinding([], "A–Z", own.guess, help: own.helpGuess, click: .enter, .guess),
      KeyBinding([], "↑↓←→", "", help: strings.helpMoveOnKeyboard, .move),
      KeyBinding(
        [.enter, .character(" ")], "Enter", "",
        help: context.hangman.isCareful ? own.helpCareful : own.helpPress,
        .press),
      KeyBinding([.tab], "Tab", own.solve, help: own.helpSolve, isEnabled: isRunning, .askForSolution),
      KeyBinding(
        [.character("="), .function(5)], "=", strings.startOver, help: own.helpStartOver,
        isEnabled: session.day == nil, .askToStartOver),
      KeyBinding(
        [.character("!"), .function(2)], "!", own.hint, help: own.helpHint, isEnabled: isRunning, .hint),
      KeyBinding(
        [.character("#"), .function(4)], "#", own.count, help: own.helpCount, isEnabled: isRunning && isDevil,
        .countWords),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .leave),
    ]
  }

  /// How long a closing picture is shown.
  private static let frameTime = Duration.milliseconds(120)

  private var isDevil: Bool { game is DevilHangman }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    if closing != nil { return close(&context) }
    switch command {
    case .guess, .move: return .stay
    case .press: return press(&context)
    case .askForSolution: return .push(solutionScreen(context))
    case .solve(let text): return solve(text, &context)
    case .hint: return hint(&context)
    case .countWords:
      if let devil = game as? DevilHangman {
        message = Message(context.strings.hangman.wordsLeft(devil.candidates.count))
      }
      return .stay
    case .askToStartOver: return .push(startOverPopup(context.strings))
    case .startOver:
      context.records.discard(session.id)
      return .replace(Self.dealt(&context))
    case .newGame: return .replace(Self.dealt(&context))
    case .nextRound:
      context.hangman.duel.swap()
      return .replace(Self.dealt(&context))
    case .leave: return .push(leavePopup(context.strings))
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    if closing != nil { return close(&context) }
    if keyboard.move(key) { return .stay }
    guard case .character(let character) = key else { return .stay }
    guard context.hangman.isCareful, let letter = game.alphabet.letter(character) else {
      return guess(character, &context)
    }
    pending = letter
    message = Message(context.strings.hangman.confirm(letter.capital))
    return .stay
  }

  /// Enter: guesses the letter that waits, or the one under the keyboard's cursor.
  private mutating func press(_ context: inout Context) -> Transition {
    if let letter = pending { return guess(letter, &context) }
    guard let letter = keyboard.chosen else {
      message = .refusal(context.strings.noCursor, &context)
      return .stay
    }
    return type(.character(letter), &context)
  }

  private mutating func guess(_ grapheme: Character, _ context: inout Context) -> Transition {
    pending = nil
    let strings = context.strings.hangman
    let letter = game.alphabet.letter(grapheme)?.capital ?? grapheme
    switch game.guess(grapheme) {
    case .hit(let places): message = Message(strings.hit(letter, places))
    case .miss:
      message = Message(strings.miss(letter))
      context.alert()
    case .alreadyTried: message = .refusal(strings.alreadyTried(letter), &context)
    case .notALetter: message = .refusal(context.strings.notALetter(letter), &context)
    case .solved, .tooDear, .over: break
    }
    return ending(&context)
  }

  private mutating func hint(_ context: inout Context) -> Transition {
    pending = nil
    let strings = context.strings.hangman
    switch game.hint(using: &context.generator) {
    case .hit: message = Message(strings.hinted(game.tried.last!.capital))
    case .tooDear: message = .refusal(strings.tooDear, &context)
    default: break
    }
    return ending(&context)
  }

  /// Tries the whole phrase, as it was typed.
  private mutating func solve(_ text: String, _ context: inout Context) -> Transition {
    pending = nil
    if game.solve(text) == .miss {
      message = Message(context.strings.hangman.notIt)
      context.alert()
    }
    return ending(&context)
  }

  /// What follows when the game has just ended: a lost picture moves first.
  private mutating func ending(_ context: inout Context) -> Transition {
    guard game.status != .playing else { return .stay }
    let isWon = game.status == .won
    finish(isWon: isWon, &context)
    if !isWon, context.settings.isAnimated, !pictures.closing.isEmpty {
      closing = 0
      return .stay
    }
    return close(&context)
  }

  /// Saves the result; of a duel, both players'.
  private mutating func finish(isWon: Bool, _ context: inout Context) {
    if session.mode == .duel {
      context.finishDuel(session, guesserWon: isWon)
      return
    }
    streak = session.mode.ranking == .streak && isWon ? streak + 1 : 0
    let result = context.result(
      of: session, isWon: isWon, misses: game.misses, details: game.resultDetails)
    context.records.finish(result, game: session.id)
  }

  private mutating func close(_ context: inout Context) -> Transition {
    closing = nil
    let end = Transition.push(endPopup(context))
    guard let devil = game as? DevilHangman else { return end }
    return .chain(end, then: .push(Self.table(of: devil, context.strings.hangman)))
  }

  var patience: Duration? { closing == nil ? nil : Self.frameTime }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    guard let shown = closing, time >= Self.frameTime else { return .stay }
    guard shown < pictures.closing.count else { return close(&context) }
    closing = shown + 1
    return .stay
  }
}
