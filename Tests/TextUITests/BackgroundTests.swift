import Testing

@testable import TextUI

@Suite("Backgrounds")
struct BackgroundTests {
  @Test(
    "COLORFGBG names the ground last: black is dark, the greys of a light terminal and white are light",
    arguments: [
      ("15;0", Background.dark), ("7;default;0", .dark), ("0;15", .light), ("0;default;15", .light),
      ("0;7", .light),
      ("15;default", .unknown), ("default;default", .unknown), ("15;4", .unknown), ("15;8", .unknown),
      ("", .unknown),
      ("0;", .unknown), ("0;99", .unknown),
    ])
  func variable(value: String, background: Background) {
    #expect(Background(variable: nil) == .unknown)
    #expect(Background(variable: value) == background)
  }

  @Test(
    "a terminal's answer tells how bright its ground is",
    arguments: [
      ("11;rgb:0000/0000/0000", Background.dark), ("11;rgb:1e1e/1e1e/1e1e", .dark), ("11;rgb:0/0/0", .dark),
      ("11;rgb:00/2b/36", .dark), ("11;rgb:2e/34/40", .dark), ("11;rgba:2828/2c2c/3434/ffff", .dark),
      ("11;rgb:ffff/ffff/ffff", .light), ("11;rgb:f/f/f", .light), ("11;rgb:fdfd/f6f6/e3e3", .light),
      ("11;rgb:FFF/FFF/DDD", .light),
      ("11;rgb:5555/5555/5555", .unknown), ("11;rgb:0000/0000/ffff", .unknown),
    ])
  func answer(text: String, background: Background) {
    #expect(Background(answer: Array(text.utf8)) == background)
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}]\(text)\u{1B}\\x\u{1B}]\(text)\u{7}".utf8)
    #expect(decoder.take() == [.background(background), .key(.character("x")), .background(background)])
  }

  @Test(
    "any other string is no answer",
    arguments: [
      "", "11;?", "11;rgb:", "11;rgb:0/0", "11;rgb:0/0/0/0", "11;rgb:00000/0/0", "11;rgb:g/0/0",
      "11;rgb:+1/0/0",
      "10;rgb:0/0/0", "11;rgb:0//0", "11;rgba:0/0/0", "52;c;rgb:0/0/0",
    ])
  func otherStrings(text: String) {
    #expect(Background(answer: Array(text.utf8)) == nil)
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}]\(text)\u{1B}\\".utf8)
    #expect(decoder.take().isEmpty)
  }

  @Test("the answer about the terminal's attributes ends the waiting for its ground, told or not")
  func fence() {
    for answer in ["", "\u{1B}]11;rgb:0/0/0\u{1B}\\"] {
      var decoder = KeyDecoder()
      decoder.awaitsBackground = true
      decoder.feed("\u{1B}[I\u{1B}[A\u{1B}[>0;1;0c\(answer)".utf8)
      #expect(decoder.awaitsBackground)
      _ = decoder.take()
      // The Escape key was pressed before it.
      decoder.feed("\u{1B}\u{1B}[?62;22c".utf8)
      #expect(!decoder.awaitsBackground)
      #expect(decoder.take() == [.key(.escape)])
    }
  }
}
