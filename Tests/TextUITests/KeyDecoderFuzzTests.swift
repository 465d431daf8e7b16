import TestSupport
import Testing

@testable import TextUI

/// Random bytes, cut at every place and time: nothing arises but what whole sequences stand for.
@Suite struct KeyDecoderFuzzTests {
  @Test(
    "random bytes cut anywhere and anytime make no key that no whole sequence makes",
    arguments: [false, true])
  func randomBytes(hasNames: Bool) {
    var random = Random(state: hasNames ? 2 : 1)
    var rest = LongTrials.areOn ? 5_000_000 : 250_000
    while rest > 0 {
      let stream = Self.stream(Int(random.next() % 60) + 1, &random)
      rest -= stream.count
      let expected = Self.segments(stream).flatMap { Self.meaning(of: $0) }
      let inputs = Self.decoded(stream, hasNames ? Self.names : [])
      guard inputs != expected else { continue }
      let text = stream.map { "\($0.pause) \(String(UnicodeScalar($0.byte)).debugDescription)" }.joined(
        separator: ", ")
      Issue.record("\(text) make \(inputs), not \(expected)")
      return
    }
  }

  /// SplitMix64.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
  }

  /// A byte, and the milliseconds of silence before it.
  private typealias Moment = (byte: UInt8, pause: Int)

  /// Names that say the same as the grammar.
  private static let names: [KeyDecoder.Name] = [
    (Array("\u{1B}OA".utf8), .up), (Array("\u{1B}[B".utf8), .down), (Array("\u{1B}[3~".utf8), .delete),
    (Array("\u{1B}[1;2A".utf8), nil), (Array("\u{1B}Ok".utf8), .character("+")),
    (Array("\u{1B}[[A".utf8), .function(1)),
    ([0x7F], .backspace),
  ]

  private static let bytes =
    Array("[[OO]MMPA1;2~<>?u$aeoxz\u{7}\r\\ \u{3}".utf8) + [
      0x1B, 0x1B, 0x1B, 0xC3, 0xA9, 0x80, 0xE2, 0x82, 0xAC, 0xFF,
    ]
  private static let chunks = [
    "\u{1B}[", "\u{1B}O", "\u{1B}[A", "\u{1B}OB", "\u{1B}[<0;5;5M", "\u{1B}[M !!", "\u{1B}[200~",
    "\u{1B}[201~", "\u{1B}[3~",
    "\u{1B}]11;rgb:ff\u{7}", "\u{1B}[1;2A", "\u{1B}[97u", "\u{1B}[27;5;99~", "\u{1B}[[B", "\u{1B}Ok",
  ].map { Array($0.utf8) }

  private static func stream(_ count: Int, _ random: inout Random) -> [Moment] {
    var stream: [Moment] = []
    // Some streams come in one piece, some in many.
    let haste = [1, 2, 4, 20, 1000].randomElement(using: &random)!
    while stream.count < count {
      let isChunk = random.next() % 4 == 0
      let next = isChunk ? chunks.randomElement(using: &random)! : [bytes.randomElement(using: &random)!]
      for byte in next {
        let isCut = random.next() % UInt64(haste) == 0
        stream.append(
          (
            byte,
            isCut
              ? [1, 20, 40, 49, 50, 60, 200, 400, 499, 540, 600, 4000, 4999, 5000].randomElement(
                using: &random)! : 0
          ))
      }
    }
    return stream
  }

  /// What a decoder makes of a stream, asked as the terminal asks it.
  private static func decoded(_ stream: [Moment], _ names: [KeyDecoder.Name]) -> [Input] {
    var decoder = KeyDecoder(names: names)
    var inputs: [Input] = []
    for moment in stream + [(0, 10_000)] {
      var pause = Duration.milliseconds(moment.pause)
      while let patience = decoder.patience, patience <= pause {
        decoder.elapse(patience)
        pause -= patience
        inputs += decoder.take()
      }
      decoder.feed([moment.byte], after: pause)
      inputs += decoder.take()
    }
    return inputs
  }

  /// What a whole sequence stands for, which tables test.
  private static func meaning(of segment: Segment) -> [Input] {
    switch segment {
    case .escape: return [.key(.escape)]
    case .sequence(let bytes):
      var decoder = KeyDecoder()
      decoder.feed(bytes)
      // A paste whose end has not come.
      if decoder.patience == KeyDecoder.pasteDelay { decoder.elapse(KeyDecoder.pasteDelay) }
      return decoder.take()
    }
  }

  private enum Segment {
    /// An escape character that is the Escape key.
    case escape
    /// Bytes that belong together.
    case sequence([UInt8])
  }

  /// Cuts a stream into what belongs together, by looking at all of it.
  private static func segments(_ stream: [Moment]) -> [Segment] {
    var segments: [Segment] = []
    var index = 0
    /// The byte at a place, if it follows within a time.
    func byte(_ place: Int, within limit: Int) -> UInt8? {
      place < stream.count && stream[place].pause < limit ? stream[place].byte : nil
    }
    /// Skips or takes what began before a place. Returns whether it came to its end.
    func finish(_ kind: UInt8, from place: Int) -> (end: Int, isWhole: Bool) {
      var end = place
      func skip(while condition: (UInt8) -> Bool) -> UInt8? {
        while let next = byte(end, within: kind == UInt8(ascii: "O") ? 500 : 5000) {
          guard condition(next) else { return next }
          end += 1
        }
        return nil
      }
      switch kind {
      case UInt8(ascii: "["):
        if byte(end, within: 5000) == UInt8(ascii: "[") {
          guard let next = byte(end + 1, within: 5000), 0x20..<0x7F ~= next else { return (end + 1, false) }
          return (end + 2, true)
        }
        var areDigits = true
        let final = skip { next in
          if next == UInt8(ascii: "$"), areDigits, end > place { return false }
          areDigits = areDigits && UInt8(ascii: "0")...UInt8(ascii: "9") ~= next
          return 0x20...0x3F ~= next
        }
        guard let final, 0x40...0x7E ~= final || final == UInt8(ascii: "$") else { return (end, false) }
        end += 1
        if final == UInt8(ascii: "M"), end == place + 1 {
          for _ in 0..<3 {
            guard let next = byte(end, within: 5000), next != 0x1B, next != 3 else { return (end, false) }
            end += 1
          }
        }
        return (end, true)
      case UInt8(ascii: "O"):
        guard let final = skip(while: { 0x30...0x3F ~= $0 }), 0x20..<0x7F ~= final else {
          return (end, false)
        }
        return (end + 1, true)
      default:
        // All of a string comes within the time.
        var (final, age) = (UInt8?.none, 0)
        while let next = byte(end, within: 5000 - age) {
          let ends = next == UInt8(ascii: "\\") && end > place && stream[end - 1].byte == 0x1B
          if ends || next == 0x3 || next == 0x7 && kind == UInt8(ascii: "]") {
            final = next
            break
          }
          age += stream[end].pause
          end += 1
        }
        return final == nil || final == 0x3 ? (end, false) : (end + 1, true)
      }
    }
    /// Takes a paste that began before a place, until its end or Ctrl-C, which gives it up.
    func paste(from place: Int) -> (end: Int, isGivenUp: Bool) {
      var end = place
      while let next = byte(end, within: 3000) {
        if next == 3 { return (end, true) }
        end += 1
        if stream[place..<end].suffix(6).map(\.byte) == Array("\u{1B}[201~".utf8) { break }
      }
      return (end, false)
    }
    func bytes(_ range: Range<Int>) -> [UInt8] { stream[range].map(\.byte) }
    func isPaste(_ range: Range<Int>) -> Bool {
      bytes(range).last == UInt8(ascii: "~")
        && bytes(range).drop { $0 != UInt8(ascii: "[") }.starts(with: Array("[200".utf8))
        && [UInt8(ascii: "~"), UInt8(ascii: ";"), UInt8(ascii: ":")].contains(
          bytes(range).drop { $0 != UInt8(ascii: "[") }.dropFirst(4).first)
        && !bytes(range).contains {
          [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: " "), UInt8(ascii: "$")]
            .contains($0)
        }
    }
    /// Takes a control sequence or one that begins with `ESC O` or a string; `isMute` when it is nothing.
    func take(from first: Int, kind: UInt8, at place: Int, isMute: Bool, followsEscape: Bool = false) {
      let (end, isWhole) = finish(kind, from: place)
      index = end
      guard isWhole else { return }
      if kind == UInt8(ascii: "["), isPaste(place - 1..<end) {
        let paste = paste(from: end)
        index = paste.end
        if !paste.isGivenUp { segments.append(.sequence(Array("\u{1B}[200~".utf8) + bytes(end..<index))) }
      } else if !isMute {
        segments.append(.sequence(bytes(first..<end)))
      } else if followsEscape, bytes(place..<end).first == UInt8(ascii: "?"),
        bytes(place..<end).last == UInt8(ascii: "c"), kind == UInt8(ascii: "[")
      {
        // The answer about the terminal's attributes.
        segments.append(.escape)
      }
    }
    let kinds = Array("[O]P^_X".utf8)
    let restKinds = Array("[O]".utf8)
    while index < stream.count {
      let start = index
      if stream[start].byte != 0x1B {
        // A character, as far as its bytes come in time.
        var end = start + 1
        while let next = byte(end, within: 500), 0x80...0xBF ~= next, isPrefix(bytes(start..<end + 1)) {
          end += 1
        }
        segments.append(.sequence(bytes(start..<end)))
        index = end
        continue
      }
      guard let kind = byte(start + 1, within: 50) else {
        segments.append(.escape)
        index = start + 1
        if let kind = byte(index, within: 551), restKinds.contains(kind) {
          take(from: index, kind: kind, at: index + 1, isMute: true)
        }
        continue
      }
      if kind == 0x1B {
        if let next = byte(start + 2, within: 50), next == UInt8(ascii: "[") || next == UInt8(ascii: "O") {
          take(from: start, kind: next, at: start + 3, isMute: true, followsEscape: true)
        } else {
          segments.append(.escape)
          index = start + 1
        }
      } else if kinds.contains(kind) {
        take(from: start, kind: kind, at: start + 2, isMute: false)
      } else if kind == 3 {
        index = start + 1
      } else {
        // With Alt.
        index = start + 2
        while let next = byte(index, within: 500), 0x80...0xBF ~= next, isPrefix(bytes(start + 1..<index + 1))
        { index += 1 }
      }
    }
    return segments
  }

  /// Whether bytes are a character or the beginning of one.
  private static func isPrefix(_ bytes: [UInt8]) -> Bool {
    rests.contains { rest in
      let text = String(decoding: bytes + rest, as: UTF8.self)
      return text.unicodeScalars.count == 1 && Array(text.utf8) == bytes + rest
    }
  }

  private static let rests: [[UInt8]] = [[], [0x80], [0x80, 0x80]]

  @Test("sequences in any order, cut anywhere for a short while, make their keys one after the other")
  func sequencesInAnyOrderMakeTheirKeysOneAfterTheOther() {
    let known: [(String, [Input])] = [
      ("a", [.key(.character("a"))]), ("é", [.key(.character("é"))]), ("\u{1B}[A", [.key(.up)]),
      ("\u{1B}OM", [.key(.enter)]),
      ("\u{1B}z", []), ("\u{1B}[<0;2;3M", [.click(Point(x: 1, y: 2))]), ("\u{1B}[M#!!", []),
      ("\u{1B}[200~OA\u{1B}[201~", [.paste("OA")]),
      ("\u{1B}[99;5u", [.key(.control("c"))]), ("\u{1B}]0;e\u{1B}\\", []), ("\u{1B}[I", []),
      ("\u{1B}[3$", []), ("\u{1B}O2P", []),
      ("\u{1B}[[A", [.key(.function(1))]), ("\t", [.key(.tab)]),
    ]
    var random = Random(state: 3)
    for _ in 0..<(LongTrials.areOn ? 100_000 : 1000) {
      let chosen = (0..<10).map { _ in known.randomElement(using: &random)! }
      let stream = chosen.flatMap { $0.0.utf8 }.map {
        (byte: $0, pause: [0, 0, 0, 1, 49].randomElement(using: &random)!)
      }
      #expect(Self.decoded(stream, Self.names) == chosen.flatMap(\.1))
    }
  }
}
