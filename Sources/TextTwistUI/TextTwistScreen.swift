import Engines
import Kit
import Records
import TextUI

/// A rack of Text Twist in progress, and its words after it has ended.
struct TextTwistScreen: Screen {
  enum Command: Sendable {
    case take, putBack, twist, submit, clear, last, pause, next, scroll(Int), leave, giveUp
    /// A popup above the tiles has closed.
    case resume
    case newGame
    case replay
    /// A step through the words of an ended rack, and the meanings of the words.
    case pick(ResultPopup.Picking.Step), explain
  }

  let deal: TextTwistDeal
  /// Which game this is.
  let session: GameSession
  var game: TextTwist
  var message: Message
  /// The most recently found word, highlighted until `motion` is over.
  var newestWord: String?
  var motion = Motion(steps: 0, of: .milliseconds(100))
  /// The layouts in which the words of the rack fit into the grid.
  let gridKinds: [Layout.Kind]
  /// The index of the first visible line of words.
  var firstLine = 0
  /// The word of an ended rack that is selected; `nil` while the arrow keys select a button.
  var picked: PickedWord?
  /// Whether a popup of this game covers the tiles; the clock then stands still.
  var isCovered = false
  /// Whether that popup says that the next rack has just been opened.
  var isOpening = false
  /// The time since the last save or key; `nil` after a key.
  var unsavedTime: Duration?
  /// Whether the last key only arranged the tiles.
  var isArranging = false
  /// The best scores of the player and of everybody when the game was opened.
  let best: TextTwistBest
  /// The finished game in its saved form, for its replay.
  var finished: GameRecord?
  /// Whether the meanings of the words can be shown at the end.
  let hasMeanings: Bool

  /// The maximum time lost when the program is killed.
  static let longestUnsavedTime = Duration.seconds(15)

  /// - Parameter best: the scores read for this game before; `nil` to read them.
  init(
    _ game: TextTwist, _ session: GameSession, from deal: TextTwistDeal, best: TextTwistBest? = nil,
    _ context: inout Context
  ) {
    self.game = game
    self.session = session
    self.deal = deal
    hasMeanings = context.hasMeanings
    self.best = best ?? TextTwistBest(session, &context)
    let (columns, strings) = (game.round.columns, context.strings)
    gridKinds = [.home, .large].filter {
      WordGrid(columns, in: TextTwistLayout.wordsSize($0), strings) != nil
    }
    message = Message(Self.opening(game.round.rack, context))
  }

  /// The first screen of a game with the chosen set-up; a popup when there is no rack for it.
  static func dealt(_ context: inout Context) -> any Screen {
    let deal = context.dealTextTwist()
    guard let rack = deal.rack(number: 1) else {
      let strings = context.strings
      return Popup.message(strings.textTwist.name, strings.textTwist.noRack, strings)
    }
    let game = TextTwist(
      mode: context.textTwistMode, level: context.textTwist.level, alphabet: context.language.alphabet,
      first: rack, of: deal.rackCount)
    let session = context.session(TextTwistSetUp.recorded(game.mode, game.level))
    return TextTwistScreen(game, session, from: deal, &context)
  }

  func name(_ strings: Strings) -> String { strings.textTwist.name }

