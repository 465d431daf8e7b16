/// How long to wait while other processes have the database locked. A `Duration` counts attoseconds in 128 bits, and its
/// conversion to the milliseconds of SQLite would touch more of the Swift library at every start.
public struct LockTimeout: Comparable, Sendable {
  let milliseconds: Int32

  public static let zero = milliseconds(0)

  public static func milliseconds(_ count: Int32) -> LockTimeout { LockTimeout(milliseconds: count) }

  public static func seconds(_ count: Int32) -> LockTimeout { LockTimeout(milliseconds: count * 1000) }

  public static func < (one: LockTimeout, other: LockTimeout) -> Bool {
    one.milliseconds < other.milliseconds
  }
}
