/// Shortens what ncurses sends to switch colours and attributes (ECMA-48, "Select Graphic Rendition").
///
/// ncurses switches everything off before it moves the cursor and on again behind it, in several sequences. Here the
/// switches wait until something is printed or erased, and then only what has changed is sent, in one sequence: about a
/// third of the bytes of a guess. Where the cursor moves within a row, only the column is sent. Everything else passes as
/// it is.
struct StyleSequences {
  /// What a terminal draws with.
  private struct Style: Equatable {
    /// The parameters of the colours; empty is the terminal's own.
    var foreground: [UInt8] = []
    var background: [UInt8] = []
    /// Bit by number: 1 bold, 4 underlined, 7 reversed.
    var attributes: UInt8 = 0
  }

  /// What the terminal draws with, and what it is to draw with.
  private var actual = Style()
  private var wanted = Style()
  /// Whether `actual` is what the terminal draws with; not so behind a switch that is not understood here, until
  /// everything is switched off.
  private var isKnown = true
  /// The row of the cursor, as digits, where it is known.
  private var row: ArraySlice<UInt8> = []
  /// How many blanks have been passed over that stand there already.
  private var skipped = 0
  private var output: [UInt8] = []

  /// The same to a terminal as these bytes, which begin and end with nothing switched on.
  /// - Parameter colored: where blanks with nothing switched on only move the cursor: they stand there already.
  mutating func shorten(_ bytes: UnsafeBufferPointer<UInt8>, colored: Range<Int> = 0..<0) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    skipped = 0
    actual = Style()
    wanted = Style()
    isKnown = true
    row = []
    var index = 0
    while index < bytes.count {
      if colored.contains(index), bytes[index] == UInt8(ascii: " "), isKnown, wanted == Style() {
        skipped += 1
        index += 1
      } else {
        index =
          bytes[index] == Self.escape ? sequence(bytes, from: index) : character(bytes[index], at: index)
      }
    }
    skip()
    flush()
    return output
  }

  private static let escape = UInt8(ascii: "\u{1B}")

  /// A character; a control character below the blank only moves the cursor.
  private mutating func character(_ byte: UInt8, at index: Int) -> Int {
    skip()
    if byte >= UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { flush() }
    if byte == UInt8(ascii: "\n") { row = [] }
    output.append(byte)
    return index + 1
  }

  /// An escape sequence; returns where it ends.
  private mutating func sequence(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    guard start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "[") else {
      skip()
      flush()
      output.append(bytes[start])
      return start + 1
    }
    var end = start + 2
    while end < bytes.count, bytes[end] < 0x40 { end += 1 }
    guard end < bytes.count else {
      skip()
      flush()
      output += bytes[start...]
      return bytes.count
    }
    if bytes[end] == UInt8(ascii: "H") { skipped = 0 }
    if bytes[end] != UInt8(ascii: "m") { skip() }
    switch bytes[end] {
    case UInt8(ascii: "m"):
      let parameters = bytes[(start + 2)..<end]
      if !isKnown || !select(parameters) { pass(bytes[start...end], parameters) }
    case UInt8(ascii: "H"): move(bytes[start...end], Array(bytes[(start + 2)..<end]))
    case UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "G"): output += bytes[start...end]
    case UInt8(ascii: "A"), UInt8(ascii: "B"), UInt8(ascii: "d"):
      row = []
      output += bytes[start...end]
    default:
      flush()
      row = []
      output += bytes[start...end]
    }
    return end + 1
  }

  /// Moves the cursor over blanks that stand there already.
  private mutating func skip() {
    guard skipped > 0 else { return }
    output += [Self.escape, UInt8(ascii: "[")] + (skipped > 1 ? Array(String(skipped).utf8) : [])
    output.append(UInt8(ascii: "C"))
    skipped = 0
  }

  /// Moves the cursor; within its row only the column is named.
  private mutating func move(_ motion: Slice<UnsafeBufferPointer<UInt8>>, _ parameters: [UInt8]) {
    let parts = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      row = []
      output += motion
      return
    }
    if parts[0] == row {
      output += [Self.escape, UInt8(ascii: "[")] + parts[1] + [UInt8(ascii: "G")]
    } else {
      output += motion
    }
    row = parts[0]
  }

  /// Sends a switch that is not understood, or follows such a one, as it is.
  private mutating func pass(
    _ switching: Slice<UnsafeBufferPointer<UInt8>>, _ parameters: Slice<UnsafeBufferPointer<UInt8>>
  ) {
    flush()
    output += switching
    isKnown = (parameters.isEmpty || parameters.first == UInt8(ascii: "0")) && select(parameters)
    if isKnown { actual = wanted }
  }

  /// Takes the parameters of a switch; false when one is unknown, and then nothing is taken.
  private mutating func select(_ parameters: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var style = wanted
    var rest = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Array($0) }[...]
    while let parameter = rest.popFirst() {
      switch String(decoding: parameter, as: UTF8.self) {
      case "", "0": style = Style()
      case "1": style.attributes |= 1 << 1
      case "4": style.attributes |= 1 << 4
      case "7": style.attributes |= 1 << 7
      case "22": style.attributes &= ~(1 << 1)
      case "24": style.attributes &= ~(1 << 4)
      case "27": style.attributes &= ~(1 << 7)
      case "39": style.foreground = []
      case "49": style.background = []
      case "38", "48":
        guard rest.count >= 2, rest.first == [UInt8(ascii: "5")] else { return false }
        let color = Array(([parameter] + rest.prefix(2)).joined(separator: [UInt8(ascii: ";")]))
        rest.removeFirst(2)
        if parameter[0] == UInt8(ascii: "3") { style.foreground = color } else { style.background = color }
      default:
        guard let first = parameter.first, parameter.count == 2 || parameter.count == 3 else { return false }
        switch (first, parameter.count) {
        case (UInt8(ascii: "3"), 2), (UInt8(ascii: "9"), 2): style.foreground = parameter
        case (UInt8(ascii: "4"), 2), (UInt8(ascii: "1"), 3): style.background = parameter
        default: return false
        }
      }
    }
    wanted = style
    return true
  }

  /// Sends what has to change before something is drawn.
  private mutating func flush() {
    guard isKnown, wanted != actual else { return }
    var shortest = parameters(from: Style())
    if wanted != Style() { shortest.insert([UInt8(ascii: "0")], at: 0) }
    if actual.attributes & ~wanted.attributes == 0 {
      let changes = parameters(from: actual)
      if length(changes) <= length(shortest) { shortest = changes }
    }
    output += [Self.escape, UInt8(ascii: "[")]
    output += shortest.joined(separator: [UInt8(ascii: ";")])
    output.append(UInt8(ascii: "m"))
    actual = wanted
  }

  private func length(_ parameters: [[UInt8]]) -> Int {
    parameters.reduce(parameters.count) { $0 + $1.count }
  }

  /// What turns a style into the wanted one, where nothing has to be switched off.
  private func parameters(from style: Style) -> [[UInt8]] {
    var parameters: [[UInt8]] = []
    for number in [UInt8(1), 4, 7] where (wanted.attributes & ~style.attributes) >> number & 1 == 1 {
      parameters.append([UInt8(ascii: "0") + number])
    }
    if wanted.foreground != style.foreground {
      parameters.append(wanted.foreground.isEmpty ? Array("39".utf8) : wanted.foreground)
    }
    if wanted.background != style.background {
      parameters.append(wanted.background.isEmpty ? Array("49".utf8) : wanted.background)
    }
    return parameters
  }
}
