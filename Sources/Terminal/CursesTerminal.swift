import CNcurses
import Platform
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
  /// The description of the terminal that `TERM` names asks for pauses in which the program would be deaf.
  case pauses(String)
}

/// The terminal, painted through ncurses: displays frames and reads keys, clicks, changes of size and signals.
///
/// Only one instance can exist at a time. The question for the background, or the first frame, sets the terminal's modes; `close`, a
/// fatal signal and a stop by Ctrl-Z restore them. ncurses never writes to the terminal itself: what it sends is taken from a channel
/// and written as far as the terminal accepts it, so that a terminal that does not read delays no signal.
public final class CursesTerminal {
  /// Whether only ASCII characters are shown.
  public let isASCII: Bool
  /// Whether that is only because the character set of the locale is not UTF-8.
  public let isPlainByLocale: Bool
  /// Whether the terminal can underline text in the colours of the theme.
  private var canUnderline = true
  /// Whether the terminal has the colours for the backgrounds of tiles and keys.
  public private(set) var isFilled = true
  /// Whether the terminal reports clicks and the wheel to the program; otherwise it uses them for selecting and scrolling.
  public var usesMouse: Bool {
    didSet {
      guard usesMouse != oldValue else { return }
      decoder.takesMouse = usesMouse
      if holder == .program { pending += usesMouse ? mouseOn : mouseOff }
    }
  }

  private let device: TerminalDevice
  private let channel: OutputChannel
  private var decoder: KeyDecoder
  private let understandsControlSequences: Bool
  /// Whether it is the console of an operating system, whose fonts have few signs.
  public let isConsole: Bool
  private let hasMouse: Bool
  private let erasesInColor: Bool
  /// What sets all modes of the terminal but the mouse's, and what ends all of them.
  private var (entering, leaving) = ([UInt8](), [UInt8]())

  /// Attributes and a colour pair of ncurses.
  private struct Style: Equatable {
    var attributes: attr_t
    var pair: Int16
    /// The background colour, if that is all that a blank shows.
    var ground: Int16?
  }

  /// The style of each role, indexed by raw value.
  private var styles: [Style] = []

  /// In whose modes the terminal is.
  private enum Holder {
    case shell, program
    /// The program was stopped without notice: the shell may have changed modes and screen.
    case unknown
  }

  private var holder = Holder.shell
  /// When the terminal was asked for its background.
  private var askedAt: Duration?
  /// The last frame.
  private var shown = Canvas(size: Size(width: 0, height: 0))
  /// Whether the next frame begins with clearing the screen.
  private var isStale = true
  private var filter = StyleFilter()
  /// What is to be sent to the terminal next.
  private var pending: [UInt8] = []
  /// Inputs received outside of `inputs`.
  private var early: [Input] = []
  /// Whether a signal has requested the end of the program.
  private var isTerminated = false
  private var isOpen = true

  // MARK: Setup

  /// Prepares the terminal for full-screen use.
  /// - Parameter localeFolder: the folder of the locale `C.UTF-8` for systems without it; it may be missing.
  /// - Throws: `TerminalError` when the terminal cannot be used. Nothing has been sent to it.
  package init(theme: Theme, ascii: Bool, mouse: Bool, localeFolder: String, loop: EventLoop) throws {
    let isUTF8 = Self.setLocale(from: localeFolder)
    isASCII = ascii || !isUTF8
    isPlainByLocale = !ascii && !isUTF8
    let name = try Self.checkTerminal()
    guard let channel = OutputChannel() else { throw TerminalError.noTerminal }
    let device = try TerminalDevice(loop)
    try Self.beginCurses(name, channel)
    (self.device, self.channel) = (device, channel)
    decoder = TerminalKeys.decoder(isUTF8: isUTF8, takesMouse: mouse)
    // Other terminals ignore control sequences of xterm that they do not support; these print them.
    let own = TerminalEnvironment.name
    understandsControlSequences =
      own.hasPrefix("vte") || !["linux", "vt", "ansi", "cons"].contains(where: own.hasPrefix)
    isConsole = ["linux", "cons", "pcvt", "wsvt"].contains(where: own.hasPrefix)
    hasMouse = curses_has_capability("kmous")
    erasesInColor = curses_erases_in_color()
    usesMouse = mouse
    device.watchSignals()
    nonl()
    typeahead(-1)
    // Not every terminal fills the gap that a deleted character leaves in the colour of the background.
    curses_rewrite_characters()
    if let size = device.size { resize_term(Int32(size.rows), Int32(size.columns)) }
    (entering, leaving) = modes()
    use(theme)
  }

