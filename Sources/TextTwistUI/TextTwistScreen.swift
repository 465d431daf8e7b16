import Commentary
import Engines
import Kit
import Play
import Records
import TextUI
import Texts

/// A rack of Text Twist in progress, and its words after it has ended.
struct TextTwistScreen: Screen {
  enum Command: Sendable {
    case take, putBack, twist, submit, clear, last, pause, next, scroll(Int), leave, giveUp
    /// By post: says with whom the rack is, until Enter starts its clock.
    case await
    /// A popup above the tiles has closed.
    case resume
    case change
    /// What was chosen at the end of a rack or of the game.
    case follow(Offer)
    /// A step through the words of an ended rack.
    case pick(PickingStep)
  }

  var run: TextTwistRun
  var message: StatusMessage
  /// What is lit until `motion` is over.
  private(set) var lit: Lit?
  var motion = Motion(steps: 0, of: .milliseconds(100))
  /// The layouts in which the words of the rack fit into the grid.
  let gridKinds: [Layout.Kind]
  /// The index of the first visible line of words.
  private(set) var firstLine = 0
  /// The word of an ended rack that is selected; `nil` while the arrow keys select a button.
  var picked: PickedWord?
  /// Whether a popup of this game covers the tiles; the clock then stands still.
  var isCovered = false
  /// Whether that popup says that the next rack has just been opened.
  private(set) var isOpening = false
  /// The time since the last save or key; `nil` after a key.
  private(set) var unsavedTime: Duration?
  /// Whether the last key only arranged the tiles.
  private(set) var isArranging = false
  /// Whether the meanings of the words can be shown at the end.
  let hasMeanings: Bool

  /// What the last entry has lit.
  enum Lit: Equatable {
    /// A word that was found, at once.
    case found(String)
    /// A word that was found before: its place blinks.
    case again(String)
    /// A word that opens the next rack, has all letters or makes more of the points: letter by letter, and in
    /// gold on the tiles.
    case gold(String)
    /// Every word: one column after the other, while the score counts up to its double.
    case rack
  }

  /// The maximum time lost when the program is killed.
  static let longestUnsavedTime = Duration.seconds(15)

  init(_ run: TextTwistRun, _ context: Context) {
    self.run = run
    hasMeanings = context.meanings.exist
    let (columns, text) = (run.game.round.columns, context.text)
    gridKinds = [.home, .large].filter {
      WordGrid(columns, in: TextTwistLayout.wordsSize($0), text) != nil
    }
    message = StatusMessage(Self.opening(run.game.round.rack, context))
  }

  /// The first screen of a game with the chosen set-up; a popup when there is no rack for it.
  static func dealt(_ context: inout Context) -> any Screen {
    guard let run = TextTwistRun.dealt(&context) else {
      let text = context.text
      return PopupScreen<Never>.message(text("Text Twist"), text.noRack, text)
    }
    return TextTwistScreen(run, context)
  }

  var game: TextTwist {
    get { run.game }
    set { run.game = newValue }
  }
  var session: GameSession { run.session }

  func name(_ text: Texts) -> String { text("Text Twist") }

