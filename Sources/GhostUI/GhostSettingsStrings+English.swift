import Kit

extension GhostSettingsStrings {
  static let english = GhostSettingsStrings(
    key: "g", judge: "How rare a word may be to count.",
    bluff: "A dead end must be doubted to count.")
}
