/// What the settings say.
struct SettingsStrings: Sendable {
  var name: String
  var note: String
  var language: String
  var theme: String
  /// By the theme's name.
  var themes: [String: String]
  var pictures: String
  var carefulEntry: String
  var animation: String
  var on: String
  var off: String
  var done: String

  static let english = SettingsStrings(
    name: "Settings", note: "pictures, colours and manners",
    language: "Language", theme: "Theme",
    themes: ["night": "night", "paper": "paper", "contrast": "high contrast", "mono": "mono"],
    pictures: "Pictures", carefulEntry: "Careful entry", animation: "Animation",
    on: "on", off: "off", done: "Done")

  static let dutch = SettingsStrings(
    name: "Instellingen", note: "plaatjes, kleuren en gewoonten",
    language: "Taal", theme: "Thema",
    themes: ["night": "nacht", "paper": "papier", "contrast": "hoog contrast", "mono": "zwart-wit"],
    pictures: "Plaatjes", carefulEntry: "Bedachtzaam", animation: "Beweging",
    on: "aan", off: "uit", done: "Klaar")
}
