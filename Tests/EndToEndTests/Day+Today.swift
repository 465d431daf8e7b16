import Records

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Day {
  /// The local date, as the program under test sees it.
  static var today: Day {
    var seconds = time(nil)
    var local = tm()
    localtime_r(&seconds, &local)
    return Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
  }
}
