import CCursesIO
import CNcurses
import Glibc
import TextUI

extension CursesTerminal {
  /// The size of the terminal in cells.
  public var size: Size {
    Size(width: Int(getmaxx(curses_screen())), height: Int(getmaxy(curses_screen())))
  }

  /// Sets the locale from the environment and returns whether its character set is UTF-8. When the environment requests
  /// UTF-8 in a locale that is not installed, `C.UTF-8` is used, if necessary the one that comes with the program.
  /// - Parameter localeFolder: the folder of that locale; it may be missing.
  public static func setLocale(from localeFolder: String) -> Bool {
    if setlocale(LC_CTYPE, "") == nil, environmentAsksForUTF8, setlocale(LC_CTYPE, "C.UTF-8") == nil {
      setenv("LOCPATH", localeFolder, 1)
      setlocale(LC_CTYPE, "C.UTF-8")
    }
    return String(cString: nl_langinfo(nl_item(CODESET))) == "UTF-8"
  }

  private static var environmentAsksForUTF8: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = getenv(name), value.pointee != 0 else { continue }
      // `language.codeset@modifier`, or only the codeset, as some terminals send it.
      let locale = String(cString: value).uppercased().prefix { $0 != "@" }
      let codeset = locale.split(separator: ".", omittingEmptySubsequences: false).last
      return codeset == "UTF-8" || codeset == "UTF8"
    }
    return false
  }

  /// Checks that the program has a terminal with a name, and returns the name.
  /// - Throws: `TerminalError`.
  @discardableResult
  public static func checkTerminal() throws -> String {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw TerminalError.noTerminal }
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !name.isEmpty else { throw TerminalError.unnamed }
    return name
  }

  /// Initializes ncurses and returns the descriptor to read from. Nothing is sent before the first frame, so an unsuitable
  /// terminal is not changed.
  static func beginCurses() throws -> Int32 {
    let name = try checkTerminal()
    var input = curses_begin()
    if input < 0, let known = standIn(for: name) {
      setenv("TERM", known, 1)
      input = curses_begin()
    }
    guard input >= 0 else {
      throw TerminalError.unknown(name)
    }
    guard curses_has_capability("cup"), curses_has_capability("clear") else {
      reset_shell_mode()
      throw TerminalError.cannotMoveCursor(name)
    }
    return input
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

  /// Whether the terminal ignores control sequences of xterm that it does not support, instead of printing them.
  static var understandsControlSequences: Bool {
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    return !["linux", "vt", "ansi", "cons"].contains(where: name.hasPrefix)
  }

  /// A descriptor for polling signals: window size, stop, continue, and every signal whose default action would end the
  /// program without restoring the terminal.
  static func signalDescriptor() -> Int32 {
    var signals = sigset_t()
    sigemptyset(&signals)
    let named: InlineArray<_, Int32> = [
      SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE,
      SIGXCPU, SIGPWR, SIGVTALRM, SIGPROF, SIGIO, SIGSTKFLT,
    ]
    for index in named.indices { sigaddset(&signals, named[index]) }
    for number in curses_first_realtime_signal()...curses_last_realtime_signal() {
      sigaddset(&signals, number)
    }
    return curses_signal_descriptor(&signals)
  }

  /// Restores the terminal on the signals of a crash, before the default action ends the process.
  static func restoreOnTraps() {
    let traps: InlineArray<_, Int32> = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]
    for index in traps.indices {
      signal(traps[index]) { number in
        // Output may be kept in memory at that moment, and ncurses may be composing a sequence.
        curses_io_abandon()
        curses_reset_attributes()
        endwin()
        if CursesTerminal.isPasteOn {
          write(STDOUT_FILENO, CursesTerminal.pasteOff, CursesTerminal.pasteOff.utf8.count)
        }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
