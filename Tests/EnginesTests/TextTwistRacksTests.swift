import Engines
import Testing

@Suite("Text Twist: from rack to rack")
struct TextTwistRacksTests {
  @Test("the next rack opens with a six-letter word", arguments: ["stable", "tables", "ablest"])
  func opening(word: String) {
    var game = TextTwistSample.game()
    game.enter(all: ["tea", "least"])
    let tooEarly = game.nextRack(TextTwistSample.nextRack)
    #expect(!game.isNextRackOpen && !tooEarly)
    _ = game.enter(word)
    #expect(game.isNextRackOpen)
    #expect(game.status == .playing)
    let inTime = game.nextRack(TextTwistSample.nextRack)
    #expect(inTime)
    #expect(game.bankText == "cdenno")
    #expect(!game.isNextRackOpen)
    let brought = game.lastWord()
    #expect(!brought)
  }

  @Test("after a bingo the rack can be played on, and the next one stays open")
  func hunting() {
    var game = TextTwistSample.game(.timed)
    game.enter(all: ["stable", "tea", "eat"])
    #expect(game.isNextRackOpen)
    #expect(game.score == 12)
  }

  @Test("a timed rack lasts two minutes, and each has its own")
  func clock() {
    var game = TextTwistSample.game(.timed)
    #expect(game.timeLeft == .seconds(120))
    game.elapse(.milliseconds(19_500))
    #expect(game.timeLeft == .milliseconds(100_500))
    _ = game.enter("stable")
    _ = game.nextRack(TextTwistSample.nextRack)
    #expect(game.timeLeft == .seconds(120))
  }

  @Test("time out without a bingo ends the game")
  func timeOut() {
    var game = TextTwistSample.game(.timed)
    game.enter(all: ["tea", "least"])
    game.elapse(.milliseconds(119_999))
    #expect(game.status == .playing)
    game.elapse(.seconds(5))
    #expect(game.status == .over)
    #expect(game.timeLeft == .zero)
    #expect(!game.isNextRackOpen)
    #expect(game.score == 8)
  }

  @Test("after a time-out with a bingo the next rack follows", arguments: ["stable", "ablest"])
  func timeOutWithBingo(word: String) {
    var game = TextTwistSample.game(.timed)
    _ = game.enter(word)
    game.elapse(.seconds(120))
    #expect(game.status == .rackOver)
    #expect(game.isTimeOut && game.isNextRackOpen)
    let next = game.nextRack(TextTwistSample.nextRack)
    #expect(next)
    #expect(game.status == .playing)
    #expect(!game.isTimeOut)
    #expect(game.score == 6)
  }

  @Test("once a rack is over, nothing moves and nothing counts")
  func standing() {
    var game = TextTwistSample.game(.timed)
    game.type("be")
    game.elapse(.seconds(120))
    let before = game
    var generator = SplitMix64(seed: 1)
    let moved = [
      game.take("a"), game.take(slot: 0), game.putBack(), game.putBack(at: 0), game.clear(),
      game.twist(using: &generator), game.lastWord(), game.nextRack(TextTwistSample.nextRack),
      game.replayEndOfRack(), game.endGame(),
    ]
    #expect(!moved.contains(true))
    let outcome = game.submit()
    #expect(outcome == .over)
    game.elapse(.seconds(1))
    #expect(game == before)
  }

  @Test(
    "without a timer the time is recorded and ends nothing",
    arguments: [.untimed, .classic] as [TextTwist.Mode])
  func untimed(mode: TextTwist.Mode) {
    var game = TextTwistSample.game(mode)
    game.elapse(.seconds(9_999))
    #expect(game.timeLeft == nil)
    #expect(game.status == .playing)
    #expect(game.moves == [.elapse(.seconds(9_999))])
    let words = game.enter("table")
    #expect(words == .found("table", points: 5, isBingo: false))
    #expect(game.timeSpent == .seconds(9_999))
  }

  @Test("in a saved game, giving up a rack ends the game without a bingo, and the rack with one")
  func givingUp() {
    var without = TextTwistSample.game()
    let ended = [without.replayEndOfRack(), without.replayEndOfRack()]
    #expect(ended == [true, false])
    #expect(without.status == .over)
    var with = TextTwistSample.game()
    _ = with.enter("tables")
    _ = with.replayEndOfRack()
    #expect(with.status == .rackOver)
    let over = [with.endGame(), with.endGame()]
    #expect(over == [true, false])
    #expect(with.status == .over)
  }

  @Test("practised are words of racks that the player has left, not of those that the clock has cut off")
  func practice() {
    let lexicon = TextTwistSample.lexicon
    var game = TextTwistSample.game(.timed)
    game.enter(all: ["stable", "table"])
    _ = game.nextRack(TextTwistSample.rack)
    _ = game.enter("stable")
    #expect(game.wordsToPractise(lexicon) == ["tables", "beast", "beat", "tables", "beast", "table"])
    game.elapse(.seconds(120))
    #expect(game.wordsToPractise(lexicon) == ["tables", "beast", "beat"])
    _ = game.nextRack(TextTwistSample.rack)
    _ = game.enter("tables")
    #expect(game.wordsToPractise(lexicon) == ["tables", "beast", "beat", "stable", "beast", "table"])
  }

  @Test("at most three words of a rack are practised, and rare ones take no place among them")
  func threeOfARack() {
    let game = TextTwistSample.game()
    #expect(game.round.missed.contains("least"))
    #expect(game.round.wordsToPractise(TextTwistSample.lexicon) == ["stable", "tables", "beast"])
    var left = TextTwistSample.game()
    left.enter(all: ["stable", "tables"])
    #expect(left.round.wordsToPractise(TextTwistSample.lexicon) == ["beast", "table", "beat"])
  }

  @Test("at the end all hidden words are shown, the missed ones marked, and no bonus word that was not found")
  func revealing() {
    var game = TextTwistSample.game()
    game.enter(all: ["tea", "eat", "ate", "beat", "stable", "beast"])
    #expect(!game.isRevealed)
    _ = game.endGame()
    #expect(game.isRevealed)
    #expect(game.round.missed == ["least", "table", "tables"])
    #expect(game.round.columns.flatMap(\.words).filter { !$0.isFound }.map(\.text) == game.round.missed)
    #expect(game.round.bonusFound == [])
  }

  @Test("the last rack ends the game when it is complete, and opens no other")
  func lastRack() {
    var game = TextTwistSample.game(.classic, of: 2)
    game.enter(all: ["stable"])
    _ = game.nextRack(TextTwistSample.nextRack)
    game.enter(all: ["conned", "code"])
    #expect(game.status == .playing)
    #expect(!game.isNextRackOpen)
    _ = game.enter("eon")
    #expect(game.status == .over)
    #expect(game.score == 6 + 26)
  }

  @Test("in a saved game, giving up the last rack ends the game, bingo or not")
  func givingUpTheLast() {
    var game = TextTwistSample.game(.classic, of: 1)
    _ = game.enter("stable")
    _ = game.replayEndOfRack()
    #expect(game.status == .over)
  }
}
