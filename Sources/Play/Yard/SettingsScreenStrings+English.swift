extension SettingsScreenStrings {
  static let english = SettingsScreenStrings(
    name: "Settings", done: "Done",
    rules: "Each change takes effect at once. All are yours only, and found again next time.",
    group: { group in
      switch group {
      case .words: "Words"
      case .looks: "Looks"
      case .playing: "Playing"
      case .terminal: "Terminal"
      }
    })
}
