import CVTerm
import Testing

extension VirtualTerminal {
  /// A position on the screen, counted from 0.
  public struct Place: Equatable {
    public var row: Int
    public var column: Int

    public init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The characters of a row, one for each column; a wide one is followed by an empty text.
  public func columns(ofRow row: Int) -> [String] { grid[row] }

  /// The characters of the screen, row by row.
  var grid: [[String]] {
    if let knownGrid { return knownGrid }
    let grid = (0..<Int32(rowCount)).map(readColumns)
    knownGrid = grid
    return grid
  }

  private func readColumns(ofRow row: Int32) -> [String] {
    var scalars = [UInt32](repeating: 0, count: Int(VTERM_MAX_CHARS_PER_CELL))
    var columns: [String] = []
    while columns.count < columnCount {
      let width = vterm_cell(cells, row, Int32(columns.count), &scalars)
      let known = scalars.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
      columns.append(known.isEmpty ? " " : String(String.UnicodeScalarView(known)))
      if width == 2 { columns.append("") }
    }
    return columns
  }

  /// The number in xterm's palette of a cell's background; `nil` when it is the terminal's own.
  public func ground(at place: Place) -> Int? {
    var cell = VTermScreenCell()
    let position = VTermPos(row: Int32(place.row), col: Int32(place.column))
    guard vterm_screen_get_cell(cells, position, &cell) != 0 else { return nil }
    // The first bit of the type tells an index from red, green and blue, in which libvterm has the terminal's own.
    return cell.bg.type & 1 == 1 ? Int(cell.bg.indexed.idx) : nil
  }

  /// The rows of the screen, without trailing blanks.
  public var rows: [String] {
    grid.map { columns in
      let end = columns.lastIndex { $0 != " " } ?? -1
      return columns[..<(end + 1)].joined()
    }
  }

  /// The position of the cursor; `nil` when it is hidden.
  public var cursor: Place? { scanner.modes.contains(ModeScanner.cursorMode) ? focus : nil }

  /// The position of the cursor, hidden or not, which braille displays and screen readers follow.
  public var focus: Place {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(vterm), &position)
    return Place(row: Int(position.row), column: Int(position.col))
  }

  /// The character under the cursor, hidden or not.
  public var focused: String { grid[focus.row][focus.column] }

  public var screen: String { rows.joined(separator: "\n") }

  public func shows(_ text: String) -> Bool { place(of: text) != nil }

  /// The position of the first occurrence of a text, in reading order; with `after`, after the end of that text.
  public func place(of text: String, after: String? = nil) -> Place? {
    var start = Place(row: 0, column: 0)
    if let after {
      guard let place = place(of: after) else { return nil }
      start = Place(row: place.row, column: place.column + after.count)
    }
    let characters = text.map { String($0) }
    for row in start.row..<rowCount {
      let columns = columns(ofRow: row)
      let first = row == start.row ? start.column : 0
      for column in columns.indices.dropFirst(first)
      where columns[column] == characters.first && columns[column...].starts(with: characters) {
        return Place(row: row, column: column)
      }
    }
    return nil
  }

  /// Waits for a text that occurs only in the expected frame.
  public func wait(
    for text: String, patience: Duration = VirtualTerminal.patience,
    at place: SourceLocation = #_sourceLocation
  ) throws {
    try wait("“\(text)”", patience: patience, at: place) { shows(text) }
  }

  public func waitUntilGone(_ text: String, at place: SourceLocation = #_sourceLocation) throws {
    try wait("“\(text)” going away", at: place) { !shows(text) }
  }
}
