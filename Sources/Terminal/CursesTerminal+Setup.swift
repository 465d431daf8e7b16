import CNcurses
import Glibc
import TextUI

extension CursesTerminal {
  /// Sets the character set from the environment's locale and returns whether it is UTF-8. When the environment asks
  /// for UTF-8 in a locale that is not installed, `C.UTF-8` is used, if need be from the folder that comes with the program.
  /// - Parameter localeFolder: may be missing.
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
      let codeset = String(cString: value).uppercased()
      return codeset.hasSuffix(".UTF-8") || codeset.hasSuffix(".UTF8")
    }
    return false
  }

  /// Initializes ncurses and returns the descriptor to read from. Nothing is sent before the first frame, so a terminal
  /// that cannot be used is left as it was.
  static func beginCurses() throws -> Int32 {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw TerminalError.noTerminal
    }
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !name.isEmpty else {
      throw TerminalError.unnamed
    }
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

  /// A terminal of terminfo that behaves like one whose entry is often missing, as on a machine that somebody has logged
  /// in to; `nil` where none is known.
  private static func standIn(for name: String) -> String? {
    if ["screen", "tmux"].contains(where: name.hasPrefix) { return "screen-256color" }
    let likeXterm = [
      "xterm", "kitty", "ghostty", "alacritty", "foot", "wezterm", "st-", "konsole", "rxvt", "gnome", "vte",
      "contour", "iterm",
    ]
    return name == "st" || likeXterm.contains(where: name.hasPrefix) ? "xterm-256color" : nil
  }

  /// Whether the terminal ignores the control sequences of xterm that it does not support, rather than printing them.
  static var understandsControlSequences: Bool {
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    return !["linux", "vt", "ansi", "cons"].contains(where: name.hasPrefix)
  }

  /// Runs `setUp` while standard output is `/dev/null`. `setUp` ends with `endwin`: resuming with the first frame,
  /// ncurses sends all modes again, and from then on it writes once a frame instead of after each cursor movement.
  static func withOutputDiscarded(_ setUp: () -> Void) {
    let terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(null, STDOUT_FILENO)
    setUp()
    dup2(terminal, STDOUT_FILENO)
    Glibc.close(null)
    Glibc.close(terminal)
  }

  /// A descriptor that delivers the signals to `poll`: window size, stop, continue, and every one whose default action
  /// would end the program without restoring the terminal.
  static func signalDescriptor() -> Int32 {
    var signals = sigset_t()
    sigemptyset(&signals)
    let named = [
      SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE,
      SIGXCPU,
      SIGPWR, SIGVTALRM, SIGPROF, SIGIO, SIGSTKFLT,
    ]
    for number in named + Array(curses_first_realtime_signal()...curses_last_realtime_signal()) {
      sigaddset(&signals, number)
    }
    return curses_signal_descriptor(&signals)
  }

  /// The descriptor of the terminal for the handlers of fatal signals, which have no other way to it.
  nonisolated(unsafe) private static var terminalForTraps: Int32 = -1

  /// Restores the terminal on the signals of a crash, which then ends the process as it would have.
  static func restoreOnTraps(terminal: Int32) {
    terminalForTraps = terminal
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS] {
      signal(number) { number in
        // Standard output may be the file in memory to which ncurses writes just now.
        if CursesTerminal.terminalForTraps >= 0 { dup2(CursesTerminal.terminalForTraps, STDOUT_FILENO) }
        endwin()
        write(STDOUT_FILENO, CursesTerminal.pasteOff, CursesTerminal.pasteOff.utf8.count)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
