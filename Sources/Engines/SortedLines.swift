extension UnsafeBufferPointer<UInt8> {
  /// In lines sorted bytewise, the offset of the first one that does not sort before `wanted`; the end of the bytes if
  /// there is none.
  func firstLine(notBefore wanted: [UInt8]) -> Int {
    var low = 0
    var high = count
    while low < high {
      var middle = (low + high) / 2
      while middle > low, self[middle - 1] != UInt8(ascii: "\n") { middle -= 1 }
      if line(at: middle, sortsBefore: wanted) {
        low = middle
        while low < high, self[low] != UInt8(ascii: "\n") { low += 1 }
        low = Swift.min(low + 1, high)
      } else {
        high = middle
      }
    }
    return low
  }

  private func line(at start: Int, sortsBefore wanted: [UInt8]) -> Bool {
    for (index, byte) in wanted.enumerated() {
      guard start + index < count, self[start + index] != UInt8(ascii: "\n") else { return true }
      if self[start + index] != byte { return self[start + index] < byte }
    }
    return false
  }
}
