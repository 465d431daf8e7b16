import CVTerm
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Information from the kernel about the program.
extension VirtualTerminal {
  /// Whether the program has read all input.
  public var hasReadInput: Bool {
    let slave = pty_open_slave(slavePath)
    guard slave >= 0 else { return true }
    defer { close(slave) }
    var descriptor = pollfd(fd: slave, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, 0) == 0
  }

  /// Sends bytes in two parts, the second one as soon as the program has read the first and polls for more.
  public func send(_ bytes: [UInt8], cutAt length: Int, at place: SourceLocation = #_sourceLocation) throws {
    let deadline = Deadline(Self.patience)
    try send(Array(bytes.prefix(length)), at: place)
    while !hasReadInput || systemCall.map({ !Self.waits($0.number) }) ?? true {
      guard deadline.milliseconds > 0 else { throw failure("the program does not read", at: place) }
    }
    try send(Array(bytes.dropFirst(length)), at: place)
  }

  /// Whether a system call waits for descriptors.
  private static func waits(_ number: Int) -> Bool { is_epoll_call(number) != 0 || is_poll_call(number) != 0 }

  /// Whether the program waits for input: Wordyard's event loop waits for the terminal, signals and, at a table, sockets; a
  /// shell reads from the terminal. A wait as short as that for the rest of an escape sequence does not count.
  var isWaiting: Bool {
    guard let call = systemCall else { return false }
    return is_epoll_call(call.number) != 0 && !(0...50 ~= Int32(truncatingIfNeeded: call.arguments[3]))
      || is_read_call(call.number) != 0 && call.arguments[0] == UInt(STDIN_FILENO)
  }

  /// Whether the program waits without a timeout, so that only input or a signal can wake it.
  public var waitsForInputOnly: Bool {
    guard let call = systemCall, is_epoll_call(call.number) != 0 else { return false }
    return Int32(truncatingIfNeeded: call.arguments[3]) < 0
  }

  /// Whether the program waits and remains idle for this time: its event loop does not end before.
  func rests(for time: Duration) -> Bool {
    guard let call = systemCall, is_epoll_call(call.number) != 0 else { return false }
    let milliseconds = Int32(truncatingIfNeeded: call.arguments[3])
    return milliseconds < 0 || .milliseconds(Int(milliseconds)) >= time
  }

  /// Requests redrawing repeatedly without reading the output, until the program waits for the terminal.
  public func waitUntilWritingBlocks(at place: SourceLocation = #_sourceLocation) throws {
    let deadline = Deadline(Self.patience)
    let redraws = [UInt8](repeating: 0x0C, count: 64)
    var blocked = 0
    while blocked < 20 {
      guard deadline.milliseconds > 0 else {
        throw failure("the program never waits for the terminal", at: place)
      }
      if !hasReadInput, let call = systemCall, Self.waits(call.number) {
        blocked += 1
      } else {
        blocked = 0
        if hasReadInput { _ = redraws.withUnsafeBytes { write(master, $0.baseAddress, $0.count) } }
      }
      poll(nil, 0, 1)
    }
  }

  /// Waits until the program has ended, without reading its output.
  public func waitForEndUnread(
    patience: Duration = VirtualTerminal.patience, at place: SourceLocation = #_sourceLocation
  ) throws {
    let deadline = Deadline(patience)
    var descriptor = pollfd(fd: processDescriptor, events: Int16(POLLIN), revents: 0)
    while poll(&descriptor, 1, deadline.milliseconds) <= 0 {
      guard deadline.milliseconds > 0 else { throw failure("the program has not ended", at: place) }
    }
  }

  /// Presses Esc and returns the timeout, in milliseconds, with which the program waits for the rest of an escape sequence;
  /// `nil` when it was not observed waiting.
  public func pressEscapeObservingTimeLimit(at place: SourceLocation = #_sourceLocation) throws -> Int? {
    let deadline = Deadline(Self.patience)
    try press(.escape, at: place)
    while deadline.milliseconds > 0 {
      if let call = systemCall, is_epoll_call(call.number) != 0 {
        let limit = Int(Int32(truncatingIfNeeded: call.arguments[3]))
        if limit > 0 { return limit }
      }
      if hasReadInput, isWaiting { return nil }
    }
    throw failure("the program does not answer Esc", at: place)
  }

