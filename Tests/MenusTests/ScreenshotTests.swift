import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import GhostUI
@testable import HangmanUI
@testable import Kit
@testable import Menus
@testable import TextTwistUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The pictures in the README, generated from frames of the program.
struct ScreenshotTests {
  static let pictures: [(name: String, theme: Theme, build: @Sendable () -> App)] = [
    ("devil", .night, { look("devil-lost") }),
    ("ghost", .paper, { look("ghost") }),
    ("every-word", .night, { scene("twist-complete") }),
  ]

  private static func scene(_ name: String) -> App {
    GoldenTests.allScenes.first { $0.name == name }!.build(.home, "en")
  }

  private static func look(_ name: String) -> App {
    GoldenTests.looks.first { $0.name == name }!.build(.home)
  }

  @Test("a picture in the README shows the screen as it is", arguments: pictures.indices)
  func picture(index: Int) {
    let (name, theme, build) = Self.pictures[index]
    let isPaper = theme == .paper
    let paint = Paint(
      theme, ground: isPaper ? "#ffffd7" : "#1c1c1c", ink: isPaper ? "#262626" : "#d0d0d0")
    expect(build().frame.svg(paint), name)
  }

  @Test(
    "the film shows two terminals at a table in less than half a minute, and its first frame where nothing moves"
  )
  func film() {
    let movie = Recording.table()
    #expect(movie.length < 30_000)
    let svg = movie.svg(Paint(.night, ground: "#1c1c1c", ink: "#d0d0d0"))
    #expect(svg.contains("prefers-reduced-motion:reduce") && svg.contains("visibility=\"visible\""))
    expect(svg, "table")
  }

  @Test("no picture is left that neither the README nor the metainfo shows")
  func noPictureIsLeftThatNeitherTheREADMENorTheMetainfoShows() throws {
    let readme = try #require(Checkout.text("README.md"))
    let metainfo = try #require(Checkout.text("assets/desktop/invalid.wordyard.wordyard.metainfo.xml"))
    for name in Checkout.names(in: "assets/screenshots") {
      #expect((readme + metainfo).contains("screenshots/\(name)"), "\(name)")
    }
  }

  private func expect(_ svg: String, _ name: String) {
    let path = "assets/screenshots/\(name).svg"
    if getenv("WORDYARD_RECORD").map({ String(cString: $0) }) == "screenshots" {
      let isWritten = Checkout.write(svg, to: path)
      #expect(isWritten)
    } else {
      #expect(Checkout.text(path) == svg, "`make screenshots` paints \(path) anew")
    }
  }
}
