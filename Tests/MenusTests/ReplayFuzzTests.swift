import Engines
import Kit
import Menus
import Play
import Records
import ScreenTesting
import Storage
import TestSupport
import Testing
import TextUI

/// Finished games whose saved form was changed, as a recording shows them.
struct ReplayFuzzTests {
  /// A finished game of each kind, with what it was played with.
  private static func games() -> [(record: GameRecord, context: Context)] {
    var hangman = App.playing("moss", records: RecordStore.inMemory())
    hangman.type("zmos")
    var twist = App.twisting(.timed, records: RecordStore.inMemory())
    twist.enter("code", "node")
    twist.giveUp()
    var ghost = App.haunting(records: RecordStore.inMemory())
    ghost.loseAMatch()
    return [hangman, twist, ghost].compactMap { app in
      var context = app.context
      let id = context.services.records.finishedGames(of: "Ada").first?.id
      return context.services.records.record(of: id, orLastOf: "Ada").map { ($0, context) }
    }
  }

  @Test("are shown whole, or not at all") func changed() throws {
    let games = Self.games()
    try #require(games.count == 3)
    for game in games {
      #expect(ReplayFrames(game.record, size: ScreenSize.home.size, game.context) != nil)
    }
    var generator = SplitMix64(seed: 1)
    var shown = 0
    for number in 0..<(LongTrials.areOn ? 1_000_000 : 2_000) {
      let (record, context) = games[number % games.count]
      var bytes = Array(record.game.fields.description.utf8)
      for _ in 0...generator.below(3) {
        let place = generator.below(bytes.count)
        switch generator.below(4) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + generator.below(9)))
        case 2: bytes.insert(contentsOf: bytes[place...].prefix(9), at: generator.below(bytes.count))
        default: bytes.swapAt(place, generator.below(bytes.count))
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      guard let fields = SavedGame.Fields(String(decoding: bytes, as: UTF8.self)) else { continue }
      var game = record.game
      game.fields = fields
      let changed = GameRecord(result: record.result, game: game)
      if let frames = ReplayFrames(changed, size: ScreenSize.home.size, context)?.frames {
        shown += 1
        #expect(frames.count > 1 && frames.allSatisfy { $0.size == ScreenSize.home.size })
      }
    }
    #expect(shown > 0)
  }
}
