/// The position of a cell, relative to the top left corner: `x` columns to the right, `y` rows down.
public struct Point: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// A width in columns and a height in rows.
public struct Size: Hashable, Sendable {
  public var width: Int
  public var height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// The area of `size.width` columns and `size.height` rows whose top left cell is `origin`.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(x: Int, y: Int, width: Int, height: Int) {
    origin = Point(x: x, y: y)
    size = Size(width: max(0, width), height: max(0, height))
  }

  public var minX: Int { origin.x }
  public var minY: Int { origin.y }
  public var maxX: Int { origin.x + size.width }
  public var maxY: Int { origin.y + size.height }
  public var width: Int { size.width }
  public var height: Int { size.height }

  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle reduced by `columns` on the left and right and by `rows` at the top and bottom.
  public func inset(columns: Int = 0, rows: Int = 0) -> Rect {
    Rect(x: minX + columns, y: minY + rows, width: width - 2 * columns, height: height - 2 * rows)
  }

  /// A rectangle of the given size centred in this one, never starting above or left of it.
  public func centered(_ inner: Size) -> Rect {
    Rect(
      x: minX + max(0, (width - inner.width) / 2), y: minY + max(0, (height - inner.height) / 2),
      width: inner.width, height: inner.height)
  }

  /// The left column of something of the given width when centred.
  public func centeredX(of width: Int) -> Int { minX + (self.width - width) / 2 }
}
