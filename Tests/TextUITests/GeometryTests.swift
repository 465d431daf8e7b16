import Testing
import TextUI

struct RectTests {
  @Test("a rectangle ends before its right and lower edge") func aRectangleEndsBeforeItsRightAndLowerEdge() {
    let area = Rect(x: 2, y: 1, width: 3, height: 2)
    #expect((area.minX, area.minY, area.maxX, area.maxY) == (2, 1, 5, 3))
    for (x, y) in [(2, 1), (4, 2)] { #expect(area.contains(Point(x: x, y: y))) }
    for (x, y) in [(1, 1), (5, 1), (2, 0), (2, 3)] { #expect(!area.contains(Point(x: x, y: y))) }
  }

  @Test("a rectangle is never smaller than nothing") func aRectangleIsNeverSmallerThanNothing() {
    #expect(Rect(x: 0, y: 0, width: -3, height: 2).size == Size(width: 0, height: 2))
    #expect(Rect(x: 0, y: 0, width: 3, height: 3).inset(columns: 2).size == Size(width: 0, height: 3))
  }

  @Test("an inset is symmetric") func anInsetIsSymmetric() {
    #expect(
      Rect(x: 1, y: 1, width: 10, height: 8).inset(columns: 2, rows: 3)
        == Rect(x: 3, y: 4, width: 6, height: 2))
  }

  @Test("centring starts inside the area even for something too large")
  func centringStartsInsideTheAreaEvenForSomethingToo() {
    let area = Rect(x: 1, y: 1, width: 10, height: 5)
    #expect(area.centered(Size(width: 4, height: 2)) == Rect(x: 4, y: 2, width: 4, height: 2))
    #expect(area.centered(Size(width: 20, height: 9)) == Rect(x: 1, y: 1, width: 20, height: 9))
  }
}
