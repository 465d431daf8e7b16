import Engines
import Play
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import Kit

/// Capitals of letters that English and Dutch do not have, as in a player's own word list.
struct GhostCapitalsTests {
  /// A match of two people, the second of whom completes `spaß`, although `spaten` was possible.
  private static func match(bluff: Bool = false) throws -> App {
    let configuration = """
      name = Deutsch
      letters = abcdefghijklmnopqrstuvwxyzß
      row = qwertzuiop
      row = asdfghjkl
      row = yxcvbnmß
      """
    let german = try Language(code: "de", configuration: configuration, file: "language.conf")
    var app = App.showing { context in
      context.profile.language = german
      context.profile.ownWords = OwnWords(
        path: "/own/words", lexicon: Lexicon(["spaten 1", "spaß 1", "spaßen 1"]))
      return GhostGame.setUpScreen
    }
    app.press(.home, .right)
    if bluff { app.press(.end, .right) }
    app.press(.enter)
    return app
  }

  @Test("the capital of an ß is one letter, at the end of a round and in the coach")
  func theCapitalOfAnIsOneLetterAtTheEndOfARoundAndIn() throws {
    var app = try Self.match()
    app.type("spaß")
    #expect(app.showsTiles("SPAẞ"), "\(app)")
    #expect(app.shows("finished SPAẞ."), "\(app)")
    app.settle()
    app.type("c")
    #expect(app.shows("finished SPAẞ."), "\(app)")
    #expect(!app.frame.text.contains("SS"))
  }

  @Test("a challenged fragment and the word named for it are in capitals of one letter")
  func aChallengedFragmentAndTheWordNamedForItAreIn() throws {
    var app = try Self.match(bluff: true)
    app.type("spa")
    app.press(.character("#"))
    #expect(app.shows("SPA"))
    app.press(.enter)
    app.type("ß")
    app.press(.enter)
    #expect(app.shows("SPAẞ"), "\(app)")
    #expect(!app.frame.text.contains("SS"))
  }
}
