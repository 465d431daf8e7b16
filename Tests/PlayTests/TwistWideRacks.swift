import Engines
import Records
import TestSupport
import TextUI

@testable import Play

extension App {
  /// A game on a rack that no dealer deals any more but that games saved by earlier versions and lists of one's own have:
  /// with every word given, however many.
  static func twistingWide(
    _ mode: TextTwist.Mode, _ size: ScreenSize = .home, language code: String = "en", words: [String],
    records: any Records = .forgetful, glosses: [String] = []
  ) -> App {
    let letters = Array(words.map { String($0.dropLast(2)) }.first { $0.count == 6 }!)
    let library = Library.sample(words: words, glosses: glosses)
    return App.showing(size, language: code, records: records, library: library) { context in
      let rack = Rack(letters: letters, lexicon: context.lexicon)
      let game = TextTwist(mode: mode, alphabet: context.language.alphabet, first: rack)
      let session = context.session(TextTwistSetUp.recorded(mode, .standard))
      return TextTwistScreen(game, session, from: .classic([rack]), &context)
    }
  }
}
