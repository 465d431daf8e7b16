import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// A game of Hangman in progress, against any host.
struct HangmanScreen: Screen {
  enum Command: Sendable {
    case guess, move, press, empty, openSolving, askForHint, showHint
    case change, askToStartOver, giveUp, leave
    /// While the blanks are being filled in.
    case fill, solve, erase, caret(Int), putBack
    /// What was chosen at the end of a game; the end again.
    case follow(Offer), showEnd
    /// In practice: the article by its place, or that the word is not known.
    case article(Int), dontKnow
    /// At a table: choosing the phrase, the chosen phrase, calling the round off, winking, leaving.
    case hide, hidden(String), callOff, wait, wink, leaveTable
    /// Shows what the state of the round calls for, e.g. after another screen has closed.
    case showState
    /// By post: shows the letter to send.
    case letter
  }

  /// A game, whose mode determines the host, or a word that is practised.
  var play: HangmanPlay
  /// The player's seat when the game is a duel at a table, whose moves alone then change the game.
  var table: HangmanTableSeat? { didSet { if let table { play.game = table.board } } }
  /// Where the phrase comes from, for the header: the category's title, or the host's name.
  let source: String
  let pictures: PictureSet
  var keyboard: Keyboard
  var message: StatusMessage
  /// With careful entry: the letter waiting for Enter.
  var pending: Character?
  /// The blanks while the player fills them in.
  var solving: Solving?
  /// The contents of the side panel, which practice does not have.
  var figures: HangmanFigures?
  var movement: HangmanMovement?
  /// Which of the endings of a win is shown.
  var ending = 0

  init(_ play: HangmanPlay, source: String? = nil, _ context: inout Context) {
    self.play = play
    self.source = source ?? play.source(context)
    pictures =
      play.round?.post.map { context.postBox.pictures(of: $0) }
      ?? play.round?.pieces.map { context.devil(without: $0) } ?? context.pictures
    keyboard = Keyboard(context.profile.language)
    // In the compact layout there is one row for the clue and this.
    let asksArticle = play.articles != nil && !context.layout.isCompact
    message =
      play.practice == nil
      ? .letterPrompt(context) : StatusMessage(asksArticle ? context.text.articleComesFirst : "")
    figures = play.round.map { HangmanFigures($0.session, category: $0.category, &context) }
    solving =
      play.takesWords
      ? Solving(play.game.board) : play.round?.filled.flatMap { Solving(play.game.board, filled: $0) }
    self.play.round?.filled = nil
  }

  /// Which game this is; `nil` in practice.
  var session: GameSession? { play.round?.session }
  /// The game as it stands.
  var game: any GuessingGame { play.game }

  func name(_ text: Texts) -> String { play.name(text) }

  func rules(_ context: Context) -> String {
    if table != nil {
      return context.text(
        """
        One hides a word or a phrase, the other guesses it, then the roles swap. What is \
        hidden stays in its own terminal until the round is over; then every answer is \
        checked.
        """)
    }
    return play.rules(context.text)
  }

