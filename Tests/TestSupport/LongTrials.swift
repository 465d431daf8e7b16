#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Trials that take minutes, which `make test` skips and `make torture` runs.
public enum LongTrials {
  /// Whether `WORDYARD_TORTURE` is set.
  public static let areOn = getenv("WORDYARD_TORTURE") != nil
}
