import CCursesIO
import CNcurses
import Glibc
import TextUI

/// Why a terminal cannot be used.
public enum TerminalError: Error {
  /// Standard input or output is not a terminal.
  case noTerminal
  /// `TERM` is not set.
  case unnamed
  /// Terminfo has no entry for the value of `TERM`.
  case unknown(String)
  /// The terminal that `TERM` names cannot address its cursor or clear its screen.
  case cannotMoveCursor(String)
}

/// The terminal, accessed through ncurses: displays frames and reads keys, clicks, changes of size and signals.
///
/// Only one instance can exist at a time. It sets the terminal's modes in `init`; `close`, a fatal signal and a stop by
/// Ctrl-Z restore them.
public final class CursesTerminal {
  /// Whether only ASCII characters are shown.
  public let isASCII: Bool
  /// Whether the terminal can underline text in the colours of the theme.
  public internal(set) var canUnderline = true
  /// A blank with the attributes and colours of each role, indexed by raw value.
  var blanks: [cchar_t] = []
  var mouseReport = MouseReport.complete
  var sequence = UnknownSequence.none
  /// Whether ncurses has returned all input that it has read.
  var isRead = true
  /// The sequences of the arrow keys.
  var arrows = Arrows()
  /// The bytes of an unfinished paste; `nil` outside of one.
  var pasted: [UInt8]?
  /// How many bytes of the sequence that ends a paste have been read.
  var endOfPaste = 0
  /// The bytes of a character of which the rest has not arrived.
  var partial: [CChar] = []
  var flood = Flood()
  /// How long the terminal has been silent during a paste, in milliseconds.
  var silence: Int32 = 0
  let input: Int32
  /// The window that keys are read from.
  let keyboard: UnsafeMutablePointer<WINDOW>?
  let signals: Int32
  let output = TerminalOutput()
  /// Inputs received outside of `inputs`.
  var early: [Input] = []
  /// Whether a signal has requested the end of the program.
  var isTerminated = false
  /// Whether the terminal has been restored since the last frame, because the process was stopped.
  var isRestored = false
  /// Whether bracketed paste is enabled.
  let bracketsPaste: Bool
  /// The frame in ncurses' image of the screen; without cells when the next one must be written completely.
  private var shown = noFrame
  /// Whether the next frame begins with clearing the screen.
  var isClearing = false
  private static var noFrame: Canvas { Canvas(size: Size(width: 0, height: 0)) }
  private var isOpen = true
  /// Whether the terminal can hide its cursor.
  private let hidesCursor: Bool
  /// Whether the terminal reports clicks and the wheel to the program; otherwise it uses them for selecting and scrolling.
  public var usesMouse = false {
    didSet { if usesMouse != oldValue { mousemask(usesMouse ? CURSES_ALL_BUTTONS : 0, nil) } }
  }

  /// Prepares the terminal for full-screen use.
  /// - Parameter localeFolder: the folder of the locale `C.UTF-8` for systems without it; it may be missing.
  /// - Throws: `TerminalError` when the terminal cannot be used; nothing has been sent to it then.
  public init(theme: Theme, ascii: Bool, mouse: Bool, localeFolder: String) throws {
    let isUTF8 = Self.setLocale(from: localeFolder)
    isASCII = ascii || !isUTF8
    input = try Self.beginCurses()
    curses_io_read_ahead(input)
    keyboard = curses_keyboard()
    bracketsPaste = Self.understandsControlSequences
    signals = Self.signalDescriptor()
    hidesCursor = curses_has_capability("civis")
    raw()
    noecho()
    nonl()
    nodelay(keyboard, true)
    set_escdelay(Self.escapeDelay)
    typeahead(-1)
    curses_keep_palette()
    curses_drop_unused_attributes()
    curses_select_colors_by_index()
    let form = curses_form_of_colors()
    curses_styles_index_colors(form == CURSES_COLORS_INDEXED)
    let isStandard = form != CURSES_COLORS_UNKNOWN && curses_has_standard_sequences()
    if Self.understandsControlSequences && isStandard { output.shorten() }
    usesMouse = mouse
    // This ends with `endwin`: when resuming with the first frame, ncurses sends all modes again, and from then on it writes
    // once per frame instead of after each cursor movement.
    TerminalOutput.discard {
      curs_set(CURSES_CURSOR_INVISIBLE)
      mouseinterval(0)
      if mouse { mousemask(CURSES_ALL_BUTTONS, nil) }
      use(theme)
      endwin()
      keypad(keyboard, true)
    }
    arrows.find()
    definePasteKeys()
    Self.restoreOnTraps()
  }

  deinit { close() }

  /// How long ncurses waits after an Esc for the rest of a key sequence, in milliseconds.
  private static let escapeDelay: Int32 = 25

