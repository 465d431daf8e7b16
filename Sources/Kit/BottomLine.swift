import TextUI

extension Screen {
  /// Draws the most useful keys, each clickable, with help before the last of them.
  package func drawBottomLine(on canvas: inout Canvas, _ context: Context) {
    var items: [BottomLine.Item] = []
    for binding in bindings(context) where binding.isEnabled && !binding.label.isEmpty {
      items.append(
        BottomLine.Item(
          cap: context.cap(binding.cap), label: binding.label, key: binding.click,
          isNote: binding.keys.isEmpty || isPopup && binding.label == context.strings.choose,
          importance: binding.importance))
    }
    let layout = canvas.layout
    let room = canvas.size.width - 2 * layout.margin
    guard !isPopup else {
      return BottomLine(items, room: room, gaps: 2...3, reserving: 1).draw(on: &canvas)
    }
    let help = BottomLine.Item(
      cap: takesText ? "Ctrl-G" : "?", label: context.strings.help, key: .function(1))
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
