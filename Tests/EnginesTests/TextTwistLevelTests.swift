import Engines
import Testing

@Suite("Text Twist: levels and the clock")
struct TextTwistLevelTests {
  private static func game(
    _ level: TextTwist.Level, _ mode: TextTwist.Mode = .timed, _ version: RulesVersion = .current
  ) -> TextTwist {
    TextTwist(
      mode: mode, level: level, version: version, alphabet: TextTwistSample.alphabet,
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
    "a timed rack lasts 60 seconds and 5 for each of its hidden words, since the fifth version 3 % less from rack to rack",
    arguments: [(TextTwist.Level.relaxed, 90), (.standard, 100), (.expert, 105)],
    [RulesVersion.fourth, .fifth])
  func clock(level: (TextTwist.Level, Int), version: RulesVersion) {
    let (level, seconds) = level
    var game = Self.game(level, .timed, version)
    #expect(game.timeLeft == .seconds(seconds))
    _ = game.enter("stable")
    game.elapse(.seconds(seconds - 1))
    #expect(game.status == .playing)
    let isNext = game.nextRack(
      Rack(letters: Array("tbalse"), lexicon: TextTwistSample.lexicon, level: .expert))
    #expect(isNext)
    #expect(game.timeLeft == .milliseconds(version == .fourth ? 105_000 : 101_850))
    _ = game.enter("stable")
    _ = game.nextRack(Rack(letters: Array("tbalse"), lexicon: TextTwistSample.lexicon, level: .expert))
    #expect(game.timeLeft == .milliseconds(version == .fourth ? 105_000 : 98_794))
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

  @Test(
    "at relaxed and standard two thirds of the hidden words open the next rack, too; bonus words do not count",
    arguments: [
      (TextTwist.Level.relaxed, ["ate", "eat", "beat", "least", "table"], "tea", 4),
      (.standard, ["ate", "eat", "beat", "least", "table", "tea"], "beast", 6),
    ])
  func twoThirds(level: TextTwist.Level, words: [String], last: String, count: Int) {
    var game = Self.game(level, .untimed)
    #expect(game.wordsToOpen == count)
    game.enter(all: words)
    #expect(!game.isNextRackOpen && !game.isWon)
    _ = game.enter(last)
    #expect(game.isNextRackOpen && game.isWon)
    var timed = Self.game(level)
    timed.enter(all: words + [last])
    timed.elapse(.seconds(300))
    #expect(timed.status == .rackOver)
  }

  @Test("at expert and on classic racks only a word of six letters does", arguments: ["stable", "ablest"])
  func bingo(word: String) {
    var game = Self.game(.expert, .untimed)
    #expect(game.wordsToOpen == nil)
    game.enter(all: ["ate", "eat", "tea", "beat", "beast", "least", "table"])
    #expect(!game.isNextRackOpen && !game.isWon)
    _ = game.enter(word)
    #expect(game.isNextRackOpen && game.isWon, "a bonus word of six letters is a bingo")
    var classic = TextTwist(
      mode: .classic, alphabet: TextTwistSample.alphabet, first: TextTwistSample.nextRack)
    classic.enter(all: ["code", "eon"])
    #expect(!classic.isNextRackOpen && classic.wordsToOpen == nil)
  }

  @Test(
    "under the earlier rules half of the words did at relaxed, and only there",
    arguments: [RulesVersion.first, .second, .third])
  func half(version: RulesVersion) {
    var game = Self.game(.relaxed, .untimed, version)
    game.enter(all: ["ate", "eat", "beat", "least"])
    #expect(!game.isNextRackOpen)
    _ = game.enter("tea")
    #expect(game.isNextRackOpen)
    var standard = Self.game(.standard, .untimed, version)
    standard.enter(all: ["ate", "eat", "tea", "beat", "beast", "least", "table"])
    #expect(!standard.isNextRackOpen)
  }

  @Test("a game that has opened a rack is won, and stays so when a rack is given up or the clock ends it")
  func won() {
    var game = Self.game(.standard)
    #expect(!game.isWon)
    _ = game.enter("stable")
    _ = game.nextRack(Rack(letters: Array("tbalse"), lexicon: TextTwistSample.lexicon))
    var ended = game
    _ = game.endGame()
    ended.elapse(.seconds(300))
    #expect(game.isWon && ended.isWon && ended.status == .over)
    var lost = Self.game(.standard)
    lost.enter(all: ["ate", "eat", "tea"])
    _ = lost.endGame()
    #expect(!lost.isWon)
  }

  @Test("a game of the earlier rules is won as it was then: by a word of six letters")
  func wonEarlier() {
    var game = Self.game(.relaxed, .untimed, .third)
    game.enter(all: ["ate", "eat", "tea"])
    #expect(game.isNextRackOpen && !game.isWon)
    _ = game.enter("stable")
    #expect(game.isWon)
  }
}
