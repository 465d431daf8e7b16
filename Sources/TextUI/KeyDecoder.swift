import Texts

/// Turns the bytes that a terminal sends into keys, clicks and pasted text: by the names that terminfo has for its keys, and else
/// by the grammar of ECMA-48 and what xterm and kitty add to it. Every sequence is taken whole, whether or not it is a key.
///
/// It has no clock: `elapse` tells it that nothing has arrived for a time, by which it tells the Escape key from the beginning of a
/// sequence. What has arrived between two calls of `take` has arrived together.
public struct KeyDecoder: Sendable {
  /// A sequence with a name in terminfo, and the key that it stands for; `nil` for one that Wordyard has no use for.
  public typealias Name = (sequence: [UInt8], key: Key?)

  /// The question for the terminal's background colour, and then for its attributes: every terminal answers that, so that its
  /// answer tells that none to the first will come (xterm's control sequences, "Operating System Commands" and "DA1").
  public static let backgroundQuestion = "\u{1B}]11;?\u{1B}\\\u{1B}[c"
  /// Whether the question has been asked and not all of it been answered.
  public var awaitsBackground = false
  /// Whether clicks and the wheel are inputs. Their reports are taken whole in any case.
  public var takesMouse: Bool
  /// What finds the names, until the first byte has arrived.
  private var findNames: (@Sendable () -> [Name])?
  /// The names, sorted by their sequences.
  private var names: [Name] = []
  /// Whether a name begins with this byte.
  private var beginsName: [Bool] = []
  private let escapeDelay: Duration
  /// The characters of the bytes from 0x80 where they are not UTF-8.
  private let upperHalf: [Unicode.Scalar?]?

  private enum State {
    case ground
    /// After an escape character, and after two.
    case escape, escapes
    /// After `ESC [`, and after `ESC [ [`, with which the Linux console begins F1 to F5.
    case control, console
    /// After `ESC O`.
    case single
    /// After `ESC [ M`, before the three bytes of a mouse report.
    case mouse
    /// In a string that ends with `ESC \`, such as the answer to a question about colours; and after an ESC in it.
    case string, stringEscape
    case paste
    /// In a character of UTF-8.
    case character
  }

  private var state = State.ground
  /// Whether what the current sequence stands for is nothing: it comes with Alt, or is the rest of a late one.
  private var isMute = false
  /// What may be the beginning of a name, and the length of the longest name in it. Only in the state `ground`.
  private var held: [UInt8] = []
  private var (namedLength, namedKey) = (0, Key?.none)
  /// The parameters of a control sequence, the bytes of a mouse report, or the beginning of an operating system command.
  private var parameters: [UInt8] = []
  /// Whether an escape character stood before that of the sequence.
  private var followsEscape = false
  /// Whether a string is an operating system command, which ends with BEL, too, and how many bytes of a string have arrived.
  private var (isCommand, length) = (false, 0)
  /// A character of UTF-8 so far, how many bytes are missing, and what the next one can be.
  private var (code, missing, next) = (UInt32(0), 0, Self.continuation)
  /// Whether an escape character was taken for the Escape key last, so that what comes now may be the rest of its sequence.
  private var isAfterEscape = false
  /// Pasted text so far, and how many bytes of the sequence that ends it have arrived.
  private var (pasted, endOfPaste) = ([UInt8](), 0)
  /// How long nothing has arrived.
  private var silence = Duration.zero
  /// How long ago a string began, as far as bytes have arrived since.
  private var stringAge = Duration.zero
  private var ready: [Input] = []
  private var flood = Flood()

  /// - Parameters:
  ///   - names: is asked for when the first byte arrives; of those with the same sequence the first that has a key counts.
  ///   - escapeDelay: how long an escape character must be alone to be the Escape key.
  ///   - upperHalf: the characters of the bytes from 0x80 in a character set of single bytes; `nil` for UTF-8.
  public init(
    names: @escaping @autoclosure @Sendable () -> [Name] = [], escapeDelay: Duration = Self.usualEscapeDelay,
    upperHalf: [Unicode.Scalar?]? = nil, takesMouse: Bool = true
  ) {
    findNames = names
    (self.escapeDelay, self.upperHalf, self.takesMouse) = (escapeDelay, upperHalf, takesMouse)
  }

