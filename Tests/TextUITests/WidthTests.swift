import CVTerm
import Glibc
import Testing
import TextUI

struct WidthTests {
  @Test("every character that is shown has the width that the C library gives it")
  func everyCharacterThatIsShownHasTheWidthThatTheC() throws {
    let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
    let before = uselocale(locale)
    defer {
      uselocale(before)
      freelocale(locale)
    }
    var different: [String] = []
    for value in UInt32(0x20)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let character = Character(scalar)
      // -1: unknown to this version of the C library.
      let width = columns_of(value)
      guard character.isInert, width >= 0, character.columns != Int(width) else { continue }
      different.append("U+\(String(value, radix: 16, uppercase: true)) \(character.columns) \(width)")
    }
    #expect(different == [])
  }
}
