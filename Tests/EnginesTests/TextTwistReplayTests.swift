import Engines
import Testing

@Suite("Text Twist: replay and random play")
struct TextTwistReplayTests {
  private static let modes = TextTwist.Mode.allCases

  @Test("whatever is pressed, bank and entry together are the rack", arguments: 1...18 as ClosedRange<UInt64>)
  func invariant(seed: UInt64) {
    Self.play(seed: seed, keys: 400) { game in
      let tiles = game.tiles.bank.compactMap { $0 } + game.tiles.entry
      #expect(tiles.sorted() == game.round.rack.letters.sorted())
      #expect(game.tiles.bank.count { $0 == nil } == game.tiles.entry.count)
    }
  }

  @Test("the same moves on the same racks rebuild the same game", arguments: 1...18 as ClosedRange<UInt64>)
  func replaying(seed: UInt64) {
    var step = 0
    Self.play(seed: seed, keys: 400) { game in
      step += 1
      guard step % 20 == 0 else { return }
      var other = TextTwist(
        mode: game.mode, alphabet: game.alphabet, first: Self.rack(1)!, of: game.rackCount)
      let accepted = other.replay(game.moves, rack: Self.rack)
      #expect(accepted)
      #expect(other == game)
    }
  }

  @Test("a game grows with its submissions, not with its keys")
  func growing() {
    var game = TextTwistSample.game(.timed)
    for _ in 1...1000 {
      game.type("beast")
      game.elapse(.milliseconds(10))
      _ = game.clear()
    }
    #expect(game.moves.count == 2)
    #expect(game.timeLeft == .seconds(110))
    _ = game.enter("tea")
    #expect(game.moves.count == 3)
  }

  @Test("a game does not grow with entries that find nothing, and is the same when it is rebuilt")
  func refusals() {
    var game = TextTwistSample.game()
    _ = game.enter("tea")
    for number in 1...3000 {
      game.elapse(.milliseconds(10))
      _ = game.enter(number % 3 == 0 ? "tea" : number % 3 == 1 ? "sab" : "te")
    }
    _ = game.enter("eat")
    for _ in 1...300 { _ = game.enter("tea") }
    game.elapse(.milliseconds(10))
    #expect(game.moves.count < 400)
    #expect(game.timeSpent == .milliseconds(30_010))
    #expect(game.round.found == ["tea", "eat"])
    var other = TextTwistSample.game()
    let accepted = other.replay(game.moves, rack: { _ in nil })
    #expect(accepted)
    #expect(other == game)
    #expect(other.submitted == Array("tea"))
  }

  @Test("the first hundred entries of a rack that find nothing are all in its replay") func hundredRefusals()
  {
    var game = TextTwistSample.game()
    for _ in 1...100 { _ = game.enter("sab") }
    _ = game.endGame()
    var other = TextTwistSample.game()
    #expect(other.steps(replaying: game.moves, rack: { _ in nil })?.count == 101)
  }

  @Test("an untimed game that was left open for a year can be saved and continued")
  func anUntimedGameThatWasLeftOpenForAYearCanBeSaved() {
    var game = TextTwistSample.game()
    game.elapse(.seconds(365 * 86_400))
    _ = game.enter("tea")
    let saved = game.moves.compactMap { TextTwist.Move("\($0)") }
    #expect(saved == game.moves)
    var other = TextTwistSample.game()
    let accepted = other.replay(saved, rack: { _ in nil })
    #expect(accepted)
    #expect(other.score == 3)
  }

  @Test(
    "a move that the rules would not have accepted ends the replay",
    arguments: [
      [.submit],
      [.nextRack],
      [.arrange(letters: Array("tbalsz"), taken: [])],
      [.arrange(letters: Array("tbals"), taken: [])],
      [.arrange(letters: Array("tbalse"), taken: [6])],
      [.arrange(letters: Array("tbalse"), taken: [1, 1])],
      [.elapse(.seconds(121))],
      [.elapse(.zero)],
      [.elapse(.seconds(-1))],
      [.endRack, .submit],
      [.endRack, .endRack],
      [.elapse(.seconds(120)), .arrange(letters: Array("tbalse"), taken: [1])],
      [.elapse(.seconds(120)), .endGame],
    ] as [[TextTwist.Move]])
  func refusing(moves: [TextTwist.Move]) {
    var game = TextTwistSample.game(.timed)
    let accepted = game.replay(moves, rack: Self.rack)
    #expect(!accepted)
    #expect(game.moves == moves.dropLast())
  }

  @Test("a replay ends where the next rack is not there any more")
  func lostRack() {
    var game = TextTwistSample.game()
    _ = game.enter("stable")
    _ = game.nextRack(TextTwistSample.nextRack)
    var other = TextTwistSample.game()
    let accepted = other.replay(game.moves) { _ in nil }
    #expect(!accepted)
    #expect(other.rackNumber == 1 && other.score == 6)
  }

  private static func rack(_ number: Int) -> Rack? {
    number % 2 == 1 ? TextTwistSample.rack : TextTwistSample.nextRack
  }

  /// Presses random keys, including those of words of the rack, and calls a closure with the game after each.
  private static func play(seed: UInt64, keys: Int, look: (TextTwist) -> Void) {
    var dice = SplitMix64(seed: seed)
    var game = TextTwist(
      mode: modes[Int(seed) % modes.count], alphabet: TextTwistSample.alphabet, first: rack(1)!,
      of: seed % 2 == 0 ? nil : 3)
    for _ in 1...keys {
      let words = game.round.rack.hidden + game.round.rack.bonus
      switch dice.below(14) {
      case 0...3: _ = game.take(Array("abcdelnostzÉ ")[dice.below(13)])
      case 4: _ = game.take(slot: dice.below(9) - 1)
      case 5: _ = game.putBack()
      case 6: _ = game.putBack(at: dice.below(8) - 1)
      case 7: _ = game.clear()
      case 8: _ = game.twist(using: &dice)
      case 9: _ = game.lastWord()
      case 10: _ = game.submit()
      case 11:
        game.type(words[dice.below(words.count)])
        _ = game.submit()
      case 12: game.elapse(.milliseconds(dice.below(3000)))
      default:
        let chance = dice.below(40)
        if chance < 8 { _ = game.nextRack(rack(game.rackNumber + 1)!) }
        if chance == 38 { _ = game.replayEndOfRack() }
        if chance == 39 { _ = game.endGame() }
      }
      look(game)
    }
  }
}