  private mutating func learn(_ names: [Name]) {
    findNames = nil
    var keys: [[UInt8]: Key?] = [:]
    for name in names where Self.canBeName(name.sequence) {
      keys.updateValue((keys[name.sequence] ?? nil) ?? name.key, forKey: name.sequence)
    }
    self.names = keys.map { ($0.key, $0.value) }.sorted { $0.sequence.lexicographicallyPrecedes($1.sequence) }
    beginsName = [Bool](repeating: false, count: 256)
    for name in self.names { beginsName[Int(name.sequence[0])] = true }
  }

  /// The delay when the player has not chosen another: long enough for a slow line, too short to be noticed.
  public static let usualEscapeDelay = Duration.milliseconds(50)
  /// How long the rest of a key or a character may take, and of a key that has begun with what was taken for the Escape key.
  static let restDelay = Duration.milliseconds(500)
  /// How long the rest of what may be an answer of the terminal may take, and a string all in all: until a lost packet has been
  /// sent again.
  static let answerDelay = Duration.seconds(5)
  /// How long an unfinished paste may stall.
  static let pasteDelay = Duration.seconds(3)
  /// How many inputs `take` returns at most.
  public static let mostInputs = 256

  private static let escape: UInt8 = 0x1B
  private static let interrupt: UInt8 = 0x3
  private static let continuation: ClosedRange<UInt8> = 0x80...0xBF

  /// Some entries give names to letters, or to keys without which nobody could leave. A sign of ASCII begins a name only with a
  /// control character after it, as on a Hazeltine.
  private static func canBeName(_ sequence: [UInt8]) -> Bool {
    guard let first = sequence.first else { return false }
    if 0x20..<0x7F ~= first { return sequence.count > 1 && sequence[1] < 0x20 }
    return first < 0xC0 && ![[escape], [interrupt], [0xD]].contains(sequence)
  }

  // MARK: Bytes and time

  /// Takes bytes that have arrived after a silence.
  public mutating func feed(_ bytes: some Sequence<UInt8>, after silence: Duration = .zero) {
    if let findNames { learn(findNames()) }
    let bytes = Array(bytes)
    if isAfterEscape { isAfterEscape = Self.isRest(bytes, after: self.silence + silence) }
    if isInString {
      // A string without an end must not take what a player goes on to type.
      stringAge += self.silence + silence
      if stringAge >= Self.answerDelay { finish() }
    }
    self.silence = .zero
    for byte in bytes { take(byte) }
  }

  /// Whether what arrives after an escape character that was taken for the Escape key is the rest of its sequence. Long after it,
  /// or when it begins like a letter, only what has arrived together is: keys come one by one.
  private static func isRest(_ bytes: [UInt8], after silence: Duration) -> Bool {
    guard let first = bytes.first, silence <= answerDelay else { return false }
    let second = bytes.dropFirst().first
    switch first {
    case UInt8(ascii: "["), UInt8(ascii: "]"): return silence <= restDelay || second != nil
    case UInt8(ascii: "O"): return silence <= restDelay
    case UInt8(ascii: "P"): return second.map { 0x20...0x3F ~= $0 } ?? false
    case UInt8(ascii: "_"), UInt8(ascii: "^"): return second != nil
    default: return false
    }
  }

  /// Notes that nothing has arrived for a time.
  public mutating func elapse(_ time: Duration) {
    silence += time
    if flood.isRunning, silence >= Flood.pause { flood.end() }
    while let limit, silence >= limit { giveUpWaiting() }
  }

