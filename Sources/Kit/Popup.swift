import Engines
import Play
import Records
import Tables
import TextUI
import Texts

/// A box of a fixed width with a title, a few lines and at most three buttons, the first of which is selected; it is as tall as
/// its text. It stands in the middle of the screen, which is dimmed, or, as the result of a round or game, in place of the
/// keyboard or the tiles, which are of no use then; there it covers neither the picture nor the words. A win has a double frame.
package struct PopupScreen<Answer: Sendable>: AskedScreen {
  /// What the screen beneath does when it has closed.
  package typealias Then = ScreenTransition<Answer, Never>

  package struct Button: Sendable {
    package var label: String
    package var then: Then
    /// A letter that presses it, for questions that are answered by yes or no.
    package var letter: Character?
    /// Whether the label is a name, which keeps its capital in the bottom line.
    package var isName = false
    /// Whether Esc presses it. If no button is marked so, Esc presses the first one.
    package var isCancel: Bool

    /// - Parameter then: the transition after the popup has closed, such as a command of the screen that asks.
    package init(
      _ label: String, letter: Character? = nil, isCancel: Bool = false, then: Then
    ) {
      self.label = label
      self.letter = letter
      self.isCancel = isCancel
      self.then = then
    }

    /// The label in the bottom line.
    package func brief(_ text: Texts) -> String { isName ? label : text.inLine(label) }
  }

  package enum Command: Sendable {
    case move(Int), press, cancel, extra(key: Character), scroll(Int), pick(PickingStep), leaveWords
  }

  package let title: String
  package var lines: [PopupLine]
  package let buttons: [Button]
  package let look: PopupLook
  /// The popup's area in a layout; `nil` in the middle, as large as its text.
  package let place: (@Sendable (Layout) -> Rect)?
  package var extras: [Extra] = []
  /// A short sentence about something else, below the lines.
  package var remark = ""
  package var scrolling: Scrolling?
  /// Draws in the rows that are left beneath a result.
  package var beneath: (@Sendable (inout Canvas, Rect) -> Void)?
  /// Whether it closes with the next move at the table; and whether also when a player leaves or returns.
  package var closesWithMoves = false
  package var closesWithNews = false
  /// Whether a letter by post that is pasted opens in its place.
  package var takesLetters = false
  /// Whether it closes when the clock of a race is restarted.
  package var closesWithClock = false
  /// The time after which it closes by itself, and the transition that follows.
  package var closesAfter: Duration?
  package var whenTimeIsUp = Then.stay
  package var picking: Picking?
  /// Whether the arrow keys move among the words instead of the buttons.
  private var isPicking = false
  private var chosen = 0
  /// The time for which keys are still ignored; it restarts with each ignored letter, because the player is still typing.
  private var inputDelay: Duration

  /// How long a popup that opens by itself ignores keys, so that a player who is typing does not press its buttons.
  package static var inputDelay: Duration { .milliseconds(600) }

  /// The width of a popup in the middle, outside of the compact layout.
  private static var centredWidth: Int { 56 }

  /// A popup in the middle.
  package init(_ title: String, _ lines: [PopupLine], _ buttons: [Button]) {
    self.title = title
    self.lines = lines
    self.buttons = buttons
    look = .neutral
    place = nil
    inputDelay = .zero
  }

  /// A result.
  /// - Parameters:
  ///   - opensByItself: whether it opens without an action of the player.
  package init(
    _ title: String, _ lines: [PopupLine], _ buttons: [Button], look: PopupLook,
    extras: [Extra] = [], opensByItself: Bool,
    at place: @escaping @Sendable (Layout) -> Rect = { $0.keyboardPopup }
  ) {
    self.title = title
    self.lines = lines
    self.buttons = buttons
    self.look = look
    self.extras = extras
    self.place = place
    inputDelay = opensByItself ? Self.inputDelay : .zero
  }

  /// Whether it is in the middle of the screen.
  package var isCentred: Bool { place == nil }

  package var manners: Manners {
    [isCentred ? [.popup, .notice] : .undimming, .deaf.when(inputDelay > .zero)]
  }

  package func name(_ text: Texts) -> String { title }

  package mutating func ignore(_ key: Key) {
    if key.isTyping { inputDelay = Self.inputDelay }
  }

  package func bindings(_ context: Context) -> [KeyBinding<Command>] {
    if isPicking { return pickingBindings(context.text) }
    let text = context.text
    let isScrollable = scrolling?.isNeeded(context.layout) ?? false
    var bindings = [
      KeyBinding([.right, .tab] + (hasOwnArrows ? [] : [.down]), "→", "", help: "", Command.move(1)),
      KeyBinding([.left, .backTab] + (hasOwnArrows ? [] : [.up]), "←", "", help: "", .move(-1)),
      KeyBinding(
        [.enter] + (isCentred ? [] : [.character(" ")]), "Enter", buttons[chosen].brief(text), help: "",
        .press),
    ]
    if let picking {
      bindings.append(
        KeyBinding(
          [.down, .up], "↓", picking.label, help: "", .pick(.enter)))
    } else if let scrolling {
      bindings.append(KeyBinding([.down], "↓", isScrollable ? scrolling.label : "", help: "", .scroll(1)))
      bindings.append(KeyBinding([.up], "↑", "", help: "", .scroll(-1)))
    }
    bindings += extraBindings
    bindings.append(KeyBinding([.escape], "Esc", buttons[cancel].brief(text), help: "", .cancel))
    return bindings
  }

  package mutating func perform(_ command: Command, _ context: inout Context) -> ScreenTransition<
    Command, Answer
  > {
    switch command {
    case .pick(let step):
      isPicking = true
      return picking.map { .answer($0.command(step)) } ?? .stay
    case .leaveWords:
      isPicking = false
      return picking.map { .answer($0.command(.leave)) } ?? .stay
    case .move(let step):
      chosen = (chosen + step).wrapped(in: buttons.count)
      return .stay
    case .press: return .pop(then: buttons[chosen].then)
    case .cancel: return .pop(then: buttons[cancel].then)
    case .scroll(let step): return scrolling.map { .answer($0.command(step)) } ?? .stay
    case .extra(let key):
      guard let extra = extras.first(where: { $0.key == key }) else { return .stay }
      return extra.closes ? .pop(then: .perform(extra.command)) : .answer(extra.command)
    }
  }

  package mutating func type(_ key: Key, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    switch key {
    case .wheel(let notches): return perform(.scroll(notches), &context)
    case .pageUp: return perform(.scroll(-Scrolling.page), &context)
    case .pageDown: return perform(.scroll(Scrolling.page), &context)
    case .select(let word) where picking != nil: return perform(.pick(.word(word)), &context)
    default: return button(pressedBy: key).map { .pop(then: $0.then) } ?? .stay
    }
  }

  package mutating func paste(_ text: String, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    takesLetters && PostLetter.isIn(text) ? .navigate(.pop(then: .open(.letter(text)))) : .stay
  }

  package mutating func receive(_ news: TableNews, _ context: inout Context) -> ScreenTransition<
    Command, Answer
  > {
    switch news {
    case .moved, .rebuilt: return closesWithMoves || closesWithNews ? .pop : .stay
    case .seats, .seated: return closesWithNews ? .pop : .stay
    case .timeLeft: return closesWithClock ? .pop : .stay
    default: return .stay
    }
  }

  package var patience: Duration? {
    inputDelay > .zero ? min(inputDelay, closesAfter ?? inputDelay) : closesAfter
  }

  package mutating func elapse(_ time: Duration, _ context: inout Context) -> ScreenTransition<
    Command, Answer
  > {
    inputDelay -= min(time, inputDelay)
    guard let rest = closesAfter else { return .stay }
    closesAfter = rest - min(time, rest)
    return closesAfter == .zero ? .pop(then: whenTimeIsUp) : .stay
  }

  /// A key besides the buttons, such as `d` for the meaning.
  package struct Extra: Sendable {
    /// Different from that of the popup's other extras.
    package var key: Character
    /// The label in the bottom line; empty to leave it out.
    package var label: String
    /// The command of the screen that asks; the popup closes only if `closes`.
    package var command: Answer
    package var closes = true
    /// The key of lower importance is the first that a narrow bottom line leaves out.
    package var importance = KeyImportance.ordinary

    package init(
      key: Character, label: String, command: Answer, closes: Bool = true,
      importance: KeyImportance = KeyImportance.ordinary
    ) {
      self.key = key
      self.label = label
      self.command = command
      self.closes = closes
      self.importance = importance
    }

    /// The key that explains words.
    package static var meaningKey: Character { "d" }
  }

  /// Content beneath the popup that ↑, ↓ and the wheel scroll instead of selecting a button.
  package struct Scrolling: Sendable {
    package var label: String
    /// Whether there is more content than a layout shows.
    package var isNeeded: @Sendable (Layout) -> Bool
    /// The command of the screen that asks that scrolls by a number of lines.
    package var command: @Sendable (Int) -> Answer

    package init(
      label: String, isNeeded: @escaping @Sendable (Layout) -> Bool,
      command: @escaping @Sendable (Int) -> Answer
    ) {
      self.label = label
      self.isNeeded = isNeeded
      self.command = command
    }

    /// The number of lines that a page scrolls.
    package static var page: Int { 5 }
  }

  /// Words beneath the popup that ↓ or a click moves the selection to; the arrow keys then move among them.
  package struct Picking: Sendable {
    /// The label in the bottom line.
    package var label: String
    /// The command of the screen that asks that performs a step.
    package var command: @Sendable (PickingStep) -> Answer

    package init(label: String, command: @escaping @Sendable (PickingStep) -> Answer) {
      self.label = label
      self.command = command
    }
  }

  /// Whether ↑ and ↓ do anything other than selecting a button.
  private var hasOwnArrows: Bool { scrolling != nil || picking != nil }

  /// The keys besides the buttons.
  private var extraBindings: [KeyBinding<Command>] {
    extras.map { extra in
      KeyBinding(
        .letter(extra.key), String(extra.key), extra.label, help: "", importance: extra.importance,
        .extra(key: extra.key))
    }
  }

  /// The bindings while the arrow keys move among the words; Enter explains the selected one.
  private func pickingBindings(_ text: Texts) -> [KeyBinding<Command>] {
    let steps: [(keys: [Key], step: PickingStep)] = [
      ([.down], .down), ([.up], .up), ([.right], .right), ([.left], .left), ([.home], .first),
      ([.end], .last),
    ]
    var bindings = steps.enumerated().map { index, step in
      KeyBinding(
        step.keys, "↑↓←→", index == 0 ? text("word") : "", help: "", Command.pick(step.step))
    }
    bindings += extraBindings
    if extras.contains(where: { $0.key == Extra.meaningKey }) {
      bindings.append(
        KeyBinding([.enter, .character(" ")], "Enter", "", help: "", .extra(key: Extra.meaningKey)))
    }
    bindings.append(
      KeyBinding([.escape, .tab, .backTab], "Esc", text("back"), help: "", .leaveWords))
    return bindings
  }

  // MARK: Drawing

  package func draw(on canvas: inout Canvas, _ context: Context) {
    let layout = canvas.layout
    let content = content(layout)
    let area = area(content, layout)
    let frame: Role = look == .won ? .won : .rule
    if isCentred { canvas.popupBox(area, title: "") } else { clearPlace(on: &canvas) }
    canvas.box(area, frame, isDouble: look == .won)
    let end = layout.origin.y + layout.blockSize.height - 1
    beneath?(
      &canvas, Rect(x: layout.origin.x, y: area.maxY, width: layout.mainWidth, height: end - area.maxY))
    if !content.title.isEmpty {
      let x = canvas.putCentered(" \(content.title) ", in: area, row: area.minY, frame)
      canvas.put(content.title, at: Point(x: x + 1, y: area.minY), look.titleRole)
      // While words beneath are picked, the attention stays there.
      if !isPicking { canvas.focus(on: .name, at: Point(x: x + 1, y: area.minY)) }
    }
    let inner = area.inset(columns: 1)
    for (row, line) in content.lines.enumerated() {
      let y = area.minY + 1 + row
      guard line.spans.isEmpty else {
        var x = inner.centeredX(of: line.text.columns)
        for span in line.spans { x += canvas.put(span.text, at: Point(x: x, y: y), span.role) }
        continue
      }
      canvas.putCentered(line.text, in: inner, row: y, line.role)
    }
    for (row, indices) in content.buttonRows.enumerated() {
      drawButtons(indices, on: &canvas, in: area, row: area.maxY - 1 - content.buttonRows.count + row)
    }
  }

  /// Nothing but the cleared place: what covers a result stands in its place.
  package func drawCovered(on canvas: inout Canvas, _ context: Context) {
    if isCentred { draw(on: &canvas, context) } else { clearPlace(on: &canvas) }
  }

  /// Clears the hand, of which parts would remain beside or below the popup.
  private func clearPlace(on canvas: inout Canvas) {
    let layout = canvas.layout
    guard let place = place?(layout) else { return }
    let top = min(place.minY, area(in: layout).minY)
    canvas.clearRows(top..<place.maxY)
  }

  /// What a popup shows, arranged for a layout.
  private struct Content {
    /// What stands in the frame; empty when the title is too long for that.
    var title: String
    /// Each with at most one row.
    var lines: [PopupLine]
    /// The indices of the buttons in each row.
    var buttonRows: [Range<Int>]
  }

  private func content(_ layout: Layout) -> Content {
    let room = isCentred && !layout.isCompact ? Self.centredWidth - 4 : layout.resultWidth
    let shown = layout.isCompact ? lines.filter { !$0.isLeftOutWhenCompact } : lines
    let text = (shown + (remark.isEmpty ? [] : [PopupLine(remark, .dim)])).flatMap { line in
      line.spans.isEmpty ? Self.lines(of: line, room).map { PopupLine($0, line.role) } : [line]
    }
    let fits = title.columns <= room - 2
    let heading = fits ? [] : title.balanced(to: room).map { PopupLine($0, look.titleRole) }
    return Content(title: fits ? title : "", lines: heading + text, buttonRows: buttonRows(in: room))
  }

  /// The area in which it is drawn in a layout.
  package func area(in layout: Layout) -> Rect { area(content(layout), layout) }

  /// As tall as its text: at the place of what it covers, or in the middle.
  private func area(_ content: Content, _ layout: Layout) -> Rect {
    let height = content.lines.count + content.buttonRows.count + 2
    guard let place = place?(layout) else {
      let size = Size(width: layout.isCompact ? 40 : Self.centredWidth, height: height)
      return Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height).centered(size)
    }
    let top = Rect(x: place.minX, y: place.minY, width: place.width, height: min(place.height, height))
    return layout.grown(top, by: height - top.height)
  }

  /// The indices of the buttons in each row: all in one if they fit.
  private func buttonRows(in room: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var used = 0
    for (index, button) in buttons.enumerated() {
      let width = button.label.columns + Canvas.buttonMargins
      if used == 0 || used + 1 + width > room {
        rows.append(index..<index + 1)
        used = width
      } else {
        rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<index + 1
        used += 1 + width
      }
    }
    return rows
  }

  private func drawButtons(_ indices: Range<Int>, on canvas: inout Canvas, in area: Rect, row: Int) {
    let gaps = indices.count - 1
    let labels = indices.reduce(0) { $0 + buttons[$1].label.columns + Canvas.buttonMargins }
    let gap = gaps < 1 ? 0 : max(1, min(canvas.layout.isCompact ? 2 : 4, (area.width - 4 - labels) / gaps))
    var x = area.centeredX(of: labels + gap * gaps)
    for index in indices {
      let isChosen = index == chosen && !isPicking
      x +=
        canvas.pushButton(
          buttons[index].label, at: Point(x: x, y: row), isChosen: isChosen, sends: .choose(index)) + gap
    }
  }

  /// The rows of a line: of one that is too long, as many of its parts in each as fit, or its sentences.
  private static func lines(of line: PopupLine, _ room: Int) -> [String] {
    guard line.text.columns > room else { return [line.text] }
    guard !line.parts.isEmpty, line.parts.allSatisfy({ $0.columns <= room }) else {
      return line.text.sentences(to: room)
    }
    return line.parts.reduce(into: []) { rows, part in
      if let last = rows.last, (last + " · " + part).columns <= room {
        rows[rows.count - 1] += " · " + part
      } else {
        rows.append(part)
      }
    }
  }

  /// The index of the button that Esc presses.
  private var cancel: Int { buttons.firstIndex(where: \.isCancel) ?? 0 }

  /// The button that a click or its letter presses.
  private func button(pressedBy key: Key) -> Button? {
    switch key {
    case .choose(let index): buttons.indices.contains(index) ? buttons[index] : nil
    case .character(let letter):
      buttons.first { $0.letter != nil && $0.letter == letter.lowercased().first }
    default: nil
    }
  }

  // MARK: What a result shows of news that arrive while it is open.

  /// The popup in place of an earlier one with the same title and buttons: it keeps what is chosen there, and accepts keys
  /// when that one would. `nil` when they differ.
  package func updating(_ shown: Self) -> Self? {
    guard title == shown.title, buttons.map(\.label) == shown.buttons.map(\.label) else { return nil }
    var updated = self
    (updated.chosen, updated.isPicking, updated.inputDelay) = (
      shown.chosen, shown.isPicking, shown.inputDelay
    )
    return updated
  }
}

