extension Int {
  /// The number modulo `count`, in `0..<count`.
  public func wrapped(in count: Int) -> Int { ((self % count) + count) % count }
}
