import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// A match of Ghost: against computers, between people at one keyboard, or at a table.
struct GhostScreen: Screen {
  enum Command: Equatable, Sendable {
    case add, move, press, otherEnd, hint, showHint, challenge, admit, erase, stop, giveUp
    /// Shows the popup for the current state of the match, e.g. after another screen has closed.
    case showState
    /// Asks the challenged player for the word.
    case name
    case change
    /// What was chosen at the end of a round or of the match.
    case follow(Offer)
    /// At a table: let a computer play for an absent player, leave, and wink.
    case takeOver, leaveTable, wink
    /// By post: shows the letter to send.
    case letter
  }

  /// The match with what is recorded of it.
  var game: GhostMatch
  var keyboard: Keyboard
  var message: StatusMessage
  /// Whether the keyboard shows the letters after which a word is still possible.
  private(set) var showsHint = false
  /// In Superghost, the end at which the next letter is added.
  private(set) var side = Ghost.Side.behind
  /// The letters that the challenged player has typed after the fragment.
  private(set) var typed: [Character] = []
  /// How long the computer has been thinking, shown as dots.
  private var thought = Duration.zero
  private(set) var dots = Self.newDots
  /// The animation at the end of a round or match.
  private(set) var motion: GhostMotion?
  /// The player's seat when the match is at a table.
  var table: GhostTableSeat?
  /// Whether fragments of Superghost are still to be found, some words at a time so that no key waits for them.
  private var isFinding: Bool { match.judge.fragments?.areFound == false }
  private static let wordsAtATime = 400
  /// How long a computer thinks before it moves.
  static let moment = Duration.milliseconds(500)
  private static var newDots: Motion { Motion(steps: 3, of: .milliseconds(125)) }

  /// - Parameter message: what is said before the first move; `nil` for a request for a letter.
  init(
    _ match: Ghost, _ session: GameSession, names: [String?], message: StatusMessage? = nil,
    _ context: inout Context
  ) {
    self.init(GhostMatch(match, session, names: names, &context), message: message, &context)
  }

  /// - Parameter message: the same.
  init(_ game: GhostMatch, message: StatusMessage? = nil, _ context: inout Context) {
    self.game = game
    let match = game.match
    keyboard = Keyboard(context.profile.language)
    self.message =
      message ?? (match.rules.dealtLetters == 1 ? Self.opening(game, context.text) : .letterPrompt(context))
  }

  /// A new match with the chosen set-up; a popup when the word list has no suitable words.
  static func begun(_ context: inout Context) -> any Screen {
    guard let match = GhostMatch.dealt(&context) else {
      let text = context.text
      return PopupScreen<Never>.message(text("Ghost"), text.noMatch(context), text)
    }
    var screen = GhostScreen(match, &context)
    if screen.isComputersTurn, !context.profile.settings.isAnimated { _ = screen.letComputerPlay(&context) }
    return screen
  }

  /// Opens a match that is played on from one of its moves.
  static func playingOn(_ game: GhostMatch, _ context: inout Context) -> Navigation {
    .push(GhostScreen(game, message: .whatIf(context.text), &context), then: .perform(.showState))
  }

  func name(_ text: Texts) -> String { text("Ghost") }

