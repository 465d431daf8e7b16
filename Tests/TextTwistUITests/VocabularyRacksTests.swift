import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit
@testable import TextTwistUI

/// Racks from the six-letter words of a vocabulary.
struct VocabularyRacksTests {
  private static func started(_ vocabulary: [String], records: any Records = .forgetful) -> App {
    var app = App.started(library: .sample(vocabulary: vocabulary, words: App.conned), records: records)
    app.openSetUp(.textTwist)
    return app
  }

  @Test("where a word has six letters, the racks can be dealt from the vocabulary, and count on no list")
  func dealt() throws {
    let records = SharedRecords()
    var app = Self.started(["# First words", "conned\t\tcheated"], records: records)
    #expect(app.shows("Racks from") && app.shows("Dictionary"))
    app.press(.end, .right)
    #expect(app.shows("First words"))
    app.press(.enter)
    app.type("conned")
    app.press(.enter)
    let run = try #require(app.open(TextTwistScreen.self)?.run)
    #expect(run.session.words == "vocabulary/first" && run.game.round.rack.hidden.contains("conned"))
    #expect(run.game.round.found.contains("conned"))
  }

  @Test("without a word of six letters the set-up does not name it") func noRacks() {
    #expect(!Self.started(["haus\t\thouse"]).shows("Racks from"))
  }

  @Test("after racks of a vocabulary those of the dictionary have the language's words again")
  func dictionaryAgain() throws {
    var app = Self.started(["conned\t\tcheated"])
    app.press(.end, .right, .enter)
    #expect(app.open(TextTwistScreen.self)?.run.session.words == "vocabulary/first")
    app.context.textTwist.vocabulary = nil
    app.openSetUp(.textTwist)
    app.press(.enter)
    #expect(app.open(TextTwistScreen.self)?.run.session.words == "")
  }
}
