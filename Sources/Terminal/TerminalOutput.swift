import CCursesIO
import Glibc

/// Sends the output of ncurses to the terminal without blocking on a terminal that does not read.
///
/// ncurses writes to standard output and blocks there. Therefore its output is kept in memory and then sent through a second
/// descriptor of the terminal, opened non-blocking. (Setting that flag on standard output would affect the shell as well.)
final class TerminalOutput {
  /// The terminal opened non-blocking; -1 when it cannot be opened again, in which case sending may block.
  private let nonBlocking: Int32
  /// Whether fewer sequences than those of ncurses are used for colours, attributes and movements.
  private(set) var isShortened = false

  init() {
    nonBlocking = open("/proc/self/fd/1", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  deinit {
    if nonBlocking >= 0 { close(nonBlocking) }
  }

  /// Uses fewer sequences than those of ncurses from now on, where the output can be kept in memory.
  func shorten() { isShortened = nonBlocking >= 0 }

  /// Runs `write` without sending its output.
  static func discard(_ write: () -> Void) {
    curses_io_begin(STDOUT_FILENO, -1)
    write()
    curses_io_end()
  }

  /// Runs `write` and sends its output.
  /// - Parameters:
  ///   - isExact: whether it is sent as it is written, without shorter sequences.
  ///   - parts: further closures, run in order; what they write without colour consists only of blanks that are on the
  ///     screen already.
  ///   - last: closures run after them.
  ///   - wait: called with the terminal's descriptor while the terminal does not accept output; returns when it does, or
  ///     false to give up.
  func send(
    isExact: Bool = false, _ write: () -> Void, colored parts: [() -> Void] = [], last: [() -> Void] = [],
    wait: (Int32) -> Bool
  ) {
    guard nonBlocking >= 0 else {
      write()
      for part in parts + last { part() }
      return
    }
    curses_io_begin(STDOUT_FILENO, nonBlocking)
    if isShortened && !isExact { curses_styles_begin() }
    write()
    if !parts.isEmpty {
      curses_styles_skip_blanks(true)
      for part in parts { part() }
      curses_styles_skip_blanks(false)
    }
    for part in last { part() }
    let all = UnsafeBufferPointer(start: curses_io_end(), count: curses_io_count())
    let bytes = UnsafeBufferPointer(rebasing: all[curses_io_sent()...])
    let sent = bytes.isEmpty ? 0 : max(0, Glibc.write(nonBlocking, bytes.baseAddress, bytes.count))
    guard sent < bytes.count else { return }
    // A signal that arrives while the terminal does not read may begin new output.
    Array(bytes[sent...]).withUnsafeBufferPointer { send($0, wait) }
  }

  private func send(_ bytes: UnsafeBufferPointer<UInt8>, _ wait: (Int32) -> Bool) {
    var sent = 0
    while sent < bytes.count {
      let written = Glibc.write(nonBlocking, bytes.baseAddress! + sent, bytes.count - sent)
      if written > 0 {
        sent += written
      } else if errno == EAGAIN {
        guard wait(nonBlocking) else { return }
      } else if errno != EINTR {
        return
      }
    }
  }
}