  func rules(_ context: Context) -> String {
    context.text.ghostRules(match.rules)
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    let turn = game.turn
    let (isTurn, isAnswer) = (turn.takesLetters, turn.takesWords)
    return [
      KeyBinding([], "A–Z", text("add"), help: text("add a letter"), isEnabled: isTurn, click: .enter, .add),
      KeyBinding(
        [.tab], keyboard.cursor == nil ? "← →" : "Tab", text("end", context: "of the letters"),
        help: text("the end where the letter goes; also < and >"),
        isEnabled: isTurn && match.rules.isSuper, importance: .main, .otherEnd),
      KeyBinding([], "↑↓←→", "", help: text("move on the keyboard"), isEnabled: isTurn, .move),
      KeyBinding(
        [.enter, .character(" ")], "Enter", "", help: text("add the chosen letter"), isEnabled: isTurn, .press
      ),
      KeyBinding(
        [.enter, .character(" ")], "Enter", text("name", context: "verb"),
        help: text("name the word as it stands there"), isEnabled: isAnswer,
        importance: .main, .press),
      KeyBinding(
        [.backspace, .delete], "⌫", text("erase"), help: text("erase the last character"),
        isEnabled: isAnswer && !typed.isEmpty, importance: .minor, .erase),
      KeyBinding(
        [.character("#"), .function(4)], "#", text("challenge"), help: text("doubt that there is a word"),
        isEnabled: turn.canChallenge, importance: .main, .challenge),
      KeyBinding(
        [.character("!"), .function(2)], "!", text("hint"), help: text("a hint, for the points"),
        isEnabled: turn.canAskForHelp, .hint),
      KeyBinding(
        [.character("="), .function(5)], "=", text("own up"), help: text("own up: there is no word"),
        isEnabled: isAnswer, .admit),
      .change(.change, session, isUntouched: table == nil && game.post == nil && isUntouched, text),
      .letter(.letter, game.post, text),
    ] + lastBindings(text)
  }