  /// How long nothing must arrive until `elapse` changes something; `nil` when it will not.
  public var patience: Duration? {
    if !ready.isEmpty { return .zero }
    let limit = [limit, flood.isRunning ? Flood.pause : nil].compactMap { $0 }.min()
    return limit.map { max(.zero, $0 - silence) }
  }

  /// How many inputs wait for `take`.
  public var count: Int { ready.count }

  /// Returns the inputs that are complete, and forgets them; the others when there are too many at once.
  public mutating func take() -> [Input] {
    let inputs = Array(ready.prefix(Self.mostInputs))
    ready.removeFirst(inputs.count)
    return flood.gather(inputs)
  }

  /// Forgets everything that has arrived.
  public mutating func reset() {
    finish()
    (held, namedLength, isAfterEscape) = ([], 0, false)
    (pasted, endOfPaste, ready, flood) = ([], 0, [], Flood())
  }

  /// How long the silence may be until what has arrived counts as it is.
  private var limit: Duration? {
    if !held.isEmpty {
      let isShort = namedLength > 0 || held.count == 1 || held.allSatisfy { $0 == Self.escape }
      return isShort ? escapeDelay : Self.restDelay
    }
    switch state {
    case .ground: return nil
    case .escape, .escapes: return escapeDelay
    case .paste: return Self.pasteDelay
    case .single, .character: return Self.restDelay
    case .string, .stringEscape: return Self.answerDelay - stringAge
    default: return Self.answerDelay
    }
  }

  private var isInString: Bool { state == .string || state == .stringEscape }

  private mutating func giveUpWaiting() {
    guard held.isEmpty else { return resolve() }
    switch state {
    case .escape, .escapes:
      if state == .escapes { add(.escape) }
      add(.escape)
      isAfterEscape = true
      silence -= escapeDelay
    case .paste: finishPaste()
    default: break
    }
    finish()
  }

  // MARK: Names

  private mutating func take(_ byte: UInt8) {
    guard state == .ground else { return parse(byte) }
    if held.isEmpty {
      if isAfterEscape {
        (isAfterEscape, isMute) = (false, true)
        return parse(afterEscape: byte)
      }
      guard beginsName[Int(byte)] else { return parse(byte) }
    }
    held.append(byte)
    var index = firstName(from: held)
    if index < names.count, names[index].sequence == held {
      (namedLength, namedKey) = (held.count, names[index].key)
      index += 1
    }
    let mayContinue = index < names.count && names[index].sequence.starts(with: held)
    if !mayContinue { resolve() }
  }

