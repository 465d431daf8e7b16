import Engines
import Play
import Records
import Tables
import TextUI
import Texts

/// The whole program without terminal and clock: a stack of screens that receives input and produces frames.
public struct App: Sendable {
  /// The frame after the last input, including the map from clicks to keys.
  public private(set) var frame = Canvas(size: Size(width: 0, height: 0))
  private var size: Size
  /// Whether the program has ended.
  public private(set) var isOver = false
  public package(set) var context: Context
  /// The stack of screens, from the title up; the last one receives the keys.
  package var layers: [any Screen]
  /// Whether anything may look different since the frame was drawn.
  private var isStale = false
  /// The game in progress as it was last saved; `nil` when there is none.
  package var saved: SavedGame?
  /// Whether a change that may be saved after the frame has not been saved yet.
  private var isUnsaved = false
  /// Whether a screen other than a popup has closed since the last input.
  private var isUncovered = false
  /// The time without a key or click after which the program ends; `nil` for never.
  private(set) var idleLimit: Duration?
  private var idleTime = Duration.zero
  /// The remaining time during which keys are ignored, because they were meant for the screen that has been closed.
  private var inputDelay = Duration.zero

  /// The smallest terminal size that all screens support.
  public static let smallest = Size(width: 40, height: 16)

  /// - Parameters:
  ///   - screens: from the bottom up; the first one is what `Transition.home` returns to.
  ///   - opening: what then opens, before the first frame.
  public init(size: Size, context: Context, screens: [any Screen], opening: Transition = .stay) {
    precondition(!screens.isEmpty)
    self.size = size
    self.context = context
    idleLimit = context.profile.isGuest ? .seconds(3600) : nil
    self.context.display.size = size.drawn
    layers = screens
    withCapitals { $0.apply(opening) }
    draw()
  }

  /// The time until something visible changes without input; `nil` when nothing will.
  public var patience: Duration? {
    guard !size.isTooSmall else { return nil }
    var patience = layers[layers.count - 1].patience
    for layer in layers.dropLast() where layer.manners.contains(.runsCovered) {
      if let own = layer.patience { patience = min(patience ?? own, own) }
    }
    if inputDelay > .zero { patience = min(patience ?? inputDelay, inputDelay) }
    return patience
  }

  /// Handles one input and draws the result.
  public mutating func send(_ input: Input) {
    process(input)
    drawIfStale()
    _ = saveAfterFrame()
  }

  /// Handles one input; the frame is stale afterwards.
  package mutating func process(_ input: Input) {
    guard !isOver else { return }
    withCapitals { $0.handle(input) }
  }

  private mutating func handle(_ input: Input) {
    if input.isPlayers { context.display.explainsASCII = false }
    switch input {
    case .background: return
    case .terminate: isOver = true
    case .key(.control("c")): isOver = true
    case .resize(let size):
      self.size = size
      context.display.size = size.drawn
    case .redraw: break
    case .key(.character(let pair))
    where "ĳĲ".contains(pair) && context.profile.language.alphabet.letter(pair) == nil:
      for letter in "ij" { handle(.key(.character(letter))) }
    case .key(let key):
      guard inputDelay == .zero else { break }
      if layers[layers.count - 1].manners.contains(.deaf) {
        finishMotion()
        layers[layers.count - 1].ignore(key)
      } else {
        press(key)
      }
    case .click(let point):
      drawIfStale()
      if let key = frame.key(at: point) { press(key) }
    case .paste(let text): if inputDelay == .zero { paste(text) }
    }
    isStale = true
    save()
  }

  /// Advances the time for the top screen; no time passes while the terminal is too small. Notes in `isStale`
  /// whether something visible has changed.
  package mutating func elapse(_ time: Duration) {
    guard !size.isTooSmall, !isOver else { return }
    withCapitals { $0.advance(by: time) }
  }

  private mutating func advance(by time: Duration) {
    // Screens round a rest of less than a millisecond up.
    let isVisible = patience.map { $0 <= max(time, .milliseconds(1)) } ?? false
    inputDelay -= min(time, inputDelay)
    for index in layers.indices.dropLast() where layers[index].manners.contains(.runsCovered) {
      _ = layers[index].elapse(time, &context)
    }
    let transition = layers[layers.count - 1].elapse(time, &context)
    apply(transition)
    if case .stay = transition, !isVisible {} else { isStale = true }
    save()
  }

