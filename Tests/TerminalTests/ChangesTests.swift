import Testing
import TextUI

@testable import Terminal

/// The groups in which the changed cells of a frame are drawn.
struct ChangesTests {
  private static func frame(_ size: Size = Size(width: 40, height: 8), _ draw: (inout Canvas) -> Void)
    -> Canvas
  {
    var canvas = Canvas(size: size)
    canvas.put("Incorrect guesses:  A", at: Point(x: 0, y: 2), .dim)
    draw(&canvas)
    return canvas
  }

  private static let before = frame { _ in }

  private static func changes(of frame: Canvas, from other: Canvas) -> [[Canvas.Run]] {
    let rows = frame.size == other.size ? frame.differences(from: other, in: .all) : []
    return CursesTerminal.changes(of: frame, from: other, in: rows)
  }

  @Test func `few changes are drawn role by role, ordinary text last`() {
    let after = Self.frame {
      $0.put("No B.", at: Point(x: 3, y: 1), .text)
      $0.put("AB", at: Point(x: 20, y: 2), .wrong)
      $0.put("(o o)", at: Point(x: 0, y: 4), .warm)
      $0.put("─B─", at: Point(x: 9, y: 5), .wrong)
    }
    let groups = Self.changes(of: after, from: Self.before)
    #expect(groups.count == 3)
    #expect(groups[0].map(\.row) == [2, 5])
    #expect(groups[0].map(\.columns) == [20...21, 9...11])
    #expect(groups[1].map(\.columns) == [0...4])
    #expect(groups[2].map(\.columns) == [3...4, 6...7])
  }

  @Test func `cells of another role between two changes are not drawn again`() {
    let phrase = "T _ _   T _ _ _ _ _ _ T"
    let before = Self.frame { $0.put(phrase, at: Point(x: 3, y: 4), .text) }
    let after = Self.frame {
      $0.put(phrase, at: Point(x: 3, y: 4), .text)
      for x in [3, 11, 25] { $0.put("T", at: Point(x: x, y: 4), .fresh) }
      $0.put("3 times T.", at: Point(x: 3, y: 6), .text)
    }
    let groups = Self.changes(of: after, from: before)
    #expect(groups.map { $0.map(\.columns) } == [[3...3], [11...11, 25...25], [3...3, 5...9, 11...12]])
  }

  @Test func `changes of one role, many changes and frames of another size are drawn row by row`() {
    let one = Self.frame { $0.put("No B.", at: Point(x: 3, y: 1), .wrong) }
    #expect(Self.changes(of: one, from: Self.before).isEmpty)
    for (count, isGrouped) in [(32, true), (33, false)] {
      let many = Self.frame {
        $0.put("B", at: Point(x: 3, y: 1), .stage)
        $0.fill(Rect(x: 0, y: 4, width: count - 2, height: 1), "x", .wrong)
        $0.put("B", at: Point(x: 3, y: 6), .stage)
      }
      #expect(Self.changes(of: many, from: Self.before).isEmpty != isGrouped, "\(count) cells")
    }
    let other = Self.frame(Size(width: 41, height: 8)) {
      $0.put("No B.", at: Point(x: 3, y: 1), .wrong)
      $0.put("C", at: Point(x: 3, y: 6), .stage)
    }
    #expect(Self.changes(of: other, from: Self.before).isEmpty)
  }

  @Test func `changes of five roles are drawn row by row`() {
    let after = Self.frame {
      for (row, role) in [Role.text, .wrong, .fresh, .warm, .stage, .text].enumerated() {
        $0.put("B", at: Point(x: 3, y: row + 2), role)
      }
    }
    #expect(Self.changes(of: after, from: Self.before).isEmpty)
  }

  @Test func `changes in which each role occurs once are drawn row by row`() {
    let keys = Self.frame { $0.put(" G  ‹H›", at: Point(x: 9, y: 5), .text) }
    let after = Self.frame {
      $0.put("‹G›", at: Point(x: 9, y: 5), .chosen)
      $0.put("  H ", at: Point(x: 12, y: 5), .text)
    }
    #expect(Self.changes(of: after, from: keys).isEmpty)
  }

  @Test func `letters of two columns are drawn row by row`() {
    let wide = Self.frame {
      $0.put("山", at: Point(x: 3, y: 1), .wrong)
      $0.put("B", at: Point(x: 3, y: 5), .stage)
      $0.put("B", at: Point(x: 3, y: 6), .wrong)
    }
    #expect(Self.changes(of: wide, from: Self.before).isEmpty)
  }
}
