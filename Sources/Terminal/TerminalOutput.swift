import CNcurses
import Glibc

/// Sends to the terminal what ncurses writes, without ever blocking on a terminal that does not read.
///
/// ncurses writes to standard output and waits there. So while it writes, standard output is a file in memory; its contents
/// are then sent through a second, non-blocking opening of the terminal (the flag would otherwise be the shell's, too).
final class TerminalOutput {
  /// The terminal itself.
  let terminal: Int32
  private let capture: Int32
  /// The terminal, opened non-blocking; -1 where it cannot be opened again, and then sending may block.
  private let nonBlocking: Int32
  private var bytes: [UInt8] = []

  init() {
    terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)
    capture = curses_memory_file()
    nonBlocking = open("/proc/self/fd/\(STDOUT_FILENO)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  deinit {
    for descriptor in [terminal, capture, nonBlocking] where descriptor >= 0 { close(descriptor) }
  }

  /// Runs `write` and sends what it has written to standard output.
  /// - Parameter wait: is called while the terminal takes nothing, with its descriptor; it returns when the terminal can
  ///   be written to again, and false to give up.
  func send(_ write: () -> Void, wait: (Int32) -> Bool) {
    guard capture >= 0, terminal >= 0, nonBlocking >= 0 else { return write() }
    dup2(capture, STDOUT_FILENO)
    write()
    dup2(terminal, STDOUT_FILENO)
    let count = Int(lseek(capture, 0, SEEK_CUR))
    guard count > 0 else { return }
    if bytes.count < count { bytes = [UInt8](repeating: 0, count: count) }
    pread(capture, &bytes, count, 0)
    lseek(capture, 0, SEEK_SET)
    ftruncate(capture, 0)
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
