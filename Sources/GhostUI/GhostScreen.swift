import Engines
import Kit
import Records
import TextUI

/// A match of Ghost: against computers, between people at one keyboard, or at a table.
struct GhostScreen: Screen {
  enum Command: Equatable, Sendable {
    case add, move, press, hint, showHint, challenge, admit, erase, stop, giveUp
    /// Shows the popup for the current state of the match, e.g. after another screen has closed.
    case showState
    /// Asks the challenged player for the word.
    case name
    case newGame, nextRound, openCoach, coachRound, replay, explain([String])
    /// At a table: let a computer play for an absent player, leave, wink, and play another match.
    case takeOver, leaveTable, wink, again
  }

  /// Which game this is.
  let session: GameSession
  /// The names under which the records know the players; `nil` for computers and players without a name.
  let names: [String?]
  var match: Ghost
  var keyboard: Keyboard
  var message: Message
  /// Whether the keyboard shows the letters after which a word is still possible.
  var showsHint = false
  /// The letters that the challenged player has typed after the fragment.
  var typed: [Character] = []
  /// How long the computer has been thinking, shown as dots.
  var thought = Duration.zero
  var dots = Self.newDots
  /// The animation at the end of a round or match.
  var motion: GhostMotion?
  /// The records' figures for matches like this one, and the result of this one.
  var figures: GhostFigures
  /// The player's seat when the match is at a table.
  var table: GhostTableSeat?
  /// The finished match in its saved form, for its replay.
  var finished: GameRecord?
  /// Whether the match was given up; it cannot be continued.
  var isGivenUp = false

  /// How long a computer thinks before it moves.
  static let moment = Duration.milliseconds(500)
  static var newDots: Motion { Motion(steps: 3, of: .milliseconds(125)) }

  init(_ match: Ghost, _ session: GameSession, names: [String?], _ context: inout Context) {
    self.match = match
    self.session = session
    self.names = names
    keyboard = Keyboard(context.language)
    message = .letterPrompt(context)
    figures = GhostFigures(session, &context)
  }

  /// A new match with the chosen set-up; a popup when the word list has no suitable words.
  static func begun(_ context: inout Context) -> any Screen {
    guard let match = context.ghostMatch() else {
      let strings = context.strings
      return Popup.message(strings.ghost.name, strings.noWord, strings)
    }
    let session = context.session(context.ghost.mode)
    var screen = GhostScreen(match, session, names: context.ghostNames, &context)
    if screen.isComputersTurn, !context.settings.isAnimated { _ = screen.letComputerPlay(&context) }
    return screen
  }

  /// Whether the match has ended; the daily puzzle is a single round.
  var isOver: Bool {
    switch match.status {
    case .over: true
    case .roundOver: session.day != nil
    default: false
    }
  }

  func name(_ strings: Strings) -> String { strings.ghost.name }

  func rules(_ context: Context) -> String { context.strings.ghost.rules(isBluff: match.rules.bluff) }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.ghost
    let isTurn = isPersonsTurn
    let isAnswer = personToAnswer != nil
    return [
      KeyBinding([], "A–Z", own.add, help: own.helpAdd, isEnabled: isTurn, click: .enter, .add),
      KeyBinding([], "↑↓←→", "", help: strings.helpMoveOnKeyboard, isEnabled: isTurn, .move),
      KeyBinding([.enter, .character(" ")], "Enter", "", help: own.helpPress, isEnabled: isTurn, .press),
      KeyBinding(
        [.enter, .character(" ")], "Enter", own.nameWord, help: own.helpNameWord, isEnabled: isAnswer,
        importance: .main, .press),
      KeyBinding(
        [.backspace, .delete], "⌫", strings.entry.erase, help: strings.entry.helpErase,
        isEnabled: isAnswer && !typed.isEmpty, importance: .minor, .erase),
      KeyBinding(
        [.character("#"), .function(4)], "#", own.challenge, help: own.helpChallenge,
        isEnabled: isTurn && match.rules.bluff && !match.fragment.isEmpty, importance: .main, .challenge),
      KeyBinding(
        [.character("!"), .function(2)], "!", own.hint, help: own.helpHint, isEnabled: isTurn, .hint),
      KeyBinding(
        [.character("="), .function(5)], "=", own.admit, help: own.helpAdmit, isEnabled: isAnswer, .admit),
    ] + lastBindings(strings)
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    let strings = context.strings
    switch command {
    case .add, .move: return .stay
    case .press: return press(&context)
    case .challenge: return play(.challenge, &context)
    case .admit: return play(.answer(nil), &context)
    case .name:
      message = prompt(strings)
      return .stay
    case .erase:
      typed.removeLast()
      return .stay
    case .stop: return .push(table == nil ? stopPopup(strings) : leavePopup(strings))
    case .takeOver: return takeOver(&context)
    case .leaveTable:
      context.leaveTable()
      return .home
    case .wink:
      message = context.wink()
      return .stay
    case .again: return playAgain(&context)
    case .giveUp: return giveUp(&context)
    case .showState: return showState(context)
    case .newGame: return .replace(Self.begun(&context))
    case .nextRound: return beginRound(&context)
    case .replay: return finished.map { .open(.replay($0)) } ?? .stay
    case .openCoach: return openCoach(atRound: nil, context)
    case .coachRound: return openCoach(atRound: match.rounds.count - 1, context)
    case .explain(let words): return .push(context.meanings(of: words, at: words.first))
    case .hint: return askForHint(&context)
    case .showHint:
      context.ghost.knowsHint = true
      return toggleHint(&context)
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    if table != nil, match.player == nil || awaited != nil { return showState(context) }
    if personToAnswer == nil, keyboard.move(key) { return .stay }
    if isComputersTurn { return refuseTurn(key, &context) }
    guard case .character(let character) = key else { return .stay }
    if personToAnswer != nil { return typeAnswer(character, &context) }
    guard isPersonsTurn else { return .stay }
    keyboard.hideCursor(at: match.alphabet.letter(character))
    return play(.add(character), &context)
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    message = .refusal(context.strings.pasteIgnored, &context)
    return .stay
  }

