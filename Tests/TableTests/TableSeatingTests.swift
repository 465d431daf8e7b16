import Engines
import Tables
import TestSupport
import Testing

@Suite("Who sits at a table") struct TableSeatingTests {
  private static let begin = TableLog.Entry(0, "begin p 1000 4 Anna p 1001 3 Bob")

  private func match() throws -> (TableSeating, Ghost) {
    let words = Sample.words
    let header = try #require(
      TableHeader(
        id: "k3v7q2", game: .ghost, language: words.language, words: words.version, seats: 2, seed: 812,
        bluff: true))
    let match = try #require(TableMatch(header, begin: Self.begin, words: words))
    guard case .ghost(let ghost) = match.game else { throw Broken() }
    return (match.seating, ghost)
  }

  private struct Broken: Error {}

  @Test("players are named in the order of their seats") func playersAreNamedInTheOrderOfTheirSeats() throws {
    let (seating, _) = try match()
    #expect(seating.seats == [0, 1])
    #expect([0, 1].map(seating.name) == ["Anna", "Bob"])
  }

  @Test(
    "a move out of turn is refused, and so is one of a seat that does not take part",
    arguments: ["+c", "!", "~2"])
  func turns(move: String) throws {
    let seating: TableSeating
    var ghost: Ghost
    (seating, ghost) = try match()
    let turn = seating.seats[try #require(ghost.player)]
    let before = ghost
    for seat in [1 - turn, 2] {
      #expect(!seating.apply(TableLog.Entry(seat, move), to: &ghost))
      #expect(ghost == before)
    }
    #expect(seating.apply(TableLog.Entry(turn, move), to: &ghost))
    #expect(ghost != before)
  }

  @Test("a move that is too long for a line is refused") func aMoveThatIsTooLongForALineIsRefused() throws {
    let seating: TableSeating
    var ghost: Ghost
    (seating, ghost) = try match()
    for move in ["+c", "#"] {
      #expect(seating.apply(TableLog.Entry(try #require(ghost.player), move), to: &ghost))
    }
    let (turn, before) = (try #require(ghost.player), ghost)
    let answer = "=" + String(repeating: "x", count: 490)
    #expect(!seating.apply(TableLog.Entry(turn, answer), to: &ghost))
    #expect(ghost == before)
    #expect(seating.apply(TableLog.Entry(turn, String(answer.dropLast())), to: &ghost))
  }
}