  /// The animation continues under the popup at the end.
  var manners: Manners {
    // A practised word has `?` for itself.
    let asks = play.practice != nil && play.isPlaying
    return [.runsCovered, .game.when(play.practice == nil), .takesText.when(asks)]
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    if let articles = play.articles { return articleBindings(articles, context) }
    if solving != nil { return solvingBindings(context.text) + unknownBindings(context.text) }
    guard hasControls else { return watchingBindings(context.text) }
    let text = context.text
    return [
      KeyBinding([], "A–Z", text("guess"), help: text("guess a letter"), click: .enter, Command.guess),
      KeyBinding([], "↑↓←→", "", help: text("move on the keyboard"), .move),
      KeyBinding(
        [.enter, .character(" ")], "Enter", "",
        help: context.hangman.isCareful
          ? text("guess the letter that waits") : text("guess the chosen letter"), .press),
      KeyBinding(
        [.backspace, .delete], "⌫", "", help: text("take the waiting letter back"), isEnabled: pending != nil,
        .empty),
      KeyBinding(
        [.tab], "Tab", text("solve"), help: text("fill in the blanks"), importance: .main, .openSolving
      ),
      KeyBinding(
        [.character("="), .function(5)], "=", text("start over"), help: text("start over; counts as lost"),
        isEnabled: session.map { $0.day == nil && $0.counts } ?? false && table == nil
          && play.round?.post == nil && play.round?.visit == nil,
        importance: .minor, .askToStartOver
      ),
      KeyBinding(
        [.character("!"), .function(2)], "!", text("hint"),
        help: play.hintNote(context), isEnabled: play.hasHints,
        importance: game.moves.isEmpty ? .minor : .ordinary,
        .askForHint),
    ] + changeBindings(text) + unknownBindings(text)
      + (table == nil ? [] : [.wink(.wink, isNamed: !context.layout.isCompact, text)])
      + [
        session?.isWhatIf == true
          ? KeyBinding([.escape], "Esc", text("back"), help: text("back"), .leave)
          : KeyBinding(
            [.escape], "Esc", play.round?.visit == nil ? text("menu") : text("he waits"),
            help: text("back to the menu"), .leave)
      ]
  }

  /// The key of who does not know a practised word.
  private func unknownBindings(_ text: Texts) -> [KeyBinding<Command>] {
    guard play.practice != nil, play.isPlaying else { return [] }
    return [KeyBinding([.character("?")], "?", text("don't know"), help: text.unknownHelp, .dontKnow)]
  }

  /// A key for each article of a practised noun.
  private func articleBindings(_ articles: [String], _ context: Context) -> [KeyBinding<Command>] {
    // In the compact layout the articles alone have room.
    let (text, isShort) = (context.text, context.layout.isCompact)
    return articles.enumerated().map { index, article in
      let digit = Character("\(index + 1)")
      return KeyBinding(
        [.character(digit)], "\(digit)", article, help: text("this article"), importance: .main,
        .article(index))
    } + (isShort ? [] : unknownBindings(text))
      + [KeyBinding([.escape], "Esc", isShort ? "" : text("menu"), help: text("back to the menu"), .leave)]
  }

