import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import TextUI

@testable import Kit
@testable import TextTwistUI

extension App {
  /// A game on a rack with all the given words, however many: dealers do not deal such racks any more, but games saved by
  /// earlier versions and players' own lists can have them.
  static func twistingWide(
    _ mode: TextTwist.Mode, _ size: ScreenSize = .home, language code: String = "en", words: [String],
    records: any Records = .forgetful, glosses: [String] = []
  ) -> App {
    let letters = Array(words.map { String($0.dropLast(2)) }.first { $0.count == 6 }!)
    let library = Library.sample(words: words, glosses: glosses)
    return App.showing(size, language: code, records: records, library: library) { context in
      let rack = Rack(letters: letters, lexicon: context.lexicon)
      let game = TextTwist(mode: mode, alphabet: context.profile.language.alphabet, first: rack)
      let session = context.session(TextTwistSetUp.recorded(mode, .standard))
      return TextTwistScreen(TextTwistRun(game, session, from: .classic([rack]), &context), context)
    }
  }
}
