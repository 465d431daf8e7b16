import TestSupport
import Testing
import TextUI

struct CanvasTests {
  private func canvas(_ width: Int = 12, _ height: Int = 3) -> Canvas {
    Canvas(size: Size(width: width, height: height))
  }

  @Test(
    "text outside the canvas is cut off",
    arguments: [(-2, 0, "llo"), (9, 1, "         hel"), (0, 9, ""), (0, -1, "")])
  func clips(x: Int, y: Int, row: String) {
    var canvas = canvas()
    canvas.put("hello", at: Point(x: x, y: y), .text)
    #expect(canvas.text.split(separator: "\n").joined() == row)
  }

  @Test(
    "control characters and escape sequences are shown inert",
    arguments: [
      "\u{1B}[2Jx", "\u{7}x", "\u{9B}x", "\r\nx", "\u{202E}x", "\u{200B}x", "\u{7F}x",
    ])
  func inert(text: String) {
    var canvas = canvas()
    canvas.put(text, at: Point(x: 0, y: 0), .text)
    #expect(canvas.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(canvas.row(0).contains("\u{FFFD}"))
    #expect(canvas.row(0).contains("x"))
  }

  @Test func `a wide character takes two columns and never half of one`() {
    var canvas = canvas(5, 1)
    #expect(canvas.put("日本語", at: Point(x: 0, y: 0), .text) == 6)
    #expect(canvas.row(0) == "日本")
    #expect("日本語".columns == 6)
    #expect("e\u{301}é".columns == 2)
  }

  @Test func `of two areas that overlap the last one is clicked`() {
    var canvas = canvas()
    canvas.button("first", at: Point(x: 0, y: 0), .text, sends: .enter)
    canvas.button("se", at: Point(x: 1, y: 0), .text, sends: .tab)
    #expect(canvas.key(at: Point(x: 0, y: 0)) == .enter)
    #expect(canvas.key(at: Point(x: 2, y: 0)) == .tab)
    #expect(canvas.key(at: Point(x: 5, y: 0)) == nil)
    canvas.coverTargets()
    #expect(canvas.key(at: Point(x: 0, y: 0)) == nil)
    #expect(canvas[Point(x: 0, y: 0)].role == .dim)
  }

  @Test func `a box has a title in its upper edge`() {
    var canvas = canvas(12, 3)
    canvas.box(canvas.bounds, title: "Hi")
    #expect(canvas.text == "┌─── Hi ───┐\n│          │\n└──────────┘\n")
  }

  @Test(
    "text wraps between words, and breaks a word that is too long",
    arguments: [
      ("a bc def", 4, ["a bc", "def"]), ("abcdefgh", 3, ["abc", "def", "gh"]), ("", 5, []),
      ("日本 語", 4, ["日本", "語"]), ("one", 0, []), ("go abcdef", 4, ["go", "abcd", "ef"]),
    ])
  func wraps(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(to: width) == lines)
  }

  @Test(
    "text that is too long ends in an ellipsis",
    arguments: [
      ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""), ("日本語", 4, "日…"),
    ])
  func clipped(text: String, width: Int, shown: String) {
    #expect(text.clipped(to: width) == shown)
  }

  @Test("every drawing has a likeness in ASCII", arguments: Checkout.names(in: "assets/gallows"))
  func likeness(file: String) throws {
    let text = try #require(Checkout.text("assets/gallows/\(file)"))
    for character in text { #expect(character.asciiLikeness != "?", "\(character)") }
  }

  @Test func `a letter's likeness is the letter without its accent`() {
    #expect(String("Crème BRÛLÉE ‹│┌».".map(\.asciiLikeness)) == "Creme BRULEE <|+?.")
  }
}

struct ThemeTests {
  @Test(
    "without colour the chosen, the right, the wrong, titles and text can be told apart",
    arguments: Theme.all.map(\.name))
  func attributes(name: String) throws {
    let theme = try #require(Theme.named(name))
    let roles = [Role.chosen, .chosenRight, .chosenWrong, .right, .wrong]
    let attributes = Set(roles.map { theme[$0].attributes })
    #expect(attributes.count == roles.count)
    for role in [Role.chosen, .right, .title, .shortcut, .warning, .field] {
      #expect(theme[role].attributes != theme[.text].attributes, "\(role)")
    }
  }

  @Test(
    "a theme of colours shows the dim, the right, the wrong and the chosen in colours of their own",
    arguments: Theme.all.map(\.name).filter { $0 != "mono" })
  func colors(name: String) throws {
    let theme = try #require(Theme.named(name))
    for role in [Role.dim, .right, .wrong, .warning, .picture, .chosen]
    where name != "contrast" || role != .picture {
      let (style, text) = (theme[role], theme[.text])
      #expect(style.foreground != text.foreground || style.background != text.background, "\(role)")
    }
    #expect(theme[.right].foreground != theme[.wrong].foreground)
  }

  @Test func `mono has no colour at all`() {
    for role in Role.allCases {
      #expect(Theme.mono[role].foreground == nil && Theme.mono[role].background == nil)
    }
  }
}
