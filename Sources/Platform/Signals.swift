#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension System {
  /// At the size limit for files a write then fails with an error, instead of a signal ending the process.
  package static func ignoreFileSizeSignal() { signal(SIGXFSZ, SIG_IGN) }

  /// Blocks a signal, or unblocks one, which the process may have inherited as blocked.
  static func setBlocked(_ isBlocked: Bool, _ signal: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, signal)
    pthread_sigmask(isBlocked ? SIG_BLOCK : SIG_UNBLOCK, &signals, nil)
  }

  /// Sends a signal to the process, and returns when it has been handled.
  static func send(_ signal: Int32) { kill(getpid(), signal) }
}

/// A signal that a program can wait for; the raw value is its number.
package struct Signal: RawRepresentable, Hashable, Sendable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  package static let interrupt = Signal(rawValue: SIGINT)
  package static let terminate = Signal(rawValue: SIGTERM)
  package static let hangUp = Signal(rawValue: SIGHUP)
  package static let quit = Signal(rawValue: SIGQUIT)
  /// The size of the terminal has changed.
  package static let windowChanged = Signal(rawValue: SIGWINCH)
  /// Ctrl-Z.
  package static let stop = Signal(rawValue: SIGTSTP)
  /// The process goes on after it was stopped.
  package static let `continue` = Signal(rawValue: SIGCONT)

  /// The others whose default action ends the process without a fault of its own.
  package static let others = (portable + rare).map(Signal.init(rawValue:))
  private static let portable = [SIGUSR1, SIGUSR2, SIGALRM, SIGPIPE, SIGXCPU, SIGVTALRM, SIGPROF]
  #if os(Linux)
    // With the real-time signals that are available to programs.
    private static let rare = [SIGIO, SIGPWR, SIGSTKFLT] + Array(34...64)
  #else
    private static let rare: [Int32] = []
  #endif
}
