import Kit

extension GhostSettingsStrings {
  static let dutch = GhostSettingsStrings(
    key: "g", judge: "Hoe zeldzaam een woord mag zijn.",
    bluff: "Een dood eind telt pas bij twijfel.")
}
