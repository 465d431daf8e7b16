extension String {
  /// The text wrapped into lines of at most `width` columns, broken between words; a longer word is split.
  public func wrapped(to width: Int) -> [String] {
    guard width > 0 else { return [] }
    return Words(self)?.lines(of: width) ?? wrappedByGraphemes(to: width)
  }

  /// The text wrapped into the minimum number of lines of at most `width` columns, with balanced lengths.
  public func balanced(to width: Int) -> [String] {
    guard width > 0 else { return [] }
    guard let words = Words(self), let count = words.lineCount(of: width) else {
      return balancedByGraphemes(to: width)
    }
    let narrowest = Self.narrowest(from: words.columns / count, to: width) {
      (words.lineCount(of: $0) ?? wrappedByGraphemes(to: $0).count) == count
    }
    return words.lines(of: narrowest) ?? wrappedByGraphemes(to: narrowest)
  }

  private func balancedByGraphemes(to width: Int) -> [String] {
    let lines = wrappedByGraphemes(to: width)
    guard lines.count > 1 else { return lines }
    let narrowest = Self.narrowest(from: 1, to: width) { wrappedByGraphemes(to: $0).count == lines.count }
    return wrappedByGraphemes(to: narrowest)
  }

  /// The least width in a range that is wide enough, as the greatest is.
  private static func narrowest(from least: Int, to greatest: Int, isWideEnough: (Int) -> Bool) -> Int {
    var (tooNarrow, narrowest) = (least - 1, greatest)
    while narrowest - tooNarrow > 1 {
      let middle = (narrowest + tooNarrow) / 2
      if isWideEnough(middle) { narrowest = middle } else { tooNarrow = middle }
    }
    return narrowest
  }

  private func wrappedByGraphemes(to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var room = width
    for bytes in utf8.split(separator: UInt8(ascii: " ")) {
      let word = String(Substring(bytes))
      let needed = word.columns
      if !line.isEmpty, needed + 1 <= room {
        line += " " + word
        room -= needed + 1
        continue
      }
      if !line.isEmpty { lines.append(line) }
      guard needed > width else {
        line = word
        room = width - needed
        continue
      }
      line = ""
      room = width
      for character in word {
        if character.columns > room {
          lines.append(line)
          line = ""
          room = width
        }
        line.append(character)
        room -= character.columns
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}

/// The words of a text, for breaking it into lines: the text is looked at once, however many widths are tried.
private struct Words {
  private struct Word {
    /// The byte of the text behind the word.
    var end: Int
    var columns: Int
  }

  private let text: String
  private let words: [Word]

  /// `nil` when there is no word, when two are apart by more than a blank, and for scalars that are not `isIndependent`.
  init?(_ text: String) {
    let words = text.utf8.withContiguousStorageIfAvailable { bytes -> [Word]? in
      var words: [Word] = []
      words.reserveCapacity(bytes.count / Self.usualLength + 1)
      var (index, columns) = (0, 0)
      while index <= bytes.count {
        if index < bytes.count, bytes[index] != UInt8(ascii: " ") {
          guard bytes.scalar(at: &index).isIndependent else { return nil }
          columns += 1
        } else {
          guard columns > 0 else { return nil }
          words.append(Word(end: index, columns: columns))
          (index, columns) = (index + 1, 0)
        }
      }
      return words
    }
    guard case .some(let words?) = words else { return nil }
    (self.text, self.words) = (text, words)
  }

  /// How many bytes a word usually has, for the size of the array.
  private static let usualLength = 4

  /// The width of all words, without the blanks between them.
  var columns: Int { words.reduce(0) { $0 + $1.columns } }

  /// The number of lines of at most `width` columns; `nil` where a word is longer.
  func lineCount(of width: Int) -> Int? {
    var count = 0
    return breakLines(of: width) { _ in count += 1 } ? count : nil
  }

  /// The lines of at most `width` columns; `nil` where a word is longer.
  func lines(of width: Int) -> [String]? {
    var lines: [String] = []
    let areAll = text.utf8.withContiguousStorageIfAvailable { bytes in
      breakLines(of: width) { lines.append(String(decoding: bytes[$0], as: UTF8.self)) }
    }
    return areAll == true ? lines : nil
  }

  /// Calls `add` with the bytes of each line; false where a word is longer than a line.
  @inline(__always)
  private func breakLines(of width: Int, _ add: (Range<Int>) -> Void) -> Bool {
    var (start, end, used) = (0, 0, 0)
    for word in words {
      guard word.columns <= width else { return false }
      if used > 0, used + 1 + word.columns > width {
        add(start..<end)
        (start, used) = (end + 1, 0)
      }
      used += (used > 0 ? 1 : 0) + word.columns
      end = word.end
    }
    add(start..<end)
    return true
  }
}
