import Engines
import Testing

@Suite("Text Twist: levels and the clock")
struct TextTwistLevelTests {
  private static func game(_ level: TextTwist.Level, _ mode: TextTwist.Mode = .timed) -> TextTwist {
    TextTwist(
      mode: mode, level: level, alphabet: TextTwistSample.alphabet,
      first: Rack(letters: Array("tbalse"), lexicon: TextTwistSample.lexicon, level: level))
  }

  @Test(
    "hidden are tier 1 at relaxed, tiers 1 to 2 at standard and 1 to 3 at expert; the others are bonus words")
  func hidden() {
    let racks = TextTwist.Level.allCases.map { Self.game($0).round.rack }
    #expect(
      racks.map(\.hidden) == [
        ["ate", "eat", "tea", "beast", "table", "stable"],
        ["ate", "eat", "tea", "beat", "beast", "table", "stable", "tables"],
        ["ate", "eat", "tea", "beat", "beast", "least", "table", "stable", "tables"],
      ])
    #expect(racks.map(\.bonus.count) == [6, 4, 3])
    #expect(racks.map(\.bingoCount) == [3, 3, 3])
  }

  @Test(
    "a timed rack lasts 60 seconds and 5 for each of its hidden words",
    arguments: [
      (TextTwist.Level.relaxed, 90), (.standard, 100), (.expert, 105),
    ])
  func clock(level: TextTwist.Level, seconds: Int) {
    var game = Self.game(level)
    #expect(game.timeLeft == .seconds(seconds))
    _ = game.enter("stable")
    game.elapse(.seconds(seconds - 1))
    #expect(game.status == .playing)
    let isNext = game.nextRack(
      Rack(letters: Array("tbalse"), lexicon: TextTwistSample.lexicon, level: .expert))
    #expect(isNext)
    #expect(game.timeLeft == .seconds(105))
    game.elapse(.seconds(200))
    #expect(game.isTimeOut)
    #expect(game.timeLeft == .zero)
  }

  @Test("a classic rack lasts two minutes, and so does every rack under the first rules")
  func twoMinutes() {
    let classic = TextTwist(mode: .timed, alphabet: TextTwistSample.alphabet, first: TextTwistSample.nextRack)
    #expect(classic.timeLeft == .seconds(120))
    #expect(TextTwistSample.game(.timed).timeLeft == .seconds(120))
  }

  @Test("at relaxed half of the hidden words open the next rack, too; bonus words do not count for it")
  func half() {
    var game = Self.game(.relaxed, .untimed)
    game.enter(all: ["ate", "eat", "beat", "least"])
    #expect(!game.isNextRackOpen)
    _ = game.enter("tea")
    #expect(game.isNextRackOpen)
    var timed = Self.game(.relaxed)
    timed.enter(all: ["ate", "eat", "tea"])
    timed.elapse(.seconds(300))
    #expect(timed.status == .rackOver)
  }

  @Test(
    "at the other levels only a word of six letters does", arguments: [TextTwist.Level.standard, .expert])
  func bingo(level: TextTwist.Level) {
    var game = Self.game(level, .untimed)
    game.enter(all: ["ate", "eat", "tea", "beat", "beast", "least", "table"])
    #expect(!game.isNextRackOpen)
    _ = game.enter("ablest")
    #expect(game.isNextRackOpen, "a bonus word of six letters is a bingo")
  }
}
