import Texts

@testable import Engines
@testable import Tables
@testable import TextUI

/// What other players, programs and terminals send, and what is typed after the program's name.
extension Fuzz {
  /// Letters and codes as they are pasted; a first byte below 3 makes one with a check that fits of the rest.
  @Sendable static func letters(_ bytes: [UInt8]) {
    var numbers = Numbers(rest: bytes[...])
    switch bytes.first {
    case 0: made(letter: &numbers)
    case 1: made(code: &numbers)
    case 2: made(list: &numbers)
    default: read(text(bytes))
    }
  }

  private static func read(_ text: String) {
    if let code = try? GameCode(text) { check((try? GameCode(code.text)) == code, "the same code") }
    if let list = try? ListLetter.found(in: text), let again = list.text {
      check((try? ListLetter.found(in: again))?.entries == list.entries, "the same list")
    }
    if let letter = try? PostLetter.found(in: text) { open(letter) }
    _ = PostLetter.isIn(text)
  }

  private static func open(_ letter: PostLetter) {
    check((try? PostLetter.found(in: letter.text)) == letter, "the same letter")
    guard
      var match = try? PostMatch(letter, alphabet: .latin, lexicon: lexicon, version: letter.words)
    else { return }
    check(match.letter.moves == letter.moves, "the moves of the letter")
    _ = (match.moves, match.movers, match.winner, match.turn)
    for move in [PostMatch.Move.ghost(.add("a")), .hangman(.guess("e")), .phrase("node"), .resign] {
      if match.make(move) { check(!match.letter.text.isEmpty, "a letter") }
    }
  }

  private static func made(letter numbers: inout Numbers) {
    _ = numbers.next(below: 1)
    let kinds = PostLetter.Kind.allCases
    var letter = PostLetter(
      kind: kinds[numbers.next(below: kinds.count)], language: "en",
      rules: GameCode.Rules(bits: numbers.next(below: 256)),
      words: numbers.next(below: 256), game: numbers.next(), seats: numbers.next(below: 8),
      turn: numbers.next(below: 8))
    if letter.turn == 7 { letter.turn = nil }
    letter.moves = numbers.rest.prefix(380).map { $0 & 63 }
    read(letter.text)
  }

  private static func made(code numbers: inout Numbers) {
    _ = numbers.next(below: 1)
    let code = GameCode(
      mode: numbers.next(below: 32), language: "en", deal: numbers.next() & 0xFFFF_FFFF,
      rules: GameCode.Rules(bits: numbers.next(below: 256)), words: numbers.next(below: 256),
      result: numbers.next(below: 256))
    if let code { read(code.text) }
  }

  private static func made(list numbers: inout Numbers) {
    var bits = Bits()
    bits.add(1, 4)
    bits.add(7, 3)
    for letter in [4, 13] as [UInt64] { bits.add(letter, 5) }
    for byte in numbers.rest.dropFirst().prefix(1100) { bits.add(UInt64(byte), 8) }
    bits.fill()
    bits.add(UInt64(ListLetter.check(bits.values[...])), 25)
    read("WY" + String(bits.values.map { GameCode.alphabet[Int($0)] }))
  }

  /// A table: a saved one, or lines of the wire and of a relay; the first line is the table's.
  @Sendable static func tables(_ bytes: [UInt8]) {
    let words = TableWords(language: "en", alphabet: .latin, lexicon: lexicon, sha256: SHA256.digest)
    let lines = bytes.split(separator: 10, maxSplits: 200, omittingEmptySubsequences: false).map(Array.init)
    for line in lines {
      if let read = TableLine(line) { check(TableLine(read.bytes) == read, "the same line") }
      if let read = RelayLine(line) { check(RelayLine(read.bytes) == read, "the same line of a relay") }
    }
    guard let header = lines.first.flatMap({ TableHeader(text($0)) }) else { return }
    check(TableHeader(header.description) == header, "the same table")
    let (match, log) = TableMatch.replay(
      header, TableLog(lines.dropFirst().compactMap { TableLog.Entry(text($0)) }), words: words)
    guard match != nil else { return }
    check(TableMatch.replay(header, log, words: words).log == log, "the moves that the rules allow")
  }

  /// Keys: a byte 0xFE is a pause, as long as the next one says.
  @Sendable static func keys(_ bytes: [UInt8]) {
    let pauses = [1, 20, 49, 50, 60, 200, 499, 540, 600, 4999, 5000]
    var decoder = KeyDecoder(
      names: [
        (Array("\u{1B}OA".utf8), .up), (Array("\u{1B}[3~".utf8), .delete), (Array("\u{1B}[1;2A".utf8), nil),
        ([0x7F], .backspace),
      ])
    decoder.awaitsBackground = bytes.count.isMultiple(of: 2)
    var rest = bytes[...]
    func take() {
      for input in decoder.take() {
        guard case .key(.character(let character)) = input else { continue }
        check(!character.unicodeScalars.contains { $0.properties.generalCategory == .control }, "no control")
      }
    }
    while let byte = rest.popFirst() {
      guard byte == 0xFE, let next = rest.popFirst() else {
        decoder.feed([byte])
        continue
      }
      take()
      decoder.elapse(.milliseconds(pauses[Int(next) % pauses.count]))
      take()
    }
    decoder.elapse(.seconds(10))
    take()
    decoder.feed([0x71])
    check(decoder.take() == [.key(.character("q"))], "a key after silence is itself")
  }

  /// What is typed after the program's name, one argument a line, or a line of `serve`.
  @Sendable static func arguments(_ bytes: [UInt8]) {
    let lines = text(bytes).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    do {
      let options = try Options(["wordyard"] + lines)
      _ = try Options(serving: lines.last ?? "", with: options)
    } catch let refusal as Refusal {
      check(!refusal.message(.english).isEmpty, "a reason")
    } catch {}
  }
}
