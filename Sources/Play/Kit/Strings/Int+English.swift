extension Int {
  /// The number as an English word up to ten, else in digits.
  var inEnglish: String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    return words.indices.contains(self) ? words[self] : String(self)
  }
}
