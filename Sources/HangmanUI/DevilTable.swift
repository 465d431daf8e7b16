import Engines
import Kit
import Play
import TextUI
import Texts

/// A table of the Devil's words after each guess, in place of the keyboard: the guess in the form of its key, the number of
/// words left, a bar on a logarithmic scale, and one of the words. It scrolls.
struct DevilTable<Answer: Sendable>: AskedScreen {
  enum Command: Sendable {
    case scroll(Int), explain, back
  }

  private struct Row: Sendable {
    var mark: String
    var role: Role
    var count: Int
    /// The word, in letters of the alphabet and in capitals of its spelling.
    var word: String
    var shown: String
  }

  private let rows: [Row]
  private var first = 0
  /// What the screen beneath does when this one has closed.
  private let whenClosed: ScreenTransition<Answer, Never>
  /// Whether the language has meanings for the words.
  private let hasMeanings: Bool

  /// The number of rows that a page scrolls.
  private static var page: Int { 5 }

  /// - Parameter missed: the letters guessed that are not in the word.
  init(
    _ candidates: CandidateHistory, missed: [Character], _ context: Context,
    whenClosed: ScreenTransition<Answer, Never>
  ) {
    self.whenClosed = whenClosed
    hasMeanings = context.meanings.exist
    rows =
      [
        Row(
          mark: context.text("start", context: "table of the Devil"), role: .dim,
          count: candidates.wordsDealt,
          word: candidates.firstDealt, shown: context.lexicon.spelling(of: candidates.firstDealt).capitals)
      ]
      + candidates.steps.map { step in
        let (mark, role): (String, Role) =
          switch step.move {
          case .guess(let letter):
            missed.contains(letter)
              ? ("·\(letter.capital)·", .dim)
              : (context.display.isFilled ? " \(letter.capital) " : "[\(letter.capital)]", .hitCap)
          case .hint(let letter): ("!\(letter.capital) ", .warning)
          case .solve(let text): ("= \(text.capitals)", .wrong)
          }
        return Row(
          mark: mark, role: role, count: step.wordsLeft, word: step.word,
          shown: context.lexicon.spelling(of: step.word).capitals)
      }
  }

  /// The guesses as lines of a result: at most five, the first and the last among them, and none in the compact layout.
  var lines: [PopupLine] {
    let guesses = rows.dropFirst()
    let most = 5
    let shown =
      guesses.count <= most
      ? Array(guesses)
      : (0..<most).map { guesses[guesses.startIndex + $0 * (guesses.count - 1) / (most - 1)] }
    let longest = 34
    let count = shown.map { String($0.count).count }.max() ?? 0
    let word = shown.map(\.shown.columns).max() ?? 0
    return shown.map { row in
      let bar = barLength(row.count, of: longest)
      var line = PopupLine(spans: [
        .init(row.mark.clipped(to: 8), row.role),
        .init("  " + String(row.count).aligned(to: count) + "  ", .text),
        .init(String(repeating: "█", count: bar), .clock),
        .init(String(repeating: " ", count: longest - bar) + "  ", .text),
        .init(row.shown.padded(to: word), .dim),
      ])
      line.isLeftOutWhenCompact = true
      return line
    }
  }

  var manners: Manners { [.undimming, .pagerKeys] }

  func name(_ text: Texts) -> String { text("What was left") }

  /// The words without duplicates.
  private var words: [String] { rows.map(\.word).uniqued }

  /// The area: that of the keyboard, on a large terminal as far down as there are rows.
  private func area(_ layout: Layout) -> Rect {
    let area = layout.keyboardPopup
    guard layout.isLarge else { return area }
    let most = layout.point(0, layout.blockSize.height - 2).y - area.minY
    let height = min(most, max(area.height, rows.count + 2))
    return Rect(x: area.minX, y: area.minY, width: area.width, height: height)
  }

  /// The number of rows visible at once.
  private func shown(_ layout: Layout) -> Int { area(layout).height - 2 }

  /// The index of the first visible row when the last one is visible.
  private func last(_ layout: Layout) -> Int { max(0, rows.count - shown(layout)) }

