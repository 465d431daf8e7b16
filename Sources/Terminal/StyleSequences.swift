/// Reduces the bytes that ncurses sends to switch colours and attributes (ECMA-48, "Select Graphic Rendition").
///
/// ncurses disables all attributes before it moves the cursor and enables them again afterwards, in several sequences. Here
/// such sequences are deferred until something is printed or erased that would look different, and then only the difference
/// is sent, in one sequence: about a third of the bytes for a guess. Cursor movements within a row are shortened to the
/// column. Everything else is passed through unchanged.
struct StyleSequences {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The style that the terminal uses now, and the one that the next character needs.
  private var actual = TerminalStyle()
  private var wanted = TerminalStyle()
  /// Whether `actual` is reliable: false after a sequence that is not understood, until all attributes are reset.
  private var isKnown = true
  /// The row of the cursor, if known.
  private var row: Int?
  /// The number of skipped blanks that are on the screen already.
  private var skipped = 0
  private var output: [UInt8] = []

  /// An equivalent, shorter byte sequence. It must begin and end with all attributes disabled.
  /// - Parameter colored: the range in which plain blanks only move the cursor, because they are on the screen already.
  mutating func shorten(_ bytes: Bytes, colored: Range<Int> = 0..<0) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    output.reserveCapacity(bytes.count)
    skipped = 0
    actual = TerminalStyle()
    wanted = TerminalStyle()
    isKnown = true
    row = nil
    var index = 0
    while index < bytes.count {
      if bytes[index] == Self.escape {
        index = sequence(bytes, from: index)
      } else if bytes[index] == Self.blank, colored.contains(index), isKnown, wanted == TerminalStyle() {
        skipped += 1
        index += 1
      } else if bytes[index] < Self.blank {
        control(bytes[index])
        index += 1
      } else {
        let end = end(of: bytes, from: index, colored)
        skip()
        index = passBlanks(bytes, index..<end)
        guard index < end else { continue }
        flush()
        pass(bytes, index..<end)
        index = end
      }
    }
    skip()
    flush()
    return output
  }

  private static let escape = UInt8(ascii: "\u{1B}")
  private static let blank = UInt8(ascii: " ")

  /// The end of the printed characters that begin at an index. At the start of the coloured range and before each blank in it
  /// they are interrupted, because such a blank may only move the cursor.
  private func end(of bytes: Bytes, from start: Int, _ colored: Range<Int>) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] >= Self.blank, end != colored.lowerBound,
      bytes[end] != Self.blank || !colored.contains(end)
    {
      end += 1
    }
    return end
  }

  /// Passes the blanks at the start of a range through when they look the same in the style that the terminal uses now.
  /// - Returns: the start of the rest.
  private mutating func passBlanks(_ bytes: Bytes, _ range: Range<Int>) -> Int {
    guard isKnown, wanted.showsBlanks(like: actual) else { return range.lowerBound }
    let rest = bytes[range].firstIndex { $0 != Self.blank } ?? range.upperBound
    pass(bytes, range.lowerBound..<rest)
    return rest
  }

  /// Handles a control character, which only moves the cursor; a line feed may fill a new row with the background.
  private mutating func control(_ byte: UInt8) {
    skip()
    if byte == UInt8(ascii: "\n") {
      flush()
      row = nil
    }
    output.append(byte)
  }

  /// Handles an escape sequence; returns its end.
  private mutating func sequence(_ bytes: Bytes, from start: Int) -> Int {
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else {
      // It may move the cursor to another row, as `ESC M` does, which screen and tmux use for that.
      skip()
      flush()
      row = nil
      output.append(bytes[start])
      return start + 1
    }
    var end = start + 2
    while end < bytes.count, bytes[end] < 0x40 { end += 1 }
    guard end < bytes.count else {
      skip()
      flush()
      pass(bytes, start..<end)
      return end
    }
    if bytes[end] == UInt8(ascii: "H") { skipped = 0 }
    if bytes[end] == UInt8(ascii: "b"), skipped > 0 {
      // Repeats a blank that has been skipped.
      var numbers = Parameters(bytes, (start + 2)..<end)
      if case .some(let count?) = numbers.next(), count > 0 { skipped += count }
      return end + 1
    }
    if bytes[end] != UInt8(ascii: "m") { skip() }
    switch bytes[end] {
    case UInt8(ascii: "m"):
      if !isKnown || !select(bytes, (start + 2)..<end) { passSwitch(bytes, start..<(end + 1)) }
    case UInt8(ascii: "H"): move(bytes, start..<(end + 1))
    case UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "G"): pass(bytes, start..<(end + 1))
    case UInt8(ascii: "A"), UInt8(ascii: "B"), UInt8(ascii: "d"):
      row = nil
      pass(bytes, start..<(end + 1))
    case UInt8(ascii: "J"), UInt8(ascii: "K"), UInt8(ascii: "X"), UInt8(ascii: "b"):
      // A blank that is repeated has been sent already: nothing may come between.
      if !wanted.showsBlanks(like: actual) { flush() }
      pass(bytes, start..<(end + 1))
    default:
      flush()
      row = nil
      pass(bytes, start..<(end + 1))
    }
    return end + 1
  }

  private mutating func pass(_ bytes: Bytes, _ range: Range<Int>) {
    output.append(contentsOf: Bytes(rebasing: bytes[range]))
  }

  /// Moves the cursor over the skipped blanks.
  private mutating func skip() {
    guard skipped > 0 else { return }
    begin()
    if skipped > 1 { output.append(decimal: skipped) }
    output.append(UInt8(ascii: "C"))
    skipped = 0
  }

  private mutating func begin() {
    output.append(Self.escape)
    output.append(UInt8(ascii: "["))
  }

  /// Moves the cursor; within a row only the column is sent.
  private mutating func move(_ bytes: Bytes, _ motion: Range<Int>) {
    var numbers = Parameters(bytes, (motion.lowerBound + 2)..<(motion.upperBound - 1))
    guard case .some(let newRow?) = numbers.next(), case .some(let column?) = numbers.next(),
      newRow >= 0, column >= 0, numbers.next() == nil
    else {
      row = nil
      pass(bytes, motion)
      return
    }
    if newRow == row {
      begin()
      output.append(decimal: column)
      output.append(UInt8(ascii: "G"))
    } else {
      pass(bytes, motion)
    }
    row = newRow
  }

  /// Sends a style sequence unchanged, because it is not understood or follows one that is not.
  private mutating func passSwitch(_ bytes: Bytes, _ range: Range<Int>) {
    flush()
    pass(bytes, range)
    let parameters = (range.lowerBound + 2)..<(range.upperBound - 1)
    let switchesOff = parameters.isEmpty || bytes[parameters.lowerBound] == UInt8(ascii: "0")
    isKnown = switchesOff && select(bytes, parameters)
    if isKnown { actual = wanted }
  }

  /// Applies the parameters of a style sequence; returns false and changes nothing when one is unknown.
  private mutating func select(_ bytes: Bytes, _ range: Range<Int>) -> Bool {
    var style = wanted
    var parameters = Parameters(bytes, range)
    while let parameter = parameters.next() {
      let number = parameter ?? 0
      switch number {
      case 0: style = TerminalStyle()
      case 1, 4, 7: style.attributes |= 1 << UInt8(number)
      case 22: style.attributes &= ~(1 << 1)
      case 24: style.attributes &= ~(1 << 4)
      case 27: style.attributes &= ~(1 << 7)
      case 39: style.foreground = .own
      case 49: style.background = .own
      case 38, 48:
        guard parameters.next() == 5, case .some(let index?) = parameters.next(), 0...255 ~= index else {
          return false
        }
        if number == 38 { style.foreground = .indexed(index) } else { style.background = .indexed(index) }
      case 30...37, 90...97: style.foreground = .plain(number)
      case 40...47, 100...107: style.background = .plain(number)
      default: return false
      }
    }
    wanted = style
    return true
  }

  /// Sends the difference between the styles before something is drawn.
  private mutating func flush() {
    guard isKnown, wanted != actual else { return }
    let plain = TerminalStyle()
    let resetLength = wanted.length(from: plain) + (wanted == plain ? 0 : 2)
    let isKept = actual.attributes & ~wanted.attributes == 0 && wanted.length(from: actual) <= resetLength
    begin()
    if !isKept && wanted != plain {
      output.append(UInt8(ascii: "0"))
      output.append(UInt8(ascii: ";"))
    }
    wanted.append(to: &output, from: isKept ? actual : plain)
    output.append(UInt8(ascii: "m"))
    actual = wanted
  }
}
