import Engines
import Kit
import TextUI

extension HangmanScreen {
  /// Enter: guesses the pending letter, or selects the one under the keyboard's cursor.
  mutating func press(_ context: inout Context) -> Transition {
    if let letter = pending { return guess(letter, &context) }
    guard let letter = keyboard.chosen else {
      message = .refusal(context.strings.noCursor, short: context.strings.letterPromptShort, &context)
      return .stay
    }
    return enter(letter, letter, &context)
  }

  /// Moves the keyboard's cursor, or enters a letter.
  mutating func typeOnKeyboard(_ key: Key, _ context: inout Context) -> Transition {
    if keyboard.move(key) { return .stay }
    guard case .character(let character) = key else { return .stay }
    let letter = game.alphabet.letter(character)
    keyboard.hideCursor(at: letter)
    return enter(character, letter, &context)
  }

  /// Handles a letter that was typed or clicked: with careful entry it stays pending unless it can be refused immediately.
  mutating func enter(_ character: Character, _ letter: Character?, _ context: inout Context) -> Transition {
    guard context.hangman.isCareful, let letter, !game.tried.contains(letter) else {
      return guess(character, &context)
    }
    pending = letter
    message = Message(context.strings.hangman.confirm(letter.capital))
    return .stay
  }

  /// Discards the pending letter.
  mutating func empty(_ context: Context) {
    pending = nil
    message = .letterPrompt(context)
  }

  private mutating func guess(_ grapheme: Character, _ context: inout Context) -> Transition {
    pending = nil
    let strings = context.strings.hangman
    let letter = game.alphabet.letter(grapheme)?.capital ?? grapheme
    switch game.guess(grapheme) {
    case .hit(let places):
      message = Message(strings.hit(letter, places))
      move(.found([game.tried.last!]), context)
    case .miss:
      message = Message(strings.miss(letter))
      move(.blink, context)
      context.alert()
    case .alreadyTried:
      message = .refusal(strings.alreadyTried(letter), &context)
    case .notALetter:
      message = .refusal(context.strings.notALetter(letter), &context)
    case .asked: return ask(.letter(game.alphabet.letter(grapheme)!), &context)
    case .solved, .tooExpensive, .over: break
    }
    return ending(&context)
  }

  /// Asks for a hint; the first time, a popup explains what it costs.
  mutating func askForHint(_ context: inout Context) -> Transition {
    let canHint = game.misses + 1 < Hangman.missesAllowed
    guard canHint, !context.hangman.knowsHints else { return hint(&context) }
    context.hangman.knowsHints = true
    return .push(hintPopup(context.strings))
  }

  mutating func hint(_ context: inout Context) -> Transition {
    pending = nil
    let strings = context.strings.hangman
    switch game.hint(using: &context.generator) {
    case .hit:
      let letter = game.tried.last!
      message = Message(strings.hinted(letter.capital), short: strings.hintedShort(letter.capital))
      move(.found([letter]), context)
    case .tooExpensive: message = .refusal(strings.tooExpensive, short: strings.tooExpensiveShort, &context)
    case .asked: return ask(.hint, &context)
    default: break
    }
    return ending(&context)
  }

  /// What follows when the game has just ended: the result is saved and displayed in place of the keyboard.
  mutating func ending(_ context: inout Context) -> Transition {
    guard game.status != .playing else { return .stay }
    let isWon = game.status == .won
    message = Message("")
    keyboard.hideCursor()
    finish(isWon: isWon, misses: game.misses, &context)
    let words = (game.board.wordIndices.last ?? 0) + 1
    move(isWon ? .win(words: words, pictures) : .loss(pictures), context)
    return .push(endPopup(context))
  }
}
