import Engines
import Testing

@Suite("Text Twist: tiles")
struct TextTwistTilesTests {
  var game = TextTwistSample.game()

  @Test("typing a letter moves its tile from the bank into the entry and leaves its slot open")
  mutating func taking() {
    let took = [game.take("a"), game.take("e")]
    #expect(took == [true, true])
    #expect(game.bankText == "tb.ls.")
    #expect(game.entryText == "ae")
  }

  @Test("neither case nor accent matters", arguments: ["E", "é", "É"] as [Character])
  mutating func folding(letter: Character) {
    let took = game.take(letter)
    #expect(took)
    #expect(game.entryText == "e")
  }

  @Test("a letter that is not in the bank is refused", arguments: ["z", "a", "7", " ", "ß"] as [Character])
  mutating func refusing(letter: Character) {
    game.type("a")
    let before = game
    let took = game.take(letter)
    #expect(!took)
    #expect(game == before)
  }

  @Test("a letter that the rack has twice can be used twice, the left one first")
  func twice() {
    var game = TextTwist(mode: .untimed, alphabet: TextTwistSample.alphabet, first: TextTwistSample.nextRack)
    game.type("n")
    #expect(game.bankText == "cde.no")
    game.type("n")
    #expect(game.bankText == "cde..o")
    let took = game.take("n")
    #expect(!took)
  }

  @Test("a click on a tile moves that tile, and a click on an open slot does nothing")
  func clicking() {
    var game = TextTwist(mode: .untimed, alphabet: TextTwistSample.alphabet, first: TextTwistSample.nextRack)
    let took = [4, 4, 6, -1].map { game.take(slot: $0) }
    #expect(took == [true, false, false, false])
    #expect(game.bankText == "cden.o")
    #expect(game.entryText == "n")
  }

  @Test("Backspace puts the last letter back into its slot, until none is left")
  mutating func puttingBack() {
    game.type("ae")
    let first = game.putBack()
    #expect(game.bankText == "tb.lse")
    let others = [game.putBack(), game.putBack()]
    #expect([first] + others == [true, true, false])
    #expect(game.bankText == "tbalse")
  }

  @Test("a click on a tile of the entry sends it back, and the others close up")
  mutating func puttingBackOne() {
    game.type("beast")
    let put = [game.putBack(at: 1), game.putBack(at: 4), game.putBack(at: -1)]
    #expect(put == [true, false, false])
    #expect(game.entryText == "bast")
    #expect(game.bankText == "...l.e")
  }

  @Test("clearing puts everything back where it was")
  mutating func clearing() {
    game.type("beast")
    let cleared = [game.clear(), game.clear()]
    #expect(cleared == [true, false])
    #expect(game.bankText == "tbalse")
    #expect(game.entryText == "")
  }

  @Test(
    "a twist changes the order of the bank's letters and nothing else",
    arguments: 1...50 as ClosedRange<UInt64>)
  mutating func twisting(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    game.type("al")
    let twisted = game.twist(using: &generator)
    #expect(twisted)
    #expect(game.bankText != "tb..se")
    #expect(game.tiles.bank.map { $0 == nil } == [false, false, true, true, false, false])
    #expect(game.bankText.sorted() == "tb..se".sorted())
    #expect(game.entryText == "al")
  }

  @Test("a twist changes the bank whatever the dice say")
  mutating func twistingWithoutLuck() {
    var stuck = Stuck()
    let twisted = game.twist(using: &stuck)
    #expect(twisted)
    #expect(game.bankText != "tbalse")
  }

  @Test("a twist never spells out a word that uses every letter")
  mutating func twistingGivesNothingAway() {
    var generator = SplitMix64(seed: 1)
    for _ in 1...5000 {
      _ = game.twist(using: &generator)
      #expect(!["stable", "tables", "ablest"].contains(game.bankText))
    }
  }

  @Test("letters that are all the same, or a single one, cannot be twisted")
  func twistingInVain() {
    var generator = SplitMix64(seed: 1)
    var game = TextTwist(mode: .untimed, alphabet: TextTwistSample.alphabet, first: TextTwistSample.nextRack)
    game.type("cdeo")
    let two = game.twist(using: &generator)
    game.type("n")
    let one = game.twist(using: &generator)
    game.type("n")
    let none = game.twist(using: &generator)
    #expect([two, one, none] == [false, false, false])
  }

  @Test("Last word replaces the entry by the word submitted last, right or wrong")
  mutating func lastWord() {
    let nothing = game.lastWord()
    #expect(!nothing)
    _ = game.enter("beats")
    game.type("la")
    let brought = [game.lastWord(), game.lastWord()]
    #expect(brought == [true, false])
    #expect(game.entryText == "beats")
    #expect(game.bankText.filter { $0 != "." } == "l")
  }
}

/// A generator that always returns the same number.
private struct Stuck: RandomNumberGenerator {
  mutating func next() -> UInt64 { 0 }
}
