extension Int {
  /// The number as a Dutch word up to ten, else in digits.
  package var inDutch: String {
    let words = ["geen", "één", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien"]
    return words.indices.contains(self) ? words[self] : String(self)
  }

  /// `1 punt`, `12 punten`.
  package var pointsInDutch: String { self == 1 ? "1 punt" : "\(self) punten" }
}
