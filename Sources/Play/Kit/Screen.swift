import Engines
import Records
import TextUI

/// One screen of the program, or a popup over one: a value that draws itself and answers keys.
///
/// The table of bindings is the only way from a key to a command, so that help, the bottom line and what a key does
/// cannot disagree.
public protocol Screen: Sendable {
  associatedtype Command: Sendable

  /// A popup leaves what lies beneath visible, but dim and out of reach.
  var isPopup: Bool { get }

  /// Whether `?` is text at this moment, and no call for help.
  var takesText: Bool { get }

  /// How long this screen can be left alone before something visible changes; `nil` is for ever.
  var patience: Duration? { get }

  /// What help calls this screen.
  func name(_ strings: Strings) -> String

  /// The keys that do something here, in the order in which help and the bottom line name them.
  func bindings(_ context: Context) -> [KeyBinding<Command>]

  /// Does what a bound key stands for.
  mutating func perform(_ command: Command, _ context: inout Context) -> Transition

  /// Takes a key that no enabled binding has.
  mutating func type(_ key: Key, _ context: inout Context) -> Transition

  /// Lets time pass while this screen is on top.
  mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition

  /// The game that is played here, as it is kept after every key; `nil` where there is none or it has ended.
  func saved(_ context: Context) -> SavedGame?

  /// Draws the screen on a blank canvas, or a popup on what lies beneath.
  func draw(on canvas: inout Canvas, _ context: Context)

  /// Draws the screen as it lies beneath a popup.
  func drawCovered(on canvas: inout Canvas, _ context: Context)

  // The two ways into the table of bindings. No screen brings its own; they stand here so that the compiler makes
  // one for each screen, which a key passes through much faster than through one for all.

  /// Does what the key is bound to, or takes it as typing.
  mutating func press(_ key: Key, _ context: inout Context) -> Transition

  /// Draws the keys that matter here, each clickable; help, where they all stand, before the last of them.
  func drawBottomLine(on canvas: inout Canvas, _ context: Context)
}

extension Screen {
  public var isPopup: Bool { false }
  public var takesText: Bool { false }
  public var patience: Duration? { nil }
  public func saved(_ context: Context) -> SavedGame? { nil }

  public mutating func type(_ key: Key, _ context: inout Context) -> Transition { .stay }
  public mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition { .stay }

  public func drawCovered(on canvas: inout Canvas, _ context: Context) { draw(on: &canvas, context) }

  public mutating func press(_ key: Key, _ context: inout Context) -> Transition {
    guard let command = bindings(context).command(for: key) else { return type(key, &context) }
    return perform(command, &context)
  }

  func help(_ context: Context) -> HelpScreen {
    HelpScreen(title: name(context.strings), rows: bindings(context).compactMap(HelpScreen.Row.init))
  }
}

/// What becomes of the screens after a key.
public enum Transition: Sendable {
  case stay
  /// The program ends.
  case quit
  /// Another screen opens on top.
  case push(any Screen)
  /// Another screen takes this one's place.
  case replace(any Screen)
  /// This screen closes; what follows happens to the one beneath.
  indirect case pop(then: Transition)
  /// One thing, then another.
  indirect case chain(Transition, then: Transition)
  /// The screen that is now on top gets a key.
  case press(Key)
  /// Everything closes down to the title screen.
  case home
  /// What happens is decided only now, e.g. which phrase is dealt.
  case decide(@Sendable (inout Context) -> Transition)

  public static let pop = Transition.pop(then: .stay)
}
