/// What the settings say.
struct SettingsStrings: Sendable {
  var name: String
  var language: String
  var theme: String
  /// In the order of `Theme.all`.
  var themes: [String]
  var pictures: String
  var carefulEntry: String
  var animation: String
  var on: String
  var off: String
  var done: String

  static let english = SettingsStrings(
    name: "Settings", language: "Language", theme: "Theme",
    themes: ["night", "paper", "high contrast", "mono"],
    pictures: "Pictures", carefulEntry: "Careful entry", animation: "Animation",
    on: "on", off: "off", done: "Done")

  static let dutch = SettingsStrings(
    name: "Instellingen", language: "Taal", theme: "Thema",
    themes: ["nacht", "papier", "hoog contrast", "zwart-wit"],
    pictures: "Plaatjes", carefulEntry: "Bedachtzaam", animation: "Beweging",
    on: "aan", off: "uit", done: "Klaar")
}
