import Engines
import TestSupport
import Testing
import TextUI

@testable import Play

/// The marks on the word that the player thinks of.
struct MindReaderScreenTests {
  /// The mind reader has asked for a letter, and the player has marked the second place.
  private static func marked() -> App {
    let words = ["bell", "fell", "sell", "tell", "well"].map { $0 + " 1" }
    var app = App.showing(library: .sample(words: words)) {
      MindReaderScreen.reading(4, secret: nil, &$0)
    }
    #expect(app.open(MindReaderScreen.self)?.asked == "e")
    app.press(.choose(1), .enter)
    return app
  }

  @Test("a place whose letter is known cannot be marked", arguments: [true, false])
  func taken(byKey: Bool) throws {
    var app = Self.marked()
    #expect(app.open(MindReaderScreen.self)?.game.pattern == [nil, "e", nil, nil])
    #expect(app.open(MindReaderScreen.self)?.isMarking == true)
    if byKey { app.press(.right, .character(" ")) } else { app.press(.choose(1)) }
    let marks = try #require(app.open(MindReaderScreen.self)).marks
    #expect(marks & 0b0100 == 0)
    app.press(.choose(2))
    #expect(app.open(MindReaderScreen.self)?.marks == marks | 0b0010)
  }
}
