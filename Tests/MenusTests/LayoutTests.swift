import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

/// On a larger terminal the contents have the same size, with wider margins.
struct LayoutTests {
  /// The bounding box of everything drawn between the header and the bottom line.
  private static func drawn(_ frame: Canvas) -> Size {
    let rows = (2..<frame.size.height - 1).filter { !frame.row($0).isEmpty }
    guard let first = rows.first, let last = rows.last else { return Size(width: 0, height: 0) }
    let columns = rows.flatMap { y in
      (0..<frame.size.width).filter { frame[Point(x: $0, y: y)].character != " " }
    }
    return Size(width: columns.max()! - columns.min()! + 1, height: last - first + 1)
  }

  @Test(
    "what is drawn is no larger on a terminal of 170 columns than on one of 120",
    arguments: GoldenTests.allScenes)
  func large(scene: GoldenTests.Scene) {
    var app = scene.build(.large, "en")
    let size = Self.drawn(app.frame)
    #expect(size.width <= 117)
    app.send(.resize(Size(width: 170, height: 60)))
    #expect(Self.drawn(app.frame) == size)
  }

  @Test(
    "on the smallest terminal nothing runs off the edge that home shows", arguments: GoldenTests.allScenes)
  func compact(scene: GoldenTests.Scene) {
    let app = scene.build(.compact, "en")
    let inside = Rect(x: 0, y: 0, width: 40, height: 16)
    for target in app.frame.targets {
      #expect(inside.contains(target.area.origin), "\(target)")
      #expect(target.area.maxX <= 40 && target.area.maxY <= 16, "\(target)")
    }
  }

  @Test("the popups of a game cover its keyboard or tiles", arguments: ScreenSize.allCases)
  func popups(size: ScreenSize) {
    let layout = Layout(size: size.size)
    let (keyboard, tiles) =
      switch size {
      case .compact: (Rect(x: 0, y: 10, width: 40, height: 5), Rect(x: 0, y: 2, width: 40, height: 5))
      case .home: (Rect(x: 8, y: 14, width: 64, height: 7), Rect(x: 8, y: 2, width: 64, height: 7))
      case .large: (Rect(x: 12, y: 24, width: 64, height: 7), Rect(x: 12, y: 6, width: 64, height: 7))
      }
    #expect(layout.keyboardPopup == keyboard && layout.tilesPopup == tiles)
    #expect(layout.panelX == 91)
  }

  @Test(
    "what a terminal has to spare is shared above and below, left and right",
    arguments: [(Size(width: 100, height: 30), 10, 3), (Size(width: 60, height: 20), 10, 2)])
  func spare(size: Size, left: Int, above: Int) throws {
    var app = App.playing("moss")
    app.send(.resize(size))
    let place = try #require(app.frame.find("Q   W"))
    let block = App.playing("moss", size.width < 80 ? .compact : .home)
    let before = try #require(block.frame.find("Q   W"))
    #expect(place.minX == before.minX + left && place.minY == before.minY + above)
  }
}
