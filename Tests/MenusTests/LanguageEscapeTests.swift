import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// Esc in the list of languages.
struct LanguageEscapeTests {
  @Test(
    "Esc brings back the language of the interface and that of the words",
    arguments: [("en", "en"), ("nl", "nl"), ("en", "nl"), ("nl", "en")], [1, 2])
  func restores(languages: (interface: String, words: String), steps: Int) {
    let records = SharedRecords()
    var app = App.showing(records: records) { context in
      context.profile.settings.language = languages.interface
      context.choices.setWords(language(languages.words))
      return ListScreen.languages(&context)
    }
    for _ in 0..<steps { app.press(.down) }
    app.press(.escape)
    #expect(app.context.profile.settings.language == languages.interface)
    #expect(app.context.profile.settings.words == languages.words)
    #expect(app.context.profile.language.code == languages.words)
  }
}
