import Engines
import TestSupport
import Testing
import TextUI

@testable import Play

@Suite("Drawings")
struct PictureViewTests {
  @Test func `a drawing's cells have the roles of their tints`() throws {
    let head = "! warm: o\n! cool: ~\n"
    let text = head + (0...7).map { "= \($0)\n|o\n~~\n" }.joined()
    let set = try PictureSet(id: "p", text: text, file: "p.txt")
    var canvas = Canvas(size: Size(width: 5, height: 4))
    canvas.put(set.drawing(.misses(2)), at: Point(x: 2, y: 1))
    #expect(canvas.text == "\n  |o\n  ~~\n\n")
    let roles = [(2, 1), (3, 1), (2, 2), (3, 2)].map { canvas[Point(x: $0.0, y: $0.1)].role }
    #expect(roles == [.picture, .warm, .cool, .cool])
  }
}
