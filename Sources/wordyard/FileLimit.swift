import Glibc
import Tables

/// The limit on open files.
enum FileLimit {
  /// More than the files open at a time without tables: the standard ones, the terminal twice, signals, the database with
  /// its log, the locks, a word list and a file being read.
  private static let needed: rlim_t = 32
  /// With a smaller limit some tables are not listed or refuse players.
  private static let desired = needed + rlim_t(TableRoom.mostDescriptors)

  /// Raises the limit to the desired number, as far as permitted.
  /// - Returns: false when the required number is not permitted.
  static func raise() -> Bool {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < desired
    else { return true }
    let hasEnough = limit.rlim_cur >= needed
    limit.rlim_cur = min(desired, limit.rlim_max)
    guard limit.rlim_cur >= needed else { return false }
    return setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 || hasEnough
  }
}
