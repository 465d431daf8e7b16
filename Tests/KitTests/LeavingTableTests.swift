import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import Kit

/// The question whether to leave a table.
struct LeavingTableTests {
  @Test("a move at the table closes the question whether to leave it")
  func aMoveAtTheTableClosesTheQuestionWhetherToLeaveIt() {
    var duel = TableOfApps.duel(["Ada", "Bob"], hiding: "Moss")
    duel["Ada"].press(.escape)
    #expect(duel["Ada"].shows("Leave the table?"))
    duel["Bob"].type("m")
    #expect(!duel["Ada"].shows("Leave the table?"))
    #expect(duel["Ada"].spells("M o s s"))
    var match = TableOfApps.ghost(["Ada", "Bob"])
    match["Bob"].press(.escape)
    #expect(match["Bob"].shows("Leave the table?"))
    match["Ada"].type("b")
    #expect(!match["Bob"].shows("Leave the table?"))
    #expect(match["Bob"].shows("Ada added B."))
  }
}
