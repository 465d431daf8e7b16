import Engines
import Records
import TextUI

/// A rack of Text Twist that is being played.
struct TextTwistScreen: Screen {
  enum Command: Sendable {
    case take, putBack, twist, submit, clear, last, pause, next, scroll(Int), leave, giveUp
  }

  let deal: TextTwistDeal
  /// Which game this is.
  let session: GameSession
  private(set) var game: TextTwist
  var message: Message
  /// The word that has just been found, until the next key.
  private(set) var landed: String?
  /// In the compact layout: which length of words stands at the top.
  private(set) var section = 0
  /// The time that has passed since the last save or key; `nil` after a key.
  private(set) var unsavedTime: Duration?

  /// A kill loses no more time than this.
  static let longestUnsavedTime = Duration.seconds(15)

  init(_ game: TextTwist, _ session: GameSession, from deal: TextTwistDeal, _ context: Context) {
    self.game = game
    self.session = session
    self.deal = deal
    let strings = context.strings.textTwist
    let bingos = game.round.rack.bingoCount
    message = Message(bingos > 1 ? strings.severalBingos(bingos) : strings.begin)
  }

  /// The first screen of a game as it was set up; when there is no rack for it, a popup says so.
  static func dealt(_ context: inout Context) -> any Screen {
    let deal = context.dealTextTwist()
    guard let rack = deal.rack(number: 1) else {
      let strings = context.strings
      return Popup.message(strings.textTwist.name, strings.textTwist.noRack, strings)
    }
    let game = TextTwist(
      mode: context.textTwistMode, alphabet: context.language.alphabet, first: rack, of: deal.rackCount)
    return TextTwistScreen(game, context.session(TextTwistSetUp.recorded(game.mode)), from: deal, context)
  }