  /// Advances the time without visible effect: it is neither saved nor drawn before the next input.
  private mutating func pass(_ time: Duration) {
    guard !size.isTooSmall, !isOver else { return }
    let transition = withCapitals { $0.layers[$0.layers.count - 1].elapse(time, &$0.context) }
    if case .stay = transition { return }
    apply(transition)
  }

  private mutating func press(_ key: Key) {
    guard !size.isTooSmall, !isOver else { return }
    finishMotion()
    let top = layers.count - 1
    if case .character(let character) = key, character.isMark, !(layers[top] is EntryScreen) { return }
    let asksForHelp = [Key].help.contains(key) && !(key == .character("?") && layers[top].takesText)
    if asksForHelp, !layers[top].isPopup {
      layers.append(layers[top].help(context))
    } else {
      apply(layers[top].press(key, &context))
    }
  }

  /// Pasted text never acts as keys: otherwise a line end in it would press Enter.
  private mutating func paste(_ text: String) {
    guard !size.isTooSmall, !isOver else { return }
    finishMotion()
    let takesLines = layers[layers.count - 1].manners.contains(.takesLines)
    let line = takesLines ? text : String(text.filter { !$0.isNewline })
    apply(layers[layers.count - 1].paste(line, &context))
  }

  private mutating func finishMotion() {
    for index in layers.indices { layers[index].finishMotion() }
  }

  package mutating func apply(_ transition: Transition) {
    switch transition {
    case .stay: break
    case .quit: isOver = true
    case .push(let screen): layers.append(screen)
    case .replace(let screen): layers[layers.count - 1] = screen
    case .home:
      let home = layers.dropLast().lastIndex { $0.manners.contains(.home) } ?? 0
      layers.removeSubrange((home + 1)...)
      isUncovered = true
    case .open(let destination): apply(context.services.resolve(destination, &context))
    case .chain(let first, let next):
      apply(first)
      apply(next)
    case .perform(let command): apply(layers[layers.count - 1].perform(untyped: command, &context))
    case .performBeneath(let command):
      guard layers.count > 1 else { return }
      let beneath = layers.count - 2
      let top = layers.removeLast()
      let transition = layers[beneath].perform(untyped: command, &context)
      layers.append(top)
      apply(transition)
    case .pop(let next):
      guard layers.count > 1 else { return isOver = true }
      if !layers.removeLast().isPopup { isUncovered = true }
      apply(next)
    }
  }

  /// Returns and clears the effects that the terminal must carry out besides displaying the frame.
  public mutating func takeEffects() -> [Effect] {
    defer { context.effects = [] }
    return context.effects
  }

  /// Notes whether the terminal shows fills in the colours of its theme, for the next frame that is drawn.
  public mutating func use(isFilled: Bool) {
    isStale = isStale || context.display.isFilled != isFilled
    context.display.isFilled = isFilled
  }

  /// Draws a new frame if anything has changed since the last one.
  package mutating func drawIfStale() {
    if isStale, !isOver { draw() }
  }

  package mutating func draw() { withCapitals { $0.drawFrame() } }

  /// Runs a part of the program with the capitals of the current languages.
  private mutating func withCapitals<Result>(_ body: (inout App) -> Result) -> Result {
    let capitals = context.capitals
    return capitals.during { body(&self) }
  }

  private mutating func drawFrame() {
    isStale = false
    let display = context.display
    let hasFewSigns = display.isASCII || display.isConsole
    var canvas = Canvas(
      size: display.size, isFilled: display.isFilled, caret: hasFewSigns ? "_" : "▂", isASCII: display.isASCII
    )
    if size.isTooSmall {
      drawTooSmall(on: &canvas)
    } else {
      let first = layers.lastIndex { !$0.isPopup } ?? 0
      for (index, layer) in layers.enumerated() where index >= first {
        if layer.isPopup { canvas.coverTargets(dims: !layer.manners.contains(.undimming)) }
        if index < layers.count - 1 {
          layer.drawCovered(on: &canvas, context)
        } else {
          layer.draw(on: &canvas, context)
          layer.drawBottomLine(on: &canvas, context)
        }
      }
    }
    if context.display.explainsASCII { explainASCII(on: &canvas) }
    guard canvas.size != size else { return frame = canvas }
    frame = Canvas(size: size, isFilled: canvas.isFilled, caret: canvas.caret)
    frame.place(canvas, at: Point(x: (size.width - canvas.size.width) / 2, y: 0))
  }

