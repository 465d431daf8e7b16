#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The process, its user and its surroundings.
package enum System {
  /// Ends the process.
  package static func end(_ code: Int32) -> Never { exit(code) }

  /// The number of this process.
  package static var processID: Int32 { getpid() }

  /// A variable of the environment; `nil` when it is not set.
  package static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The ID of the user with whose rights the process acts.
  package static var userID: UInt32 { geteuid() }

  /// Whether the process acts with the rights of a group.
  package static func isInGroup(_ group: UInt32) -> Bool {
    if group == getegid() { return true }
    var groups = [gid_t](repeating: 0, count: 256)
    let count = getgroups(Int32(groups.count), &groups)
    return groups.prefix(Int(max(0, count))).contains(group)
  }

  /// Makes new files and folders accessible only to the user.
  package static func keepNewFilesPrivate() { umask(0o077) }
}

extension System {
  /// A limit on what the process may use.
  package enum Limit {
    case openFiles, stack, data, addresses

    #if canImport(Glibc)
      fileprivate typealias Resource = __rlimit_resource_t
    #else
      fileprivate typealias Resource = Int32
    #endif

    fileprivate var resource: Resource {
      #if canImport(Glibc)
        let resource =
          switch self {
          case .openFiles: RLIMIT_NOFILE
          case .stack: RLIMIT_STACK
          case .data: RLIMIT_DATA
          case .addresses: RLIMIT_AS
          }
        return Resource(resource.rawValue)
      #else
        return switch self {
        case .openFiles: RLIMIT_NOFILE
        case .stack: RLIMIT_STACK
        case .data: RLIMIT_DATA
        case .addresses: RLIMIT_AS
        }
      #endif
    }
  }

  /// Raises a limit as far as permitted, if it is lower than desired.
  /// - Returns: whether at least `needed` is permitted then.
  package static func raise(_ limit: Limit, to desired: UInt64, needed: UInt64) -> Bool {
    var value = rlimit()
    guard getrlimit(limit.resource, &value) == 0, value.rlim_cur < desired else { return true }
    let hasEnough = value.rlim_cur >= needed
    value.rlim_cur = min(rlim_t(desired), value.rlim_max)
    return value.rlim_cur >= needed && setrlimit(limit.resource, &value) == 0 || hasEnough
  }
}
