extension SettingsScreenStrings {
  static let dutch = SettingsScreenStrings(name: "Instellingen", done: "Klaar")
}