  func rules(_ context: Context) -> String {
    let own = context.strings.textTwist
    return stage.hasNextRack ? own.rules : own.lastRackRules
  }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let tiles = tileBindings(context) { $0 }
    // The home layout describes the key for the next rack in the footer.
    let isNextInFooter = TextTwistLayout(context.layout).footer != nil
    return tiles.main + [
      KeyBinding(
        [.character("+"), .function(6)], "+", strings.textTwist.pause, help: strings.textTwist.helpPause,
        isEnabled: game.timeLeft != nil, .pause),
      KeyBinding(
        [.character("="), .function(5)], "=", isNextInFooter ? "" : strings.textTwist.next,
        help: strings.textTwist.helpNext,
        isEnabled: game.isNextRackOpen,
        importance: .main, .next),
    ] + tiles.others + [
      tiles.clear,
      KeyBinding(
        [.escape], "Esc", strings.menu, help: strings.helpMenu, isEnabled: game.tiles.entry.isEmpty, .leave),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    unsavedTime = nil
    switch command {
    case .putBack, .twist, .clear, .last, .scroll: isArranging = true
    default: isArranging = false
    }
    switch command {
    case .take: break
    case .putBack, .twist, .clear:
      arrange(command, &context)
    case .submit: return submit(&context)
    case .last:
      if game.submitted.isEmpty {
        message = .refusal(context.strings.textTwist.noLastWord, &context)
      } else {
        _ = game.lastWord()
      }
    case .scroll(let step): scroll(to: firstLine + step, context)
    case .pause: return cover(pausePopup(context.strings))
    case .leave: return cover(leavePopup(context.strings))
    case .next: return nextRack(&context)
    case .resume:
      isCovered = false
      isOpening = false
    case .giveUp:
      _ = game.endGame()
      return end(opensByItself: false, &context)
    case .newGame: return .replace(Self.dealt(&context))
    case .replay: return finished.map { .open(.replay($0)) } ?? .stay
    case .pick(let step): pick(step, &context)
    case .explain: return .push(meanings(context))
    }
    return .stay
  }

  private mutating func arrange(_ command: Command, _ context: inout Context) {
    switch command {
    case .putBack:
      if !game.putBack() { message = .refusal(context.strings.textTwist.nothingEntered, &context) }
    case .twist:
      _ = game.twist(using: &context.generator)
      message = Message("")
    case .clear: _ = game.clear()
    default: break
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    unsavedTime = nil
    isArranging = true
    switch key {
    case .choose(let slot): if game.take(slot: slot) { tookTile() }
    // A click on the name of the keys takes the first tile.
    case .select:
      if let slot = game.tiles.bank.firstIndex(where: { $0 != nil }), game.take(slot: slot) { tookTile() }
    case .adjust(let position, _): _ = game.putBack(at: position)
    case .wheel(let notches): return perform(.scroll(notches), &context)
    case .pageUp: return perform(.scroll(-TextTwistLayout.compactPage), &context)
    case .pageDown: return perform(.scroll(TextTwistLayout.compactPage), &context)
    case .home: return perform(.scroll(-firstLine), &context)
    case .end: return perform(.scroll(.max / 2), &context)
    case .character("="), .function(5):
      let own = context.strings.textTwist
      message = .refusal(stage.hasNextRack ? own.closed(stage.wordsToOpen) : own.noNextRack, &context)
    case .character(let character):
      if game.take(character) {
        tookTile()
      } else if let letter = game.alphabet.letter(character) {
        message = .refusal(context.strings.textTwist.notInBank(letter.capital), &context)
      } else {
        message = .refusal(context.strings.notALetter(character), &context)
      }
    default: break
    }
    return .stay
  }

  /// The most recently found word stays highlighted while the next word is typed.
  private mutating func tookTile() {
    if message.subject == nil { message = Message("") }
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    message = .refusal(context.strings.pasteIgnored, &context)
    return .stay
  }

  mutating func finishMotion() { motion.finish() }

  var manners: Manners { [.runsCovered.when(isCovered && !motion.isOver), savingManners] }

  /// The time until the clock shows another second, or the highlight of the found word changes.
  var patience: Duration? {
    let clock = isCovered ? nil : game.timeLeft.map { $0 - .seconds($0.secondsBegun - 1) }
    guard let motion = motion.patience else { return clock }
    return clock.map { min($0, motion) } ?? motion
  }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    if !motion.isOver { motion.elapse(time) }
    guard !isCovered else { return .stay }
    game.elapse(time)
    unsavedTime = (unsavedTime.map { $0 < Self.longestUnsavedTime ? $0 : .zero } ?? .zero) + time
    return game.status == .playing ? .stay : end(opensByItself: true, &context)
  }
}
