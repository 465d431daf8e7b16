/// What a result shows of news that arrive while it is open.
extension ResultPopup {
  /// The popup in place of an earlier one with the same title and buttons: it keeps what is chosen there, and accepts keys
  /// when that one would. `nil` when they differ.
  package func updating(_ shown: ResultPopup) -> ResultPopup? {
    guard title == shown.title, buttons.map(\.label) == shown.buttons.map(\.label) else { return nil }
    var updated = self
    (updated.chosen, updated.isPicking, updated.inputDelay) = (
      shown.chosen, shown.isPicking, shown.inputDelay
    )
    return updated
  }

  /// Adds a short sentence about what has happened since: before the keys of the third row, or in it when there are none,
  /// and in place of the second line in the compact layout, which has no third row.
  package mutating func say(_ sentence: String, short: String) {
    let first = (compactLines ?? lines).prefix(1)
    compactLines = first + [Popup.Line(short)]
    if hints.isEmpty { lines = lines.prefix(2) + [Popup.Line(sentence, .dim)] } else { remark = sentence }
  }
}
