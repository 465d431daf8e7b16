import Play
import TestSupport
import Testing
import TextUI

/// Whatever is on the screen, a terminal may change its size: nothing is lost, and nothing is drawn twice.
struct SizesTests {
  static let sizes = [
    Size(width: 120, height: 40), Size(width: 40, height: 16), Size(width: 61, height: 19),
    Size(width: 39, height: 16), Size(width: 1, height: 1), Size(width: 200, height: 60),
    Size(width: 40, height: 60), Size(width: 80, height: 15),
  ]

  @Test("a screen is the same again when the terminal has its size again", arguments: GoldenTests.allScenes)
  func same(scene: GoldenTests.Scene) {
    var app = scene.build(.home, "en")
    let before = app.frame
    for size in Self.sizes {
      app.send(.resize(size))
      #expect(app.frame.size == size)
      let isTooSmall = size.width < 40 || size.height < 16
      #expect(app.frame.text.contains("Wordyard needs") == isTooSmall || size.width < 14)
    }
    app.send(.resize(ScreenSize.home.size))
    #expect(app.frame == before)
  }

  @Test(
    "the way out can be clicked at every size",
    arguments: [(40, 16), (59, 19), (80, 24), (120, 40), (200, 70)])
  func clickable(width: Int, height: Int) {
    for scene in GoldenTests.allScenes {
      var app = scene.build(.home, "en")
      app.send(.resize(Size(width: width, height: height)))
      #expect(!app.frame.targets.isEmpty, "\(scene.name)")
    }
  }
}