/// A line of a popup.
package struct PopupLine: Sendable {
  package var text: String
  package var role: Role
  /// The parts of the text; empty when it is one sentence or several.
  package private(set) var parts: [String] = []
  /// Pieces of the text with roles of their own; empty when it has one role. Such a line is never wrapped.
  package private(set) var spans: [Span] = []
  /// Whether the compact layout does without it.
  package var isLeftOutWhenCompact = false

  package struct Span: Sendable {
    package var text: String
    package var role: Role

    package init(_ text: String, _ role: Role) {
      self.text = text
      self.role = role
    }
  }

  package init(_ text: String, _ role: Role = .text) {
    self.text = text
    self.role = role
  }

  /// A line of a result.
  package init(_ line: ResultLine) {
    let role: Role = line.isNote ? .dim : .text
    self = line.parts.count > 1 ? PopupLine(parts: line.parts, role) : PopupLine(line.parts.first ?? "", role)
  }

  /// A line of pieces with roles of their own, at most `Layout.resultWidth` columns wide.
  package init(spans: [Span]) {
    self.init(spans.map(\.text).joined())
    self.spans = spans
  }

  /// A line of parts, each of which gets a line of its own where they do not fit on one.
  package init(parts: [String], separator: String = "   ·   ", _ role: Role = .text) {
    self.init(parts.joined(separator: separator), role)
    self.parts = parts
  }
}

/// The frame of a popup.
package enum PopupLook: Sendable {
  /// A double frame.
  case won
  /// A thin frame, and a title that states what went wrong.
  case lost
  /// A thin frame, and a title that states a success.
  case right
  /// A thin frame around a question.
  case neutral
}

/// A step among the words beneath a popup.
package enum PickingStep: Sendable {
  case enter, up, down, left, right, first, last
  /// To the word with this index.
  case word(Int)
  /// Back to the buttons.
  case leave
}

extension PopupLook {
  /// The role of the title.
  fileprivate var titleRole: Role {
    switch self {
    case .won: .won
    case .lost: .wrong
    case .right: .right
    case .neutral: .title
    }
  }
}

extension PopupScreen: Screen where Answer == Never {}