  /// The way to the set-up, which the Devil has not been chosen in when he calls.
  private func changeBindings(_ text: Texts) -> [KeyBinding<Command>] {
    guard let round = play.round, round.visit == nil else { return [] }
    return [.change(.change, round.session, isUntouched: round.isUntouched, text)]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .guess, .move, .fill: break
    case .press: return press(&context)
    case .empty: empty(context)
    case .openSolving: openSolving()
    case .solve, .erase, .caret, .putBack: return solve(command, &context)
    case .askForHint: return askForHint(&context)
    case .showHint: return take(.hint, &context)
    case .askToStartOver: return .ask(startOverPopup(context.text))
    case .giveUp: return take(.giveUp, &context)
    case .change: return session.map { .toSetUp(of: $0, &context) } ?? .stay
    case .leave: return leave(&context)
    case .follow(let offer): return follow(offer, &context)
    case .article(let index): return take(.article(index), &context)
    case .dontKnow: return take(.dontKnow, &context)
    case .showEnd: return .ask(endPopup(context, opensByItself: false))
    case .hide, .showState: return showState(context)
    case .hidden(let phrase): return hide(phrase, &context)
    case .callOff: return callOff(&context)
    case .leaveTable: return leaveTable(&context)
    case .wait: table?.hasWaited = true
    case .wink: message = .wink(&context)
    case .letter:
      return play.round?.post.map { .ask(Popup.letter($0, then: .perform(Command.showEnd), &context)) }
        ?? .stay
    }
    return .stay
  }

  /// Puts a waiting letter back, else asks whether to leave.
  private mutating func leave(_ context: inout Context) -> Transition {
    guard pending == nil else {
      empty(context)
      return .stay
    }
    if session?.isWhatIf == true || session?.day != nil && isUntouched { return .pop }
    if table != nil { return .ask(tableLeavePopup(context.text)) }
    if solving == nil, play.round?.isUntouchedVisit == true { return .home }
    return session.map { .ask(leavePopup($0, context.text)) } ?? .home
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    if !hasControls || isWaiting { return watch(key, &context) }
    if solving != nil { return fill(key, &context) }
    return typeOnKeyboard(key, &context)
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    message = .refusal(context.text("Pasted text is ignored in a game."), &context)
    return .stay
  }

  /// Enter: guesses the pending letter, or selects the one under the keyboard's cursor.
  mutating func press(_ context: inout Context) -> Transition {
    if let letter = pending { return take(.letter(letter), &context) }
    guard let letter = keyboard.chosen else {
      message = .refusal(context.text("Type a letter, or move with the arrows."), &context)
      return .stay
    }
    return enter(letter, letter, &context)
  }

  /// Moves the keyboard's cursor, or enters a letter.
  private mutating func typeOnKeyboard(_ key: Key, _ context: inout Context) -> Transition {
    if keyboard.move(key) { return .stay }
    guard case .character(let character) = key else { return .stay }
    let letter = game.alphabet.letter(character)
    keyboard.hideCursor(at: letter)
    return enter(character, letter, &context)
  }

  /// Handles a letter that was typed or clicked: with careful entry it stays pending unless it can be refused immediately.
  mutating func enter(_ character: Character, _ letter: Character?, _ context: inout Context) -> Transition {
    guard context.hangman.isCareful, let letter, play.takes(.letter(letter), context) else {
      return take(.letter(character), &context)
    }
    pending = letter
    message = StatusMessage(context.text("Enter guesses \(letter.capital)."))
    return .stay
  }

  /// Discards the pending letter.
  mutating func empty(_ context: Context) {
    pending = nil
    message = .letterPrompt(context)
  }

  /// Shows the clue again if there is no other row for it, else asks for a hint; the first time, a popup explains what it costs.
  private mutating func askForHint(_ context: inout Context) -> Transition {
    if play.clue(context.text) != nil, context.layout.isCompact, !message.text.isEmpty {
      message = StatusMessage("")
      return .stay
    }
    guard let price = play.hintPrice(context), !context.hangman.knowsHints else {
      return take(.hint, &context)
    }
    context.hangman.knowsHints = true
    return .ask(hintPopup(price, context.text))
  }

  /// Makes an input, or asks it at a table, and shows what it has led to.
  private mutating func take(_ input: HangmanPlay.Input, _ context: inout Context) -> Transition {
    pending = nil
    let count = game.moves.count
    let taken = play.take(input, &context)
    if case .solution = input {
      solving = nil
      if play.takesWords, play.isPlaying { openSolving() }
    }
    switch taken {
    case .refused(let sentences):
      if !sentences.isEmpty { message = .refusal(sentences, &context) }
    case .made where table != nil: return ask(input, &context)
    case .made(let sentences) where play.isAnsweredByPost:
      message = StatusMessage(sentences.first ?? "")
      return play.round?.post.map { .ask(Popup.letter($0, then: .home, &context)) } ?? .home
    case .made(let sentences):
      // A clue has a place of its own, and so has what the Devil says of himself.
      let isSaid = if case .article = input { true } else { game.moves.count > count }
      message = StatusMessage(isSaid ? sentences.first ?? "" : "")
      if game.moves.count > count { showMove(&context) }
    case .ended:
      if game.status == .lost { context.alert() }
      return ended(&context)
    }
    return .stay
  }

  /// Lets the letter that the last move has found light up, or the picture blink.
  mutating func showMove(isAlerting: Bool = true, _ context: inout Context) {
    switch game.moves.last {
    case .guess(let letter) where !game.missedLetters.contains(letter): move(.found([letter]), context)
    case .hint(let letter): move(.found([letter]), context)
    default:
      move(.blink, context)
      if isAlerting { context.alert() }
    }
  }

  /// Shows the result in place of the keyboard.
  private mutating func ended(_ context: inout Context) -> Transition {
    (message, solving) = (StatusMessage(""), nil)
    keyboard.hideCursor()
    figures = play.round.map { HangmanFigures($0.session, category: $0.category, &context) }
    guard game.status != .playing else { return .ask(endPopup(context, opensByItself: false)) }
    showEnd(isWon: game.status == .won, context)
    return .ask(endPopup(context))
  }

  /// Plays the animation of the end.
  mutating func showEnd(isWon: Bool, _ context: Context) {
    let words = (game.board.wordIndices.last ?? 0) + 1
    ending = pictures.ending(on: session?.day ?? context.services.today(), misses: game.misses)
    move(isWon ? .win(words: words, pictures, ending: ending) : .loss(pictures), context)
  }

  private func solvingBindings(_ text: Texts) -> [KeyBinding<Command>] {
    return [
      KeyBinding([], "A–Z", text("fill"), help: text("fill in a letter"), .fill),
      KeyBinding(
        [.enter], "Enter", text("solve"), help: text("say that this is it"), importance: .main, .solve),
      KeyBinding([.backspace], "⌫", text("erase"), help: text("erase the letter before"), .erase),
      KeyBinding(
        [.right], "← →", text("move", context: "caret"), help: text("the next blank"), importance: .minor,
        .caret(1)),
      KeyBinding([.left], "←", "", help: text("the blank before"), .caret(-1)),
      KeyBinding(
        [.escape], "Esc", text("put back"), help: text("put all back, free of charge"),
        isEnabled: !play.takesWords,
        .putBack),
      KeyBinding(
        [.escape], "Esc", text("menu"), help: text("back to the menu"), isEnabled: play.takesWords, .leave),
    ]
  }

  mutating func openSolving() {
    pending = nil
    keyboard.hideCursor()
    solving = Solving(game.board)
    message = StatusMessage("")
  }

  /// Performs one of the commands for filling in blanks.
  mutating func solve(_ command: Command, _ context: inout Context) -> Transition {
    guard let filled = solving else { return .stay }
    let game = game
    message = StatusMessage("")
    switch command {
    case .erase: solving?.erase()
    case .caret(let step): solving?.move(by: step)
    case .putBack:
      solving = nil
      message = .letterPrompt(context)
    case .solve:
      let isRead =
        !filled.isTypedAsIs(on: game.board) && solving?.readTyped(on: game.board, game.alphabet) == true
      guard filled.openCount == 0 || isRead else {
        message = .refusal(context.text.placesOpen(filled.openCount), &context)
        return .stay
      }
      return take(.solution(solving?.text(game.board) ?? ""), &context)
    default: break
    }
    return .stay
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
    let (text, game) = (context.text, game)
    message = StatusMessage("")
    guard let letter = game.alphabet.letters(character).first else {
      let isShown = character == " " || game.board.contains { $0.shown == character }
      if !isShown {
        message = .refusal(text.notALetter(character), &context)
      }
      return
    }
    solving?.note(letter)
    if game.missedLetters.contains(letter) {
      message = .refusal(text.isNotInIt(letter), &context)
    } else if !game.tried.contains(letter) {
      if let solving, solving.isAtEnd {
        guard self.solving?.readTyped(on: game.board, game.alphabet) != true else { return }
        let open = solving.openCount
        message = .refusal(open > 0 ? text.placesOpen(open) : text("Enter: is that it?"), &context)
      } else {
        solving?.fill(letter)
      }
    }
  }
}