  deinit { close() }

  /// Sets the locale from the environment and returns whether its character set is UTF-8. When the environment requests
  /// UTF-8 in a locale that is not installed, `C.UTF-8` is used, if necessary the one that comes with the program.
  /// - Parameter localeFolder: the folder of that locale; it may be missing.
  public static func setLocale(from localeFolder: String) -> Bool {
    TerminalEnvironment.setLocale(from: localeFolder)
  }

  /// Checks that the program has a terminal with a name, and returns the name.
  /// - Throws: `TerminalError`.
  @discardableResult
  public static func checkTerminal() throws -> String {
    guard TerminalEnvironment.isTerminal else { throw TerminalError.noTerminal }
    let name = TerminalEnvironment.name
    guard !name.isEmpty else { throw TerminalError.unnamed }
    return name
  }

  private static func beginCurses(_ name: String, _ channel: OutputChannel) throws {
    var isKnown = curses_begin(channel.stream)
    if !isKnown, let known = standIn(for: name) {
      TerminalEnvironment.name = known
      isKnown = curses_begin(channel.stream)
    }
    guard isKnown else { throw TerminalError.unknown(name) }
    guard curses_has_capability("cup"), curses_has_capability("clear") else {
      throw TerminalError.cannotMoveCursor(name)
    }
    guard TerminalPauses.longest <= TerminalPauses.limit else { throw TerminalError.pauses(name) }
  }

  /// The name of a similar terminal for one whose terminfo entry is often missing, e.g. on a remote machine; `nil` when
  /// none is known.
  private static func standIn(for name: String) -> String? {
    if ["screen", "tmux"].contains(where: name.hasPrefix) { return "screen-256color" }
    let likeXterm = [
      "xterm", "kitty", "ghostty", "alacritty", "foot", "wezterm", "st-", "konsole", "rxvt", "gnome", "vte",
      "contour", "iterm",
    ]
    return name == "st" || likeXterm.contains(where: name.hasPrefix) ? "xterm-256color" : nil
  }

  /// The size of the terminal in cells.
  public var size: Size { Size(width: Int(curses_columns()), height: Int(curses_rows())) }

  // MARK: Colours

  /// Uses a theme from the next frame on, with the palette that the terminal supports.
  public func use(_ theme: Theme) {
    let palette = Self.startPalette(for: theme)
    isFilled = palette == .xterm256
    let text = theme[.text, in: palette]
    canUnderline = palette == .none || curses_underlines_colors()
    var known: [[Int16]] = []
    styles = Role.allCases.map { role in
      let own = theme[role, in: palette]
      let style = canUnderline ? own : own.withoutUnderline(unlike: text, showsBlanks: role == .field)
      let colors = [style.foreground, style.background].map { $0.map(Int16.init) ?? Self.terminalColor }
      var result = Style(attributes: Self.attributes(style.attributes), pair: 0)
      if style.attributes.isDisjoint(with: [.underline, .reverse]) { result.ground = colors[1] }
      if colors == [Self.terminalColor, Self.terminalColor] { return result }
      if !known.contains(colors) {
        known.append(colors)
        init_pair(Int16(known.count), colors[0], colors[1])
      }
      result.pair = Int16(known.firstIndex(of: colors)! + 1)
      return result
    }
    isStale = true
  }

