import CVTerm
import Testing
import TextUI
import Texts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

struct WidthTests {
  /// What is one column wide until Unicode 15 and two from 16 on, and what is two until then and none afterwards: a terminal
  /// may know either, and these are no letters of a game.
  private static let changing: [ClosedRange<UInt32>] = [
    0x2630...0x2637, 0x268A...0x268F, 0x3164...0x3164, 0x18CFF...0x18CFF, 0xFFA0...0xFFA0, 0x1D300...0x1D376,
  ]

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
      guard let scalar = Unicode.Scalar(value), !Self.changing.contains(where: { $0 ~= value }) else {
        continue
      }
      let character = Character(scalar)
      // -1: unknown to this version of the C library.
      let width = columns_of(value)
      guard character.isInert, width >= 0, character.columns != Int(width) else { continue }
      different.append("U+\(String(value, radix: 16, uppercase: true)) \(character.columns) \(width)")
    }
    #expect(different == [])
  }
}
