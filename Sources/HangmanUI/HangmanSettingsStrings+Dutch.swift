import Kit

extension HangmanSettingsStrings {
  static let dutch = HangmanSettingsStrings(
    pictures: "Een deel per foute letter, en een eind.",
    carefulEntry: "Een letter telt pas na Enter.",
    key: "a", tooLate: "te laat", saved: "gered")
}
