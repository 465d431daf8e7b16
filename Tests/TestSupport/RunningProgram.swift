import CVTerm

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program without a terminal whose standard output is read, and whose input is written, while it runs. It is killed on
/// deinitialization.
public final class RunningProgram {
  private let process: pid_t
  private let output: Int32
  private var input: Int32
  private var received: [UInt8] = []
  private var status: Int32?

  /// - Parameter hasInput: whether its input is a pipe; else it is empty.
  public init(_ program: Program, hasInput: Bool = false) throws {
    // What is written to a program that has ended is lost.
    if hasInput { signal(SIGPIPE, SIG_IGN) }
    var ends: [Int32] = [0, 0]
    var others: [Int32] = [0, 0]
    guard pipe_open(&ends) == 0, pipe_open(&others) == 0 else {
      throw ProgramError(message: "no pipe: \(String(cString: strerror(errno)))")
    }
    (output, input) = (ends[0], others[1])
    defer {
      close(ends[1])
      close(others[0])
    }
    process = try program.start(
      on: .pipes(input: hasInput ? others[0] : nil, output: ends[1], errors: STDERR_FILENO))
  }

  deinit {
    if status == nil {
      kill()
      waitpid(process, nil, 0)
    }
    close(output)
    endInput()
  }

  /// Writes a line to its input; nothing happens when the program has ended.
  public func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    writeAll(bytes, input)
  }

  /// Ends its input.
  public func endInput() {
    guard input >= 0 else { return }
    close(input)
    input = -1
  }

  public func kill() { send(SIGKILL, process) }

  public func stop() { send(SIGSTOP, process) }

  /// The next line of output; `nil` when the program has ended instead.
  public func line(patience: Duration = VirtualTerminal.patience) throws -> String? {
    let deadline = Deadline(patience)
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeSubrange(...end) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      guard try receive(deadline) else { return nil }
    }
  }

  /// Waits for its end; returns the lines of output since the last one read.
  public func end(patience: Duration = VirtualTerminal.patience) throws -> (lines: [String], exit: Exit) {
    let deadline = Deadline(patience)
    while try receive(deadline) {}
    var status: Int32 = 0
    waitpid(process, &status, 0)
    self.status = status
    let text = String(decoding: received, as: UTF8.self)
    return (text.split(separator: "\n").map(String.init), Exit(status: status))
  }

  /// False when there will be no more output.
  private func receive(_ deadline: Deadline) throws -> Bool {
    var ready = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    guard poll(&ready, 1, deadline.milliseconds) > 0 || deadline.milliseconds > 0 else {
      throw ProgramError(message: "the program neither writes nor ends")
    }
    guard ready.revents != 0 else { return true }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(output, &buffer, buffer.count)
    received += buffer[..<max(0, count)]
    return count > 0
  }
}

// Functions of the C library whose names the methods above have.
private func writeAll(_ bytes: [UInt8], _ end: Int32) { _ = write(end, bytes, bytes.count) }
private func send(_ signal: Int32, _ process: pid_t) { _ = kill(process, signal) }
