extension Lexicon {
  /// Every word that can be made from the letters of `bag`, each used at most once, with its entry, sorted bytewise. The
  /// words have at least `shortest` letters.
  ///
  /// Words are scanned in order; when the beginning of a line needs a letter that the bag does not have, all lines with
  /// that beginning are skipped at once. Bytes of letters outside ASCII can combine into a letter that is not in the bag,
  /// so such a word is checked again letter by letter.
  public func words(from bag: [Character], shortest: Int = 3) -> [(word: String, entry: Entry)] {
    var available = [Int](repeating: 0, count: 256)
    for byte in String(bag).utf8 { available[Int(byte)] += 1 }
    available[Int(Self.blank)] = 0
    available[Int(Self.newline)] = 0
    var found: [(word: String, entry: Entry)] = []
    var start = 0
    var released = 0
    while start < bytes.count {
      release(from: &released, to: start)
      var end = start
      while end < bytes.count, available[Int(bytes[end])] > 0 {
        available[Int(bytes[end])] -= 1
        end += 1
      }
      for index in start..<end { available[Int(bytes[index])] += 1 }
      guard end < bytes.count, bytes[end] == Self.blank else {
        start = line(after: start, notBeginningAlike: end + 1 - start)
        continue
      }
      let word = bytes[start..<end]
      if let entry = entry(at: end + 1), Self.letterCount(word) >= shortest {
        let text = String(decoding: word, as: UTF8.self)
        if Self.letterCount(word) == word.count || Self.fits(text, bag) { found.append((text, entry)) }
      }
      start = line(atOrAfter: end + 1)
    }
    return found
  }

  private static func fits(_ word: String, _ bag: [Character]) -> Bool {
    var left = bag
    for letter in word {
      guard let index = left.firstIndex(of: letter) else { return false }
      left.remove(at: index)
    }
    return true
  }
}

extension Lexicon {
  /// The offset of the first line after the one at `start` that differs from it in its first `length` bytes. Galloping
  /// search: the stride doubles while lines are alike, then a binary search finds the end.
  private func line(after start: Int, notBeginningAlike length: Int) -> Int {
    var alike = start
    var different = bytes.count
    var stride = 1
    while alike < different {
      let probe = line(atOrAfter: alike + stride)
      guard probe < bytes.count, beginAlike(start, probe, length) else {
        different = probe
        break
      }
      alike = probe
      stride *= 4
    }
    while true {
      let probe = line(atOrAfter: alike + (different - alike + 1) / 2)
      let next = probe < different ? probe : line(atOrAfter: alike + 1)
      guard next < different else { return different }
      if beginAlike(start, next, length) { alike = next } else { different = next }
    }
  }

  private func beginAlike(_ line: Int, _ other: Int, _ length: Int) -> Bool {
    guard other + length <= bytes.count else { return false }
    var offset = length - 1
    while offset >= 0 {
      if bytes[line + offset] != bytes[other + offset] { return false }
      offset -= 1
    }
    return true
  }

  /// The offset of the first line that begins at `offset` or after it; the end of the bytes if there is none.
  private func line(atOrAfter offset: Int) -> Int {
    offset == 0 ? 0 : min(newline(from: offset - 1, to: bytes.count) + 1, bytes.count)
  }
}