/// The blanks of a phrase while the player fills them in, with a caret on one of them.
struct Solving: Equatable, Sendable {
  /// The indices of the board's hidden places.
  let blanks: [Int]
  private var letters: [Character?]
  /// The index of the blank that the next letter goes to; their number when past the last one.
  private(set) var caret = 0
  /// The letters typed one after the other, also those that are in no blank.
  private var typed = ""

  init(_ board: [Hangman.Place]) {
    blanks = board.indices.filter { board[$0].isHidden }
    letters = Array(repeating: nil, count: blanks.count)
  }

  /// Restores blanks with the letters filled in, the caret on the first blank without one; `nil` if their number differs.
  init?(_ board: [Hangman.Place], filled: String) {
    self.init(board)
    guard filled.count == blanks.count, !blanks.isEmpty else { return nil }
    letters = filled.map { $0 == "_" ? nil : $0 }
    caret = letters.firstIndex(of: nil) ?? blanks.count
  }

  /// The letters filled in, with a `_` for each blank without one.
  var filled: String { String(letters.map { $0 ?? "_" }) }

  /// Whether nothing is filled in.
  var isEmpty: Bool { openCount == letters.count }

  /// The number of blanks without a letter.
  var openCount: Int { letters.count { $0 == nil } }

  var isAtEnd: Bool { caret == blanks.count }