  /// The index of the first name that is not before a sequence.
  private func firstName(from sequence: [UInt8]) -> Int {
    var (low, high) = (0, names.count)
    while low < high {
      let middle = (low + high) / 2
      if names[middle].sequence.lexicographicallyPrecedes(sequence) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Takes the longest name from what is held, or else one sequence by the grammar, and begins anew with the rest.
  private mutating func resolve() {
    let bytes = held
    var index = namedLength
    (held, namedLength) = ([], 0)
    if index > 0 {
      if let namedKey { add(namedKey) }
    } else {
      repeat {
        parse(bytes[index])
        index += 1
      } while index < bytes.count && state != .ground
    }
    for byte in bytes[index...] { take(byte) }
  }

  // MARK: Grammar

  private mutating func parse(_ byte: UInt8) {
    switch state {
    case .ground: begin(byte)
    case .escape: parse(afterEscape: byte)
    case .escapes:
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "O"):
        // Alt with a key that has a sequence of its own.
        (isMute, state) = (true, byte == UInt8(ascii: "[") ? .control : .single)
        followsEscape = true
      case Self.escape: add(.escape)
      default:
        add(.escape)
        parse(afterEscape: byte)
      }
    case .control:
      switch byte {
      case UInt8(ascii: "$") where parameters.allSatisfy(\.isDigit) && !parameters.isEmpty:
        // With Shift, rxvt ends a sequence with what ECMA-48 continues it with.
        finish()
      case 0x20...0x3F: if parameters.count < Self.mostParameters { parameters.append(byte) }
      case UInt8(ascii: "[") where parameters.isEmpty: state = .console
      case 0x40...0x7E: finishControl(byte)
      default: abandon(byte)
      }
    case .console:
      guard 0x20...0x7E ~= byte else { return abandon(byte) }
      let number = Int(byte) - 0x40
      if 1...5 ~= number { add(.function(number)) }
      finish()
    case .single:
      switch byte {
      case 0x30...0x3F: if parameters.count < Self.mostParameters { parameters.append(byte) }
      case 0x20...0x7E:
        if parameters.isEmpty, let key = Key.named(single: byte) { add(key) }
        finish()
      default: abandon(byte)
      }
    case .mouse:
      if byte == Self.escape || byte == Self.interrupt { return abandon(byte) }
      parameters.append(byte)
      guard parameters.count == 3 else { return }
      let values = parameters.map { Int($0) - 0x20 }
      addMouse(values[0], column: values[1], row: values[2])
      finish()
    case .string, .stringEscape:
      let mayEnd = state == .stringEscape
      state = byte == Self.escape ? .stringEscape : .string
      length += 1
      switch byte {
      case Self.interrupt: abandon(byte)
      case UInt8(ascii: "\\") where mayEnd: finishString()
      case 0x7 where isCommand: finishString()
      case _ where length == Self.longestString: finish()
      default:
        if isCommand, state == .string, parameters.count < Self.mostParameters { parameters.append(byte) }
      }
    case .paste: addToPaste(byte)
    case .character:
      guard next.contains(byte) else { return abandon(byte) }
      code = code << 6 | UInt32(byte & 0x3F)
      (missing, next) = (missing - 1, Self.continuation)
      if missing == 0, let scalar = Unicode.Scalar(code) { type(scalar) }
      if missing == 0 { finish() }
    }
  }

  /// Longer parameters have no meaning here, and a longer string is not waited for.
  private static let (mostParameters, longestString) = (64, 4096)

  /// Ends a string, which may be the answer to the question for the background.
  private mutating func finishString() {
    if isCommand, !isMute, let background = Background(answer: parameters) {
      ready.append(.background(background))
    }
    finish()
  }

  private mutating func finish() {
    (state, isMute, isCommand, length, followsEscape) = (.ground, false, false, 0, false)
    stringAge = .zero
    parameters.removeAll(keepingCapacity: true)
  }

  /// Gives up a sequence that this byte cannot continue.
  private mutating func abandon(_ byte: UInt8) {
    finish()
    take(byte)
  }

  private mutating func begin(_ byte: UInt8) {
    switch byte {
    case Self.escape: state = .escape
    case 0..<0x80: add(plain: byte)
    default: beginCharacter(byte)
    }
  }

  private mutating func parse(afterEscape byte: UInt8) {
    switch byte {
    case Self.escape: state = .escapes
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      (state, isCommand) = (.string, byte == UInt8(ascii: "]"))
    case Self.interrupt: abandon(byte)
    case 0x80...0xFF:
      (state, isMute) = (.ground, true)
      beginCharacter(byte)
    default: finish()  // With Alt.
    }
  }

