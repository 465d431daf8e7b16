import Engines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, line by line.
package struct LineInput: Sendable {
  /// Whether a terminal shows what is typed, and edits it.
  package let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  private var pending: [UInt8] = []
  private var isEnded = false
  private var isHidden = false

  /// Of a longer line the rest is ignored.
  private static let longestLine = 4096

  package init() {}

  /// The next line, without its end; `nil` at the end of the input.
  package mutating func line() -> String? {
    var line: [UInt8] = []
    while true {
      if pending.isEmpty {
        if !isEnded { pending = Self.read() }
        if pending.isEmpty { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      }
      let part = pending.prefix { $0 != UInt8(ascii: "\n") }
      line += part.prefix(Self.longestLine - line.count)
      let isWhole = part.count < pending.count
      pending.removeFirst(part.count + (isWhole ? 1 : 0))
      if isWhole { return String(decoding: line, as: UTF8.self) }
    }
  }

  /// Whether the next line, or the end of the input, has arrived already.
  package var hasMore: Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return !pending.isEmpty || poll(&input, 1, 0) > 0
  }

  /// Whether the next line is whole, or the input has ended, so that `line` does not wait.
  package var hasLine: Bool { isEnded || pending.contains(UInt8(ascii: "\n")) }

  /// Takes what has arrived, and waits for something if nothing has.
  package mutating func receive() {
    let bytes = Self.read()
    isEnded = bytes.isEmpty
    pending += bytes
    if !hasLine { pending = Array(pending.prefix(Self.longestLine)) }
  }

  /// Watches the input; `nil` where the system cannot, as at a file, from which reading never waits.
  package func watch(in loop: EventLoop) -> EventLoop.Watch? { try? loop.watch(STDIN_FILENO) }

  /// Makes a line the next one.
  package mutating func putBack(_ line: String) { pending = Array((line + "\n").utf8) + pending }

  /// The next line, which a terminal does not show while it is typed.
  package mutating func secret(after prompt: String) throws(SystemError) -> String? {
    hide(true)
    defer { hide(false) }
    // Whoever types at once is not seen either.
    try System.write(Array(prompt.utf8), to: System.standardOutput)
    return line()
  }

  /// Hides what is typed at a terminal, or shows it again.
  /// - Parameter isWatched: whether the program is told of signals, and shows it before it ends or stops.
  package mutating func hide(_ isHidden: Bool, isWatched: Bool = false) {
    guard isTerminal, isHidden != self.isHidden else { return }
    self.isHidden = isHidden
    if isHidden { HiddenInput.begin(isWatched: isWatched) } else { HiddenInput.end(isWatched: isWatched) }
  }

  /// What has arrived, waiting for something; empty at the end of the input.
  private static func read() -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: longestLine)
    while true {
      let count = bytes.withUnsafeMutableBytes { readInput($0) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        System.setBlocking(true, STDIN_FILENO)
        continue
      }
      return Array(bytes.prefix(max(0, count)))
    }
  }
}

private func readInput(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
  read(STDIN_FILENO, bytes.baseAddress, bytes.count)
}

/// A terminal that does not show what is typed; a signal that ends the process gives it back first.
private enum HiddenInput {
  /// In a global, because a handler of signals cannot reach anything else.
  private nonisolated(unsafe) static var modes = termios()
  private static let (ending, stopping) = ([SIGINT, SIGTERM, SIGHUP, SIGQUIT], [SIGTSTP, SIGTTOU])

  static func begin(isWatched: Bool) {
    tcgetattr(STDIN_FILENO, &modes)
    var hidden = modes
    hidden.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSANOW, &hidden)
    if isWatched { return }
    // In the background the kernel would stop the process while it gives the terminal back.
    for number in stopping { signal(number, SIG_IGN) }
    for number in ending {
      signal(number) { number in
        tcsetattr(STDIN_FILENO, TCSANOW, &HiddenInput.modes)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  static func end(isWatched: Bool) {
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    if isWatched { return }
    for number in ending + stopping { signal(number, SIG_DFL) }
  }
}