  /// The terminal's own foreground or background, after `use_default_colors`.
  private static let terminalColor: Int16 = -1

  /// Enables colours if both the theme and the terminal have any, and returns the palette.
  private static func startPalette(for theme: Theme) -> Theme.Palette {
    guard has_colors(), Role.allCases.contains(where: { theme[$0].foreground != nil }) else { return .none }
    start_color()
    use_default_colors()
    return curses_colors() >= 256 ? .xterm256 : .eight
  }

  private static func attributes(_ attributes: Theme.Attributes) -> attr_t {
    var result = CURSES_NORMAL
    if attributes.contains(.bold) { result |= CURSES_BOLD }
    if attributes.contains(.underline) { result |= CURSES_UNDERLINE }
    if attributes.contains(.reverse) { result |= CURSES_REVERSE }
    return result
  }

  // MARK: Showing

  /// Displays a frame; only the differences from the previous one are sent. Nothing is sent after a signal has requested the
  /// end of the program.
  public func show(_ canvas: Canvas) {
    guard enter() else { return }
    filter = StyleFilter()
    paint(canvas, isWhole: isStale || canvas.size != shown.size)
    curs_set(canvas.cursor == nil ? CURSES_CURSOR_INVISIBLE : CURSES_CURSOR_NORMAL)
    pending += channel.take()
    (shown, isStale) = (canvas, false)
    send()
  }

  /// Clears the screen and sends the last frame again, e.g. after another program has written to the terminal.
  public func redraw() {
    isStale = true
    show(shown)
  }

  /// Paints the changes of a frame in parts, and takes what ncurses sends after each: at most as much as the channel holds.
  private func paint(_ canvas: Canvas, isWhole: Bool) {
    var runs: [Canvas.Run]
    if isWhole {
      let text = styles[Int(Role.text.rawValue)]
      let blank = erasesInColor ? text : Style(attributes: CURSES_NORMAL, pair: 0, ground: Self.terminalColor)
      curses_clear(blank.attributes, blank.pair)
      runs =
        blank == text ? canvas.differences(from: Canvas(size: canvas.size)) : canvas.wholeRows
    } else {
      runs = canvas.differences(from: shown)
    }
    var room = Self.cellsAtOnce
    for run in runs.flatMap({ canvas.parts(of: $0, atMost: Self.cellsAtOnce) }) {
      if run.columns.count > room {
        curses_refresh()
        pending += filter.pass(channel.take())
        room = Self.cellsAtOnce
      }
      put(canvas[run], row: run.row, column: run.columns.lowerBound)
      room -= run.columns.count
    }
    let focus = canvas.focus ?? canvas.bounds.origin
    curses_refresh_to(Int32(focus.y), Int32(focus.x))
    pending += filter.pass(channel.take())
  }

  /// How many cells are painted at once. A cell with colours, attributes and two characters takes up to 50 bytes.
  private static let cellsAtOnce = Int(OutputChannel.capacity) / 64

  /// Writes cells to ncurses' window.
  private func put(_ cells: ArraySlice<Cell>, row: Int, column: Int) {
    let looks = looks(of: cells)
    withUnsafeTemporaryAllocation(of: cchar_t.self, capacity: cells.count) { buffer in
      var count = 0
      for (cell, style) in zip(cells, looks) where !cell.isContinuation {
        let (base, mark) = (isASCII ? cell.inASCII : isConsole ? cell.forConsole : cell).codes
        curses_set(buffer.baseAddress! + count, base, mark, style.attributes, style.pair)
        count += 1
      }
      curses_put(Int32(row), Int32(column), buffer.baseAddress!, Int32(count))
    }
  }

