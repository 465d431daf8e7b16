import CNcurses
import Glibc
import TextUI

/// Why a terminal cannot be used.
public enum TerminalError: Error {
  /// Standard input or output is none.
  case noTerminal
  /// `TERM` is not set.
  case unnamed
  /// The one that `TERM` names is not known here.
  case unknown(String)
  case cannotMoveCursor(String)
}

/// The terminal, through ncurses: shows frames and reads keys, clicks, sizes and signals.
///
/// There can be one at a time. From `init` to `close` the terminal belongs to it; `close`, a fatal signal
/// and a stop by Ctrl-Z give it back as it was.
public final class CursesTerminal {
  let isASCII: Bool
  /// How a blank in each role looks.
  var blanks: [cchar_t] = []
  var mouseReport = MouseReport.whole
  private let input: Int32
  private let signals: Int32
  /// What ncurses has been told so far; `nil` when it must be told everything.
  private var shown: Canvas?
  private var isOpen = true
  /// Whether clicks and the wheel come here; else they stay the terminal's own.
  public var usesMouse = false {
    didSet { if usesMouse != oldValue { mousemask(usesMouse ? CURSES_ALL_BUTTONS : 0, nil) } }
  }

  /// Takes the terminal over.
  /// - Throws: `TerminalError` when standard input or output is no terminal, or `TERM` names one that
  ///   is unknown or cannot move its cursor.
  public init(theme: Theme, ascii: Bool, mouse: Bool) throws {
    let isUTF8 = Self.adoptLocale()
    isASCII = ascii || !isUTF8
    input = try Self.beginCurses()
    signals = Self.signalDescriptor()
    raw()
    noecho()
    nonl()
    nodelay(curses_screen(), true)
    set_escdelay(25)
    typeahead(-1)
    curses_keep_palette()
    curses_forget_alternate_set()
    usesMouse = mouse
    Self.unseen {
      curs_set(0)
      mouseinterval(0)
      if mouse { mousemask(CURSES_ALL_BUTTONS, nil) }
      adopt(theme)
      endwin()
      keypad(curses_screen(), true)
    }
    Self.restoreOnTraps()
  }

  deinit { close() }

  /// Gives the terminal back as it was; nothing may be shown after it.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    endwin()
    Glibc.close(signals)
  }

  /// The size of the terminal in cells.
  public var size: Size {
    Size(width: Int(getmaxx(curses_screen())), height: Int(getmaxy(curses_screen())))
  }

  /// Makes the terminal show the frame; ncurses sends what differs from the last one.
  public func show(_ canvas: Canvas) {
    if shown == nil { werase(curses_screen()) }
    canvas.differences(from: shown) { row, columns in put(canvas, row, columns) }
    shown = canvas
    if let cursor = canvas.cursor {
      wmove(curses_screen(), Int32(cursor.y), Int32(cursor.x))
    }
    leaveok(curses_screen(), canvas.cursor == nil)
    curs_set(canvas.cursor == nil ? 0 : 1)
    wrefresh(curses_screen())
  }

  /// Draws the last frame anew from nothing, after something else has written over it.
  public func redraw() {
    clearok(curses_screen(), true)
    wrefresh(curses_screen())
  }

  /// Gives the terminal to the shell until the player comes back to this job.
  public func suspend() {
    raise(SIGTSTP)
  }

  /// Waits for something to happen and returns it; empty after `patience` with nothing (`nil` waits for
  /// ever). A terminal that has gone away is `Input.terminate`.
  public func inputs(patience: Duration?) -> [Input] {
    var descriptors = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&descriptors, 2, Self.milliseconds(patience)) > 0 else { return [] }
    var inputs: [Input] = []
    if descriptors[1].revents != 0 { inputs += pendingSignals() }
    if descriptors[0].revents & Int16(POLLIN) != 0 { inputs += pendingKeys() }
    if descriptors[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { inputs.append(.terminate) }
    return inputs
  }

  /// Whole milliseconds, rounded up, so that a wait never ends just before its moment.
  private static func milliseconds(_ patience: Duration?) -> Int32 {
    guard let patience else { return -1 }
    let (seconds, attoseconds) = patience.components
    let total = seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(clamping: max(0, total))
  }

  /// Makes the next frame be told to ncurses whole.
  func forget() { shown = nil }

  /// Tells ncurses what some columns of a row show.
  private func put(_ canvas: Canvas, _ row: Int, _ columns: ClosedRange<Int>) {
    let blanks = blanks
    var cells: [cchar_t] = []
    cells.reserveCapacity(columns.count)
    for column in columns {
      let cell = canvas[Point(x: column, y: row)]
      if cell.isContinuation { continue }
      let shown = isASCII ? Cell(cell.character.asciiLikeness, cell.role) : cell
      var glyph = blanks[Int(cell.role.rawValue)]
      glyph.chars.0 = wchar_t(bitPattern: shown.base.value)
      glyph.chars.1 = wchar_t(bitPattern: shown.mark?.value ?? 0)
      cells.append(glyph)
    }
    curses_put(Int32(row), Int32(columns.lowerBound), cells, Int32(cells.count))
  }

  private func pendingSignals() -> [Input] {
    var inputs: [Input] = []
    var info = signalfd_siginfo()
    while read(signals, &info, MemoryLayout<signalfd_siginfo>.size) > 0 {
      // A job that was stopped has not heard of a new size.
      if info.ssi_signo == UInt32(SIGWINCH) || info.ssi_signo == UInt32(SIGCONT) {
        inputs += adoptSize()
      } else {
        inputs.append(.terminate)
      }
    }
    return inputs
  }

  private func adoptSize() -> [Input] {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard curses_window_size(&rows, &columns) == 0 else { return [] }
    resizeterm(rows, columns)
    forget()
    return [.resize(size)]
  }
}
