import Engines
import Records
import TextUI

/// The whole program without terminal and clock: a stack of screens that receives input and produces frames.
public struct App: Sendable {
  /// The frame after the last input, including the map from clicks to keys.
  public package(set) var frame = Canvas(size: Size(width: 0, height: 0))
  package var size: Size
  /// Whether the program has ended.
  public private(set) var isOver = false
  public package(set) var context: Context
  /// The stack of screens, from the title up; the last one receives the keys.
  package var layers: [any Screen]
  /// Whether anything may look different since the frame was drawn.
  package var isStale = false
  /// The game in progress as it was last saved; `nil` when there is none.
  package var saved: SavedGame?
  /// Whether a change that may be saved after the frame has not been saved yet.
  package var isUnsaved = false
  /// Whether a screen other than a popup has closed since the last input.
  package var isUncovered = false
  /// The time without a key or click after which the program ends; `nil` for never.
  private(set) var idleLimit: Duration?
  package var idleTime = Duration.zero
  /// The remaining time during which keys are ignored, because they were meant for the screen that has been closed.
  package var inputDelay = Duration.zero

  /// The smallest terminal size that all screens support.
  public static let smallest = Size(width: 40, height: 16)

  /// - Parameter screens: from the bottom up; the first one is what `Transition.home` returns to.
  public init(size: Size, context: Context, screens: [any Screen]) {
    precondition(!screens.isEmpty)
    self.size = size
    self.context = context
    idleLimit = context.isGuest ? .seconds(3600) : nil
    self.context.size = size
    layers = screens
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
    switch input {
    case .terminate: isOver = true
    case .key(.control("c")): isOver = true
    case .resize(let size):
      self.size = size
      context.size = size
    case .redraw: break
    case .key(let key):
      guard inputDelay == .zero else { break }
      if layers[layers.count - 1].manners.contains(.deaf) {
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
  package mutating func pass(_ time: Duration) {
    guard !size.isTooSmall, !isOver else { return }
    let transition = layers[layers.count - 1].elapse(time, &context)
    if case .stay = transition { return }
    apply(transition)
  }

  private mutating func press(_ key: Key) {
    guard !size.isTooSmall, !isOver else { return }
    finishMotion()
    let top = layers.count - 1
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
    let line = String(text.filter { !$0.isNewline })
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
    case .open(let destination): apply(context.resolve(destination, &context))
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
}
