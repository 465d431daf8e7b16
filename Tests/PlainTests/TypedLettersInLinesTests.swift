import Engines
import Kit
import Play
import Records
import ScreenTesting
import TestSupport
import Testing

@testable import Plain

/// Letters that a keyboard lacks, in lines.
struct TypedLettersInLinesTests {
  private static func playing(_ phrase: String, _ code: String = "de") -> Conversation {
    Conversation(.game(.hangman), library: .sample(phrases: [phrase])) {
      $0.profile.language = language(code)
      $0.profile.settings.words = code
    }
  }

  @Test(
    "a phrase is solved with two letters for the one that a keyboard lacks",
    arguments: [
      ("Die Straße", "die strasse", "de"), ("Mädchen", "maedchen", "de"), ("Größe", "GROESSE", "de"),
      ("cœur", "coeur", "fr"), ("œufs", "oeufs", "fr"), ("ĳsberen", "ijsberen", "nl"),
      ("ijsberen", "ĳsberen", "nl"),
    ])
  func solved(phrase: String, typed: String, code: String) {
    var talk = Self.playing(phrase, code)
    talk.type(typed)
    let end = talk.type("yes").lines.joined(separator: " ")
    #expect(end.contains("ot one wrong guess") || end.contains("Without a scratch"), "\(talk.transcript)")
  }

  @Test("two letters are guessed as the one that they stand for, and cost nothing where they stand for none")
  func letter() {
    var talk = Self.playing("Die Straße")
    let hit = talk.type("ss").lines.joined(separator: " ")
    #expect(hit.contains("ẞ") || hit.contains("ß"), "\(hit)")
    let none = talk.type("ie").lines.joined(separator: " ")
    #expect(none.contains("Nothing lost"), "\(none)")
  }
}