  private var isUntouched: Bool { game.isUntouched }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    let text = context.text
    switch command {
    case .add, .move: return .stay
    case .press: return press(&context)
    case .otherEnd:
      side = side == .front ? .behind : .front
      return .stay
    case .challenge: return play(.challenge, &context)
    case .admit: return play(.answer(nil), &context)
    case .name:
      message = prompt(text)
      return .stay
    case .erase:
      typed.removeLast()
      return .stay
    case .stop where session.isWhatIf: return .pop
    // By post there is nothing to go on with while the others move, or when the match is over.
    case .stop where game.post != nil && !game.turn.canGiveUp: return .home
    case .stop: return .ask(table == nil ? stopPopup(text) : leavePopup(text))
    case .takeOver: return takeOver(&context)
    case .leaveTable:
      context.services.tables?.leave()
      return .home
    case .wink:
      message = .wink(&context)
      return .stay
    case .letter: return game.post.map { .ask(Popup.letter($0, &context)) } ?? .stay
    case .giveUp: return giveUp(&context)
    case .showState: return showState(context)
    case .change: return .toSetUp(of: session, &context)
    case .follow(let offer): return follow(offer, &context)
    case .hint: return toggleHint(&context)
    case .showHint:
      context.ghost.knowsHint = true
      return toggleHint(&context)
    }
  }

  /// Does what was chosen at the end of a round or of the match.
  private mutating func follow(_ offer: Offer, _ context: inout Context) -> Transition {
    switch offer {
    case .newGame: return .replace(Self.begun(&context))
    case .anotherMatch: return playAgain(&context)
    case .nextRound: return beginRound(&context)
    case .letter: return perform(.letter, &context)
    case .replay: return finished.map { .open(.replay($0)) } ?? .stay
    case .coach:
      // After a match it opens at its first mistake.
      let round = isGivenUp || isOver && session.day == nil ? nil : match.rounds.count - 1
      return .ask(
        GhostCoachScreen(
          match, atRound: round, me: me, session: table == nil ? session : nil,
          hasMeanings: context.meanings.exist, whenClosed: .perform(Command.showState)))
    case .explain:
      let words = resultWords(context)
      return .push(
        MeaningPopup(of: words, at: context.meanings.firstNamed(words)?.word ?? words.first, context))
    case .stop, .leave: return perform(.stop, &context)
    case .menu where table != nil: return perform(.leaveTable, &context)
    default: return .leaving(by: offer)
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    if table != nil, match.player == nil || awaited != nil { return showState(context) }
    if isPersonsTurn, match.rules.isSuper, let end = end(for: key) {
      side = end
      return .stay
    }
    if personToAnswer == nil, keyboard.move(key) { return .stay }
    if game.isOthersTurn { return refuseTurn(key, &context) }
    guard case .character(let character) = key else { return .stay }
    if personToAnswer != nil { return typeAnswer(character, &context) }
    guard isPersonsTurn else { return .stay }
    keyboard.hideCursor(at: match.alphabet.letter(character))
    return play(Ghost.Move(Ghost.Letter(character, side)), &context)
  }

  /// The end that a key chooses: an arrow as long as none moves on the keyboard.
  private func end(for key: Key) -> Ghost.Side? {
    switch key {
    case .left where keyboard.cursor == nil, .character("<"): .front
    case .right where keyboard.cursor == nil, .character(">"): .behind
    default: nil
    }
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    if game.post != nil, PostLetter.isIn(text) { return .open(.letter(text)) }
    return refuse(context.text("Pasted text is ignored in a game."), &context)
  }

  private mutating func refuse(_ text: String, _ context: inout Context) -> Transition {
    message = .refusal(text, &context)
    return .stay
  }

  private mutating func refuse(_ sentences: [String], _ context: inout Context) -> Transition {
    message = .refusal(sentences, &context)
    return .stay
  }

  /// Enter: adds the letter under the keyboard's cursor, or answers with the typed word.
  private mutating func press(_ context: inout Context) -> Transition {
    let text = context.text
    if match.player == nil || awaited != nil { return showState(context) }
    if game.isOthersTurn { return refuseTurn(.enter, &context) }
    if personToAnswer != nil {
      guard !typed.isEmpty || match.answerJudge.accepts(match.fragment, for: match.fragment) else {
        return refuse(text.howToName(match.fragment.capitals, in: match), &context)
      }
      return play(.answer(match.answer(typed: String(typed))), &context)
    }
    guard let letter = keyboard.chosen else {
      return refuse(text("Type a letter, or move with the arrows."), &context)
    }
    return play(Ghost.Move(Ghost.Letter(letter, side)), &context)
  }

  private mutating func beginRound(_ context: inout Context) -> Transition {
    if table != nil { return ask(.beginRound, &context) }
    guard case .made = game.take(.move(.beginRound), &context) else { return .stay }
    keyboard.hideCursor()
    message = Self.opening(game, context.text)
    return beginTurn(&context)
  }

  static func opening(_ game: GhostMatch, _ text: Texts) -> StatusMessage {
    let opening = text.opening(game.match, you: game.you, game.match.fragment.capitals)
    guard game.match.rules.isSuper, game.match.rounds.count == 1 else { return StatusMessage(opening) }
    return StatusMessage([opening, text("← and → choose the end.")])
  }

  /// Makes a move for the player to move, and continues the match.
  mutating func play(_ move: Ghost.Move, _ context: inout Context) -> Transition {
    if table != nil { return ask(move, &context) }
    if case .refused(let sentences) = game.take(.move(move), &context) {
      return sentences.isEmpty ? .stay : refuse(sentences, &context)
    }
    return goOn(&context)
  }

  private mutating func letComputerPlay(_ context: inout Context) -> Transition {
    game.letComputerPlay(&context) == nil ? .stay : goOn(&context)
  }

  /// Continues after a move: with the end of the round, or the next turn.
  private mutating func goOn(_ context: inout Context) -> Transition {
    if match.lastRound.ending != nil { return end(&context) }
    message = match.lastRound.challenger == nil ? Self.added(in: game, context.text) : StatusMessage("")
    return beginTurn(&context)
  }

  /// Starts the computer's turn, or plays it immediately without animation; asks a challenged person for the word.
  mutating func beginTurn(_ context: inout Context) -> Transition {
    showsHint = false
    typed = []
    side = .behind
    thought = .zero
    dots = Self.newDots
    if let post = game.post, game.isOthersTurn { return .ask(Popup.letter(post, &context)) }
    if isComputersTurn, table == nil {
      return context.profile.settings.isAnimated ? .stay : letComputerPlay(&context)
    }
    return personToAnswer == nil ? .stay : showState(context)
  }

  mutating func end(_ context: inout Context) -> Transition {
    showsHint = false
    typed = []
    message = StatusMessage(GhostRoundReport(match, you: you, context.text).reason)
    motion = context.profile.settings.isAnimated ? GhostMotion(match, isWon: isMatchWon) : nil
    if isOver { finish(&context) }
    return .ask(endPopup(context, opensByItself: true))
  }

  /// Shows or hides the letters after which a word is still possible. Showing them costs the points of the round, which a
  /// question says before the first time; help that would reveal nothing is refused and costs nothing.
  private mutating func toggleHint(_ context: inout Context) -> Transition {
    guard isPersonsTurn else { return .stay }
    if showsHint {
      showsHint = false
      message = StatusMessage("")
      return .stay
    }
    // At a table the price is paid when the others have heard of it.
    switch game.askForHelp(isAccepted: context.ghost.knowsHint && table == nil, context.text) {
    case .refused(let sentence): return refuse(sentence, &context)
    case .priced where context.ghost.knowsHint: return ask(.askForHelp, &context)
    case .priced: return .ask(hintPopup(context.text))
    case .shown: showPossibleLetters(context)
    }
    return .stay
  }

  mutating func showPossibleLetters(_ context: Context) {
    let text = context.text
    showsHint = true
    message = StatusMessage([
      context.display.isFilled
        ? text("Lit lives, ·A· is dead, A ends a word.") : text("[A] lives, ·A· is dead, A ends a word."),
      text("This round scores nothing for you."),
    ])
  }

  // Time-driven behaviour: the computer thinks, and the end of a round or match is animated.

  var manners: Manners {
    [
      .game, .runsCovered.when(motion?.isOver == false || awaited != nil), .takesLines.when(game.post != nil),
    ]
  }

  var patience: Duration? {
    if let motion, !motion.isOver { return motion.patience }
    if isFinding { return .milliseconds(1) }
    if let awaited { return GhostTableSeat.rest(after: table?.awayTime[awaited] ?? .zero) }
    guard isComputersTurn, table?.isLongThoughtReported != true else { return nil }
    let rest = max(.milliseconds(1), (table == nil ? Self.moment : TableMessages.longThought) - thought)
    return min(rest, dots.patience ?? rest)
  }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    if let motion, !motion.isOver {
      self.motion?.elapse(time)
      return .stay
    }
    if isFinding { _ = match.judge.fragments?.find(words: Self.wordsAtATime) }
    let awaited = awaited
    if table?.wait(time, for: awaited) == true { return .ask(leftPopup(context)) }
    guard isComputersTurn, awaited == nil else { return .stay }
    thought += time
    dots.elapse(time)
    if let table {
      return thought < TableMessages.longThought || table.isLongThoughtReported
        ? .stay : reportLongThought(&context)
    }
    return thought < Self.moment ? .stay : letComputerPlay(&context)
  }

  mutating func finishMotion() {
    motion?.finish()
    dots.finish()
  }

  // MARK: Typing when no letter can be added, and the message about an added letter.

  /// The maximum number of letters of an answer.
  private static let longestWord = 60

  private mutating func typeAnswer(_ character: Character, _ context: inout Context) -> Transition {
    let text = context.text
    guard let letter = match.alphabet.letter(character) else {
      return refuse(
        character == " " ? text("A space cannot be in a word.") : text("\(character) cannot be in a word."),
        &context)
    }
    guard (match.rules.isSuper ? 0 : match.fragment.count) + typed.count < Self.longestWord else {
      return refuse(text("No more than \(Self.longestWord) characters."), &context)
    }
    typed.append(letter)
    message = prompt(text)
    return .stay
  }

  private func prompt(_ text: Texts) -> StatusMessage {
    StatusMessage(text.question(mover(text), match.fragment.capitals, in: match, room: 38))
  }

  /// Tells a player who types during the computer's turn whose turn it is; the input is discarded.
  private mutating func refuseTurn(_ key: Key, _ context: inout Context) -> Transition {
    guard match.player != nil else { return .stay }
    switch key {
    case .character, .enter, .function, .backspace:
      return refuse(context.text.isTurn(of: mover(context.text)), &context)
    default: return .stay
    }
  }

  /// The player to move, or to name a word.
  func mover(_ text: Texts) -> Person { match.person(match.player ?? 0, you: you, text) }

  /// Describes who added which letter and, where that is possible, how to challenge it.
  static func added(in game: GhostMatch, _ text: Texts) -> StatusMessage {
    let match = game.match
    let last = match.lastRound.turns.last?.player ?? 0
    let who = match.person(last, you: game.you, text)
    let line = match.lastRound.turns.last.map { text.done(Ghost.Move($0.added), by: who, in: match) } ?? ""
    guard case .named(let name) = who, match.canChallenge, game.isPersonsTurn else {
      return StatusMessage(line)
    }
    return StatusMessage([line, text("Doubt it? # asks \(name) for a word.")], key: "#")
  }

  // MARK: What is kept of the match.

  func saved(_ context: Context) -> SavedGame? {
    game.saved == nil ? nil : game.post?.saved ?? record
  }

  private var record: SavedGame { table?.record(of: game) ?? game.record }

  /// The screen of a saved match; `nil` when it cannot be rebuilt.
  static func restored(_ saved: SavedGame, _ context: inout Context) -> Navigation? {
    let welcome = StatusMessage(context.text("Welcome back. All is as you left it."))
    if saved.session.mode == .ghostPost {
      guard let posted = context.postBox.match(saved) else { return nil }
      let game = GhostMatch(posted, &context)
      let screen = GhostScreen(game, message: Self.standing(game, context.text), &context)
      return .push(screen, then: .perform(.showState))
    }
    if saved.session.mode == .ghostTable {
      guard let (match, seat) = GhostMatch.restoredTable(saved, &context) else { return nil }
      var screen = GhostScreen(match, message: welcome, &context)
      screen.table = seat
      return .push(screen, then: .perform(.showState))
    }
    return GhostMatch.restored(saved, &context).map {
      .push(GhostScreen($0, message: welcome, &context), then: .perform(.showState))
    }
  }

  /// Saves the result of the match or the daily puzzle.
  mutating func finish(_ context: inout Context) { game.finish(&context, as: record) }

  /// Gives up the match; of one dealt by a code both results are shown.
  private mutating func giveUp(_ context: inout Context) -> Transition {
    _ = game.take(.giveUp, &context)
    message = StatusMessage("")
    if let post = game.post { return .ask(Popup.letter(post, then: .perform(Command.showState), &context)) }
    guard let both = game.sideBySide(context.text) else { return .ask(givenUpPopup(context)) }
    return .pop(then: .push(PopupScreen<Never>.message(context.text("Code"), PopupLine(both), context.text)))
  }
}

/// What the screen shows of its match.
extension GhostScreen {
  var match: Ghost {
    get { game.match }
    set { game.match = newValue }
  }
  var session: GameSession { game.session }
  var finished: GameRecord? { game.finished }
  var isGivenUp: Bool { game.isGivenUp }
  var isOver: Bool { game.isOver }
  var isPersonal: Bool { game.isPersonal }
  var you: Int? { game.you }
  var isMatchWon: Bool { game.isWon }
  var isPersonsTurn: Bool { game.isPersonsTurn }
  var personToAnswer: Int? { game.personToAnswer }
  var isComputersTurn: Bool { game.isOthersTurn && game.post == nil }
}
