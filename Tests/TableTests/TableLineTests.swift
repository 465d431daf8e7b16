import Engines
import Tables
import Testing

struct TableLineTests {
  static let lines: [(TableLine, String)] = [
    (.sit(version: 1, known: 4, name: "anna"), "sit 1 4 anna"),
    (.sit(version: 1, known: 0, name: "Zoë van 李"), "sit 1 0 Zoë van 李"),
    (.who(version: 1), "who 1"),
    (.play(12, "+a"), "play 12 +a"),
    (.play(0, "=the end"), "play 0 =the end"),
    (.word("coded"), "word coded"),
    (.chair(3, .medium), "chair 3 2"),
    (.chair(3, nil), "chair 3 0"),
    (.begin, "begin"), (.done(2), "done 2"),
    (.bye, "bye"),
    (.move(12, TableLog.Entry(1, "+a")), "move 12 1 +a"),
    (.want(11), "want 11"),
    (
      .table(
        TableHeader(
          id: "k3v7q2", game: .ghost, language: "en", words: "5f1c0a", seats: 4, seed: 812, bluff: true)!),
      "table 1 k3v7q2 ghost en 5f1c0a 4 seed=812 judge=3 bluff=3"
    ),
    (
      .table(
        TableHeader(
          id: "k3v7q2", game: .ghost, language: "en", words: "5f1c0a", seats: 4, seed: 812, bluff: true,
          rules: .third)!),
      "table 1 k3v7q2 ghost en 5f1c0a 4 seed=812 judge=3 bluff=2"
    ),
    (
      .table(
        TableHeader(
          id: "k3v7q2", game: .ghost, language: "en", words: "5f1c0a", seats: 4, seed: 812, bluff: true,
          rules: .second)!),
      "table 1 k3v7q2 ghost en 5f1c0a 4 seed=812 judge=3 bluff=1"
    ),
    (
      .table(
        TableHeader(
          id: "k3v7q2", game: .ghost, language: "fr", words: "5f1c0a", seats: 4, seed: 812, list: .base)!),
      "table 1 k3v7q2 ghost fr 5f1c0a 4 seed=812 judge=0 bluff=0"
    ),
    (
      .table(
        TableHeader(
          id: "k3v7q2", game: .ghost, language: "en", words: "5f1c0a", seats: 2, seed: 812, variant: .five)!),
      "table 1 k3v7q2 ghost en 5f1c0a 2 seed=812 judge=3 bluff=0 shortest=5"
    ),
    (
      .table(
        TableHeader(
          id: "k3v7q2", game: .ghost, language: "en", words: "5f1c0a", seats: 2, seed: 812, list: .familiar,
          variant: .superghost)!),
      "table 1 k3v7q2 ghost en 5f1c0a 2 seed=812 judge=2 bluff=0 shortest=6"
    ),
    (
      .table(TableHeader(id: "k3v7q2", game: .race, language: "nl", words: "0", seats: 5, rack: "cdennö")!),
      "table 1 k3v7q2 race nl 0 5 seed=0 judge=3 bluff=0 rack=cdennö"
    ),
    (.seat(0, .person, .here, "anna 2"), "seat 0 p here anna 2"),
    (.seat(2, .computer(.hard), .away, ""), "seat 2 c3 away"),
    (.seat(2, .computer(.sharp), .here, ""), "seat 2 c4 here"), (.chair(1, .sharp), "chair 1 4"),
    (.seat(4, .empty, .here, ""), "seat 4 - here"),
    (.you(1), "you 1"),
    (.host(3), "host 3"),
    (.wink(2), "wink 2"),
    (.at(12, 0x00f0_77c0), "at 12 00f077c0"),
    (.score(1, points: 14, words: 6), "score 1 14 6"),
    (.found(2, ["coded", "éénmaal"]), "found 2 coded,éénmaal"),
    (.left(73250), "left 73250"),
    (.no(.stale, 12), "no stale 12"),
    (.no(.full, nil), "no full"),
  ]

  @Test("a line has the designed format and can be parsed again", arguments: lines)
  func roundTrip(line: TableLine, text: String) {
    #expect(String(decoding: line.bytes, as: UTF8.self) == text)
    #expect(TableLine(Array(text.utf8)) == line)
  }

