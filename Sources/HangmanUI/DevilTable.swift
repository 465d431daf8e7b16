import Engines
import Kit
import Play
import TextUI
import Texts

/// What the Devil had left after each guess: the guess in the form of its key, the number of words, and a bar on a logarithmic
/// scale, the same wherever they stand.
struct DevilBars: Sendable {
  struct Row: Sendable {
    var mark: String
    var role: Role
    var count: Int
    /// One of the words, in letters of the alphabet and in capitals of its spelling.
    var word: String
    var shown: String
  }

  /// One a guess.
  let rows: [Row]
  fileprivate let start: Row

  /// - Returns: `nil` for a game against another host.
  init?(_ game: any GuessingGame, _ context: Context) {
    guard let candidates = game.candidateHistory else { return nil }
    self.init(candidates, missed: game.missedLetters, context)
  }

  /// - Parameter missed: the letters guessed that are not in the word.
  init(_ candidates: CandidateHistory, missed: [Character], _ context: Context) {
    start = Row(
      mark: context.text("start", context: "table of the Devil"), role: .dim,
      count: candidates.wordsDealt,
      word: candidates.firstDealt, shown: context.lexicon.spelling(of: candidates.firstDealt).capitals)
    rows = candidates.steps.map { step in
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

  /// Draws all guesses beside the picture, in two columns where they are more than there are rows.
  func draw(on canvas: inout Canvas, beside area: Rect) {
    let columns = rows.count > area.height ? 2 : 1
    let width = area.width / columns
    for (index, row) in rows.suffix(columns * area.height).enumerated() {
      let place = Point(x: area.minX + index / area.height * width, y: area.minY + index % area.height)
      draw(row, on: &canvas, at: place, mark: 6, bar: width - 15)
    }
  }

  /// Draws a row.
  /// - Parameters:
  ///   - mark: the columns of the guess.
  ///   - longest: those of the longest bar.
  fileprivate func draw(_ row: Row, on canvas: inout Canvas, at place: Point, mark: Int, bar longest: Int) {
    canvas.put(row.mark.clipped(to: mark - 1), at: place, row.role)
    let count = String(row.count)
    canvas.put(count, at: Point(x: place.x + mark + 5 - count.count, y: place.y), .stage)
    canvas.put(
      String(repeating: "█", count: barLength(row.count, of: longest)),
      at: Point(x: place.x + mark + 7, y: place.y), row.role == .hitCap ? .right : .clock)
  }

  /// The length of the bar for a number of words; that of all words is the longest.
  private func barLength(_ count: Int, of longest: Int) -> Int {
    let most = Self.logarithm(start.count)
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

/// The Devil's bars with one of the words of each, in place of the keyboard. It scrolls.
struct DevilTable<Answer: Sendable>: AskedScreen {
  enum Command: Sendable {
    case scroll(Int), explain, back
  }

  private let bars: DevilBars
  private let rows: [DevilBars.Row]
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
    bars = DevilBars(candidates, missed: missed, context)
    rows = [bars.start] + bars.rows
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

  private func draw(_ row: DevilBars.Row, on canvas: inout Canvas, in area: Rect, row y: Int) {
    let isCompact = canvas.layout.isCompact
    let (left, mark, bar) = isCompact ? (2, 6, 10) : (3, 8, 26)
    bars.draw(row, on: &canvas, at: Point(x: area.minX + left, y: y), mark: mark, bar: bar)
    let wordX = area.minX + left + mark + 7 + bar + (isCompact ? 1 : 2)
    canvas.put(row.shown.clipped(to: area.maxX - 4 - wordX), at: Point(x: wordX, y: y), .dim)
  }
}

extension DevilTable: Screen where Answer == Never {}