  func rules(_ context: Context) -> String { context.text.rules(of: game) }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let text = context.text
    let tiles = tileBindings(context) { $0 }
    // The home layout describes the key for the next rack in the footer.
    let isNextInFooter = TextTwistLayout(context.layout).footer != nil
    let isUntouched = game.rackNumber == 1 && game.submitted.isEmpty
    return tiles.main + [
      KeyBinding(
        [.character("+"), .function(6)], "+", text("pause"), help: text("stop the clock"),
        isEnabled: game.timeLeft != nil, importance: isUntouched ? .minor : .ordinary, .pause),
      KeyBinding(
        [.character("="), .function(5)], "=", isNextInFooter ? "" : text("next rack"),
        help: text("go on to the next rack"),
        isEnabled: game.isNextRackOpen,
        importance: .main, .next),
    ] + tiles.others + [
      .change(.change, session, isUntouched: isUntouched, text), tiles.clear,
      KeyBinding(
        [.escape], "Esc", session.isWhatIf ? text("back") : text("menu"),
        help: session.isWhatIf ? text("back") : text("back to the menu"),
        isEnabled: game.tiles.entry.isEmpty, .leave),
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
    case .putBack:
      if !run.game.putBack() { message = .refusal(context.text("Type a word first."), &context) }
    case .twist:
      _ = run.take(.twist, &context)
      message = StatusMessage("")
    case .clear: _ = run.game.clear()
    case .submit: return submit(&context)
    case .last:
      if game.submitted.isEmpty {
        message = .refusal(context.text.nothingYet, &context)
      } else {
        _ = run.game.lastWord()
        message = StatusMessage("")
      }
    case .scroll(let step): scroll(to: firstLine + step, context)
    case .pause: return cover(pausePopup(context.text))
    case .await: return run.post.map { cover(postPopup($0, context.text)) } ?? .stay
    case .leave where session.isWhatIf: return .pop
    case .leave: return cover(leavePopup(context.text))
    case .next: return nextRack(&context)
    case .resume:
      isCovered = false
      isOpening = false
    case .giveUp:
      _ = run.take(.endGame, &context)
      return end(opensByItself: false, context)
    case .follow(let offer): return follow(offer, &context)
    case .change: return .toSetUp(of: session, &context)
    case .pick(let step): pick(step, &context)
    }
    return .stay
  }

  /// Does what was chosen at the end of a rack or of the game.
  private mutating func follow(_ offer: Offer, _ context: inout Context) -> Transition {
    switch offer {
    case .nextRack: return nextRack(&context)
    case .newGame: return .replace(Self.dealt(&context))
    case .letter: return run.post.map { .ask(Popup.letter($0, then: .home, &context)) } ?? .stay
    case .replay: return run.finished.map { .open(.replay($0)) } ?? .stay
    case .explain: return .push(meanings(context))
    default: return .leaving(by: offer)
    }
  }

  mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    unsavedTime = nil
    isArranging = true
    switch key {
    case .choose(let slot): if run.game.take(slot: slot) { tookTile() }
    // A click on the name of the keys takes the first tile.
    case .select:
      if let slot = game.tiles.bank.firstIndex(where: { $0 != nil }), run.game.take(slot: slot) { tookTile() }
    case .adjust(let position, _): _ = run.game.putBack(at: position)
    case .wheel(let notches): return perform(.scroll(notches), &context)
    case .pageUp: return perform(.scroll(-TextTwistLayout.compactPage), &context)
    case .pageDown: return perform(.scroll(TextTwistLayout.compactPage), &context)
    case .home: return perform(.scroll(-firstLine), &context)
    case .end: return perform(.scroll(.max / 2), &context)
    case .character("="), .function(5): message = .refusal(context.text.closed(game), &context)
    case .character(let character):
      if run.game.take(character) {
        tookTile()
      } else if let letter = game.alphabet.letter(character) {
        message = .refusal(context.text("No \(letter.capital) on the table."), &context)
      } else {
        message = .refusal(
          context.text.notALetter(character), &context)
      }
    default: break
    }
    return .stay
  }

  /// What the last word has earned stays there while the next one is typed.
  private mutating func tookTile() {
    if message.subject == nil, message.role != .won { message = StatusMessage("") }
  }

  mutating func paste(_ text: String, _ context: inout Context) -> Transition {
    message = .refusal(context.text("Pasted text is ignored in a game."), &context)
    return .stay
  }

  mutating func finishMotion() { motion.finish() }

  var manners: Manners { [.game, .runsCovered.when(isCovered && !motion.isOver), savingManners] }

  /// The time until the clock shows another second, or the highlight of the found word changes.
  var patience: Duration? {
    let clock = isCovered ? nil : game.timeLeft.map { $0 - .seconds($0.secondsBegun - 1) }
    guard let motion = motion.patience else { return clock }
    return clock.map { min($0, motion) } ?? motion
  }

  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
    if !motion.isOver { motion.elapse(time) }
    guard !isCovered else { return .stay }
    _ = run.take(.elapse(time), &context)
    unsavedTime = (unsavedTime.map { $0 < Self.longestUnsavedTime ? $0 : .zero } ?? .zero) + time
    return game.status == .playing ? .stay : end(opensByItself: true, context)
  }

  private mutating func submit(_ context: inout Context) -> Transition {
    let taken = run.take(.submit, &context)
    let said = taken.sentences
    // What is refused leaves the entry of the last word.
    if case .refused = taken { return refuse(said, &context) }
    guard let entry = run.entry else { return .stay }
    if game.mode == .lightning, entry.opensNext, game.status == .playing {
      // The next rack has come already.
      self = TextTwistScreen(run, context)
      message = StatusMessage(said.first ?? "", .won)
      return .stay
    }
    guard let word = entry.found else {
      if case .alreadyFound(let word) = entry.outcome {
        light(.again(word), Motion(steps: 4, of: .milliseconds(120)), context)
      }
      return refuse(said, &context)
    }
    return land(word, entry, said, context)
  }

  private mutating func refuse(_ sentences: [String], _ context: inout Context) -> Transition {
    if let first = sentences.first { message = .refusal(first, &context) }
    return .stay
  }

  /// Lights a word or the rack, and scrolls to the word.
  private mutating func light(_ lit: Lit, _ motion: Motion, _ context: Context) {
    self.lit = lit
    if context.profile.settings.isAnimated { self.motion = motion }
    let word: String
    switch lit {
    case .found(let found), .again(let found), .gold(let found): word = found
    case .rack: return
    }
    guard let line = stage.list(context.text).line(of: word) else { return }
    let visible = firstLine..<firstLine + TextTwistLayout.compactWords.height
    if !visible.contains(line) { scroll(to: line - visible.count / 2, context) }
  }

  /// Shows what a word that counts has changed. While a clock runs, only the last one of a rack stops the game with a popup.
  /// - Parameter said: what the word is, what it has changed most, and whether the next rack is open.
  private mutating func land(
    _ word: String, _ entry: TextTwistRun.Entry, _ said: [String], _ context: Context
  ) -> Transition {
    let (isRaised, rack, text) = (entry.worthBefore != nil, game.round.rack, context.text)
    if isRaised, game.round.isComplete {
      light(.rack, Motion(steps: 12, of: .milliseconds(100)), context)
    } else if entry.isBingo || entry.opensNext || isRaised {
      light(.gold(word), Motion(steps: word.count, of: .milliseconds(100)), context)
    } else {
      light(.found(word), Motion(steps: 1, of: .milliseconds(300)), context)
    }
    guard game.status == .playing else { return end(opensByItself: true, context) }
    let hasSubject = rack.isShown(word) && !entry.isBingo
    message =
      isRaised
      ? StatusMessage(text.nowRaised(game.round), .won)
      : StatusMessage(
        said.first ?? "", entry.isBingo ? .won : .text, subject: hasSubject ? rack.shown(word) : nil)
    isOpening = entry.opensNext && game.timeLeft == nil
    if lit == .rack, game.isNextRackOpen { return cover(completePopup(opensByItself: true, context.text)) }
    guard entry.opensNext else { return .stay }
    if isOpening { return cover(openPopup(entry.isBingo ? word : nil, context.text)) }
    let what = entry.isBingo || isRaised ? message.text : text.found(on: game.round)
    message = StatusMessage([what, text("= opens the next rack")], .won, key: Self.nextKey)
    return .stay
  }

  mutating func nextRack(_ context: inout Context) -> Transition {
    let isUntold = !game.isRevealed
    let taken = run.take(.nextRack, &context)
    if case .made = taken {
      self = TextTwistScreen(run, context)
      if isUntold, let missed = run.missedBefore, !missed.isEmpty {
        message = StatusMessage(Self.missed(missed, context), .dim)
      }
      return .stay
    }
    isCovered = false
    if let first = taken.sentences.first { message = .refusal(first, &context) }
    return game.status == .over ? end(opensByItself: false, context) : .stay
  }

  /// Names the words missed on a rack that has been left without being revealed, as many as fit.
  private static func missed(_ words: [String], _ context: Context) -> String {
    let layout = TextTwistLayout(context.layout)
    func text(_ shown: Int) -> String { context.text.missed(words, naming: shown) }
    let width = layout.main.width - 2
    return text((1...words.count).last { text($0).balanced(to: width).count <= layout.messageRows } ?? 1)
  }

  /// Whether there are more words than fit, so that they can be scrolled.
  private func hasHiddenLines(_ context: Context) -> Bool {
    guard !gridKinds.contains(context.layout.kind) else { return false }
    return stage.list(context.text).lines.count > TextTwistLayout.wordsSize(context.layout.kind).height
  }

  private mutating func scroll(to line: Int, _ context: Context) {
    let count = stage.list(context.text).lines.count
    firstLine = max(0, min(line, count - TextTwistLayout.wordsSize(context.layout.kind).height))
  }

  /// Opens a popup above the tiles; the clock stands still until `resume`.
  private mutating func cover(_ popup: Popup) -> Transition {
    isCovered = true
    return .ask(popup)
  }

  /// Reveals the words of the rack and shows the result above the tiles.
  private mutating func end(opensByItself: Bool, _ context: Context) -> Transition {
    firstLine = 0
    return cover(endPopup(opensByItself: opensByItself, context))
  }
}

