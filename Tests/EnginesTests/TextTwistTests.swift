import Engines
import Testing

@Suite("Text Twist: words and score")
struct TextTwistTests {
  var game = TextTwistSample.game()

  @Test(
    "each answer gets its own outcome",
    arguments: [
      ("tea", .found("tea", points: 3, isBingo: false)),
      ("least", .found("least", points: 5, isBingo: false)),
      ("stable", .found("stable", points: 6, isBingo: true)),
      ("tables", .found("tables", points: 6, isBingo: true)),
      ("tael", .bonus("tael", points: 4, isBingo: false)),
      ("bats", .bonus("bats", points: 4, isBingo: false)),
      ("ablest", .bonus("ablest", points: 6, isBingo: true)),
      ("eat", .alreadyFound("eat")),
      ("abet", .notAWord("abet")),
      ("be", .tooShort("be")),
      ("a", .tooShort("a")),
      ("", .empty),
    ] as [(String, TextTwist.Outcome)])
  mutating func outcomes(word: String, expected: TextTwist.Outcome) {
    _ = game.enter("eat")
    let outcome = game.enter(word)
    #expect(outcome == expected)
    #expect(game.bankText == "tbalse")
    #expect(game.entryText == "")
  }

  @Test("a bonus word found twice is already found")
  mutating func bonusTwice() {
    let outcomes = [game.enter("tael"), game.enter("tael")]
    #expect(outcomes == [.bonus("tael", points: 4, isBingo: false), .alreadyFound("tael")])
    #expect(game.score == 4)
  }

  @Test("the hidden words are in four columns by length, sorted, found ones in place")
  mutating func columns() {
    game.enter(all: ["tea", "table", "tael"])
    let columns = game.round.columns
    #expect(columns.map(\.length) == [3, 4, 5, 6])
    #expect(
      columns.map { $0.words.map(\.text) } == [
        ["ate", "eat", "tea"], ["beat"], ["beast", "least", "table"], ["stable", "tables"],
      ])
    #expect(
      columns.map { $0.words.map(\.isFound) } == [
        [false, false, true], [false], [false, false, true], [false, false],
      ])
    #expect(columns.map(\.foundCount) == [1, 0, 1, 0])
  }

  @Test("a column is complete when each of its words is found, and a length without words has none")
  mutating func completeColumns() {
    game.enter(all: ["tea", "eat", "beat"])
    #expect(game.round.columns.map(\.isComplete) == [false, true, false, false])
    _ = game.enter("ate")
    #expect(game.round.columns.map(\.isComplete) == [true, true, false, false])
    let other = TextTwist(mode: .untimed, alphabet: TextTwistSample.alphabet, first: TextTwistSample.nextRack)
    #expect(other.round.columns.map(\.isComplete) == [false, false, false])
  }

  @Test(
    "words of tiers 1 to 3 are hidden; tier 4 ones are listed apart once found; those never shown only score")
  mutating func bonusWords() {
    #expect(game.round.rack.bonus == ["bats", "tael", "ablest"])
    #expect(game.round.bonusFound == [])
    game.enter(all: ["tael", "tea", "bats"])
    #expect(game.round.bonusFound == ["tael"])
    #expect(game.round.found == ["tael", "tea", "bats"])
    #expect(game.round.columns.flatMap(\.words).count { $0.isFound } == 1)
  }

  @Test("a word scores its length")
  mutating func score() {
    game.enter(all: ["tea", "beat", "least", "tables", "bats", "bat", "te", "tea"])
    #expect(game.score == 3 + 4 + 5 + 6 + 4)
  }

  @Test("all hidden words found double the rack's score, bonus words included, whenever those come")
  mutating func doubling() {
    _ = game.enter("tael")
    game.enter(all: game.round.rack.hidden.dropLast())
    #expect(!game.round.isComplete)
    #expect(game.score == 4 + 9 + 4 + 15 + 6)
    _ = game.enter("tables")
    #expect(game.round.isComplete)
    #expect(game.score == 2 * (4 + 9 + 4 + 15 + 12))
    _ = game.enter("bats")
    #expect(game.score == 2 * (4 + 9 + 4 + 15 + 12 + 4))
  }

  @Test("four fifths of the hidden words are worth half as much again, rounded down, bonus words included")
  func halfAgain() {
    var game = TextTwistSample.game(version: .fourth)
    #expect(game.round.wordsForHalfAgain == 8)
    game.enter(all: ["eat", "tea", "beat", "beast", "least", "table", "stable", "tael"])
    #expect(game.score == 35)
    #expect(game.round.worth == .plain)
    _ = game.enter("tables")
    #expect(game.round.worth == .halfAgain)
    #expect(game.score == 61, "41 and a half of it, without the half point")
    _ = game.enter("bats")
    #expect(game.score == 67)
    _ = game.enter("ate")
    #expect(game.round.worth == .double)
    #expect(game.score == 2 * (9 + 4 + 15 + 12 + 8))
  }

  @Test("a rack of which four fifths are all of its words knows only the doubling")
  func fewWords() {
    var game = TextTwist(mode: .untimed, alphabet: TextTwistSample.alphabet, first: TextTwistSample.nextRack)
    #expect(game.round.wordsForHalfAgain == nil)
    game.enter(all: ["conned", "code"])
    #expect(game.score == 10)
    _ = game.enter("eon")
    #expect(game.score == 26)
  }

  @Test(
    "under the earlier rules only all of the words were worth more",
    arguments: [RulesVersion.first, .second, .third])
  func earlier(version: RulesVersion) {
    var game = TextTwistSample.game(version: version)
    game.enter(all: game.round.rack.hidden.dropLast())
    #expect(game.round.worth == .plain && game.score == 34)
    _ = game.enter("tables")
    #expect(game.score == 80)
  }

  @Test("in a race, too, only all of the words are worth more")
  func race() {
    let words = Array(TextTwistSample.rack.hidden.dropLast())
    let game = TextTwist(
      racing: TextTwistSample.rack, alphabet: TextTwistSample.alphabet, found: words, timeLeft: .zero)
    #expect(game.score == TextTwistSample.rack.points(of: words) && game.score == 34)
  }

  @Test("scores add up over the racks, and only a complete rack is doubled")
  mutating func scoreOverRacks() {
    game.enter(all: game.round.rack.hidden)
    _ = game.nextRack(TextTwistSample.nextRack)
    game.enter(all: ["code", "eon"])
    #expect(game.score == 2 * 40 + 7)
    #expect(game.rounds.map(\.score) == [80, 7])
    #expect(game.rackNumber == 2)
  }

  @Test("every six-letter word counts as a bingo, and a rack with several says so")
  mutating func bingos() {
    #expect(game.round.rack.bingoCount == 3)
    #expect(TextTwistSample.nextRack.bingoCount == 1)
    game.enter(all: ["tables", "ablest", "least"])
    #expect(game.round.bingosFound == 2)
  }
}
