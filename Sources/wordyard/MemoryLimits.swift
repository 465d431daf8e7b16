import Glibc

/// The limits on memory that a process inherits.
enum MemoryLimits {
  /// With 100 kilobytes of stack a game ends in a fault; with 128 it runs.
  private static let neededStack: rlim_t = 256 << 10
  /// With 2.5 megabytes of data a game ends in a fault; with 3 it runs; with 2 the system does not load it.
  private static let neededData: rlim_t = 4 << 20
  /// With 14 megabytes of address space a game ends in a fault; with 16 it runs.
  private static let neededAddresses: rlim_t = 16 << 20

  /// Raises the limit on the stack to the required size.
  /// - Returns: false when that is not permitted.
  static func raiseStack() -> Bool { raise(RLIMIT_STACK, to: neededStack) }

  /// Raises the limits on data and address space to the required sizes.
  /// - Returns: false when that is not permitted.
  static func raiseMemory() -> Bool {
    raise(RLIMIT_DATA, to: neededData) && raise(RLIMIT_AS, to: neededAddresses)
  }

  private static func raise(_ resource: __rlimit_resource, to needed: rlim_t) -> Bool {
    let resource = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, limit.rlim_cur < needed else { return true }
    limit.rlim_cur = min(needed, limit.rlim_max)
    return limit.rlim_cur == needed && setrlimit(resource, &limit) == 0
  }
}
