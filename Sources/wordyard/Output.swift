import Engines
import Glibc
import System

/// Writing to standard output failed.
struct OutputError: Error {
  let cause: SystemError
}

/// The output of a command, buffered and written at once.
struct Output {
  private var bytes: [UInt8] = []

  /// Writes a text to standard output.
  static func write(_ text: String) throws(OutputError) {
    var output = Output()
    output.text(text)
    try output.write()
  }

  mutating func text(_ text: String) { bytes += text.utf8 }

  mutating func line(_ text: String) {
    bytes += text.utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Writes the buffer to standard output.
  func write() throws(OutputError) {
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw OutputError(cause: SystemError(errno: errno)) }
      start += count
    }
  }
}