  /// Draws why there is only ASCII on the lowest rows that are free.
  private func explainASCII(on canvas: inout Canvas) {
    let size = canvas.size
    let lines = context.text("Plain characters: the locale is not UTF-8").wrapped(to: size.width - 2)
    let isFree = (0..<size.height).map { canvas.row($0).allSatisfy { $0 == " " } }
    let rows = 0...max(0, size.height - lines.count)
    guard let top = rows.last(where: { !isFree[$0..<$0 + lines.count].contains(false) }) else { return }
    canvas.putCentered(lines, in: canvas.bounds, row: top, .dim)
  }

  /// Draws the required size of the terminal.
  private func drawTooSmall(on canvas: inout Canvas) {
    let text = context.text(
      "Wordyard needs a terminal of \(Self.smallest.width) columns and \(Self.smallest.height) rows.")
    canvas.focus(on: .message, at: canvas.bounds.origin)
    for (row, line) in text.wrapped(to: canvas.size.width).enumerated() {
      canvas.put(line, at: Point(x: 0, y: row), .warning)
    }
  }
}

extension Size {
  /// The columns that screens are drawn on, in the middle of a wider terminal.
  private static let mostColumns = 120

  /// The size that screens are drawn on.
  fileprivate var drawn: Size { Size(width: min(width, Self.mostColumns), height: height) }

  /// Whether a terminal of this size is too small for the screens.
  package var isTooSmall: Bool { width < App.smallest.width || height < App.smallest.height }
}

extension App {
  /// How long the program may wait for input: until something visible changes, or `idleLimit` is reached.
  public var waitingTime: Duration? {
    guard let idleLimit else { return patience }
    let rest = max(.zero, idleLimit - idleTime)
    return min(patience ?? rest, rest)
  }

  /// Advances the clock by the time spent waiting, handles the events at the table and then the inputs in order, and draws
  /// the result once. The time counts whether or not a key ended the wait, and is limited to `patience`; it does not count
  /// for screens that the events open. If nothing visible changes, only the top screen is informed.
  /// - Parameter handle: handles input that concerns the terminal itself, such as Ctrl-Z.
  public mutating func receive(
    _ inputs: [Input], news: [TableNews] = [], after waited: Duration,
    handledByTerminal handle: (Input) -> InputHandling = { _ in .notHandled }
  ) {
    if let patience { elapse(min(patience, waited)) } else { pass(waited) }
    for news in news { process(news) }
    idleTime = inputs.contains(where: \.isPlayers) ? .zero : idleTime + waited
    var isStopped = false
    for input in inputs where !(isStopped && (input.isPlayers || input == .redraw)) {
      switch handle(input) {
      case .notHandled: process(input)
      case .handled: break
      case .stopped: isStopped = true
      }
    }
    if let idleLimit, idleTime >= idleLimit { process(.terminate) }
    drawIfStale()
  }
}

/// What the terminal has done with an input.
public enum InputHandling: Sendable {
  /// Nothing: it is for the screens.
  case notHandled
  case handled
  /// The process was stopped and has been continued. What the player has typed after that was for the shell, and is
  /// discarded.
  case stopped
}

extension Input {
  /// Whether the input comes from the player at the terminal.
  package var isPlayers: Bool {
    switch self {
    case .key, .click, .paste: true
    case .resize, .background, .redraw, .terminate: false
    }
  }
}

extension App {
  /// Delivers an event at the table to every screen, from the bottom up; a game at a table continues under a popup.
  public mutating func receive(_ news: TableNews) {
    process(news)
    drawIfStale()
  }

  /// Delivers an event at the table; the frame is stale afterwards.
  package mutating func process(_ news: TableNews) {
    guard !isOver else { return }
    withCapitals { $0.handle(news) }
  }

  private mutating func handle(_ news: TableNews) {
    for index in layers.indices {
      let transition = layers[index].receive(news, &context)
      if index == layers.count - 1 {
        apply(transition)
      } else if open(transition, from: index) {
        break
      }
    }
    save()
    isStale = true
  }