  /// Restores the terminal. Nothing may be displayed after that.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    defer { Glibc.close(signals) }
    // In the background the kernel would stop the process again.
    guard !isRestored else { return }
    var (patience, isStuck) = (isTerminated ? Self.shortPatience : Self.longPatience, false)
    output.send(isExact: true) {
      curses_reset_attributes()
      setPasteMode(false)
      endwin()
      // Otherwise a key that the terminal turns into a signal would discard output that has not been sent yet.
      reset_prog_mode()
    } wait: { terminal in
      var descriptor = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
      isStuck = poll(&descriptor, 1, patience) <= 0
      patience = 0
      return !isStuck
    }
    // To reset the modes, ncurses writes to the terminal, which would block until earlier output has been read.
    if isStuck { tcflush(STDOUT_FILENO, TCOFLUSH) }
    reset_shell_mode()
  }

  /// Displays a frame; only the differences from the previous one are sent. Nothing is sent after a signal has requested the
  /// end of the program.
  public func show(_ canvas: Canvas) {
    guard !isTerminated else { return }
    isRestored = false
    // If the size changes while Ctrl-L sends the last frame again, this frame still has the old size and the next the new.
    let isNew = shown.size != canvas.size
    if isNew {
      werase(curses_screen())
      shown = Canvas(size: canvas.size)
    }
    let rows = canvas.differences(from: shown, in: isNew ? .all : canvas.changedRows)
    // A cursor that cannot be hidden is moved out of the way at the end, which only one refresh does.
    let groups = hidesCursor && !isNew ? Self.changes(of: canvas, from: shown, in: rows) : []
    if groups.isEmpty {
      for run in rows { put(canvas, run) }
    }
    curses_io_search_scrolled_rows(
      !isNew && rows.count >= Self.scrolledRows && canvas.hasMoved(rows, since: shown))
    shown.copy(rows, of: canvas)
    let corner = Point(x: canvas.size.width - 1, y: canvas.size.height - 1)
    if let cursor = canvas.cursor ?? (hidesCursor ? nil : corner) {
      wmove(curses_screen(), Int32(cursor.y), Int32(cursor.x))
    }
    leaveok(curses_screen(), canvas.cursor == nil && hidesCursor)
    curs_set(canvas.cursor == nil ? CURSES_CURSOR_INVISIBLE : CURSES_CURSOR_NORMAL)
    guard !groups.isEmpty else { return refresh() }
    let puts = groups.map { group in { [self] in for run in group { put(canvas, run) } } }
    let plain = groups.firstIndex { isPlain(canvas[Point(x: $0[0].columns.lowerBound, y: $0[0].row)].role) }
    refresh(colored: Array(puts[..<(plain ?? puts.count)]), plain: Array(puts[(plain ?? puts.count)...]))
  }

  /// The minimum number of changed rows among which ncurses searches for scrolled ones.
  private static let scrolledRows = 3

  /// Sends the changes. A signal that requests the end of the program interrupts waiting for a terminal that does not read.
  /// - Parameters:
  ///   - colored: closures that write to the window first, each followed by its own refresh.
  ///   - plain: the same for cells without colour, and for everything after them.
  private func refresh(colored: [() -> Void] = [], plain: [() -> Void] = []) {
    // The first frame after returning from a shell is drawn completely.
    let (colored, plain) = isendwin() ? ([], colored + plain) : (colored, plain)
    func refreshing(_ puts: [() -> Void]) -> [() -> Void] {
      puts.map { put in
        {
          put()
          doupdate()
        }
      }
    }
    output.send(
      {
        if isendwin() { setPasteMode(true) }
        if isClearing { clear() }
        if colored.isEmpty && plain.isEmpty { doupdate() }
      }, colored: refreshing(colored), last: refreshing(plain)
    ) { [self] terminal in
      if isTerminated { return false }
      var descriptors = [
        pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      ]
      poll(&descriptors, 2, -1)
      if descriptors[1].revents != 0 { early += pendingSignals() }
      let isGone = descriptors[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0
      return !isGone && !isTerminated
    }
  }

  /// How long closing waits for a terminal that does not read, in milliseconds: after a signal, and otherwise.
  private static let shortPatience: Int32 = 100
  private static let longPatience: Int32 = 3000

  /// Clears the screen and sends the last frame again, e.g. after another program has written to the terminal.
  public func redraw() {
    guard !isTerminated else { return }
    isRestored = false
    clearok(curses_screen(), true)
    refresh()
  }

  /// Waits for input and returns it; empty when the timeout `patience` has passed (`nil`: none), or when `other` is
  /// readable. If the terminal has been closed, the input is `Input.terminate`.
  /// - Parameter other: another descriptor to poll; -1 for none.
  public func inputs(patience: Duration?, alongside other: Int32 = -1) -> [Input] {
    var descriptors = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    if !early.isEmpty {
      defer { early = [] }
      return early
    }
    let milliseconds = Self.milliseconds(patience)
    let count: nfds_t = other < 0 ? 2 : 3
    if let paused = inputsInPause(&descriptors, count, milliseconds) { return paused }
    guard poll(&descriptors, count, milliseconds) > 0 else { return [] }
    var inputs = descriptors[1].revents != 0 ? pendingSignals() : []
    let isReadable = descriptors[0].revents & Int16(POLLIN) != 0
    if isReadable { inputs = inputs.isEmpty ? pendingKeys() : inputs + pendingKeys() }
    if descriptors[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { inputs.append(.terminate) }
    return inputs
  }

  /// Makes `show` write the next frame completely.
  func invalidate() { shown = Self.noFrame }
}
