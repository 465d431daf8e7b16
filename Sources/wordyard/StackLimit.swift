import Glibc

/// The limit on the size of the stack.
enum StackLimit {
  /// With 100 kilobytes a game ends in a fault; with 128 it runs.
  private static let needed: rlim_t = 256 << 10

  /// Raises the limit to the required size.
  /// - Returns: false when that is not permitted.
  static func raise() -> Bool {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0, limit.rlim_cur < needed else {
      return true
    }
    limit.rlim_cur = min(needed, limit.rlim_max)
    return limit.rlim_cur == needed && setrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
  }
}