  /// Performs a transition of a covered screen, closing everything above it; a popup opens only if nothing but popups is
  /// above, and one that is open already is updated in its place. Keys are then ignored for a moment if the player was on another screen.
  /// - Returns: whether it was performed.
  private mutating func open(_ transition: Transition, from index: Int) -> Bool {
    let covering = layers[(index + 1)...]
    switch transition {
    case .push(let screen):
      if let popup = screen as? Popup, let shown = covering.first as? Popup,
        let updated = popup.updating(shown)
      {
        layers[index + 1] = updated
        return true
      }
      guard !screen.isPopup || covering.allSatisfy(\.isPopup) else { return false }
      // A notice about the saved data is shown once: it stays above until it has been read.
      let notices = screen.isPopup ? covering.filter { ($0 as? Popup)?.isCentred == true } : []
      cover(from: index + 1, with: screen)
      layers += notices
    case .replace(let screen): cover(from: index, with: screen)
    case .open(let destination): return open(context.services.resolve(destination, &context), from: index)
    case .chain(let first, let next):
      guard open(first, from: index) else { return false }
      apply(next)
      return true
    default: return false
    }
    if !covering.allSatisfy(\.isPopup) { inputDelay = Popup.inputDelay }
    return true
  }

  private mutating func cover(from first: Int, with screen: any Screen) {
    layers.removeSubrange(first...)
    layers.append(screen)
  }

  /// Reads the records after the first frame, which was drawn without them if they could not be opened in time.
  public mutating func readRecords() { withCapitals { $0.readAll() } }

  private mutating func readAll() {
    context.readTitle()
    // A game that the command line has opened keeps its words.
    if let session = layers.reversed().compactMap({ $0.saved(context)?.session }).first {
      _ = context.useWords(of: session)
    }
    context.readTables()
    save()
    draw()
  }

  /// Displays the problems with the records. New records get the current choices; without records, no language is asked
  /// for.
  private mutating func show(_ notices: [RecordsNotice]) {
    for notice in notices {
      isStale = true
      if case .damaged = notice {
        context.saveAllChoices()
      } else if layers[layers.count - 1].manners.contains(.needsRecords) {
        layers.removeLast()
      }
      layers.append(Popup(notice, context.text))
    }
  }

  /// Saves the game in progress and the choices before the result of an input is displayed, unless they may wait.
  private mutating func save() {
    saveGame()
    saveChoices()
    if isUncovered, !isOver {
      isUncovered = false
      apply(layers[layers.count - 1].uncovered(&context))
    }
    isUncovered = false
    show(context.services.records.notices())
  }

  /// Saves what could wait until the frame has been shown.
  /// - Returns: whether a notice about that has opened, and a new frame must be shown.
  public mutating func saveAfterFrame() -> Bool {
    guard isUnsaved else { return false }
    let count = layers.count
    withCapitals {
      $0.saveGame(isShown: true)
      $0.saveChoices(isShown: true)
      $0.show($0.context.services.records.notices())
    }
    guard layers.count != count else { return false }
    draw()
    return true
  }

  /// - Parameter isShown: whether the frame with the changes has been shown.
  private mutating func saveGame(isShown: Bool = false) {
    let mayWait = saved != nil && !isOver
    for layer in layers.reversed() {
      if mayWait, layer.manners.contains(.savesLater) { return }
      if mayWait, layer.manners.contains(.savesAfterFrame), !isShown {
        isUnsaved = true
        return
      }
      if let running = layer.saved(context) {
        isUnsaved = false
        return replaceSaved(with: running)
      }
    }
    isUnsaved = false
    if saved != nil { replaceSaved(with: nil) }
  }

  private mutating func saveChoices(isShown: Bool = false) {
    guard let screen = layers.last(where: { !$0.isPopup }), !screen.manners.contains(.trying) else { return }
    if !isShown, !isOver, context.profile.mayHaveChosen, screen.manners.contains(.savesAfterFrame) {
      isUnsaved = true
    } else {
      context.saveChoices()
    }
  }

  private mutating func replaceSaved(with running: SavedGame?) {
    guard running != saved else { return }
    if let left = saved, left.session.id != running?.session.id {
      context.services.records.release(left.session.id)
    }
    if let running { context.services.records.save(running) }
    saved = running
  }
}
