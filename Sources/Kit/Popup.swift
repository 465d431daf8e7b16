import Engines
import Records
import TextUI

/// A small box with a title, a few lines and at most three buttons, the first of which is selected.
package struct Popup: Screen {
  package struct Button: Sendable {
    package var label: String
    package var then: Transition
    /// The short form for the compact layout of a result.
    package var short: String?
    /// A letter that presses it, for questions that are answered by yes or no.
    package var letter: Character?
    /// Whether Esc presses it. If no button is marked so, Esc presses the first one.
    package var isCancel: Bool

    /// - Parameter then: the transition after the popup has closed, such as a command of the screen beneath.
    package init(
      _ label: String, short: String? = nil, letter: Character? = nil, isCancel: Bool = false,
      then: Transition
    ) {
      self.label = label
      self.short = short
      self.letter = letter
      self.isCancel = isCancel
      self.then = then
    }

    /// The label in the bottom line.
    package func brief(_ strings: Strings) -> String { strings.uncapitalized(short ?? label) }
  }

  package struct Line: Sendable {
    package var text: String
    package var role: Role
    /// The short form for the compact layout; `nil` when it is the same.
    package var short: String?
    /// The parts of the text; empty when it is one sentence or several.
    package private(set) var parts: [String] = []

    package init(_ text: String, _ role: Role = .text, short: String? = nil) {
      self.text = text
      self.role = role
      self.short = short
    }

    /// A line of parts, each of which gets a line of its own where they do not fit on one.
    package init(parts: [String], _ role: Role = .text, short: String? = nil) {
      self.init(parts.joined(separator: "   ·   "), role, short: short)
      self.parts = parts
    }
  }

  package enum Command: Sendable {
    case move(Int), press, cancel
  }

  package var title: String
  package var lines: [Line]
  package var buttons: [Button]
  private var chosen = 0

  package init(_ title: String, _ lines: [Line], _ buttons: [Button]) {
    self.title = title
    self.lines = lines
    self.buttons = buttons
  }

  package var manners: Manners { .popup }

  package func name(_ strings: Strings) -> String { title }

  package func bindings(_ context: Context) -> [KeyBinding<Command>] {
    let strings = context.strings
    let other = chosen == buttons.cancel ? "" : strings.uncapitalized(buttons[buttons.cancel].label)
    return [
      KeyBinding(
        [.right, .tab, .down], "→", buttons.count > 1 ? strings.choose : "", help: "", .move(1)),
      KeyBinding([.left, .backTab, .up], "←", "", help: "", .move(-1)),
      KeyBinding([.enter], "Enter", strings.uncapitalized(buttons[chosen].label), help: "", .press),
      KeyBinding([.escape], "Esc", other, help: "", .cancel),
    ]
  }

  package mutating func perform(_ command: Command, _ context: inout Context) -> Transition {
    switch command {
    case .move(let step):
      chosen = (chosen + step).wrapped(in: buttons.count)
      return .stay
    case .press: return .pop(then: buttons[chosen].then)
    case .cancel: return .pop(then: buttons[buttons.cancel].then)
    }
  }

  package mutating func type(_ key: Key, _ context: inout Context) -> Transition {
    buttons.pressed(by: key).map { .pop(then: $0.then) } ?? .stay
  }

  package func draw(on canvas: inout Canvas, _ context: Context) {
    let isCompact = canvas.layout.isCompact
    let gap = isCompact ? 0 : 3
    let rowWidth = buttons.reduce(0) { $0 + $1.label.columns + 4 } + gap * (buttons.count - 1)
    let room = isCompact ? 36 : 52
    let text = lines.flatMap { line in
      line.text.columns <= room ? [line] : Self.lines(of: line, room).map { Line($0, line.role) }
    }
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

  /// The lines of a text that is too long for one: its parts, or sentences.
  private static func lines(of line: Line, _ room: Int) -> [String] {
    let fits = !line.parts.isEmpty && line.parts.allSatisfy { $0.columns <= room }
    return fits ? line.parts : line.text.sentences(to: room)
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

extension Popup {
  /// A popup that reports an error, with a button to go back.
  package static func message(_ title: String, _ line: String, _ strings: Strings) -> Popup {
    message(title, Line(line), strings)
  }

  package static func message(_ title: String, _ line: Line, _ strings: Strings) -> Popup {
    Popup(title, [line], [Button(strings.backButton, then: .stay)])
  }

  /// Reports a problem with the records, once.
  package init(_ notice: RecordsNotice, _ strings: Strings) {
    let own = strings.saved
    let line =
      switch notice {
      case .damaged(let file): own.damaged(file.split(separator: "/").last.map(String.init) ?? file)
      case .moved(let file): own.moved(file)
      case .newer(let file): own.newer(file)
      case .notSaved(_, .system(.diskFull)):
        own.notSaved(strings.problems.text(.system(.diskFull)).capitalizedFirst)
      case .unreadable(let file, let reason), .notSaved(let file, let reason):
        own.unreadable(file, strings.problems.text(reason))
      }
    self.init(own.noticeTitle, [Line(line)], [Button(own.playOn, then: .stay)])
  }
}

extension Popup.Button {
  /// The button that leaves a game in progress for its set-up, or for the daily puzzles.
  package static func change(_ session: GameSession, _ strings: Strings) -> Popup.Button {
    Popup.Button(session.day == nil ? strings.changeGame : strings.saved.puzzles, then: .pop)
  }
}

extension Canvas {
  /// The centred area of a popup above the bottom line, which leaves the header free if it fits below.
  package func popupArea(_ size: Size) -> Rect {
    let area = bounds.centered(size)
    let lowest = bounds.maxY - 1 - size.height
    return Rect(
      x: area.minX, y: max(area.minY, min(Layout.headerRows, lowest)), width: area.width, height: area.height)
  }

  /// Clears everything between the header and the bottom line, where parts of pictures and tiles beside a popup would remain.
  package mutating func clearStage() {
    fill(Rect(x: 0, y: Layout.headerRows, width: size.width, height: size.height - 1 - Layout.headerRows))
  }

  /// Draws the empty box of a popup, and removes the scraps of what it cuts in two: the rest of a sentence, of a row of tiles or
  /// of a picture.
  package mutating func popupBox(_ area: Rect, title: String) {
    clearSentence(cutBy: area)
    clearPictures(cutBy: area, at: area.minY, step: -1)
    clearPictures(cutBy: area, at: area.maxY - 1, step: 1)
    for y in max(Layout.headerRows, area.minY)..<max(Layout.headerRows, area.maxY) {
      clearScrap(from: area.minX - 1, step: -1, row: y)
      clearScrap(from: area.maxX, step: 1, row: y)
    }
    box(area, title: title)
  }

  /// Clears the rest, below a popup, of a centred sentence that begins beneath it.
  package mutating func clearSentence(cutBy area: Rect) {
    func text(_ y: Int) -> ClosedRange<Int>? {
      let drawn = (0..<size.width).filter { self[Point(x: $0, y: y)].base != " " }
      return drawn.isEmpty ? nil : drawn[0]...drawn[drawn.count - 1]
    }
    guard area.maxY < size.height - 1, text(area.maxY - 1) != nil else { return }
    for y in area.maxY..<size.height - 1 {
      guard let columns = text(y), abs(columns.lowerBound + columns.upperBound + 1 - size.width) <= 1,
        self[Point(x: columns.lowerBound, y: y)].character.isLowercase
      else { return }
      fill(Rect(x: 0, y: y, width: size.width, height: 1))
    }
  }

  /// Clears the rest, above or below a popup, of pictures and tiles that go on beneath it.
  /// - Parameters:
  ///   - edge: the popup's first or last row.
  ///   - step: the direction away from the popup.
  private mutating func clearPictures(cutBy area: Rect, at edge: Int, step: Int) {
    func isLine(_ x: Int, _ y: Int) -> Bool {
      bounds.contains(Point(x: x, y: y)) && Self.lines.contains(self[Point(x: x, y: y)].base)
    }
    func isDrawn(_ x: Int, _ y: Int) -> Bool {
      bounds.contains(Point(x: x, y: y)) && self[Point(x: x, y: y)].base != " "
    }
    let cut = (area.minX..<area.maxX).filter { x in
      isLine(x, edge) && (x - 1...x + 1).contains { isLine($0, edge + step) }
    }
    guard var left = cut.first, var right = cut.last else { return }
    var y = edge + step
    while y >= Layout.headerRows, y < size.height - 1,
      (left - 1...right + 1).contains(where: { isLine($0, y) })
    {
      while isDrawn(left - 1, y) { left -= 1 }
      while isDrawn(right + 1, y) { right += 1 }
      y += step
    }
    let top = step < 0 ? y + 1 : edge + 1
    fill(Rect(x: left, y: top, width: right + 1 - left, height: abs(y - edge) - 1))
  }

  /// Clears what a popup cuts in two in a row on one side of it: a drawn shape to the next blank, text that goes on beneath
  /// it to the next three blanks, because two are within a form's chosen value.
  private mutating func clearScrap(from start: Int, step: Int, row: Int) {
    func isBlank(_ x: Int) -> Bool {
      guard x >= 0, x < size.width, row < size.height else { return true }
      let cell = self[Point(x: x, y: row)]
      return cell.base == " " && !cell.isContinuation
    }
    let gap = 3
    guard let outer = (0..<gap).first(where: { !isBlank(start + step * $0) }) else { return }
    let isShape = Self.shapes.contains(self[Point(x: start + step * outer, y: row)].base)
    let isCut = isShape ? outer == 0 : (0..<gap - outer).contains { !isBlank(start - step * ($0 + 1)) }
    guard isCut else { return }
    var x = start
    while (0..<(isShape ? 1 : gap)).contains(where: { !isBlank(x + step * $0) }) {
      if x >= 0, x < size.width { self[Point(x: x, y: row)] = .blank }
      x += step
    }
  }

  /// Lines and blocks, of which pictures and tiles are made.
  private static var lines: ClosedRange<Unicode.Scalar> { "\u{2500}"..."\u{259F}" }
  /// These and geometric shapes.
  private static var shapes: ClosedRange<Unicode.Scalar> { "\u{2500}"..."\u{25FF}" }
}
