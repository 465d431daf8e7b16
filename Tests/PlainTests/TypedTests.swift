import TestSupport
import Testing
import Texts

@testable import Plain

/// What a player types, in any language.
struct TypedTests {
  @Test("yes and no are understood with and without their accents, by their beginnings, and in English")
  func yes() {
    let spanish = Texts.shipped("es")
    func isYes(_ line: String) -> Bool? { Typed(line, spanish).isYes(spanish) }
    for yes in ["sí", "si", "Sí", "s", "SI\u{301}", "yes", "y"] { #expect(isYes(yes) == true, "\(yes)") }
    for no in ["no", "n", "NO", ""] { #expect(isYes(no) == false, "\(no)") }
    for neither in ["siempre", "nó?", "o", "í"] { #expect(isYes(neither) == nil, "\(neither)") }
  }

  @Test("a command is understood with and without its accents, and what follows it stays as it was typed")
  func commands() {
    let spanish = Texts.shipped("es")
    #expect(Typed("menú", spanish).word == .menu)
    #expect(Typed("MENU", spanish).word == .menu)
    let solve = spanish.typed(.solve)
    #expect(Typed("\(solve)  El Niño", spanish).rest(after: .solve) == "El Niño")
    #expect(Typed("\(solve)r", spanish).rest(after: .solve) == nil)
  }

  @Test("no two commands of a language are typed alike", arguments: Texts.shippedLanguages)
  func distinct(code: String) {
    let names = Word.allCases.map { Texts.shipped(code).typed($0) }
    #expect(Set(names).count == names.count, "\(names)")
  }
}
