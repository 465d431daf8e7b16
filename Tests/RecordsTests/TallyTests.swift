import Engines
import Records
import Testing

struct TallyTests {
  @Test("there is no best score until a game has scored") func thereIsNoBestScoreUntilAGameHasScored() {
    #expect(Tally(mode: .ghostEasy, played: 3).best == nil)
    #expect(Tally(mode: .ghostEasy, played: 3, mostPoints: 7).best == 7)
  }
}
