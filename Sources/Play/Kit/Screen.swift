import Engines
import Records
import TextUI

/// A screen of the program, or a popup above one: a value that draws itself and handles keys.
///
/// The table of bindings is the only way from a key to a command, so that help, the bottom line and the effect of a key
/// cannot disagree. `draw` and `bindings` are pure: they read the screen and the context but never query the records.
public protocol Screen: Sendable {
  associatedtype Command: Sendable

  /// Whether it is a popup: what lies beneath remains visible, but dimmed and not clickable.
  var isPopup: Bool { get }

  /// Whether what lies beneath a popup is dimmed.
  var dims: Bool { get }

  /// Whether leaving a game for the menu stops at this screen.
  var isHome: Bool { get }

  /// Whether keys, but not clicks, are ignored at this moment.
  var ignoresKeys: Bool { get }

  /// Notes a key that is ignored at this moment.
  mutating func ignore(_ key: Key)

  /// Whether time passes here even when another screen is on top, e.g. for a clock that does not stop.
  var runsCovered: Bool { get }

  /// Whether `j`, `k` and `q` act as ↓, ↑ and Esc unless they are bound, as in a pager. They must not, where letters are
  /// text, play or select an entry.
  var hasPagerKeys: Bool { get }

  /// Whether `?` is text at this moment rather than a request for help.
  var takesText: Bool { get }

  /// The time until something visible changes without input; `nil` when nothing will.
  var patience: Duration? { get }

  /// Whether this screen is useless when its result cannot be saved.
  var needsRecords: Bool { get }

  /// The name of this screen in help.
  func name(_ strings: Strings) -> String

  /// The rules in one or two sentences, displayed at the top of help; empty when no explanation is needed.
  func rules(_ context: Context) -> String

  /// The keys that have an effect here, in the order of help and the bottom line.
  func bindings(_ context: Context) -> [KeyBinding<Command>]

  /// Everything that `bindings` and `named` depend on and that changes while the screen is on top, except by an event at the
  /// table; `nil` when the bindings must be made for every frame.
  func bindingState(_ context: Context) -> BindingState?

  /// Performs the command of a bound key, a popup's button or an entry's answer.
  mutating func perform(_ command: Command, _ context: inout Context) -> Transition

  /// Handles a key that no enabled binding has.
  mutating func type(_ key: Key, _ context: inout Context) -> Transition

  /// Handles pasted text, which contains no line ends.
  mutating func paste(_ text: String, _ context: inout Context) -> Transition

  /// Ends all animation on the screen, before a key or a click is handled. Returns whether there was any.
  mutating func finishMotion() -> Bool

  /// Advances the time while this screen is on top, or `runsCovered`.
  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition

  /// Handles an event at the table, even while another screen is on top; in that case it can only open a screen, which
  /// replaces those that cover it.
  mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition

  /// Called when a screen above this one, other than a popup, has closed: reads again what may have changed.
  mutating func uncover(_ context: inout Context)

  /// Whether choices made here are provisional: they are saved when another screen opens, and discarded when this one closes.
  var isTrying: Bool { get }

  /// The game in progress in its saved form, saved after every key; `nil` when there is none or it has ended.
  func saved(_ context: Context) -> SavedGame?

  /// Everything that `saved` depends on and that changes while the screen is on top, except by an event at the table; `nil`
  /// when `saved` must be compared after every key.
  var savingState: SavingState? { get }

  /// When the changes since the last save, to the game and to the choices, must be saved.
  var saving: Saving { get }

  /// Draws the screen on a blank canvas, or a popup on the screen beneath.
  func draw(on canvas: inout Canvas, _ context: Context)

  /// Draws parts again on a canvas that displays the screen as it was before they changed; what they covered must be cleared.
  /// - Returns: false when the screen must be drawn completely.
  func redraw(_ parts: ScreenParts, on canvas: inout Canvas, _ context: Context) -> Bool

  /// Draws the screen for when a popup covers it.
  func drawCovered(on canvas: inout Canvas, _ context: Context)

  // No screen implements the first three of the following. They are requirements so that the compiler specializes them for
  // each screen, which makes handling a key much faster than with the generic versions.

  /// Performs the command that the key is bound to, or handles it as typing.
  /// - Parameter bound: the result of `drawBottomLine` or `bound`, so that the bindings are made at most once per key.
  mutating func press(_ key: Key, _ bound: any AnyBindings, _ context: inout Context) -> Transition

  /// All bindings of the screen, of type `Bindings<Command>`.
  func bound(_ context: Context) -> any AnyBindings

  /// Draws the most useful keys, each clickable, with help before the last of them.
  /// - Returns: all bindings of the screen, for the frame that is shown.
  func drawBottomLine(on canvas: inout Canvas, _ context: Context) -> any AnyBindings

  /// The bindings that the bottom line shows, selected from all bindings of the screen.
  func named(_ bindings: [KeyBinding<Command>], on canvas: Canvas) -> [KeyBinding<Command>]
}

extension Screen {
  public var isPopup: Bool { false }
  public var dims: Bool { true }
  public var isHome: Bool { false }
  public var ignoresKeys: Bool { false }
  public mutating func ignore(_ key: Key) {}
  public var runsCovered: Bool { false }
  public func rules(_ context: Context) -> String { "" }
  public var takesText: Bool { false }
  public var hasPagerKeys: Bool { false }
  public var patience: Duration? { nil }
  public var needsRecords: Bool { false }
  public var savingState: SavingState? { nil }
  public var saving: Saving { .beforeFrame }
  public var isTrying: Bool { false }
  public func saved(_ context: Context) -> SavedGame? { nil }

  public mutating func type(_ key: Key, _ context: inout Context) -> Transition { .stay }
  public mutating func paste(_ text: String, _ context: inout Context) -> Transition { .stay }
  public mutating func finishMotion() -> Bool { false }
  public mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition { .stay }
  public mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition { .stay }
  public mutating func uncover(_ context: inout Context) {}

  public func redraw(_ parts: ScreenParts, on canvas: inout Canvas, _ context: Context) -> Bool { false }

  public func drawCovered(on canvas: inout Canvas, _ context: Context) { draw(on: &canvas, context) }

  public func bindingState(_ context: Context) -> BindingState? { nil }

  public func named(_ bindings: [KeyBinding<Command>], on canvas: Canvas) -> [KeyBinding<Command>] {
    bindings
  }

  public func bound(_ context: Context) -> any AnyBindings { Bindings(bindings(context)) }

  public mutating func press(_ key: Key, _ bound: any AnyBindings, _ context: inout Context) -> Transition {
    let bindings = (bound as? Bindings<Command>)?.all ?? bindings(context)
    if let command = bindings.command(for: key) { return perform(command, &context) }
    if hasPagerKeys, let other = key.asPagerKey { return press(other, bound, &context) }
    return type(key, &context)
  }

  /// Performs a command that comes from the screen above, where its type is not known.
  mutating func perform(untyped command: any Sendable, _ context: inout Context) -> Transition {
    guard let command = command as? Command else {
      assertionFailure("\(command) is no command of \(Self.self)")
      return .stay
    }
    return perform(command, &context)
  }

  func help(_ context: Context) -> HelpScreen {
    HelpScreen(
      title: name(context.strings), rules: rules(context),
      rows: bindings(context).compactMap(HelpScreen.Row.init) + (hasPagerKeys ? [.pagerKeys(context)] : []))
  }
}
