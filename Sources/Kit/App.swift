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
  /// The stack of screens, from the title up, each with those that it has asked.
  private var stack: [any Layer<Never>]
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
  /// The remaining time during which letters are ignored, because they were meant for the game that Esc has left.
  private var letterDelay = Duration.zero

  /// The smallest terminal size that all screens support.
  public static let smallest = Size(width: 40, height: 16)

  /// - Parameters:
  ///   - screens: from the bottom up; the first one is what `Navigation.home` returns to.
  ///   - opening: what then opens, before the first frame.
  public init(size: Size, context: Context, screens: [any Screen], opening: Navigation = .stay) {
    precondition(!screens.isEmpty)
    self.size = size
    self.context = context
    idleLimit = context.profile.isGuest ? .seconds(3600) : nil
    self.context.display.size = size.drawn
    stack = screens.map { $0.opened }
    withCapitals { $0.apply(opening) }
    draw()
  }

  /// The time until something visible changes without input; `nil` when nothing will.
  public var patience: Duration? {
    guard !size.isTooSmall else { return nil }
    var patience = top.patience
    for layer in layers.dropLast() where layer.manners.contains(.runsCovered) {
      if let own = layer.patience { patience = min(patience ?? own, own) }
    }
    for delay in [inputDelay, letterDelay] where delay > .zero { patience = min(patience ?? delay, delay) }
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
      guard inputDelay == .zero, letterDelay == .zero || !key.isTyping else { break }
      let wasInGame = layers.contains { $0.manners.contains(.game) }
      defer {
        if key == .escape, wasInGame, stack.count == 1 { letterDelay = PopupScreen<Never>.inputDelay }
      }
      if top.manners.contains(.deaf) {
        finishMotion()
        handleOnTop(.ignore(key))
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
    letterDelay -= min(time, letterDelay)
    for (index, layer) in layers.enumerated().dropLast() where layer.manners.contains(.runsCovered) {
      _ = handle(.elapse(time), at: index)
    }
    if handleOnTop(.elapse(time)) || isVisible { isStale = true }
    save()
  }

  /// Advances the time without visible effect: it is neither saved nor drawn before the next input.
  private mutating func pass(_ time: Duration) {
    guard !size.isTooSmall, !isOver else { return }
    withCapitals { _ = $0.handleOnTop(.elapse(time)) }
  }

  private mutating func press(_ key: Key) {
    guard !size.isTooSmall, !isOver else { return }
    finishMotion()
    let top = top
    if case .character(let character) = key, character.isMark, !top.manners.contains(.takesMarks) { return }
    let asksForHelp = [Key].help.contains(key) && !(key == .character("?") && top.takesText)
    handleOnTop(asksForHelp && !top.isPopup ? .help : .press(key))
  }

  /// Pasted text never acts as keys: otherwise a line end in it would press Enter.
  private mutating func paste(_ text: String) {
    guard !size.isTooSmall, !isOver else { return }
    finishMotion()
    let line = top.manners.contains(.takesLines) ? text : String(text.filter { !$0.isNewline })
    handleOnTop(.paste(line))
  }

  private mutating func finishMotion() {
    for index in layers.indices { _ = handle(.finishMotion, at: index) }
  }

  /// All screens of the stack, from the title up; the last one receives the keys.
  package var layers: [any AskedScreen] { stack.flatMap { $0.screens } }

  private var top: any AskedScreen { layers[layers.count - 1] }

  /// Lets the screen with an index in `layers` handle an event.
  private mutating func handle(_ event: ScreenEvent, at index: Int) -> LayerOutcome<Never> {
    let (layer, place) = stack.place(of: index)
    return stack[layer].handle(event, at: place, under: layers[(index + 1)...], &context)
  }

  /// Lets the screen on top handle an event, and opens what follows.
  /// - Returns: whether anything but that screen has changed.
  @discardableResult
  private mutating func handleOnTop(_ event: ScreenEvent) -> Bool {
    let outcome = handle(event, at: layers.count - 1)
    isUncovered = isUncovered || outcome.uncovers
    if outcome.closes {
      guard stack.count > 1 else {
        isOver = true
        return true
      }
      stack.removeLast()
    }
    apply(outcome.then.navigation)
    return outcome.changes
  }

  package mutating func apply(_ navigation: Navigation) {
    switch navigation {
    case .stay: break
    case .quit: isOver = true
    case .push(let layer):
      stack.append(layer)
      handleOnTop(.opened)
    case .replace(let layer):
      stack.keep(layers.count - 1)
      apply(.push(layer))
    case .home:
      stack.keep(1 + (layers.dropLast().lastIndex { $0.manners.contains(.home) } ?? 0))
      isUncovered = true
    case .open(let destination): apply(context.services.resolve(destination, &context))
    case .chain(let first, let next):
      apply(first)
      apply(next)
    case .pop(let next):
      guard layers.count > 1 else { return isOver = true }
      isUncovered = isUncovered || !top.isPopup
      stack.keep(layers.count - 1)
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
      let layers = layers
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
    let covered = layers.indices.dropLast()
    if !covered.contains(where: { uncover($0, for: news) }) { handleOnTop(.news(news)) }
    save()
    isStale = true
  }

  /// Lets a covered screen handle an event at the table. What it opens closes everything above it; a popup opens only if
  /// nothing but popups is above, and one that is open already is updated in its place. Keys are then ignored for a moment if
  /// the player was on another screen.
  /// - Returns: whether it has opened anything.
  private mutating func uncover(_ index: Int, for news: TableNews) -> Bool {
    let isUnderPopups = layers[(index + 1)...].allSatisfy(\.isPopup)
    let outcome = handle(.news(news), at: index)
    switch outcome.covering {
    case .updated: return true
    case .closes(let isPopup):
      let (above, notices) = (stack.place(of: index).layer + 1, isPopup ? notices(above: index) : [])
      stack.replaceSubrange(above..., with: notices)
    case .stays: guard open(outcome.then.navigation, from: index) else { return false }
    }
    if !isUnderPopups { inputDelay = PopupScreen<Never>.inputDelay }
    return true
  }

  /// What stays above a popup that opens at the table: what is shown once, about the saved data, until it has been read.
  private func notices(above index: Int) -> [any Layer<Never>] {
    stack[(stack.place(of: index).layer + 1)...].filter { $0.isNotice }
  }

  /// - Returns: whether a covered screen may open it.
  private mutating func open(_ navigation: Navigation, from index: Int) -> Bool {
    switch navigation {
    case .push(let layer):
      let isPopup = layer.screens[0].isPopup
      guard !isPopup || layers[(index + 1)...].allSatisfy(\.isPopup) else { return false }
      let notices = isPopup ? notices(above: index) : []
      stack.keep(index + 1)
      apply(navigation)
      stack += notices
    case .replace(let layer):
      stack.keep(index)
      apply(.push(layer))
    case .open(let destination): return open(context.services.resolve(destination, &context), from: index)
    case .chain(let first, let next):
      guard open(first, from: index) else { return false }
      apply(next)
    case .stay, .quit, .pop, .home: return false
    }
    return true
  }

  /// Reads the records after the first frame, which was drawn without them if they could not be opened in time.
  public mutating func readRecords() { withCapitals { $0.readAll() } }

  private mutating func readAll() {
    context.choices.readTitle()
    // A game that the command line has opened keeps its words.
    if let session = layers.reversed().compactMap({ $0.saved(context)?.session }).first {
      _ = context.useWords(of: session)
    }
    context.services.tables?.listAny()
    save()
    draw()
  }

  /// Displays the problems with the records. New records get the current choices; without records, no language is asked
  /// for.
  private mutating func show(_ notices: [RecordsNotice]) {
    for notice in notices {
      isStale = true
      if case .damaged = notice {
        context.choices.saveAll()
      } else if top.manners.contains(.needsRecords) {
        stack.keep(layers.count - 1)
      }
      apply(.push(PopupScreen(notice, context.text)))
    }
  }

  /// Saves the game in progress and the choices before the result of an input is displayed, unless they may wait.
  private mutating func save() {
    saveGame()
    saveChoices()
    if isUncovered, !isOver {
      isUncovered = false
      handleOnTop(.uncovered)
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
        return context.save(running, insteadOf: &saved)
      }
    }
    isUnsaved = false
    context.save(nil, insteadOf: &saved)
  }

  private mutating func saveChoices(isShown: Bool = false) {
    guard let screen = layers.last(where: { !$0.isPopup }), !screen.manners.contains(.trying) else { return }
    if !isShown, !isOver, context.choices.mayHaveChanged, screen.manners.contains(.savesAfterFrame) {
      isUnsaved = true
    } else {
      context.choices.save()
    }
  }
}