  func name(_ strings: Strings) -> String { strings.textTwist.name }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let own = strings.textTwist
    let hasEntry = !game.tiles.entry.isEmpty
    return [
      KeyBinding(
        [], "A–Z", own.take, help: own.helpTake,
        click: game.tiles.bank.firstIndex { $0 != nil }.map(Key.choose),
        .take),
      KeyBinding(
        [.character("+"), .function(6)], "+", own.pause, help: own.helpPause,
        isEnabled: game.timeLeft != nil, .pause),
      KeyBinding(
        [.character("="), .function(5)], "=", own.next, help: own.helpNext, isEnabled: game.isNextRackOpen,
        .next),
      KeyBinding([.character(" ")], strings.space, own.twist, help: own.helpTwist, .twist),
      KeyBinding([.enter], "Enter", own.submit, help: own.helpSubmit, .submit),
      KeyBinding([.tab], "Tab", own.last, help: own.helpLast, .last),
      KeyBinding([.backspace], "Backspace", "", help: own.helpPutBack, .putBack),
      KeyBinding([.pageDown], "PgDn", "", help: own.helpScrollDown, .scroll(1)),
      KeyBinding([.pageUp], "PgUp", "", help: own.helpScrollUp, .scroll(-1)),
      KeyBinding([.delete], "Del", "", help: own.helpClear, .clear),
      KeyBinding([.escape], "Esc", own.clear, help: own.helpClear, isEnabled: hasEntry, .clear),
      KeyBinding([.escape], "Esc", strings.menu, help: strings.helpMenu, isEnabled: !hasEntry, .leave),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    let strings = context.strings.textTwist
    landed = nil
    unsavedTime = nil
    switch command {
    case .take: break
    case .putBack: if !game.putBack() { message = .refusal(strings.nothingEntered, &context) }
    case .twist:
      _ = game.twist(using: &context.generator)
      message = Message("")
    case .submit: return submit(&context)
    case .clear: _ = game.clear()
    case .last:
      if game.submitted.isEmpty {
        message = .refusal(strings.noLastWord, &context)
      } else {
        _ = game.lastWord()
      }
    case .pause: return .push(TextTwistPauseScreen(game: game, session: session))
    case .next: return nextRack(&context)
    case .scroll(let step): section = min(max(0, section + step), FoundList.sections - 1)
    case .leave: return .push(leavePopup(context.strings))
    case .giveUp:
      _ = game.endGame()
      return Self.reveal(game, session, from: deal, &context)
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    let strings = context.strings.textTwist
    unsavedTime = nil
    switch key {
    case .choose(let slot): if game.take(slot: slot) { tookTile() }
    case .adjust(let position, _): _ = game.putBack(at: position)
    case .wheel(let notches): return perform(.scroll(notches.signum()), &context)
    case .home: return perform(.scroll(-FoundList.sections), &context)
    case .end: return perform(.scroll(FoundList.sections), &context)
    case .character("="), .function(5): message = .refusal(strings.closed, &context)
    case .character(let character):
      if game.take(character) {
        tookTile()
      } else if let letter = game.alphabet.letter(character) {
        message = .refusal(strings.notInBank(letter.capital), &context)
      } else {
        message = .refusal(context.strings.notALetter(character), &context)
      }
    default: break
    }
    return .stay
  }

  private mutating func tookTile() {
    message = Message("")
    landed = nil
  }

  private mutating func submit(_ context: inout Context) -> Transition {
    let strings = context.strings.textTwist
    switch game.submit() {
    case .found(let word, let points, let isBingo):
      let said = isBingo ? strings.foundBingo : strings.found
      message = Message(said(word.capitals, points))
      return landing(word, isBingo: isBingo, &context)
    case .bonus(let word, let points, let isBingo):
      message = Message(strings.foundBonus(word.capitals, points))
      section = FoundList.sections - 1
      return landing(word, isBingo: isBingo, &context)
    case .alreadyFound(let word): message = .refusal(strings.alreadyFound(word.capitals), &context)
    case .tooShort(let word): message = .refusal(strings.tooShort(word.capitals), &context)
    case .notAWord(let word): message = .refusal(strings.notAWord(word.capitals), &context)
    case .empty: message = .refusal(strings.nothingEntered, &context)
    case .over: break
    }
    return .stay
  }

  /// A word has come to its place: the last one ends the game or opens the next rack, and so does the first bingo.
  private mutating func landing(_ word: String, isBingo: Bool, _ context: inout Context) -> Transition {
    landed = word
    if game.round.rack.hidden.contains(word) { section = word.count - Rack.wordLengths.lowerBound }
    if game.status == .over { return Self.reveal(game, session, from: deal, &context) }
    guard game.isNextRackOpen else { return .stay }
    if game.round.isComplete, game.round.rack.hidden.contains(word) {
      return .push(completePopup(context.strings))
    }
    return isBingo && game.round.bingosFound == 1 ? .push(bingoPopup(word, context.strings)) : .stay
  }

  private mutating func nextRack(_ context: inout Context) -> Transition {
    guard let rack = deal.rack(number: game.rackNumber + 1), game.nextRack(rack) else {
      message = .refusal(context.strings.textTwist.noRack, &context)
      return .stay
    }
    self = TextTwistScreen(game, session, from: deal, context)
    return .stay
  }

  /// Until the clock shows another second.
  var patience: Duration? {
    game.timeLeft.map { $0 - .seconds($0.secondsBegun - 1) }
  }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    game.elapse(time)
    unsavedTime = (unsavedTime.map { $0 < Self.longestUnsavedTime ? $0 : .zero } ?? .zero) + time
    return game.status == .playing ? .stay : Self.reveal(game, session, from: deal, &context)
  }

  /// All words of the rack; when the game is over, its result is saved.
  static func reveal(
    _ game: TextTwist, _ session: GameSession, from deal: TextTwistDeal, _ context: inout Context
  ) -> Transition {
    if game.status == .over {
      let result = context.result(
        of: session, isWon: game.rounds.contains(where: \.hasBingo), points: game.score,
        details: game.resultDetails)
      context.records.finish(result, game: session.id)
    }
    return .replace(TextTwistRevealScreen(game, session, from: deal))
  }
}