  @Test(
    "what is not in the grammar is no line",
    arguments: [
      "", " ", "sit", "sit 1", "sit 1 4", "sit 1 4 ", "sit  1 4 anna", "sit 01 4 anna", "sit +1 4 anna",
      "sit 1 -4 anna",
      "sit 1 9999999999 anna", "who", "who 1 ", "who 1 2", "play 1", "play x +a", "word", "word a b",
      "chair 3",
      "chair 3 5", "begin now", "bye ", " bye", "BYE", "move 1 1", "move 1", "want", "want 1 1", "you",
      "you x",
      "table 2 k3v7q2 ghost en 5f1c0a 4 seed=812 judge=3 bluff=0",
      "table 1 k3v7q2 chess en 5f1c0a 4 seed=1 judge=3 bluff=0",
      "table 1 k3v9q2 ghost en 5f1c0a 4 seed=812 judge=3 bluff=0",
      "table 1 k3v7q2 ghost en 5f1c0a 6 seed=1 judge=3 bluff=0",
      "table 1 k3v7q2 duel en 5f1c0a 3 seed=1 judge=3 bluff=0",
      "table 1 k3v7q2 race en 5f1c0a 3 seed=1 judge=3 bluff=0",
      "table 1 k3v7q2 ghost en 5f1c0a 4 seed=1 judge=9 bluff=0",
      "table 1 k3v7q2 ghost EN 5f1c0a 4 seed=1 judge=3 bluff=0",
      "table 1 k3v7q2 ghost en 5f1c0a 4 seed=+812 judge=3 bluff=0",
      "table 1 k3v7q2 ghost en 5f1c0a 4 seed=99999999999999999999 judge=3 bluff=0", "seat 0 p anna",
      "seat 0 c5 here",
      "seat 0 p here", "seat 0 - here x", "at 12", "at 12 f077c0", "at 12 00F077C0", "at 12 00f077c0 ",
      "score 1 2",
      "found 1", "found 1 a,,b", "found 1 a b", "left", "left -1", "no", "no reason", "no stale x", "over",
      "hello",
      "play 1 a\tb", "play 1 a\n", "play 1 a\u{0}", "play 1 a\u{7F}", "play 1 a\u{9B}31m",
      "play 1 a\u{2028}b",
    ])
  func refused(text: String) {
    #expect(TableLine(Array(text.utf8)) == nil)
  }

  @Test("a line of 512 bytes is read, a longer one is not") func aLineOf512BytesIsReadALongerOneIsNot() {
    #expect(TableLine(Array(("play 1 " + String(repeating: "a", count: 505)).utf8)) != nil)
    #expect(TableLine(Array(("play 1 " + String(repeating: "a", count: 506)).utf8)) == nil)
  }

  @Test("bytes that are not UTF-8 are no line") func bytesThatAreNotUTF8AreNoLine() {
    #expect(TableLine(Array("play 1 a".utf8) + [0xFF]) == nil)
    #expect(TableLine(Array("play 1 ".utf8) + [0xED, 0xA0, 0x80]) == nil)
  }

  @Test("a combining mark after a blank does not join the field before it")
  func aCombiningMarkAfterABlankDoesNotJoinTheField() {
    #expect(TableLine(Array("sit 1 4 \u{301}x".utf8)) == .sit(version: 1, known: 4, name: "\u{301}x"))
    #expect(TableLine(Array("sit 1 4\u{301} x".utf8)) == nil)
  }

  @Test(
    "100,000 random packets are read without a trap, and what is a line reads the same when written again")
  func randomPackets() {
    var generator = SplitMix64(seed: 14)
    let samples = Self.lines.map(\.0.bytes)
    var lines = 0
    for round in 0..<100_000 {
      var bytes: [UInt8]
      if round % 3 == 0 {
        bytes = (0..<generator.below(600)).map { _ in UInt8(generator.below(256)) }
      } else {
        bytes = samples[generator.below(samples.count)]
        for _ in 0..<1 + generator.below(3) {
          switch generator.below(4) {
          case 0: if !bytes.isEmpty { bytes.remove(at: generator.below(bytes.count)) }
          case 1: bytes.insert(UInt8(generator.below(256)), at: generator.below(bytes.count + 1))
          case 2: bytes += samples[generator.below(samples.count)]
          default:
            if !bytes.isEmpty { bytes[generator.below(bytes.count)] = UInt8(0x20 + generator.below(95)) }
          }
        }
      }
      guard let line = TableLine(bytes) else { continue }
      lines += 1
      if line.bytes != bytes { Issue.record("\(bytes) is written as \(line.bytes)") }
    }
    #expect(lines > 1000)
  }
}
