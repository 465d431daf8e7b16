extension SettingsStrings {
  static let dutch = SettingsStrings(
    language: "Taal", words: "Woorden", theme: "Thema", sound: "Geluid", animation: "Beweging", mouse: "Muis",
    themeName: { theme in
      switch theme {
      case .night: "nacht"
      case .paper: "papier"
      case .contrast: "hoog contrast"
      case .mono: "zwart-wit"
      }
    },
    soundName: { sound in
      switch sound {
      case .off: "uit"
      case .bell: "bel"
      case .flash: "flits"
      }
    })
}
