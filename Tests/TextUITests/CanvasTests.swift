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
      "\u{1B}[2Jx", "\u{7}x", "\u{9B}x", "\r\nx", "\u{7F}x", "\u{61C}x", "\u{200B}x", "\u{200C}x",
      "\u{200D}x", "\u{200E}x", "\u{200F}x", "\u{2028}x", "\u{2029}x", "\u{202A}x", "\u{202B}x",
      "\u{202C}x", "\u{202D}x", "\u{202E}x", "\u{2060}x", "\u{2066}x", "\u{2067}x", "\u{2068}x",
      "\u{2069}x", "\u{FEFF}x",
    ])
  func inert(text: String) {
    var canvas = canvas()
    canvas.put(text, at: Point(x: 0, y: 0), .text)
    #expect(canvas.text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!canvas.text.unicodeScalars.contains { $0.properties.generalCategory == .format })
    #expect(canvas.row(0).contains("\u{FFFD}"))
    #expect(canvas.row(0).contains("x"))
  }

  @Test("a wide character occupies two columns and is never split")
  func aWideCharacterOccupiesTwoColumnsAndIsNeverSplit() {
    var canvas = canvas(5, 1)
    #expect(canvas.put("日本語", at: Point(x: 0, y: 0), .text) == 6)
    #expect(canvas.row(0) == "日本")
    #expect("日本語".columns == 6)
    #expect("e\u{301}é".columns == 2)
  }

  @Test("under a popup only reachable areas can be clicked") func underAPopupOnlyReachableAreasCanBeClicked()
  {
    var canvas = canvas()
    canvas.button("ok", at: Point(x: 0, y: 0), .text, sends: .enter)
    canvas.target(Rect(x: 4, y: 0, width: 2, height: 1), sends: .tab, isReachable: true)
    canvas.coverTargets(dims: false)
    #expect(canvas.key(at: Point(x: 0, y: 0)) == nil)
    #expect(canvas.key(at: Point(x: 5, y: 0)) == .tab)
  }

  @Test("of two areas that overlap the last one is clicked") func ofTwoAreasThatOverlapTheLastOneIsClicked() {
    var canvas = canvas()
    canvas.button("first", at: Point(x: 0, y: 0), .text, sends: .enter)
    canvas.button("se", at: Point(x: 1, y: 0), .text, sends: .tab)
    #expect(canvas.key(at: Point(x: 0, y: 0)) == .enter)
    #expect(canvas.key(at: Point(x: 2, y: 0)) == .tab)
    #expect(canvas.key(at: Point(x: 5, y: 0)) == nil)
    canvas.focus(on: .caret, at: Point(x: 1, y: 1))
    canvas.coverTargets()
    #expect(canvas.cursor == nil)
    #expect(canvas.key(at: Point(x: 0, y: 0)) == nil)
    #expect(canvas[Point(x: 0, y: 0)].role == .dim)
  }

  @Test("the focus is at what matters most, of equals at the first, and under a popup at nothing")
  func theFocusIsAtWhatMattersMostOfEqualsAtTheFirst() {
    var canvas = canvas(12, 3)
    #expect(canvas.focus == nil)
    canvas.box(canvas.bounds, title: "Hi")
    #expect(canvas.focus == Point(x: 5, y: 0))
    canvas.button("Yes", at: Point(x: 1, y: 1), .text, sends: .enter)
    #expect(canvas.focus == Point(x: 5, y: 0))
    canvas.button("No", at: Point(x: 5, y: 1), .chosen, sends: .enter)
    canvas.button("So", at: Point(x: 8, y: 1), .chosen, sends: .enter)
    #expect(canvas.focus == Point(x: 5, y: 1) && canvas.cursor == nil)
    canvas.focus(on: .message, at: Point(x: 1, y: 2))
    #expect(canvas.focus == Point(x: 5, y: 1))
    canvas.coverTargets()
    canvas.focus(on: .caret, at: Point(x: 99, y: -1))
    #expect(canvas.focus == Point(x: 11, y: 0) && canvas.cursor == canvas.focus)
  }

  @Test("a box has a title in its upper edge") func aBoxHasATitleInItsUpperEdge() {
    var canvas = canvas(12, 3)
    canvas.box(canvas.bounds, title: "Hi")
    #expect(canvas.text == "┌─── Hi ───┐\n│          │\n└──────────┘\n")
  }

  @Test(
    "text wraps between words, and breaks a word that is too long",
    arguments: [
      ("a bc def", 4, ["a bc", "def"]), ("abcdefgh", 3, ["abc", "def", "gh"]), ("", 5, []),
      ("日本 語", 4, ["日本", "語"]), ("one", 0, []), ("go abcdef", 4, ["go", "abcd", "ef"]),
      ("one two", 3, ["one", "two"]), ("one two", 7, ["one two"]), ("  a   b  ", 9, ["a b"]),
      ("日本語", 3, ["日", "本", "語"]), ("e\u{301}té e\u{301}té", 7, ["été été"]),
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

  @Test("a fill covers the part of its area that lies on the canvas")
  func aFillCoversThePartOfItsAreaThatLiesOnTheCanvas() {
    var canvas = canvas(4, 3)
    canvas.fill(Rect(x: 2, y: 1, width: 9, height: 9), "x", .chosen)
    #expect(canvas.text == "\n  xx\n  xx\n")
    #expect(canvas[Point(x: 2, y: 1)].role == .chosen)
    #expect(canvas[Point(x: 1, y: 1)].role == .text)
    canvas.fill(Rect(x: -5, y: -5, width: 6, height: 6), "y", .dim)
    canvas.fill(Rect(x: 4, y: 0, width: 1, height: 1), "z")
    canvas.fill(Rect(x: 0, y: 3, width: 1, height: 1), "z")
    #expect(canvas.text == "y\n  xx\n  xx\n")
  }

  @Test("a rule is a line of its role") func aRuleIsALineOfItsRole() {
    var canvas = canvas(5, 1)
    canvas.rule(at: Point(x: 1, y: 0), width: 3)
    #expect(canvas.row(0) == " ───")
    #expect(canvas[Point(x: 1, y: 0)].role == .rule)
  }

  @Test(
    "text is centred with the odd column on its right, and cut where the area is too narrow",
    arguments: [("ab", "  ab", 3), ("abc", "  abc", 3), ("abcdefgh", " abcde…", 2), ("日本", " 日本", 2)])
  func centred(text: String, row: String, column: Int) {
    var canvas = canvas(12, 2)
    let start = canvas.putCentered(
      text, in: Rect(x: 1, y: 0, width: text == "abcdefgh" ? 6 : 5, height: 2), row: 1, .text)
    #expect(canvas.row(1) == row)
    #expect(start == column - 1)
  }

  @Test("text on the right ends at the area's edge, and is cut where the area is too narrow")
  func textOnTheRightEndsAtTheAreasEdgeAndIsCutWhereThe() {
    var canvas = canvas(8, 3)
    let area = Rect(x: 1, y: 0, width: 5, height: 3)
    canvas.putRight("ab", in: area, row: 0, .text)
    canvas.putRight("日本", in: area, row: 1, .text)
    canvas.putRight("abcdefg", in: area, row: 2, .text)
    #expect(canvas.text == "    ab\n  日本\n abcd…\n")
  }

  @Test("a box too small for a frame is blank, and a title too long is cut")
  func aBoxTooSmallForAFrameIsBlankAndATitleTooLongIs() {
    var canvas = canvas(12, 4)
    canvas.fill(canvas.bounds, "x")
    canvas.box(Rect(x: 0, y: 0, width: 12, height: 3), title: "A long title")
    canvas.box(Rect(x: 3, y: 3, width: 1, height: 1), title: "A")
    #expect(canvas.text == "┌─ A lon… ─┐\n│          │\n└──────────┘\nxxx xxxxxxxx\n")
  }

  @Test("the first occurrence of a text on the canvas is found")
  func theFirstOccurrenceOfATextOnTheCanvasIsFound() {
    var canvas = canvas(12, 3)
    canvas.put("日 ab", at: Point(x: 1, y: 1), .text)
    canvas.put("ab", at: Point(x: 0, y: 2), .text)
    #expect(canvas.find("ab") == Rect(x: 4, y: 1, width: 2, height: 1))
    #expect(canvas.find("日 a") == Rect(x: 1, y: 1, width: 4, height: 1))
    #expect(canvas.find("abc") == nil)
    #expect(canvas.find("") == nil)
    #expect(canvas.find("a text longer than a row") == nil)
  }

  @Test("the rows that differ are named with their first and last column that differ")
  func theRowsThatDifferAreNamedWithTheirFirstAndLast() {
    var before = canvas(6, 3)
    before.put("日本", at: Point(x: 0, y: 2), .text)
    var after = before
    after.put("b", at: Point(x: 1, y: 0), .text)
    after.put("c", at: Point(x: 4, y: 0), .text)
    after.put("日木", at: Point(x: 0, y: 2), .text)
    #expect(differences(of: after, from: before) == ["0: 1...4", "2: 2...2"])
    #expect(differences(of: after, from: Canvas(size: after.size)) == ["0: 1...4", "2: 0...3"])
    #expect(differences(of: after, from: after).isEmpty)
    var half = before
    half.put("日本", at: Point(x: 0, y: 2), .chosen)
    #expect(differences(of: half, from: before) == ["2: 0...3"])
    // Only the right half differs, but the whole grapheme is reported.
    var torn = before
    torn[Point(x: 3, y: 2)] = Cell("x", .text)
    #expect(differences(of: before, from: torn) == ["2: 2...3"])
  }

  private func differences(of canvas: Canvas, from other: Canvas) -> [String] {
    canvas.differences(from: other).map {
      "\($0.row): \($0.columns.lowerBound)...\($0.columns.upperBound)"
    }
  }

  @Test("drawing on an empty canvas is harmless") func drawingOnAnEmptyCanvasIsHarmless() {
    var canvas = canvas(0, 0)
    canvas.put("text", at: Point(x: 0, y: 0), .text)
    canvas.box(Rect(x: 0, y: 0, width: 5, height: 5), title: "Hi")
    #expect(canvas.text == "\n")
    #expect(Canvas(size: Size(width: -1, height: 5)).cells.isEmpty)
  }
}
