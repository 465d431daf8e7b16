import Kit

extension HangmanSlide {
  static let english = HangmanSlide("Words fail me", guesses: "earotnuc")
}
