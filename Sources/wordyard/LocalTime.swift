import Glibc
import Records

/// The local date.
@Sendable func today() -> Day {
  var seconds = time(nil)
  var local = tm()
  localtime_r(&seconds, &local)
  return Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
}

/// The hours until midnight by the local clock, rounded up.
@Sendable func hoursLeft() -> Int {
  var seconds = time(nil)
  var local = tm()
  localtime_r(&seconds, &local)
  return 24 - Int(local.tm_hour)
}
