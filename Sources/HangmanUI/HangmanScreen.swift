import Engines
import Kit
import Records
import TextUI

/// A game of Hangman in progress, against any host.
struct HangmanScreen: Screen {
  enum Command: Sendable {
    case guess, move, press, empty, openSolving, askForHint, showHint, countWords
    case askToStartOver, startOver, leave
    /// While the blanks are being filled in.
    case fill, solve, erase, caret(Int), putBack
    /// The options at the end of a game.
    case newGame, nextRound, endDuel, showTable, showEnd, explain, replay
    /// At a table: choosing the phrase, the chosen phrase, calling the round off, winking, leaving.
    case hide, hidden(String), callOff, wait, wink, leaveTable
    /// Shows what the state of the round calls for, e.g. after another screen has closed.
    case showState
  }

  /// What the screen is for.
  enum Purpose: Sendable {
    /// A game; its mode determines the host.
    case game(GameSession)
    /// Practising a word, of which only the answer is saved in the records.
    case practice(Practice)
  }

  private(set) var purpose: Purpose
  /// Where the phrase comes from, for the header: the category's title, or the host's name.
  let source: String
  let pictures: PictureSet
  /// Where the game is: here, or at a table where this program has a seat.
  private enum Place: Sendable {
    case here(any GuessingGame)
    case atTable(HangmanTableSeat)
  }

  private var place: Place
  var keyboard: Keyboard
  var message: Message
  /// With careful entry: the letter waiting for Enter.
  var pending: Character?
  /// The blanks while the player fills them in.
  var solving: Solving?
  /// The category of the phrase, if it comes from one.
  let category: String?
  /// The seed that selected the dictionary's word, if it is one.
  let wordSeed: UInt64?
  /// The number of consecutive games of this mode that the player has won, including this one.
  var streak: Int
  /// The contents of the side panel, which practice does not have.
  var figures: HangmanFigures?
  var movement: HangmanMovement?
  /// The result of the game; `nil` while it is in progress.
  var end: HangmanEnd?
  /// The finished game in its saved form, for its replay.
  var finished: GameRecord?

  init(
    _ session: GameSession, game: any GuessingGame, category: String? = nil, wordSeed: UInt64? = nil,
    source: String? = nil,
    _ context: inout Context
  ) {
    purpose = .game(session)
    place = .here(game)
    self.category = category
    self.wordSeed = wordSeed
    self.source = source ?? Self.source(of: session, category: category, context)
    streak =
      session.mode.ranking == .streak && session.code.isEmpty
      ? context.records.streak(of: session.player, in: session.mode) : 0
    figures = HangmanFigures(session, category: category, &context)
    pictures = context.pictures
    keyboard = Keyboard(context.language)
    message = .letterPrompt(context)
  }

  /// A round of practice.
  init(_ practice: Practice, game: any GuessingGame, _ context: Context) {
    purpose = .practice(practice)
    place = .here(game)
    category = nil
    wordSeed = nil
    source = context.strings.practice.place(practice.number, practice.count)
    streak = 0
    pictures = context.pictures
    keyboard = Keyboard(context.language)
    message = Message("")
  }

  /// Which game this is; `nil` in practice.
  var session: GameSession? {
    if case .game(let session) = purpose { session } else { nil }
  }

  /// The practised word; `nil` in a game.
  var practice: Practice? {
    get { if case .practice(let practice) = purpose { practice } else { nil } }
    set { if let newValue { purpose = .practice(newValue) } }
  }

  /// Who plays or practises.
  var player: String {
    switch purpose {
    case .game(let session): session.player
    case .practice(let practice): practice.player
    }
  }

  /// The game as it stands. At a table only the table's moves change it.
  var game: any GuessingGame {
    get {
      switch place {
      case .here(let game): game
      case .atTable(let seat): seat.board
      }
    }
    set { if case .here = place { place = .here(newValue) } }
  }

  /// The player's seat when the game is a duel at a table.
  var table: HangmanTableSeat? {
    get { if case .atTable(let seat) = place { seat } else { nil } }
    set { if let newValue { place = .atTable(newValue) } }
  }

