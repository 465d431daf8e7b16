import Kit

extension HangmanSlide {
  static let dutch = HangmanSlide("Zeg het maar", guesses: "eatnoiu")
}
