import Kit

extension Duration {
  /// Minutes and seconds, rounded up to whole seconds: `1:27`.
  var onTheClock: String {
    let seconds = secondsBegun
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  /// The number of seconds, rounded up.
  var secondsBegun: Int64 { components.seconds + (components.attoseconds > 0 ? 1 : 0) }
}