  /// The styles of cells. A few blanks between two characters take the style of the first one, if they look the same in it: the
  /// terminal then need not be told to switch styles and back.
  private func looks(of cells: ArraySlice<Cell>) -> [Style] {
    var looks = cells.map { styles[$0.roleIndex] }
    var (before, ground): (Int?, Int16?) = (nil, nil)
    for (index, cell) in cells.enumerated() {
      if cell.letter == Self.blank {
        if looks[index].ground != ground { before = nil }
        continue
      }
      if let before, 1...Self.fewBlanks ~= index - before - 1 {
        for blank in before + 1..<index { looks[blank] = looks[before] }
      }
      (before, ground) = (looks[index].ground == nil ? nil : index, looks[index].ground)
    }
    return looks
  }

  private static let blank = UInt8(ascii: " ")
  /// Over more blanks ncurses moves the cursor.
  private static let fewBlanks = 8

  /// Sends what is pending, and waits for a terminal that does not read, until a signal requests the end of the program.
  /// - Parameter limit: how long to wait; `nil` for as long as it takes.
  /// - Returns: whether everything has been sent.
  @discardableResult
  private func send(waitingAtMost limit: Duration? = nil) -> Bool {
    var rest = pending[...]
    pending = []
    var limit = limit
    while !rest.isEmpty {
      guard let count = device.write(rest) else { return false }
      rest = rest.dropFirst(count)
      if rest.isEmpty { break }
      let events = device.wait(for: [.output, .signal], atMost: limit)
      if events.contains(.signal) {
        early += pendingSignals()
        if isTerminated { limit = min(limit ?? .zero, Self.shortPatience) }
      } else if limit != nil {
        // It is enough that it begins to read: it may read slowly.
        limit = .zero
      }
      if events.isEmpty || events.contains(.hangUp) { return false }
    }
    return true
  }

  /// How long closing waits for a terminal that does not read, after a signal, and otherwise.
  private static let shortPatience = Duration.milliseconds(100)
  private static let longPatience = Duration.milliseconds(3000)

  // MARK: Modes

  // Bracketed paste and the mouse: xterm's control sequences, "Bracketed Paste Mode" and "Mouse Tracking".
  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"
  /// Clicks and the wheel, without a limit to columns where the terminal knows that form.
  private var mouseOn: [UInt8] { hasMouse ? Array("\u{1B}[?1000;1006h".utf8) : [] }
  /// What another program may have left on, too: every other kind and form of report.
  private var mouseOff: [UInt8] {
    hasMouse || understandsControlSequences
      ? Array("\u{1B}[?9;1000;1002;1003;1005;1006;1015;1016l".utf8) : []
  }

  // Keys as terminals without a protocol of their own for keys send them: xterm's control sequences, "modifyOtherKeys", and
  // kitty's keyboard protocol, which remembers what was on.
  private static let plainKeysOn = "\u{1B}[>4;0m\u{1B}[>0u"
  private static let plainKeysOff = "\u{1B}[<u\u{1B}[>4m"

  /// Lets ncurses set and end the modes of the terminal once, and returns what it sends for that. It does not learn when the
  /// terminal is given to the shell and taken again: on that occasion it would reset the terminal's palette. Colours and
  /// attributes are switched off first, whatever ncurses has sent: part of it may not have reached the terminal.
  private func modes() -> (entering: [UInt8], leaving: [UInt8]) {
    let knowsMore = understandsControlSequences
    curs_set(CURSES_CURSOR_INVISIBLE)
    _ = channel.take()
    _ = curses_send("sgr0", channel.descriptor)
    let plain = channel.take()
    _ = curses_send("rmkx", channel.descriptor)
    endwin()
    // The protocols of keys belong to the alternate screen.
    let leaving =
      plain + (knowsMore ? Array(Self.plainKeysOff.utf8) : []) + mouseOff + channel.take()
      + (knowsMore ? Array(Self.pasteOff.utf8) : [])
    curses_refresh()
    _ = curses_send("smkx", channel.descriptor)
    let entering =
      channel.take() + mouseOff + (knowsMore ? Array((Self.pasteOn + Self.plainKeysOn).utf8) : [])
    return (entering, leaving)
  }

