import CNcurses
import Glibc

/// Sends the output of ncurses to the terminal without blocking on a terminal that does not read.
///
/// ncurses writes to standard output and blocks there. Therefore standard output is a memory file while it writes, whose
/// contents are then sent through a second descriptor of the terminal, opened non-blocking. (Setting that flag on standard
/// output would affect the shell as well.)
final class TerminalOutput {
  /// The original descriptor of the terminal.
  let terminal: Int32
  private let capture: Int32
  /// The terminal opened non-blocking; -1 when it cannot be opened again, in which case sending may block.
  private let nonBlocking: Int32
  private var bytes: [UInt8] = []
  /// `nil` when the terminal might not support the shorter sequences.
  private var styles: StyleSequences?

  /// - Parameter shortensStyles: whether fewer sequences than those of ncurses may be used for colours and attributes.
  init(shortensStyles: Bool) {
    styles = shortensStyles ? StyleSequences() : nil
    terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)
    capture = curses_memory_file()
    nonBlocking = open("/proc/self/fd/\(STDOUT_FILENO)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  deinit {
    for descriptor in [terminal, capture, nonBlocking] where descriptor >= 0 { close(descriptor) }
  }

  /// Runs `write` and sends its output.
  /// - Parameters:
  ///   - parts: further closures, run in order; what they write without colour consists only of blanks that are on the
  ///     screen already.
  ///   - last: closures run after them.
  ///   - wait: called with the terminal's descriptor while the terminal does not accept output; returns when it does, or
  ///     false to give up.
  func send(
    _ write: () -> Void, colored parts: [() -> Void] = [], last: [() -> Void] = [], wait: (Int32) -> Bool
  ) {
    guard capture >= 0, terminal >= 0, nonBlocking >= 0 else {
      write()
      for part in parts + last { part() }
      return
    }
    dup2(capture, STDOUT_FILENO)
    write()
    let start = Int(lseek(capture, 0, SEEK_CUR))
    for part in parts { part() }
    let end = Int(lseek(capture, 0, SEEK_CUR))
    for part in last { part() }
    dup2(terminal, STDOUT_FILENO)
    let written = Int(lseek(capture, 0, SEEK_CUR))
    guard written > 0 else { return }
    if bytes.count < written { bytes = [UInt8](repeating: 0, count: written) }
    pread(capture, &bytes, written, 0)
    lseek(capture, 0, SEEK_SET)
    ftruncate(capture, 0)
    let shortened = bytes.withUnsafeBufferPointer { all in
      styles?.shorten(UnsafeBufferPointer(rebasing: all[..<written]), colored: start..<end)
    }
    send(shortened ?? bytes, count: shortened?.count ?? written, wait)
  }

  private func send(_ bytes: [UInt8], count: Int, _ wait: (Int32) -> Bool) {
    var sent = 0
    while sent < count {
      let written = bytes.withUnsafeBytes { Glibc.write(nonBlocking, $0.baseAddress! + sent, count - sent) }
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
