import Engines
import Records
import Tables
import TextUI
import Texts

/// A box with a title, a few lines and at most three buttons, the first of which is selected: in the middle of the screen,
/// which is dimmed, or, as the result of a round or game, in place of the keyboard or the tiles, which are of no use then; there
/// it covers neither the picture nor the words, and grows only if its text needs more rows. A win has a double frame.
package struct Popup: Screen {
  package struct Button: Sendable {
    package var label: String
    package var then: Transition
    /// A letter that presses it, for questions that are answered by yes or no.
    package var letter: Character?
    /// Whether Esc presses it. If no button is marked so, Esc presses the first one.
    package var isCancel: Bool

    /// - Parameter then: the transition after the popup has closed, such as a command of the screen beneath.
    package init(
      _ label: String, letter: Character? = nil, isCancel: Bool = false, then: Transition
    ) {
      self.label = label
      self.letter = letter
      self.isCancel = isCancel
      self.then = then
    }

    /// The label in the bottom line.
    package func brief(_ text: Texts) -> String { text.inLine(label) }
  }

  package struct Line: Sendable {
    package var text: String
    package var role: Role
    /// The parts of the text; empty when it is one sentence or several.
    package private(set) var parts: [String] = []

    package init(_ text: String, _ role: Role = .text) {
      self.text = text
      self.role = role
    }

    /// A line of parts, each of which gets a line of its own where they do not fit on one.
    package init(parts: [String], separator: String = "   ·   ", _ role: Role = .text) {
      self.init(parts.joined(separator: separator), role)
      self.parts = parts
    }
  }

  package enum Look: Sendable {
    /// A double frame.
    case won
    /// A thin frame, and a title that states what went wrong.
    case lost
    /// A thin frame, and a title that states a success.
    case right
    /// A thin frame around a question.
    case neutral
  }

  package enum Command: Sendable {
    case move(Int), press, cancel, extra(key: Character), scroll(Int), pick(Picking.Step), leaveWords
  }

  package let title: String
  package var lines: [Line]
  package let buttons: [Button]
  package let look: Look
  /// The popup's area in a layout; `nil` in the middle, as large as its text.
  package let place: (@Sendable (Layout) -> Rect)?
  package var extras: [Extra] = []
  /// A short sentence about something else: before the keys of the third row, of which those that then do not fit are in the
  /// bottom line only, or in that row when there are none.
  package var remark = ""
  package var scrolling: Scrolling?
  /// Whether it closes with the next move at the table; and whether also when a player leaves or returns.
  package var closesWithMoves = false
  package var closesWithNews = false
  /// Whether it closes when the clock of a race is restarted.
  package var closesWithClock = false
  /// The time after which it closes by itself, and the transition that follows.
  package var closesAfter: Duration?
  package var whenTimeIsUp = Transition.stay
  package var picking: Picking?
  /// Whether the arrow keys move among the words instead of the buttons.
  private var isPicking = false
  private var chosen = 0
  /// The time for which keys are still ignored; it restarts with each ignored letter, because the player is still typing.
  private var inputDelay: Duration

  /// How long a popup that opens by itself ignores keys, so that a player who is typing does not press its buttons.
  package static let inputDelay = Duration.milliseconds(600)

  /// The width of a line, in columns.
  package static func room(_ layout: Layout) -> Int { layout.isCompact ? 36 : 58 }

  /// A popup in the middle.
  package init(_ title: String, _ lines: [Line], _ buttons: [Button]) {
    self.title = title
    self.lines = lines
    self.buttons = buttons
    look = .neutral
    place = nil
    inputDelay = .zero
  }

  /// A result.
  /// - Parameters:
  ///   - lines: at most three; the third one is omitted in the compact layout, and when the third row describes keys.
  ///   - opensByItself: whether it opens without an action of the player.
  package init(
    _ title: String, _ lines: [Line], _ buttons: [Button], look: Look,
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

  package var manners: Manners { [isCentred ? .popup : .undimming, .deaf.when(inputDelay > .zero)] }

  package func name(_ text: Texts) -> String { title }

  package mutating func ignore(_ key: Key) {
    if key.isTyping { inputDelay = Self.inputDelay }
  }

  package func bindings(_ context: Context) -> [KeyBinding<Command>] {
    if isPicking { return pickingBindings(context.text) }
    let text = context.text
    let isScrollable = scrolling?.isNeeded(context.layout) ?? false
    // Without a third row, its keys are described in the bottom line, and the popup's own are left out; but the button that
    // Esc presses, too, is named once.
    let isShort = context.layout.isCompact && (isScrollable || !hints.isEmpty)
    let choose = buttons.count > 1 && !isShort ? text("choose") : ""
    let press = !isShort || chosen == buttons.cancel ? buttons[chosen].brief(text) : ""
    var bindings = [
      KeyBinding(
        [.right, .tab] + (hasOwnArrows ? [] : [.down]), "→", choose, help: "", Command.move(1)),
      KeyBinding([.left, .backTab] + (hasOwnArrows ? [] : [.up]), "←", "", help: "", .move(-1)),
      KeyBinding([.enter] + (isCentred ? [] : [.character(" ")]), "Enter", press, help: "", .press),
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
    let other = chosen == buttons.cancel ? "" : buttons[buttons.cancel].brief(text)
    bindings.append(KeyBinding([.escape], "Esc", other, help: "", .cancel))
    return bindings
  }

  package mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .pick(let step):
      isPicking = true
      return picking.map { .performBeneath($0.command(step)) } ?? .stay
    case .leaveWords:
      isPicking = false
      return picking.map { .performBeneath($0.command(.leave)) } ?? .stay
    case .move(let step):
      chosen = (chosen + step).wrapped(in: buttons.count)
      return .stay
    case .press: return .pop(then: buttons[chosen].then)
    case .cancel: return .pop(then: buttons[buttons.cancel].then)
    case .scroll(let step): return scrolling.map { .performBeneath($0.command(step)) } ?? .stay
    case .extra(let key):
      guard let extra = extras.first(where: { $0.key == key }) else { return .stay }
      return extra.closes ? .pop(then: .perform(extra.command)) : .performBeneath(extra.command)
    }
  }

  package mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    switch key {
    case .wheel(let notches): return perform(.scroll(notches), &context)
    case .pageUp: return perform(.scroll(-Scrolling.page), &context)
    case .pageDown: return perform(.scroll(Scrolling.page), &context)
    case .select(let word) where picking != nil: return perform(.pick(.word(word)), &context)
    default: return buttons.pressed(by: key).map { .pop(then: $0.then) } ?? .stay
    }
  }

  package mutating func receive(_ news: TableNews, _ context: inout Context) -> Transition {
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

  package mutating func elapse(_ time: Duration, _ context: inout Context) -> Transition {
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
    /// The label in the third row of the popup; empty to leave it out.
    package var hint = ""
    /// The command of the screen beneath; the popup closes only if `closes`.
    package var command: any Sendable
    package var closes = true
    /// The key of lower importance is the first that a narrow bottom line leaves out.
    package var importance = KeyImportance.ordinary

    package init(
      key: Character, label: String, hint: String = "", command: any Sendable, closes: Bool = true,
      importance: KeyImportance = KeyImportance.ordinary
    ) {
      self.key = key
      self.label = label
      self.hint = hint
      self.command = command
      self.closes = closes
      self.importance = importance
    }

    /// The key that explains words.
    package static let meaningKey: Character = "d"
  }

  /// Content beneath the popup that ↑, ↓ and the wheel scroll instead of selecting a button.
  package struct Scrolling: Sendable {
    package var label: String
    /// Whether there is more content than a layout shows.
    package var isNeeded: @Sendable (Layout) -> Bool
    /// The command of the screen beneath that scrolls by a number of lines.
    package var command: @Sendable (Int) -> any Sendable

    package init(
      label: String, isNeeded: @escaping @Sendable (Layout) -> Bool,
      command: @escaping @Sendable (Int) -> any Sendable
    ) {
      self.label = label
      self.isNeeded = isNeeded
      self.command = command
    }

    /// The number of lines that a page scrolls.
    package static let page = 5
  }

  /// Words beneath the popup that ↓ or a click moves the selection to; the arrow keys then move among them.
  package struct Picking: Sendable {
    package enum Step: Sendable {
      case enter, up, down, left, right, first, last
      /// To the word with this index.
      case word(Int)
      /// Back to the buttons.
      case leave
    }

    /// The label in the bottom line.
    package var label: String
    /// The label of the arrow keys in the third row.
    package var arrows: String
    /// The command of the screen beneath that performs a step.
    package var command: @Sendable (Step) -> any Sendable

    package init(
      label: String, arrows: String, command: @escaping @Sendable (Step) -> any Sendable
    ) {
      self.label = label
      self.arrows = arrows
      self.command = command
    }
  }

  /// A key described in the third row: its name, its effect, and the key that a click on it sends.
  private struct Hint {
    let cap, text: String
    let key: Key

    var width: Int { cap.columns + 1 + text.columns }
  }

  /// The keys described in the third row: the arrows, then the extras that have a hint, in order.
  private var hints: [Hint] {
    let arrows = picking.map { [Hint(cap: $0.arrows, text: $0.label, key: .down)] } ?? []
    return arrows
      + extras.filter { !$0.hint.isEmpty }.map {
        Hint(cap: String($0.key), text: $0.hint, key: .character($0.key))
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
    let steps: [(keys: [Key], step: Picking.Step)] = [
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
    guard let place else { return drawCentred(on: &canvas) }
    let content = content(canvas.layout)
    let area = area(place(canvas.layout), content, canvas.layout)
    let frame: Role = look == .won ? .won : .rule
    // The text of the game in the row of the frame may be wider than the popup.
    if canvas.layout.kind == .home {
      canvas.fill(Rect(x: 0, y: area.minY, width: canvas.size.width, height: 1), " ", .text)
    }
    canvas.box(area, title: "", frame, isDouble: look == .won)
    canvas.putCentered(content.title.isEmpty ? "" : " \(content.title) ", in: area, row: area.minY, frame)
    canvas.putCentered(content.title, in: area, row: area.minY, look.titleRole)
    for (row, line) in content.lines.enumerated() {
      canvas.putCentered(line.text, in: area.inset(columns: 1), row: area.minY + 1 + row, line.role)
    }
    draw(
      content.hints, after: remark, on: &canvas, in: area.inset(columns: 3),
      row: area.minY + max(3, content.lines.count + 1))
    for (row, indices) in content.buttonRows.enumerated() {
      drawButtons(indices, on: &canvas, in: area, row: area.maxY - 1 - content.buttonRows.count + row)
    }
  }

  /// What a result shows, arranged for a layout.
  private struct Content {
    /// What stands in the frame; empty when the title is too long for that.
    var title: String
    /// Each with at most one row.
    var lines: [Line]
    var hints: [Hint]
    /// The indices of the buttons in each row.
    var buttonRows: [Range<Int>]
  }

  private func content(_ layout: Layout) -> Content {
    let hints = layout.isCompact ? [] : hints
    let room = Self.room(layout)
    let shown = lines.prefix(layout.isCompact || !hints.isEmpty || !remark.isEmpty ? 2 : 3)
    let remarks = hints.isEmpty && !remark.isEmpty ? [Line(remark, .dim)] : []
    let text = (shown + remarks).flatMap { line in
      Self.lines(of: line, room).map { Line($0, line.role) }
    }
    let fits = title.columns <= room - 2
    let heading = fits ? [] : title.balanced(to: room).map { Line($0, look.titleRole) }
    return Content(
      title: fits ? title : "", lines: heading + text, hints: hints, buttonRows: buttonRows(in: room))
  }

  /// The area in which a result is drawn in a layout; `nil` for a popup in the middle.
  func area(in layout: Layout) -> Rect? { place.map { area($0(layout), content(layout), layout) } }

  private func area(_ place: Rect, _ content: Content, _ layout: Layout) -> Rect {
    let blank = layout.isCompact ? 0 : 1
    let rows = content.lines.count + (content.hints.isEmpty ? 0 : 1) + blank + content.buttonRows.count
    return layout.grown(place, by: rows + 2 - place.height)
  }

  /// The indices of the buttons in each row: all in one if they fit.
  private func buttonRows(in room: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var used = 0
    for (index, button) in buttons.enumerated() {
      // Neighbours can share a blank.
      let width = button.label.columns + (used == 0 ? 4 : 3)
      if used == 0 || used + width > room {
        rows.append(index..<index + 1)
        used = button.label.columns + 4
      } else {
        rows[rows.count - 1] = rows[rows.count - 1].lowerBound..<index + 1
        used += width
      }
    }
    return rows
  }

  private func drawButtons(_ indices: Range<Int>, on canvas: inout Canvas, in area: Rect, row: Int) {
    let isCompact = canvas.layout.isCompact
    let gaps = indices.count - 1
    let labels = indices.reduce(0) { $0 + buttons[$1].label.columns + 4 }
    let room = area.width - 4 - labels
    let widest = isCompact ? indices.count > 2 ? 1 : 2 : 4
    // Without room for them all, neighbours share a blank.
    let gap = room < 0 ? -1 : gaps < 1 ? 0 : min(widest, room / gaps)
    var x = area.centeredX(of: labels + gap * gaps)
    for index in indices {
      let label = buttons[index].label
      let isChosen = index == chosen && !isPicking
      // A shared blank belongs to the chosen button.
      let blank = isChosen || gap >= 0 ? "  " : " "
      let place = Point(x: x + 2 - blank.columns, y: row)
      let shown = isChosen ? "‹ \(label) ›" : blank + label + blank
      canvas.button(shown, at: place, isChosen ? .chosen : .text, sends: .choose(index))
      x += label.columns + 4 + gap
    }
  }

  /// Draws it in the middle.
  private func drawCentred(on canvas: inout Canvas) {
    let isCompact = canvas.layout.isCompact
    let gap = isCompact ? 0 : 3
    let rowWidth = buttons.reduce(0) { $0 + $1.label.columns + 4 } + gap * (buttons.count - 1)
    let room = isCompact ? 36 : 52
    let text = lines.flatMap { line in Self.lines(of: line, room).map { Line($0, line.role) } }
    let size = Size(width: isCompact ? 40 : 56, height: max(7, text.count + 5))
    let area = canvas.bounds.centered(size)
    canvas.popupBox(area, title: title)
    for (row, line) in text.enumerated() {
      canvas.putCentered(
        line.text, in: area.inset(columns: 1), row: area.minY + 2 + row, line.role)
    }
    var x = area.centeredX(of: rowWidth)
    for (index, button) in buttons.enumerated() {
      let label = index == chosen ? "‹ \(button.label) ›" : "  \(button.label)  "
      let place = Point(x: x, y: area.maxY - 2)
      x += canvas.button(label, at: place, index == chosen ? .chosen : .text, sends: .choose(index)) + gap
    }
  }

  /// The rows of a line: of one that is too long, as many of its parts in each as fit, or its sentences.
  private static func lines(of line: Line, _ room: Int) -> [String] {
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

  /// Draws the keys centred in a row, each clickable; if not all fit, the last ones are dropped, after a remark the first.
  private func draw(_ hints: [Hint], after remark: String, on canvas: inout Canvas, in area: Rect, row: Int) {
    let gap = 3
    var hints = hints
    let used = remark.isEmpty ? -gap : remark.columns
    func width() -> Int { hints.reduce(used) { $0 + $1.width + gap } }
    while width() > area.width, !hints.isEmpty {
      if remark.isEmpty { hints.removeLast() } else { hints.removeFirst() }
    }
    guard !hints.isEmpty else { return }
    var x = area.centeredX(of: width())
    if !remark.isEmpty { x += canvas.put(remark, at: Point(x: x, y: row), .dim) + gap }
    for hint in hints {
      let used = canvas.put(hint.cap, at: Point(x: x, y: row), .shortcut)
      canvas.put(hint.text, at: Point(x: x + used + 1, y: row), .dim)
      canvas.target(Rect(x: x, y: row, width: hint.width, height: 1), sends: hint.key)
      x += hint.width + gap
    }
  }

  // MARK: What a result shows of news that arrive while it is open.

  /// The popup in place of an earlier one with the same title and buttons: it keeps what is chosen there, and accepts keys
  /// when that one would. `nil` when they differ.
  package func updating(_ shown: Popup) -> Popup? {
    guard title == shown.title, buttons.map(\.label) == shown.buttons.map(\.label) else { return nil }
    var updated = self
    (updated.chosen, updated.isPicking, updated.inputDelay) = (
      shown.chosen, shown.isPicking, shown.inputDelay
    )
    return updated
  }
}

extension Popup.Look {
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

extension [Popup.Button] {
  /// The index of the button that Esc presses.
  package var cancel: Int { firstIndex(where: \.isCancel) ?? 0 }

  /// The button that a click or its letter presses.
  package func pressed(by key: Key) -> Popup.Button? {
    switch key {
    case .choose(let index): indices.contains(index) ? self[index] : nil
    case .character(let letter): first { $0.letter != nil && $0.letter == letter.lowercased().first }
    default: nil
    }
  }
}
