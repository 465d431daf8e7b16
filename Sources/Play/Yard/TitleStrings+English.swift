extension TitleStrings {
  static let english = TitleStrings(
    name: "Wordyard",
    tagline: "word games for the terminal",
    quit: "quit",
    helpOpen: "open the chosen entry",
    helpQuit: "leave Wordyard",
    entry: { entry in
      switch entry {
      case .resume: ("Continue", "")
      case .daily: ("Daily", "three puzzles, one try each")
      case .scores: ("High scores", "and statistics")
      case .players: ("Player", "")
      case .introduction: ("How to play", "the three games in five pictures")
      case .language: ("Language", "")
      case .settings: ("Settings", "pictures, colours and sound")
      case .quit: ("Quit", "")
      }
    })
}
