import Engines
import Play
import Records
import Tables
import TextUI
import Texts

/// A screen of the program, or a popup above one: a value that draws itself and handles keys.
///
/// The table of bindings is the only way from a key to a command, so that help, the bottom line and the effect of a key
/// cannot disagree. `draw` and `bindings` are pure: they read the screen and the context but never query the records.
public protocol AskedScreen<Answer>: Sendable {
  associatedtype Command: Sendable
  /// What it tells the screen that asked it: a command of that one.
  associatedtype Answer: Sendable

  /// How the program treats the screen at this moment.
  var manners: Manners { get }

  /// The time until something visible changes without input; `nil` when nothing will.
  var patience: Duration? { get }

  /// The name of this screen in help.
  func name(_ text: Texts) -> String

  /// The rules in one or two sentences, displayed at the top of help; empty when no explanation is needed.
  func rules(_ context: Context) -> String

  /// The keys that have an effect here, in the order of help and the bottom line.
  func bindings(_ context: Context) -> [KeyBinding<Command>]

  /// Performs the command of a bound key, a popup's button or an entry's answer.
  mutating func perform(_ command: Command, _ context: inout Context) -> ScreenTransition<Command, Answer>

  /// Handles a key that no enabled binding has.
  mutating func type(_ key: Key, _ context: inout Context) -> ScreenTransition<Command, Answer>

  /// Notes a key that is ignored because the screen is `deaf`.
  mutating func ignore(_ key: Key)

  /// Handles pasted text, which contains line ends only for a screen that `takesLines`.
  mutating func paste(_ text: String, _ context: inout Context) -> ScreenTransition<Command, Answer>

  /// Ends all animation on the screen, before a key or a click is handled.
  mutating func finishMotion()

  /// Advances the time while this screen is on top, or `runsCovered`.
  mutating func elapse(_ time: Duration, _ context: inout Context) -> ScreenTransition<Command, Answer>

  /// Handles an event at the table, even while another screen is on top; in that case it can only open a screen, which
  /// replaces those that cover it, and only if it was not asked itself.
  mutating func receive(_ news: TableNews, _ context: inout Context) -> ScreenTransition<Command, Answer>

  /// Called when a screen above this one, other than a popup, has closed: reads again what may have changed.
  mutating func uncovered(_ context: inout Context) -> ScreenTransition<Command, Answer>

  /// The game in progress in its saved form, saved after every key; `nil` when there is none or it has ended.
  func saved(_ context: Context) -> SavedGame?

  /// Draws the screen on a blank canvas, or a popup on the screen beneath.
  func draw(on canvas: inout Canvas, _ context: Context)

  /// Draws the screen for when a popup covers it.
  func drawCovered(on canvas: inout Canvas, _ context: Context)
}

/// A screen that nobody has asked, and that opens above any other.
public protocol Screen: AskedScreen where Answer == Never {}

extension Screen {
  public typealias Transition = ScreenTransition<Command, Never>
  /// A popup whose buttons carry commands of this screen.
  package typealias Popup = PopupScreen<Command>
}

