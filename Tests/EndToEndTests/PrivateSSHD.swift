import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An ssh server for this machine only, with its own configuration and keys, that admits guests.
final class PrivateSSHD {
  private static let program = "/usr/sbin/sshd"
  static var isThere: Bool {
    let programs: [String] = [program, "/usr/bin/ssh", "/usr/bin/ssh-keygen"]
    return programs.allSatisfy { access($0, X_OK) == 0 }
  }

  /// Settings of wordyard-ssh(7).
  static let settings = [
    "AuthenticationMethods publickey", "DisableForwarding yes", "PermitUserRC no", "MaxSessions 1",
  ]

  private let folder: TemporaryFolder
  /// The home of the guests' records.
  let home: Home
  let port: UInt16
  private var server: RunningProgram?

  /// - Parameters:
  ///   - guests: each has a key that only lets this guest play.
  ///   - relays: whether it does so from the guest's own machine.
  init(guests: [String], relays: Bool = false) throws {
    folder = try TemporaryFolder()
    home = try Home()
    port = try Self.freePort()
    try makeKey("host")
    var keys = ""
    for guest in guests {
      try makeKey(guest)
      let key = String(decoding: bytes(ofFile: "\(folder.path)/\(guest).pub") ?? [], as: UTF8.self)
      let program = "exec '\(try Wordyard.path())'" + (relays ? " table --relay" : "")
      let command = "\(program) --guest \(guest) --data '\(home.records)'"
      keys += "restrict,pty,command=\"\(command)\" \(key)"
    }
    try folder.write(keys, to: "keys")
    let configuration = try folder.write(
      """
      Port \(port)
      ListenAddress 127.0.0.1
      HostKey \(folder.path)/host
      PidFile none
      AuthorizedKeysFile \(folder.path)/keys
      StrictModes no
      UsePAM no
      PermitRootLogin yes
      \(Self.settings.joined(separator: "\n"))
      UnusedConnectionTimeout 1
      AcceptEnv LANG LC_*

      """, to: "sshd_config")
    // When run by root, it needs this folder, which the system's service normally creates.
    if geteuid() == 0 { mkdir("/run/sshd", 0o755) }
    server = try RunningProgram(
      Program(Self.program, ["-D", "-E", folder.path + "/log", "-f", configuration]))
    try waitUntilItListens()
  }

  /// The log of the server, for a failed test.
  var log: String { String(decoding: bytes(ofFile: folder.path + "/log") ?? [], as: UTF8.self) }

  private func makeKey(_ name: String) throws {
    let file = "\(folder.path)/\(name)"
    let result = try Program(
      "/usr/bin/ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-C", name, "-f", file],
      environment: ["PATH": "/usr/bin:/bin"]
    ).run()
    guard result.exit == Exit(code: 0) else { throw ProgramError(message: "ssh-keygen: \(result.errors)") }
  }

  /// The folder of the guests' records.
  var records: String { home.records }

  /// The user of the server, and its machine.
  var address: String { String(cString: getpwuid(geteuid()).pointee.pw_name) + "@127.0.0.1" }

  /// The options with which a guest logs in.
  func options(_ guest: String) -> [String] {
    let settings = [
      "UserKnownHostsFile=/dev/null", "StrictHostKeyChecking=no", "LogLevel=ERROR", "IdentitiesOnly=yes",
      "IdentityFile=\(folder.path)/\(guest)", "Port=\(port)", "SendEnv=LANG", "ConnectTimeout=10",
    ]
    return ["-F", "/dev/null"] + settings.flatMap { ["-o", $0] }
  }

  /// A client that logs in as a guest.
  private func client(_ guest: String, _ options: [String], _ command: [String], program: String) -> Program {
    Program(
      program, self.options(guest) + options + [address] + command,
      environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": folder.path])
  }

  /// A terminal in which a guest is logged in.
  func open(_ guest: String) throws -> VirtualTerminal {
    let terminal = try VirtualTerminal(client(guest, ["-t"], [], program: "/usr/bin/ssh"))
    terminal.belongings = [self]
    return terminal
  }

  /// The output of logging in without a terminal.
  func run(
    _ guest: String, _ options: [String] = [], _ command: [String] = [], program: String = "/usr/bin/ssh"
  ) throws -> Program.Result {
    try client(guest, options, command, program: program).run()
  }

  private func waitUntilItListens() throws {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
      if Self.isOpen(port) { return }
      poll(nil, 0, 5)
    }
    throw ProgramError(message: "sshd does not listen: \(log)")
  }

  // MARK: Ports

  private static func address(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func with<Result>(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0) }
    }
  }

  private static func freePort() throws -> UInt16 {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = address(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    guard with(&address, { bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0 }) else {
      throw ProgramError(message: "there is no free port")
    }
    return UInt16(bigEndian: address.sin_port)
  }

  private static func isOpen(_ port: UInt16) -> Bool {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(socket) }
    var address = address(port)
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return with(&address) { connect(socket, $0, size) == 0 }
  }
}