  /// Takes the terminal from the shell, in the foreground.
  /// - Returns: whether it is the program's; not when that has been told to end.
  private func enter() -> Bool {
    guard !isTerminated else { return false }
    guard holder != .program else { return true }
    device.waitForForeground()
    early += pendingSignals()
    guard !isTerminated else { return false }
    curs_set(CURSES_CURSOR_INVISIBLE)
    _ = channel.take()
    // Modes that have been set while the process was stopped are those to restore at the end.
    if holder == .shell { device.saveModes() }
    device.setRawModes()
    device.restoreOnCrash(leaving)
    curses_send_whole_region(channel.descriptor)
    pending += entering
    if usesMouse { pending += mouseOn }
    (holder, isStale) = (.program, true)
    return true
  }

  /// Gives the terminal back to the shell.
  /// - Parameter limit: how long to wait for a terminal that does not read, `nil` for as long as it takes.
  private func leave(waitingAtMost limit: Duration? = nil) {
    awaitBackground()
    pending += leaving
    if !send(waitingAtMost: limit) { device.discardOutput() }
    device.restoreModes()
    device.restoreOnCrash(nil)
    holder = .shell
  }

  // MARK: Background

  /// Asks the terminal for its background colour, once, if it has colours; the answer, if one comes, is an input.
  public func askForBackground() {
    guard askedAt == nil, has_colors(), understandsControlSequences, enter() else { return }
    askedAt = System.time
    decoder.awaitsBackground = true
    pending += KeyDecoder.backgroundQuestion.utf8
    send()
  }

  /// The answer, if it has arrived already; it is an input all the same.
  public func earlyBackground() -> Background? {
    guard askedAt != nil, device.wait(for: .input, atMost: .zero).contains(.input) else { return nil }
    decoder.feed(device.read(atMost: KeyDecoder.mostInputs))
    early += decoder.take()
    for case .background(let answer) in early { return answer }
    return nil
  }

  /// Lets an answer that is on its way arrive here instead of at the shell.
  private func awaitBackground() {
    let end = System.time + Self.answerTime
    while decoder.awaitsBackground, !isTerminated {
      let rest = end - System.time
      guard rest > .zero, device.wait(for: .input, atMost: rest) == .input else { return }
      decoder.feed(device.read(atMost: KeyDecoder.mostInputs))
    }
  }

  /// How long leaving waits for an answer.
  private static let answerTime = Duration.milliseconds(100)