/// The selected word of an ended rack, and its meaning.
struct PickedWord: Equatable, Sendable {
  /// The index of the word among all that can be selected.
  var index: Int
  let word: String
  /// The meaning, or a message that there is none.
  let meaning: String
  /// Whether the meaning is known.
  let isKnown: Bool
}

/// The positions of the words of an ended rack, relative to the area of the words; a scrolling list has its full height.
struct WordPlaces {
  let areas: [Rect]
  /// Whether the words are in the grid; otherwise in a list, whose lines are read from left to right.
  let isGrid: Bool

  /// The index of the word that a step leads to, stopping at the ends.
  func index(after step: PickingStep, from index: Int?) -> Int? {
    guard !areas.isEmpty else { return nil }
    switch step {
    case .leave: return nil
    case .word(let index): return areas.indices.contains(index) ? index : nil
    case .first: return 0
    case .last: return areas.count - 1
    default: break
    }
    guard let index, areas.indices.contains(index) else { return 0 }
    return neighbor(of: index, step) ?? index
  }

  private func neighbor(of index: Int, _ step: PickingStep) -> Int? {
    let here = areas[index]
    switch step {
    case .up: return nearest(inColumnOf: here) { (here.minY - $0.minY, abs($0.minX - here.minX)) }
    case .down: return nearest(inColumnOf: here) { ($0.minY - here.minY, abs($0.minX - here.minX)) }
    case .left where isGrid: return nearest { (here.minX - $0.minX, abs($0.minY - here.minY)) }
    case .right where isGrid: return nearest { ($0.minX - here.minX, abs($0.minY - here.minY)) }
    case .left: return index > 0 ? index - 1 : nil
    case .right: return index + 1 < areas.count ? index + 1 : nil
    default: return index
    }
  }

