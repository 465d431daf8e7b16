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
  /// them, so that unchanged rows take no space. Where nothing is animated, or the viewer wants no motion, it shows its first
  /// frame.
  public func svg(_ paint: Paint) -> String {
    guard let size = frames.first?.frame.size else { return "" }
    var rules: [String] = []
    let rows = (0..<size.height).map { row($0, paint, &rules) }.joined()
    let style = """
      <style>g{animation:\(length)ms step-end infinite}
      \(rules.joined(separator: "\n"))
      @media(prefers-reduced-motion:reduce){g{animation:none!important}}</style>

      """
    return paint.page(size, style + rows)
  }

  /// - Parameter rules: gets the keyframes of the row's contents.
  private func row(_ y: Int, _ paint: Paint, _ rules: inout [String]) -> String {
    let shown = frames.map { $0.frame.row(y, paint) }
    var known: [String] = []
    for text in shown where !text.isEmpty && !known.contains(text) { known.append(text) }
    return known.map { text in
      var steps: [String] = []
      var isVisible: Bool?
      for index in shown.indices where isVisible != (shown[index] == text) {
        isVisible = shown[index] == text
        steps.append("\(share(frames[index].begin)){visibility:\(isVisible == true ? "visible" : "hidden")}")
      }
      guard steps.count > 1 else { return text }
      rules.append("@keyframes k\(rules.count){\(steps.joined())}")
      let first = shown[0] == text ? "visible" : "hidden"
      return """
        <g style="animation-name:k\(rules.count - 1)" visibility="\(first)">
        \(text)</g>

        """
    }.joined()
  }

  /// The fraction of the total as a percentage with three decimals.
  private func share(_ time: Int) -> String {
    let thousandths = time * 100_000 / length
    let decimals = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - decimals.count) + decimals + "%"
  }
}
