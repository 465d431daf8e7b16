extension SettingsScreenStrings {
  static let dutch = SettingsScreenStrings(
    name: "Instellingen", done: "Klaar",
    rules: "Elke verandering geldt meteen. Ze zijn van jou, en staan er de volgende keer nog.",
    group: { group in
      switch group {
      case .words: "Woorden"
      case .looks: "Uiterlijk"
      case .playing: "Spelen"
      case .terminal: "Terminal"
      }
    })
}
