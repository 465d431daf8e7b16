import ScreenTesting
import Testing

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

struct UncapitalizedTests {
  @Test("a label begins small within a sentence, but for the English I")
  func aLabelBeginsSmallWithinASentenceButForTheEnglish() {
    let (english, dutch) = (Strings.in(.english), Strings.in(.dutch))
    #expect(english.uncapitalized("Name a word") == "name a word")
    #expect(english.uncapitalized("I bluffed") == "I bluffed")
    #expect(english.uncapitalized("In all") == "in all")
    #expect(dutch.uncapitalized("Ik blufte") == "ik blufte")
    #expect(dutch.uncapitalized("I en J") == "i en J")
    #expect(english.uncapitalized("") == "")
  }

  @Test("in Dutch a sentence goes on in small letters after a colon, except with a name")
  func inDutchASentenceGoesOnInSmallLettersAfterAColon() {
    let own = GhostMatchStrings.dutch
    #expect(
      own.lastRound("Geen woord begint met Q: de Q van Ada.")
        == "De laatste ronde: geen woord begint met Q: de Q van Ada.")
    #expect(own.lastRound("Ada maakte BERG af.") == "De laatste ronde: Ada maakte BERG af.")
  }
}
