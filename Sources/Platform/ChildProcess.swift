import Engines

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another program that this one has started, with a socket in place of its standard input and output, and one of its messages.
/// It ends, at the latest, with this object.
package final class ChildProcess {
  /// What it reads and writes.
  package let line: LocalSocket
  /// Its standard error.
  package let messages: LocalSocket
  private let process: pid_t

  /// Starts a program that is found as a shell finds it.
  /// - Parameter isAlone: whether it has a session of its own, so that it can neither use the terminal nor gets its signals.
  /// - Throws: when there is no such program, or the system cannot start it.
  package init(_ words: [String], isAlone: Bool) throws(SystemError) {
    let (ownLine, line) = try LocalSocket.pair()
    let (ownMessages, messages) = try LocalSocket.pair()
    // The ends of the child are closed here afterwards, also when it cannot be started.
    defer { withExtendedLifetime((line, messages)) {} }
    process = try Self.spawn(words, inNewSession: isAlone) { actions in
      for target in [STDIN_FILENO, STDOUT_FILENO] {
        posix_spawn_file_actions_adddup2(&actions, line.number, target)
      }
      posix_spawn_file_actions_adddup2(&actions, messages.number, STDERR_FILENO)
    }
    (self.line, self.messages) = (ownLine, ownMessages)
  }

  #if canImport(Darwin)
    fileprivate typealias Actions = posix_spawn_file_actions_t?
  #else
    fileprivate typealias Actions = posix_spawn_file_actions_t
  #endif

  /// Starts a program that is found as a shell finds it, with no signal blocked.
  /// - Parameter redirect: says what its standard input and outputs are.
  /// - Returns: its process.
  fileprivate static func spawn(
    _ words: [String], inNewSession: Bool, redirect: (inout Actions) -> Void
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var (actions, attributes): (Actions, posix_spawnattr_t?) = (nil, nil)
    #else
      var (actions, attributes) = (Actions(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    redirect(&actions)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK) | (inNewSession ? newSession : 0))
    let (arguments, settings) = (words.map { strdup($0) }, System.environment.map { strdup($0) })
    defer { for text in arguments + settings { free(text) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, words[0], &actions, &attributes, arguments + [nil], settings + [nil])
    guard code == 0 else { throw SystemError(errno: code) }
    return process
  }

  #if canImport(Darwin)
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #else
    // The headers show it to GNU programs only.
    private static let newSession: Int16 = 0x80
  #endif

  deinit {
    kill(process, SIGTERM)
    for _ in 0..<50 {
      guard waitpid(process, nil, WNOHANG) == 0 else { return }
      usleep(2000)
    }
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }
}

extension System {
  /// Starts this program once more, in a session of its own and with neither input nor output: it does its work whatever becomes of
  /// this process, and nobody waits for it.
  package static func startAgain(_ words: [String]) {
    _ = try? ChildProcess.spawn([programPath] + words, inNewSession: true) { actions in
      for target in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
      }
    }
  }

  /// What has arrived on standard input, waiting for something; empty at its end.
  package static func readInput(atMost count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    while true {
      let count = bytes.withUnsafeMutableBytes { readSome(STDIN_FILENO, $0) }
      if count < 0, errno == EINTR { continue }
      return Array(bytes.prefix(max(0, count)))
    }
  }

  package static let standardInput = STDIN_FILENO

  /// Makes standard output wait for its reader, and `SIGTERM` write a last line to it, if it can take one, before the process
  /// ends.
  package static func endOnTermination(saying line: StaticString) {
    setBlocking(true, STDOUT_FILENO)
    lastLine = line
    signal(SIGTERM) { _ in
      System.setBlocking(false, STDOUT_FILENO)
      _ = writeSome(UnsafeRawBufferPointer(start: lastLine.utf8Start, count: lastLine.utf8CodeUnitCount), 1)
      _exit(0)
    }
    setBlocked(false, SIGTERM)
  }
}

/// In a global, because a handler of signals cannot reach anything else.
private nonisolated(unsafe) var lastLine: StaticString = ""
