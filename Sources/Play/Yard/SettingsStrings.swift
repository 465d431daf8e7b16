/// What the settings say.
struct SettingsStrings: Sendable {
  var name: String
  /// In the order of the screen's rows.
  var rows: [String]
  /// In the order of `Theme.all`.
  var themes: [String]
  var sounds: [Settings.Sound: String]
  var on: String
  var off: String
  var done: String

  static let english = SettingsStrings(
    name: "Settings",
    rows: [
      "Language", "Words", "Theme", "Pictures", "Careful entry", "Ghost: judge", "Ghost: bluff",
      "Text Twist: timer", "Sound", "Animation", "Mouse",
    ],
    themes: ["night", "paper", "high contrast", "mono"],
    sounds: [.off: "off", .bell: "bell", .flash: "flash"],
    on: "on", off: "off", done: "Done")

  static let dutch = SettingsStrings(
    name: "Instellingen",
    rows: [
      "Taal", "Woorden", "Thema", "Plaatjes", "Letter bevestigen", "Ghost: wat telt", "Ghost: bluffen",
      "Text Twist: klok", "Geluid", "Beweging", "Muis",
    ],
    themes: ["nacht", "papier", "hoog contrast", "zwart-wit"],
    sounds: [.off: "uit", .bell: "bel", .flash: "flits"],
    on: "aan", off: "uit", done: "Klaar")
}
