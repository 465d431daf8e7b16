import Engines
import Kit
import TextUI

extension HangmanScreen {
  func solvingBindings(_ strings: Strings) -> [KeyBinding<Command>] {
    let own = strings.hangman
    return [
      KeyBinding([], "A–Z", own.fill, help: own.helpFill, .fill),
      KeyBinding([.enter], "Enter", own.solveNow, help: own.helpSolveNow, importance: .main, .solve),
      KeyBinding([.backspace], "⌫", strings.entry.erase, help: own.helpErase, .erase),
      KeyBinding([.right], "← →", own.moveCaret, help: own.helpCaretRight, importance: .minor, .caret(1)),
      KeyBinding([.left], "←", "", help: own.helpCaretLeft, .caret(-1)),
      KeyBinding(
        [.escape], "Esc", own.putBack, help: own.helpPutBack, isEnabled: !mustSolve, .putBack),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, isEnabled: mustSolve, .leave),
    ]
  }

  /// Whether only whole words can be guessed.
  private var mustSolve: Bool { practice.map { !$0.takesLetters } ?? false }

  mutating func openSolving() {
    pending = nil
    keyboard.hideCursor()
    solving = Solving(game.board)
    message = Message("")
  }

  /// Performs one of the commands for filling in blanks.
  mutating func solve(_ command: Command, _ context: inout Context) -> Transition {
    guard let filled = solving else { return .stay }
    message = Message("")
    switch command {
    case .erase: solving?.erase()
    case .caret(let step): solving?.move(by: step)
    case .putBack:
      solving = nil
      message = .letterPrompt(context)
    case .solve:
      guard filled.openCount == 0 else {
        message = .refusal(context.strings.hangman.stillOpen(filled.openCount), &context)
        return .stay
      }
      return propose(filled.text(game.board), &context)
    default: break
    }
    return .stay
  }

  private mutating func propose(_ text: String, _ context: inout Context) -> Transition {
    if let practice, practice.isOtherWord(text, context.library.lexicon(context.language)) {
      openSolving()
      message = .refusal(context.strings.practice.otherWord, &context)
      return .stay
    }
    solving = nil
    let outcome = game.solve(text)
    if outcome == .asked { return ask(.phrase(text), &context) }
    if outcome == .miss {
      if mustSolve { openSolving() }
      message = Message(context.strings.hangman.notIt)
      move(.blink, context)
      context.alert()
    }
    return ending(&context)
  }

  /// Handles a key while the blanks are filled in. A letter that is already on the board cannot be under a blank and is
  /// skipped, like everything else the board shows, so either the whole phrase or only the blanks can be typed.
  mutating func fill(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .choose(let blank): solving?.move(to: blank)
    case .home: solving?.move(to: 0)
    case .end: solving?.move(to: .max)
    case .character(let character): fill(character, &context)
    default: break
    }
    return .stay
  }

  private mutating func fill(_ character: Character, _ context: inout Context) {
    let strings = context.strings
    message = Message("")
    guard let letter = game.alphabet.letter(character) else {
      let isShown = character == " " || game.board.contains { $0.shown == character }
      if !isShown { message = .refusal(strings.notALetter(character), &context) }
      return
    }
    if game.missedLetters.contains(letter) {
      message = .refusal(strings.hangman.notThere(letter.capital), &context)
    } else if !game.tried.contains(letter) {
      if solving?.isAtEnd == true {
        message = .refusal(strings.hangman.allFilled, &context)
      } else {
        solving?.fill(letter)
      }
    }
  }
}