  /// The board's place under the caret; `nil` past the last blank.
  var caretPlace: Int? { isAtEnd ? nil : blanks[caret] }

  /// The letter filled in at a place of the board.
  func letter(at place: Int) -> Character? {
    blanks.firstIndex(of: place).flatMap { letters[$0] }
  }

  /// Fills the blank under the caret and moves the caret forward.
  mutating func fill(_ letter: Character) {
    guard !isAtEnd else { return }
    letters[caret] = letter
    caret += 1
  }

  /// Clears the blank before the caret and moves the caret there.
  mutating func erase() {
    move(by: -1)
    if !isAtEnd { letters[caret] = nil }
  }

  /// Notes a letter that is typed, whether it goes into a blank or not.
  mutating func note(_ letter: Character) { typed.append(letter) }

  /// Whether what was typed has as many letters as the blanks or the whole phrase, so that each stands for itself.
  func isTypedAsIs(on board: [Hangman.Place]) -> Bool {
    let places = board.count { if case .given = $0 { false } else { true } }
    return openCount == 0 && [0, blanks.count, places].contains(typed.count)
  }

  /// Takes two typed letters for the one that a keyboard lacks, where what was typed then fits the blanks or the whole phrase.
  /// - Returns: whether it does.
  mutating func readTyped(on board: [Hangman.Place], _ alphabet: Alphabet) -> Bool {
    let places = board.indices.filter { if case .given = board[$0] { false } else { true } }
    for reading in alphabet.readings(of: typed).dropFirst() {
      let isWhole = reading.count == places.count
      guard isWhole || reading.count == blanks.count else { continue }
      let read = Dictionary(uniqueKeysWithValues: zip(isWhole ? places : blanks, reading))
      let agrees = read.allSatisfy { place, letter in
        board[place].shown.map { alphabet.letters($0).contains(letter) } ?? true
      }
      guard agrees else { continue }
      letters = blanks.map { read[$0] }
      caret = blanks.count
      return true
    }
    return false
  }

  mutating func move(by step: Int) { move(to: caret + step) }

  mutating func move(to blank: Int) {
    caret = min(max(0, blank), blanks.count)
    typed = ""
  }

  /// Shows what has been filled into a hidden place.
  func show(_ cell: inout PhraseView.Cell, at index: Int, caret: String) {
    cell.key = blanks.firstIndex(of: index).map { .choose($0) }
    if let letter = letter(at: index) {
      cell.text = letter.small
      cell.role = .filledLetter
    }
    if caretPlace == index {
      cell.text = caret
      cell.role = .filledLetter
      cell.hasCaret = true
    }
  }

  /// The whole phrase, from the board and the filled blanks.
  func text(_ board: [Hangman.Place]) -> String {
    String(board.indices.map { letter(at: $0) ?? board[$0].shown ?? "_" })
  }
}
