import CVTerm

/// A terminal without a program in it: it shows what is written to it.
public final class ScreenEmulator {
  private let vterm: OpaquePointer
  private let cells: OpaquePointer
  private let size: (rows: Int, columns: Int)

  public init(rows: Int, columns: Int) {
    size = (rows, columns)
    vterm = vterm_new(Int32(rows), Int32(columns))
    cells = vterm_obtain_screen(vterm)
    vterm_set_utf8(vterm, 1)
    vterm_screen_reset(cells, 1)
  }

  deinit { vterm_free(vterm) }

  public func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      _ = bytes.withMemoryRebound(to: CChar.self) { vterm_input_write(vterm, $0.baseAddress, $0.count) }
    }
  }

  /// The rows of the screen, without trailing blanks, each with a line end.
  public var text: String {
    (0..<size.rows).map { row in
      var line = (0..<size.columns).map { character(row, $0) }.joined()
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private func character(_ row: Int, _ column: Int) -> String {
    var scalars = [UInt32](repeating: 0, count: Int(VTERM_MAX_CHARS_PER_CELL))
    _ = vterm_cell(cells, Int32(row), Int32(column), &scalars)
    // The right half of a wide character.
    if scalars[0] == .max { return "" }
    let known = scalars.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
    return known.isEmpty ? " " : String(String.UnicodeScalarView(known))
  }

  /// The numbers in xterm's palette of a cell's text and background; `nil` for the terminal's own.
  public func colors(_ row: Int, _ column: Int) -> [Int?] {
    var cell = VTermScreenCell()
    guard vterm_screen_get_cell(cells, VTermPos(row: Int32(row), col: Int32(column)), &cell) != 0 else {
      return []
    }
    // The first bit of the type tells an index from red, green and blue, in which libvterm has the terminal's own.
    return [cell.fg, cell.bg].map { $0.type & 1 == 1 ? Int($0.indexed.idx) : nil }
  }

  /// The position of the cursor, hidden or not.
  public var cursor: (row: Int, column: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(vterm), &position)
    return (Int(position.row), Int(position.col))
  }
}
