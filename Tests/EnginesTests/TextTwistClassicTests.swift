import Engines
import TestSupport
import Testing

@Suite("Text Twist: the classic racks")
struct TextTwistClassicTests {
  private let racks: [Rack]

  init() throws {
    racks = try Rack.classics(
      text: #require(Checkout.text("assets/languages/en/racks.txt")), file: "racks.txt",
      alphabet: TextTwistSample.alphabet, report: { Issue.record($0) })
  }

  @Test("there are three, in their order, with 26, 17 and 13 words worth 99, 62 and 51 points")
  func counts() {
    #expect(racks.map { String($0.letters) } == ["cdenno", "ehhssu", "hisswy"])
    #expect(racks.map(\.hidden.count) == [26, 17, 13])
    #expect(racks.map { $0.hidden.joined().count } == [99, 62, 51])
    #expect(racks.map(\.bingoCount) == [1, 1, 1])
  }

  @Test("their words are exactly the listed ones")
  func words() {
    let listed = [
      """
      conned coden coned donne nonce code coed cone conn deco done neon node none once cod con den doc doe don
      end eon nod ode one
      """,
      "hushes shush hehs hues hush shes sues uses ess heh hes hue huh she shh sue use",
      "swishy hissy swish hiss whys wish wiss ywis his shy sis why wis",
    ]
    #expect(racks.count == listed.count)
    for (rack, text) in zip(racks, listed) {
      #expect(rack.hidden.sorted() == text.split(whereSeparator: \.isWhitespace).map(String.init).sorted())
      #expect(rack.bonus == [])
    }
  }

  @Test("a word that is not listed is no word, though a dictionary may have it")
  func complete() {
    var game = TextTwist(mode: .classic, alphabet: TextTwistSample.alphabet, first: racks[1], of: racks.count)
    let outcomes = [game.enter("hush"), game.enter("hess"), game.enter("shes")]
    #expect(
      outcomes == [
        .found("hush", points: 4, isBingo: false), .notAWord("hess"),
        .found("shes", points: 4, isBingo: false),
      ])
  }

  @Test("finding every word on all three racks scores 424 points")
  func all() {
    var game = TextTwist(mode: .classic, alphabet: TextTwistSample.alphabet, first: racks[0], of: racks.count)
    game.enter(all: racks[0].hidden)
    for rack in racks.dropFirst() {
      _ = game.nextRack(rack)
      game.enter(all: rack.hidden)
    }
    #expect(game.score == 2 * (99 + 62 + 51))
    #expect(game.status == .over)
  }

  @Test(
    "a line that is no rack is reported with its number and left out",
    arguments: [
      ("cdenno conned", InputProblem.Cause.notARack),
      ("cdenn: end", .notRackLetters("cdenn", count: 6)),
      ("cden7o: conned", .notRackLetters("cden7o", count: 6)),
      ("cdenno: conned on", .notARackWord("on", lengths: 3...6)),
      ("cdenno: conned eon\u{1B}[2J", .notARackWord("eon\u{1B}[2J", lengths: 3...6)),
      ("cdenno: conned ended", .wordNotInRack("ended", letters: "cdenno")),
      ("cdenno: conned eon Eon", .rackWordRepeated("Eon")),
      ("cdenno: eon code", .noBingo(letters: 6)),
      ("cdenno:", .notARack),
    ])
  func flaws(line: String, cause: InputProblem.Cause) throws {
    var problems: [InputProblem] = []
    let racks = try Rack.classics(
      text: "# racks\n\n\(line)\nHISSWY: Swishy wis\r\n", file: "r.txt", alphabet: TextTwistSample.alphabet,
      report: { problems.append($0) })
    #expect(problems == [InputProblem(file: "r.txt", line: 3, cause)])
    #expect(racks == [Rack(letters: Array("hisswy"), words: ["wis", "swishy"])])
  }

  @Test("a file without a rack is refused")
  func empty() {
    #expect(throws: InputProblem(file: "r.txt", .noRack)) {
      try Rack.classics(
        text: "# nothing\n", file: "r.txt", alphabet: TextTwistSample.alphabet, report: { _ in })
    }
  }
}
