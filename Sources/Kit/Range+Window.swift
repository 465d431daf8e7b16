extension Range<Int> {
  /// The largest range of columns around a chosen one that fits, grown on both sides in turn.
  /// - Parameters:
  ///   - widths: those of the columns; the chosen one must be among them.
  ///   - cut: the width of the mark at an end where columns are left out.
  package static func window(of widths: [Int], around chosen: Int, room: Int, cut: Int = 0) -> Range {
    var window = chosen..<chosen + 1
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for step in [0, 1] {
        let lower = Swift.max(0, window.lowerBound - (1 - step))
        let wider = lower..<Swift.min(widths.count, window.upperBound + step)
        guard wider != window, wider.width(of: widths, cut: cut) <= room else { continue }
        window = wider
        isGrowing = true
      }
    }
    return window
  }

  /// The width of the columns in the range, with the marks where others are left out.
  package func width(of widths: [Int], cut: Int) -> Int {
    let cuts = (lowerBound > 0 ? 1 : 0) + (upperBound < widths.count ? 1 : 0)
    return widths[self].reduce(cuts * cut, +)
  }
}
