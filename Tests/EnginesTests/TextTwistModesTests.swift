import TestSupport
import Testing

@testable import Engines

@Suite("Text Twist on seven letters, with fours, and Lightning")
struct TextTwistModesTests {
  /// The words of a list that letters make, letter by letter.
  private static func found(_ letters: [Character], _ words: [String], shortest: Int) -> Set<String> {
    Set(
      words.filter { word in
        var left = letters
        return word.count >= shortest
          && word.allSatisfy { letter in
            guard let place = left.firstIndex(of: letter) else { return false }
            left.remove(at: place)
            return true
          }
      })
  }

  @Test(
    "racks have the letters and the words of their mode, as trying all words of the list finds them",
    arguments: Checkout.languages)
  func racks(code: String) throws {
    let lexicon = RealLexicon.of(code)
    let words = lexicon.scan().filter { lexicon.letterCount($0.word) <= 7 && $0.entry.isFit }
      .map { (text: lexicon.text($0.word), tier: $0.entry.tier) }
    for mode in [TextTwist.Mode.seven, .fours, .lightning] {
      for level in mode.levels {
        let dealer = TextTwistDealer(lexicon: lexicon, level: level, mode: mode, seed: 7)
        #expect(dealer.rackCount > 200)
        for number in 1...12 {
          let rack = try #require(dealer.rack(number: number))
          let hidden = words.filter { $0.tier <= level.hiddenTier }.map(\.text)
          #expect(rack.letters.count == mode.rackSize)
          #expect(Set(rack.hidden) == Self.found(rack.letters, hidden, shortest: mode.shortest))
          #expect(rack.hidden.contains { $0.count == mode.rackSize })
          if mode != .lightning { #expect(mode.hiddenCounts(level).contains(rack.hidden.count)) }
        }
      }
    }
  }

  private static func game(_ mode: TextTwist.Mode) -> (game: TextTwist, dealer: TextTwistDealer) {
    let dealer = TextTwistDealer(lexicon: RealLexicon.of("en"), mode: mode, seed: 3)
    let game = TextTwist(
      mode: mode, alphabet: TestSupport.language("en").alphabet, first: dealer.rack(number: 1)!)
    return (game, dealer)
  }

  private static func enter(_ word: String, _ game: inout TextTwist) -> TextTwist.Outcome {
    for letter in word { _ = game.take(letter) }
    return game.submit()
  }

  @Test(
    "seven letters have a minute and a half and five seconds a word; a word of all letters opens the next rack"
  )
  func seven() {
    var (game, dealer) = Self.game(.seven)
    #expect(game.timeLimit == .seconds(90 + 5 * game.round.rack.hidden.count))
    #expect(!game.isNextRackOpen)
    let whole = game.round.rack.hidden.last!
    #expect(Self.enter(whole, &game) == .found(whole, points: 7, isBingo: true))
    #expect(game.isNextRackOpen)
    let isNext = game.nextRack(dealer.rack(number: 2)!)
    #expect(isNext && game.timeLimit < .seconds(90 + 5 * game.round.rack.hidden.count))
  }

  @Test("with fours no word of three letters counts")
  func fours() {
    let (game, _) = Self.game(.fours)
    #expect(game.round.columns.first?.length == 4)
    #expect(game.round.rack.hidden.count >= 12)
    let three = game.round.rack.letters.prefix(3).map { $0 }
    var other = game
    #expect(Self.enter(String(three), &other) == .tooShort(String(three)))
  }

  @Test(
    "in Lightning every rack is one word, ten points and twenty seconds; the first one without ends the game")
  func lightning() {
    var (game, dealer) = Self.game(.lightning)
    for number in 1...3 {
      #expect(game.timeLimit == .seconds(20))
      let word = game.round.rack.hidden[0]
      game.elapse(.seconds(19))
      #expect(Self.enter(word, &game) == .found(word, points: 10, isBingo: true))
      #expect(game.score == 10 * number)
      let isNext = game.nextRack(dealer.rack(number: number + 1)!)
      #expect(isNext)
    }
    #expect(Self.enter("cat", &game) != .found("cat", points: 10, isBingo: false))
    game.elapse(.seconds(20))
    #expect(game.status == .over && game.score == 30)
  }
}