  /// Restores the terminal. Nothing may be displayed after that.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    // In the background the kernel would stop the process again.
    guard holder != .shell else { return }
    leave(waitingAtMost: isTerminated ? Self.shortPatience : Self.longPatience)
  }

  // MARK: Waiting

  /// Waits for input and returns it; empty when the timeout `patience` has passed (`nil`: none), or when something has
  /// happened to another watch of the loop. If the terminal has been closed, the input is `Input.terminate`.
  public func inputs(patience: Duration?) -> [Input] {
    if !early.isEmpty {
      defer { early = [] }
      return early
    }
    let start = System.time
    let limit = [patience, decoder.patience].compactMap { $0 }.min()
    let events = device.wait(for: [.input, .signal, .other], atMost: limit)
    let waited = System.time - start
    var inputs = events.contains(.signal) ? pendingSignals() : []
    // After a stop it may be the shell's, and reading it in the background would stop the process.
    if events.contains(.input), holder == .program { read(after: waited) } else { decoder.elapse(waited) }
    inputs += decoder.take()
    if events.contains(.hangUp) { inputs.append(.terminate) }
    return inputs
  }

  /// Reads what has arrived: not more than what makes the most inputs at a time, so that signals and drawing are not delayed, and
  /// what comes after Ctrl-Z is the shell's. When many keys arrive at once, they may be pasted text, of which more follows.
  private func read(after silence: Duration) {
    var silence = silence
    while decoder.count < KeyDecoder.mostInputs {
      let count = decoder.count
      decoder.feed(device.read(atMost: KeyDecoder.mostInputs - count), after: silence)
      silence = .zero
      guard decoder.count - count > Self.mostTogether else { return }
      guard device.wait(for: .input, atMost: Self.shortPause).contains(.input) else { return }
    }
  }

  private static let mostTogether = 16
  private static let shortPause = Duration.milliseconds(20)

  /// What has happened to other watches of the loop while the program waited for the terminal.
  package func takeOtherEvents() -> [EventLoop.Event] { device.takeOtherEvents() }

  private func pendingSignals() -> [Input] {
    device.pendingRequests().flatMap { signal -> [Input] in
      switch signal {
      case .resized: return resize()
      case .stop: return [.key(.control("z"))]
      case .continued:
        resume()
        // The size may have changed while the process was stopped.
        return resize()
      case .end:
        isTerminated = true
        return [.terminate]
      }
    }
  }

  private func resize() -> [Input] {
    guard let size = device.size else { return [] }
    resize_term(Int32(size.rows), Int32(size.columns))
    isStale = true
    return [.resize(self.size)]
  }

  // MARK: Job control

  /// Whether Ctrl-Z can stop the process.
  public var isStoppable: Bool { device.isStoppable }

  /// Restores the terminal and stops the process, as Ctrl-Z does, until the shell continues it. Nothing of the game remains
  /// readable while its clock stands.
  /// - Returns: whether the process can be stopped; otherwise nothing happens.
  public func suspend() -> Bool {
    guard isStoppable else { return false }
    if !curses_has_capability("smcup") { clear() }
    leave()
    decoder.reset()
    device.stop()
    // Already here, so that the next frame is drawn once.
    early += pendingSignals()
    return true
  }

  /// Clears the screen of a terminal without another one for the shell.
  private func clear() {
    _ = curses_send("sgr0", channel.descriptor)
    _ = curses_send("clear", channel.descriptor)
    pending += channel.take()
  }

  /// Lets the next frame set all modes and draw everything again, because the shell may have changed both while the process
  /// was stopped without notice.
  private func resume() {
    if holder == .program { holder = .unknown }
  }

  // MARK: Effects

  /// Rings the terminal's bell, or flashes its screen.
  public func alert(flashing: Bool) {
    let (first, second) = flashing ? ("flash", "bel") : ("bel", "flash")
    if !curses_send(first, device.output) { _ = curses_send(second, device.output) }
  }

  /// Copies a text to the terminal's clipboard with OSC 52 (xterm's control sequences, "Manipulate Selection Data").
  /// Terminals without clipboard support ignore it; it is not sent to those that would print it.
  public func copy(_ text: String) {
    guard understandsControlSequences, !isTerminated else { return }
    pending += "\u{1B}]52;c;\(Self.base64(text))\u{07}".utf8
    send()
  }

  /// Encodes a text in Base64 (RFC 4648, section 4).
  static func base64(_ text: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let bytes = Array(text.utf8)
    var encoded: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
      let bits = group[0] << 16 | group[1] << 8 | group[2]
      let count = min(3, bytes.count - start) + 1
      for place in 0..<4 {
        encoded.append(place < count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}

extension Canvas {
  /// Every row as a run.
  var wholeRows: [Run] {
    size.width == 0 ? [] : (0..<size.height).map { Run(row: $0, columns: 0...size.width - 1) }
  }

  /// A run in parts of a number of cells, none of which begins within a grapheme.
  func parts(of run: Run, atMost most: Int) -> [Run] {
    var parts: [Run] = []
    var first = run.columns.lowerBound
    while run.columns.upperBound - first >= most {
      let next = first + most - (self[Point(x: first + most, y: run.row)].isContinuation ? 1 : 0)
      parts.append(Run(row: run.row, columns: first...next - 1))
      first = next
    }
    return parts + [Run(row: run.row, columns: first...run.columns.upperBound)]
  }
}
