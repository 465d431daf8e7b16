extension SettingsScreenStrings {
  static let english = SettingsScreenStrings(name: "Settings", done: "Done")
}
