import Glibc

/// The time of the monotonic clock.
public func monotonicTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return .nanoseconds(time.tv_sec * 1_000_000_000 + time.tv_nsec)
}
