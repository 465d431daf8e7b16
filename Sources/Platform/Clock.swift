#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The time and the local date.
extension System {
  /// The time of the monotonic clock.
  package static var time: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The seconds since 1970.
  package static var secondsSince1970: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return time.tv_sec
  }

  /// A moment by the local clock.
  package struct LocalTime {
    package let (year, month, day): (Int, Int, Int)
    package let (hour, minute, second): (Int, Int, Int)

    /// The present moment, or another one.
    package init(secondsSince1970: Int = System.secondsSince1970) {
      var seconds = time_t(secondsSince1970)
      var local = tm()
      localtime_r(&seconds, &local)
      (year, month, day) = (Int(local.tm_year) + 1900, Int(local.tm_mon) + 1, Int(local.tm_mday))
      (hour, minute, second) = (Int(local.tm_hour), Int(local.tm_min), Int(local.tm_sec))
    }
  }

  /// The hours until a later day begins, rounded up. A day in which the clock is changed has another number of hours than 24.
  /// - Parameter day: the day at a moment.
  package static func hoursLeft(
    from now: Int = secondsSince1970, day: (Int) -> Int = { LocalTime(secondsSince1970: $0).day }
  ) -> Int {
    (1...48).first { day(now + $0 * 3600) != day(now) } ?? 24
  }
}
