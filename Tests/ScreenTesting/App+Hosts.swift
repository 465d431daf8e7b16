import Engines
import Kit
import Play
import TextUI

extension App {
  /// Words of four letters with no letter in common places.
  package static let nine = ["ally", "beta", "cool", "deal", "else", "flew", "good", "hope", "ibex"].map {
    $0 + " 1"
  }

  /// The set-up of Hangman with a host selected by arrow keys.
  package static func settingUp(
    _ host: String, _ size: ScreenSize = .home, language code: String = "en", words: [String] = ["abbey 1"],
    ownWords: Bool = false, phrases: [String] = ["moss"], glosses: [String] = []
  ) -> App {
    var app = App.started(
      size, language: code, library: .sample(phrases: phrases, words: words, glosses: glosses),
      ownWords: ownWords ? Lexicon(words) : nil)
    app.press(.enter, .home)
    for _ in 0..<5 where !app.shows(host) { app.press(.right) }
    return app
  }

  /// A duel in which Ada has hidden a secret.
  package static func dueling(_ secret: String, _ size: ScreenSize = .home, language code: String = "en")
    -> App
  {
    var app = settingUp("Duel", size, language: code)
    app.press(.end, .enter)
    app.type(secret)
    app.press(.enter)
    return app
  }

  /// The same after the guesser has taken over the keyboard.
  package static func guessing(_ secret: String) -> App {
    var app = dueling(secret)
    app.listen()
    app.press(.enter)
    return app
  }
}
