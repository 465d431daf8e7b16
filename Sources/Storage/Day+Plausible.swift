import Records

extension Day {
  /// A day by its number, clamped to a range in which its date can be computed, because a damaged database may contain any
  /// number.
  init(plausible number: Int) {
    self.init(number: min(max(number, -1_000_000), 10_000_000))
  }
}
