extension System {
  /// The hours until a later day begins, rounded up. A day in which the clock is changed has another number of hours than 24.
  /// - Parameter day: the day at a moment.
  package static func hoursLeft(
    from now: Int = secondsSince1970, day: (Int) -> Int = { LocalTime(secondsSince1970: $0).day }
  ) -> Int {
    (1...48).first { day(now + $0 * 3600) != day(now) } ?? 24
  }
}
