import Kit

extension SettingsScreenStrings {
  static let dutch = SettingsScreenStrings(
    name: "Instellingen", done: "Klaar",
    rules: "Elke wijziging geldt meteen en alleen voor jou, en blijft bewaard.",
    group: { group in
      switch group {
      case .words: "Woorden"
      case .looks: "Uiterlijk"
      case .playing: "Spelen"
      case .terminal: "Terminal"
      }
    })
}
