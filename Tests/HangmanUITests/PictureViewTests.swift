import Engines
import Play
import ScreenTesting
import TestSupport
import Testing
import TextUI

@testable import HangmanUI
@testable import Kit

@Suite("Drawings")
struct PictureViewTests {
  @Test("a drawing's cells have the roles of their tints") func aDrawingsCellsHaveTheRolesOfTheirTints()
    throws
  {
    let head = "! warm: o\n! cool: ~\n"
    let text = head + (0...7).map { "= \($0)\n|o\n~~\n" }.joined()
    let set = try PictureSet(id: "p", text: text, file: "p.txt")
    var canvas = Canvas(size: Size(width: 5, height: 4))
    canvas.put(set.drawing(.misses(2)), at: Point(x: 2, y: 1))
    #expect(canvas.text == "\n  |o\n  ~~\n\n")
    let roles = [(2, 1), (3, 1), (2, 2), (3, 2)].map { canvas[Point(x: $0.0, y: $0.1)].role }
    #expect(roles == [.picture, .warm, .cool, .cool])
  }

  @Test("every frame after a loss is shown within 1.2 seconds", arguments: [1, 3, 10, 11, 25, 60])
  func closing(count: Int) throws {
    let frames = (0..<count).map { "~\nf\($0).\n" }.joined()
    let text = (0...7).map { "= \($0)\no\n" }.joined() + frames
    let set = try PictureSet(id: "classic", text: text, file: "p.txt")
    var library = Library.sample(phrases: ["moss"])
    library.setPictures([set])
    var app = App.started(library: library, isAnimated: true)
    app.press(.enter, .enter)
    app.type("qwxzjkv")
    var seen: [Int] = []
    var time = Duration.zero
    for _ in 0..<200 {
      for number in 0..<count where app.shows("f\(number).") && seen.last != number { seen.append(number) }
      guard let patience = app.patience, time < .seconds(2), app.shows("f") || seen.isEmpty else { break }
      app.advance(by: patience)
      time += patience
      if seen.last == count - 1, !app.shows("f\(count - 1).") { break }
    }
    #expect(seen == Array(0..<count))
    #expect(time <= .milliseconds(1201))
  }
}
