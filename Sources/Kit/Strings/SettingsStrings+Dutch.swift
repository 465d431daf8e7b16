extension SettingsStrings {
  package static let dutch = SettingsStrings(
    language: "Taal", words: "Woorden", theme: "Thema", sound: "Geluid", animation: "Beweging", mouse: "Muis",
    languageNote: "De taal van menu's en meldingen.",
    wordsNote: "Wat je raadt, zoekt en spelt.",
    themeNote: "Kleuren voor donkere of lichte terminals.",
    soundNote: "Bij een foute letter of verkeerde toets.",
    animationNote: "Plaatjes die bewegen, nooit lang.",
    mouseNote: "Uit: de terminal kan ermee kopiëren.",
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
