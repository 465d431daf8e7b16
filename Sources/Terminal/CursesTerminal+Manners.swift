import CNcurses
import Glibc
import TextUI

extension CursesTerminal {
  /// Takes the player's locale for characters and says whether it is UTF-8. Where the environment asks for
  /// UTF-8 in a locale that is not installed, the language-neutral UTF-8 locale stands in.
  static func adoptLocale() -> Bool {
    if setlocale(LC_CTYPE, "") == nil, environmentAsksForUTF8 {
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

  /// Lets ncurses take the terminal over. It sends nothing before the first frame, so that a terminal that
  /// turns out to be of no use has seen nothing of it. Returns the descriptor to read from.
  static func beginCurses() throws -> Int32 {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      throw TerminalError.noTerminal
    }
    let name = getenv("TERM").map { String(cString: $0) } ?? ""
    guard !name.isEmpty else {
      throw TerminalError.unnamed
    }
    let input = curses_begin()
    guard input >= 0 else {
      throw TerminalError.unknown(name)
    }
    guard curses_has_capability("cup"), curses_has_capability("clear") else {
      reset_shell_mode()
      throw TerminalError.cannotMoveCursor(name)
    }
    return input
  }

  /// Sets ncurses up with what it writes going nowhere. When `setUp` ends with ncurses suspended, it says all of it
  /// again with the first frame, and from then on writes a frame at once instead of after each move of the cursor.
  static func unseen(_ setUp: () -> Void) {
    let terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(nowhere, STDOUT_FILENO)
    setUp()
    dup2(terminal, STDOUT_FILENO)
    Glibc.close(nowhere)
    Glibc.close(terminal)
  }

  /// The signals that the poll hears as input instead of being torn out of it: besides those of the window and the
  /// shell all that would end the program and leave the terminal to itself.
  static func signalDescriptor() -> Int32 {
    var heard = sigset_t()
    sigemptyset(&heard)
    for number in [
      SIGWINCH, SIGCONT, SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGXCPU,
      SIGPWR, SIGVTALRM, SIGPROF, SIGIO,
    ] { sigaddset(&heard, number) }
    return curses_signal_descriptor(&heard)
  }

  /// A crash still gives the terminal back before it ends the process.
  static func restoreOnTraps() {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS] {
      signal(number) { number in
        endwin()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}
