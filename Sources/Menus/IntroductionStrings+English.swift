import Kit
import Records

extension IntroductionStrings {
  static let english = IntroductionStrings(
    name: "How to play",
    welcome: Slide(
      title: "Welcome to Wordyard",
      text: """
        \(GameKind.allCases.count.inEnglish.capitalizedFirst) word games. Play alone, against the computer, two at one \
        keyboard, or at tables, each at a terminal of this machine. What you leave unfinished waits for you.
        """),
    controls: Slide(
      title: "Keys and mouse",
      text: """
        Type, or click what you see. The keyboard on the screen shows a cursor once you press an arrow. ? shows \
        all keys, Esc goes back, Ctrl-C leaves: your game is saved.
        """),
    keys: Slide(
      title: "Keys",
      text: """
        The keyboard on the screen shows a cursor once you press an arrow. ? shows all keys, Esc goes back, \
        Ctrl-C leaves: your game is saved.
        """),
    control: { control in
      switch control {
      case .arrows: "move"
      case .enter: "choose"
      case .escape: "back"
      case .help: "help"
      }
    },
    next: "next", before: "previous", skip: "skip", done: "done",
    helpNext: "the next page", helpBefore: "the page before", helpFirst: "the first page",
    helpLast: "the last page", helpSkip: "leave the introduction",
    rules: "A page for each game, and one for the keys. Esc skips the rest.",
    languageRules: "The language of the words and of the menus. They can be set separately in the settings.",
    whichLanguage: "Which language would you like?", greeting: "words and menus in English",
    choose: "choose", helpChoose: "play in this language", helpBack: "keep the previous language")
}
