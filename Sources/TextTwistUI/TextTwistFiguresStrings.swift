import Kit

/// The texts of the statistics of Text Twist.
struct TextTwistFiguresStrings: Translated {
  var chart: String
  /// The labels of numbers agree with them; points are never a single one.
  var racks: @Sendable (Int) -> String
  var best: String
  var bestRack: String
  var bingos: @Sendable (Int) -> String
  var last: @Sendable (_ count: Int) -> String
  var note: String
}

extension Strings {
  var textTwistFigures: TextTwistFiguresStrings { .in(language) }
}
