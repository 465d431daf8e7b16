import Testing

@testable import Terminal

struct GroundFilterTests {
  @Test(
    "a background is set once, and again after anything that may have changed it",
    arguments: [
      ("[48;5;234m[38;5;1ma[38;5;2m[48;5;234mb", "[48;5;234m[38;5;1ma[38;5;2mb"),
      ("[48;5;234ma[1m[48;5;234mb[m[48;5;234mc", "[48;5;234ma[1mb[m[48;5;234mc"),
      ("[48;5;234ma[48;5;180mb[48;5;234mc", "[48;5;234ma[48;5;180mb[48;5;234mc"),
      ("[48;5;234ma[39;49mb[48;5;234mc", "[48;5;234ma[39;49mb[48;5;234mc"),
      ("[48;5;234m[5;7H[K[48;5;234mé", "[48;5;234m[5;7H[Ké"),
      ("[40ma[37m[40mb[46m[40mc", "[40ma[37mb[46m[40mc"),
      ("a[48;5", "a[48;5"),
    ])
  func once(sent: String, passed: String) {
    func bytes(_ text: String) -> [UInt8] { Array(text.replacing("[", with: "\u{1B}[").utf8) }
    var filter = GroundFilter()
    #expect(filter.pass(bytes(sent)) == bytes(passed))
  }

  @Test("what one part of a frame has set is known in the next")
  func parts() {
    var filter = GroundFilter()
    let ground = Array("\u{1B}[48;5;234m".utf8)
    #expect(filter.pass(ground) == ground)
    #expect(filter.pass(ground).isEmpty)
  }
}
