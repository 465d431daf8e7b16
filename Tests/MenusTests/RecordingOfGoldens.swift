import ScreenTesting
import TestSupport
import TextUI

@testable import Kit

/// The film in the README: two terminals at one table, side by side, in frames of the program.
struct Recording {
  private var table: TableOfApps
  private var movie = Movie()
  private static let players = ["Ada", "Bob"]
  /// The columns between the two terminals.
  private static let gap = 3

  private init(_ table: TableOfApps) { self.table = table }

  /// A round of Ghost, from the letters of both players to its report.
  static func table() -> Movie {
    let words = [
      "street 1", "strange 1", "stranger 1", "strap 1", "straw 1", "stray 1", "string 1", "strong 1",
      "struck 1",
    ]
    var recording = Recording(.ghost(players, words: words, .compact))
    recording.wait(1500)
    for (index, letter) in "strange".enumerated() {
      let player = players[index % 2]
      recording.table[player].type(String(letter))
      recording.wait(index < 5 ? 1100 : 1600)
    }
    recording.wait(3000)
    return recording.movie
  }

  /// Shows both terminals until the next step, in pieces as long as the shortest visible change.
  private mutating func wait(_ milliseconds: Int) {
    let step = 100
    for _ in 0..<milliseconds / step {
      movie.show(frame, for: step)
      table.advance(by: .milliseconds(step))
    }
  }

  /// The frames of both terminals next to each other.
  private var frame: Canvas {
    let frames = Self.players.map { table[$0].frame }
    let width = frames.reduce(-Self.gap) { $0 + $1.size.width + Self.gap }
    var both = Canvas(size: Size(width: width, height: frames[0].size.height))
    var x = 0
    for frame in frames {
      both.place(frame, at: Point(x: x, y: 0))
      x += frame.size.width + Self.gap
    }
    return both
  }
}