  func name(_ strings: Strings) -> String {
    practice == nil ? strings.hangman.name : strings.practice.name
  }

  func rules(_ context: Context) -> String {
    if table != nil { return context.strings.hangmanTable.rules }
    return practice.map { $0.text(context.strings) } ?? context.strings.hangman.rules
  }

  /// The animation continues under the popup at the end.
  var manners: Manners { .runsCovered }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    if solving != nil { return solvingBindings(context.strings) }
    guard hasControls else { return watchingBindings(context.strings) }
    let strings = context.strings
    return [
      KeyBinding([], "A–Z", strings.hangman.guess, help: strings.hangman.helpGuess, click: .enter, .guess),
      KeyBinding([], "↑↓←→", "", help: strings.helpMoveOnKeyboard, .move),
      KeyBinding(
        [.enter, .character(" ")], "Enter", "",
        help: context.hangman.isCareful ? strings.hangman.helpCareful : strings.hangman.helpPress, .press),
      KeyBinding(
        [.backspace, .delete], "⌫", "", help: strings.hangman.helpEmpty, isEnabled: pending != nil, .empty),
      KeyBinding(
        [.tab], "Tab", strings.hangman.solve, help: strings.hangman.helpSolve, importance: .main, .openSolving
      ),
      KeyBinding(
        [.character("="), .function(5)], "=", strings.startOver, help: strings.hangman.helpStartOver,
        isEnabled: session.map { $0.day == nil && $0.code.isEmpty } ?? false && table == nil,
        importance: .minor, .askToStartOver
      ),
      KeyBinding(
        [.character("!"), .function(2)], "!", strings.hangman.hint, help: strings.hangman.helpHint,
        isEnabled: practice == nil,
        .askForHint),
      KeyBinding(
        [.character("#"), .function(4)], "#", strings.hangman.count, help: strings.hangman.helpCount,
        isEnabled: game.candidateHistory != nil, .countWords),
    ] + (table == nil ? [] : [.wink(.wink, isNamed: !context.layout.isCompact, strings)])
      + [KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, .leave)]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .guess, .move, .fill: break
    case .press: return press(&context)
    case .empty: empty(context)
    case .openSolving: openSolving()
    case .solve, .erase, .caret, .putBack: return solve(command, &context)
    case .askForHint: return askForHint(&context)
    case .showHint: return hint(&context)
    case .countWords:
      if let candidates = game.candidateHistory {
        message = Message(context.strings.hangman.wordsLeft(candidates.wordsLeft).capitalizedFirst + ".")
      }
    case .askToStartOver: return .push(startOverPopup(context.strings))
    case .startOver:
      finish(isWon: false, misses: Hangman.missesAllowed, &context)
      return session?.mode == .duel
        ? perform(.nextRound, &context) : .opening(dealtAfterLoss(&context), replaces: true)
    case .leave: return leave(&context)
    case .newGame, .nextRound, .endDuel, .showTable, .showEnd, .explain, .replay:
      return performAtEnd(command, &context)
    case .hide, .hidden, .callOff, .wait, .wink, .leaveTable, .showState:
      return performAtTable(command, &context)
    }
    return .stay
  }

  /// Puts a waiting letter back, else asks whether to leave.
  private mutating func leave(_ context: inout Context) -> Transition {
    guard pending == nil else {
      empty(context)
      return .stay
    }
    if table != nil { return .push(tableLeavePopup(context.strings)) }
    if let practice, let game = game as? Hangman {
      context.hangman.leftPractice = .init(practice, game.moves)
    }
    return session.map { .push(leavePopup($0, context.strings)) } ?? .home
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    if !hasControls || isWaiting { return watch(key, &context) }
    if solving != nil { return fill(key, &context) }
    return typeOnKeyboard(key, &context)
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    message = .refusal(context.strings.pasteIgnored, short: context.strings.pasteIgnoredShort, &context)
    return .stay
  }
}
