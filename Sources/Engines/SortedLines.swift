/// Lines that are sorted bytewise, such as those of a mapped file, and the searches that make such a file its own index.
extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first newline at `start` or after it; `limit` if there is none before it.
  func newline(from start: Int, to limit: Int) -> Int {
    var offset = start
    while offset < limit, self[offset] != UInt8(ascii: "\n") { offset += 1 }
    return offset
  }

  /// The offset of the first line that does not sort before `wanted`; the end of the bytes if there is none.
  func firstLine(notBefore wanted: [UInt8]) -> Int { firstLine(notBefore: wanted, in: 0..<count) }

  /// The same among the lines from `start` on, found fast when it is near.
  func firstLine(notBefore wanted: [UInt8], from start: Int) -> Int {
    var low = start
    var reach = 16
    while start + reach < count {
      let probe = newline(from: start + reach, to: count) + 1
      guard probe < count, line(at: probe, sortsBefore: wanted) else {
        return firstLine(notBefore: wanted, in: low..<Swift.min(probe, count))
      }
      low = probe
      reach *= 4
    }
    return firstLine(notBefore: wanted, in: low..<count)
  }

  private func firstLine(notBefore wanted: [UInt8], in range: Range<Int>) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      var middle = (low + high) / 2
      while middle > low, self[middle - 1] != UInt8(ascii: "\n") { middle -= 1 }
      if line(at: middle, sortsBefore: wanted) {
        low = Swift.min(newline(from: middle, to: high) + 1, high)
      } else {
        high = middle
      }
    }
    return low
  }

  private func line(at start: Int, sortsBefore wanted: [UInt8]) -> Bool {
    var offset = start
    for byte in wanted {
      guard offset < count, self[offset] != UInt8(ascii: "\n") else { return true }
      if self[offset] != byte { return self[offset] < byte }
      offset += 1
    }
    return false
  }
}
