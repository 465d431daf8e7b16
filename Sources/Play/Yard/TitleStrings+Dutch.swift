extension TitleStrings {
  static let dutch = TitleStrings(
    name: "Wordyard",
    tagline: "woordspellen voor de terminal",
    quit: "stoppen",
    helpOpen: "de gekozen regel openen",
    helpQuit: "Wordyard verlaten",
    entry: { entry in
      switch entry {
      case .resume: ("Verder", "")
      case .daily: ("Dagpuzzels", "drie puzzels, voor elk één poging")
      case .scores: ("Topscores", "en statistiek")
      case .players: ("Speler", "")
      case .introduction: ("Speluitleg", "de drie spellen in vijf plaatjes")
      case .language: ("Taal", "")
      case .settings: ("Instellingen", "plaatjes, kleuren en geluid")
      case .quit: ("Stoppen", "")
      }
    })
}
