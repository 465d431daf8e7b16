import Engines
import TestSupport
import Testing

/// A letter by post as text.
@Suite struct PostLetterTests {
  private static let crockford = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  private static func random(_ generator: inout SplitMix64, parts: Int) -> PostLetter {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let seats = 2 + generator.below(4)
    return PostLetter(
      kind: PostLetter.Kind.allCases[generator.below(3)],
      language: String([letters[generator.below(26)], letters[generator.below(26)]]),
      rules: .init(version: generator.below(16), tier: generator.below(8), isBluff: generator.below(2) == 0),
      words: generator.below(0x1_0000), game: generator.next() >> 24, seats: seats,
      turn: [nil, generator.below(seats)][generator.below(2)],
      moves: (0..<parts).map { _ in UInt8(generator.below(64)) })
  }

  private static func sample(parts: Int = 71) -> PostLetter {
    var generator = SplitMix64(seed: 7)
    return random(&generator, parts: parts)
  }

  @Test("every letter can be read again") func everyLetterCanBeReadAgain() throws {
    var generator = SplitMix64(seed: 1)
    for number in 0..<400 {
      let letter = Self.random(&generator, parts: number % 120)
      let found = try PostLetter.found(in: letter.text)
      #expect(found == letter)
    }
  }

  @Test("it begins with WY, in groups of five capitals and digits") func itIsWrittenInGroups() {
    let groups = Self.sample().text.split(separator: "-")
    #expect(groups[0].hasPrefix("WY"))
    #expect(groups.dropLast().allSatisfy { $0.count == 5 } && groups.last!.count <= 5)
    #expect(groups.joined().allSatisfy(Self.crockford.contains))
  }

  @Test("nine rounds of seven letters are some 130 characters with their dashes") func length() {
    #expect(Self.sample(parts: 9 * 7 + 8).text.count == 130)
  }

  /// What a chat or a mail makes of the sample letter.
  private static let received: [String] = {
    let text = sample().text
    var wrapped = ""
    for (place, character) in text.enumerated() {
      wrapped += place > 0 && place % 31 == 0 ? "\n\(character)" : String(character)
    }
    return [
      text.lowercased(), "  \(text)\n", "Your move! \(text) Have fun with it.", "(\(text))", "`\(text)`",
      "> \(text.replacing("-", with: "-\n> "))", text.replacing("-", with: " "),
      text.replacing("-", with: ""), text.replacing("-", with: "\u{2013}"),
      text.replacing("-", with: "\u{AD}-"), text.replacing("0", with: "O").replacing("1", with: "l"),
      wrapped, "│ \(text.prefix(48)) │\n│ \(text.dropFirst(48)) │", "Wyoming, why not?\n\(text)",
      "\(text)\r\nThanks, go on", "\(text) - ",
    ]
  }()

  @Test("it is found in whatever a chat or a mail makes of it", arguments: received)
  func found(text: String) throws {
    #expect(PostLetter.isIn(text))
    let found = try PostLetter.found(in: text)
    #expect(found == Self.sample())
  }

