import CNcurses
import Glibc
import TextUI

extension CursesTerminal {
  /// The cells in which two frames differ, grouped by role, if so few differ that switching colours costs more bytes than
  /// the letters: drawn group by group, a guess switches colours four times instead of ten. Empty for all other frames.
  /// - Parameter rows: the columns of each row that contain the differences.
  static func changes(of canvas: Canvas, from other: Canvas, in rows: [Canvas.Run]) -> [[Canvas.Run]] {
    guard canvas.size == other.size, canvas.cursor == nil else { return [] }
    guard let changed = canvas.changedCells(since: other, in: rows, atMost: fewCells) else { return [] }
    var roles: UInt64 = 0
    for place in changed {
      guard !canvas[place].isContinuation, !other[place].isContinuation else { return [] }
      roles |= 1 << UInt64(canvas[place].roleIndex)
    }
    guard 2...fewGroups ~= roles.nonzeroBitCount else { return [] }
    let groups = runs(of: changed, in: canvas)
    // Ordinary text comes last, because after it nothing has to be switched off.
    let ordered = groups.filter { $0.role != .text } + groups.filter { $0.role == .text }
    let parts = ordered.flatMap { Self.parts(of: $0.runs, in: canvas) }
    return max(parts.count, switches(in: changed, of: canvas)) > groups.count ? parts : []
  }

  /// How often the role changes from cell to cell. If each role occurs once, as when the cursor moves on the keyboard, drawing
  /// group by group saves nothing.
  private static func switches(in changed: [Point], of canvas: Canvas) -> Int {
    var (count, last): (Int, Role?) = (0, nil)
    for place in changed where canvas[place].role != last {
      last = canvas[place].role
      count += 1
    }
    return count
  }

  /// The runs of changed cells, from top to bottom and from left to right, by role.
  private static func runs(of changed: [Point], in canvas: Canvas) -> [(role: Role, runs: [Canvas.Run])] {
    var groups: [(role: Role, runs: [Canvas.Run])] = []
    for place in changed {
      let role = canvas[place].role
      let index = groups.firstIndex { $0.role == role } ?? groups.count
      if index == groups.count { groups.append((role, [])) }
      if let last = groups[index].runs.last, last.row == place.y, last.columns.upperBound == place.x - 1 {
        groups[index].runs[groups[index].runs.count - 1].columns = last.columns.lowerBound...place.x
      } else {
        groups[index].runs.append(Canvas.Run(row: place.y, columns: place.x...place.x))
      }
    }
    return groups
  }

  /// Splits the runs of a group into parts that are sent separately. ncurses rewrites a few unchanged cells rather than
  /// skip them, switching colours back and forth for it; it does not do so across parts.
  private static func parts(of runs: [Canvas.Run], in canvas: Canvas) -> [[Canvas.Run]] {
    var parts: [[Canvas.Run]] = []
    for run in runs {
      let start = run.columns.lowerBound
      if let last = parts.last?.last,
        last.row != run.row || start - last.columns.upperBound > fewBetween
          || (last.columns.upperBound..<start).allSatisfy({
            canvas[Point(x: $0, y: run.row)].role == canvas[Point(x: start, y: run.row)].role
          })
      {
        parts[parts.count - 1].append(run)
      } else {
        parts.append([run])
      }
    }
    return parts
  }

  /// A guess changes up to 30 cells. For more, the groups cost ncurses more time than their bytes save: an arrow in the settings
  /// takes 122,000 instructions and 159 bytes, in groups 205,000 and 158.
  private static let fewCells = 32

  /// More groups cost more time than their bytes save: every part is compared and positioned by ncurses on its own.
  private static let fewGroups = 4

  /// From this distance in columns on, ncurses always moves the cursor instead of rewriting cells.
  private static let fewBetween = 9

  /// Writes a run of cells to ncurses' image of the screen: the ASCII characters first, with blanks in place of all others, which
  /// follow. ncurses stores ASCII characters from a shorter type, without asking for their width: 9 % fewer instructions for an
  /// arrow key.
  func put(_ canvas: Canvas, _ run: Canvas.Run) {
    canvas[run].withUnsafeBufferPointer { cells in
      let (row, first) = (Int32(run.row), run.columns.lowerBound)
      guard let others = putLetters(cells, row, first) else { return }
      putGlyphs(UnsafeBufferPointer(rebasing: cells[others]), row, first + others.lowerBound)
    }
  }

  /// Writes the ASCII characters of cells from a column of a row on, and blanks.
  /// - Returns: the range of the cells that are not ASCII.
  private func putLetters(_ cells: UnsafeBufferPointer<Cell>, _ row: Int32, _ first: Int) -> Range<Int>? {
    let blanks = blanks
    return withUnsafeTemporaryAllocation(of: chtype.self, capacity: cells.count) { letters in
      var (start, end) = (cells.count, 0)
      for index in cells.indices {
        let letter = letter(of: cells[index])
        if letter == nil { (start, end) = (min(start, index), index + 1) }
        letters[index] = blanks[cells[index].roleIndex].attr | chtype(letter ?? Self.blank)
      }
      curses_put_letters(row, Int32(first), letters.baseAddress!, Int32(letters.count))
      return start < end ? start..<end : nil
    }
  }

  private static let blank = UInt8(ascii: " ")

  /// The ASCII character that a cell shows in this terminal.
  private func letter(of cell: Cell) -> UInt8? { cell.letter ?? (isASCII ? cell.inASCII.letter : nil) }

  /// Writes the characters of cells that are not ASCII, as many as are adjacent at a time.
  private func putGlyphs(_ cells: UnsafeBufferPointer<Cell>, _ row: Int32, _ first: Int) {
    let blanks = blanks
    withUnsafeTemporaryAllocation(of: cchar_t.self, capacity: cells.count) { glyphs in
      var (start, count) = (0, 0)
      for index in cells.indices {
        let cell = cells[index]
        guard letter(of: cell) == nil else {
          if count > 0 { curses_put(row, Int32(first + start), glyphs.baseAddress!, Int32(count)) }
          (start, count) = (index + 1, 0)
          continue
        }
        guard !cell.isContinuation else { continue }
        var glyph = blanks[cell.roleIndex]
        glyph.chars.0 = wchar_t(bitPattern: cell.codes.base)
        glyph.chars.1 = wchar_t(bitPattern: cell.codes.mark)
        glyphs.initializeElement(at: count, to: glyph)
        count += 1
      }
      if count > 0 { curses_put(row, Int32(first + start), glyphs.baseAddress!, Int32(count)) }
    }
  }

  /// Whether a role looks like a cleared screen.
  func isPlain(_ role: Role) -> Bool {
    let blank = blanks[Int(role.rawValue)]
    return blank.attr == 0 && blank.ext_color == 0
  }
}