  private mutating func beginCharacter(_ byte: UInt8) {
    if let upperHalf {
      if let scalar = upperHalf[Int(byte) - 0x80] { type(scalar) }
      return finish()
    }
    next = Self.continuation
    switch byte {
    case 0xC2...0xDF: (code, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF:
      (code, missing) = (UInt32(byte & 0xF), 2)
      // No character has a longer form than necessary, and surrogates are none.
      if byte == 0xE0 { next = 0xA0...0xBF }
      if byte == 0xED { next = 0x80...0x9F }
    case 0xF0...0xF4:
      (code, missing) = (UInt32(byte & 0x7), 3)
      if byte == 0xF0 { next = 0x90...0xBF }
      if byte == 0xF4 { next = 0x80...0x8F }
    default: return finish()
    }
    state = .character
  }

  // MARK: Control sequences

  private mutating func finishControl(_ final: UInt8) {
    let isPrivate = parameters.first.map { 0x3C...0x3F ~= $0 } ?? false
    let isMouse = final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
    if final == UInt8(ascii: "M"), parameters.isEmpty {
      state = .mouse
      return
    }
    let mute = isMute
    let isLong = parameters.count == Self.mostParameters
    let groups = isLong ? nil : Self.numbers(isPrivate ? parameters.dropFirst() : parameters[...])
    let sign = isPrivate ? parameters[0] : nil
    let isSGR = sign == UInt8(ascii: "<")
    let followsEscape = followsEscape
    finish()
    if final == UInt8(ascii: "c"), sign == UInt8(ascii: "?") {
      // No key with Alt: the Escape key was pressed while the answer was on its way.
      if followsEscape { add(.escape) }
      awaitsBackground = false
      return
    }
    guard let groups else { return }
    let numbers = groups.map { $0[0] }
    if !isPrivate, final == UInt8(ascii: "~"), numbers[0] == 200 {
      state = .paste
      return
    }
    isMute = mute
    if isMouse, numbers.count == 3, isSGR || !isPrivate {
      // The form of urxvt counts buttons like that of X10.
      if final == UInt8(ascii: "M") {
        addMouse(isSGR ? numbers[0] : numbers[0] - 0x20, column: numbers[1], row: numbers[2])
      }
    } else if !isPrivate {
      switch final {
      case UInt8(ascii: "u"):
        addKey(groups[0], Modifiers(groups.dropFirst().first), text: groups.dropFirst(2).first)
      case UInt8(ascii: "~") where numbers[0] == 27 && numbers.count == 3:
        addKey([numbers[2]], Modifiers([numbers[1]]), text: nil)
      case UInt8(ascii: "~"):
        if Modifiers(groups.dropFirst().first).areNone, let key = Key.named(number: numbers[0]) { add(key) }
      default:
        // With two numbers `R` is the place of the cursor.
        let isKey = numbers[0] <= 1 && numbers.count <= (final == UInt8(ascii: "R") ? 1 : 2)
        if isKey, Modifiers(groups.dropFirst().first).areNone, let key = Key.named(final: final) { add(key) }
      }
    }
    isMute = false
  }

  /// Numbers separated by semicolons, and by colons in groups; those that are missing are 0. `nil` when they are something else.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [[Int]]? {
    var groups = [[0]]
    for byte in bytes {
      let last = groups.count - 1
      switch byte {
      case UInt8(ascii: ";"): groups.append([0])
      case UInt8(ascii: ":"): groups[last].append(0)
      case _ where byte.isDigit:
        let number = groups[last].removeLast()
        groups[last].append(min(number * 10 + Int(byte & 0xF), 1 << 24))
      default: return nil
      }
    }
    return groups
  }

  /// The modifiers of a key in a parameter of xterm or kitty. Caps Lock and Num Lock are none.
  private struct Modifiers {
    private let bits: Int
    /// Whether the key is pressed, not released.
    let isPress: Bool

    init(_ group: [Int]?) {
      bits = max(0, (group?.first ?? 0) - 1) & 0x3F
      isPress = group?.dropFirst().first != 3
    }

    var areNone: Bool { isPress && bits == 0 }
    var isShift: Bool { isPress && bits == 1 }
    var isControl: Bool { isPress && bits == 4 }
  }

