import TextUI

/// A sequence of frames, each with a duration.
public struct Movie: Sendable {
  private var frames: [(frame: Canvas, begin: Int)] = []
  /// The duration in milliseconds.
  public private(set) var length = 0

  public init() {}

  /// Adds a frame with a duration in milliseconds.
  public mutating func show(_ frame: Canvas, for time: Int) {
    if frames.last?.frame != frame { frames.append((frame, length)) }
    length += time
  }

  /// An animated picture in SVG that repeats. A row is drawn once for each of its contents, and is visible while it has
  /// them, so that unchanged rows take no space.
  public func svg(_ paint: Paint) -> String {
    guard let size = frames.first?.frame.size else { return "" }
    return paint.page(size, (0..<size.height).map { row($0, paint) }.joined())
  }

  private func row(_ y: Int, _ paint: Paint) -> String {
    let shown = frames.map { $0.frame.row(y, paint) }
    var known: [String] = []
    for text in shown where !text.isEmpty && !known.contains(text) { known.append(text) }
    return known.map { text in
      var times: [String] = []
      var values: [String] = []
      for index in shown.indices {
        let value = shown[index] == text ? "visible" : "hidden"
        guard values.last != value else { continue }
        times.append(share(frames[index].begin))
        values.append(value)
      }
      guard values.count > 1 else { return text }
      return """
        <g visibility="hidden"><animate attributeName="visibility" calcMode="discrete" repeatCount="indefinite" \
        dur="\(length)ms" keyTimes="\(times.joined(separator: ";"))" values="\(values.joined(separator: ";"))"/>
        \(text)</g>

        """
    }.joined()
  }

  /// The fraction of the total, with five digits.
  private func share(_ time: Int) -> String {
    guard time > 0 else { return "0" }
    let digits = String(time * 100_000 / length)
    return "0." + String(repeating: "0", count: 5 - digits.count) + digits
  }
}
