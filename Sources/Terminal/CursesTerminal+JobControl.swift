import CNcurses
import Glibc

extension CursesTerminal {
  /// Whether Ctrl-Z can stop the process. In an orphaned process group (POSIX, "Orphaned Process Group"), which no shell
  /// could continue, the kernel discards the signal: without a shell, or in one without job control.
  public var isStoppable: Bool {
    getpgrp() != getsid(0) && getsid(getppid()) == getsid(0)
  }

  /// Restores the terminal and stops the process, as Ctrl-Z does, until the shell continues it; nothing if that cannot be.
  public func suspend() {
    guard isStoppable else { return }
    setPasteMode(false)
    // The signal is blocked, to be read as input; ncurses' handler restores the terminal and stops the process.
    var stop = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    sigprocmask(SIG_UNBLOCK, &stop, nil)
    raise(SIGTSTP)
    sigprocmask(SIG_BLOCK, &stop, nil)
    setPasteMode(true)
  }
}
