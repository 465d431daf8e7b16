import CVTerm
import Glibc
import Testing

extension VirtualTerminal {
  /// Waits for a while in which the program neither wakes, works nor writes.
  public func waitUntilAtRest(
    patience: Duration = VirtualTerminal.patience, at place: SourceLocation = #_sourceLocation
  ) throws {
    let deadline = Deadline(patience)
    while true {
      let before = [sleeps, processorTicks, received.count]
      drain(quietFor: 150)
      if [sleeps, processorTicks, received.count] == before { return }
      guard deadline.milliseconds > 0 else { throw failure("the program does not come to rest", at: place) }
    }
  }

  /// The processor time that the program has used, in ticks of a hundredth of a second.
  public var processorTicks: Int {
    let fields =
      Self.contents("/proc/\(process)/stat").split(separator: ")").last?.split(separator: " ") ?? []
    // Behind the name in brackets the state is the first field; user and system time are the 12th and 13th.
    return fields.count > 12 ? Int(fields[11])! + Int(fields[12])! : 0
  }

  /// How often the program has gone to sleep so far.
  public var sleeps: Int {
    for line in Self.contents("/proc/\(process)/status").split(separator: "\n")
    where line.hasPrefix("voluntary_ctxt_switches:") {
      return Int(line.split(separator: "\t").last ?? "") ?? 0
    }
    return 0
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
  /// What a program wrote, and how it ended.
  public struct Result {
    public var output: String
    public var errors: String
    public var exit: Exit
  }

  /// Runs it to its end without a terminal: standard input is empty, and what it writes goes into pipes.
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