  /// The only child of a process; `nil` while it has none.
  public static func child(of process: pid_t) -> pid_t? {
    contents("/proc/\(process)/task/\(process)/children").split(separator: " ").first.flatMap { pid_t($0) }
  }

  /// Asks again and again until a process is stopped, or has ended and waits for its parent.
  public func spin(
    until process: pid_t, isIn state: ProcessState, at place: SourceLocation = #_sourceLocation
  ) throws {
    try spin(until: "a process in state \(state.rawValue)", at: place) {
      Self.contents("/proc/\(process)/status").contains("State:\t\(state.rawValue)")
    }
  }

  /// The states of a process in proc(5).
  public enum ProcessState: String, Sendable {
    case stopped = "T"
    case ended = "Z"
  }

  /// The system call in which the process in the foreground is blocked, with its arguments; `nil` while it runs.
  private var systemCall: (number: Int, arguments: [UInt])? {
    let foreground = tcgetpgrp(master)
    let fields = Self.contents("/proc/\(foreground > 0 ? foreground : process)/syscall").split(separator: " ")
    guard fields.count > 6, let number = Int(fields[0]) else { return nil }
    return (number, fields[1...6].map { UInt($0.dropFirst(2), radix: 16) ?? 0 })
  }

  /// The paths of the files that the program has mapped into memory.
  public var mappedFiles: Set<String> {
    let maps = String(decoding: bytes(ofFile: "/proc/\(process)/maps") ?? [], as: UTF8.self)
    return Set(
      maps.split(separator: "\n").compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } })
  }

  /// How much memory the program has had mapped at most, in kB.
  public var peakMemory: Int { kilobytes("VmHWM:") }

  /// How much memory the program has now that is no file's, in kB.
  public var ownMemory: Int { kilobytes("RssAnon:") }

  private func kilobytes(_ field: String) -> Int {
    let status = Self.contents("/proc/\(process)/status").split(separator: "\n")
    let found = status.first { $0.hasPrefix(field) }?.split(whereSeparator: \.isWhitespace).dropFirst().first
    return found.flatMap { Int($0) } ?? 0
  }

  private static func contents(_ path: String) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    let count = max(0, read(descriptor, &buffer, buffer.count))
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}

extension Program {
  /// The output of a program, and how it ended.
  public struct Result {
    public var output: String
    public var errors: String
    public var exit: Exit
  }

  /// Runs a program to its end without a terminal: standard input is empty, and the output goes to pipes.
  public func run(patience: Duration = VirtualTerminal.patience) throws -> Result {
    var outputPipe: [Int32] = [0, 0]
    var errorPipe: [Int32] = [0, 0]
    guard pipe_open(&outputPipe) == 0, pipe_open(&errorPipe) == 0 else {
      throw ProgramError(message: "no pipe: \(String(cString: strerror(errno)))")
    }
    let process = try start(on: .pipes(output: outputPipe[1], errors: errorPipe[1]))
    close(outputPipe[1])
    close(errorPipe[1])
    defer {
      close(outputPipe[0])
      close(errorPipe[0])
    }
    let deadline = Deadline(patience)
    var texts: [[UInt8]] = [[], []]
    var open = [pollfd(fd: outputPipe[0], events: Int16(POLLIN), revents: 0)]
    open.append(pollfd(fd: errorPipe[0], events: Int16(POLLIN), revents: 0))
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while open.contains(where: { $0.fd >= 0 }), deadline.milliseconds > 0 {
      guard poll(&open, 2, deadline.milliseconds) > 0 else { continue }
      for index in open.indices where open[index].fd >= 0 && open[index].revents != 0 {
        let count = read(open[index].fd, &buffer, buffer.count)
        if count > 0 { texts[index] += buffer[..<count] } else { open[index].fd = -1 }
      }
    }
    if deadline.milliseconds == 0 { kill(process, SIGKILL) }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return Result(
      output: String(decoding: texts[0], as: UTF8.self), errors: String(decoding: texts[1], as: UTF8.self),
      exit: Exit(status: status))
  }
}