  func bindings(_ context: Context) -> [KeyBinding<Command>] {
    [
      KeyBinding(
        [.down], "↑ ↓", last(context.layout) > 0 ? context.text("scroll") : "", help: "",
        .scroll(1)),
      KeyBinding([.up], "↑", "", help: "", .scroll(-1)),
      KeyBinding([.pageDown, .character(" ")], "", "", help: "", .scroll(Self.page)),
      KeyBinding([.pageUp], "", "", help: "", .scroll(-Self.page)),
      KeyBinding([.home], "", "", help: "", .scroll(-rows.count)),
      KeyBinding([.end], "", "", help: "", .scroll(rows.count)),
      KeyBinding(
        .letter("d"), "d", context.text("meaning"), help: "",
        isEnabled: hasMeanings, .explain),
      KeyBinding([.escape, .enter], "Esc", context.text("back"), help: "", .back),
    ]
  }

  mutating func perform(_ command: Command, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    switch command {
    case .scroll(let step):
      let last = last(context.layout)
      first = min(max(0, min(first, last) + step), last)
    case .explain: return .push(MeaningPopup(of: words, at: rows.last?.word, context))
    case .back: return .pop(then: whenClosed)
    }
    return .stay
  }

  mutating func type(_ key: Key, _ context: inout Context) -> ScreenTransition<Command, Answer> {
    if case .wheel(let notches) = key { return perform(.scroll(notches), &context) }
    return .stay
  }

  func draw(on canvas: inout Canvas, _ context: Context) {
    let layout = canvas.layout
    let area = area(layout)
    canvas.focus(on: .stage, at: Point(x: area.minX + 1, y: area.minY + 1))
    canvas.clearRows(area.minY..<area.maxY)
    canvas.box(area, title: context.text("What was left"))
    let top = min(first, last(layout))
    let visible = top..<min(rows.count, top + shown(layout))
    for (line, index) in visible.enumerated() {
      draw(rows[index], on: &canvas, in: area, row: area.minY + 1 + line)
    }
    let arrows = area.maxX - 3
    if visible.lowerBound > 0 {
      canvas.button("↑", at: Point(x: arrows, y: area.minY + 1), .shortcut, sends: .pageUp)
    }
    if visible.upperBound < rows.count {
      canvas.button("↓", at: Point(x: arrows, y: area.maxY - 2), .shortcut, sends: .pageDown)
    }
  }

  /// The meaning of a word stands in the place of the table, which may be longer.
  func drawCovered(on canvas: inout Canvas, _ context: Context) {
    let area = area(canvas.layout)
    canvas.clearRows(area.minY..<area.maxY)
  }

  private func draw(_ row: Row, on canvas: inout Canvas, in area: Rect, row y: Int) {
    let isCompact = canvas.layout.isCompact
    let (markX, countEnd, barX, barWidth) = isCompact ? (2, 13, 15, 10) : (3, 16, 18, 26)
    canvas.put(row.mark.clipped(to: isCompact ? 5 : 8), at: Point(x: area.minX + markX, y: y), row.role)
    let count = String(row.count)
    canvas.put(count, at: Point(x: area.minX + countEnd - count.count, y: y), .stage)
    let bar = String(repeating: "█", count: barLength(row.count, of: barWidth))
    canvas.put(bar, at: Point(x: area.minX + barX, y: y), .clock)
    let wordX = area.minX + barX + barWidth + (isCompact ? 1 : 2)
    canvas.put(row.shown.clipped(to: area.maxX - 4 - wordX), at: Point(x: wordX, y: y), .dim)
  }

  /// The length of the bar for a number of words; that of all words is the longest.
  private func barLength(_ count: Int, of longest: Int) -> Int {
    let most = Self.logarithm(rows[0].count)
    guard count > 0, most > 0 else { return count > 0 ? longest : 0 }
    return max(1, Int((Self.logarithm(count) / most * Double(longest)).rounded()))
  }

  /// An approximate logarithm to base 2, interpolated linearly between powers of two, which suffices for a bar.
  private static func logarithm(_ count: Int) -> Double {
    guard count > 0 else { return 0 }
    let number = Double(count)
    return Double(number.exponent) + number.significand - 1
  }
}

extension DevilTable: Screen where Answer == Never {}
