extension Lexicon {
  /// Every word that can be made from the letters of `bag`, each used at most once, sorted bytewise, with
  /// its tier. The words have at least `shortest` letters.
  ///
  /// One pass over the bytes: a word is dropped at the first byte that is used up. Where letters take several
  /// bytes, those bytes could also make up a letter that is not in the bag; such a word is checked letter by letter.
  public func words(from bag: [Character], shortest: Int = 3) -> [(word: String, tier: Tier)] {
    var available = [Int8](repeating: 0, count: 256)
    for byte in String(bag).utf8 { available[Int(byte)] &+= available[Int(byte)] == .max ? 0 : 1 }
    var found: [(word: String, tier: Tier)] = []
    available.withUnsafeMutableBufferPointer { available in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, available[Int(bytes[end])] > 0 {
          available[Int(bytes[end])] -= 1
          end += 1
        }
        for index in start..<end { available[Int(bytes[index])] += 1 }
        if end + 1 < bytes.count, bytes[end] == Self.blank, let tier = Self.tier(bytes[end + 1]) {
          let word = bytes[start..<end]
          if Self.letterCount(word) >= shortest {
            let text = String(decoding: word, as: UTF8.self)
            if text.utf8.count == text.count || Self.fits(text, bag) { found.append((text, tier)) }
          }
        }
        while end < bytes.count, bytes[end] != Self.newline { end += 1 }
        start = end + 1
      }
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
