import Engines
import Platform

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
    do throws(SystemError) {
      try System.write(bytes, to: System.standardOutput)
    } catch {
      throw OutputError(cause: error)
    }
  }
}