  /// Adds a key by its code in kitty's protocol, or its character with xterm's modifyOtherKeys.
  /// - Parameters:
  ///   - codes: the key's, that of the same key with Shift, and that of its place on a keyboard with Latin letters; or fewer.
  ///   - text: what the key types, if the terminal tells.
  private mutating func addKey(_ codes: [Int], _ modifiers: Modifiers, text: [Int]?) {
    if modifiers.isControl {
      let code = codes.count > 2 && codes[2] > 0 ? codes[2] : codes[0]
      if let byte = UInt8(exactly: code), UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || byte == 0x5B
      {
        add(plain: byte & 0x1F)
      }
      return
    }
    guard modifiers.areNone || modifiers.isShift else { return }
    if let text, text[0] > 0 {
      for code in text { typeCode(code) }
    } else if let byte = UInt8(exactly: codes[0]), byte < 0x20 || byte == 0x7F {
      if byte == Self.escape {
        add(.escape)
      } else if byte == 0x9, modifiers.isShift {
        add(.backTab)
      } else {
        add(plain: byte)
      }
    } else if let key = Key.named(keypad: codes[0]) {
      add(key)
    } else if modifiers.isShift, codes.count > 1, codes[1] > 0 {
      typeCode(codes[1])
    } else if modifiers.isShift, let scalar = Unicode.Scalar(UInt32(codes[0])) {
      let capital = scalar.properties.uppercaseMapping.unicodeScalars
      type(capital.count == 1 ? capital.first! : scalar)
    } else {
      typeCode(codes[0])
    }
  }

  private mutating func typeCode(_ code: Int) {
    if code >= 0x20, let scalar = Unicode.Scalar(UInt32(code)) { type(scalar) }
  }

  // MARK: Keys

  /// Adds what a byte of ASCII stands for alone.
  private mutating func add(plain byte: UInt8) {
    switch byte {
    case 0x8, 0x7F: add(.backspace)
    case 0x9: add(.tab)
    case 0xA, 0xD: add(.enter)
    case 0xC:
      if !isMute { ready.append(.redraw) }
    case 0x1...0x1A: add(.control(Character(Unicode.Scalar(byte | 0x60))))
    case Self.escape: add(.escape)
    case 0..<0x20: break
    default: type(Unicode.Scalar(byte))
    }
  }

  private mutating func add(_ key: Key) {
    if !isMute { ready.append(.key(key)) }
  }

  /// Adds a character. A combining mark is one of its own, which a field joins to the letter before.
  private mutating func type(_ scalar: Unicode.Scalar) {
    let character = Character(scalar)
    if !isMute, character.isInert || character.isMark { ready.append(.key(.character(character))) }
  }

  // MARK: Mouse

  /// Adds a click or a turn of the wheel: a button of xterm's numbers, with Shift, Alt or Ctrl or without, and a place counted
  /// from 1.
  private mutating func addMouse(_ button: Int, column: Int, row: Int) {
    guard takesMouse, !isMute, column > 0, row > 0, button >= 0 else { return }
    switch button & ~0x1C {
    case 0: ready.append(.click(Point(x: column - 1, y: row - 1)))
    case 64: ready.append(.key(.wheel(-1)))
    case 65: ready.append(.key(.wheel(1)))
    default: break
    }
  }

  // MARK: Pasted text

  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// No text field accepts more bytes.
  private static let longestPaste = 4096

  /// Adds a byte to pasted text, until the sequence that ends it, or Ctrl-C, which ends it in case that is lost.
  private mutating func addToPaste(_ byte: UInt8) {
    if byte == Self.interrupt {
      (pasted, endOfPaste) = ([], 0)
      return abandon(byte)
    }
    if byte == Self.pasteEnd[endOfPaste] {
      endOfPaste += 1
      if endOfPaste == Self.pasteEnd.count { finishPaste() }
      return
    }
    let rest = Self.pasteEnd[..<endOfPaste]
    endOfPaste = byte == Self.escape ? 1 : 0
    guard pasted.count < Self.longestPaste else { return }
    pasted += rest
    if endOfPaste == 0 { pasted.append(byte) }
  }

  private mutating func finishPaste() {
    ready.append(.paste(String(decoding: pasted, as: UTF8.self)))
    (pasted, endOfPaste) = ([], 0)
    finish()
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
