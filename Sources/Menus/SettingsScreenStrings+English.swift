import Kit

extension SettingsScreenStrings {
  static let english = SettingsScreenStrings(
    name: "Settings", done: "Done",
    rules: "Each change takes effect at once, for you only, and is saved.",
    group: { group in
      switch group {
      case .words: "Words"
      case .looks: "Looks"
      case .playing: "Playing"
      case .terminal: "Terminal"
      }
    })
}
