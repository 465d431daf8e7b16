import Testing
import TextUI

@testable import Terminal

struct RunsTests {
  @Test("a run is painted in parts, none of which begins within a character of two columns")
  func aRunIsPaintedInPartsNoneOfWhichBeginsWithinA() {
    var canvas = Canvas(size: Size(width: 10, height: 2))
    canvas.put("ab日本cdef", at: Point(x: 0, y: 1), .text)
    func parts(_ columns: ClosedRange<Int>, atMost most: Int) -> [ClosedRange<Int>] {
      canvas.parts(of: Canvas.Run(row: 1, columns: columns), atMost: most).map(\.columns)
    }
    #expect(parts(0...9, atMost: 3) == [0...1, 2...3, 4...6, 7...9])
    #expect(parts(0...9, atMost: 10) == [0...9])
    #expect(parts(0...9, atMost: 9) == [0...8, 9...9])
    #expect(parts(7...7, atMost: 4) == [7...7])
    #expect(canvas.wholeRows.map(\.columns) == [0...9, 0...9])
  }
}
