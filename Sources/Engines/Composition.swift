extension String {
  /// The text with each letter and its marks as one character where Unicode has one (NFC): `é` for `e` and U+0301. Letters
  /// outside of Latin, Greek, Cyrillic, Hebrew and Arabic stay as they are.
  public var composed: String {
    guard unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return self }
    return reduce(into: "") { $0 += $1.composed }
  }
}

extension Character {
  fileprivate var composed: String {
    var marks = Array(unicodeScalars)
    let first = marks.removeFirst()
    // Before the Greek letters with two marks, no letter is another's second form.
    guard !marks.isEmpty || first.value >= 0x1F00 && first.properties.isAlphabetic else {
      return String(self)
    }
    guard marks.allSatisfy({ $0.markClass > 0 }) else { return String(self) }
    marks.sort { $0.markClass < $1.markClass }
    var letter = precomposed.member(String(first)) ?? String(first)
    var rest: [Unicode.Scalar] = []
    for mark in marks {
      // A mark is kept from the letter by another one in its place.
      let isBlocked = rest.last?.markClass == mark.markClass
      if !isBlocked, let joined = precomposed.member(letter + String(mark)) {
        letter = joined
      } else {
        rest.append(mark)
      }
    }
    for mark in rest { letter.unicodeScalars.append(mark) }
    return letter
  }
}

extension Unicode.Scalar {
  /// Where a mark stands at its letter, by which marks are ordered; 0 for letters.
  fileprivate var markClass: UInt8 { properties.canonicalCombiningClass.rawValue }
}

/// The letters that are one character. Strings are equal when they are canonically equivalent, so that `é` is found by its
/// parts.
private let precomposed: Set<String> = {
  let blocks: [ClosedRange<UInt32>] = [0xA0...0x6FF, 0x1E00...0x1FFF]
  return blocks.joined().reduce(into: []) { letters, value in
    guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { return }
    letters.insert(String(scalar))
  }
}()

extension Set<String> {
  /// The member that is equal to a text.
  fileprivate func member(_ text: String) -> String? { firstIndex(of: text).map { self[$0] } }
}