  /// The nearest word in the direction of a step; of several, the one with the least sideways offset.
  /// - Parameters:
  ///   - column: in the grid, restricts the search to the column of this word; `nil` for all columns.
  ///   - offset: how far a word lies ahead, and sideways.
  private func nearest(inColumnOf column: Rect? = nil, _ offset: (Rect) -> (Int, Int)) -> Int? {
    let candidates = areas.indices.filter { index in
      let isInColumn = !isGrid || column.map { $0.minX == areas[index].minX } ?? true
      return isInColumn && offset(areas[index]).0 > 0
    }
    return candidates.min { offset(areas[$0]) < offset(areas[$1]) }
  }
}

extension TextTwistScreen {
  /// The hidden words in display order.
  var hiddenWords: [String] { game.round.columns.flatMap { $0.words.map(\.text) } }

  /// The words of the scrolling list in display order: the hidden ones, then the bonus words. The grid has only the former.
  private var listedWords: [String] { hiddenWords + game.round.bonusFound }

  /// Their positions in a layout.
  func wordPlaces(_ layout: Layout, _ text: Texts) -> WordPlaces {
    let area = TextTwistLayout(layout).words
    let columns = game.round.columns
    if !layout.isCompact, let grid = WordGrid(columns, in: area.size, text) {
      return WordPlaces(areas: grid.areas(of: columns), isGrid: true)
    }
    return WordPlaces(areas: stage.list(text).areas(of: listedWords), isGrid: false)
  }