/// How the program treats a screen.
public struct Manners: OptionSet, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// A popup: what lies beneath remains visible, dimmed and not clickable.
  public static let popup = Manners(rawValue: 1 << 0)
  /// A popup that does not dim what lies beneath.
  public static let undimming: Manners = [.popup, Manners(rawValue: 1 << 1)]
  /// Leaving a game for the menu stops at this screen.
  public static let home = Manners(rawValue: 1 << 2)
  /// Keys, but not clicks, are ignored at this moment.
  public static let deaf = Manners(rawValue: 1 << 3)
  /// Time passes here even when another screen is on top, e.g. for a clock that does not stop.
  public static let runsCovered = Manners(rawValue: 1 << 4)
  /// `j`, `k` and `q` act as ↓, ↑ and Esc unless they are bound, as in a pager. They must not, where letters are text, play
  /// or select an entry.
  public static let pagerKeys = Manners(rawValue: 1 << 5)
  /// `?` is text at this moment rather than a request for help.
  public static let takesText = Manners(rawValue: 1 << 6)
  /// The screen is useless when its result cannot be saved.
  public static let needsRecords = Manners(rawValue: 1 << 7)
  /// Choices made here are provisional: they are saved when another screen opens, and discarded when this one closes.
  public static let trying = Manners(rawValue: 1 << 8)
  /// Changes are saved immediately after they have been shown, so that the player does not wait for it: the arrangement of
  /// tiles, a setting. All others are saved before, so that nothing that a player has seen is lost with the program.
  public static let savesAfterFrame = Manners(rawValue: 1 << 9)
  /// Changes are saved with the next one: the time on a clock.
  public static let savesLater = Manners(rawValue: 1 << 10)
  /// Pasted text keeps its line ends: a letter by post ends where a line does.
  public static let takesLines = Manners(rawValue: 1 << 11)
  /// A mark that is typed changes the character before it.
  public static let takesMarks = Manners(rawValue: 1 << 12)
  /// A popup that stays above what opens at the table, until it has been read.
  public static let notice = Manners(rawValue: 1 << 13)

  /// A game: what is typed there is meant for no menu.
  public static let game = Manners(rawValue: 1 << 14)

  /// The manners if a condition holds, else none.
  package func when(_ holds: Bool) -> Manners { holds ? self : [] }
}

extension AskedScreen {
  public var manners: Manners { [] }
  public func rules(_ context: Context) -> String { "" }
  public var patience: Duration? { nil }
  public func saved(_ context: Context) -> SavedGame? { nil }

  public mutating func type(_ key: Key, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    .stay
  }
  public mutating func ignore(_ key: Key) {}
  public mutating func paste(_ text: String, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    .stay
  }
  public mutating func finishMotion() {}
  public mutating func elapse(_ time: Duration, _ context: inout Context) -> ScreenTransition<Command, Answer>
  { .stay }
  public mutating func receive(_ news: TableNews, _ context: inout Context) -> ScreenTransition<
    Command, Answer
  > { .stay }
  public mutating func uncovered(_ context: inout Context) -> ScreenTransition<Command, Answer> { .stay }

  public func drawCovered(on canvas: inout Canvas, _ context: Context) { draw(on: &canvas, context) }

  package var isPopup: Bool { manners.contains(.popup) }
  package var hasPagerKeys: Bool { manners.contains(.pagerKeys) }
  package var takesText: Bool { manners.contains(.takesText) }

  /// Performs the command that the key is bound to, or handles it as typing.
  package mutating func press(_ key: Key, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    if let command = bindings(context).command(for: key) { return perform(command, &context) }
    if hasPagerKeys, let other = key.asPagerKey { return press(other, &context) }
    return type(key, &context)
  }

  /// - Parameter first: its transition when it has been opened.
  mutating func handle(
    _ event: ScreenEvent, _ first: ScreenTransition<Command, Answer>, _ context: inout Context
  ) -> ScreenTransition<Command, Answer> {
    switch event {
    case .opened: return first
    case .press(let key): return press(key, &context)
    case .ignore(let key): ignore(key)
    case .paste(let text): return paste(text, &context)
    case .help: return .ask(help(context))
    case .finishMotion: finishMotion()
    case .elapse(let time): return elapse(time, &context)
    case .news(let news): return receive(news, &context)
    case .uncovered: return uncovered(&context)
    }
    return .stay
  }

  package func help(_ context: Context) -> HelpScreen<Command> {
    HelpScreen(
      title: name(context.text), rules: rules(context),
      rows: bindings(context).compactMap(HelpScreen<Command>.Row.init)
        + (hasPagerKeys ? [.pagerKeys(context)] : []))
  }