  /// Enter: adds the letter under the keyboard's cursor, or answers with the typed word.
  private mutating func press(_ context: inout Context) -> Transition {
    let strings = context.strings
    if match.player == nil || awaited != nil { return showState(context) }
    if isComputersTurn { return refuseTurn(.enter, &context) }
    if personToAnswer != nil {
      guard !typed.isEmpty || match.answerJudge.accepts(match.fragment, for: match.fragment) else {
        message = .refusal(strings.ghostMatch.nothingNamed(match.fragment.capitals), &context)
        return .stay
      }
      return play(.answer(match.answer(typed: String(typed))), &context)
    }
    guard let letter = keyboard.chosen else {
      message = .refusal(strings.noCursor, &context)
      return .stay
    }
    return play(.add(letter), &context)
  }

  private mutating func beginRound(_ context: inout Context) -> Transition {
    if table != nil { return ask(.beginRound, &context) }
    guard case .began = match.beginRound() else { return .stay }
    let strings = context.strings
    keyboard.hideCursor()
    let starter = match.name(of: match.rounds[match.rounds.count - 1].starter, strings)
    message = Message(strings.ghostMatch.begins(match.rounds.count, starter))
    return beginTurn(&context)
  }

  /// Makes a move for the player to move, and continues the match.
  mutating func play(_ move: Ghost.Move, _ context: inout Context) -> Transition {
    if table != nil { return ask(move, &context) }
    let strings = context.strings
    let name = match.player.map { match.name(of: $0, strings) } ?? ""
    switch (match.play(move), move) {
    case (.notALetter, .add(let character)):
      message = .refusal(strings.notALetter(character.capital), &context)
      return .stay
    case (.tooLong, _):
      message = .refusal(strings.ghostMatch.tooLong, &context)
      return .stay
    case (.alreadyOpened(let letter), _):
      message = .refusal(strings.ghostMatch.alreadyOpened(letter.capital), &context)
      return .stay
    case (.added, _): message = added(by: name, strings)
    case (.challenged, _): message = Message("")
    case (.ended, _): return end(&context)
    default: return .stay
    }
    return beginTurn(&context)
  }

  /// Starts the computer's turn, or plays it immediately without animation; asks a challenged person for the word.
  mutating func beginTurn(_ context: inout Context) -> Transition {
    showsHint = false
    typed = []
    thought = .zero
    dots = Self.newDots
    if isComputersTurn, table == nil {
      return context.settings.isAnimated ? .stay : letComputerPlay(&context)
    }
    return personToAnswer == nil ? .stay : showState(context)
  }

  mutating func letComputerPlay(_ context: inout Context) -> Transition {
    guard let move = match.computerMove else { return .stay }
    return play(move, &context)
  }

  mutating func end(_ context: inout Context) -> Transition {
    showsHint = false
    typed = []
    message = Message(report(context.strings).reason)
    motion = context.settings.isAnimated ? GhostMotion(match, isWon: isMatchWon) : nil
    if isOver { finish(&context) }
    return .push(endPopup(context, opensByItself: true))
  }
}