  /// Moves the selection to a word, or back to the buttons.
  private mutating func pick(_ step: PickingStep, _ context: inout Context) {
    let places = wordPlaces(context.layout, context.text)
    guard let index = places.index(after: step, from: picked?.index) else {
      picked = nil
      return
    }
    let word = listedWords[index]
    let meaning = context.meanings.short(of: word)
    picked = PickedWord(index: index, word: word, meaning: meaning.text, isKnown: meaning.isKnown)
    let visible = firstLine..<firstLine + TextTwistLayout.compactWords.height
    let line = places.areas[index].minY
    if !places.isGrid, !visible.contains(line) { scroll(to: line - visible.count / 2, context) }
  }

  /// The selection of words with ↓, if their meanings can be shown.
  func picking(_ context: Context) -> Popup.Picking? {
    guard hasMeanings else { return nil }
    return Popup.Picking(label: context.text("words")) { Command.pick($0) }
  }

  /// The meanings of the words, starting with the selected one, else with the one that the result names.
  private func meanings(_ context: Context) -> MeaningPopup {
    let word = picked?.word ?? run.longest(context)?.word
    let words = hiddenWords + game.round.bonusFound.filter { $0 == word }
    return MeaningPopup(of: words, at: word, context) { $0.tilesPopup }
  }
}

/// The keys for the tiles and the words, which are the same in a race.
struct TileBindings<Command: Sendable> {
  /// The keys that take, shuffle and enter tiles.
  var main: [KeyBinding<Command>]
  /// The keys that only help describes.
  var others: [KeyBinding<Command>]
  /// Esc while there is an entry.
  var clear: KeyBinding<Command>
}

extension TextTwistScreen {
  /// The keys for the tiles of this rack.
  /// - Parameters:
  ///   - isOn: whether the keys are in effect.
  ///   - command: converts a command of this screen.
  func tileBindings<Other: Sendable>(
    isOn: Bool = true, _ context: Context, command: (Command) -> Other
  ) -> TileBindings<Other> {
    let text = context.text
    let scrolls = hasHiddenLines(context)
    func row(
      _ keys: [Key], _ cap: String, _ label: String = "", help: String, isOn: Bool = isOn, click: Key? = nil,
      importance: KeyImportance = .ordinary, _ own: Command
    ) -> KeyBinding<Other> {
      KeyBinding(
        keys, cap, label, help: help, isEnabled: isOn, click: click, importance: importance, command(own))
    }
    return TileBindings(
      main: [
        row(
          [], "A–Z", text("take"), help: text("take a tile"),
          click: game.tiles.isBankEmpty ? nil : .select(0), .take),
        row(
          [.character(" ")], text("Space"), text("twist"),
          help: text("shuffle the bank"),
          importance: .main, .twist),
        row([.enter], "Enter", text("submit"), help: text("enter the word"), .submit),
        row([.tab], "Tab", text("last word"), help: text("the last word again"), .last),
      ],
      others: [
        row([.backspace], "⌫", help: text("put the last tile back"), .putBack),
        row([.down], "↓", help: text("scroll the words down"), isOn: isOn && scrolls, .scroll(1)),
        row([.up], "↑", help: text("scroll the words up"), isOn: isOn && scrolls, .scroll(-1)),
        row([.delete], "Del", help: text("put all tiles back"), .clear),
      ],
      clear: row(
        [.escape], "Esc", text("clear", context: "tiles"), help: text("put all tiles back"),
        isOn: isOn && !game.tiles.entry.isEmpty, .clear))
  }
}
