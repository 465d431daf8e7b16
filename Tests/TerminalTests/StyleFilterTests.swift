import Testing

@testable import Terminal

struct StyleFilterTests {
  @Test(
    "a background is set once, and again after anything that may have changed it",
    arguments: [
      ("[48;5;234m[38;5;1ma[38;5;2m[48;5;234mb", "[48;5;234;38;5;1ma[38;5;2mb"),
      ("[48;5;234ma[1m[48;5;234mb[m[48;5;234mc", "[48;5;234ma[1mb[0;48;5;234mc"),
      ("[48;5;234ma[48;5;180mb[48;5;234mc", "[48;5;234ma[48;5;180mb[48;5;234mc"),
      ("[48;5;234ma[39;49mb[48;5;234mc", "[48;5;234ma[39;49mb[48;5;234mc"),
      ("[48;5;234m[5;7H[K[48;5;234mé", "[48;5;234m[5;7H[Ké"),
      ("[40ma[37m[40mb[46m[40mc", "[40ma[37mb[46;40mc"),
      // What is reset at once is not set, and colours without a background stay apart.
      ("[38;5;1m[39;49m[ma", "[ma"), ("[0;1m[38;5;1ma", "[0;1m[38;5;1ma"),
      ("(B[ma(B[mb(B[0;1m[48;5;9mc", "(B[ma[mb[0;1;48;5;9mc"),
      ("a[48;5", "a[48;5"),
    ])
  func once(sent: String, passed: String) {
    func bytes(_ text: String) -> [UInt8] {
      Array(text.replacing("[", with: "\u{1B}[").replacing("(", with: "\u{1B}(").utf8)
    }
    var filter = StyleFilter()
    #expect(filter.pass(bytes(sent)) == bytes(passed))
  }

  @Test("what one part of a frame has set is known in the next")
  func parts() {
    var filter = StyleFilter()
    let ground = Array("\u{1B}[48;5;234m".utf8)
    #expect(filter.pass(ground) == ground)
    #expect(filter.pass(ground).isEmpty)
  }
}
