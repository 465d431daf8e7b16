extension String {
  /// The text wrapped into lines of at most `width` columns, broken between words; a longer word is split.
  public func wrapped(to width: Int) -> [String] {
    guard width > 0 else { return [] }
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

  /// The text wrapped into the minimum number of lines of at most `width` columns, with balanced lengths.
  public func balanced(to width: Int) -> [String] {
    let lines = wrapped(to: width)
    guard lines.count > 1 else { return lines }
    // The least width that is wide enough, as the greatest is.
    var (tooNarrow, narrowest) = (0, width)
    while narrowest - tooNarrow > 1 {
      let middle = (narrowest + tooNarrow) / 2
      if wrapped(to: middle).count == lines.count { narrowest = middle } else { tooNarrow = middle }
    }
    return wrapped(to: narrowest)
  }
}
