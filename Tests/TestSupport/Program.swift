import CVTerm

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program to start, with its arguments and complete environment.
public struct Program {
  public var path: String
  public var arguments: [String]
  public var environment: [String: String]

  public init(_ path: String, _ arguments: [String] = [], environment: [String: String] = [:]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// The standard input and output of a program.
  enum Connection {
    /// The terminal with this path as the controlling terminal, as for a program started by a terminal emulator.
    case terminal(String)
    /// No terminal: two pipes for output, and one for input; `nil` for empty input.
    case pipes(input: Int32? = nil, output: Int32, errors: Int32)
  }

  /// Starts the program as the leader of a new session, with no signal blocked or ignored: the tests' worker threads block
  /// some signals, which a child would inherit.
  func start(on connection: Connection) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    switch connection {
    case .terminal(let path):
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    case .pipes(let input, let output, let errors):
      if let input {
        posix_spawn_file_actions_adddup2(&actions, input, 0)
      } else {
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      }
      posix_spawn_file_actions_adddup2(&actions, output, 1)
      posix_spawn_file_actions_adddup2(&actions, errors, 2)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | SPAWN_SETSID)

    let words = ([path] + arguments).map { strdup($0) }
    let settings = environment.map { strdup("\($0)=\($1)") }
    defer { (words + settings).forEach { free($0) } }
    var process = pid_t()
    let error = posix_spawn(&process, path, &actions, &attributes, words + [nil], settings + [nil])
    guard error == 0 else { throw ProgramError(message: "\(path): \(String(cString: strerror(error)))") }
    return process
  }
}

/// A program could not be started or observed.
public struct ProgramError: Error, CustomStringConvertible {
  public var message: String

  public init(message: String) {
    self.message = message
  }

  public var description: String { message }
}

/// How a process ended: with an exit code, or by a signal.
public struct Exit: Equatable, CustomStringConvertible {
  public var code: Int32
  /// 0 when it was not ended by a signal.
  public var signal: Int32

  public init(code: Int32 = -1, signal: Int32 = 0) {
    self.code = code
    self.signal = signal
  }

  init(status: Int32) {
    self.init(code: process_exit_code(status), signal: process_exit_signal(status))
  }

  public var description: String { signal == 0 ? "exit \(code)" : "signal \(signal)" }
}

/// The deadline of a wait.
struct Deadline {
  private let end: ContinuousClock.Instant

  init(_ duration: Duration) {
    end = ContinuousClock.now + duration
  }

  /// The remaining time in milliseconds for `poll`, rounded up; 0 when the deadline has passed.
  var milliseconds: Int32 {
    let left = ContinuousClock.now.duration(to: end)
    guard left > .zero else { return 0 }
    return Int32(
      clamping: left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000 + 1)
  }
}
