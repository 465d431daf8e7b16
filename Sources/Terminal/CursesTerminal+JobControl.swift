import CCursesIO
import CNcurses
import Glibc
import TextUI

extension CursesTerminal {
  /// Whether Ctrl-Z can stop the process. In an orphaned process group (POSIX, "Orphaned Process Group"), which no shell
  /// could continue, the kernel discards the signal: without a shell, or in one without job control.
  public var isStoppable: Bool {
    getpgrp() != getsid(0) && getsid(getppid()) == getsid(0)
  }

  /// Restores the terminal and stops the process, as Ctrl-Z does, until the shell continues it. Input that has been read
  /// ahead is discarded.
  /// - Returns: whether the process can be stopped; otherwise nothing happens.
  public func suspend() -> Bool {
    guard isStoppable else { return false }
    curses_io_read_ahead(input)
    setPasteMode(false)
    endwin()
    isRestored = true
    // The signal is blocked, to be read as input.
    var stop = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    sigprocmask(SIG_UNBLOCK, &stop, nil)
    raise(SIGTSTP)
    sigprocmask(SIG_BLOCK, &stop, nil)
    // Modes that have been set meanwhile are those to restore at the end.
    def_shell_mode()
    // Already here, so that the next frame is drawn once.
    early += pendingSignals()
    return true
  }

  /// Makes the next frame set all modes and draw everything again, because the shell may have changed both while the process
  /// was stopped without notice.
  func resume() {
    TerminalOutput.discard {
      if !isendwin() { endwin() }
      // ncurses would enable the keypad only when it reads the first key, which would then have another sequence than expected.
      keypad(keyboard, true)
    }
  }

  func pendingSignals() -> [Input] {
    var inputs: [Input] = []
    var info = signalfd_siginfo()
    while read(signals, &info, MemoryLayout<signalfd_siginfo>.size) > 0 {
      // The size may have changed while the process was stopped.
      switch Int32(bitPattern: info.ssi_signo) {
      case SIGWINCH: inputs += resize()
      case SIGCONT:
        resume()
        inputs += resize()
      case SIGTSTP: inputs.append(.key(.control("z")))
      default:
        isTerminated = true
        inputs.append(.terminate)
      }
    }
    return inputs
  }

  private func resize() -> [Input] {
    var rows: Int32 = 0
    var columns: Int32 = 0
    guard curses_window_size(&rows, &columns) == 0 else { return [] }
    resizeterm(rows, columns)
    invalidate()
    return [.resize(size)]
  }
}
