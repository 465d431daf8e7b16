extension Duration {
  /// Minutes and seconds, a second begun counting whole: `1:27`.
  var onTheClock: String {
    let seconds = secondsBegun
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }

  /// The seconds, a second begun counting whole.
  var secondsBegun: Int64 { components.seconds + (components.attoseconds > 0 ? 1 : 0) }
}
