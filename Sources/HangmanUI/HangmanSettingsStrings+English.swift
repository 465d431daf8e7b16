import Kit

extension HangmanSettingsStrings {
  static let english = HangmanSettingsStrings(
    pictures: "A part for each wrong guess, and an end.",
    carefulEntry: "A letter counts only after Enter.",
    key: "h", tooLate: "too late", saved: "saved")
}
