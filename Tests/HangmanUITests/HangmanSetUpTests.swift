import Engines
import Play
import Records
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit

@Suite("The set-up of Hangman")
struct HangmanSetUpTests {
  private typealias Host = HangmanSetUp.Host

  /// The set-up with a host selected.
  private static func setUp(_ host: HangmanSetUp.Host, _ size: ScreenSize) -> App {
    var app = App.started(size, library: .sample())
    app.press(.enter, .home)
    for _ in Host.allCases where app.context.hangman.host != host { app.press(.right) }
    return app
  }

  @Test(
    "the drawing of the chosen host stands above the rows, in the middle",
    arguments: HangmanSetUp.Host.allCases, [ScreenSize.home, .large])
  func shown(host: HangmanSetUp.Host, size: ScreenSize) {
    let app = Self.setUp(host, size)
    let (drawing, layout) = (host.drawing, app.frame.layout.page)
    let origin = Point(
      x: layout.stage.centeredX(of: drawing.width), y: layout.point(0, 10 - drawing.height).y)
    for (row, line) in drawing.lines.enumerated() {
      // The row of a frame has no blanks at its end.
      let blanks = String(repeating: " ", count: drawing.width)
      let shown = (app.frame.row(origin.y + row) + blanks).dropFirst(origin.x).prefix(drawing.width)
      #expect(String(shown) == line, "\(app)")
    }
    #expect(app.frame.row(layout.point(0, 10).y).allSatisfy { $0 == " " })
  }

  @Test("in the compact layout there is no drawing", arguments: HangmanSetUp.Host.allCases)
  func compact(host: HangmanSetUp.Host) {
    let app = Self.setUp(host, .compact)
    for line in host.drawing.lines where !line.trimmed.isEmpty { #expect(!app.shows(line.trimmed)) }
  }

  @Test("each host has a drawing of its own, partly warm, that fits above the rows")
  func eachHostHasADrawingOfItsOwn() {
    let drawings = Host.allCases.map(\.drawing)
    for (index, drawing) in drawings.enumerated() {
      #expect(!drawings[..<index].contains(drawing))
      #expect((16...22).contains(drawing.width) && (6...8).contains(drawing.height))
      #expect(drawing.tints.joined().contains(.warm))
      let cells = zip(drawing.lines.joined(), drawing.tints.joined()).filter { $0.0 != " " }
      #expect(cells.count { $0.1 == .warm } * 3 <= cells.count)
      #expect(cells.allSatisfy { $0.0.asciiLikeness != "?" || $0.0 == "?" })
    }
  }

  @Test(
    "the row of the host asks who sets the word, and nothing touches its value",
    arguments: ScreenSize.allCases)
  func row(size: ScreenSize) {
    for host in Host.allCases {
      let app = Self.setUp(host, size)
      let label = size == .compact ? "Who sets it?" : "Who sets the word?"
      #expect(app.shows("▸ \(label)  "), "\(app)")
      #expect(app.shows(" ◂ ") && app.shows(app.context.text.host(host)))
    }
  }

  @Test("the gentle level is the devil's, and stands first; the dictionary begins with the easy one")
  func theGentleLevelIsTheDevils() {
    var app = Self.setUp(.devil, .home)
    app.press(.down)
    #expect(app.shows("◂ easy  "), "\(app)")
    app.press(.left)
    #expect(app.shows("◂ gentle  ") && app.shows("gentle: few words, all well known."))
    #expect(app.context.hangman.mode == .devilGentle)
    app.press(.left)
    #expect(app.shows("◂ hard  "))
    app.press(.right, .up)
    for _ in Host.allCases where app.context.hangman.host != .dictionary { app.press(.right) }
    app.press(.down)
    #expect(app.shows("◂ easy  ") && app.context.hangman.mode == .dictionaryEasy)
    app.press(.left)
    #expect(app.shows("◂ hard  ") && app.context.hangman.mode == .dictionaryHard)
    app.press(.right)
    #expect(app.context.hangman.mode == .dictionaryEasy)
  }

  @Test("the set-up of every mode is restored, and no other level with it")
  func theSetUpOfEveryModeIsRestored() {
    for mode in Mode.allCases
    where mode.game == .hangman && !mode.isDaily && !mode.isAtTable && !mode.isByPost {
      for difficulty in HangmanDeal.Difficulty.allCases {
        var setUp = HangmanSetUp()
        setUp.difficulty = difficulty
        setUp.restore(mode)
        #expect(setUp.mode == mode)
        if setUp.host == .dictionary, difficulty != .gentle { #expect(setUp.difficulty != .gentle) }
      }
    }
  }

  @Test("a picture set is large in the large layout only", arguments: ScreenSize.allCases)
  func fitting(size: ScreenSize) {
    let set = pictureSet("classic")
    #expect(set.fitting(Layout(size: size.size)) == (size == .large ? set.large : set))
  }
}
