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
  /// The file in memory; -1 when there is none, in which case sending may block.
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
    capture = Self.holdsFrames ? curses_memory_file() : -1
    nonBlocking = open("/proc/self/fd/1", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  /// Whether the limit on the size of files leaves room for a frame in the file in memory.
  private static var holdsFrames: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) != 0 || limit.rlim_cur >= 1 << 20
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
    let start = parts.isEmpty ? 0 : written
    for part in parts { part() }
    let end = parts.isEmpty ? 0 : written
    for part in last { part() }
    dup2(terminal, STDOUT_FILENO)
    let count = written
    guard count > 0 else { return }
    if bytes.count < count { bytes = [UInt8](repeating: 0, count: count) }
    pread(capture, &bytes, count, 0)
    // What is written next takes the place of these bytes: to cut the file off would free its memory each time.
    lseek(capture, 0, SEEK_SET)
    let shortened = bytes.withUnsafeBufferPointer { all in
      styles?.shorten(UnsafeBufferPointer(rebasing: all[..<count]), colored: start..<end)
    }
    send(shortened ?? bytes, count: shortened?.count ?? count, wait)
  }

  /// How much has been written to the file in memory.
  private var written: Int { Int(lseek(capture, 0, SEEK_CUR)) }

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
