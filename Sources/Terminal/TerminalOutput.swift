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
  /// `nil` where the terminal might not understand them.
  private var styles: StyleSequences?

  /// - Parameter shortensStyles: whether colours and attributes may be switched by fewer sequences than ncurses uses.
  init(shortensStyles: Bool) {
    styles = shortensStyles ? StyleSequences() : nil
    terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0)
    capture = curses_memory_file()
    nonBlocking = open("/proc/self/fd/\(STDOUT_FILENO)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  deinit {
    for descriptor in [terminal, capture, nonBlocking] where descriptor >= 0 { close(descriptor) }
  }

  /// Runs `write` and sends what it has written to standard output.
  /// - Parameters:
  ///   - parts: more to run after it, in the order of the terminal; what they write in no colour are only blanks that stand
  ///     there already.
  ///   - last: to run after them.
  ///   - wait: is called while the terminal takes nothing, with its descriptor; it returns when the terminal can
  ///     be written to again, and false to give up.
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
