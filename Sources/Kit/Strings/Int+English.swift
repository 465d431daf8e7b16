extension Int {
  /// The number as an English word up to ten, else in digits.
  package var inEnglish: String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    return words.indices.contains(self) ? words[self] : String(self)
  }

  /// `1 point`, `12 points`.
  package var pointsInEnglish: String { self == 1 ? "1 point" : "\(self) points" }

  /// `1st`, `2nd`, `11th`.
  package var englishOrdinal: String {
    let ending =
      switch (self % 10, self % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(self)\(ending)"
  }
}