  @Test("a mistyped character is told by its group, wherever it stands; so is a group that has lost one")
  func mistyped() throws {
    let groups = Self.sample().text.split(separator: "-").map(String.init)
    for (number, group) in groups.enumerated() {
      for place in group.indices where number > 0 || place > group.index(group.startIndex, offsetBy: 1) {
        var wrong = group
        let other = Self.crockford.first { $0 != group[place] } ?? "0"
        wrong.replaceSubrange(place...place, with: String(other))
        var letter = groups
        letter[number] = wrong
        #expect(throws: PostLetter.Problem.group(number + 1, wrong)) {
          try PostLetter.found(in: "Hello\n> \(letter.joined(separator: "-"))\nBye")
        }
      }
    }
    var short = groups
    short[2].removeLast()
    #expect(throws: PostLetter.Problem.group(3, short[2])) {
      try PostLetter.found(in: short.joined(separator: "-"))
    }
    let two = groups[0] + "-" + String(groups[1].reversed()) + "-" + groups[2...].joined(separator: "-")
    #expect(throws: PostLetter.Problem.self) { try PostLetter.found(in: two) }
  }

  @Test("what programs do to a letter on its way is undone: joiners, soft line ends, full width, UTF-16")
  func mangled() throws {
    let letter = Self.sample()
    let text = letter.text
    let cut = text.index(text.startIndex, offsetBy: 27)
    let wide = text.unicodeScalars.map { String(Unicode.Scalar($0.value + 0xFEE0)!) }.joined()
    let zeros = text.map { "\($0)\0" }.joined()
    let texts: [String] = [
      text.replacing("-", with: "\u{2060}-\u{2060}"), text.map { "\($0)\u{200B}" }.joined(),
      text[..<cut] + "=\r\n" + text[cut...], text + "=20\nGo on", wide, "\u{FFFD}\u{FFFD}" + zeros,
      String(text.prefix(2)) + "\u{2060}" + String(text.dropFirst(2)),
      "W\u{200D}Y" + String(text.dropFirst(2)),
    ]
    for text in texts { #expect(try PostLetter.found(in: text) == letter, "\(text)") }
  }

  @Test("it is found below the headers of a mail, and the newest one of a match below the older ones")
  func inAMail() throws {
    let headers = String(repeating: "Received: from wy wy-4711 by wy.example (WYVERN)\n", count: 200)
    let (old, new) = (Self.sample(parts: 20), Self.sample(parts: 21))
    #expect(try PostLetter.found(in: headers + "> \(old.text)\n\n\(new.text)\n") == new)
  }

  @Test("of several letters, as in a mail that quotes another, the longest is taken") func longest() throws {
    let (short, long) = (Self.sample(parts: 5), Self.sample(parts: 6))
    for text in ["\(long.text)\n> \(short.text)", "> \(short.text)\n\(long.text)"] {
      let found = try PostLetter.found(in: text)
      #expect(found == long)
    }
  }

  @Test(
    "what is no letter is refused with its place",
    arguments: [
      ("", PostLetter.Problem.none), ("hello", .none), ("9DBY0-938NK-R4YZE-Y4FXY", .none),
      ("WY", .damaged(end: "")), ("WYABC-DEFGH", .damaged(end: "DEFGH")),
      ("WYABC-DEFUH", .character("U", at: 10)),
      ("WYABCé", .character("é", at: 6)), ("WY" + String(repeating: "A", count: 600), .tooLong),
    ])
  func refused(text: String, problem: PostLetter.Problem) {
    #expect(throws: problem) { try PostLetter.found(in: text) }
  }

  @Test("a letter of a later format is not taken for a damaged one") func newer() throws {
    let text = Self.sample(parts: 0).text.filter { $0 != "-" }
    var values = text.dropFirst(2).dropLast(4).compactMap { Self.crockford.firstIndex(of: $0) }
    #expect(text.hasSuffix(Self.check(values)))
    values[0] = 2 << 1 | values[0] & 1
    let later = "WY" + String(values.map { Self.crockford[$0] }) + Self.check(values)
    #expect(throws: PostLetter.Problem.newer) { try PostLetter.found(in: later) }
  }

  /// The check by long division, which begins with twenty ones in place of the first bits.
  private static func check(_ values: [Int]) -> String {
    var bits =
      values.flatMap { value in (0..<5).reversed().map { value >> $0 & 1 } } + Array(repeating: 0, count: 20)
    for place in 0..<20 { bits[place] ^= 1 }
    let divisor = (0...20).reversed().map { 0x18_359F >> $0 & 1 }
    for place in 0..<5 * values.count where bits[place] == 1 {
      for (offset, bit) in divisor.enumerated() { bits[place + offset] ^= bit }
    }
    let rest = bits.suffix(20)
    return String(
      (0..<4).map { group in
        crockford[rest.dropFirst(5 * group).prefix(5).reduce(0) { $0 << 1 | $1 }]
      })
  }

  // MARK: The check

  @Test("every single wrong character is noticed") func singleErrors() {
    var generator = SplitMix64(seed: 3)
    for number in 0..<(LongTrials.areOn ? 1_000 : 6) {
      let text = Array(Self.random(&generator, parts: number % 85).text)
      for place in text.indices.dropFirst(2) where text[place] != "-" {
        for character in Self.crockford where character != text[place] {
          var wrong = text
          wrong[place] = character
          #expect(throws: PostLetter.Problem.self) { try PostLetter.found(in: String(wrong)) }
        }
      }
    }
  }

  @Test("two wrong characters are noticed wherever they stand") func doubleErrors() {
    var generator = SplitMix64(seed: 4)
    for number in 0..<(LongTrials.areOn ? 100_000 : 1_000) {
      var text = Array(Self.random(&generator, parts: number % 85).text)
      let places = text.indices.dropFirst(2).filter { text[$0] != "-" }
      let one = places[generator.below(places.count)]
      let other = places.filter { $0 != one }[generator.below(places.count - 1)]
      for place in [one, other] {
        let others = Self.crockford.filter { $0 != text[place] }
        text[place] = others[generator.below(others.count)]
      }
      #expect(throws: PostLetter.Problem.self) { try PostLetter.found(in: String(text)) }
    }
  }

  /// The check is linear: two wrong characters go unnoticed only if one alone changes the check as the other does.
  @Test("no two wrong characters of the longest letter have the same effect on the check")
  func doubleErrorsProved() {
    var effects: Set<UInt32> = []
    var count = 0
    var step = (1...31).map { UInt32($0) }
    for _ in 0..<PostLetter.longest {
      effects.formUnion(step)
      count += step.count
      step = step.map { effect in
        (0..<5).reduce(effect) { effect, _ in
          effect & 0x8_0000 == 0 ? effect << 1 : (effect << 1 & 0xF_FFFF) ^ 0x8_359F
        }
      }
    }
    #expect(effects.count == count)
    #expect(!effects.contains(0))
  }

  @Test("swapped and missing characters are noticed") func swapped() {
    var generator = SplitMix64(seed: 5)
    for number in 0..<20 {
      let text = Array(Self.random(&generator, parts: 4 * number).text)
      for place in text.indices.dropFirst(2).dropLast() {
        var swapped = text
        swapped.swapAt(place, place + 1)
        if swapped != text, text[place] != "-", text[place + 1] != "-" {
          #expect(throws: PostLetter.Problem.self) { try PostLetter.found(in: String(swapped)) }
        }
        #expect(throws: PostLetter.Problem.self) { try PostLetter.found(in: String(text.prefix(place))) }
      }
    }
  }

  @Test("random texts are refused, whatever they contain") func randomTexts() {
    var generator = SplitMix64(seed: 6)
    let parts = Array("WYwy0123456789ABCDEFGHJKMNPQRSTVWXYZ--- >\n│éU\u{200B}\u{301}\u{1B}[字").map {
      String($0)
    }
    var found = 0
    for _ in 0..<(LongTrials.areOn ? 1_000_000 : 10_000) {
      var text = generator.below(2) == 0 ? "WY" : ""
      for _ in 0..<generator.below(60) { text += parts[generator.below(parts.count)] }
      if (try? PostLetter.found(in: text)) != nil { found += 1 }
    }
    // One in a million fits the check by chance.
    #expect(found <= (LongTrials.areOn ? 20 : 1))
  }

  @Test("a text without end is not read to its end") func endless() {
    let start = String(repeating: "WY", count: 100_000) + String(repeating: "W Y", count: 100_000)
    #expect(throws: PostLetter.Problem.self) { try PostLetter.found(in: start) }
  }
}
