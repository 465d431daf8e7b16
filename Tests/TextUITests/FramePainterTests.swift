import TestSupport
import Testing
import TextUI

/// Frames painted as text for a terminal.
struct FramePainterTests {
  private static let size = Size(width: 30, height: 8)

  private static func frame(_ seed: UInt64, ascii: Bool = false) -> Canvas {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var canvas = Canvas(size: size)
    for _ in 0..<next(12) {
      let text = ["HANGMAN", "é ï ü", "──●──", " A  B ", "✓", "\u{1B}[31m"][next(6)]
      let (role, wideRole) = (
        Role.allCases[next(Role.allCases.count)], Role.allCases[next(Role.allCases.count)]
      )
      canvas.put(text, at: Point(x: next(size.width), y: next(size.height - 1)), role)
      // Nothing covers a half of a wide character.
      canvas.put("山田太郎", at: Point(x: 2 * next(size.width / 2), y: size.height - 1), wideRole)
    }
    canvas.focus(on: .stage, at: Point(x: next(size.width), y: next(size.height)))
    return canvas
  }

  private static func expect(
    _ screen: ScreenEmulator, shows frame: Canvas, _ theme: Theme, _ palette: Theme.Palette,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(screen.text == frame.text, sourceLocation: location)
    let focus = frame.focus ?? Point(x: 0, y: 0)
    #expect(screen.cursor.row == focus.y && screen.cursor.column == focus.x, sourceLocation: location)
    for y in 0..<size.height {
      for x in 0..<size.width where !frame[Point(x: x, y: y)].isContinuation {
        let style = theme[frame[Point(x: x, y: y)].role, in: palette]
        #expect(screen.colors(y, x) == [style.foreground, style.background], sourceLocation: location)
      }
    }
  }

  @Test("a terminal shows each frame after the one before, in the colours of its roles", arguments: Theme.all)
  func aTerminalShowsEachFrame(theme: Theme) {
    let palette: Theme.Palette = theme == .mono ? .none : .xterm256
    var painter = FramePainter(theme, in: palette)
    let screen = ScreenEmulator(rows: Self.size.height, columns: Self.size.width)
    screen.write("what was there before\r\n\u{1B}[44mand in colour")
    for seed in 1...60 as ClosedRange<UInt64> {
      let frame = Self.frame(seed)
      screen.write(painter.paint(frame))
      Self.expect(screen, shows: frame, theme, palette)
    }
  }

  @Test("after the first frame only what differs is painted") func onlyWhatDiffersIsPainted() {
    var painter = FramePainter(.night, in: .xterm256)
    var frame = Self.frame(3)
    let whole = painter.paint(frame).utf8.count
    frame.put("X", at: Point(x: 4, y: 4), .tile)
    let part = painter.paint(frame)
    #expect(part.contains("X") && part.utf8.count < 80 && part.utf8.count < whole)
    #expect(!painter.paint(frame).contains("X"))
  }

  @Test("with ASCII alone nothing else is painted, and the ending shows the cursor again")
  func withASCIIAloneNothingElseIsPainted() {
    var painter = FramePainter(.night, in: .xterm256, isASCII: true)
    for seed in 1...60 as ClosedRange<UInt64> {
      let text = painter.paint(Self.frame(seed))
      let isASCII = text.allSatisfy(\.isASCII)
      #expect(isASCII && !text.contains("\u{1B}[?25h"))
    }
    #expect(painter.ending.hasSuffix("\u{1B}[?25h"))
  }
}
