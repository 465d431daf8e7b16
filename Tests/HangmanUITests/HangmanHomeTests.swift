import Engines
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit

/// The places of a game of Hangman at 80×24.
struct HangmanHomeTests {
  /// The columns that are used in some rows, without the picture's.
  private static func columns(_ app: App, _ rows: ClosedRange<Int>, from first: Int = 30) -> (
    left: Int, right: Int
  ) {
    let used = rows.flatMap { y in (first..<80).filter { app.frame[Point(x: $0, y: y)].role != .text } }
    return (used.min() ?? 0, used.max() ?? 0)
  }

  @Test(
    "beads and wrong guesses stand under the picture, phrase and keyboard on one axis, nothing at the right edge"
  )
  func places() throws {
    var app = App.playing("A rolling stone gathers no moss")
    app.type("cdu")
    #expect(app.frame.row(13).hasPrefix("      ● ● ● ○ ○ ○ ○   3 of 7"), "\(app)")
    #expect(app.frame.row(15).hasPrefix("      Not in it:") && app.frame.row(16).hasPrefix("      C  D  U"))
    let (phrase, keys) = (Self.columns(app, 3...11), Self.columns(app, 16...20))
    #expect(abs(phrase.left + phrase.right - keys.left - keys.right) <= 2, "\(phrase) \(keys)")
    #expect(phrase.right < 78 && keys.right < 78 && phrase.left >= 30 && keys.left >= 30)
    let message = try #require(app.frame.find("No U in this one."))
    #expect(abs(2 * message.minX + message.width - keys.left - keys.right - 1) <= 2)
  }

  @Test("nothing moves when the result comes; the wrong guesses then stand beside the beads")
  func result() {
    var app = App.playing("moss")
    app.type("cdu")
    let before = (4...11).map { app.frame.row($0).dropFirst(28) }
    app.type("mos")
    let after = (4...11).map { app.frame.row($0).dropFirst(28) }
    #expect(before[0].count == after[0].count)
    #expect(app.frame.row(13).hasPrefix("      ● ● ● ○ ○ ○ ○   3 of 7") && app.lists("C  D  U"), "\(app)")
    #expect(app.frame.row(13).contains("Not in it:"))
  }
}
