import Engines
import TextUI

/// A running game of Hangman, whoever hosts it.
struct HangmanScreen: Screen {
  enum Command: Sendable {
    case guess, walk, press, solve, hint, countWords, startOver, leave
  }

  /// Whom the player guesses against.
  enum Host: Sendable {
    case solo(HangmanDeal), duel, devil
  }

  let host: Host
  /// What the game is from, for the header: the category's title, or the host's name.
  let source: String
  let pictures: PictureSet
  var game: any GuessingGame
  var keyboard: Keyboard
  var message: Message
  /// With careful entry: the letter that waits for Enter.
  var pending: Character?
  /// After a loss: which closing picture is shown, the last picture behind them; `nil` while the game runs.
  var closing: Int?

  init(host: Host, game: any GuessingGame, source: String, _ context: Context) {
    self.host = host
    self.source = source
    self.game = game
    pictures = context.pictures
    keyboard = Keyboard(context.language)
    message = Message(context.strings.hangman.begin)
  }

  func name(_ strings: Strings) -> String { strings.hangman.name }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.hangman
    let isRunning = closing == nil
    return [
      KeyBinding([], "A–Z", own.guess, help: own.helpGuess, .guess),
      KeyBinding([], "↑↓←→", "", help: own.helpWalk, .walk),
      KeyBinding(
        [.enter, .character(" ")], "Enter", "",
        help: context.settings.isCareful ? own.helpCareful : own.helpPress,
        .press),
      KeyBinding([.tab], "Tab", own.solve, help: own.helpSolve, isEnabled: isRunning, .solve),
      KeyBinding(
        [.character("="), .function(5)], "=", strings.startOver, help: own.helpStartOver, .startOver),
      KeyBinding(
        [.character("!"), .function(2)], "!", own.hint, help: own.helpHint, isEnabled: isRunning, .hint),
      KeyBinding(
        [.character("#"), .function(4)], "#", own.count, help: own.helpCount, isEnabled: isRunning && isDevil,
        .countWords),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .leave),
    ]
  }

  private var isDevil: Bool { if case .devil = host { true } else { false } }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    if closing != nil { return close(&context) }
    switch command {
    case .guess, .walk: return .stay
    case .press: return press(&context)
    case .solve: return .push(solveScreen(context))
    case .hint: return hint(&context)
    case .countWords:
      if let devil = game as? DevilHangman {
        message = Message(context.strings.hangman.wordsLeft(devil.candidates.count))
      }
      return .stay
    case .startOver: return .push(startOverPopup(context.strings))
    case .leave: return .push(leavePopup(context.strings))
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    if closing != nil { return close(&context) }
    if keyboard.walk(key) { return .stay }
    guard case .character(let character) = key else { return .stay }
    guard context.settings.isCareful, let letter = game.alphabet.letter(character) else {
      return guess(character, &context)
    }
    pending = letter
    message = Message(context.strings.hangman.confirm(letter.capital))
    return .stay
  }

  /// Enter: guesses the letter that waits, or takes the one under the keyboard's cursor.
  private mutating func press(_ context: inout Context) -> Transition {
    if let letter = pending { return guess(letter, &context) }
    return type(.character(keyboard.chosen), &context)
  }

  private mutating func guess(_ grapheme: Character, _ context: inout Context) -> Transition {
    pending = nil
    let strings = context.strings.hangman
    let letter = game.alphabet.letter(grapheme)?.capital ?? grapheme
    switch game.guess(grapheme) {
    case .hit(let places): message = Message(strings.hit(letter, places))
    case .miss: message = Message(strings.miss(letter))
    case .alreadyTried: message = Message(strings.alreadyTried(letter), .warning)
    case .notALetter: message = Message(strings.notALetter(letter), .warning)
    case .solved, .tooDear, .over: break
    }
    return ending(&context)
  }

  private mutating func hint(_ context: inout Context) -> Transition {
    pending = nil
    let strings = context.strings.hangman
    switch game.hint(using: &context.generator) {
    case .hit: message = Message(strings.hinted(game.tried.last!.capital))
    case .tooDear: message = Message(strings.tooDear, .warning)
    default: break
    }
    return ending(&context)
  }

  /// Says the whole phrase, as it was typed.
  mutating func solve(_ text: String, _ context: inout Context) -> Transition {
    pending = nil
    if game.solve(text) == .miss { message = Message(context.strings.hangman.notIt) }
    return ending(&context)
  }

  /// What follows when the game has just ended: a lost picture moves first.
  private mutating func ending(_ context: inout Context) -> Transition {
    guard game.status != .playing else { return .stay }
    let isWon = game.status == .won
    if case .duel = host {
      context.hangman.duel.score(guesserWon: isWon)
    } else {
      context.streak = isWon ? context.streak + 1 : 0
    }
    if !isWon, context.settings.isAnimated, !pictures.closing.isEmpty {
      closing = 0
      return .stay
    }
    return close(&context)
  }

  private mutating func close(_ context: inout Context) -> Transition {
    closing = nil
    return endTransition(context)
  }

  var patience: Duration? { closing == nil ? nil : .milliseconds(120) }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    guard let shown = closing, time >= .milliseconds(120) else { return .stay }
    guard shown < pictures.closing.count else { return close(&context) }
    closing = shown + 1
    return .stay
  }
}
