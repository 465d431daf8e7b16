import TextUI

extension Screen {
  /// The keys that matter here, each clickable. Where not all fit, what cannot be clicked goes first, then the
  /// last in the table; help, where they all stand, and the way out keep their places.
  func drawBottomLine(on canvas: inout Canvas, _ context: Context) {
    var items = bindings(context).filter { $0.isEnabled && !$0.label.isEmpty }
      .map { (cap: $0.cap, label: $0.label, key: $0.keys.first) }
    let help = (cap: "?", label: context.strings.help, key: Key?.some(.function(1)))
    items.insert(help, at: max(0, items.count - 1))

    func width(_ gap: Int) -> Int {
      items.reduce(0) { $0 + $1.cap.columns + 1 + $1.label.columns } + gap * (items.count - 1)
    }
    var gap = 3
    while width(gap) > canvas.size.width - 2 {
      if gap > 1 {
        gap -= 1
      } else if let note = items.firstIndex(where: { $0.key == nil }) {
        items.remove(at: note)
        gap = 3
      } else if items.count > 2 {
        items.remove(at: items.count - 3)
      } else {
        break
      }
    }
    var x = canvas.bands.isCompact ? 0 : 1
    let y = canvas.size.height - 1
    for item in items {
      let start = x
      x += canvas.put(item.cap, at: Point(x: x, y: y), .shortcut)
      x += canvas.put(" \(item.label)", at: Point(x: x, y: y), .dim)
      if let key = item.key { canvas.target(Rect(x: start, y: y, width: x - start, height: 1), sends: key) }
      x += canvas.put(String(repeating: " ", count: gap), at: Point(x: x, y: y), .dim)
    }
  }
}