  /// Draws the most useful keys, each clickable, with help before the last of them.
  package func drawBottomLine(on canvas: inout Canvas, _ context: Context) {
    var items: [BottomLine.Item] = []
    for binding in bindings(context) where binding.isEnabled && !binding.label.isEmpty {
      items.append(
        BottomLine.Item(
          cap: context.cap(binding.cap), label: binding.label, key: binding.click,
          isNote: binding.keys.isEmpty || isPopup && binding.label == context.text("choose"),
          importance: binding.importance))
    }
    let layout = canvas.layout
    let room = canvas.size.width - 2 * layout.margin
    guard !isPopup else {
      return BottomLine(items, room: room, gaps: 2...3, reserving: 1).draw(on: &canvas)
    }
    let help = BottomLine.Item(
      cap: takesText ? "Ctrl-G" : "?", label: context.text("help"), key: .function(1))
    let last = items.popLast()
    items.append(help)
    if let last { items.append(last) }
    BottomLine(items, room: room, gaps: layout.isCompact ? 2...2 : 2...3, reserving: 2).draw(on: &canvas)
  }
}

/// The layout of the bottom line.
package struct BottomLine {
  package struct Item {
    package var cap: String
    package var label: String
    /// The key that a click sends; `nil` when it cannot be clicked.
    package var key: Key?
    /// Whether it describes several keys, or a key that needs no explanation.
    package var isNote: Bool
    package var importance: KeyImportance
    /// The position among all items, whether they fit or not.
    package var position = 0
    package let width: Int

    package init(
      cap: String, label: String, key: Key?, isNote: Bool = false, importance: KeyImportance = .ordinary
    ) {
      self.cap = cap
      self.label = label
      self.key = key
      self.isNote = isNote
      self.importance = importance
      width = cap.columns + 1 + label.columns
    }
  }

  private var items: [Item]
  private var gap: Int

  /// If not all items fit, those that describe several keys are dropped first, then the least important, of these the
  /// widest; in the room that is left, one dropped before may have its place again.
  /// - Parameters:
  ///   - gaps: the columns between two of them.
  ///   - reserved: the number of items at the end that are never dropped: help and the way out.
  package init(_ items: [Item], room: Int, gaps: ClosedRange<Int>, reserving reserved: Int) {
    self.items = items
    for index in items.indices { self.items[index].position = index }
    gap = gaps.upperBound
    var dropped: [Item] = []
    while width > room {
      if gap > gaps.lowerBound {
        gap -= 1
      } else if let note = self.items.firstIndex(where: \.isNote) {
        self.items.remove(at: note)
        gap = gaps.upperBound
      } else if self.items.count > reserved {
        let least = self.items.dropLast(reserved).indices.min {
          let (one, other) = (self.items[$0], self.items[$1])
          return (one.importance, other.width) < (other.importance, one.width)
        }
        dropped.append(self.items.remove(at: least!))
      } else {
        break
      }
    }
    for item in dropped.reversed() where width + gap + item.width <= room {
      let next = self.items.firstIndex { $0.position > item.position }
      self.items.insert(item, at: next ?? self.items.count)
    }
  }

  private var width: Int { items.reduce(gap * (items.count - 1)) { $0 + $1.width } }

  package func draw(on canvas: inout Canvas) {
    var x = canvas.layout.margin
    let y = canvas.size.height - 1
    canvas.fill(Rect(x: x, y: y, width: width + gap, height: 1), " ", .dim)
    for item in items {
      let used = canvas.put(item.cap, at: Point(x: x, y: y), .shortcut)
      canvas.put(item.label, at: Point(x: x + used + 1, y: y), .dim)
      if let key = item.key {
        canvas.target(Rect(x: x, y: y, width: item.width, height: 1), sends: key)
        // Of two arrows, each sends its own key.
        if let opposite = key.opposite, let end = item.cap.utf8.firstIndex(of: UInt8(ascii: " ")) {
          let width = String(item.cap[..<end]).columns
          canvas.target(Rect(x: x, y: y, width: width, height: 1), sends: opposite)
        }
      }
      x += item.width + gap
    }
  }
}

extension Key {
  /// The arrow in the other direction, for `→` and `↓`, which stand for both in the bottom line.
  fileprivate var opposite: Key? {
    switch self {
    case .right: .left
    case .down: .up
    default: nil
    }
  }
}
