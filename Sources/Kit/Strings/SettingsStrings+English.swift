extension SettingsStrings {
  package static let english = SettingsStrings(
    language: "Language", words: "Words", theme: "Theme", sound: "Sound", animation: "Animation",
    mouse: "Mouse",
    languageNote: "What the menus and messages speak.",
    wordsNote: "What you guess, find and spell.",
    themeNote: "Colours for a dark or a light terminal.",
    soundNote: "For a wrong guess or a refused key.",
    animationNote: "Pictures that move, never for long.",
    mouseNote: "Off leaves it to the terminal, to copy.",
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
