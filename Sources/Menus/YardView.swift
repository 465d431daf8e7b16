import Engines
import Play
import Records
import TextUI
import Texts

/// The yard as it is drawn: the things of the days from left to right, then the house, and what today has planted.
struct YardView {
  /// The rows that it takes.
  struct Rows: Equatable {
    /// The row of the highest things.
    let top: Int
    /// How many rows they have.
    let height: Int
    /// Whether the months stand under the ground.
    let hasMonths: Bool
    /// The first row of the sky, which is free above the things.
    var sky: Int

    var ground: Int { top + height }

    /// The fewest and the most rows of things.
    static let heights = 3...5
  }

  private let yard: Yard
  private let today: Day
  private let hemisphere: Hemisphere
  private let isNight: Bool
  private let isLit: Bool
  /// The index of the day that has been walked to.
  var cursor: Int?
  /// The seconds since something began to move; `nil` when nothing moves.
  var beat: Int?

  /// - Parameter isLit: whether something waits besides what the context knows.
  init(_ context: Context, isLit: Bool = false) {
    yard = context.profile.yard
    today = context.services.today()
    hemisphere = context.hemisphere
    isNight = context.isNight
    self.isLit = isLit || context.isAwaited
  }

  /// Where something stands, from the left end of all.
  private struct Place {
    let x: Int
    let width: Int
    /// The index of its day; `nil` for the house.
    let plot: Int?
    let sprite: Sprite?
  }

  private static let gap = 2
  /// The columns of days without a game, at most, and of a day without a plant.
  private static let mostMissing = 3
  private static let gapWidth = 2

  private func places() -> [Place] {
    var places: [Place] = []
    var (x, last, hasHouse) = (0, Int?.none, false)
    func add(_ sprite: Sprite?, _ plot: Int?) {
      let width = sprite?.width ?? Self.gapWidth
      places.append(Place(x: x, width: width, plot: plot, sprite: sprite))
      x += width + Self.gap
    }
    func addHouse() {
      add(.house(isNight: isNight, isLit: isLit), nil)
      hasHouse = true
    }
    for (index, plot) in yard.plots.enumerated() {
      if let last { x += min(max(0, plot.day.number - last - 1), Self.mostMissing) }
      if plot.day >= today, !hasHouse { addHouse() }
      add(.plant(of: plot, hemisphere), index)
      last = plot.day.number
    }
    if !hasHouse {
      if let last { x += min(max(0, today.number - last - 1), Self.mostMissing) }
      addHouse()
    }
    return places
  }

  /// How far the places are moved to the left, so that what was walked to can be seen.
  private func shift(_ places: [Place], width: Int) -> Int {
    let total = places.last.map { $0.x + $0.width + 1 } ?? 0
    let end = total - width
    guard let place = places.first(where: { $0.plot == cursor && cursor != nil }), place.x < end else {
      return end
    }
    return max(min(end, 0), place.x - width / 4)
  }

  /// Draws it over the width of an area, and makes each thing clickable.
  func draw(on canvas: inout Canvas, in columns: Range<Int>, _ rows: Rows, _ text: Texts) {
    for x in columns { canvas.set("─", at: Point(x: x, y: rows.ground), .bark) }
    let places = places()
    let shift = shift(places, width: columns.count) - columns.lowerBound
    let bottom = rows.ground - 1
    for place in places {
      let x = place.x - shift
      guard x + place.width > columns.lowerBound, x < columns.upperBound else { continue }
      let sprite = place.sprite?.cut(to: rows.height)
      sprite?.draw(on: &canvas, x: x, bottom: bottom, within: columns)
      let isChosen = place.plot != nil && place.plot == cursor
      for offset in 0..<place.width where columns.contains(x + offset) {
        let sign: Unicode.Scalar? =
          isChosen ? "━" : sprite?.feet.contains(offset) == true ? "┴" : nil
        if let sign { canvas.set(sign, at: Point(x: x + offset, y: rows.ground), isChosen ? .title : .bark) }
      }
      let area = Rect(
        x: max(x, columns.lowerBound), y: rows.top,
        width: min(x + place.width, columns.upperBound) - max(x, columns.lowerBound), height: rows.height + 1)
      canvas.target(area, sends: place.plot.map { .select($0) } ?? .end)
      if place.plot == nil { drawSmoke(on: &canvas, at: x + 3, rows, within: columns) }
    }
    if isNight { drawStars(on: &canvas, in: columns, rows) }
    if hasLeaf { drawLeaf(on: &canvas, in: columns, rows) }
    if rows.hasMonths { drawMonths(places, shift, on: &canvas, in: columns, row: rows.ground + 1, text) }
  }

  /// Draws a sign for each thing in a row, the house among them.
  func drawSigns(on canvas: inout Canvas, in columns: Range<Int>, row: Int) {
    let end = columns.upperBound - 1
    let hasToday = yard.plots.last.map { $0.day >= today } ?? false
    var x = end
    func put(_ sign: (sign: Unicode.Scalar, role: Role)?, _ key: Key) {
      if let sign { canvas.set(sign.sign, at: Point(x: x, y: row), sign.role) }
      canvas.target(Rect(x: x, y: row, width: 1, height: 1), sends: key)
      x -= 2
    }
    for (index, plot) in yard.plots.enumerated().reversed() {
      if index == yard.plots.count - 1, !hasToday { put(house, .end) }
      guard x >= columns.lowerBound else { return }
      put(Sprite.sign(of: plot, hemisphere), .select(index))
      if index == yard.plots.count - 1, hasToday { put(house, .end) }
    }
    if yard.isEmpty { put(house, .end) }
  }

