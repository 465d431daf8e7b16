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
  private static var newDots: Motion { Motion(steps: 3, of: .milliseconds(125)) }

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

  private mutating func letComputerPlay(_ context: inout Context) -> Transition {
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

  // MARK: Whose turn it is, from the point of view of this keyboard.

  /// Whether the match waits for a letter from a person at this keyboard.
  var isPersonsTurn: Bool {
    if case .turn(let player) = match.status { match.isHere(player, seenBy: me) } else { false }
  }

  /// The challenged player, if at this keyboard.
  var personToAnswer: Int? {
    if case .answer(let player) = match.status, match.isHere(player, seenBy: me) { player } else { nil }
  }

  /// Whether it is the turn of a computer, or of somebody at another terminal.
  var isComputersTurn: Bool { match.player.map { !match.isHere($0, seenBy: me) } ?? false }

  /// Shows the hint, after a question before the first one. One that would reveal nothing is refused and costs nothing.
  private mutating func askForHint(_ context: inout Context) -> Transition {
    if match.isHelpUseless, !showsHint {
      message = .refusal(context.strings.ghostMatch.hintUseless, &context)
      return .stay
    }
    let isNew = !context.ghost.knowsHint && !showsHint
    return isNew ? .push(hintPopup(context.strings)) : toggleHint(&context)
  }

  /// Shows or hides the letters after which a word is still possible; showing them costs the points of the round.
  private mutating func toggleHint(_ context: inout Context) -> Transition {
    guard isPersonsTurn else { return .stay }
    if showsHint {
      showsHint = false
      message = Message("")
      return .stay
    }
    if let me, match.rounds.last?.helped.contains(me) == false { return ask(.askForHelp, &context) }
    _ = match.askForHelp()
    showPossibleLetters(context.strings)
    return .stay
  }

  mutating func showPossibleLetters(_ strings: Strings) {
    showsHint = true
    message = Message(strings.ghostMatch.legend)
  }

  // Time-driven behaviour: the computer thinks, and the end of a round or match is animated.

  var manners: Manners { .runsCovered.when(motion?.isOver == false || awaited != nil) }

  var patience: Duration? {
    if let motion, !motion.isOver { return motion.patience }
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
    let awaited = awaited
    if table?.wait(time, for: awaited) == true { return .push(leftPopup(context)) }
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
  /// The width of a message in the compact layout.
  private static let compactRoom = 38

  private mutating func typeAnswer(_ character: Character, _ context: inout Context) -> Transition {
    let strings = context.strings
    guard let letter = match.alphabet.letter(character) else {
      message = .refusal(strings.entry.notInWord(character), &context)
      return .stay
    }
    guard match.fragment.count + typed.count < Self.longestWord else {
      message = .refusal(strings.entry.tooLong(Self.longestWord), &context)
      return .stay
    }
    typed.append(letter)
    message = prompt(strings)
    return .stay
  }

  func prompt(_ strings: Strings) -> Message {
    let name = personToAnswer.map { match.name(of: $0, strings) } ?? ""
    let own = strings.ghostMatch
    let fragment = match.fragment.capitals
    return Message(
      "\(own.question(name, fragment)) \(own.typeRest)",
      short: own.question(name, fragment, room: Self.compactRoom))
  }

  /// Tells a player who types during the computer's turn whose turn it is; the input is discarded.
  private mutating func refuseTurn(_ key: Key, _ context: inout Context) -> Transition {
    guard let player = match.player else { return .stay }
    switch key {
    case .character, .enter, .function, .backspace:
      let name = match.name(of: player, context.strings)
      message = .refusal(context.strings.ghostMatch.notYourTurn(name), &context)
    default: break
    }
    return .stay
  }

  /// Describes who added which letter and, where that is possible, how to challenge it.
  func added(by name: String, _ strings: Strings) -> Message {
    let own = strings.ghostMatch
    let letter = match.fragment.last!.capital
    let last = match.rounds.last?.turns.last?.player
    if isPersonal, last == person { return Message(own.youAdded(letter)) }
    let line = own.added(name, letter)
    guard match.rules.bluff, isPersonsTurn, let last else { return Message(line) }
    return Message([line, own.doubtIt(name, match.players[last].level != nil)], key: "#")
  }
}

// The popups that ask something during a round.
extension GhostScreen {
  /// The button that stops the match; at a table, where the match goes on, it is called as its key is in play.
  func stopButton(_ strings: Strings) -> Popup.Button {
    let label = table == nil ? strings.ghostMatch.stopButton : strings.table.leave.capitalizedFirst
    return Popup.Button(label, isCancel: true, then: .perform(Command.stop))
  }

  /// Asks for confirmation before the match is left or counted as lost.
  private func stopPopup(_ strings: Strings) -> ResultPopup {
    let own = strings.ghostMatch
    let resume: Transition = match.status == .roundOver ? .perform(Command.showState) : .stay
    return .leaving(
      session, title: own.stopTitle, line: session.code.isEmpty ? own.stopText : own.stopCodeText,
      resume: resume,
      other: .init(strings.giveUpButton, then: .perform(Command.giveUp)), strings)
  }

  /// Explains the cost of a hint before the first one.
  private func hintPopup(_ strings: Strings) -> ResultPopup {
    let own = strings.ghostMatch
    return ResultPopup(
      own.hintTitle, [.init(own.hintText)],
      [
        .init(own.hintButton, then: .perform(Command.showHint)),
        .init(strings.keepPlaying, isCancel: true, then: .stay),
      ], look: .neutral, opensByItself: false
    )
  }

  /// Asks the challenged player for a word.
  func challengedPopup(_ player: Int, _ strings: Strings) -> ResultPopup {
    let own = strings.ghostMatch
    let challenger = match.rounds[match.rounds.count - 1].challenger ?? match.opponent(of: player)
    let names = (match.name(of: challenger, strings), match.name(of: player, strings))
    let fragment = match.fragment.capitals
    var popup = ResultPopup(
      own.challenges(names.0, names.1), [.init(own.doubted(names.0, fragment))],
      [
        .init(own.nameWordButton, then: .perform(Command.name)),
        .init(own.admitButton, then: .perform(Command.admit)),
      ], look: .neutral,
      extras: [.init(key: "=", label: strings.ghost.admit, command: Command.admit)],
      opensByItself: table != nil || match.players[challenger].level != nil
    )
    let none = own.noWord(nil)
    let tail = fragment.tail(ResultPopup.compactRoom - own.noneBegins(none, "").columns - 1)
    popup.compactTitle = own.challenges(names.0, names.1, room: ResultPopup.compactRoom - 2)
    popup.compactLines = [
      .init(own.noneBegins(none, tail) + "?"),
      .init(own.doubtedShort(names.1.clipped(to: ResultPopup.compactRoom - own.doubtedShort("").columns))),
    ]
    return popup
  }
}

extension GhostScreen {
  /// The matches that each player has won, with short names if necessary. If even those do not fit into `rows` lines, of the
  /// winners only, and of these as many as fit.
  func matchesWon(_ room: Int, rows: Int, _ strings: Strings, _ context: Context) -> [String] {
    let won = context.ghost.matchesWon
    let own = strings.ghostSeats
    func seats(_ width: Int) -> [(name: String, won: Int)] {
      match.players.indices.map { (match.name(of: $0, strings, room: width), won[$0]) }
    }
    guard match.players.count > 2 else {
      let texts = [20, 8].map { width in
        let (one, other) = (seats(width)[0], seats(width)[1])
        return strings.ghostMatch.matches(one.name, one.won, other.won, other.name)
      }
      return [texts.first { $0.columns <= room } ?? texts[1]]
    }
    for width in [20, 8] {
      let text = own.matches(seats(width))
      if text.columns <= room { return [text] }
    }
    let brief = seats(8)
    if let lines = own.lines(brief, room), lines.count <= rows { return lines }
    let winners = brief.filter { $0.won > 0 }
    var shown = winners.isEmpty ? brief : winners
    let all = own.matches(shown)
    guard all.columns > room else { return [all] }
    while shown.count > 1, own.matches(shown).columns > room - 2 { shown.removeLast() }
    return [own.matches(shown) + " …"]
  }
}

extension GhostSeatsStrings {
  /// The matches that players have won, in lines of at most `room` columns that end with a whole player; `nil` when one does
  /// not fit.
  fileprivate func lines(_ seats: [(name: String, won: Int)], _ room: Int) -> [String]? {
    var lines: [String] = []
    for seat in seats {
      let text = "\(seat.name) \(seat.won)"
      if let last = lines.last, (last + " · " + text).columns <= room {
        lines[lines.count - 1] += " · " + text
      } else {
        lines.append(lines.isEmpty ? matches([seat]) : text)
      }
    }
    return lines.allSatisfy { $0.columns <= room } ? lines : nil
  }
}
