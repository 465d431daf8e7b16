import Glibc

/// The limit on open files.
enum FileLimit {
  /// The maximum number of files open at a time: the standard ones, the terminal twice, signals, the database with its log,
  /// the locks, a word list and a file being read.
  private static let needed: rlim_t = 32

  /// Raises the limit to the required number.
  /// - Returns: false when that is not permitted.
  static func raise() -> Bool {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < needed
    else { return true }
    limit.rlim_cur = min(needed, limit.rlim_max)
    return limit.rlim_cur == needed && setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
  }
}