  private var house: (sign: Unicode.Scalar, role: Role) { ("⌂", isNight || isLit ? .won : .picture) }

  // MARK: What is in the air

  /// In autumn a leaf falls by day where there is a tree; else smoke rises.
  private var hasLeaf: Bool {
    beat != nil && !isNight && Season(of: hemisphere.month(of: today)) == .autumn
      && yard.plots.contains { $0.plant == .tree }
  }

  /// Draws the smoke of the house, which stands when nothing moves, and else rises one row a second.
  private func drawSmoke(on canvas: inout Canvas, at x: Int, _ rows: Rows, within columns: Range<Int>) {
    let wisps: [(Unicode.Scalar, Int)] = [("(", 0), (")", 1)]
    let first = rows.ground - 4
    for (step, (sign, offset)) in wisps.enumerated()
    where first - step >= rows.top && columns.contains(x + offset) {
      if let beat, !hasLeaf, beat % 3 != step { continue }
      canvas.set(sign, at: Point(x: x + offset, y: first - step), .dim)
    }
  }

  private func drawLeaf(on canvas: inout Canvas, in columns: Range<Int>, _ rows: Rows) {
    guard let beat else { return }
    let (fall, rest) = beat.quotientAndRemainder(dividingBy: rows.height + 4)
    let place = Point(
      x: columns.lowerBound + (fall * 29 + columns.count / 2) % columns.count - rest % 2, y: rows.top + rest)
    guard rest < rows.height, columns.contains(place.x), canvas[place] == .blank else { return }
    canvas.set("•", at: place, .autumn)
  }

  /// Draws stars where nothing else stands near.
  private func drawStars(on canvas: inout Canvas, in columns: Range<Int>, _ rows: Rows) {
    for y in rows.sky..<rows.ground - 2 {
      for x in columns.dropFirst().dropLast() where (x * x + x * 37 + y * 101) % 43 == 0 {
        let isFree = (x - 1...x + 1).allSatisfy { canvas[Point(x: $0, y: y)] == .blank }
        if isFree { canvas.set((x + y) % 3 == 0 ? "*" : "·", at: Point(x: x, y: y), .dim) }
      }
    }
  }

  // MARK: Under the ground

  private func drawMonths(
    _ places: [Place], _ shift: Int, on canvas: inout Canvas, in columns: Range<Int>, row: Int, _ text: Texts
  ) {
    let now = text("today")
    let end = columns.upperBound - 1 - now.columns
    canvas.put(now, at: Point(x: end, y: row), .title)
    canvas.target(Rect(x: end, y: row, width: now.columns, height: 1), sends: .end)
    var labels: [(x: Int, name: String)] = []
    var last: (year: Int, month: Int)?
    for place in places where place.x - shift >= columns.lowerBound {
      guard let plot = place.plot else { continue }
      let day = yard.plots[plot].day
      let month = (day.parts.year, day.parts.month)
      if let last, last == month { continue }
      last = month
      labels.append((place.x - shift, text.month(of: day, from: today)))
    }
    // Of two that are too near to each other the later one stays.
    var limit = end - 1
    for label in labels.reversed() where label.x + label.name.columns < limit {
      canvas.put(label.name, at: Point(x: label.x, y: row), .dim)
      limit = label.x - 1
    }
  }
}

extension YardView {
  /// Whether something can move in these rows.
  func moves(in rows: Rows?) -> Bool {
    rows.map { $0.height > Rows.heights.lowerBound || hasLeafSoon } ?? false
  }

  private var hasLeafSoon: Bool {
    var view = self
    view.beat = 0
    return view.hasLeaf
  }
}

/// The yard as `wordyard yard` prints it.
public struct YardSheet: Sendable {
  /// The drawing, without blanks at the ends of its rows.
  public let lines: [String]
  /// What there is to say of it.
  public let sentences: [String]
  /// The days with their plants, the first one first; a gap has none.
  public let days: [(day: Day, plant: String?, games: Int)]

  /// Draws the yard of the current player.
  /// - Parameter width: the columns that there are for it.
  public init(_ context: Context, width: Int, isASCII: Bool) {
    let (text, yard) = (context.text, context.profile.yard)
    let rows = YardView.Rows(top: 0, height: YardView.Rows.heights.upperBound, hasMonths: true, sky: 0)
    var canvas = Canvas(size: Size(width: width, height: rows.height + 2), isASCII: isASCII)
    YardView(context).draw(on: &canvas, in: 0..<width, rows, text)
    let drawn = isASCII ? canvas.inASCII : canvas
    lines = (0..<rows.height + 2).map(drawn.row)
    sentences = yard.summary(on: context.services.today(), text)
    days = yard.plots.map { ($0.day, $0.plant?.rawValue, $0.of.games) }
  }
}
