import ScreenTesting
import TestSupport
import Testing
import Texts

@testable import Kit

struct LabelTests {
  @Test("a text is padded to columns, of which some characters have two") func padded() {
    #expect("山田".padded(to: 6) == "山田  " && "ab".padded(to: 3) == "ab ")
    #expect("山田太郎".padded(to: 5).columns == 5)
  }

  @Test("a label begins small within a line, but for the English I")
  func aLabelBeginsSmallWithinALineButForTheEnglishI() {
    #expect(Texts.english.inLine("Name a word") == "name a word")
    #expect(Texts.english.inLine("I bluffed") == "I bluffed")
    #expect(Texts.english.inLine("In all") == "in all")
    #expect(Texts.dutch.inLine("Ik blufte") == "ik blufte")
    #expect(Texts.english.inLine("") == "")
  }

  @Test("in a language that writes its nouns with capitals a label keeps its own")
  func inALanguageThatWritesItsNounsWithCapitalsALabel() {
    let file = """
      msgctxt "first letter of a label in the bottom line"
      msgid "small"
      msgstr "capital"
      """
    let text = Texts(language: "de", file: Array(file.utf8)) { Issue.record("\($0)") }
    #expect(text.inLine("Neues Spiel") == "Neues Spiel")
  }
}
