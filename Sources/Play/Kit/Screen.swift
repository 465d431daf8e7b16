import Engines
import Records
import TextUI

/// One screen of the program, or a popup over one: a value that draws itself and answers keys.
///
/// The table of bindings is the only way from a key to a command, so that help, the bottom line and what a key does
/// cannot disagree. `draw` and `bindings` are pure: they read the screen and the context and ask nothing of the records.
public protocol Screen: Sendable {
  associatedtype Command: Sendable

  /// A popup leaves what lies beneath visible, but dim and out of reach.
  var isPopup: Bool { get }

  /// Whether what lies beneath a popup is dimmed.
  var dims: Bool { get }

  /// Whether the way to the menu ends here when it begins above.
  var isHome: Bool { get }

  /// Whether keys are ignored at this moment, clicks excepted.
  var ignoresKeys: Bool { get }

  /// Whether time passes here also while another screen is on top, such as for a clock that does not stop.
  var runsCovered: Bool { get }

  /// Whether `?` is text at this moment, and no call for help.
  var takesText: Bool { get }

  /// How long this screen can be left alone before something visible changes; `nil` is for ever.
  var patience: Duration? { get }

  /// Whether this screen makes sense only when its answer can be saved.
  var needsRecords: Bool { get }

  /// What help calls this screen.
  func name(_ strings: Strings) -> String

  /// The rules in one or two sentences, for the top of its help; empty where there is nothing to explain.
  func rules(_ context: Context) -> String

  /// The keys that do something here, in the order in which help and the bottom line name them.
  func bindings(_ context: Context) -> [KeyBinding<Command>]

  /// Does what a bound key, a popup's button or an entry's answer stands for.
  mutating func perform(_ command: Command, _ context: inout Context) -> Transition

  /// Answers a key that no enabled binding has.
  mutating func type(_ key: Key, _ context: inout Context) -> Transition

  /// Answers pasted text, which has no line ends.
  mutating func paste(_ text: String, _ context: inout Context) -> Transition

  /// Ends whatever moves on the screen, before a key or a click is answered.
  mutating func finishMotion()

  /// Lets time pass while this screen is on top, or `runsCovered`.
  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition

  /// Hears what has happened at the table, also while another screen is on top; then it can only open one, in place of
  /// what covers it.
  mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition

  /// Is called when a screen above this one, other than a popup, has closed: the place to read again what may have changed.
  mutating func uncover(_ context: inout Context)

  /// Whether what is chosen here is only tried, and saved when the screen has closed.
  var isTrying: Bool { get }

  /// The game that is played here, as it is to be saved after every key; `nil` where there is none or it has ended.
  func saved(_ context: Context) -> SavedGame?

  /// Whether the only change since the last save may be saved later, such as the time on a clock.
  var canSaveLater: Bool { get }

  /// Draws the screen on a blank canvas, or a popup on what lies beneath.
  func draw(on canvas: inout Canvas, _ context: Context)

  /// Draws the screen as it lies beneath a popup.
  func drawCovered(on canvas: inout Canvas, _ context: Context)

  // No screen implements the first two of the following; they are requirements so that the compiler specialises them for each screen,
  // which takes a key much less time than the generic versions.

  /// Performs what the key is bound to, or answers it as typing.
  /// - Parameter bound: what `drawBottomLine` returned, so that a key builds the bindings once.
  mutating func press(_ key: Key, _ bound: any Sendable, _ context: inout Context) -> Transition

  /// Draws the keys that matter here, each clickable, with help before the last of them.
  /// - Returns: all bindings of the screen, in the frame that is shown.
  func drawBottomLine(on canvas: inout Canvas, _ context: Context) -> any Sendable

  /// The bindings that the bottom line names, of all bindings of the screen.
  func named(_ bindings: [KeyBinding<Command>], on canvas: Canvas) -> [KeyBinding<Command>]
}

extension Screen {
  public var isPopup: Bool { false }
  public var dims: Bool { true }
  public var isHome: Bool { false }
  public var ignoresKeys: Bool { false }
  public var runsCovered: Bool { false }
  public func rules(_ context: Context) -> String { "" }
  public var takesText: Bool { false }
  public var patience: Duration? { nil }
  public var needsRecords: Bool { false }
  public var canSaveLater: Bool { false }
  public var isTrying: Bool { false }
  public func saved(_ context: Context) -> SavedGame? { nil }

  public mutating func type(_ key: Key, _ context: inout Context) -> Transition { .stay }
  public mutating func paste(_ text: String, _ context: inout Context) -> Transition { .stay }
  public mutating func finishMotion() {}
  public mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition { .stay }
  public mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition { .stay }
  public mutating func uncover(_ context: inout Context) {}

  public func drawCovered(on canvas: inout Canvas, _ context: Context) { draw(on: &canvas, context) }

  public func named(_ bindings: [KeyBinding<Command>], on canvas: Canvas) -> [KeyBinding<Command>] {
    bindings
  }

  public mutating func press(_ key: Key, _ bound: any Sendable, _ context: inout Context) -> Transition {
    let bindings = bound as? [KeyBinding<Command>] ?? bindings(context)
    guard let command = bindings.command(for: key) else { return type(key, &context) }
    return perform(command, &context)
  }

  /// Performs a command that came from the screen above, where its type is not known.
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
      rows: bindings(context).compactMap(HelpScreen.Row.init))
  }
}
