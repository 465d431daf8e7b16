import Testing
import TextUI

struct CellTests {
  @Test(
    "a cell gives back its grapheme, its role and which half it is", arguments: Role.allCases,
    ["a", "é", "e\u{301}", "日", "█", "\u{10FFFD}", "🙂"] as [Character])
  func packed(role: Role, character: Character) {
    let cell = Cell(character, role)
    #expect(cell.character == character)
    #expect(cell.role == role)
    #expect(!cell.isContinuation)
    let half = Cell(character, role, isContinuation: true)
    #expect((half.character, half.role) == (character, role))
    #expect(half.isContinuation)
    #expect(half != cell)
  }

  @Test("a combining mark is a part of the cell, a second one is dropped")
  func aCombiningMarkIsAPartOfTheCellASecondOneIs() {
    let cell = Cell("e\u{301}", .text)
    #expect(cell.base == "e")
    #expect(cell.mark == "\u{301}")
    #expect(Cell("e", .text).mark == nil)
    #expect(Cell("e\u{301}\u{302}", .text).character == "e\u{301}")
  }

  @Test("a letter is a printable ASCII character alone") func aLetterIsAPrintableASCIICharacterAlone() {
    for role in Role.allCases {
      for code in UInt8(0x20)...0x7E {
        #expect(Cell(Character(UnicodeScalar(code)), role).letter == code)
      }
      for other in ["\u{1F}", "\u{7F}", "\u{80}", "é", "e\u{301}", "日", "─", "🙂"] as [Character] {
        #expect(Cell(other, role).letter == nil)
      }
      #expect(Cell(" ", role, isContinuation: true).letter == nil)
    }
  }

  @Test("a new role leaves everything else as it was") func aNewRoleLeavesEverythingElseAsItWas() {
    var cell = Cell("e\u{301}", .text, isContinuation: true)
    for role in Role.allCases {
      cell.role = role
      #expect(cell.role == role)
      #expect(cell.character == "e\u{301}")
      #expect(cell.isContinuation)
    }
  }

  @Test("cells of other graphemes or other roles are not equal")
  func cellsOfOtherGraphemesOrOtherRolesAreNotEqual() {
    #expect(Cell("a", .text) == Cell("a", .text))
    #expect(Cell("a", .text) != Cell("b", .text))
    #expect(Cell("a", .text) != Cell("a", .chosen))
    #expect(Cell("a", .text) != Cell("a\u{301}", .text))
  }

  @Test("a blank cell is a blank of ordinary text") func aBlankCellIsABlankOfOrdinaryText() {
    #expect(Cell.blank == Cell(" ", .text))
  }
}
