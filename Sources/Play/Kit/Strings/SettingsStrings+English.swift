extension SettingsStrings {
  static let english = SettingsStrings(
    language: "Language", words: "Words", theme: "Theme", sound: "Sound", animation: "Animation",
    mouse: "Mouse",
    themeName: { theme in
      switch theme {
      case .night: "night"
      case .paper: "paper"
      case .contrast: "high contrast"
      case .mono: "mono"
      }
    },
    soundName: { sound in
      switch sound {
      case .off: "off"
      case .bell: "bell"
      case .flash: "flash"
      }
    })
}
